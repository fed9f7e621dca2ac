import { createLocalKit } from 'solid-chat-kit/local';
import { expect, it, vi } from 'vitest';

it('a page without a database says once that its chats are kept in memory, and why', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (let nth = 0; nth < 2; nth++) {
    const kit = createLocalKit({ persist: true, seed: { conversations: 3 } });
    expect((await kit.login('ann')).getName()).toBe('Ann Lindqvist');
    expect(kit.storage).toMatchObject({ kind: 'memory', reason: { code: 'ERR_STORAGE_UNAVAILABLE' } });
  }
  const said = [expect.stringMatching(/in memory.*persist: false/s)];
  await vi.waitFor(() => expect(warn.mock.calls).toEqual([said]));
});
