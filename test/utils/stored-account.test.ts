import { clearStored, createKitEvents, type KitSDK, KitUIKit } from 'solid-chat-kit';
import { createComposer } from 'solid-chat-kit/headless';
import { createLocalKit, TextMessage, User } from 'solid-chat-kit/local';
import { createRoot } from 'solid-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settled } from '../support/fake-sdk.ts';
import { releaseSenders, senderOf } from '../support/senders.ts';
import { SendingSdk } from '../support/sending-sdk.ts';

const disposers: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  for (const dispose of disposers.splice(0)) dispose();
  releaseSenders();
  vi.useRealTimers();
});

/** An SDK of the user 'me' on a server; '' for one that does not name it. */
const sdkOf = (storageScope: string) =>
  Object.assign(new SendingSdk(), storageScope ? { storageScope } : undefined);

async function compose(sdk: KitSDK) {
  KitUIKit.init({ sdk });
  const composer = createRoot((dispose) => {
    disposers.push(dispose);
    return createComposer({ user: () => new User('ann', 'Ann') });
  });
  await settled();
  await settled();
  return composer;
}

/** Types a text to Ann and waits until it is stored. */
async function type(sdk: KitSDK, text: string) {
  const composer = await compose(sdk);
  composer.type(text, text.length);
  vi.advanceTimersByTime(1000);
  return composer;
}

/** Returns what a user sends through an SDK. */
async function openSender(sdk: SendingSdk, uid: string) {
  sdk.user = new User(uid, uid);
  const sender = senderOf(sdk);
  await settled();
  return sender;
}

/** Sends a text to Ann; no answer comes. */
async function send(sdk: SendingSdk, text: string, uid = 'me') {
  const sender = await openSender(sdk, uid);
  void sender.send(new TextMessage('ann', text, 'user'), createKitEvents());
  return sender;
}

const unsent = async (sdk: SendingSdk, uid = 'me') =>
  (await openSender(sdk, uid)).of('u:ann').map(({ message }) => (message as TextMessage).getText());

describe('[sdk.storageScope] what a user typed', () => {
  it.each(['https://b.example', ''])(
    'on one server is neither shown nor sent as the same uid on the server "%s"',
    async (other) => {
      await type(sdkOf('https://a.example'), 'For server A');
      await send(sdkOf('https://a.example'), 'Unsent on A');
      expect((await compose(sdkOf(other))).text()).toBe('');
      expect(await unsent(sdkOf(other))).toEqual([]);
      expect((await compose(sdkOf('https://a.example'))).text()).toBe('For server A');
      expect(await unsent(sdkOf('https://a.example'))).toEqual(['Unsent on A']);
    },
  );

  it('is kept by the uid alone where the SDK names no scope', async () => {
    await type(sdkOf(''), 'Typed');
    await send(sdkOf(''), 'Sent');
    expect(Object.keys(localStorage).sort()).toEqual([
      'solid-chat-kit:drafts:me',
      'solid-chat-kit:unsent:me',
    ]);
  });

  it('stays apart for any scope and uid', async () => {
    await send(sdkOf('a:b'), 'Mine', 'c');
    for (const [scope, uid] of [
      ['a', 'b:c'],
      ['', 'a:b:c'],
      ['', '["a:b","c"]'],
      ['a:b:c', ''],
    ] as const)
      expect(await unsent(sdkOf(scope), uid), `${scope} ${uid}`).toEqual([]);
  });

  it('to the embedded SDK belongs to its database', () => {
    expect(createLocalKit({ persist: 'one' }).storageScope).toBe('local:one');
    expect(createLocalKit({ persist: false }).storageScope).toBe(undefined);
  });
});

describe('[helper.clearStored] an account that is cleared', () => {
  const scope = 'https://a.example';

  it('leaves nothing in the browser, and nothing of other accounts is touched', async () => {
    await type(sdkOf(scope), 'Draft');
    await send(sdkOf(scope), 'Unsent');
    localStorage.setItem('solid-chat-kit:drafts@["https://a.example","me"]:unreadable', '[');
    await type(sdkOf(''), 'Other draft');
    await send(sdkOf(scope), 'Other', 'other');
    clearStored({ uid: 'me', scope });
    expect(Object.keys(localStorage).sort()).toEqual([
      'solid-chat-kit:drafts:me',
      'solid-chat-kit:unsent@["https://a.example","other"]',
    ]);
  });

  it('loses what was typed but not stored yet, in open composers and in the outbox, too', async () => {
    const sdk = sdkOf(scope);
    const composer = await compose(sdk);
    composer.type('Just typed', 10);
    const outbox = await send(sdk, 'Being sent');
    clearStored({ uid: 'me', scope });
    vi.advanceTimersByTime(1000);
    expect([composer.text(), outbox.of('u:ann'), Object.keys(localStorage)]).toEqual(['', [], []]);
    await sdk.lastSend.fail(new Error('Offline'));
    expect([outbox.of('u:ann'), Object.keys(localStorage)]).toEqual([[], []]);
  });

  it('keeps what is typed afterwards', async () => {
    const composer = await type(sdkOf(scope), 'Before');
    clearStored({ uid: 'me', scope });
    composer.type('After', 5);
    vi.advanceTimersByTime(1000);
    expect((await compose(sdkOf(scope))).text()).toBe('After');
  });
});
