import { controlOf } from 'solid-chat-kit/local/control';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addGroup, idle, renderConversations, session, text, three } from './harness.tsx';

/** The URLs that were played, in order. */
const played: string[] = [];
let outcome: () => Promise<void> = async () => {};

class FakeAudio {
  readonly url: string;
  constructor(url: string) {
    this.url = url;
  }
  play(): Promise<void> {
    played.push(this.url);
    return outcome();
  }
  pause(): void {}
}

const chimes = vi.fn();

class FakeParam {
  value = 0;
  setValueAtTime(): void {}
  linearRampToValueAtTime(): void {}
  exponentialRampToValueAtTime(): void {}
}

class FakeNode {
  type = '';
  readonly frequency = new FakeParam();
  readonly gain = new FakeParam();
  connect(next: FakeNode): FakeNode {
    return next;
  }
  start(at: number): void {
    if (at === 0) chimes();
  }
  stop(): void {}
}

class FakeAudioContext {
  readonly state = 'running';
  readonly currentTime = 0;
  readonly destination = new FakeNode();
  createOscillator(): FakeNode {
    return new FakeNode();
  }
  createGain(): FakeNode {
    return new FakeNode();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Audio', FakeAudio);
  vi.stubGlobal('AudioContext', FakeAudioContext);
  played.length = 0;
  chimes.mockClear();
  outcome = async () => {};
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the sound of KitConversations', () => {
  it('[conv.disableSoundForMessages] plays the built-in sound, without a file, unless disabled', async () => {
    const kit = await three();
    const list = renderConversations(kit);
    await list.ready();
    controlOf(kit).sendAs('ann', text('me', 'One'));
    await idle();
    expect(chimes).toHaveBeenCalledOnce();
    expect(played).toEqual([]);
    list.set({ disableSoundForMessages: true });
    vi.advanceTimersByTime(2000);
    controlOf(kit).sendAs('ann', text('me', 'Two'));
    await idle();
    expect(chimes).toHaveBeenCalledOnce();
    list.set({ disableSoundForMessages: false });
    controlOf(kit).sendAs('ann', text('me', 'Three'));
    await idle();
    expect(chimes).toHaveBeenCalledTimes(2);
  });

  it('plays on though the clock of the machine is set back', async () => {
    const kit = await three();
    const list = renderConversations(kit);
    await list.ready();
    for (const words of ['One', 'Two']) {
      controlOf(kit).sendAs('ann', text('me', words));
      await idle();
      vi.advanceTimersByTime(1000);
      vi.setSystemTime(Date.now() - 3_600_000);
    }
    expect(chimes).toHaveBeenCalledTimes(2);
  });

  it('[conv.customSoundForMessages] plays that file instead, and may change', async () => {
    const kit = await three();
    const list = renderConversations(kit, { customSoundForMessages: '/ping.mp3' });
    await list.ready();
    controlOf(kit).sendAs('ann', text('me', 'One'));
    vi.advanceTimersByTime(1000);
    list.set({ customSoundForMessages: '/pong.mp3' });
    controlOf(kit).sendAs('bob', text('me', 'Two'));
    await idle();
    expect(played).toEqual(['/ping.mp3', '/pong.mp3']);
    expect(chimes).not.toHaveBeenCalled();
  });

  it('[conv.disableSoundForMessages] sounds at most once a second, and for messages of others alone', async () => {
    const kit = await three();
    await addGroup(kit, 'team', ['ann']);
    const other = await session(kit.data, 'me');
    const list = renderConversations(kit, { customSoundForMessages: '/ping.mp3' });
    await list.ready();
    await other.sendMessage(text('ann', 'From my phone'));
    await other.kickGroupMember('team', 'ann');
    await idle();
    expect(played).toHaveLength(0);
    for (let i = 0; i < 10; i++) controlOf(kit).sendAs('ann', text('me', `Message ${i}`));
    await idle();
    expect(played).toHaveLength(1);
    vi.advanceTimersByTime(999);
    controlOf(kit).sendAs('bob', text('me', 'Soon'));
    await idle();
    expect(played).toHaveLength(1);
    vi.advanceTimersByTime(1);
    controlOf(kit).sendAs('bob', text('me', 'Later'));
    await idle();
    expect(played).toHaveLength(2);
  });

  it('[conv.disableSoundForMessages] is silent for the active conversation while the page is visible', async () => {
    const kit = await three();
    const list = renderConversations(kit, {
      customSoundForMessages: '/ping.mp3',
      onItemClick: (each) => list.set({ activeConversation: each }),
    });
    await list.ready();
    list.action('Ann').click();
    controlOf(kit).sendAs('ann', text('me', 'I see you reading'));
    await idle();
    expect(played).toHaveLength(0);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    controlOf(kit).sendAs('ann', text('me', 'Where are you?'));
    await idle();
    vi.restoreAllMocks();
    expect(played).toHaveLength(1);
  });

  it('[conv.disableSoundForMessages] is silent for a conversation that is active by its user or group', async () => {
    const kit = await three();
    const ann = (await kit.getConversation('ann', 'user')).getConversationWith();
    const list = renderConversations(kit, { customSoundForMessages: '/ping.mp3', activeWith: ann });
    await list.ready();
    controlOf(kit).sendAs('ann', text('me', 'I see you reading'));
    await idle();
    expect(played).toHaveLength(0);
    controlOf(kit).sendAs('bob', text('me', 'And me?'));
    await idle();
    expect(played).toHaveLength(1);
  });

  it('[conv.customSoundForMessages] that cannot be played is reported once; a forbidden one is silent', async () => {
    const kit = await three();
    const onError = vi.fn();
    const list = renderConversations(kit, { customSoundForMessages: '/ping.mp3', onError });
    await list.ready();
    const hear = async () => {
      vi.advanceTimersByTime(1000);
      controlOf(kit).sendAs('ann', text('me', 'Hi'));
      await idle();
    };
    for (const name of ['NotAllowedError', 'AbortError']) {
      outcome = () => Promise.reject(new DOMException('not now', name));
      await hear();
    }
    expect(onError).not.toHaveBeenCalled();
    outcome = () => Promise.reject(new DOMException('no such file', 'NotSupportedError'));
    await hear();
    await hear();
    expect(played).toHaveLength(4);
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'ERR_SOUND_FAILED', message: expect.stringContaining('/ping.mp3') }),
    );
  });

  it('[conv.disableSoundForMessages] asks for no sound before the first click or key, which browsers refuse', async () => {
    const userActivation = { hasBeenActive: false };
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { userActivation }));
    const kit = await three();
    const list = renderConversations(kit);
    await list.ready();
    controlOf(kit).sendAs('ann', text('me', 'One'));
    await idle();
    expect(chimes).not.toHaveBeenCalled();
    userActivation.hasBeenActive = true;
    vi.advanceTimersByTime(1000);
    controlOf(kit).sendAs('ann', text('me', 'Two'));
    await idle();
    expect(chimes).toHaveBeenCalledOnce();
  });

  it('[conv.disableSoundForMessages] a browser without audio is silent', async () => {
    vi.stubGlobal('AudioContext', undefined);
    const kit = await three();
    const onError = vi.fn();
    const list = renderConversations(kit, { onError });
    await list.ready();
    controlOf(kit).sendAs('ann', text('me', 'Hi'));
    await idle();
    expect(list.badge('Ann')).toBe('2');
    expect(onError).not.toHaveBeenCalled();
  });
});
