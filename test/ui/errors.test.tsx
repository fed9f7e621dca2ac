import { render } from '@solidjs/testing-library';
import {
  formatText,
  KitChat,
  KitConversations,
  type KitConversationsProps,
  KitMessageComposer,
  KitMessageHeader,
  KitMessageList,
  KitProvider,
  type KitProviderProps,
  type KitSDK,
  KitTextFormatter,
  KitThreadHeader,
  KitUIKit,
  KitUsers,
} from 'solid-chat-kit';
import {
  createComposer,
  createConversationList,
  createMessageHeader,
  createMessageList,
  createUserList,
} from 'solid-chat-kit/headless';
import { User } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import type { JSX } from 'solid-js';
import { beforeEach, describe, expect, it, type Mock, onTestFinished, vi } from 'vitest';
import { heard, idle, inside, three, withUser } from '../conversations/harness.tsx';
import { FakeSdk } from '../support/fake-sdk.ts';

let uncaught: Mock;
let logged: Mock;
beforeEach(() => {
  uncaught = vi.fn();
  vi.stubGlobal('reportError', uncaught);
  logged = vi.spyOn(console, 'error').mockImplementation(() => {}) as unknown as Mock;
  onTestFinished(() => logged.mockRestore());
});

const failure = new Error('of the app');
const fail = (): never => {
  throw failure;
};
class Failing extends KitTextFormatter {
  override format = fail;
}
const coded = Object.assign(new Error('refused by the app'), { code: 'ERR_NETWORK' });
const failCoded = (): never => {
  throw coded;
};

/** Renders below a provider; returns the document. */
async function shown(draw: () => JSX.Element, sdk: KitSDK, props: KitProviderProps = {}) {
  const { container } = render(() => (
    <KitProvider {...props} sdk={sdk} locale="en">
      {draw()}
    </KitProvider>
  ));
  await idle();
  return container;
}

/** Shows conversations that are answered with one of Ann. */
async function chatsOf(props: KitConversationsProps, provider: KitProviderProps = {}) {
  const sdk = new FakeSdk();
  const container = await shown(() => <KitConversations {...props} />, sdk, provider);
  await sdk.latest.answer([withUser('ann', heard({ id: 1 }))]);
  await idle();
  return container;
}

const clickAnn = (container: Element) => inside(container, '.kit-list-item__action').click();

describe('errors without an onError', () => {
  it.each<[string, KitConversationsProps]>([
    ['a callback', { onItemClick: fail }],
    ['a slot', { subtitleView: fail }],
    ['a view', { headerView: fail as never }],
    ['a formatter', { textFormatters: [new Failing()] }],
  ])('[error.app] %s of the app that throws is reported like an uncaught error, once', async (_, props) => {
    clickAnn(await chatsOf(props));
    expect(uncaught.mock.calls).toEqual([[failure]]);
    expect(logged).not.toHaveBeenCalled();
  });

  it('[error.app] a thrown error with a code of its own is still one of the app', async () => {
    clickAnn(await chatsOf({ onItemClick: failCoded }));
    expect(uncaught.mock.calls).toEqual([[coded]]);
    const onError = vi.fn();
    clickAnn(await chatsOf({ onItemClick: failCoded, onError }));
    expect(onError.mock.calls).toEqual([
      [expect.objectContaining({ code: 'ERR_CALLBACK_FAILED', details: coded })],
    ]);
  });

  it('[error.other] a rejection of the SDK is logged with its cause', async () => {
    const sdk = new FakeSdk();
    await shown(() => <KitUsers />, sdk);
    await sdk.latest.fail(failure);
    await idle();
    expect(logged.mock.calls).toEqual([
      [expect.objectContaining({ code: 'ERR_UNKNOWN', message: 'of the app', details: failure })],
    ]);
    expect(uncaught).not.toHaveBeenCalled();
  });

  it.each<[string, () => JSX.Element, string]>([
    [
      'KitMessageHeader',
      () => <KitMessageHeader user={ann} onItemClick={fail} />,
      '.kit-message-header__action',
    ],
    ['KitThreadHeader', () => <KitThreadHeader parentMessage={heard({ id: 1 })} onClose={fail} />, 'button'],
    ['KitChat', () => <KitChat disableHistory onChatChange={fail} />, '.kit-list-item__action'],
  ])('[error.app] a callback of %s that throws is reported', async (_, draw, pressed) => {
    const container = await shown(draw, await three());
    inside(container, pressed).click();
    expect(uncaught.mock.calls).toEqual([[failure]]);
  });

  it('[error.app] onTextChange, onReady and a formatter of the composer and messages are reported', async () => {
    await shown(() => <KitMessageComposer user={ann} onReady={fail} />, await three());
    expect(uncaught.mock.calls).toEqual([[failure]]);
    uncaught.mockClear();
    const kit = await three();
    await shown(() => <KitMessageList user={ann} textFormatters={[new Failing()]} />, kit);
    await vi.waitFor(() => expect(uncaught.mock.calls).toEqual([[failure]]));
  });

  it('[error.app] formatText reports a formatter that throws, and keeps the text', () => {
    expect(formatText('Hi', [new Failing()])).toEqual([{ type: 'text', text: 'Hi' }]);
    expect(uncaught.mock.calls).toEqual([[failure]]);
  });

  it('[error.app] an onError that throws loses neither its own error nor the one it received', async () => {
    const other = new Error('in the handler');
    clickAnn(
      await chatsOf({
        onItemClick: fail,
        onError: () => {
          throw other;
        },
      }),
    );
    expect(uncaught.mock.calls).toEqual([[other], [failure]]);
  });
});

describe('[helper.KitProvider] onError', () => {
  it('receives the errors of all components below', async () => {
    const onError = vi.fn();
    const kit = await three();
    controlOf(kit).failNext('UsersRequest.fetchNext');
    const draw = () => [<KitConversations onItemClick={fail} />, <KitUsers />];
    clickAnn(await shown(draw, kit, { onError }));
    expect(onError.mock.calls.map(([error]) => error.code)).toEqual([
      expect.any(String),
      'ERR_CALLBACK_FAILED',
    ]);
    expect([uncaught, logged].map((each) => each.mock.calls)).toEqual([[], []]);
  });

  it('is left to the onError of a component, and to that of an inner provider', async () => {
    const [own, inner, outer] = [vi.fn(), vi.fn(), vi.fn()];
    clickAnn(await chatsOf({ onItemClick: fail, onError: own }, { onError: outer }));
    const sdk = new FakeSdk();
    const draw = () => (
      <KitProvider>
        <KitProvider onError={inner}>
          <KitUsers />
        </KitProvider>
        <KitConversations />
      </KitProvider>
    );
    await shown(draw, sdk, { onError: outer });
    for (const fetch of [...sdk.fetches]) await fetch.fail(new Error(fetch.of));
    expect([own, inner, outer].map(({ mock }) => mock.calls.map(([error]) => error.message))).toEqual([
      ['of the app'],
      ['users'],
      ['conversations'],
    ]);
  });
});

describe('an SDK that is none', () => {
  const missing = /^This SDK lacks addMessageListener.*Did you forget await/;
  it.each<[string, unknown]>([
    ['a promise', Promise.resolve(new FakeSdk())],
    ['an empty object', {}],
    ['a text', 'MyChat'],
  ])('[error.sdk] %s is named in the error view and reported once', async (_, sdk) => {
    const onError = vi.fn();
    const container = await shown(() => <KitConversations onError={onError} />, sdk as KitSDK);
    expect(onError.mock.calls).toEqual([
      [expect.objectContaining({ code: 'ERR_BAD_SDK', message: expect.stringMatching(missing) })],
    ]);
    expect(inside(container, '.kit-state-view__description').textContent).toMatch(missing);
  });

  it('[error.sdk] a composer says so, and KitUIKit.init throws', async () => {
    const container = await shown(() => <KitMessageComposer user={ann} />, {} as KitSDK);
    expect(inside(container, '.kit-message-composer__status').textContent).toMatch(missing);
    expect(() => KitUIKit.init({ sdk: Promise.resolve() as never })).toThrow(missing);
    expect(KitUIKit.sdk).toBeUndefined();
  });

  it('[error.sdk] one that lacks a single method names it', async () => {
    const sdk = Object.assign(new FakeSdk(), { removeGroupListener: undefined });
    const onError = vi.fn();
    await shown(() => <KitUsers onError={onError} />, sdk as unknown as KitSDK);
    expect(onError.mock.calls.map(([error]) => error.message)).toEqual([
      expect.stringContaining('This SDK lacks removeGroupListener.'),
    ]);
  });
});

describe('the error view', () => {
  /** Shows what conversations say about an error of their first page. */
  async function said(cause: unknown) {
    const sdk = new FakeSdk();
    const container = await shown(() => <KitConversations onError={() => {}} />, sdk);
    await sdk.latest.fail(cause);
    await idle();
    return inside(container, '.kit-state-view__description').textContent;
  }

  it.each<[string, unknown]>([
    ['what fetch says in Chromium', new TypeError('Failed to fetch')],
    ['what fetch says in Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
    ['what fetch says in Safari', new TypeError('Load failed')],
    ['a code of an SDK', { code: 'ERR_NETWORK', message: 'Request failed.' }],
    ['a timeout', new DOMException('signal timed out', 'TimeoutError')],
  ])('[error.view] sends to the connection for %s', async (_, cause) => {
    expect(await said(cause)).toBe('Check your connection and try again.');
  });

  it('[error.view] shows the text of an error of the programmer', async () => {
    expect(await said(new TypeError("Cannot read properties of null (reading 'connection')"))).toContain(
      'Cannot read properties of null',
    );
  });

  it('[error.view] speaks of no connection for other errors of the SDK', async () => {
    expect(await said({ code: 'ERR_UID_NOT_FOUND', message: 'Technical.' })).toBe(
      'Something went wrong. Try again.',
    );
  });

  it.each<[string, (sdk: FakeSdk) => unknown]>([
    ['what build() returns', (sdk) => new sdk.ConversationsRequestBuilder().setLimit(30).build()],
    ['a promise of a builder', (sdk) => Promise.resolve(new sdk.ConversationsRequestBuilder())],
    ['the class of the builder', (sdk) => sdk.ConversationsRequestBuilder],
  ])('[error.view] asks for the builder instead of %s', async (_, given) => {
    const sdk = new FakeSdk();
    const container = await shown(
      () => <KitConversations conversationsRequestBuilder={given(sdk) as never} onError={() => {}} />,
      sdk,
    );
    await idle();
    expect(inside(container, '.kit-state-view__description').textContent).toContain(
      'Expected a request builder',
    );
  });
});

describe('textFormatters that are none', () => {
  it.each<[string, unknown]>([
    ['a number', 7],
    ['an object', {}],
    ['a list of classes', [Failing]],
  ])('[conv.textFormatters] %s is reported once, and the defaults apply', async (_, formatters) => {
    const onError = vi.fn();
    const container = await chatsOf({ textFormatters: formatters as never, onError });
    expect(inside(container, '.kit-conversations__subtitle-text-body').textContent).toBe('Message 1');
    expect(onError.mock.calls.map(([{ code, message }]) => [code, message])).toEqual([
      ['ERR_FORMATTER_FAILED', expect.stringContaining('textFormatters must be an array of formatters')],
    ]);
  });
});

it.each<[string, () => unknown]>([
  ['createConversationList', () => createConversationList()],
  ['createUserList', () => createUserList()],
  ['createMessageList', () => createMessageList({})],
  ['createComposer', () => createComposer()],
  ['createMessageHeader', () => createMessageHeader()],
])('[error.owner] %s says that it needs an owner', (name, create) => {
  expect(create).toThrow(new RegExp(`^${name} needs an owner`));
});

it('[list.hint] a development build says once that nobody signs in', async () => {
  vi.useFakeTimers();
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warned.mockRestore());
  const sdk = new FakeSdk();
  sdk.user = null;
  const draw = () => [<KitConversations onError={() => {}} />, <KitUsers onError={() => {}} />];
  render(() => <KitProvider sdk={sdk}>{draw()}</KitProvider>);
  await vi.advanceTimersByTimeAsync(2100);
  expect(warned.mock.calls).toEqual([[expect.stringContaining('nobody is signed in')]]);
});

const ann = new User('ann', 'Ann');
