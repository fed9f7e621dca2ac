import type { Kit, KitEvents } from 'solid-chat-kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { idle, type RenderedConversations, renderConversations } from '../conversations/harness.tsx';
import { FakeSdk } from '../support/fake-sdk.ts';
import { action, conversation, group, ME, message, receipt, typing, user } from '../support/fakes.ts';
import { ACCESSORS, FAULTS, hostile, thrown, withFault } from '../support/faulty.ts';
import { renderUsers } from '../users/harness.tsx';

type Kind = keyof typeof ACCESSORS;

const onError = vi.fn<(error: Kit.Exception) => void>();
const uncaught: unknown[] = [];
const onUncaught = (event: ErrorEvent) => uncaught.push(event.error);

beforeEach(() => {
  onError.mockReset();
  thrown.count = 0;
  uncaught.length = 0;
  window.addEventListener('error', onUncaught);
});
afterEach(() => {
  window.removeEventListener('error', onUncaught);
  expect(uncaught).toEqual([]);
});

/** Checks that errors were reported, and each no more than once. */
const expectTold = () => {
  if (thrown.count > 0) expect(onError).toHaveBeenCalled();
  for (const [error] of onError.mock.calls)
    expect(error).toMatchObject({ code: expect.any(String), message: expect.any(String) });
};

/** A message of a user, or in a group. */
const said = (id: number, from: string, text: string, to: string | Kit.Group = ME) =>
  message({ id, sentAt: id, from: user(from), to, text });

/** The kinds of faulty objects, and how each gets into a page: a user `id`, or a group `id`. */
const CARRIERS: Readonly<
  Record<
    string,
    { kind: Kind; row: (id: string, spoil: <T extends object>(object: T) => T) => Kit.Conversation }
  >
> = {
  'a partner': {
    kind: 'user',
    row: (id, spoil) => conversation(spoil(user(id)), { lastMessage: said(5, id, 'Old') }),
  },
  'a sender': {
    kind: 'user',
    row: (id, spoil) =>
      conversation(group(id), {
        lastMessage: message({ id: 5, sentAt: 5, from: spoil(user('eve')), to: group(id), text: 'Old' }),
      }),
  },
  'a group': {
    kind: 'group',
    row: (id, spoil) => conversation(spoil(group(id)), { lastMessage: said(5, 'eve', 'Old', group(id)) }),
  },
  'a last message': {
    kind: 'message',
    row: (id, spoil) => conversation(user(id), { lastMessage: spoil(said(5, id, 'Old')) }),
  },
  'a last message of a group': {
    kind: 'message',
    row: (id, spoil) => conversation(group(id), { lastMessage: spoil(said(5, 'eve', 'Old', group(id))) }),
  },
  'a last message with a file': {
    kind: 'message',
    row: (id, spoil) =>
      conversation(user(id), {
        lastMessage: spoil(message({ id: 5, sentAt: 5, from: id, type: 'image', fileName: 'a.png' })),
      }),
  },
  'a last message of the app': {
    kind: 'message',
    row: (id, spoil) =>
      conversation(user(id), {
        lastMessage: spoil(message({ id: 5, sentAt: 5, from: id, category: 'custom', type: 'poll' })),
      }),
  },
  'a last action': {
    kind: 'message',
    row: (id, spoil) =>
      conversation(group(id), {
        lastMessage: spoil(action({ id: 5, sentAt: 5, from: 'eve', to: group(id), action: 'joined' })),
      }),
  },
  "one's own last message": {
    kind: 'message',
    row: (id, spoil) =>
      conversation(user(id), {
        lastMessage: spoil(message({ id: 5, sentAt: 5, from: ME, to: id, text: 'Old' })),
      }),
  },
  'a conversation': {
    kind: 'conversation',
    row: (id, spoil) => spoil(conversation(user(id), { lastMessage: said(5, id, 'Old') })),
  },
  'a conversation of a group': {
    kind: 'conversation',
    row: (id, spoil) => spoil(conversation(group(id), { lastMessage: said(5, 'eve', 'Old', group(id)) })),
  },
};

const asIs = <T extends object>(object: T) => object;
const FAULT_NAMES = Object.keys(FAULTS);
/** Numbers that are later times, or higher ids, than all others here: such a message stays the newest, or read. */
const LATER = ['a huge number', 'a time in milliseconds', 'a time far away'];
const LATER_WHERE = ['getSentAt', 'getMessageId'];
/** The accessors to spoil: all, except those where the fault is nothing but the newest message. */
const accessorsOf = (kind: Kind, fault: string) =>
  ACCESSORS[kind].filter((accessor) => !LATER.includes(fault) || !LATER_WHERE.includes(accessor));

/** A list of these conversations between two valid ones, over an SDK that has every conversation. */
async function listOf(rows: readonly Kit.Conversation[]) {
  const sdk = new FakeSdk();
  Object.assign(sdk, {
    getConversation: async (id: string, type: string) =>
      conversation(type === 'group' ? group(id) : user(id)),
  });
  const list = renderConversations(sdk, { onError });
  await idle();
  const good = (id: string) => conversation(user(id), { lastMessage: said(6, id, `Old of ${id}`) });
  await sdk.latest.answer([good('ann'), ...rows, good('bob')]);
  await idle();
  return { sdk, list };
}

let lastId = 1000;

/** Expects a message to each of these to move its row to the top, with text and count, one after the other. */
async function expectLiving(sdk: FakeSdk, list: RenderedConversations, peers: readonly Kit.Conversation[]) {
  const tell = (peer: Kit.Conversation) => {
    const entity = peer.getConversationWith();
    const isGroup = 'getGuid' in entity;
    const text = `New ${++lastId}`;
    const news = said(lastId, isGroup ? 'eve' : entity.getUid(), text, isGroup ? entity : ME);
    sdk.emit('message', 'onTextMessageReceived', news);
    return text;
  };
  // The first ones add what a page had to omit.
  peers.map(tell);
  await idle();
  const texts = peers.map(tell).reverse();
  await idle();
  const top = list.all('.kit-conversations__list-item').slice(0, texts.length);
  const bodies = top.map((each) => each.querySelector('.kit-conversations__subtitle-text-body')?.textContent);
  expect(bodies).toEqual(texts);
  const counts = top.map((each) =>
    Number.parseInt(each.querySelector('.kit-badge__count')?.textContent ?? '', 10),
  );
  expect(Math.min(...counts)).toBeGreaterThan(0);
}

describe.each(Object.keys(CARRIERS))('[error.bad-object] in a page of conversations, %s', (carrier) => {
  const { kind, row } = CARRIERS[carrier] as (typeof CARRIERS)[string];

  it.each([...FAULT_NAMES, 'hostile as a whole'])(
    'whose accessors are %s costs no other row',
    async (fault) => {
      const accessors = fault in FAULTS ? accessorsOf(kind, fault) : ['all'];
      const spoil = (accessor: string) => (object: object) =>
        accessor === 'all' ? hostile() : withFault(object, accessor, fault);
      const bad = accessors.map((accessor) => row(`bad-${accessor}`, spoil(accessor) as typeof asIs));
      const { sdk, list } = await listOf(bad);
      expect(list.phase()).toBe('ready');
      for (const name of ['ann', 'bob']) expect(list.preview(name)).toBe(`Old of ${name}`);
      const peers = accessors.map((accessor) => row(`bad-${accessor}`, asIs));
      await expectLiving(sdk, list, [conversation('bob'), ...peers, conversation('ann')]);
      expectTold();
      if (accessors[0] === 'all') expect(onError).toHaveBeenCalled();
    },
  );
});

/** Every listener and channel that may receive a faulty object of a kind. */
const EVENTS: Readonly<
  Record<string, { kind: Kind; send: (sdk: FakeSdk, events: KitEvents, spoil: Spoil) => void }>
> = {
  'a message': {
    kind: 'message',
    send(sdk, events, spoil) {
      const inUser = () => spoil(said(++lastId, 'bad', 'Faulty'));
      const inGroup = () => spoil(said(++lastId, 'eve', 'Faulty', group('den')));
      const last = () =>
        spoil(message({ id: 5, sentAt: 5, from: 'bad', editedAt: ++lastId, text: 'Edited' }));
      for (const name of ['onTextMessageReceived', 'onMediaMessageReceived', 'onCustomMessageReceived']) {
        sdk.emit('message', name, inUser());
        sdk.emit('message', name, inGroup());
      }
      for (const name of ['onMessageEdited', 'onMessageDeleted']) sdk.emit('message', name, last());
      const { ccMessageSent, ccMessageEdited, ccMessageDeleted, ccMessageRead } = events.messages;
      for (const status of ['inprogress', 'success', 'error'] as const) {
        const own = message({
          id: status === 'success' ? ++lastId : '',
          sentAt: lastId,
          from: ME,
          to: 'out',
        });
        ccMessageSent.next({ message: spoil(own), status });
      }
      for (const channel of [ccMessageEdited, ccMessageDeleted, ccMessageRead]) channel.next(last());
    },
  },
  'an action': {
    kind: 'message',
    send(sdk, _events, spoil) {
      const join = () =>
        spoil(action({ id: ++lastId, sentAt: lastId, from: 'bad', to: group('den'), action: 'joined' }));
      sdk.emit('group', 'onGroupMemberJoined', join(), user('bad'), group('den'));
      sdk.emit('group', 'onGroupMemberLeft', join(), user('bad'), group('den'));
      for (const name of ['onGroupMemberKicked', 'onGroupMemberBanned', 'onMemberAddedToGroup'])
        sdk.emit('group', name, join(), user('bad'), user('eve'), group('den'));
      sdk.emit('message', 'onCustomMessageReceived', join());
    },
  },
  'a user': {
    kind: 'user',
    send(sdk, events, spoil) {
      const bad = () => spoil(user('bad'));
      sdk.emit('message', 'onTextMessageReceived', message({ id: ++lastId, sentAt: lastId, from: bad() }));
      const inGroup = { from: bad(), to: group('den') };
      sdk.emit('message', 'onTextMessageReceived', message({ id: ++lastId, sentAt: lastId, ...inGroup }));
      for (const name of ['onTypingStarted', 'onTypingEnded', 'onTypingStarted']) {
        sdk.emit('message', name, typing(bad()));
        sdk.emit('message', name, typing(bad(), 'den'));
      }
      for (const name of ['onUserOnline', 'onUserOffline']) sdk.emit('user', name, bad());
      const joined = () =>
        action({ id: ++lastId, sentAt: lastId, from: bad(), to: group('den'), action: 'joined' });
      sdk.emit('group', 'onGroupMemberJoined', joined(), bad(), group('den'));
      sdk.emit('group', 'onGroupMemberLeft', joined(), bad(), group('den'));
      sdk.emit('group', 'onMemberAddedToGroup', joined(), bad(), bad(), group('den'));
      for (const channel of [events.users.ccUserBlocked, events.users.ccUserUnblocked]) channel.next(bad());
    },
  },
  'a group': {
    kind: 'group',
    send(sdk, _events, spoil) {
      const den = () => spoil(group('den'));
      sdk.emit('message', 'onTextMessageReceived', said(++lastId, 'eve', 'Faulty', den()));
      const joined = () =>
        action({ id: ++lastId, sentAt: lastId, from: 'eve', to: group('den'), action: 'joined' });
      sdk.emit('group', 'onGroupMemberJoined', joined(), user('eve'), den());
      sdk.emit('group', 'onGroupMemberLeft', joined(), user('eve'), den());
      sdk.emit('group', 'onMemberAddedToGroup', joined(), user('bad'), user('eve'), den());
    },
  },
  'a typing indicator': {
    kind: 'typing',
    send(sdk, _events, spoil) {
      for (const name of ['onTypingStarted', 'onTypingEnded', 'onTypingStarted']) {
        sdk.emit('message', name, spoil(typing('bad')));
        sdk.emit('message', name, spoil(typing('eve', 'den')));
      }
    },
  },
  'a receipt': {
    kind: 'receipt',
    send(sdk, _events, spoil) {
      const of = (by: string, receiver: string, receiverType = 'user') =>
        spoil(receipt({ messageId: lastId, by, receiver, receiverType, deliveredAt: 5, readAt: 5 }));
      for (const name of [
        'onMessagesDelivered',
        'onMessagesRead',
        'onMessagesDeliveredToAll',
        'onMessagesReadByAll',
      ]) {
        sdk.emit('message', name, of('bad', ME));
        sdk.emit('message', name, of(ME, 'bad'));
        sdk.emit('message', name, of('eve', 'den', 'group'));
      }
    },
  },
  'a conversation': {
    kind: 'conversation',
    send(sdk, events, spoil) {
      const bad = () => spoil(conversation('bad', { lastMessage: said(++lastId, 'bad', 'Faulty') }));
      const den = () =>
        spoil(conversation(group('den'), { lastMessage: said(++lastId, 'eve', 'Faulty', group('den')) }));
      const { ccUpdateConversation, ccMarkConversationAsRead, ccConversationDeleted } = events.conversations;
      for (const channel of [ccUpdateConversation, ccMarkConversationAsRead, ccConversationDeleted]) {
        channel.next(bad());
        channel.next(den());
      }
      const known = sdk.getConversation;
      Object.assign(sdk, { getConversation: async () => bad() });
      sdk.emit('message', 'onTextMessageReceived', said(++lastId, 'bad', 'Hi'));
      sdk.getConversation = known;
    },
  },
};

type Spoil = <T extends object>(object: T) => T;

describe.each(Object.keys(EVENTS))('[error.bad-object] in events, %s', (carrier) => {
  const { kind, send } = EVENTS[carrier] as (typeof EVENTS)[string];

  it.each([...FAULT_NAMES, 'hostile as a whole'])(
    'whose accessors are %s costs no other event',
    async (fault) => {
      const isWhole = !(fault in FAULTS);
      const rows = [conversation('bad', { lastMessage: said(5, 'bad', 'Old') }), conversation(group('den'))];
      const { sdk, list } = await listOf(rows);
      for (const accessor of isWhole ? ['all'] : accessorsOf(kind, fault)) {
        const spoil: Spoil = (object) => (isWhole ? hostile() : withFault(object, accessor, fault));
        const text = `Beside ${++lastId}`;
        send(sdk, list.events, spoil);
        sdk.emit('message', 'onTextMessageReceived', said(++lastId, 'ann', text));
        await idle();
        expect(list.preview('ann')).toBe(text);
      }
      await expectLiving(sdk, list, [conversation('bob'), ...rows, conversation('ann')]);
      expectTold();
      if (isWhole) expect(onError).toHaveBeenCalled();
    },
  );
});

describe('[error.bad-object] in the list of users', () => {
  it.each([...FAULT_NAMES, 'hostile as a whole'])(
    'users whose accessors are %s cost no other row',
    async (fault) => {
      const isWhole = !(fault in FAULTS);
      const accessors = isWhole ? ['all'] : ACCESSORS.user;
      const spoil = (id: string, accessor: string) =>
        isWhole ? hostile<Kit.User>() : withFault(user(id), accessor, fault);
      const sdk = new FakeSdk();
      const list = renderUsers(sdk, { onError });
      await idle();
      const bad = accessors.map((accessor) => spoil(`bad-${accessor}`, accessor));
      await sdk.latest.answer([user('ann'), ...bad, user('bob')]);
      await idle();
      expect(list.names()).toEqual(expect.arrayContaining(['ann', 'bob']));
      const isOnline = (name: string) => list.row(name).matches('.kit-users__list-item-online');
      for (const accessor of accessors) {
        for (const name of ['onUserOffline', 'onUserOnline']) {
          sdk.emit('user', name, spoil('bob', accessor));
          sdk.emit('user', name, spoil(`bad-${accessor}`, accessor));
          sdk.emit('user', name, user('ann'));
        }
        list.events.users.ccUserBlocked.next(spoil('eve', accessor));
        await idle();
        expect(isOnline('ann')).toBe(true);
        sdk.emit('user', 'onUserOffline', user('ann'));
      }
      for (const accessor of accessors) sdk.emit('user', 'onUserOnline', user(`bad-${accessor}`));
      sdk.emit('user', 'onUserOnline', user('bob', { name: 'bob' }));
      sdk.emit('user', 'onUserOnline', user('ann', { name: 'zoe' }));
      await idle();
      expect([isOnline('zoe'), isOnline('bob')]).toEqual([true, true]);
      expect(list.outline().slice(-2)).toEqual(expect.arrayContaining(['zoe']));
      expectTold();
      if (isWhole) expect(onError).toHaveBeenCalled();
    },
  );
});
