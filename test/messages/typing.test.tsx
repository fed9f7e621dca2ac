import { describe, expect, it } from 'vitest';
import { openChat, say } from './harness.tsx';

type Chat = Awaited<ReturnType<typeof openChat>>;

/** Starts, or ends, the typing of a user. */
async function types({ ann, control, settled }: Chat, uid: string, isTyping = true) {
  await control.typeAs(uid, new ann.TypingIndicator('ann', 'user'), isTyping);
  await settled();
}
const shown = (chat: Chat) => chat.find('.kit-message-list__typing')?.textContent ?? '';
/** The rows of messages and of who is typing, in order. */
const rows = (chat: Chat) => [
  ...chat.container.querySelectorAll('.kit-message-list__row, .kit-message-list__typing'),
];

describe('who is typing in the messages', () => {
  it('is told below the newest message until it ends', async () => {
    const chat = await openChat(({ bob }) => say(bob, 'ann', 'Hi'));
    await types(chat, 'bob');
    expect(shown(chat)).toBe('typing…');
    expect(rows(chat).at(-1)?.className).toBe('kit-message-list__typing');
    await types(chat, 'bob', false);
    expect(shown(chat)).toBe('');
  });

  it('gives way to the message that was typed, in one frame', async () => {
    const chat = await openChat(({ bob }) => say(bob, 'ann', 'Hi'));
    await types(chat, 'bob');
    await say(chat.bob, 'ann', 'How are you?');
    await chat.settled();
    expect(shown(chat)).toBe('');
    expect(rows(chat).at(-1)?.textContent).toContain('How are you?');
  });

  it('says nothing of other chats', async () => {
    const chat = await openChat(({ bob }) => say(bob, 'ann', 'Hi'));
    await types(chat, 'user-3');
    expect(shown(chat)).toBe('');
  });

  it('is below a message that the user sends meanwhile', async () => {
    const chat = await openChat(({ bob }) => say(bob, 'ann', 'Hi'));
    await types(chat, 'bob');
    await chat.control.sendAs('ann', new chat.ann.TextMessage('bob', 'Me too', 'user'));
    await chat.settled();
    expect(shown(chat)).toBe('typing…');
    expect(rows(chat).at(-2)?.textContent).toContain('Me too');
  });

  it('is shown in a chat without messages', async () => {
    const chat = await openChat(() => {});
    await types(chat, 'bob');
    expect(shown(chat)).toBe('typing…');
  });
});
