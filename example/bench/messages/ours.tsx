import { createKitEvents, KitMessageComposer, KitMessageList, KitProvider } from 'solid-chat-kit';
import { Show } from 'solid-js';
import { render } from 'solid-js/web';
import { find } from '../lists/subject.ts';
import { type ChatMountOptions, type ChatSubject, settleUntil } from './subject.ts';

/** Mounts `KitMessageList` with everything it does except sounds; with the composer below it, if asked. */
export async function mountOurs(
  { feed, host }: ChatMountOptions,
  { hasComposer = false } = {},
): Promise<ChatSubject> {
  const builder = new feed.sdk.MessagesRequestBuilder();
  const dispose = render(
    () => (
      <KitProvider sdk={feed.sdk} events={createKitEvents()} locale="en" timeZone="UTC">
        <KitMessageList user={feed.user} messagesRequestBuilder={builder} disableSoundForMessages />
        <Show when={hasComposer}>
          <KitMessageComposer user={feed.user} disableStorage disableSoundForMessages />
        </Show>
      </KitProvider>
    ),
    host,
  );
  const rows = host.getElementsByClassName('kit-message-list__row');
  await settleUntil(() => rows.length > 0);
  if (!feed.isHeard()) throw new Error('The list listens to nothing.');
  return { feed, host, scroller: find(host, '.kit-message-list__scroller'), dispose };
}
