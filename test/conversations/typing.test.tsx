import { TypingIndicator, User } from 'solid-chat-kit/local';
import { describe, expect, it, vi } from 'vitest';
import { heard, idle, named, renderFaked, withGroup, withUser } from './harness.tsx';

describe('the typing indicator of KitConversations', () => {
  const typist = (uid: string) => {
    const indicator = new TypingIndicator('me', 'user');
    indicator.setSender(new User(uid, named(uid)));
    return indicator;
  };

  it('whose end was lost goes away after 6 s without renewal', async () => {
    vi.useFakeTimers();
    try {
      const { sdk, list } = await renderFaked([withUser('ann', heard({ id: 1 })), withUser('bob')]);
      sdk.emit('message', 'onTypingStarted', typist('ann'));
      await idle();
      vi.advanceTimersByTime(4000);
      sdk.emit('message', 'onTypingStarted', typist('ann'));
      sdk.emit('message', 'onTypingStarted', typist('bob'));
      await idle();
      vi.advanceTimersByTime(5999);
      await idle();
      expect(list.typing('Ann')).toBe('typing…');
      expect(list.typing('Bob')).toBe('typing…');
      vi.advanceTimersByTime(1);
      await idle();
      expect(list.typing('Ann')).toBe('');
      expect(list.typing('Bob')).toBe('');
      expect(list.preview('Ann')).toBe('Message 1');
    } finally {
      vi.useRealTimers();
    }
  });

  it('goes away after 6 s though the clock of the machine is set back meanwhile', async () => {
    vi.useFakeTimers();
    const { sdk, list } = await renderFaked([withUser('ann', heard({ id: 1 }))]);
    sdk.emit('message', 'onTypingStarted', typist('ann'));
    await idle();
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(6000);
    await idle();
    expect(list.typing('Ann')).toBe('');
  });

  it('ends with a message of that sender', async () => {
    const { sdk, list } = await renderFaked([withUser('ann', heard({ id: 1 })), withUser('bob')]);
    for (const uid of ['ann', 'bob']) sdk.emit('message', 'onTypingStarted', typist(uid));
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 2 }));
    await idle();
    expect(list.typing('Ann')).toBe('');
    expect(list.preview('Ann')).toBe('Message 2');
    expect(list.typing('Bob')).toBe('typing…');
  });

  it('in a group ends with a message of that sender alone', async () => {
    const { sdk, list } = await renderFaked([withGroup('team')]);
    for (const uid of ['ann', 'bob']) {
      const indicator = new TypingIndicator('team', 'group');
      indicator.setSender(new User(uid, named(uid)));
      sdk.emit('message', 'onTypingStarted', indicator);
    }
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 2, group: 'team' }));
    await idle();
    expect(list.typing('Team')).toBe('Bob is typing…');
  });
});
