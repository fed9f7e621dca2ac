import { render } from '@solidjs/testing-library';
import { type KitEvents, KitProvider, type KitSDK } from 'solid-chat-kit';
import { type Component, Show } from 'solid-js';
import type { Page } from './page.ts';

/** Which of two lists are mounted. */
export interface MountedLists {
  readonly first: boolean;
  readonly second: boolean;
}

/** Renders up to two lists on one SDK; each has its name as its class. */
export function renderLists(
  sdk: KitSDK,
  events: KitEvents,
  mounted: MountedLists,
  List: Component<{ class: string }>,
  page?: Page,
): ReturnType<typeof render> {
  return render(
    () => (
      <KitProvider sdk={sdk} events={events} locale="en" timeZone="UTC">
        <Show when={mounted.first}>
          <List class="first" />
        </Show>
        <Show when={mounted.second}>
          <List class="second" />
        </Show>
      </KitProvider>
    ),
    { container: page?.container },
  );
}
