import { expect, it, vi } from 'vitest';
import { openChat, say } from './harness.tsx';

it.each([
  ['ar-EG', /^[٠-٩]+$/],
  ['ar-AE', /^[0-9]+$/],
  ['hi-u-nu-deva', /^[०-९]+$/],
])(
  '[messages.digits] counts, sizes and times have the digits of the language: %s',
  async (locale, digits) => {
    const chat = await openChat(
      async ({ ann, bob }) => {
        const message = await say(bob, 'ann', 'Hello');
        await ann.addReaction(message.getId(), '👍');
        for (let count = 0; count < 3; count++) {
          const reply = new bob.TextMessage('ann', 'Yes', 'user');
          reply.setParentMessageId(message.getId());
          await bob.sendMessage(reply);
        }
        await bob.sendMediaMessage(new bob.MediaMessage('ann', new File(['abc'], 'a'), 'file', 'user'));
      },
      { onThreadRepliesClick: () => {} },
      locale,
    );
    const parts = ['reaction-count', 'thread', 'file-size', 'status-info-view .kit-date'];
    for (const part of parts) {
      // The texts of the language load when it is first used; until then they are in English.
      await vi.waitFor(() => {
        const text = chat.find(`.kit-message-bubble__${part}`)?.textContent ?? '';
        expect(text.match(/\p{Nd}/gu)?.join('')).toMatch(digits);
      });
    }
  },
);
