import { flushNow, KitConversations, KitProvider } from 'solid-chat-kit';
import { render } from 'solid-js/web';
import type { BenchSDK } from './bench-sdk.ts';
import { createHost, type Subject } from './subject.ts';

/** Mounts `KitConversations` and waits, without a frame, until its rows are there. */
export async function mountOurs(bench: BenchSDK, pageSize: number): Promise<Subject> {
  const host = createHost();
  const builder = new bench.sdk.ConversationsRequestBuilder();
  builder.setLimit(pageSize);
  const dispose = render(
    () => (
      <KitProvider sdk={bench.sdk} locale="en" timeZone="UTC">
        <KitConversations conversationsRequestBuilder={builder} disableSoundForMessages />
      </KitProvider>
    ),
    host,
  );
  for (let turn = 0; !host.querySelector('.kit-list__row'); turn++) {
    if (turn > 1000) throw new Error('The list drew no row.');
    flushNow();
    await undefined;
  }
  const scroller = host.querySelector<HTMLElement>('.kit-list__scroller');
  if (!scroller || !bench.isHeard()) throw new Error('The list has no scroller, or listens to nothing.');
  return {
    host,
    scroller,
    receive: bench.receive,
    flush: flushNow,
    dispose() {
      dispose();
      host.remove();
    },
  };
}
