import { type Kit, KitMessageEvents, KitUIKit } from 'solid-chat-kit';
import {
  type Composer,
  type ComposerOptions,
  createComposer,
  type GroupMention,
} from 'solid-chat-kit/headless';
import { Group, MediaMessage, TextMessage, User } from 'solid-chat-kit/local';
import { createRoot, createSignal } from 'solid-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settled } from '../support/fake-sdk.ts';
import { SendingSdk } from '../support/sending-sdk.ts';

const ann = new User('ann', 'Ann');
const bob = new User('bob', 'Bob');
const team = new Group('team', 'Team');
const disposers: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  for (const dispose of disposers.splice(0)) dispose();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A composer whose chat can be switched, with what it reported. */
async function compose(given: ComposerOptions = {}, sdk = new SendingSdk()) {
  const [chat, open] = createSignal<{ user?: Kit.User; group?: Kit.Group }>({ user: ann });
  const errors: Kit.Exception['code'][] = [];
  KitUIKit.init({ sdk });
  const [composer, dispose] = createRoot((end) => [
    createComposer({
      user: () => chat().user,
      group: () => chat().group,
      onError: ({ code }) => errors.push(code),
      ...given,
    }),
    end,
  ]);
  disposers.push(dispose);
  await settled();
  await settled();
  return { composer, sdk, open, errors, dispose };
}

const write = (composer: Composer, text: string) => composer.type(text, text.length);
/** A text of the signed-in user as the SDK returns it. */
function sent(id: number, text: string, to = 'ann'): TextMessage {
  const message = new TextMessage(to, text, 'user');
  message.setId(id);
  message.setSender(new User('me', 'Me'));
  message.setMentionedUsers([bob]);
  return message;
}

/** A picture of the signed-in user as the SDK returns it. */
function picture(id: number, caption: string): MediaMessage {
  const message = new MediaMessage('ann', { name: 'a.png' }, 'image', 'user');
  message.setCaption(caption);
  message.setId(id);
  message.setSender(new User('me', 'Me'));
  message.setMentionedUsers([bob]);
  return message;
}

describe('a caption', () => {
  const withCaptions = () => {
    const editCaption = vi.fn(async (id: string | number, caption: string) => picture(Number(id), caption));
    return Object.assign(new SendingSdk(), { editCaption });
  };

  it('[composer.edit] is edited as a text is, with its mentions', async () => {
    const onSendButtonClick = vi.fn();
    const sdk = withCaptions();
    const { composer } = await compose({ onSendButtonClick }, sdk);
    const edited: unknown[] = [];
    KitMessageEvents.ccMessageEdited.subscribe((event) => edited.push(event));
    write(composer, 'A draft');
    composer.startEdit(picture(6, 'With <@uid:bob>'));
    expect(composer.text()).toBe('With @Bob');
    write(composer, 'With @Bob!');
    expect(composer.send()).toBe(true);
    const [[message, mode] = []] = onSendButtonClick.mock.calls;
    expect([message.getCaption(), message.getId(), message.getMentionedUsers()[0].getName(), mode]).toEqual([
      'With <@uid:bob>!',
      6,
      'Bob',
      'edit',
    ]);
    await settled();
    expect(sdk.editCaption.mock.calls).toEqual([[6, 'With <@uid:bob>!']]);
    expect(edited).toMatchObject([{ status: 'success' }]);
    expect([composer.edit(), composer.text()]).toEqual([null, 'A draft']);
  });

  it('[composer.edit] can be removed, and Escape leaves it as it was', async () => {
    const sdk = withCaptions();
    const { composer } = await compose({}, sdk);
    composer.startEdit(picture(6, 'At the sea'));
    write(composer, '');
    composer.cancel();
    expect([composer.edit(), sdk.editCaption.mock.calls]).toEqual([null, []]);
    composer.startEdit(picture(6, 'At the sea'));
    write(composer, ' ');
    expect([composer.canSend(), composer.send()]).toEqual([true, true]);
    expect(sdk.editCaption.mock.calls).toEqual([[6, '']]);
  });

  it('[composer.edit] is not edited by an SDK that cannot', async () => {
    const { composer } = await compose();
    composer.startEdit(picture(6, 'At the sea'));
    expect(composer.edit()).toBe(null);
  });
});

describe('a text', () => {
  it('[composer.send] [error.any-call] stays if the SDK makes a message to nobody of it', async () => {
    const sdk = Object.assign(new SendingSdk(), { TextMessage: Object as never });
    const { composer, errors } = await compose({}, sdk);
    write(composer, 'Typed');
    expect([composer.send(), composer.text(), errors]).toEqual([false, 'Typed', ['ERR_NOT_SENT']]);
  });

  it('[error.app] is sent although onSend throws, which is reported as an error of the app', async () => {
    const onSend = () => {
      throw new Error('of the app');
    };
    const { composer, errors } = await compose({ onSend });
    write(composer, 'Hello');
    expect([composer.send(), composer.text(), errors]).toEqual([true, '', ['ERR_CALLBACK_FAILED']]);
  });

  it('[error.any-call] can be sent once the SDK tells who is signed in, which is asked again after a pause', async () => {
    const sdk = new SendingSdk();
    const { getLoggedinUser } = sdk;
    sdk.getLoggedinUser = () => Promise.reject(new Error('Offline'));
    const { composer } = await compose({}, sdk);
    write(composer, 'Typed');
    expect(composer.send()).toBe(false);
    sdk.getLoggedinUser = getLoggedinUser;
    await vi.advanceTimersByTimeAsync(1000);
    expect([composer.send(), sdk.texts]).toEqual([true, ['Typed']]);
  });

  it('[composer.send] is sent without spaces around it, and the field is empty at once', async () => {
    const { composer, sdk } = await compose();
    write(composer, '  Hi there \n');
    expect(composer.send()).toBe(true);
    expect([sdk.texts, composer.text(), composer.canSend()]).toEqual([['Hi there'], '', false]);
  });

  it('of spaces alone, or without a receiver or a user, is not sent', async () => {
    const { composer, sdk, open, errors } = await compose();
    write(composer, ' \n ');
    expect(composer.send()).toBe(false);
    for (const bad of [{}, { user: ann, group: team }, { user: new User('', '') }]) {
      open(bad);
      write(composer, 'Hi');
      expect([composer.send(), composer.error()?.code]).toEqual([false, 'ERR_BAD_CHAT']);
    }
    expect([sdk.sends, new Set(errors)]).toEqual([[], new Set(['ERR_BAD_CHAT'])]);
    const signedOut = new SendingSdk();
    signedOut.user = null;
    const other = await compose({}, signedOut);
    write(other.composer, 'Hi');
    expect([other.composer.send(), other.composer.error()?.code, signedOut.sends]).toEqual([
      false,
      'ERR_NOT_LOGGED_IN',
      [],
    ]);
  });

  it('[composer.maxLength] longer than the limit stays in the field and is not sent', async () => {
    const { composer, sdk } = await compose({ maxLength: () => 3 });
    write(composer, '👋👋👋');
    expect([composer.length(), composer.isTooLong()]).toEqual([3, false]);
    write(composer, '👋👋👋!');
    expect([composer.isTooLong(), composer.send(), composer.text(), sdk.sends]).toEqual([
      true,
      false,
      '👋👋👋!',
      [],
    ]);
  });

  it('of 1 MB, with NUL and bidi marks, is sent as it is', async () => {
    const { composer, sdk } = await compose();
    const text = `a\0\u202e<b>${'x'.repeat(1_000_000)}`;
    write(composer, text);
    composer.send();
    expect(sdk.texts).toEqual([text]);
  });

  it('goes to the thread that is open', async () => {
    const { composer, sdk } = await compose({ parentMessageId: () => '7' });
    write(composer, 'Hi');
    composer.send();
    expect(sdk.lastSend.message.getParentMessageId()).toBe(7);
  });

  it('goes to the thread whose id only looks like a number', async () => {
    const { composer, sdk } = await compose({ parentMessageId: () => '5e2' });
    const setThread = vi.spyOn(sdk.TextMessage.prototype, 'setParentMessageId');
    write(composer, 'Hi');
    composer.send();
    expect(setThread).toHaveBeenCalledWith('5e2');
  });

  it('[composer.send] stays in the field if the SDK cannot make a message, or the app’s callback throws', async () => {
    const sdk = Object.assign(new SendingSdk(), {
      TextMessage: class {
        constructor() {
          throw new Error('No');
        }
      } as never,
    });
    const { composer, errors } = await compose({}, sdk);
    write(composer, 'Hi');
    expect([composer.send(), composer.text(), composer.error()?.code, errors]).toEqual([
      false,
      'Hi',
      'ERR_NOT_SENT',
      ['ERR_NOT_SENT'],
    ]);
  });

  it('[composer.onSendButtonClick] is sent by the SDK, and the app is notified before', async () => {
    const onSendButtonClick = vi.fn(() => expect(sdk.sends).toEqual([]));
    const { composer, sdk } = await compose({ onSendButtonClick });
    write(composer, 'Hi');
    composer.send();
    expect(onSendButtonClick).toHaveBeenCalledOnce();
    expect([sdk.texts, composer.text()]).toEqual([['Hi'], '']);
  });

  it('[composer.onSendButtonClick] is left to the app after preventDefault', async () => {
    const onSendButtonClick = vi.fn<Required<ComposerOptions>['onSendButtonClick'] & {}>((_, __, event) =>
      event.preventDefault(),
    );
    const { composer, sdk } = await compose({ onSendButtonClick });
    write(composer, 'Hi');
    composer.send();
    expect(
      onSendButtonClick.mock.calls.map(([message, mode]) => [(message as TextMessage).getText(), mode]),
    ).toEqual([['Hi', 'none']]);
    expect([sdk.sends, composer.text()]).toEqual([[], '']);
  });

  it('[composer.onSendButtonClick] leaves single messages of several to the app', async () => {
    const { composer, sdk } = await compose({
      onSendButtonClick: (message, _, event) => {
        if (message.getType() !== 'text') event.preventDefault();
      },
    });
    composer.addFiles([new File(['x'], 'a.txt')]);
    write(composer, 'Hi');
    composer.send();
    expect([sdk.texts, sdk.sends.length, composer.text(), composer.files()]).toEqual([['Hi'], 1, '', []]);
  });

  it('[composer.onSendButtonClick] [error.app] stays if the app throws after preventDefault, else is sent', async () => {
    let isPrevented = true;
    const { composer, sdk, errors } = await compose({
      onSendButtonClick: (_message, _mode, event) => {
        if (isPrevented) event.preventDefault();
        throw new Error('From the app');
      },
    });
    write(composer, 'Hi');
    composer.send();
    expect([composer.text(), sdk.sends, errors]).toEqual(['Hi', [], ['ERR_CALLBACK_FAILED']]);
    isPrevented = false;
    composer.send();
    expect([composer.text(), sdk.texts, errors.length]).toEqual(['', ['Hi'], 2]);
  });

  it('[composer.onSendButtonClick] an edit is saved by the SDK, or left to the app after preventDefault', async () => {
    const modes: string[] = [];
    let isPrevented = false;
    const { composer, sdk } = await compose({
      onSendButtonClick: (_message, mode, event) => {
        modes.push(mode);
        if (isPrevented) event.preventDefault();
      },
    });
    const edits = vi.spyOn(sdk, 'editMessage');
    composer.startEdit(sent(5, 'Yes'));
    write(composer, 'No');
    composer.send();
    await settled();
    await sdk.lastSend.answer(5);
    expect([modes, edits.mock.calls.length]).toEqual([['edit'], 1]);
    isPrevented = true;
    composer.startEdit(sent(6, 'Yes'));
    write(composer, 'Never');
    composer.send();
    expect([modes, edits.mock.calls.length, composer.edit()]).toEqual([['edit', 'edit'], 1, null]);
  });

  it('that failed is counted, reported and sent again by retry', async () => {
    const { composer, sdk, errors } = await compose();
    write(composer, 'Hi');
    composer.send();
    await sdk.lastSend.fail({ code: 'ERR_LIMIT', message: 'Slow down' });
    expect([composer.failed().length, errors]).toEqual([1, ['ERR_LIMIT']]);
    composer.retry();
    expect(composer.failed().length).toBe(0);
    await sdk.lastSend.answer();
    expect(sdk.texts).toEqual(['Hi', 'Hi']);
  });

  it('[composer.onTextChange] is told to the app when it changes', async () => {
    const onTextChange = vi.fn();
    const { composer } = await compose({ onTextChange });
    write(composer, 'H');
    composer.insert('👋');
    composer.setText('');
    expect(onTextChange.mock.calls).toEqual([['H'], ['H👋'], ['']]);
  });
});

describe('a draft', () => {
  it('[composer.drafts] is kept for each chat with caret, reply and files', async () => {
    const { composer, open } = await compose();
    composer.type('To Ann', 2, 4);
    composer.startReply(sent(5, 'Yes'));
    composer.addFiles([new File(['x'], 'a.txt')]);
    open({ user: bob });
    expect([composer.text(), composer.reply(), composer.files()]).toEqual(['', null, []]);
    write(composer, 'To Bob');
    open({ group: team });
    expect(composer.text()).toBe('');
    open({ user: ann });
    expect([composer.text(), composer.caret(), composer.reply()?.getId()]).toEqual(['To Ann', [2, 4], 5]);
    expect(composer.files().map(({ file }) => file.name)).toEqual(['a.txt']);
    open({ user: bob });
    expect(composer.text()).toBe('To Bob');
  });

  it('of a thread is not that of its chat', async () => {
    const [thread, setThread] = createSignal('');
    const { composer } = await compose({ parentMessageId: thread });
    write(composer, 'Here');
    setThread('7');
    expect(composer.text()).toBe('');
    setThread('');
    expect(composer.text()).toBe('Here');
  });

  it('[composer.drafts] outlives its composer and the page, with mentions, reply and edit', async () => {
    const { composer, sdk, dispose } = await compose();
    composer.startReply(sent(5, 'Yes'));
    write(composer, 'First');
    composer.startEdit(sent(6, 'Hi <@uid:bob>'));
    expect(composer.text()).toBe('Hi @Bob');
    composer.type('Oh! Hi @Bob', 4);
    dispose();
    expect((await compose({}, sdk)).composer.text()).toBe('Oh! Hi @Bob');

    const next = Object.assign(new SendingSdk(), {
      getMessageDetails: async (id: string | number) => sent(Number(id), `Message ${id}`),
    });
    const again = await compose({}, next);
    expect([again.composer.text(), again.composer.edit()?.getId(), again.composer.reply()?.getId()]).toEqual([
      'Oh! Hi @Bob',
      6,
      5,
    ]);
    again.composer.send();
    expect([next.lastSend.method, next.texts]).toEqual(['editMessage', ['Oh! Hi <@uid:bob>']]);
    await next.lastSend.answer(6);
    expect([again.composer.text(), again.composer.reply()?.getId()]).toEqual(['First', 5]);
  });

  it('[composer.drafts] stores the end of an edit that is answered in another chat', async () => {
    const { composer, sdk, open } = await compose();
    composer.startEdit(sent(6, 'Second'));
    write(composer, 'Second!');
    composer.send();
    open({ user: bob });
    await sdk.lastSend.answer(6);
    await vi.advanceTimersByTimeAsync(1000);
    expect((await compose({}, new SendingSdk())).composer.text()).toBe('');
  });

  it('whose edited message cannot be found after a reload becomes text', async () => {
    const { composer, dispose } = await compose();
    write(composer, 'First');
    composer.startEdit(sent(6, 'Second'));
    dispose();
    const next = await compose();
    expect([next.composer.text(), next.composer.edit(), next.composer.canSend()]).toEqual([
      'First\nSecond',
      null,
      true,
    ]);
  });

  it('[composer.storage] is kept in memory if storage is full or switched off', async () => {
    const { composer, sdk, dispose } = await compose({ disableStorage: () => true });
    write(composer, 'Hi');
    dispose();
    expect(localStorage.length).toBe(0);
    expect((await compose({ disableStorage: () => true }, sdk)).composer.text()).toBe('Hi');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const full = await compose({}, sdk);
    write(full.composer, 'Hi there');
    await vi.advanceTimersByTimeAsync(300);
    expect([full.composer.text(), full.errors]).toEqual(['Hi there', ['ERR_STORAGE']]);
  });

  it('[composer.storage] reports once that a page may use no storage, however much is written', async () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    const { composer, errors } = await compose();
    for (const text of ['H', 'Hi', 'Hi there']) {
      write(composer, text);
      await vi.advanceTimersByTimeAsync(300);
    }
    composer.send();
    expect([composer.text(), errors]).toEqual(['', ['ERR_STORAGE']]);
  });

  it('[composer.drafts] follow another tab, which writes and sends, unless something else is written here', async () => {
    const { composer } = await compose();
    write(composer, 'Hello');
    await vi.advanceTimersByTimeAsync(300);
    const key = localStorage.key(0) as string;
    let oldValue = localStorage.getItem(key);
    /** What another tab stores. */
    const store = (newValue: string | null) => {
      if (newValue === null) localStorage.removeItem(key);
      else localStorage.setItem(key, newValue);
      dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }));
      oldValue = newValue;
    };
    const longer = oldValue?.replace('"Hello"', '"Hello Ann"') as string;
    store(longer);
    expect(composer.text()).toBe('Hello Ann');
    await vi.advanceTimersByTimeAsync(1000);
    expect(localStorage.getItem(key)).toBe(longer);
    store(null);
    expect([composer.text(), composer.canSend()]).toEqual(['', false]);
    store(longer);
    write(composer, 'Hello Ann, written here');
    store(null);
    expect(composer.text()).toBe('Hello Ann, written here');
  });

  it('[composer.initialComposerText] starts with the app’s text once', async () => {
    const { composer, open } = await compose({ initialComposerText: () => 'Dear' });
    expect(composer.text()).toBe('Dear');
    write(composer, '');
    open({ user: bob });
    expect(composer.text()).toBe('Dear');
    open({ user: ann });
    expect(composer.text()).toBe('');
  });

  /** A composer whose user is not known yet. */
  async function composeEarly(given: ComposerOptions = {}) {
    const sdk = new SendingSdk();
    const asked: ((user: Kit.User | null) => void)[] = [];
    sdk.getLoggedinUser = () => new Promise((resolve) => asked.push(resolve as never));
    const { composer, open, dispose } = await compose(given, sdk);
    const signIn = async (user: Kit.User | null = new User('me', 'Me')) => {
      for (const answer of asked) answer(user);
      await settled();
    };
    return { composer, sdk, open, signIn, dispose };
  }

  it('written before the user is known is kept', async () => {
    const { composer, sdk, signIn } = await composeEarly();
    write(composer, 'Early');
    await signIn();
    expect([composer.text(), composer.canSend(), sdk.sends.length]).toEqual(['Early', true, 0]);
  });

  it('[composer.drafts] written before the user is known is kept for each chat, and stored', async () => {
    const { composer, open, signIn, dispose } = await composeEarly();
    write(composer, 'To Ann');
    open({ user: bob });
    expect(composer.text()).toBe('');
    write(composer, 'To Bob');
    await signIn();
    expect(composer.text()).toBe('To Bob');
    open({ user: ann });
    expect(composer.text()).toBe('To Ann');
    dispose();
    const next = await compose();
    const texts = [next.composer.text()];
    next.open({ user: bob });
    expect([...texts, next.composer.text()]).toEqual(['To Ann', 'To Bob']);
  });

  it('[composer.initialComposerText] written before the user is known keeps the first text once, and the reply', async () => {
    const { composer, signIn } = await composeEarly({ initialComposerText: () => 'Hello' });
    write(composer, 'Hello Ann');
    composer.startReply(sent(5, 'Yes'));
    await signIn();
    expect([composer.text(), composer.reply()?.getId()]).toEqual(['Hello Ann', 5]);
  });

  it('[composer.send-early] sent before the user is known waits for the user', async () => {
    const { composer, sdk, signIn } = await composeEarly();
    write(composer, 'Early');
    expect([composer.canSend(), composer.send(), sdk.sends.length]).toEqual([true, true, 0]);
    await signIn();
    expect(sdk.sends.map(({ message }) => Reflect.get(message, 'getText').call(message))).toEqual(['Early']);
    expect(composer.text()).toBe('');
  });

  it('[composer.send-early] is not sent if it was changed meanwhile, or if nobody is signed in', async () => {
    const changed = await composeEarly({ disableStorage: () => true });
    write(changed.composer, 'Early');
    changed.composer.send();
    write(changed.composer, 'Earlier');
    await changed.signIn();
    expect([changed.composer.text(), changed.sdk.sends.length]).toEqual(['Earlier', 0]);

    const nobody = await composeEarly();
    write(nobody.composer, 'Early');
    nobody.composer.send();
    await nobody.signIn(null);
    nobody.sdk.emit('login', 'loginSuccess', new User('me', 'Me'));
    await settled();
    expect([nobody.composer.text(), nobody.sdk.sends.length]).toEqual(['Early', 0]);
  });

  it('[composer.outbox-user] of one user is not shown to the next, and comes back', async () => {
    const { composer, sdk } = await compose();
    write(composer, 'Mine');
    const signIn = async (uid: string) => {
      sdk.emit('login', 'loginSuccess', new User(uid, uid));
      await settled();
    };
    await signIn('eve');
    expect(composer.text()).toBe('');
    await signIn('me');
    expect(composer.text()).toBe('Mine');
  });
});

describe('files', () => {
  /** Follows which URLs of files are open. */
  function openUrls(): Set<string> {
    const urls = new Set<string>();
    let count = 0;
    vi.stubGlobal(
      'URL',
      Object.assign(class extends URL {}, {
        createObjectURL() {
          const url = `blob:${++count}`;
          urls.add(url);
          return url;
        },
        revokeObjectURL: (url: string) => urls.delete(url),
      }),
    );
    return urls;
  }

  it('[composer.outbox-user] of one user are let go when another signs in; the text stays stored', async () => {
    const urls = openUrls();
    const { composer, sdk, open } = await compose();
    const signIn = async (uid: string) => {
      sdk.emit('login', 'loginSuccess', new User(uid, uid));
      await settled();
    };
    write(composer, 'To Ann');
    composer.addFiles([new File(['x'], 'a.png', { type: 'image/png' })]);
    open({ user: bob });
    write(composer, 'To Bob');
    composer.addFiles([new File(['x'], 'b.mp4', { type: 'video/mp4' })]);
    expect(urls.size).toBe(2);
    await signIn('eve');
    expect([composer.text(), composer.files(), urls.size]).toEqual(['', [], 0]);
    composer.addFiles([new File(['x'], 'c.png', { type: 'image/png' })]);
    await signIn('me');
    expect([composer.text(), composer.files(), urls.size]).toEqual(['To Bob', [], 0]);
    open({ user: ann });
    expect([composer.text(), composer.files()]).toEqual(['To Ann', []]);
  });

  const film = () => new File([], 'фильм\u202e 映画.mp4', { type: 'video/mp4' });

  it('[composer.files] are sent before the text, each by its kind, to the chat they were chosen in', async () => {
    const { composer, sdk, open } = await compose();
    const picture = new File(['x'], 'a.png', { type: 'image/png' });
    composer.addFiles([picture, film(), new File(['x'], 'a')]);
    composer.addFiles([new File(['x'], 'b.png', { type: 'image/png' })], 'file');
    write(composer, 'See');
    composer.send();
    open({ user: bob });
    expect(
      sdk.sends.map(({ method, message }) => [method, message.getType(), message.getReceiverId()]),
    ).toEqual([
      ['sendMediaMessage', 'image', 'ann'],
      ['sendMediaMessage', 'video', 'ann'],
      ['sendMediaMessage', 'file', 'ann'],
      ['sendMediaMessage', 'file', 'ann'],
      ['sendMessage', 'text', 'ann'],
    ]);
    await sdk.sends[1]?.fail(new Error('Too large'));
    expect(composer.failed()).toEqual([]);
    open({ user: ann });
    const [lost] = composer.failed().map(({ message }) => message as MediaMessage);
    expect(lost?.getAttachment().getName()).toBe(film().name);
  });

  describe('of an SDK whose messages carry several', () => {
    const composeAlbums = (given: ComposerOptions = {}) =>
      compose(given, Object.assign(new SendingSdk(), { MediaMessage }));
    const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
    const contentOf = ({ message }: { message: Kit.Message }) => {
      const media = message as MediaMessage;
      return [media.getType(), media.getAttachments().map((each) => each.getName()), media.getCaption()];
    };

    it('[composer.albums] go in one message with the text, which mentions and replies', async () => {
      const { composer, sdk } = await composeAlbums();
      composer.addFiles([picture('a.png'), film(), picture('c.png')]);
      composer.startReply(sent(5, 'Where?'));
      write(composer, 'By @b');
      composer.choose(bob);
      composer.insert('and me');
      composer.send();
      expect(sdk.sends.map(contentOf)).toEqual([
        ['image', ['a.png', film().name, 'c.png'], 'By <@uid:bob> and me'],
      ]);
      const { message, method } = sdk.lastSend;
      expect([method, message.getQuotedMessageId?.()]).toEqual(['sendMediaMessage', 5]);
      expect(message.getMentionedUsers?.()?.map((each) => each.getUid())).toEqual(['bob']);
      expect([composer.text(), composer.files()]).toEqual(['', []]);
    });

    it('[composer.albums] of other kinds go in messages of their own, with the text on the first', async () => {
      const { composer, sdk } = await composeAlbums();
      composer.addFiles([
        new File(['x'], 'plan.pdf'),
        picture('a.png'),
        new File(['x'], 'b.txt'),
        picture('c.png'),
      ]);
      write(composer, 'All of it');
      composer.send();
      expect(sdk.sends.map(contentOf)).toEqual([
        ['file', ['plan.pdf'], 'All of it'],
        ['image', ['a.png', 'c.png'], ''],
        ['file', ['b.txt'], ''],
      ]);
    });

    it('[composer.albums] are kept with their text after a failure, and sent again', async () => {
      const { composer, sdk } = await composeAlbums();
      composer.addFiles([picture('a.png'), picture('b.png')]);
      write(composer, 'Two');
      composer.send();
      await sdk.lastSend.fail(new Error('Offline'));
      expect(composer.failed().map(contentOf)).toEqual([['image', ['a.png', 'b.png'], 'Two']]);
      composer.retry();
      expect(sdk.sends.map(contentOf)).toEqual([
        ['image', ['a.png', 'b.png'], 'Two'],
        ['image', ['a.png', 'b.png'], 'Two'],
      ]);
      await sdk.lastSend.answer();
      expect(composer.failed()).toEqual([]);
    });

    it('[composer.albums] leave their text to the next page, because files cannot be stored', async () => {
      const { composer, sdk, dispose } = await composeAlbums();
      composer.addFiles([picture('a.png')]);
      write(composer, 'One');
      composer.send();
      dispose();
      const next = await composeAlbums();
      expect([sdk.sends.length, next.composer.failed().map(({ message }) => message.getType())]).toEqual([
        1,
        ['text'],
      ]);
    });

    it('[composer.albums] without a text have no caption', async () => {
      const { composer, sdk } = await composeAlbums();
      composer.addFiles([picture('a.png')]);
      composer.send();
      expect(sdk.sends.map(contentOf)).toEqual([['image', ['a.png'], '']]);
    });
  });

  it('can be removed, and are not taken by an SDK without files', async () => {
    const { composer } = await compose();
    composer.addFiles([film(), film()]);
    composer.removeFile(composer.files()[0] as never);
    expect(composer.files().length).toBe(1);
    const without = await compose({}, Object.assign(new SendingSdk(), { MediaMessage: undefined as never }));
    without.composer.addFiles([film()]);
    expect([without.composer.canAttach(), without.composer.files()]).toEqual([false, []]);
  });
});

describe('a reply', () => {
  it('[composer.reply] quotes the message, is announced, and can be left', async () => {
    const { composer, sdk } = await compose();
    const replies: string[] = [];
    const subscription = KitMessageEvents.ccReplyToMessage.subscribe(({ status }) => replies.push(status));
    KitMessageEvents.ccReplyToMessage.next({ message: sent(5, 'Yes'), status: 'inprogress' });
    expect(composer.reply()?.getId()).toBe(5);
    expect([composer.cancel(), composer.reply(), composer.cancel()]).toEqual([true, null, false]);
    composer.startReply(sent(5, 'Yes'));
    write(composer, 'No');
    composer.send();
    subscription.unsubscribe();
    expect(sdk.lastSend.message.getQuotedMessageId?.()).toBe(5);
    expect([composer.reply(), replies]).toEqual([null, ['inprogress', 'success']]);
  });

  it('begins only in the chat and thread of its message', async () => {
    const { composer } = await compose();
    const inThread = sent(6, 'Deep');
    inThread.setParentMessageId(5);
    for (const message of [sent(5, 'Yes', 'bob'), inThread])
      KitMessageEvents.ccReplyToMessage.next({ message, status: 'inprogress' });
    expect(composer.reply()).toBe(null);
  });
});

describe('an edit', () => {
  it('[composer.edit] saves the new text, announces it, and brings back what was written before', async () => {
    const { composer, sdk } = await compose();
    write(composer, 'Later');
    const edits: unknown[] = [];
    const subscription = KitMessageEvents.ccMessageEdited.subscribe((edit) => edits.push(edit));
    const original = sent(5, 'Hi');
    KitMessageEvents.ccMessageEdited.next({ message: original, status: 'inprogress' });
    expect(composer.text()).toBe('Hi');
    write(composer, 'Hi!');
    composer.send();
    expect([
      sdk.lastSend.method,
      sdk.lastSend.message.getId(),
      composer.isSaving(),
      original.getText(),
    ]).toEqual(['editMessage', 5, true, 'Hi']);
    const answer = await sdk.lastSend.answer(5);
    subscription.unsubscribe();
    expect(edits[1]).toEqual({ message: answer, status: 'success' });
    expect([composer.edit(), composer.text(), composer.isSaving()]).toEqual([null, 'Later', false]);
  });

  it('[composer.edit] that fails, or is never answered, keeps the text and can be saved again', async () => {
    const { composer, sdk, errors } = await compose();
    composer.startEdit(sent(5, 'Hi'));
    write(composer, 'Hi!');
    composer.send();
    await sdk.lastSend.fail({ code: 'ERR_LIMIT', message: 'No' });
    expect([composer.text(), composer.error()?.code, composer.canSend()]).toEqual(['Hi!', 'ERR_LIMIT', true]);
    composer.send();
    await vi.advanceTimersByTimeAsync(30_000);
    expect([composer.text(), composer.error()?.code, errors]).toEqual([
      'Hi!',
      'ERR_NOT_SENT',
      ['ERR_LIMIT', 'ERR_NOT_SENT'],
    ]);
    await sdk.lastSend.answer(5);
    expect(composer.edit()).toBe(null);
  });

  it('without a change calls nothing; of another’s or a deleted message does not begin', async () => {
    const { composer, sdk } = await compose();
    const [theirs, gone] = [sent(5, 'Hi'), sent(6, 'Hi')];
    theirs.setSender(ann);
    gone.setDeletedAt(9);
    for (const message of [theirs, gone, sent(0, 'Hi')]) {
      composer.startEdit(message);
      expect(composer.edit()).toBe(null);
    }
    composer.startEdit(sent(7, 'Hi'));
    composer.send();
    expect([composer.edit(), sdk.sends]).toEqual([null, []]);
  });
});

describe('typing', () => {
  it('[composer.typing] is told every 3 s at most, and ended by a pause, a send, an empty field and another chat', async () => {
    const { composer, sdk, open } = await compose();
    for (const text of ['a', 'ab', 'abc']) {
      write(composer, text);
      await vi.advanceTimersByTimeAsync(1500);
    }
    expect(sdk.typing).toEqual(['start ann', 'start ann']);
    await vi.advanceTimersByTimeAsync(3000);
    write(composer, 'abcd');
    composer.send();
    write(composer, 'e');
    write(composer, '');
    write(composer, 'f');
    open({ user: bob });
    expect(sdk.typing.slice(2)).toEqual([
      ...['end ann', 'start ann', 'end ann', 'start ann', 'end ann', 'start ann', 'end ann'],
    ]);
  });

  it('[composer.typing] that an SDK refuses by a rejected promise is reported', async () => {
    const sdk = new SendingSdk();
    const refuse = () => Promise.reject(new Error('no')) as never;
    const { composer, errors } = await compose(
      {},
      Object.assign(sdk, { startTyping: refuse, endTyping: refuse }),
    );
    write(composer, 'a');
    write(composer, '');
    await settled();
    expect(errors).toEqual(['ERR_UNKNOWN', 'ERR_UNKNOWN']);
  });

  it('[composer.disableTypingEvents] is told to nobody if the app says so', async () => {
    const { composer, sdk } = await compose({ disableTypingEvents: () => true });
    write(composer, 'a');
    expect(sdk.typing).toEqual([]);
  });

  it('that the SDK refuses is reported and stops nothing', async () => {
    const sdk = new SendingSdk();
    sdk.startTyping = () => {
      throw new Error('No');
    };
    const { composer, errors } = await compose({}, sdk);
    write(composer, 'a');
    expect([composer.text(), errors]).toEqual(['a', ['ERR_UNKNOWN']]);
  });
});

describe('mentions', () => {
  const members = [new User('me', 'Me'), ann, bob, new User('a b', 'Odd')];
  const inGroup = async () => {
    const asked: [string, string][] = [];
    const sdk = Object.assign(new SendingSdk(), {
      GroupMembersRequestBuilder: class {
        #keyword = '';
        readonly #guid: string;
        constructor(guid: string) {
          this.#guid = guid;
        }
        setLimit = () => this;
        setSearchKeyword(keyword: string) {
          this.#keyword = keyword;
          return this;
        }
        build = () => ({
          fetchNext: async () => {
            asked.push([this.#guid, this.#keyword]);
            return members.filter((user) => user.getName().toLowerCase().includes(this.#keyword));
          },
        });
      } as never,
    });
    const made = await compose({}, sdk);
    made.open({ group: team });
    return { ...made, asked };
  };
  const names = (composer: Composer) => composer.suggestions().map((user) => user.getName());

  it('[composer.mentions] suggest members of the group as one types, and are sent as tokens', async () => {
    const { composer, sdk, asked } = await inGroup();
    write(composer, 'Hi @');
    await settled();
    expect(names(composer)).toEqual(['Ann', 'Bob', 'Odd']);
    write(composer, 'Hi @b');
    await vi.advanceTimersByTimeAsync(150);
    expect([names(composer), asked]).toEqual([
      ['Bob'],
      [
        ['team', ''],
        ['team', 'b'],
      ],
    ]);
    composer.choose(bob);
    expect([composer.text(), composer.caret(), composer.mention()]).toEqual(['Hi @Bob ', [8, 8], null]);
    composer.send();
    expect([sdk.texts, sdk.lastSend.message.getMentionedUsers?.()?.map((user) => user.getUid())]).toEqual([
      ['Hi <@uid:bob>'],
      ['bob'],
    ]);
  });

  it('suggest several members at once where the SDK has words for them, and edits keep these', async () => {
    const { composer, sdk, open } = await inGroup();
    const words = () => composer.groupSuggestions().map(({ word, name }) => [word, name]);
    write(composer, '@');
    await settled();
    expect(words()).toEqual([]);
    write(composer, '');
    Object.assign(sdk, { groupMentions: ['all', 'admin', 'night-shift'] });
    write(composer, 'Hi @');
    await settled();
    expect(words()).toEqual([
      ['all', 'all'],
      ['admin', 'admins'],
      ['night-shift', 'night-shift'],
    ]);
    write(composer, 'Hi @EVERY');
    await vi.advanceTimersByTimeAsync(150);
    expect(words()).toEqual([['all', 'all']]);
    write(composer, 'Hi @adm');
    await vi.advanceTimersByTimeAsync(150);
    composer.choose(composer.groupSuggestions()[0] as GroupMention);
    expect(composer.text()).toBe('Hi @admins ');
    composer.send();
    expect(sdk.texts).toEqual(['Hi <@all:admin>']);
    expect(sdk.lastSend.message.getMentionedUsers?.()).toEqual([]);
    const message = await sdk.lastSend.answer(7);
    composer.startEdit(message);
    expect(composer.text()).toBe('Hi @admins');
    write(composer, 'Hey @admins');
    composer.send();
    expect(sdk.texts.at(-1)).toBe('Hey <@all:admin>');
    open({ user: ann });
    write(composer, '@a');
    await settled();
    expect(words()).toEqual([]);
  });

  it('of a uid that no token can hold are text', async () => {
    const { composer, sdk } = await inGroup();
    write(composer, '@o');
    await settled();
    composer.choose(members[3] as Kit.User);
    composer.send();
    expect(sdk.texts).toEqual(['@Odd']);
  });

  it('suggest the other user of a chat; none if dismissed or disabled', async () => {
    const { composer, sdk } = await compose();
    write(composer, '@An');
    expect([names(composer), sdk.fetches]).toEqual([['Ann'], []]);
    composer.dismiss();
    write(composer, '@Ann');
    expect(composer.mention()).toBe(null);
    write(composer, '');
    write(composer, '@');
    expect(composer.mention()).toEqual({ start: 0, keyword: '' });
    const off = await compose({ disableMentions: () => true });
    write(off.composer, '@');
    expect(off.composer.mention()).toBe(null);
  });

  it('are none if the SDK fails, which is reported', async () => {
    const { composer, errors, open, sdk } = await compose();
    open({ group: team });
    write(composer, '@');
    await sdk.latest.fail(new Error('Down'));
    expect([names(composer), errors]).toEqual([[], ['ERR_UNKNOWN']]);
  });
});
