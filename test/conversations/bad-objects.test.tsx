import { type Kit, SelectionMode } from 'solid-chat-kit';
import { Conversation, Group, MediaMessage, TypingIndicator, User } from 'solid-chat-kit/local';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSdk } from '../support/fake-sdk.ts';
import { heard, idle, inside, renderConversations, renderFaked, withGroup, withUser } from './harness.tsx';

const failure = new Error('not known');
const fail = () => {
  throw failure;
};

/** Overrides one accessor of an object for good. */
function having<T extends object>(object: T, accessor: keyof T & string, value?: unknown): T {
  Object.defineProperty(object, accessor, { value, configurable: true });
  return object;
}

const onError = vi.fn<(error: Kit.Exception) => void>();
const messages = () => onError.mock.calls.map(([error]) => error.message);
beforeEach(() => onError.mockReset());

/** A picture message without a description. */
function picture(id: number, from = 'ann') {
  const message = new MediaMessage('me', { name: 'a.png' } as never, 'image', 'user');
  message.setId(id);
  message.setSentAt(1000 + id);
  message.setSender(new User(from, from));
  return message;
}

const three = () => [
  withUser('ann', heard({ id: 3 })),
  withUser('bob', heard({ id: 2, from: 'bob' })),
  withUser('cid', heard({ id: 1, from: 'cid' })),
];

describe('an accessor that throws', () => {
  it('[error.bad-object] of a message costs its words alone: rows of that frame, the order and later events go on', async () => {
    const { sdk, list } = await renderFaked(three(), { onError });
    sdk.emit(
      'message',
      'onMediaMessageReceived',
      having(having(picture(4), 'getAttachment'), 'getAttachments', fail),
    );
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 5, from: 'bob' }));
    await idle();
    expect(list.names()).toEqual(['Bob', 'Ann', 'Cid']);
    expect([list.preview('Ann'), list.badge('Ann'), list.preview('Bob')]).toEqual([
      'Photo',
      '1',
      'Message 5',
    ]);
    expect(messages()).toEqual(['getAttachments() threw: not known']);
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 6, from: 'cid' }));
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 7 }));
    await idle();
    expect(list.names()).toEqual(['Ann', 'Cid', 'Bob']);
    expect([list.preview('Ann'), list.badge('Ann')]).toEqual(['Message 7', '2']);
    expect(onError).toHaveBeenCalledOnce();
  });

  it.each([
    ['throws', fail],
    ['is missing', undefined],
    ['gives null', () => null],
    ['gives nothing but spaces', () => '  '],
  ])('a partner, a sender and a typist whose getName() %s read by their ids', async (_, getName) => {
    const nameless = (uid: string) => having(new User(uid, 'Name'), 'getName', getName);
    const inGroup = heard({ id: 2, from: 'bob', group: 'team' });
    inGroup.setSender(nameless('bob'));
    const { sdk, list } = await renderFaked(
      [
        withGroup('team', inGroup),
        new Conversation('me_user_ann', 'user', nameless('ann')),
        new Conversation('group_g7', 'group', having(new Group('g7', 'Name'), 'getName', getName)),
      ],
      { onError },
    );
    expect(list.names()).toEqual(['Team', 'ann', 'g7']);
    expect(list.preview('Team')).toBe('bob: Message 2');
    expect(inside(list.row('ann'), '.kit-avatar__text').textContent).toBe('A');
    const indicator = new TypingIndicator('team', 'group');
    indicator.setSender(nameless('cid'));
    sdk.emit('message', 'onTypingStarted', indicator);
    await idle();
    expect(list.typing('Team')).toBe('cid is typing…');
    expect(list.phase()).toBe('ready');
  });

  it('of a format of dates costs the date', async () => {
    const { sdk, list } = await renderFaked(three(), {
      onError,
      lastMessageDateTimeFormat: {
        get otherDays(): string {
          throw failure;
        },
      },
    });
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 5, from: 'cid' }));
    await idle();
    expect(list.names()).toEqual(['Cid', 'Ann', 'Bob']);
    expect([list.preview('Cid'), list.badge('Cid')]).toEqual(['Message 5', '1']);
    expect(onError).toHaveBeenCalled();
  });
});

it.each([
  ['throws', fail],
  ['gives null', () => null],
])(
  'a partner whose getName() %s is named by the id in button, checkbox, menu, search and announcement',
  async (_, getName) => {
    vi.useFakeTimers();
    const nameless = having(new User('u7', 'Name'), 'getName', getName);
    const { sdk, list } = await renderFaked([new Conversation('me_user_u7', 'user', nameless), ...three()], {
      onError,
      selectionMode: SelectionMode.multiple,
      showSearchBar: true,
    });
    expect(list.action('u7').textContent).toBe('u7');
    expect(list.checkbox('u7').getAttribute('aria-label')).toBe('Select u7');
    list.openMenu('u7');
    expect(list.one('[role="menu"]').getAttribute('aria-label')).toBe('u7');
    const news = heard({ id: 9, from: 'u7' });
    news.setSender(nameless);
    sdk.emit('message', 'onTextMessageReceived', news);
    await vi.advanceTimersByTimeAsync(600);
    expect(list.one('.kit-live-region').textContent).toBe('New message from u7');
    vi.useRealTimers();
  },
);

it('a media message that describes no file is shown by its kind', async () => {
  const { list } = await renderFaked(
    [withUser('ann', having(having(picture(1), 'getAttachment'), 'getAttachments'))],
    {
      onError,
    },
  );
  expect(list.preview('Ann')).toBe('Photo');
  expect(onError).not.toHaveBeenCalled();
});

describe('a page with a malformed item', () => {
  it.each<[string, unknown, boolean]>([
    ['null', null, false],
    ['a text', 'ann', false],
    ['an empty object', {}, false],
    ['one with nobody', having(withUser('bad'), 'getConversationWith', () => null), false],
    [
      'one whose partner has no methods',
      having(withUser('bad'), 'getConversationWith', () => ({ uid: 'bad' })),
      false,
    ],
    ['one whose partner has no id', new Conversation('x', 'user', new User('', 'Bad')), false],
    ['one whose type throws', having(withUser('bad'), 'getConversationType', fail), true],
    ['one whose last message is {}', having(withUser('bad'), 'getLastMessage', () => ({})), true],
    ['one whose last message is []', having(withUser('bad'), 'getLastMessage', () => []), true],
    ['one whose last message throws', having(withUser('bad'), 'getLastMessage', fail), true],
  ])(
    '[error.bad-object] %s keeps the good rows and reaches onError once, with its index',
    async (_, bad, isShown) => {
      const [ann, bob, cid] = three();
      const { sdk, list } = await renderFaked([ann, bad, bob, cid] as Kit.Conversation[], { onError });
      expect(list.names()).toEqual(isShown ? ['Ann', 'Bad', 'Bob', 'Cid'] : ['Ann', 'Bob', 'Cid']);
      expect(messages()).toEqual([expect.stringMatching(/^Item 1 of a page: /)]);
      sdk.getConversation = async () => withUser('bad', heard({ id: 9, from: 'bad' }), 1);
      sdk.emit('message', 'onTextMessageReceived', heard({ id: 9, from: 'bad' }));
      sdk.emit('message', 'onTextMessageReceived', heard({ id: 8, from: 'cid' }));
      await idle();
      expect(list.names()).toEqual(expect.arrayContaining(['Ann', 'Bad', 'Bob', 'Cid']));
      expect([list.preview('Bad'), list.badge('Bad'), list.preview('Cid')]).toEqual([
        'Message 9',
        '1',
        'Message 8',
      ]);
      expect(onError).toHaveBeenCalledOnce();
    },
  );

  it('[error.bad-object] a first page that is not an array shows the error, and Retry shows the rows', async () => {
    const { sdk, list } = await renderFaked(undefined as never, { onError });
    expect(list.phase()).toBe('error');
    inside(list.one('.kit-conversations__error-state-view'), 'button').click();
    await sdk.latest.answer([null, ...three()]);
    await idle();
    expect(list.names()).toEqual(['Ann', 'Bob', 'Cid']);
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 5, from: 'cid' }));
    await idle();
    expect(list.names()).toEqual(['Cid', 'Ann', 'Bob']);
  });
});

describe('an unknown conversation', () => {
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['an empty object', {}],
    ['one with nobody', having(withUser('dan'), 'getConversationWith', () => null)],
  ])(
    '[error.bad-object] for which getConversation returns %s reaches onError once, and is fetched again',
    async (_, bad) => {
      const { sdk, list } = await renderFaked(three(), { onError });
      sdk.getConversation = async () => bad as Kit.Conversation;
      sdk.emit('message', 'onTextMessageReceived', heard({ id: 8, from: 'dan' }));
      await idle();
      expect([list.names(), messages().length]).toEqual([['Ann', 'Bob', 'Cid'], 1]);
      sdk.getConversation = async () => withUser('dan', heard({ id: 9, from: 'dan' }), 2);
      sdk.emit('message', 'onTextMessageReceived', heard({ id: 9, from: 'dan' }));
      await idle();
      expect([list.names(), list.badge('Dan')]).toEqual([['Dan', 'Ann', 'Bob', 'Cid'], '2']);
      expect(onError).toHaveBeenCalledOnce();
    },
  );

  it('[error.bad-object] is added with a first page that has a malformed item, if only that page can tell', async () => {
    const sdk = new FakeSdk();
    const conversationsRequestBuilder = Object.assign(new sdk.ConversationsRequestBuilder(), {
      getTags: () => ['vip'],
    });
    const list = renderConversations(sdk, { onError, conversationsRequestBuilder });
    await idle();
    await sdk.latest.answer(three());
    await idle();
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 9, from: 'dan' }));
    await idle();
    await sdk.latest.answer([null, withUser('dan', heard({ id: 9, from: 'dan' }), 1), ...three()]);
    await idle();
    expect([list.names()[0], messages().length]).toEqual(['Dan', 1]);
  });
});

describe('listeners of the SDK', () => {
  it.each(['Connection', 'Message', 'User', 'Group'] as const)(
    '[error.listeners] an add%sListener that throws reaches onError, the list lives on, and it is tried again at the next sign-in',
    async (kind) => {
      const sdk = new FakeSdk();
      sdk[`add${kind}Listener`] = vi.fn(fail);
      const list = renderConversations(sdk, { onError });
      await idle();
      await sdk.latest.answer(three());
      await idle();
      expect(new Set(messages())).toEqual(new Set(['not known']));
      expect(list.names()).toEqual(['Ann', 'Bob', 'Cid']);
      const again = vi.fn();
      sdk[`add${kind}Listener`] = again;
      sdk.emit('login', 'logoutSuccess');
      sdk.emit('login', 'loginSuccess', sdk.user);
      await idle();
      expect(again).toHaveBeenCalledOnce();
    },
  );

  it('[error.listeners] an addMessageListener that throws is tried again after a pause, and missed messages are fetched', async () => {
    vi.useFakeTimers();
    const sdk = new FakeSdk();
    const add = sdk.addMessageListener;
    sdk.addMessageListener = vi.fn(add).mockImplementationOnce(fail).mockImplementationOnce(fail);
    const list = renderConversations(sdk, { onError });
    await idle();
    await sdk.latest.answer(three());
    await idle();
    await vi.advanceTimersByTimeAsync(3000);
    await sdk.latest.answer([withUser('cid', heard({ id: 4, from: 'cid' }), 1), ...three().slice(0, 2)]);
    await idle();
    expect(list.names()).toEqual(['Cid', 'Ann', 'Bob']);
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 9, from: 'bob' }));
    await idle();
    expect([list.names(), messages()]).toEqual([['Bob', 'Cid', 'Ann'], ['not known']]);
    vi.useRealTimers();
  });

  it.each(['at once', 'by a promise'])(
    '[error.listeners] several kinds that are added late %s cost one refetch',
    async (way) => {
      vi.useFakeTimers();
      const sdk = new FakeSdk();
      for (const method of ['addMessageListener', 'addUserListener', 'addGroupListener'] as const) {
        const add = sdk[method];
        const added = way === 'at once' ? add : async (...args: Parameters<typeof add>) => add(...args);
        sdk[method] = vi.fn(added as typeof add).mockImplementationOnce(fail);
      }
      renderConversations(sdk, { onError });
      await idle();
      await sdk.latest.answer(three());
      await idle();
      const before = sdk.fetches.length;
      await vi.advanceTimersByTimeAsync(3000);
      expect(sdk.fetches.length - before).toBe(1);
      vi.useRealTimers();
    },
  );

  it('[error.listeners] a rejection of addMessageListener reaches onError', async () => {
    const sdk = new FakeSdk();
    sdk.addMessageListener = () => Promise.reject(new Error('not known')) as never;
    renderConversations(sdk, { onError });
    await idle();
    expect(messages()).toEqual(['not known']);
  });

  it('[error.listeners] a rejection of removeMessageListener reaches the console: no list is left', async () => {
    const toConsole = vi.spyOn(console, 'error').mockImplementation(() => {});
    const sdk = new FakeSdk();
    sdk.removeMessageListener = () => Promise.reject(new Error('not known')) as never;
    const list = renderConversations(sdk, { onError });
    await idle();
    list.unmount();
    await idle();
    expect(messages()).toEqual([]);
    expect(toConsole).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'not known' }));
    toConsole.mockRestore();
  });

  it('[error.listeners] an addLoginListener that throws is tried again once somebody is known to be signed in', async () => {
    const sdk = new FakeSdk();
    const add = sdk.addLoginListener;
    sdk.addLoginListener = vi.fn(add.bind(sdk)).mockImplementationOnce(fail);
    const list = renderConversations(sdk, { onError });
    await idle();
    await sdk.latest.answer(three());
    await idle();
    expect(messages()).toEqual(['not known']);
    expect(list.names()).toEqual(['Ann', 'Bob', 'Cid']);
    sdk.emit('login', 'logoutSuccess');
    await idle();
    expect(list.phase()).toBe('error');
  });

  it.each(['Login', 'Connection', 'Message', 'User', 'Group'] as const)(
    '[error.listeners] a remove%sListener that throws reaches the console, leaves no other listener, and gets no more events',
    async (kind) => {
      const { sdk, list } = await renderFaked(three(), { onError, markAsDelivered: true });
      const toConsole = vi.spyOn(console, 'error').mockImplementation(() => {});
      sdk.markAsDelivered = vi.fn();
      sdk[`remove${kind}Listener`] = fail;
      const getConversation = vi.spyOn(sdk, 'getConversation');
      list.unmount();
      await idle();
      expect(sdk.listenerCount).toBe(1);
      expect(toConsole).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'not known' }));
      sdk.emit('message', 'onTextMessageReceived', heard({ id: 9, from: 'dan' }));
      sdk.emit('connection', 'onDisconnected');
      sdk.emit('connection', 'onConnected');
      await idle();
      expect([getConversation.mock.calls.length, sdk.fetches.length, onError.mock.calls.length]).toEqual([
        0, 1, 0,
      ]);
      expect(sdk.markAsDelivered).not.toHaveBeenCalled();
      toConsole.mockRestore();
    },
  );
});

describe('an invalid payload', () => {
  const {
    conversations,
    users,
    messages: said,
  } = {
    conversations: ['ccConversationDeleted', 'ccUpdateConversation', 'ccMarkConversationAsRead'],
    users: ['ccUserBlocked', 'ccUserUnblocked'],
    messages: ['ccMessageSent', 'ccMessageEdited', 'ccMessageDeleted', 'ccMessageRead'],
  } as const;
  const channels = [
    ...conversations.map((name) => ['conversations', name]),
    ...users.map((name) => ['users', name]),
    ...said.map((name) => ['messages', name]),
  ] as ['conversations', 'ccUpdateConversation'][];

  it.each(channels)('[error.bad-object] in %s.%s reaches onError and harms nothing', async (group, name) => {
    const { sdk, list } = await renderFaked(three(), { onError });
    const payloads = [undefined, null, 'ann', {}, []];
    for (const payload of payloads) list.events[group][name].next(payload as never);
    await idle();
    expect(onError).toHaveBeenCalledTimes(payloads.length);
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 9, from: 'cid' }));
    await idle();
    expect(list.names()).toEqual(['Cid', 'Ann', 'Bob']);
  });

  it.each([
    ['message', 'onTextMessageReceived'],
    ['message', 'onMessageEdited'],
    ['message', 'onTypingStarted'],
    ['message', 'onTypingEnded'],
    ['message', 'onMessagesRead'],
    ['message', 'onMessagesReadByAll'],
    ['user', 'onUserOnline'],
    ['group', 'onGroupMemberJoined'],
    ['group', 'onGroupMemberLeft'],
    ['group', 'onMemberAddedToGroup'],
  ] as const)(
    '[error.bad-object] in the %s event %s reaches onError and harms nothing',
    async (kind, name) => {
      const { sdk, list } = await renderFaked(three(), { onError });
      const getConversation = vi.spyOn(sdk, 'getConversation');
      const payloads = [undefined, null, 'ann', {}, []];
      for (const payload of payloads) sdk.emit(kind, name, payload, payload, payload, payload);
      await idle();
      expect(onError).toHaveBeenCalledTimes(payloads.length);
      expect(getConversation).not.toHaveBeenCalled();
      sdk.emit('message', 'onTextMessageReceived', heard({ id: 9, from: 'cid' }));
      await idle();
      expect(list.names()).toEqual(['Cid', 'Ann', 'Bob']);
    },
  );
});

describe('a signed-in user without an id', () => {
  it('[error.bad-object] is shown in the error view, and Retry asks again', async () => {
    const sdk = new FakeSdk();
    const { user } = sdk;
    sdk.user = {} as Kit.User;
    const list = renderConversations(sdk, { onError });
    await idle();
    expect([list.phase(), messages()]).toEqual(['error', ['A user has no id: getUid() returns none.']]);
    sdk.user = user;
    inside(list.one('.kit-conversations__error-state-view'), 'button').click();
    await idle();
    await sdk.latest.answer(three());
    await idle();
    expect(list.names()).toEqual(['Ann', 'Bob', 'Cid']);
  });

  it.each<[string, unknown]>([
    ['nobody', undefined],
    ['an empty object', {}],
  ])('[error.bad-object] %s in loginSuccess makes the list ask who is signed in', async (_, payload) => {
    const { sdk, list } = await renderFaked(three(), { onError });
    sdk.emit('login', 'loginSuccess', payload);
    await idle();
    expect(list.names()).toEqual(['Ann', 'Bob', 'Cid']);
    expect(onError).not.toHaveBeenCalled();
  });
});

it('[error.wrapped] a rejection whose code throws ends the loading in the error view, and Retry works', async () => {
  const sdk = new FakeSdk();
  const list = renderConversations(sdk, { onError });
  await idle();
  await sdk.latest.fail(
    Object.defineProperty({ message: 'No network.' }, 'code', {
      get: fail,
    }),
  );
  await idle();
  expect([list.phase(), messages()]).toEqual(['error', ['No network.']]);
  inside(list.one('.kit-conversations__error-state-view'), 'button').click();
  await sdk.latest.answer(three());
  await idle();
  expect(list.names()).toEqual(['Ann', 'Bob', 'Cid']);
});
