import 'solid-chat-kit/css-variables.css';
import { createKitEvents, KitChat, KitProvider } from 'solid-chat-kit';
import { type TextMessage, TypingIndicator, User } from 'solid-chat-kit/local';
import { render } from 'solid-js/web';
import { expect, it } from 'vitest';
import { nextFrame } from '../../browser/stage.tsx';
import { heard, withUser } from '../../conversations/harness.tsx';
import { FakeChat, fromAnnAs, textsFromAnn, withMembers } from '../../messages/model/fake-chat.ts';
import { SendingSdk } from '../../support/sending-sdk.ts';
import { followHandles } from './open-handles.ts';
import { figure, heap, MB, megabytes, uncaught, until } from './page.ts';

/** An SDK whose pages, sends and uploads wait. */
function chatSdk() {
  const sending = new SendingSdk();
  const never = () => new Promise(() => {});
  const { TextMessage, MediaMessage, sendMessage, sendMediaMessage, editMessage } = sending;
  const members = { TextMessage, MediaMessage, TypingIndicator, sendMessage, sendMediaMessage, editMessage };
  const unanswered = {
    getConversation: never,
    markAsRead: never,
    deleteMessage: never,
    addReaction: never,
    removeReaction: never,
  };
  const typing = { startTyping: () => {}, endTyping: () => {} };
  return { sdk: withMembers(new FakeChat(), { ...members, ...unanswered, ...typing }), sends: sending.sends };
}

/** Mounts a chat, leaves as much as possible under way, and unmounts it; answers come after that. */
async function mountOnce(turn: number): Promise<{ listeners: number; observed: number }> {
  localStorage.clear();
  const host = document.createElement('div');
  host.style.cssText = 'height: 400px; width: 1200px';
  document.body.append(host);
  const { sdk, sends } = chatSdk();
  const events = createKitEvents();
  const dispose = render(
    () => (
      <KitProvider sdk={sdk} events={events} locale="en">
        <KitChat
          disableHistory
          conversations={{ disableSoundForMessages: true }}
          messages={{
            disableSoundForMessages: true,
            bubbleFooterView: turn % 3 === 0 ? (message) => <i>{String(message.getId())}</i> : undefined,
          }}
          composer={{ disableSoundForMessages: true }}
        />
      </KitProvider>
    ),
    host,
  );
  const where = `turn ${turn}`;
  const one = (selector: string) => host.querySelector<HTMLElement>(selector);
  await until(() => sdk.fetches.length === 1, where);
  await sdk.latest.answer([withUser('ann', heard({ id: 40, from: 'ann' })), withUser('bob')]);
  await until(() => one('.kit-list-item__action') !== null, where);
  one('.kit-list-item__action')?.click();
  await until(() => sdk.pages.length > 0, where);
  // Some chats go while their first page is under way.
  if (turn % 4 !== 0) {
    const mine = fromAnnAs(41, 'Mine');
    mine.setSender(new User('me', 'Me'));
    Object.assign(mine, { getReceiverId: () => 'ann', getReactions: () => [], getReplyCount: () => 2 });
    await sdk.page.answer([...textsFromAnn(11, 40), mine]);
    await until(() => one('.kit-message-list__row') !== null, where);
    const scroller = one('.kit-message-list__scroller');
    // A page of older messages.
    if (scroller) scroller.scrollTop = -1e6;
    const row = [...host.querySelectorAll<HTMLElement>('.kit-message-list__row')].at(-1);
    row?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    if (turn % 3 === 1) {
      row?.dispatchEvent(
        new MouseEvent('contextmenu', { bubbles: true, button: 2, clientX: 9, cancelable: true }),
      );
      await until(() => one('.kit-menu__item') !== null, where);
      if (turn % 2) {
        const items = [...host.querySelectorAll<HTMLElement>('.kit-menu__item')];
        items.find(({ textContent }) => textContent === 'Delete')?.click();
        await until(() => one('.kit-dialog [data-variant="danger"]') !== null, where);
        if (turn % 5) one('.kit-dialog [data-variant="danger"]')?.click();
      } else one('.kit-menu__reaction')?.click();
    }
    if (turn % 3 === 2) one('.kit-message-bubble__thread')?.click();
  }
  // A file, a text, a draft.
  const field = one('.kit-message-composer__input') as HTMLTextAreaElement;
  const type = (words: string) => {
    field.value = words;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  const files = one('.kit-message-composer__file-input') as HTMLInputElement;
  const chosen = new DataTransfer();
  chosen.items.add(new File(['png'], 'a.png', { type: 'image/png' }));
  files.files = chosen.files;
  files.dispatchEvent(new Event('change'));
  type('With a picture');
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  type('A draft');
  sdk.arrive(fromAnnAs(100 + turn));
  const indicator = new TypingIndicator('me', 'user');
  indicator.setSender(new User('ann', 'Ann'));
  sdk.emit('message', 'onTypingStarted', indicator);
  const reaction = { getMessageId: () => 40, getReaction: () => '👍', getUid: () => 'ann' };
  const reacted = { getReaction: () => reaction, getReceiverId: () => 'me', getReceiverType: () => 'user' };
  sdk.emit('message', 'onMessageReactionAdded', reacted);
  if (turn % 5 === 0) {
    sdk.emit('connection', 'onDisconnected');
    sdk.emit('connection', 'onConnected');
  }
  if (turn % 7 === 0) await nextFrame();
  dispose();
  host.remove();
  for (const send of [...sends]) {
    if (turn % 2) await send.answer();
    else await send.fail(new Error('no'));
  }
  // Until then, the outbox listens for the connection, to send again what failed.
  sdk.emit('connection', 'onConnected');
  for (const send of sends) await send.answer();
  for (const page of sdk.pages) await page.answer(textsFromAnn(1, 10) as TextMessage[]);
  const channels = Object.values(events).flatMap((group) => Object.values(group)) as { observed: boolean }[];
  return { listeners: sdk.listenerCount, observed: channels.filter((each) => each.observed).length };
}

it('300 mounts of a whole chat with everything under way leave nothing behind', async () => {
  const found = uncaught();
  await mountOnce(3);
  const handles = followHandles();
  let base = 0;
  for (let turn = 1; turn <= 300; turn++) {
    const { listeners, observed } = await mountOnce(turn);
    if (listeners + observed > 0) expect.fail(`${listeners} listeners and ${observed} channels are left`);
    if (turn === 10) base = await heap();
  }
  // Drafts are stored soon.
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(handles.left()).toEqual([]);
  expect(found).toEqual([]);
  const grown = (await heap()) - base;
  figure(
    'heap after 300 mounts of a whole chat with everything under way, against 10',
    `${megabytes(grown)} MB`,
  );
  expect(grown).toBeLessThan(MB);
}, 240_000);
