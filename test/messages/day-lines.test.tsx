import { expect, it, vi } from 'vitest';
import { openChat, say } from './harness.tsx';

it('[messages.dayLines] a day line has the long date of its language', async () => {
  const chat = await openChat(({ ann }) => say(ann, 'bob', 'old'), {}, 'ja');
  vi.useFakeTimers({ now: Date.now() + 40 * 86_400_000, toFake: ['Date'] });
  try {
    chat.set({ separatorDateTimeFormat: {} });
    await vi.waitFor(() =>
      expect(chat.find('.kit-message-list__day-text')?.textContent).toMatch(/^\d{4}年\d{1,2}月\d{1,2}日$/),
    );
  } finally {
    vi.useRealTimers();
  }
});
