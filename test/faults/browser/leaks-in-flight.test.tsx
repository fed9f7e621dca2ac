import 'solid-chat-kit/css-variables.css';
import { createKitEvents, KitConversations, KitProvider, KitUsers, SelectionMode } from 'solid-chat-kit';
import { TextMessage, TypingIndicator, User } from 'solid-chat-kit/local';
import { render } from 'solid-js/web';
import { expect, it, onTestFinished, vi } from 'vitest';
import { nextFrame } from '../../browser/stage.tsx';
import { heard, withUser } from '../../conversations/harness.tsx';
import { FakeSdk } from '../../support/fake-sdk.ts';
import { followHandles } from './open-handles.ts';
import { figure, heap, MB, megabytes, uncaught, until } from './page.ts';

const never = () => new Promise<never>(() => {});

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
  const where = `turn ${turn}`;
  await until(() => sdk.fetches.length === 2, where);
  const chats = Array.from({ length: 30 }, (_, at) =>
    withUser(`u${at}`, heard({ id: 100 - at, from: `u${at}` })),
  );
  const people = Array.from({ length: 30 }, (_, at) => new User(`u${at}`, `U${at}`));
  // Some lists go while their first page is under way.
  if (turn % 4 !== 0) {
    for (const fetch of [...sdk.fetches]) await fetch.answer(fetch.of === 'users' ? people : chats);
    await until(() => host.querySelectorAll('.kit-list__row').length > 2, where);
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
      await until(() => host.querySelector('[role="menuitem"]') !== null, where);
    }
    if (turn % 4 > 2) {
      host.querySelector<HTMLElement>('[role="menuitem"]:last-of-type')?.click();
      await until(() => host.querySelector('.kit-dialog') !== null, where);
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

it('300 mounts with everything under way leave nothing behind, and the heap as it was after ten', async () => {
  const found = uncaught();
  await mountOnce(3);
  const handles = followHandles();
  let base = 0;
  for (let turn = 1; turn <= 300; turn++) {
    const { listeners, observed } = await mountOnce(turn);
    if (listeners + observed > 0) expect.fail(`${listeners} listeners and ${observed} channels are left`);
    if (turn === 10) base = await heap();
  }
  expect(handles.left()).toEqual([]);
  expect(found).toEqual([]);
  const grown = (await heap()) - base;
  figure(
    'heap after 300 mounts of both lists with everything under way, against 10',
    `${megabytes(grown)} MB`,
  );
  expect(grown).toBeLessThan(MB);
}, 600_000);

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
  figure('heap after 1,000,000 messages with ids of their own, against 100,000', `${megabytes(grown)} MB`);
  expect(grown).toBeLessThan(4 * MB);
  const unread = () => host.querySelector('.kit-list__row')?.textContent;
  const before = unread();
  for (let back = 1; back <= 10_000; back++) send(1_000_000 - back);
  await nextFrame();
  expect(unread()).toBe(before);
}, 600_000);
