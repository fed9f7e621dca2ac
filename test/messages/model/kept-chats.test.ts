import { type Kit, KitConversationEvents, KitProvider } from 'solid-chat-kit';
import {
  createMessageList,
  type MessageList,
  type MessageListOptions,
  type ScrollTarget,
} from 'solid-chat-kit/headless';
import { Conversation, Group, User } from 'solid-chat-kit/local';
import { createRoot, createSignal } from 'solid-js';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { FakeChat, type FakeChatGaps, fromAnnAs, textsFromAnn, withMembers } from './fake-chat.ts';
import { idle, numbers, recordOf, textsOf } from './harness.ts';

afterEach(() => void vi.useRealTimers());

interface Visit {
  readonly list: MessageList;
  leave(): void;
}

/** Opens a chat, by default that with Ann, without waiting for anything. */
function visit(sdk: FakeChat, options: Partial<MessageListOptions> = {}): Visit {
  return createRoot((leave) => {
    let isOpen = true;
    const close = () => {
      if (isOpen) leave();
      isOpen = false;
    };
    onTestFinished(close);
    const list = createMessageList({
      sdk: () => sdk,
      ...(!options.user && !options.group && { user: () => new User('ann', 'Ann') }),
      ...options,
    });
    return { list, leave: close };
  });
}

/** A page with a provider of an SDK, whose client lives through the test. */
function withProvider(gaps: FakeChatGaps = {}): FakeChat {
  const sdk = new FakeChat(gaps);
  createRoot((end) => {
    onTestFinished(end);
    return KitProvider({ sdk });
  });
  return sdk;
}

/** Opens the chat with Ann, with "11" to "40" loaded, and leaves it. */
async function visited(options: Partial<MessageListOptions> = {}, gaps: FakeChatGaps = {}) {
  const sdk = withProvider(gaps);
  const first = visit(sdk, options);
  await idle();
  await sdk.page.answer(textsFromAnn(11, 40));
  await idle();
  first.leave();
  return { sdk, pages: () => sdk.pages.length };
}

async function signIn(sdk: FakeChat, ...uids: string[]): Promise<void> {
  for (const uid of uids) {
    sdk.emit('login', 'logoutSuccess');
    sdk.emit('login', 'loginSuccess', new User(uid, uid));
    await idle();
  }
}

const at = (key: string, top: number): ScrollTarget => ({ at: 'entry', key, align: top });

it('[messages.kept] a chat that is opened again is there at once, and is fetched once', async () => {
  const { sdk, pages } = await visited();
  const before = pages();
  const { list } = visit(sdk);
  expect([list.state.phase, textsOf(list), list.scrollTarget()]).toEqual([
    'ready',
    numbers(11, 40),
    { at: 'end' },
  ]);
  await idle();
  expect([pages() - before, sdk.page.from]).toEqual([1, undefined]);
  await sdk.page.answer(textsFromAnn(12, 41));
  await idle();
  expect([textsOf(list), pages() - before, list.state.newer]).toEqual([numbers(11, 41), 1, 'end']);
});

it('[messages.kept] is loaded anew where no provider lived on', async () => {
  const sdk = new FakeChat();
  const first = visit(sdk);
  await idle();
  await sdk.page.answer(textsFromAnn(11, 40));
  first.leave();
  const { list } = visit(sdk);
  expect([list.state.phase, textsOf(list)]).toEqual(['loading', []]);
});

it('[messages.kept] follows events while it is not shown', async () => {
  const { sdk } = await visited();
  sdk.arrive(fromAnnAs(41));
  sdk.emit(
    'message',
    'onMessageEdited',
    Object.assign(fromAnnAs(40, 'edited'), { getEditedAt: () => 1_700_000_100 }),
  );
  sdk.emit(
    'message',
    'onMessageDeleted',
    Object.assign(fromAnnAs(39), { getDeletedAt: () => 1_700_000_100 }),
  );
  const { list } = visit(sdk);
  expect(textsOf(list).slice(-3)).toEqual(['39', 'edited', '41']);
  expect(list.find(39)?.isDeleted).toBe(true);
});

it('[messages.kept] lets go of what the fetch no longer has', async () => {
  const { sdk } = await visited();
  const { list } = visit(sdk);
  await idle();
  await sdk.page.answer(textsFromAnn(11, 40).filter((each) => each.getId() !== 20));
  await idle();
  expect(textsOf(list)).toEqual([...numbers(11, 19), ...numbers(21, 40)]);
});

it('[messages.kept] lets go of what was before a chat that was cleared meanwhile', async () => {
  const { sdk } = await visited();
  sdk.arrive(fromAnnAs(41));
  const { list } = visit(sdk);
  await idle();
  await sdk.page.answer([fromAnnAs(41)]);
  await sdk.page.answer([]);
  await idle();
  expect(textsOf(list)).toEqual(['41']);
});

it.each([
  ['the newest page', [] as number[]],
  ['newer messages alone', [60, 89]],
])('[messages.kept] shows %s where nothing is left of what was loaded', async (_what, [from, to]) => {
  const { sdk } = await visited();
  const { list } = visit(sdk);
  await idle();
  await sdk.page.answer(from && to ? textsFromAnn(from, to) : []);
  await idle();
  expect([textsOf(list), list.state.phase]).toEqual([from && to ? numbers(from, to) : [], 'ready']);
});

it('[messages.kept] fetches what was missed when the connection was lost while it was not shown', async () => {
  const { sdk, pages } = await visited();
  sdk.emit('connection', 'onDisconnected');
  sdk.emit('connection', 'onConnected');
  await idle();
  const before = pages();
  const { list } = visit(sdk);
  await idle();
  expect([pages() - before, sdk.page.updatedAfter]).toEqual([1, 1_700_000_040 - 60]);
  const edited = Object.assign(fromAnnAs(12, 'edited'), { getEditedAt: () => 1_700_000_100 });
  await sdk.page.answer([edited, fromAnnAs(41)]);
  await sdk.page.answer([]);
  await idle();
  expect(textsOf(list)).toEqual(['11', 'edited', ...numbers(13, 41)]);
});

it('[messages.kept] keeps its rows and says so when it cannot be fetched, until it can', async () => {
  const { sdk, pages } = await visited();
  const onError = vi.fn();
  const { list } = visit(sdk, { onError });
  await idle();
  await sdk.page.fail();
  await idle();
  expect([list.state.phase, list.state.newer, textsOf(list)]).toEqual(['ready', 'error', numbers(11, 40)]);
  expect(onError.mock.calls.map(([error]) => error.message)).toEqual(['Offline']);
  const before = pages();
  list.loadNewer();
  await idle();
  expect([pages() - before, list.state.newer]).toEqual([1, 'end']);
  await sdk.page.answer(textsFromAnn(12, 41));
  await idle();
  expect([list.state.newer, textsOf(list)]).toEqual(['end', numbers(11, 41)]);
});

it('[messages.kept] is there no more for another user, nor for the same one later', async () => {
  const { sdk } = await visited();
  await signIn(sdk, 'you');
  const other = visit(sdk);
  expect(textsOf(other.list)).toEqual([]);
  other.leave();
  await signIn(sdk, 'me');
  expect(textsOf(visit(sdk).list)).toEqual([]);
});

it('[messages.kept] drops the answer that comes for the former user', async () => {
  const { sdk } = await visited();
  const { list } = visit(sdk);
  await idle();
  const late = sdk.page;
  await signIn(sdk, 'you');
  await late.answer(textsFromAnn(12, 41));
  await idle();
  expect([list.state.phase, textsOf(list)]).toEqual(['loading', []]);
});

it('[messages.kept] drops the answer to a fetch that was under way when the list left', async () => {
  const { sdk } = await visited();
  const second = visit(sdk);
  await idle();
  const late = sdk.page;
  second.leave();
  await late.answer([]);
  expect(textsOf(visit(sdk).list)).toEqual(numbers(11, 40));
});

it('[messages.kept] the eleventh chat ends the oldest one', async () => {
  const sdk = withProvider();
  const open = async (id: string) => {
    const chat = visit(sdk, { group: () => new Group(id, id, 'public') });
    await idle();
    const isThere = chat.list.state.phase === 'ready';
    await sdk.page.answer([]);
    await idle();
    chat.leave();
    return isThere;
  };
  for (const id of numbers(1, 11)) await open(id);
  expect([await open('2'), await open('11'), await open('1')]).toEqual([true, true, false]);
});

/** Opens the chat with Ann, with "1" to "240" loaded. */
async function long(sdk: FakeChat, options: Partial<MessageListOptions>): Promise<Visit> {
  const chat = visit(sdk, options);
  await idle();
  await sdk.page.answer(textsFromAnn(211, 240));
  for (let from = 181; from > 0; from -= 30) {
    chat.list.loadOlder();
    await sdk.page.answer(textsFromAnn(from, from + 29));
  }
  await idle();
  expect(textsOf(chat.list)).toEqual(numbers(1, 240));
  return chat;
}

it('[messages.kept] keeps 100 messages around the one that was read, and pages on from there', async () => {
  const sdk = withProvider();
  (await long(sdk, { reading: () => at('id 120', 33) })).leave();
  const { list } = visit(sdk);
  expect([textsOf(list), list.scrollTarget()]).toEqual([numbers(70, 169), at('id 120', 33)]);
  await idle();
  expect([sdk.page.from, list.state.older, list.isAtNewest()]).toEqual([135, 'idle', false]);
  await sdk.page.answer(textsFromAnn(105, 134));
  list.loadOlder();
  await sdk.page.answer(textsFromAnn(40, 69));
  list.loadNewer();
  await sdk.page.answer(textsFromAnn(170, 199));
  await idle();
  expect(textsOf(list)).toEqual(numbers(40, 199));
});

it.each([
  ['the end', undefined, numbers(141, 240)],
  ['a message near it', at('id 230', 5), numbers(141, 240)],
  ['the first message', at('id 1', 5), numbers(1, 100)],
])('[messages.kept] keeps 100 messages at %s', async (_where, place, kept) => {
  const sdk = withProvider();
  (await long(sdk, { reading: () => place })).leave();
  expect(textsOf(visit(sdk).list)).toEqual(kept);
});

it('[messages.kept] keeps 100 messages although others arrive while it is not shown', async () => {
  const sdk = withProvider();
  (await long(sdk, {})).leave();
  for (let id = 241; id <= 300; id++) sdk.arrive(fromAnnAs(id));
  expect(textsOf(visit(sdk).list)).toEqual(numbers(201, 300));
});

it('[messages.kept] keeps no part that the SDK could not lead on from', async () => {
  const sdk = withProvider({ newer: true });
  (await long(sdk, { reading: () => at('id 20', 0) })).leave();
  expect(textsOf(visit(sdk).list)).toEqual([]);
});

it('[messages.kept] opens near the message that was read if that is gone', async () => {
  const { sdk } = await visited({ reading: () => at('id 20', 7), hideDeletedMessages: () => true });
  sdk.emit(
    'message',
    'onMessageDeleted',
    Object.assign(fromAnnAs(20), { getDeletedAt: () => 1_700_000_100 }),
  );
  const { list } = visit(sdk, { hideDeletedMessages: () => true });
  expect(list.scrollTarget()).toEqual(at('id 21', 7));
});

/** Opens the chat with Ann at what is unread, with "11" to "40" read, and leaves it. */
async function visitedFromUnread() {
  const options = { startFromUnreadMessages: () => true };
  const sdk = withProvider();
  sdk.getConversation = async () => {
    const conversation = new Conversation('c', 'user', new User('ann', 'Ann'));
    conversation.setUnreadMessageCount(0);
    return conversation;
  };
  const first = visit(sdk, options);
  await idle();
  await sdk.page.answer(textsFromAnn(11, 40));
  await idle();
  first.leave();
  return { sdk, options };
}

it('[messages.kept] [messages.unread] has the divider above what arrived meanwhile, as when it is opened first', async () => {
  const { sdk, options } = await visitedFromUnread();
  sdk.arrive(fromAnnAs(41), fromAnnAs(42));
  const second = visit(sdk, options);
  expect(textsOf(second.list).slice(-4)).toEqual(['40', '-- 2 unread', '41', '42']);
  expect(second.list.scrollTarget()).toEqual({ at: 'entry', key: 'unread', align: 'start' });
  second.list.seen(recordOf(second.list, '42'));
  second.leave();
  expect(textsOf(visit(sdk, options).list)).toEqual(numbers(11, 42));
});

it('[messages.kept] [messages.unread] has no divider above what was read on another device', async () => {
  const { sdk, options } = await visitedFromUnread();
  sdk.arrive(fromAnnAs(41), fromAnnAs(42));
  sdk.emit('message', 'onMessagesRead', {
    getMessageId: () => 41,
    getReceiverType: () => 'user',
    getReceiver: () => 'ann',
    getSender: () => new User('me', 'Me'),
    getReadAt: () => 1_700_000_100,
  });
  const { list } = visit(sdk, options);
  expect(textsOf(list).slice(-3)).toEqual(['41', '-- 1 unread', '42']);
});

it('[messages.kept] [messages.goto] opens at a message that is there, and loads where it is not', async () => {
  const { sdk } = await visited();
  const there = visit(sdk, { goToMessageId: () => 20 });
  expect(there.list.scrollTarget()).toEqual({ at: 'entry', key: 'id 20', align: 'center' });
  expect(recordOf(there.list, '20').isMarked).toBe(true);
  await idle();
  there.leave();
  const { list } = visit(sdk, { goToMessageId: () => 5 });
  expect([list.state.phase, textsOf(list)]).toEqual(['loading', []]);
});

it('[messages.kept] is gone with its conversation', async () => {
  const { sdk } = await visited();
  KitConversationEvents.ccConversationDeleted.next(new Conversation('c', 'user', new User('ann', 'Ann')));
  expect(textsOf(visit(sdk).list)).toEqual([]);
});

it('[messages.kept] two lists of one chat have each its own place', async () => {
  const { sdk } = await visited();
  const [one, other] = [visit(sdk), visit(sdk)];
  expect([one.list.state.phase, other.list.state.phase]).toEqual(['ready', 'loading']);
});

it('[messages.kept] a list that shows other chats in turn has them at once, each at its place', async () => {
  const sdk = withProvider();
  const [uid, setUid] = createSignal('ann');
  let place: ScrollTarget = at('id 15', 12);
  const { list } = visit(sdk, { user: () => new User(uid(), uid()), reading: () => place });
  await idle();
  await sdk.page.answer(textsFromAnn(11, 40));
  await idle();
  setUid('bob');
  await idle();
  await sdk.page.answer([]);
  await idle();
  expect(textsOf(list)).toEqual([]);
  place = { at: 'end' };
  setUid('ann');
  expect([list.state.phase, textsOf(list), list.scrollTarget()]).toEqual([
    'ready',
    numbers(11, 40),
    at('id 15', 12),
  ]);
});

it('[messages.kept] a builder is a chat of its own', async () => {
  const { sdk } = await visited();
  const messagesRequestBuilder = () => builder;
  const builder = new sdk.MessagesRequestBuilder();
  expect(textsOf(visit(sdk, { messagesRequestBuilder }).list)).toEqual([]);
});

it('[messages.kept] fetches nothing while it is not shown', async () => {
  const { sdk, pages } = await visited();
  const before = pages();
  sdk.emit('connection', 'onDisconnected');
  sdk.emit('connection', 'onConnected');
  sdk.arrive(fromAnnAs(41));
  await idle();
  expect(pages()).toBe(before);
});

it('[messages.kept] a message whose copy was in doubt when the chat was left is fetched again', async () => {
  const replied = () => Object.assign(fromAnnAs(11), { getReplyCount: () => 1 });
  const answers: ((copy: Kit.Message) => void)[] = [];
  const getMessageDetails = () => new Promise<Kit.Message>((resolve) => answers.push(resolve));
  const sdk = withMembers(withProvider(), { getMessageDetails });
  const first = visit(sdk);
  await idle();
  const reply = fromAnnAs(41);
  reply.setParentMessageId(11);
  sdk.arrive(reply);
  // The page counts the reply, or not: the chat is left before that is known.
  await sdk.page.answer([replied(), ...textsFromAnn(12, 40)]);
  await idle();
  expect(answers).toHaveLength(1);
  first.leave();
  const { list } = visit(sdk);
  await idle();
  await sdk.page.answer(textsFromAnn(12, 42));
  await idle();
  expect(answers).toHaveLength(2);
  answers[1]?.(replied());
  await idle();
  expect(recordOf(list, '11').replyCount).toBe(1);
});

it('[messages.kept] an empty chat gets all that it missed, also where the SDK cannot tell what changed', async () => {
  const sdk = withProvider({ updates: true });
  const first = visit(sdk);
  await idle();
  await sdk.page.answer([]);
  await idle();
  first.leave();
  sdk.emit('connection', 'onDisconnected');
  sdk.emit('connection', 'onConnected');
  const { list } = visit(sdk);
  await idle();
  for (const page of [textsFromAnn(3, 4), textsFromAnn(1, 2), []]) {
    await sdk.page.answer(page);
    await idle();
  }
  expect(textsOf(list)).toEqual(numbers(1, 4));
});
