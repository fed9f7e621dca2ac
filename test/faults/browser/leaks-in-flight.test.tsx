import 'solid-chat-kit/css-variables.css';
import { createKitEvents, KitConversations, KitProvider, KitUsers, SelectionMode } from 'solid-chat-kit';
import { TextMessage, TypingIndicator, User } from 'solid-chat-kit/local';
import { render } from 'solid-js/web';
import { expect, it, onTestFinished, vi } from 'vitest';
import { nextFrame } from '../../browser/stage.tsx';
import { heard, withUser } from '../../conversations/harness.tsx';
import { FakeSdk } from '../../support/fake-sdk.ts';
import { followHandles } from './open-handles.ts';

declare const gc: (options: { type: 'major'; execution: 'async' }) => Promise<void>;

const MB = 1024 * 1024;
/** Until then the browser compiles what runs often: the heap grows by about 1 MB, and less and less. */
const WARM = 100;
const never = () => new Promise<never>(() => {});

/** The used heap in bytes, without garbage. */
async function heap(): Promise<number> {
  for (let i = 0; i < 3; i++) await gc({ type: 'major', execution: 'async' });
  return (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize;
}

function uncaught(): string[] {
  const found: string[] = [];
  const note = (event: ErrorEvent | PromiseRejectionEvent) =>
    void found.push(String('reason' in event ? event.reason : event.error));
  window.addEventListener('error', note);
  window.addEventListener('unhandledrejection', note);
  onTestFinished(() => {
    window.removeEventListener('error', note);
    window.removeEventListener('unhandledrejection', note);
  });
  return found;
}

/** Mounts both lists, leaves as much as possible under way, and unmounts them; answers come after that. */
async function mountOnce(turn: number): Promise<{ listeners: number; observed: number }> {
  const host = document.createElement('div');
  host.style.height = '400px';
  document.body.append(host);
  const sdk = new FakeSdk();
  const events = createKitEvents();
  // Questions that are never answered: about an unknown conversation, and a deletion.
  Object.assign(sdk, { getConversation: never, deleteConversation: never });
  const dispose = render(
    () => (
      <KitProvider sdk={sdk} events={events} locale="en">
        <KitConversations
          showSearchBar
          disableSoundForMessages
          markAsDelivered
          selectionMode={SelectionMode.multiple}
          subtitleView={turn % 3 === 0 ? (chat) => <i>{chat.getConversationId()}</i> : undefined}
        />
        <KitUsers options={() => [{ title: 'Pin' }]} />
      </KitProvider>
    ),
    host,
  );
  const until = async (ready: () => boolean) => {
    for (let frame = 0; !ready(); frame++) {
      if (frame > 300) expect.fail(`turn ${turn} waits in vain: ${ready}`);
      await nextFrame();
    }
  };
  await until(() => sdk.fetches.length === 2);
  const chats = Array.from({ length: 30 }, (_, at) =>
    withUser(`u${at}`, heard({ id: 100 - at, from: `u${at}` })),
  );
  const people = Array.from({ length: 30 }, (_, at) => new User(`u${at}`, `U${at}`));
  // Some lists go while their first page is under way.
  if (turn % 4 !== 0) {
    for (const fetch of [...sdk.fetches]) await fetch.answer(fetch.of === 'users' ? people : chats);
    await until(() => host.querySelectorAll('.kit-list__row').length > 2);
    // A next page.
    for (const scroller of host.querySelectorAll('.kit-list__scroller')) scroller.scrollTop = 1e6;
    const row = host.querySelector<HTMLElement>('.kit-list__row');
    row?.querySelector<HTMLElement>('.kit-list-item__action')?.focus();
    for (const type of ['pointerdown', 'pointermove'])
      row?.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerType: turn % 2 ? 'touch' : 'mouse' }),
      );
    // A menu, a dialog, a deletion.
    if (turn % 4 > 1) {
      row?.querySelector<HTMLElement>('.kit-list-item__menu-button')?.click();
      await until(() => host.querySelector('[role="menuitem"]') !== null);
    }
    if (turn % 4 > 2) {
      host.querySelector<HTMLElement>('[role="menuitem"]')?.click();
      await until(() => host.querySelector('.kit-dialog') !== null);
      host.querySelector<HTMLElement>('.kit-dialog button:last-of-type')?.click();
    }
  }
  // Events, a typing indicator, an own message, a search, a lost connection.
  for (const from of ['u1', 'unknown'])
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 1000 + turn, from }));
  const indicator = new TypingIndicator('me', 'user');
  indicator.setSender(new User('u2', 'U2'));
  sdk.emit('message', 'onTypingStarted', indicator);
  events.messages.ccMessageSent.next({
    message: new TextMessage('u3', 'Mine', 'user'),
    status: 'inprogress',
  });
  for (const input of host.querySelectorAll<HTMLInputElement>('.kit-search-bar__input')) {
    input.value = 'u';
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  if (turn % 5 === 0) sdk.emit('connection', 'onDisconnected');
  if (turn % 7 === 0) await nextFrame();
  dispose();
  host.remove();
  for (const fetch of sdk.fetches) await fetch.answer(fetch.of === 'users' ? people : chats);
  const channels = Object.values(events).flatMap((group) => Object.values(group)) as { observed: boolean }[];
  return { listeners: sdk.listenerCount, observed: channels.filter((each) => each.observed).length };
}

it('300 mounts with everything under way leave nothing behind, and the heap as it was after a hundred', async () => {
  const found = uncaught();
  await mountOnce(3);
  const handles = followHandles();
  let base = 0;
  for (let turn = 1; turn <= 300; turn++) {
    const { listeners, observed } = await mountOnce(turn);
    if (listeners + observed > 0) expect.fail(`${listeners} listeners and ${observed} channels are left`);
    if (turn === WARM) base = await heap();
  }
  expect(handles.left()).toEqual([]);
  expect(found).toEqual([]);
  const grown = (await heap()) - base;
  console.log(`FIGURE heap after 300 mounts against ${WARM}: ${(grown / MB).toFixed(2)} MB`);
  expect(grown).toBeLessThan(MB);
}, 120_000);

it('1,000,000 messages leave the memory of duplicates bounded; 10,000 back they are known', async () => {
  const host = document.createElement('div');
  host.style.height = '400px';
  document.body.append(host);
  const sdk = new FakeSdk();
  const dispose = render(
    () => (
      <KitProvider sdk={sdk} events={createKitEvents()} locale="en">
        <KitConversations disableSoundForMessages markAsDelivered />
      </KitProvider>
    ),
    host,
  );
  Object.assign(sdk, { markAsDelivered: () => undefined });
  onTestFinished(() => {
    dispose();
    host.remove();
  });
  await vi.waitFor(() => expect(sdk.fetches.length).toBe(1));
  await sdk.latest.answer([withUser('ann'), withUser('bob')]);
  const send = (id: number) =>
    sdk.emit('message', 'onTextMessageReceived', heard({ id, from: id % 2 ? 'ann' : 'bob' }));
  const sendUpTo = async (from: number, to: number) => {
    for (let id = from; id < to; id++) {
      send(id);
      if (id % 20_000 === 0) await nextFrame();
    }
    await nextFrame();
  };
  await sendUpTo(1, 100_000);
  const base = await heap();
  await sendUpTo(100_000, 1_000_000);
  const grown = (await heap()) - base;
  console.log(`FIGURE heap after 1,000,000 messages against 100,000: ${(grown / MB).toFixed(2)} MB`);
  expect(grown).toBeLessThan(4 * MB);
  const unread = () => host.querySelector('.kit-list__row')?.textContent;
  const before = unread();
  for (let back = 1; back <= 10_000; back++) send(1_000_000 - back);
  await nextFrame();
  expect(unread()).toBe(before);
}, 120_000);
