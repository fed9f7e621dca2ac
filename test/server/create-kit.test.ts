import {
  type ConversationJSON,
  createKit,
  type MessageJSON,
  type ServerHandlers,
  type ServerOptions,
  type UserJSON,
} from 'solid-chat-kit/server';
import { describe, expect, it, vi } from 'vitest';
import type { Kit, KitSDK } from '../../src/sdk/index.ts';

const ANN: UserJSON = { id: 'ann', name: 'Ann' };
const BOB: UserJSON = { id: 'bob', name: 'Bob', online: true };
const HELLO: MessageJSON = { id: 1, from: BOB, to: 'ann', text: 'Hello', sentAt: 1_700_000_000 };

/** Creates a kit over a server that knows little, and returns its handlers and reported errors. */
function setUp(options: Partial<ServerOptions> = {}) {
  const errors: string[] = [];
  let handlers: ServerHandlers | undefined;
  const unsubscribe = vi.fn();
  const subscribe = vi.fn((given: ServerHandlers) => {
    handlers = given;
    return unsubscribe;
  });
  const kit = createKit({
    me: () => ANN,
    conversations: () => ({ items: [] }),
    users: () => ({ items: [BOB] }),
    subscribe,
    onError: (error) => errors.push(error instanceof Error ? error.message : String(error)),
    ...options,
  });
  const listen = (callbacks: Kit.MessageListenerCallbacks) => {
    kit.addMessageListener('test', new kit.MessageListener(callbacks));
    return handlers as ServerHandlers;
  };
  return { kit, errors, listen, subscribe, unsubscribe };
}

const usersOf = async (kit: KitSDK, limit = 30) => {
  const users = await new kit.UsersRequestBuilder().setLimit(limit).build().fetchNext();
  return users.map((user) => user.getUid());
};

/** Answers with the items in pages of a size, whatever the limit. */
const pagesOf =
  <T>(items: readonly T[], size: number) =>
  ({ after }: { after?: string | number | undefined }) => {
    const start = Number(after ?? 0);
    const next = start + size < items.length ? start + size : null;
    return { items: items.slice(start, start + size), next };
  };

describe('[helper.createKit] createKit refuses', () => {
  const given = { me: () => null, conversations: () => ({ items: [] }), users: () => ({ items: [] }) };
  const subscribe = () => () => undefined;

  it.each([
    ['nothing', undefined, 'createKit needs an object with the functions of your server.'],
    ['a missing function', { ...given }, "createKit: the function 'subscribe' is missing."],
    ['an unknown function', { ...given, subscribe, reed: subscribe }, "createKit has no option 'reed'."],
    [
      'something else than a function',
      { ...given, subscribe, send: true },
      "createKit: 'send' is not a function.",
    ],
    [
      'files without messages',
      { ...given, subscribe, upload: subscribe },
      "createKit: 'upload' needs the function 'send', too.",
    ],
    [
      'an unknown feature',
      { ...given, subscribe, features: ['telepathy'] },
      "createKit: there is no feature 'telepathy'.",
    ],
    [
      'an empty scope',
      { ...given, subscribe, storageScope: '' },
      "createKit: 'storageScope' is not a text that names your server.",
    ],
  ])('%s, by name', (_what, options, message) => {
    expect(() => createKit(options as unknown as ServerOptions)).toThrow(new TypeError(message));
  });
});

describe('[helper.createKit] a member of the SDK', () => {
  it('is missing where the server has no function for it', () => {
    const { kit } = setUp();
    const optional = Object.entries(kit)
      .filter(([, value]) => value === undefined)
      .map(([name]) => name);
    expect(optional).toEqual([]);
    expect('storageScope' in kit).toBe(false);
    for (const name of [
      'deleteConversation',
      'sendMessage',
      'TextMessage',
      'editMessage',
      'markAsRead',
      'startTyping',
    ])
      expect(name in kit, name).toBe(false);
    expect('setSearchKeyword' in new kit.ConversationsRequestBuilder()).toBe(false);
  });

  it('names the scope of the server for what the browser stores', () => {
    expect(setUp({ storageScope: 'https://a.example' }).kit.storageScope).toBe('https://a.example');
  });

  it('is there as soon as the server has one', () => {
    const { kit } = setUp({
      send: () => HELLO,
      react: () => HELLO,
      block: () => undefined,
      messages: () => ({ items: [] }),
      features: ['conversationSearch', 'threads'],
    });
    for (const name of [
      'sendMessage',
      'TextMessage',
      'addReaction',
      'removeReaction',
      'blockUsers',
      'unblockUsers',
    ])
      expect(name in kit, name).toBe(true);
    const messages = new kit.MessagesRequestBuilder!();
    expect(['hideReplies' in messages, 'setUpdatedAfter' in messages]).toEqual([true, false]);
    const text = new kit.TextMessage!('bob', 'Hi', 'user');
    expect(['setParentMessageId' in text, 'setMuid' in text]).toEqual([true, false]);
    expect('setSearchKeyword' in new kit.ConversationsRequestBuilder()).toBe(true);
  });
});

describe('[helper.createKit.pages] pages', () => {
  const people = ['bob', 'cid', 'dee', 'eve', 'fay'].map((id) => ({ id, name: id }));

  it('of the members of a group are asked for by its guid', async () => {
    const queries: object[] = [];
    const { kit } = setUp({
      members({ group, keyword, limit, after }) {
        queries.push({ group, keyword, limit, after });
        return { items: [BOB] };
      },
    });
    const members = new kit.GroupMembersRequestBuilder!('team').setLimit(5).setSearchKeyword!('b').build();
    expect((await members.fetchNext()).map((user) => user.getUid())).toEqual(['bob']);
    expect(queries).toEqual([{ group: 'team', keyword: 'b', limit: 5, after: undefined }]);
    expect('GroupMembersRequestBuilder' in setUp().kit).toBe(false);
  });

  it('are filled from shorter answers, until there is no next one', async () => {
    const { kit } = setUp({ users: pagesOf(people, 2) });
    const request = new kit.UsersRequestBuilder().setLimit(3).build();
    const sizes = [];
    for (let page = 0; page < 4; page++) sizes.push((await request.fetchNext()).length);
    expect(sizes).toEqual([4, 1, 0, 0]);
  });

  it('carry the filters that are set, and a signal', async () => {
    const conversations = vi.fn(() => ({ items: [] }));
    const { kit } = setUp({ conversations, features: ['conversationSearch'] });
    const builder = new kit.ConversationsRequestBuilder()
      .setLimit(7)
      .setConversationType('group')
      .setTags(['a']);
    builder.setSearchKeyword?.('crew');
    await builder.build().fetchNext();
    builder.setSearchKeyword?.('');
    const signal = expect.any(AbortSignal);
    expect(conversations.mock.calls).toEqual([
      [{ limit: 7, after: undefined, keyword: 'crew', type: 'group', tags: ['a'], signal }],
    ]);
    expect([builder.getLimit?.(), builder.getConversationType?.(), builder.getSearchKeyword?.()]).toEqual([
      7,
      'group',
      '',
    ]);
  });

  it('leave out rows of a wrong shape, and report where they stand', async () => {
    const rows: unknown[] = [
      { user: BOB, lastMessage: HELLO },
      { user: { name: 'Cid' } },
      { user: BOB, group: { id: 'crew', name: 'Crew' } },
      { unread: 1 },
      { group: { id: 7, name: 'Crew' }, unread: '3' },
      { group: { id: 7, name: 'Crew' }, unread: 3 },
    ];
    const { kit, errors } = setUp({ conversations: () => ({ items: rows as ConversationJSON[] }) });
    const page = await new kit.ConversationsRequestBuilder().build().fetchNext();
    expect(page.map((row) => row.getConversationId())).toEqual(['user:ann:bob', 'group:7']);
    expect(page[1]?.getUnreadMessageCount()).toBe(3);
    expect(errors).toEqual([
      'conversations: items[1].user.id is missing',
      "conversations: items[2] has both 'user' and 'group'",
      "conversations: items[3] has neither 'user' nor 'group'",
      'conversations: items[4].unread is the text "3", not a number',
    ]);
  });

  it('keep a conversation whose last message is wrong, and report that message once', async () => {
    const rows = [{ user: BOB, lastMessage: { ...HELLO, action: 'exploded' } }] as unknown[];
    const { kit, errors } = setUp({ conversations: () => ({ items: rows as ConversationJSON[] }) });
    const [row] = await new kit.ConversationsRequestBuilder().build().fetchNext();
    expect([row?.getConversationWith().getName(), row?.getLastMessage()]).toEqual(['Bob', null]);
    expect(errors).toEqual([
      `conversations: items[0].lastMessage.action is the text "exploded", not one of 'joined', 'left', 'kicked', 'banned', 'unbanned', 'added', 'scopeChanged'`,
    ]);
  });

  it('of wrong rows alone are passed, and each row is reported once', async () => {
    const pages = [
      { items: [{ uid: 'a' }, { uid: 'b' }], next: 'c' },
      { items: [BOB], next: null },
    ];
    const { kit, errors } = setUp({ users: ({ after }) => (after ? pages[1] : pages[0]) as never });
    expect(await usersOf(kit)).toEqual(['bob']);
    expect(errors).toEqual(['users: items[0].id is missing', 'users: items[1].id is missing']);
  });

  it('that stay empty for ever end with an error', async () => {
    let asked = 0;
    const { kit } = setUp({ users: () => ({ items: [], next: ++asked }) });
    await expect(usersOf(kit)).rejects.toMatchObject({ code: 'ERR_BAD_DATA' });
    expect(asked).toBe(100);
  });

  it('may have 200,000 rows', async () => {
    const items = [...Array(200_000).keys()].map((id) => ({ id, name: '' }));
    const { kit } = setUp({ users: () => ({ items }) });
    expect(await usersOf(kit)).toHaveLength(200_000);
  });

  it('leave out an id with half a surrogate pair, by its name', async () => {
    const { kit, errors } = setUp({
      conversations: () => ({ items: [{ user: { id: 'a\ud800', name: 'A' } }, { user: BOB }] }),
    });
    const page = await new kit.ConversationsRequestBuilder().build().fetchNext();
    expect(page.map((row) => row.getConversationId())).toEqual(['user:ann:bob']);
    expect(errors).toEqual(['conversations: items[0].user.id is not well-formed Unicode']);
  });

  it.each([
    [
      1_700_000_000_000,
      'is 1700000000000, which looks like milliseconds: times are in seconds, so divide it by 1000',
    ],
    [
      '2024-05-01T10:00:00Z',
      'is the text "2024-05-01T10:00:00Z": times are numbers of seconds since the epoch, such as Date.parse(text) / 1000',
    ],
    [new Date(0), 'is a Date: times are numbers of seconds since the epoch, such as date.getTime() / 1000'],
    [undefined, 'is missing'],
  ])('name a time of %s', async (sentAt, what) => {
    const items = [{ user: BOB, lastMessage: { ...HELLO, sentAt } }] as ConversationJSON[];
    const { kit, errors } = setUp({ conversations: () => ({ items }) });
    await new kit.ConversationsRequestBuilder().build().fetchNext();
    expect(errors).toEqual([`conversations: items[0].lastMessage.sentAt ${what}`]);
  });

  it.each([
    [[BOB], 'users: the answer is an array, not an object'],
    [undefined, 'users: the answer is missing'],
    [{ rows: [] }, 'users: the answer.items is missing'],
    [{ items: [BOB], next: 'x' }, 'users: next is "x" again: it has to be where the next page starts'],
  ])('reject an answer that is no page: %j', async (answer, message) => {
    const { kit } = setUp({ users: () => answer as never });
    await expect(usersOf(kit)).rejects.toMatchObject({ code: 'ERR_BAD_DATA', message });
  });

  it('lose nothing when a call fails half-way', async () => {
    let calls = 0;
    const page = pagesOf(people, 2);
    const { kit } = setUp({
      users(query) {
        if (++calls === 2) throw new Error('no network');
        return page(query);
      },
    });
    const request = new kit.UsersRequestBuilder().build();
    await expect(request.fetchNext()).rejects.toMatchObject({
      code: 'ERR_SERVER',
      message: 'users failed: no network',
    });
    expect((await request.fetchNext()).map((user) => user.getUid())).toEqual([
      'bob',
      'cid',
      'dee',
      'eve',
      'fay',
    ]);
  });

  it('keep an error with a code as it is', async () => {
    const error = { code: 'TOO_MANY', message: 'Slow down.' };
    const { kit } = setUp({ users: () => Promise.reject(error) });
    await expect(usersOf(kit)).rejects.toBe(error);
  });
});

it('[helper.createKit] asks once who is signed in, for all who ask at the same time', async () => {
  const me = vi.fn(async () => ANN);
  const { kit } = setUp({ me });
  const users = await Promise.all([kit.getLoggedinUser(), kit.getLoggedinUser(), usersOf(kit)]);
  expect([users[0]?.getUid(), me.mock.calls.length]).toEqual(['ann', 1]);
  await kit.getLoggedinUser();
  expect(me).toHaveBeenCalledTimes(2);
});

describe('[helper.createKit] a conversation', () => {
  const rows = [...Array(250).keys()].map((index) => ({ user: { id: index, name: `User ${index}` } }));

  it('is looked for in the pages when the server has no function for one', async () => {
    const { kit } = setUp({ conversations: pagesOf(rows, 100) });
    expect((await kit.getConversation('230', 'user')).getConversationWith().getName()).toBe('User 230');
    await expect(kit.getConversation('230', 'group')).rejects.toMatchObject({
      code: 'ERR_CONVERSATION_NOT_FOUND',
    });
  });

  it('has all fields of the app in `json`', async () => {
    interface Person extends UserJSON {
      phone: string;
    }
    const kit = createKit<Person>({
      me: () => ({ ...ANN, phone: '1' }),
      conversations: () => ({ items: [] }),
      users: () => ({ items: [{ ...BOB, phone: '2' }] }),
      subscribe: () => () => undefined,
    });
    const [user] = await new kit.UsersRequestBuilder().build().fetchNext();
    const phone: string | undefined = user?.json.phone;
    expect(phone).toBe('2');
    expect(kit.revive(JSON.parse(JSON.stringify(user)))).toEqual(user);
  });
});

describe('[helper.createKit] a partial page', () => {
  it('is shown at once, and the next page follows it', async () => {
    const pages = [
      { items: [{ ...BOB, id: 'a' }], next: 'a', isPartial: true },
      { items: [{ ...BOB, id: 'b' }], next: 'b' },
      { items: [{ ...BOB, id: 'c' }] },
    ];
    const { kit } = setUp({ users: () => pages.shift() ?? { items: [] } });
    const request = new kit.UsersRequestBuilder().setLimit(30).build();
    const uids = async () => (await request.fetchNext()).map((user) => user.getUid());
    expect([await uids(), await uids(), await uids()]).toEqual([['a'], ['b', 'c'], []]);
  });
});

describe('[helper.createKit] messages', () => {
  const all = ['a1', 'b2', 'c3', 'd4', 'e5'].map((id) => ({ ...HELLO, id }));
  const messages = ({ before, after, limit }: { before?: unknown; after?: unknown; limit: number }) => {
    const at = all.findIndex((message) => message.id === (before ?? after));
    if (after !== undefined) return { items: all.slice(at + 1, at + 1 + limit) };
    const end = before === undefined ? all.length : at;
    return { items: all.slice(Math.max(0, end - limit), end) };
  };
  const idsIn = (page: readonly Kit.Message[] | undefined) => page?.map((message) => message.getId());

  it('page both ways by ids of any kind', async () => {
    const { kit } = setUp({ messages });
    const newest = new kit.MessagesRequestBuilder!().setUID('bob').setLimit(2).build();
    expect(idsIn(await newest.fetchNext?.())).toEqual([]);
    expect(idsIn(await newest.fetchPrevious())).toEqual(['d4', 'e5']);
    all.push({ ...HELLO, id: 'f6' });
    expect(idsIn(await newest.fetchNext?.())).toEqual(['f6']);
    expect(idsIn(await newest.fetchPrevious())).toEqual(['b2', 'c3']);
    const builder = new kit.MessagesRequestBuilder!().setGUID('crew').setLimit(2);
    const middle = builder.setMessageId('c3' as unknown as number).build();
    expect(idsIn(await middle.fetchNext?.())).toEqual(['d4', 'e5']);
    expect(idsIn(await middle.fetchPrevious())).toEqual(['a1', 'b2']);
  });

  it('page past a page of wrong ones, in both directions', async () => {
    const wrong = (id: number) => ({ ...HELLO, id, sentAt: 'never' }) as never;
    const rows = [1, 2, 3, 4, 5].map((id) =>
      id === 2 || id === 3 || id === 5 ? wrong(id) : { ...HELLO, id },
    );
    const { kit, errors } = setUp({
      messages({ before, after, limit }) {
        const found = rows.filter(
          ({ id }) => Number(id) < Number(before ?? 9) && Number(id) > Number(after ?? 0),
        );
        return { items: after === undefined ? found.slice(-limit) : found.slice(0, limit) };
      },
    });
    const ids = async (page: Promise<readonly Kit.Message[]> | undefined) =>
      (await page)?.map((each) => each.getId());
    const request = new kit.MessagesRequestBuilder!().setUID('bob').setLimit(2).build();
    expect([await ids(request.fetchPrevious()), await ids(request.fetchPrevious())]).toEqual([[4], [1]]);
    expect(errors).toHaveLength(3);
    const after = new kit.MessagesRequestBuilder!().setUID('bob').setLimit(2).setMessageId(1).build();
    expect([await ids(after.fetchNext?.()), await ids(after.fetchNext?.())]).toEqual([[4], []]);
  });

  it('keep one whose quote is wrong', async () => {
    const quoted = { ...HELLO, from: { id: 'bob' } } as never;
    const { kit, errors } = setUp({ messages: () => ({ items: [{ ...HELLO, quoted }] }) });
    const [message] = await new kit.MessagesRequestBuilder!().setUID('bob').build().fetchPrevious();
    expect([message?.getId(), message?.getQuotedMessage?.()]).toEqual([1, null]);
    expect(errors).toEqual(['messages: items[0].quoted.from.name is missing']);
  });

  it('are sent as plain JSON, and come back with their muid', async () => {
    const send = vi.fn(() => ({ ...HELLO, muid: null }));
    const { kit } = setUp({ send, features: ['muids', 'threads', 'quotes'] });
    const text = new kit.TextMessage!('bob', 'Hi', 'user');
    text.setMuid?.('m1');
    text.setParentMessageId?.(3);
    text.setQuotedMessageId?.(4);
    const sent = await kit.sendMessage!(text);
    await kit.sendCustomMessage!(new kit.CustomMessage!('crew', 'group', 'place', { x: 1 }));
    const call = { signal: expect.any(AbortSignal) };
    expect(send.mock.calls).toEqual([
      [{ user: 'bob', text: 'Hi', muid: 'm1', parentId: 3, quotedId: 4 }, call],
      [{ group: 'crew', type: 'place', data: { x: 1 } }, call],
    ]);
    expect([sent.getId(), sent.getMuid()]).toEqual([1, 'm1']);
  });

  it('that wait are canceled by their muid', async () => {
    const cancel = vi.fn();
    const { kit } = setUp({ send: () => HELLO, cancel, features: ['muids'] });
    const text = new kit.TextMessage!('bob', 'Hi', 'user');
    text.setMuid?.('m1');
    await kit.cancelMessage!(text);
    expect(cancel).toHaveBeenCalledExactlyOnceWith('m1', { signal: expect.any(AbortSignal) });
  });

  it('with a file upload it first', async () => {
    const steps: unknown[] = [];
    const { kit } = setUp({
      upload(file) {
        steps.push(file.name);
        return { name: file.name, url: '/files/1' };
      },
      send(draft) {
        steps.push(draft);
        return { ...HELLO, file: draft.file };
      },
    });
    const file = new File(['1234'], 'cat.png', { type: 'image/png' });
    const sent = (await kit.sendMediaMessage!(
      new kit.MediaMessage!('bob', file, 'image', 'user'),
    )) as Kit.MediaMessage;
    const described = { name: 'cat.png', type: 'image/png', size: 4, url: '/files/1' };
    expect(steps).toEqual([
      'cat.png',
      { user: 'bob', type: 'image', file: expect.objectContaining(described) },
    ]);
    expect([sent.getType(), sent.getAttachment?.()?.getUrl?.()]).toEqual(['image', '/files/1']);
  });

  it('show how much of their file was sent, and are not sent once that is cancelled', async () => {
    const send = vi.fn(() => HELLO);
    const fractions: number[] = [];
    let cancel = () => {};
    const { kit } = setUp({
      upload: (_file, { signal, onProgress }) =>
        new Promise((_resolve, reject) => {
          onProgress(0.5);
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
      send,
    });
    const sent = kit.sendMediaMessage!(
      new kit.MediaMessage!('bob', new File(['1'], 'a.txt'), 'file', 'user'),
      {
        onProgress: (fraction) => void fractions.push(fraction),
        onCancelable: (stop) => {
          cancel = stop;
        },
      },
    );
    await vi.waitFor(() => expect(fractions).toEqual([0.5]));
    cancel();
    await expect(sent).rejects.toMatchObject({ message: expect.any(String) });
    expect(send).not.toHaveBeenCalled();
  });

  it('leave nothing of their file behind once they are sent', async () => {
    const added = vi.spyOn(AbortSignal.prototype, 'addEventListener');
    const { kit } = setUp({ upload: () => ({ name: 'a.txt', url: '/files/1' }), send: () => HELLO });
    await kit.sendMediaMessage!(new kit.MediaMessage!('bob', new File(['1'], 'a.txt'), 'file', 'user'));
    expect(added).not.toHaveBeenCalled();
    added.mockRestore();
  });

  it('of a wrong shape reject, with the name of the function and the field', async () => {
    const { kit } = setUp({ send: () => ({ ...HELLO, sentAt: undefined }) as never });
    const message = new kit.TextMessage!('bob', 'Hi', 'user');
    await expect(kit.sendMessage!(message)).rejects.toMatchObject({
      code: 'ERR_BAD_DATA',
      message: 'send.sentAt is missing',
    });
  });
});

describe('[helper.createKit.events] events', () => {
  it('start with the first listener, once, and stop with close()', async () => {
    const { kit, listen, subscribe, unsubscribe } = setUp();
    expect(subscribe).not.toHaveBeenCalled();
    const texts: string[] = [];
    const handlers = listen({ onTextMessageReceived: (message) => texts.push(message.getText()) });
    kit.addUserListener('test', new kit.UserListener({}));
    expect(subscribe).toHaveBeenCalledTimes(1);
    handlers.message(HELLO);
    kit.close();
    handlers.message(HELLO);
    expect([texts, unsubscribe.mock.calls.length]).toEqual([['Hello'], 1]);
  });

  it('of a wrong shape are reported and dropped', () => {
    const { errors, listen } = setUp();
    const heard: string[] = [];
    const handlers = listen({
      onTextMessageReceived: (message) => heard.push(message.getText()),
      onTypingStarted: () => heard.push('typing'),
    });
    handlers.message({ ...HELLO, to: undefined });
    handlers.message({ ...HELLO, id: undefined as never });
    handlers.typing({ from: BOB, to: 'ann' } as never);
    handlers.read({ messageId: 1, from: 'bob', to: 'ann', at: Date.now() });
    handlers.message(HELLO);
    expect(heard).toEqual(['Hello']);
    expect(errors.map((each) => each.replace(/\d{13}/, 'N'))).toEqual([
      "message has neither 'to' nor 'group'",
      'message.id is missing',
      'typing.typing is missing',
      'read.at is N, which looks like milliseconds: times are in seconds, so divide it by 1000',
    ]);
  });

  it('name users by id whom the server sent before', async () => {
    const { kit, listen } = setUp();
    await usersOf(kit);
    const names: string[] = [];
    const handlers = listen({
      onTextMessageReceived: (message) => names.push(message.getSender().getName()),
    });
    handlers.message({ ...HELLO, from: 'bob' });
    expect(names).toEqual(['Bob']);
  });

  it('call the other listeners when one throws', async () => {
    const { kit, listen } = setUp();
    const thrown = new Promise((resolve) => process.once('uncaughtException', resolve));
    const handlers = listen({
      onTextMessageReceived() {
        throw new Error('of the app');
      },
    });
    const heard = vi.fn();
    kit.addMessageListener('second', new kit.MessageListener({ onTextMessageReceived: heard }));
    handlers.message(HELLO);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(await thrown).toEqual(new Error('of the app'));
  });

  it('report a loss of the connection once, and the return only after a loss', () => {
    const { kit, listen } = setUp();
    const heard: string[] = [];
    kit.addConnectionListener(
      'test',
      new kit.ConnectionListener({
        onConnected: () => heard.push('connected'),
        inConnecting: () => heard.push('connecting'),
        onDisconnected: () => heard.push('disconnected'),
      }),
    );
    const handlers = listen({});
    handlers.connected();
    handlers.disconnected();
    handlers.connecting();
    handlers.disconnected();
    handlers.connecting();
    handlers.connected();
    expect(heard).toEqual(['disconnected', 'connecting', 'connected']);
  });

  it('of a sign-in end what was asked for the user before', async () => {
    const signals: AbortSignal[] = [];
    const { kit, listen } = setUp({
      users: ({ signal }) => {
        signals.push(signal);
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      },
    });
    const handlers = listen({});
    const page = usersOf(kit);
    await vi.waitFor(() => expect(signals).toHaveLength(1));
    handlers.signedIn(BOB);
    await expect(page).rejects.toThrow();
    const [row] = [kit.revive({ user: ANN })] as Kit.Conversation[];
    expect(row?.getConversationId()).toBe('user:ann:bob');
  });

  it('of a sign-in win over a call that was made before', async () => {
    let answer: (user: UserJSON) => void = () => undefined;
    const { kit, listen } = setUp({
      me: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const handlers = listen({});
    const user = kit.getLoggedinUser();
    handlers.signedIn(BOB);
    answer(ANN);
    expect((await user)?.getUid()).toBe('bob');
  });
});
