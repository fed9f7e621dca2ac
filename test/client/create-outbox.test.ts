import { createKitEvents, type Kit } from 'solid-chat-kit';
import { CustomMessage, MediaMessage, TextMessage, User } from 'solid-chat-kit/local';
import { createEffect, createRoot } from 'solid-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientOf } from '../../src/client/client.ts';
import { settled } from '../support/fake-sdk.ts';
import { releaseSenders, senderOf } from '../support/senders.ts';
import { SendingSdk } from '../support/sending-sdk.ts';

const KEY = 'solid-chat-kit:unsent:me';
const hello = (to = 'ann', type = 'user') => new TextMessage(to, 'Hello', type);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  releaseSenders();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Signs another user in. */
async function signIn(sdk: SendingSdk, uid: string): Promise<void> {
  sdk.user = new User(uid, uid);
  sdk.emit('login', 'loginSuccess', sdk.user);
  await settled();
}

/** The outbox of the signed-in user, with what it announced and reported. */
async function open(sdk = new SendingSdk()) {
  const events = createKitEvents();
  const log: [string, Kit.Message, Kit.Message | undefined][] = [];
  events.messages.ccMessageSent.subscribe(({ message, status, unsent }) =>
    log.push([status, message, unsent]),
  );
  const errors: Kit.Exception['code'][] = [];
  const outbox = senderOf(sdk, (cause) => errors.push((cause as Kit.Exception).code));
  await settled();
  return { sdk, events, log, errors, outbox, statuses: () => log.map(([status]) => status) };
}

describe('a message', () => {
  it('[composer.outbox] is in the outbox, announced and given to the SDK at once, and leaves when it is sent', async () => {
    const { sdk, events, log, outbox } = await open();
    const message = hello();
    const done = outbox.send(message, events);
    expect(log).toEqual([['inprogress', message, undefined]]);
    expect(sdk.sends.map(({ method }) => method)).toEqual(['sendMessage']);
    expect(outbox.of('u:ann')).toMatchObject([{ message, status: 'inprogress', cause: null, parentId: '' }]);
    expect(message.getMuid()).toMatch(/.{8}/);
    const sent = await sdk.lastSend.answer();
    expect(await done).toBe(null);
    expect(log.slice(1)).toEqual([['success', sent, message]]);
    expect(outbox.of('u:ann')).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  it('is sent by the method of its kind, in the order of the calls', async () => {
    const { sdk, events, outbox } = await open();
    const file = { name: 'a.txt', type: 'text/plain', size: 1 };
    for (const message of [
      hello(),
      new MediaMessage('ann', file, 'file', 'user'),
      new CustomMessage('ann', 'user', 'poll', {}),
    ])
      void outbox.send(message, events);
    expect(sdk.sends.map(({ method }) => method)).toEqual([
      'sendMessage',
      'sendMediaMessage',
      'sendCustomMessage',
    ]);
  });

  it('is told apart by user, group and thread', async () => {
    const { events, outbox } = await open();
    const reply = hello('team', 'group');
    reply.setParentMessageId(7);
    for (const message of [hello(), hello('team', 'group'), reply]) void outbox.send(message, events);
    const counts = [outbox.of('u:ann'), outbox.of('g:team'), outbox.of('g:team', '7'), outbox.of('u:team')];
    expect(counts.map((each) => each.length)).toEqual([1, 1, 1, 0]);
  });

  it('keeps a muid that the app gave it', async () => {
    const { events, outbox } = await open();
    const message = hello();
    message.setMuid('mine');
    void outbox.send(message, events);
    expect(message.getMuid()).toBe('mine');
  });

  it('counts as sent if the SDK answers with nothing', async () => {
    const { sdk, events, log, outbox } = await open();
    const message = hello();
    void outbox.send(message, events);
    await sdk.lastSend.answerWith(undefined);
    expect(log.at(-1)).toEqual(['success', message, message]);
  });

  it('notifies a reactive reader of each change', async () => {
    const { sdk, events, outbox } = await open();
    const seen: string[][] = [];
    const dispose = createRoot((end) => {
      createEffect(() => seen.push(outbox.of('u:ann').map(({ status }) => status)));
      return end;
    });
    const message = hello();
    void outbox.send(message, events);
    await sdk.lastSend.fail(new Error('No'));
    outbox.discard(message);
    expect(seen).toEqual([[], ['inprogress'], ['error'], []]);
    dispose();
  });
});

describe('a failure', () => {
  it('[composer.outbox] keeps the message with its cause, and is sent again under the same muid', async () => {
    const { sdk, events, outbox, statuses } = await open();
    const message = hello();
    const first = outbox.send(message, events);
    const muid = message.getMuid();
    await sdk.lastSend.fail({ code: 'ERR_LIMIT', message: 'Too many' });
    expect(await first).toMatchObject({ code: 'ERR_LIMIT' });
    expect(outbox.of('u:ann')).toMatchObject([{ status: 'error', cause: { code: 'ERR_LIMIT' } }]);
    const again = outbox.resend(message);
    expect(outbox.of('u:ann')).toMatchObject([{ message, status: 'inprogress', cause: null }]);
    expect(sdk.lastSend.message.getMuid?.()).toBe(muid);
    await sdk.lastSend.answer();
    expect([await again, statuses(), outbox.of('u:ann')]).toEqual([
      null,
      ['inprogress', 'error', 'inprogress', 'success'],
      [],
    ]);
  });

  it('of an SDK that throws, or has no method to send, is one like any other', async () => {
    for (const broken of [
      () => {
        throw new Error('Bang');
      },
      undefined,
    ]) {
      const { events, outbox, statuses } = await open(
        Object.assign(new SendingSdk(), { sendMessage: broken }),
      );
      const cause = await outbox.send(hello(), events);
      expect(cause).toMatchObject({ code: 'ERR_NOT_SENT' });
      expect(statuses()).toEqual(['inprogress', 'error']);
    }
  });

  it('[composer.outbox-answers] comes after 30 s without an answer; a late answer settles the message once', async () => {
    const { sdk, events, outbox, statuses } = await open();
    const message = hello();
    const done = outbox.send(message, events);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(statuses()).toEqual(['inprogress']);
    await vi.advanceTimersByTimeAsync(1);
    expect(await done).toMatchObject({ code: 'ERR_NOT_SENT' });
    expect(outbox.of('u:ann')).toMatchObject([{ status: 'error' }]);
    void outbox.resend(message);
    const [first, second] = sdk.sends;
    await first?.answer(5);
    await second?.answer(5);
    expect(statuses()).toEqual(['inprogress', 'error', 'inprogress', 'success']);
    expect(outbox.of('u:ann')).toEqual([]);
  });

  it('[composer.outbox-answers] names a second message, where the SDK has sent both attempts', async () => {
    const { sdk, events, outbox, statuses } = await open();
    const message = hello();
    void outbox.send(message, events);
    await vi.advanceTimersByTimeAsync(30_000);
    void outbox.resend(message);
    for (const [at, send] of sdk.sends.entries()) await send.answer(5 + at);
    expect(statuses()).toEqual(['inprogress', 'error', 'inprogress', 'success', 'success']);
  });

  it('of an earlier attempt changes nothing while the message is sent again', async () => {
    const { sdk, events, outbox, statuses } = await open();
    const message = hello();
    void outbox.send(message, events);
    await vi.advanceTimersByTimeAsync(30_000);
    void outbox.resend(message);
    await sdk.sends[0]?.fail(new Error('Late'));
    expect(outbox.of('u:ann')).toMatchObject([{ status: 'inprogress' }]);
    expect(statuses()).toEqual(['inprogress', 'error', 'inprogress']);
  });

  it('of a large file comes later', async () => {
    const { events, outbox, statuses } = await open();
    const film = { name: 'film.mp4', type: 'video/mp4', size: 2_000_000_000 };
    void outbox.send(new MediaMessage('ann', film, 'video', 'user'), events);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(statuses()).toEqual(['inprogress']);
  });
});

describe('the next connection', () => {
  const connect = (sdk: SendingSdk) => sdk.emit('connection', 'onConnected');

  it('[composer.outbox-reconnect] sends failed messages again, in order and under their muids, once', async () => {
    const { sdk, events, outbox } = await open();
    const [first, second] = [hello(), hello('bob')];
    void outbox.send(first, events);
    void outbox.send(second, events);
    await sdk.sends[0]?.fail(new Error('offline'));
    await sdk.sends[1]?.fail(new Error('offline'));
    const muids = [first.getMuid(), second.getMuid()];

    connect(sdk);
    connect(sdk);
    expect(sdk.sends.slice(2).map(({ message }) => message)).toEqual([first, second]);
    expect([first.getMuid(), second.getMuid()]).toEqual(muids);
    expect(outbox.of('u:ann')).toMatchObject([{ status: 'inprogress', cause: null }]);
    await sdk.sends[2]?.answer();
    await sdk.sends[3]?.fail(new Error('offline again'));
    expect(outbox.of('u:ann')).toEqual([]);

    connect(sdk);
    expect(sdk.sends).toHaveLength(5);
    await sdk.lastSend.answer();
    expect(outbox.of('u:bob')).toEqual([]);
    connect(sdk);
    expect(sdk.sends).toHaveLength(5);
    releaseSenders();
    expect(sdk.listenerCount).toBe(0);
  });

  it('sends nothing again that was discarded, has no muid, or belongs to another user', async () => {
    const first = await open();
    const { sdk, events } = first;
    const discarded = hello();
    void first.outbox.send(discarded, events);
    await sdk.lastSend.fail(new Error('offline'));
    // Without a component, the message alone keeps the client.
    releaseSenders();
    expect(sdk.listenerCount).toBeGreaterThan(0);
    first.outbox.discard(discarded);
    expect(sdk.listenerCount).toBe(0);
    const { outbox } = await open(sdk);
    const plain = Object.assign(hello(), { setMuid: undefined, getMuid: () => '' });
    void outbox.send(plain, events);
    await sdk.lastSend.fail(new Error('offline'));
    connect(sdk);
    expect(sdk.sends).toHaveLength(2);

    void outbox.send(hello(), events);
    await sdk.lastSend.fail(new Error('offline'));
    await signIn(sdk, 'bob');
    connect(sdk);
    expect(sdk.sends).toHaveLength(3);
    releaseSenders();
    expect(sdk.listenerCount).toBe(0);
  });

  it('leaves texts of before a reload to the user', async () => {
    const { sdk, events, outbox } = await open();
    void outbox.send(hello(), events);
    await sdk.lastSend.fail(new Error('offline'));
    const again = await open();
    connect(again.sdk);
    expect(again.sdk.sends).toEqual([]);
    expect(again.outbox.of('u:ann')).toMatchObject([{ status: 'error' }]);
  });
});

describe('a failed message that is discarded', () => {
  it('[composer.outbox-discard] leaves the outbox, and the lists are told', async () => {
    const { sdk, events, outbox } = await open();
    const deleted: Kit.Message[] = [];
    events.messages.ccMessageDeleted.subscribe((each) => deleted.push(each));
    const message = hello();
    void outbox.send(message, events);
    await sdk.lastSend.fail(new Error('No'));
    outbox.discard(message);
    outbox.discard(message);
    expect([outbox.of('u:ann'), deleted]).toEqual([[], [message]]);
  });

  it('[composer.outbox-cancel] is canceled where the SDK keeps it, also after a reload', async () => {
    const { events, outbox } = await open();
    const message = hello();
    void outbox.send(message, events);
    const canceled: string[] = [];
    const cancelMessage = (each: Kit.Message) => void canceled.push(each.getMuid?.() ?? '');
    const { outbox: reloaded } = await open(Object.assign(new SendingSdk(), { cancelMessage }));
    const [restored] = reloaded.of('u:ann');
    reloaded.discard(restored?.message as Kit.Message);
    expect(canceled).toEqual([message.getMuid()]);
  });

  it('[composer.outbox-cancel] leaves the outbox although the SDK fails to cancel it; that is reported', async () => {
    const cancelMessage = () => Promise.reject(Object.assign(new Error('No'), { code: 'ERR_SERVER' }));
    const { events, outbox, errors } = await open(Object.assign(new SendingSdk(), { cancelMessage }));
    const message = hello();
    void outbox.send(message, events);
    outbox.discard(message);
    await settled();
    expect([outbox.of('u:ann'), errors]).toEqual([[], ['ERR_SERVER']]);
  });
});

describe('an upload', () => {
  it('reports its progress within 0 and 1, and is cancelled when it is discarded', async () => {
    const { sdk, events, outbox } = await open();
    const message = new MediaMessage('ann', { name: 'a.png' }, 'image', 'user');
    void outbox.send(message, events);
    const [outgoing] = outbox.of('u:ann');
    const { upload } = sdk.lastSend;
    const cancel = vi.fn();
    upload?.onCancelable?.(cancel);
    const read = [0.25, 7, Number.NaN].map((fraction) => {
      upload?.onProgress?.(fraction);
      return outgoing?.progress();
    });
    expect(read).toEqual([0.25, 1, null]);
    outbox.discard(message);
    expect(cancel).toHaveBeenCalledOnce();
    expect(outbox.of('u:ann')).toEqual([]);
  });
});

describe('a message that a list found among the sent ones', () => {
  it('leaves the outbox, which announces it; its late answer is no other message', async () => {
    const { sdk, events, outbox, log } = await open();
    const message = hello();
    void outbox.send(message, events);
    const echo = hello();
    echo.setId(1);
    echo.setMuid(message.getMuid());
    const other = hello();
    other.setId(2);
    other.setMuid('other');
    const known = clientOf(sdk)?.outbox;
    for (const each of [other, echo]) each.setSender(new User('me', 'Me'));
    known?.settle(other);
    expect(outbox.of('u:ann')).toHaveLength(1);
    known?.settle(echo);
    await settled();
    expect(outbox.of('u:ann')).toEqual([]);
    await sdk.lastSend.answer(1);
    expect(log).toEqual([
      ['inprogress', message, undefined],
      ['success', echo, message],
    ]);
  });
});

describe('an unsent text', () => {
  /** The outbox of another page load. */
  const reload = () => open();

  it('[composer.outbox-reload] survives a reload as failed, with muid, thread and quote, and is sent by Retry', async () => {
    const { events, outbox } = await open();
    const message = hello('team', 'group');
    message.setParentMessageId(7);
    message.setQuotedMessageId(3);
    void outbox.send(message, events);
    const next = await reload();
    const [restored] = next.outbox.of('g:team', '7');
    const copy = restored?.message as TextMessage;
    expect(restored).toMatchObject({ status: 'error', cause: { code: 'ERR_NOT_SENT' } });
    expect([copy.getText(), copy.getMuid(), copy.getQuotedMessageId()]).toEqual([
      'Hello',
      message.getMuid(),
      3,
    ]);
    void next.outbox.resend(copy);
    await next.sdk.lastSend.answer();
    expect(next.outbox.of('g:team', '7')).toEqual([]);
    expect((await reload()).outbox.of('g:team', '7')).toEqual([]);
  });

  it('does not come back after it was discarded, nor if it was not to be stored', async () => {
    const { events, outbox } = await open();
    const message = hello();
    void outbox.send(message, events);
    outbox.discard(message);
    void outbox.send(hello(), events, { isStored: false });
    expect((await reload()).outbox.of('u:ann')).toEqual([]);
  });

  it('is kept beside those of another tab', async () => {
    const one = await open();
    const other = await reload();
    void one.outbox.send(hello(), one.events);
    void other.outbox.send(hello('bob'), other.events);
    const { outbox } = await reload();
    expect([outbox.of('u:ann').length, outbox.of('u:bob').length]).toEqual([1, 1]);
  });

  it('[composer.storage] is sent although the storage is full; that is reported', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const { sdk, events, errors, outbox } = await open();
    void outbox.send(hello(), events);
    expect([errors, sdk.texts, outbox.of('u:ann').length]).toEqual([['ERR_STORAGE'], ['Hello'], 1]);
  });

  it('[composer.storage] starts with nothing if the stored ones cannot be read, and keeps those aside', async () => {
    localStorage.setItem(KEY, '[["a", {"text": ');
    const { errors, outbox } = await open();
    expect([errors, outbox.of('u:ann')]).toEqual([['ERR_STORAGE'], []]);
    expect(localStorage.getItem(`${KEY}:unreadable`)).toBe('[["a", {"text": ');
    localStorage.setItem(KEY, '[["a", {"text": 1}], 7, null]');
    expect((await open()).outbox.of('u:ann')).toEqual([]);
  });
});

describe('another user', () => {
  it('[composer.outbox-user] closes the outbox in the middle of a send, and never sees its messages', async () => {
    const { sdk, events, outbox, statuses } = await open();
    void outbox.send(hello(), events);
    await signIn(sdk, 'eve');
    expect(outbox.of('u:ann')).toEqual([]);
    await sdk.lastSend.answer();
    await settled();
    expect(statuses()).toEqual(['inprogress']);
    expect(localStorage.length).toBe(0);
  });

  it('[composer.outbox-user] loses no answer that comes once the first one is back', async () => {
    const { sdk, events, outbox, statuses } = await open();
    void outbox.send(hello(), events);
    await signIn(sdk, 'eve');
    await signIn(sdk, 'me');
    await sdk.lastSend.answer();
    await settled();
    expect(statuses()).toEqual(['inprogress', 'success']);
    expect(localStorage.length).toBe(0);
  });

  it('leaves the unsent texts of the first one for the next sign-in', async () => {
    const { sdk, events, outbox } = await open();
    void outbox.send(hello(), events);
    await signIn(sdk, 'eve');
    await signIn(sdk, 'me');
    expect(outbox.of('u:ann')).toMatchObject([{ status: 'error' }]);
  });
});
