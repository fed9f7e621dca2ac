import { type Kit, KitConversationEvents, KitMessageEvents } from 'solid-chat-kit';
import { createConversationList, createMessageList, type MessageRecord } from 'solid-chat-kit/headless';
import { Conversation, Group, type LocalKit, TextMessage, User } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { createComputed, createRoot, createSignal } from 'solid-js';
import { afterEach, describe, expect, expectTypeOf, it, onTestFinished, vi } from 'vitest';
import { eventsOf } from '../../../src/client/main-sdk.ts';
import { senderOf } from '../../support/senders.ts';
import { FakeChat, fromAnnAs, textsFromAnn, withMembers } from './fake-chat.ts';
import { chatting, closeAll, fromAnn, idle, numbers, open, recordOf, sessionOf, textsOf } from './harness.ts';

afterEach(() => {
  closeAll();
  vi.useRealTimers();
});

const idOf = (message: Kit.Message | undefined) => String(message?.getId());
const calls = (kit: LocalKit) => controlOf(kit).calls;

/** Loads older pages up to the first message. */
async function loadAll(list: Awaited<ReturnType<typeof open>>): Promise<void> {
  for (let pages = 0; list.state.older !== 'end' && pages < 100; pages++) {
    list.loadOlder();
    await idle();
  }
}

describe('pages of messages', () => {
  it('[messages.pages] load from the newest to the first one', async () => {
    const kit = await chatting();
    await fromAnn(kit, ...numbers(1, 40));
    const list = await open(kit);
    expect(list.state.phase).toBe('ready');
    expect(list.scrollTarget()).toEqual({ at: 'end' });
    expect(textsOf(list)).toEqual(numbers(11, 40));
    list.loadOlder();
    list.loadOlder();
    await idle();
    expect(textsOf(list)).toEqual(numbers(1, 40));
    list.loadOlder();
    await idle();
    expect(list.state.older).toBe('end');
    list.loadOlder();
    await idle();
    expect(calls(kit)['MessagesRequest.fetchPrevious']).toBe(3);
  });

  it('[messages.initialMessages] of a server ask for more, and are marked as read, once somebody is signed in', async () => {
    const kit = await chatting();
    await fromAnn(kit, ...numbers(1, 40));
    const page = await new kit.MessagesRequestBuilder().setUID('ann').setLimit(30).build().fetchPrevious();
    await kit.logout();
    controlOf(kit).resetCalls();
    const errors: unknown[] = [];
    const list = await open(kit, {
      initialMessages: () => JSON.parse(JSON.stringify(page)) as object[],
      onError: (error) => errors.push(error),
    });
    list.loadOlder();
    list.seen(recordOf(list, '40'));
    await idle();
    expect([Object.keys(calls(kit)), errors]).toEqual([['getLoggedinUser'], []]);
    await kit.login('me');
    await idle();
    expect(textsOf(list)).toEqual(numbers(1, 40));
    expect([calls(kit).markAsRead, errors]).toEqual([1, []]);
  });

  it('[messages.pages] are those of the app’s builder, with the chat set', async () => {
    const kit = await chatting();
    await fromAnn(kit, ...numbers(1, 10));
    const builder = new kit.MessagesRequestBuilder().setUID('bob').setLimit(4);
    const list = await open(kit, { messagesRequestBuilder: () => builder as never });
    expect(textsOf(list)).toEqual(numbers(7, 10));
    await list.goTo(idOf(recordOf(list, '8').message));
    list.loadOlder();
    await idle();
    expect(textsOf(list)).toEqual(numbers(3, 10));
  });

  it('[messages.builder] of another chat show an error and none of its messages', async () => {
    const kit = await chatting();
    await kit.sendMessage(new TextMessage('team', 'To the team', 'group'));
    await kit.sendMessage(new TextMessage('bob', 'To Bob', 'user'));
    for (const setter of ['setGUID', 'setUID'] as const) {
      // An SDK whose builder holds on to its first chat.
      const builder = new kit.MessagesRequestBuilder();
      const request = builder[setter](setter === 'setGUID' ? 'team' : 'bob').build();
      const bound = Object.assign(builder, { build: () => request });
      const onError = vi.fn();
      const list = await open(kit, { messagesRequestBuilder: () => bound as never, onError });
      expect([textsOf(list), list.state.phase]).toEqual([[], 'error']);
      expect(onError.mock.calls.map(([error]) => error.code)).toEqual(['ERR_BAD_OBJECT']);
    }
    expect(calls(kit).markAsRead ?? 0).toBe(0);
  });

  it('[messages.pages] of a chat are not those of the thread that had the same builder', async () => {
    const kit = await chatting();
    const [first] = await fromAnn(kit, '1', '2');
    const builder = new kit.MessagesRequestBuilder();
    const messagesRequestBuilder = () => builder as never;
    await open(kit, { messagesRequestBuilder, parentMessageId: () => idOf(first) });
    expect(textsOf(await open(kit, { messagesRequestBuilder }))).toEqual(['1', '2']);
  });

  it('[messages.pages] try again after an error, at once by retry', async () => {
    const kit = await chatting();
    await fromAnn(kit, ...numbers(1, 40));
    controlOf(kit).failNext('MessagesRequest.fetchPrevious');
    const onError = vi.fn();
    const list = await open(kit, { onError });
    expect(list.state.phase).toBe('error');
    list.retry();
    await idle();
    expect(textsOf(list)).toHaveLength(30);
    controlOf(kit).failNext('MessagesRequest.fetchPrevious');
    list.loadOlder();
    await idle();
    expect([list.state.older, textsOf(list).length]).toEqual(['error', 30]);
    list.loadOlder();
    await idle();
    expect(list.state.older).toBe('error');
    list.retry();
    await idle();
    expect(textsOf(list)).toHaveLength(40);
    expect(onError).toHaveBeenCalledTimes(2);
  });

  it('[messages.chat] need a user or a group; anything else is an error and sends nothing', async () => {
    const kit = await chatting();
    const onError = vi.fn();
    const [group, setGroup] = createSignal<Kit.Group | undefined>(new Group('team', 'Team', 'public'));
    const list = await open(kit, { user: () => new User('ann'), group, onError });
    expect([list.state.phase, list.peer()]).toEqual(['error', null]);
    expect(onError.mock.calls.map(([error]) => error.code)).toEqual(['ERR_BAD_CHAT']);
    expect(calls(kit)['MessagesRequest.fetchPrevious']).toBeUndefined();
    setGroup(undefined);
    await idle();
    expect([list.state.phase, list.peer()?.key]).toEqual(['ready', 'u:ann']);
  });

  it('[messages.chat] follow another chat', async () => {
    const kit = await chatting();
    await fromAnn(kit, 'To me');
    await controlOf(kit).sendAs('ann', new TextMessage('team', 'To all', 'group'));
    const [isGroup, setGroup] = createSignal(false);
    const list = await open(kit, {
      user: () => (isGroup() ? undefined : new User('ann')),
      group: () => (isGroup() ? new Group('team', 'Team', 'public') : undefined),
    });
    expect(textsOf(list)).toEqual(['To me']);
    setGroup(true);
    expect(textsOf(list)).toEqual([]);
    await idle();
    expect(textsOf(list).at(-1)).toBe('To all');
    await fromAnn(kit, 'Once more to me');
    await idle();
    expect(textsOf(list).at(-1)).toBe('To all');
  });

  it('[messages.owner] follow another user', async () => {
    const kit = await chatting();
    await fromAnn(kit, 'To me');
    const list = await open(kit, { user: () => new User('bob') });
    expect(textsOf(list)).toEqual([]);
    await kit.logout();
    await idle();
    expect(list.state.phase).toBe('error');
    await kit.login('ann');
    await idle();
    expect([list.state.phase, list.me()?.getUid()]).toEqual(['ready', 'ann']);
  });
});

describe('events of messages', () => {
  it('[messages.arrive] show messages of the chat once, and report those of others', async () => {
    const kit = await chatting();
    const onMessage = vi.fn();
    const list = await open(kit, { onMessage });
    const [first] = await fromAnn(kit, 'Hi');
    await controlOf(kit).sendAs('bob', new TextMessage('me', 'Not here', 'user'));
    await idle();
    expect(textsOf(list)).toEqual(['Hi']);
    expect(onMessage.mock.calls.map(([message]) => idOf(message))).toEqual([idOf(first)]);
  });

  it('[messages.revise] show edits, deletions and reactions, and receipts of one’s own messages', async () => {
    const kit = await chatting();
    const ann = await sessionOf(kit, 'ann');
    const mine = await kit.sendMessage(new TextMessage('ann', 'Mine', 'user'));
    const [theirs] = await fromAnn(kit, 'Theirs');
    const list = await open(kit);
    const row = list.rowOf(recordOf(list, 'Mine'));
    expect([row.isOwn(), row.receipt(), row.reactions()]).toEqual([true, 'sent', []]);
    await ann.markAsRead(mine);
    await ann.addReaction(mine.getId(), '👍');
    const edit = new TextMessage('me', 'Edited', 'user');
    edit.setId(theirs?.getId() as number);
    await ann.editMessage(edit);
    await idle();
    expect([textsOf(list), row.receipt()]).toEqual([['Mine', 'Edited'], 'read']);
    expect(row.reactions()).toEqual([{ emoji: '👍', count: 1, mine: false }]);
    await ann.removeReaction(mine.getId(), '👍');
    await ann.deleteMessage(theirs?.getId() as number);
    await idle();
    expect(row.reactions()).toEqual([]);
    expect(list.entries().map((entry) => entry.kind === 'message' && entry.isDeleted)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('[messages.revise] leave deleted messages out where wanted', async () => {
    const kit = await chatting();
    const ann = await sessionOf(kit, 'ann');
    const [theirs] = await fromAnn(kit, 'One', 'Two');
    const [isHidden, setHidden] = createSignal(true);
    const list = await open(kit, { hideDeletedMessages: isHidden });
    await ann.deleteMessage(theirs?.getId() as number);
    await idle();
    expect(textsOf(list)).toEqual(['Two']);
    setHidden(false);
    expect(textsOf(list)).toHaveLength(2);
  });

  it('[messages.props] leave changes in the group and days out, where wanted', async () => {
    const kit = await chatting();
    await kit.sendMessage(new TextMessage('team', 'One', 'group'));
    const [isHidden, setHidden] = createSignal(false);
    const list = await open(kit, {
      group: () => new Group('team', 'Team', 'public'),
      hideGroupActionMessages: isHidden,
      hideDateSeparator: isHidden,
    });
    const kinds = () =>
      list.entries().map((entry) => (entry.kind === 'message' && entry.isAction ? 'action' : entry.kind));
    expect(new Set(kinds())).toEqual(new Set(['day', 'action', 'message']));
    setHidden(true);
    expect(kinds()).toEqual(['message']);
    setHidden(false);
    expect(kinds()).toContain('action');
  });

  it('[messages.bad] take 0 for no thread and no jump, as number and as text', async () => {
    const kit = await chatting();
    await fromAnn(kit, 'One');
    for (const none of [0, '0', ''])
      expect(textsOf(await open(kit, { parentMessageId: () => none, goToMessageId: () => none }))).toEqual([
        'One',
      ]);
  });

  it('[messages.threads] count replies, and show them in their thread alone', async () => {
    const kit = await chatting();
    const ann = await sessionOf(kit, 'ann');
    const [start] = await fromAnn(kit, 'Start');
    const reply = (text: string) => {
      const message = new TextMessage('me', text, 'user');
      message.setParentMessageId(start?.getId() as number);
      return ann.sendMessage(message);
    };
    await reply('First');
    const onMessage = vi.fn();
    const list = await open(kit);
    const thread = await open(kit, { parentMessageId: () => idOf(start), onMessage });
    await reply('Second');
    await idle();
    expect([textsOf(list), recordOf(list, 'Start').replyCount]).toEqual([['Start'], 2]);
    expect(textsOf(thread)).toEqual(['First', 'Second']);
    expect(onMessage).toHaveBeenCalledTimes(1);
    const own = new TextMessage('ann', 'Third', 'user');
    own.setParentMessageId(start?.getId() as number);
    KitMessageEvents.ccMessageSent.next({ message: own, status: 'inprogress' });
    expect([textsOf(list), textsOf(thread).at(-1)]).toEqual([['Start'], 'Third (pending)']);
    KitMessageEvents.ccMessageSent.next({ message: await kit.sendMessage(own), status: 'success' });
    expect([textsOf(thread).at(-1), recordOf(list, 'Start').replyCount]).toEqual(['Third', 3]);
  });
});

const message = (text: string) => new TextMessage('ann', text, 'user');

describe('own messages', () => {
  it('[messages.send] stand at once, and keep their record until they are sent', async () => {
    const kit = await chatting();
    const list = await open(kit);
    const sending = message('Hello');
    KitMessageEvents.ccMessageSent.next({ message: sending, status: 'inprogress' });
    expect(textsOf(list)).toEqual(['Hello (pending)']);
    const record = recordOf(list, 'Hello');
    KitMessageEvents.ccMessageSent.next({ message: await kit.sendMessage(sending), status: 'success' });
    expect(textsOf(list)).toEqual(['Hello']);
    expect(recordOf(list, 'Hello')).toBe(record);
  });

  it('[messages.send] failed ones are sent again, or discarded, also by a list mounted later', async () => {
    const kit = await chatting();
    const box = senderOf(kit);
    const first = await open(kit);
    controlOf(kit).failNext('sendMessage', 2);
    await box.send(message('One'), eventsOf(kit));
    await box.send(message('Two'), eventsOf(kit));
    expect(textsOf(first)).toEqual(['One (failed)', 'Two (failed)']);
    expect(recordOf(first, 'One').cause?.code).toBe('ERR_NETWORK');
    closeAll();
    const list = await open(kit);
    expect(textsOf(list)).toEqual(['One (failed)', 'Two (failed)']);
    const record = recordOf(list, 'One');
    list.resend(record);
    expect(textsOf(list)).toEqual(['One (pending)', 'Two (failed)']);
    await idle();
    expect(textsOf(list)).toEqual(['One', 'Two (failed)']);
    expect(recordOf(list, 'One')).toBe(record);
    list.discard(recordOf(list, 'Two'));
    expect([textsOf(list), box.of('u:ann').length]).toEqual([['One'], 0]);
  });

  it('[composer.outbox-discard] leave all lists that are discarded elsewhere', async () => {
    const kit = await chatting();
    const box = senderOf(kit);
    const list = await open(kit);
    controlOf(kit).failNext('sendMessage', 1);
    const lost = message('Lost');
    await box.send(lost, eventsOf(kit));
    expect(textsOf(list)).toEqual(['Lost (failed)']);
    box.discard(lost);
    await idle();
    expect(textsOf(list)).toEqual([]);
  });

  it('[messages.send] stay if they are sent before the list knows its user', async () => {
    const kit = await chatting();
    await fromAnn(kit, 'Hi');
    const opening = open(kit);
    KitMessageEvents.ccMessageSent.next({ message: message('Early'), status: 'inprogress' });
    expect(textsOf(await opening)).toEqual(['Hi', 'Early (pending)']);
  });

  it('[messages.send] go to the end at once, although an old part is shown', async () => {
    const kit = await chatting();
    const texts = await fromAnn(kit, ...numbers(1, 100));
    const list = await open(kit);
    await list.goTo(idOf(texts[10]));
    expect(list.isAtNewest()).toBe(false);
    KitMessageEvents.ccMessageSent.next({ message: message('Mine'), status: 'inprogress' });
    expect(textsOf(list)).toEqual(['Mine (pending)']);
    await idle();
    expect(textsOf(list)).toEqual([...numbers(71, 100), 'Mine (pending)']);
    expect(list.isAtNewest()).toBe(true);
  });
});

describe('own messages that were not answered, or not sent', () => {
  it('[messages.send] are sent in every list once one of them receives or fetches them, and in the row', async () => {
    const sdk = withMembers(new FakeChat(), {
      TextMessage,
      sendMessage: () => new Promise<never>(() => {}),
    });
    const conversations = createRoot((dispose) => {
      onTestFinished(dispose);
      return createConversationList({ sdk: () => sdk });
    });
    const first = await open(sdk);
    const row = new Conversation('me_ann', 'user', new User('ann', 'Ann'));
    row.setLastMessage(fromAnnAs(1));
    await sdk.latest.answer([row]);
    await sdk.page.answer([fromAnnAs(1)]);
    const box = senderOf(sdk);
    const sending = message('Hello');
    void box.send(sending, eventsOf(sdk));
    const second = await open(sdk);
    expect(textsOf(first)).toEqual(['1', 'Hello (pending)']);
    const copy = message('Hello');
    copy.setId(2);
    copy.setMuid(sending.getMuid());
    copy.setSender(new User('me', 'Me'));
    copy.setSentAt(1_700_000_002);
    await sdk.page.answer([fromAnnAs(1), copy]);
    await idle();
    expect([textsOf(second), textsOf(first)]).toEqual([
      ['1', 'Hello'],
      ['1', 'Hello'],
    ]);
    expect([box.of('u:ann').length, conversations.at(0)?.getLastMessage()?.getId()]).toEqual([0, 2]);
  });

  it('[messages.send] stand below the last page when it comes empty', async () => {
    const sdk = new FakeChat();
    const list = await open(sdk, { goToMessageId: () => 5 });
    await sdk.pages[0]?.answer(textsFromAnn(1, 4));
    await sdk.pages.at(-1)?.answer([fromAnnAs(5)]);
    await idle();
    expect(textsOf(list)).toEqual(numbers(1, 5));
    KitMessageEvents.ccMessageSent.next({ message: message('Lost'), status: 'error' });
    list.loadNewer();
    await sdk.page.answer([]);
    await idle();
    expect([textsOf(list), list.state.newer]).toEqual([[...numbers(1, 5), 'Lost (failed)'], 'end']);
  });
});

describe('places in a chat', () => {
  it('[messages.goto] are reached with two pages, marked for a moment, and left for the newest one', async () => {
    const kit = await chatting();
    const texts = await fromAnn(kit, ...numbers(1, 200));
    const list = await open(kit);
    controlOf(kit).resetCalls();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    expect(await list.goTo(idOf(texts[99]))).toBe(true);
    expect(textsOf(list)).toEqual(numbers(70, 130));
    const target = recordOf(list, '100');
    expect(list.scrollTarget()).toEqual({ at: 'entry', key: target.key, align: 'center' });
    expect(calls(kit)['MessagesRequest.fetchPrevious']).toBe(1);
    expect(calls(kit)['MessagesRequest.fetchNext']).toBe(1);
    expect(list.rowOf(target).isMarked()).toBe(true);
    vi.advanceTimersByTime(3000);
    expect(list.rowOf(target).isMarked()).toBe(false);
    vi.useRealTimers();
    await fromAnn(kit, '201');
    await idle();
    expect([list.unseen(), textsOf(list).at(-1)]).toEqual([1, '130']);
    list.loadNewer();
    list.loadOlder();
    await idle();
    expect(textsOf(list)).toEqual(numbers(40, 160));
    list.goToNewest();
    await idle();
    expect(textsOf(list)).toEqual(numbers(172, 201));
    expect([list.isAtNewest(), list.unseen(), list.state.newer]).toEqual([true, 0, 'end']);
  });

  it('[messages.goto] are followed to newer pages without a hole, up to what arrived meanwhile', async () => {
    const kit = await chatting();
    const texts = await fromAnn(kit, ...numbers(1, 100));
    const list = await open(kit, { goToMessageId: () => idOf(texts[29]) });
    expect(textsOf(list)).toEqual(numbers(1, 60));
    await fromAnn(kit, '101');
    for (let pages = 0; list.state.newer !== 'end' && pages < 10; pages++) {
      list.loadNewer();
      await idle();
    }
    await fromAnn(kit, '102');
    await idle();
    expect(textsOf(list)).toEqual(numbers(1, 102));
  });

  it('[messages.goto] are reached at the start of the chat, also without getMessageDetails', async () => {
    const kit = await chatting();
    const [first] = await fromAnn(kit, ...numbers(1, 70));
    const list = await open(Object.assign(kit, { getMessageDetails: undefined }));
    expect(await list.goTo(idOf(first))).toBe(true);
    expect(textsOf(list)).toEqual(numbers(1, 30));
  });

  it('[messages.goto] that do not exist change nothing', async () => {
    const kit = await chatting();
    await fromAnn(kit, 'Hi');
    const onError = vi.fn();
    const list = await open(kit, { onError });
    expect(await list.goTo('999')).toBe(false);
    expect([textsOf(list), list.state.newer, onError.mock.calls.length]).toEqual([['Hi'], 'end', 1]);
  });

  it('[messages.unread] open at the first unread message, below a divider that stays', async () => {
    const kit = await chatting();
    const texts = await fromAnn(kit, ...numbers(1, 100));
    await kit.markAsRead(texts[62] as Kit.Message);
    controlOf(kit).resetCalls();
    const list = await open(kit, { startFromUnreadMessages: () => true });
    const pages = calls(kit);
    expect(Number(pages['MessagesRequest.fetchPrevious']) + Number(pages['MessagesRequest.fetchNext'])).toBe(
      2,
    );
    expect(textsOf(list)).toEqual([...numbers(34, 63), '-- 37 unread', ...numbers(64, 93)]);
    expect(list.scrollTarget()).toEqual({ at: 'entry', key: 'unread', align: 'start' });
    list.loadNewer();
    list.loadOlder();
    await idle();
    expect(textsOf(list)).toEqual([...numbers(4, 63), '-- 37 unread', ...numbers(64, 100)]);
    await fromAnn(kit, '101');
    await idle();
    expect(textsOf(list).at(-1)).toBe('101');
  });

  it.each([
    ['after the last one read', '3', 2],
    ['by counting back, if the SDK does not tell the last one read', undefined, 2],
    ['by counting back, if the last one read is not loaded', '999', 2],
  ])('[messages.unread] open at the first unread message of few: %s', async (_, lastRead, count) => {
    const kit = await chatting();
    await fromAnn(kit, ...numbers(1, 5));
    const newest = await new kit.MessagesRequestBuilder().setUID('ann').setLimit(30).build().fetchPrevious();
    const idOfText = (text: string) => newest.map(idOf)[Number(text) - 1] ?? text;
    const conversation = await kit.getConversation('ann', 'user');
    Object.assign(conversation, {
      getUnreadMessageCount: () => count,
      getLastReadMessageId: () => lastRead && idOfText(lastRead),
    });
    const list = await open(Object.assign(kit, { getConversation: async () => conversation }), {
      startFromUnreadMessages: () => true,
    });
    expect(textsOf(list)).toEqual(['1', '2', '3', '-- 2 unread', '4', '5']);
  });

  it.each([
    ['by counting back', undefined],
    ['after the last one read', '3'],
  ])(
    '[messages.unread] open at the first unread message, whatever arrives before the page: %s',
    async (_, lastRead) => {
      const sdk = withMembers(new FakeChat(), {
        getConversation: async () => ({
          getUnreadMessageCount: () => 2,
          getLastReadMessageId: () => lastRead,
          getLastMessage: () => fromAnnAs(5),
        }),
      });
      const list = await open(sdk, { startFromUnreadMessages: () => true });
      await sdk.page.answer(textsFromAnn(1, 8));
      await idle();
      expect(textsOf(list)).toEqual([...numbers(1, 3), '-- 5 unread', ...numbers(4, 8)]);
    },
  );

  it('[messages.unread] open at the newest, and report, if the unread count cannot be fetched', async () => {
    const kit = await chatting();
    await fromAnn(kit, '1', '2');
    const onError = vi.fn();
    controlOf(kit).failNext('getConversation');
    const list = await open(kit, { startFromUnreadMessages: () => true, onError });
    await idle();
    expect(textsOf(list)).toEqual(['1', '2']);
    expect(onError.mock.calls).toMatchObject([[{ code: 'ERR_NETWORK' }]]);
  });

  it('[messages.unread] lose the divider with their conversation, and with another builder', async () => {
    const kit = await chatting();
    const texts = await fromAnn(kit, ...numbers(1, 3));
    await kit.markAsRead(texts[0] as Kit.Message);
    const [builder, setBuilder] = createSignal(new kit.MessagesRequestBuilder().setLimit(10));
    const list = await open(kit, {
      startFromUnreadMessages: () => true,
      messagesRequestBuilder: builder as never,
    });
    const conversation = await kit.getConversation('ann', 'user');
    expect(textsOf(list)).toEqual(['1', '-- 2 unread', '2', '3']);
    await kit.markAsRead(texts[2] as Kit.Message);
    setBuilder(new kit.MessagesRequestBuilder().setLimit(20));
    await idle();
    expect(textsOf(list)).toEqual(['1', '2', '3']);
    await kit.markMessageAsUnread(texts[1] as Kit.Message);
    setBuilder(new kit.MessagesRequestBuilder().setLimit(10));
    await idle();
    expect(textsOf(list)).toEqual(['1', '-- 2 unread', '2', '3']);
    await kit.deleteConversation('ann', 'user');
    KitConversationEvents.ccConversationDeleted.next(conversation);
    await idle();
    await fromAnn(kit, 'New');
    await idle();
    expect(textsOf(list)).toEqual(['New']);
  });

  it('[messages.unread] open at the end without unread messages', async () => {
    const kit = await chatting();
    const texts = await fromAnn(kit, ...numbers(1, 3));
    await kit.markAsRead(texts[2] as Kit.Message);
    const list = await open(kit, { startFromUnreadMessages: () => true });
    expect([list.scrollTarget(), textsOf(list)]).toEqual([{ at: 'end' }, numbers(1, 3)]);
  });
});

describe('a lost connection', () => {
  it('[messages.reconnect] brings what was missed: new, edited and deleted messages', async () => {
    const kit = await chatting();
    const ann = await sessionOf(kit, 'ann');
    const [one, two] = await fromAnn(kit, ...numbers(1, 40));
    const list = await open(kit);
    await loadAll(list);
    const record = recordOf(list, '2');
    list.setAtEnd(false);
    controlOf(kit).disconnect();
    expect(list.connection()).toBe('disconnected');
    const edit = new TextMessage('me', 'Edited', 'user');
    edit.setId(two?.getId() as number);
    await ann.editMessage(edit);
    await ann.deleteMessage(one?.getId() as number);
    for (const text of numbers(41, 80)) await ann.sendMessage(new TextMessage('me', text, 'user'));
    await controlOf(kit).connect();
    await idle();
    expect(textsOf(list).slice(1)).toEqual(['Edited', ...numbers(3, 80)]);
    expect([recordOf(list, 'Edited'), list.unseen(), list.state.phase]).toEqual([record, 40, 'ready']);
  });
});

describe('reading', () => {
  it('[messages.read] marks the newest seen message of others, at most every 500 ms', async () => {
    const kit = await chatting();
    await fromAnn(kit, ...numbers(1, 5));
    const list = await open(kit);
    const read: string[] = [];
    const subscription = KitMessageEvents.ccMessageRead.subscribe((message) =>
      read.push((message as TextMessage).getText()),
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    list.seen(recordOf(list, '1'));
    list.seen(recordOf(list, '3'));
    list.seen(recordOf(list, '2'));
    await idle();
    expect(read).toEqual(['1']);
    vi.advanceTimersByTime(500);
    await idle();
    expect(read).toEqual(['1', '3']);
    list.seen(recordOf(list, '2'));
    list.seen(recordOf(list, '5'));
    vi.advanceTimersByTime(500);
    await idle();
    list.seen(recordOf(list, '4'));
    vi.advanceTimersByTime(500);
    await idle();
    subscription.unsubscribe();
    expect([read, calls(kit).markAsRead]).toEqual([['1', '3', '5'], 3]);
  });
});

describe('reading a thread', () => {
  it('[messages.threads] marks its replies alone: nothing of the chat is reported as read', async () => {
    const kit = await chatting();
    const ann = await sessionOf(kit, 'ann');
    const [start] = await fromAnn(kit, 'Start');
    const reply = new TextMessage('me', 'Reply', 'user');
    reply.setParentMessageId(start?.getId() as number);
    await ann.sendMessage(reply);
    const thread = await open(kit, { parentMessageId: () => idOf(start) });
    const read = vi.fn();
    const subscription = KitMessageEvents.ccMessageRead.subscribe(read);
    thread.seen(recordOf(thread, 'Reply'));
    await idle();
    subscription.unsubscribe();
    expect([calls(kit).markAsRead, read.mock.calls.length]).toEqual([1, 0]);
    expect((await kit.getConversation('ann', 'user')).getUnreadMessageCount()).toBe(1);
  });
});

describe('actions on messages', () => {
  it('[messages.react] show a reaction at once, and take it back after a failure', async () => {
    const kit = await chatting();
    await fromAnn(kit, 'Hi');
    const onError = vi.fn();
    const list = await open(kit, { onError });
    const record = recordOf(list, 'Hi');
    const done = list.react(record, '👍');
    expect(record.reactions).toEqual([{ emoji: '👍', count: 1, mine: true }]);
    await done;
    expect((list.viewOf(record).getReactions?.() ?? [])[0]?.getCount()).toBe(1);
    controlOf(kit).failNext('removeReaction');
    const failing = list.react(record, '👍');
    expect(record.reactions).toEqual([]);
    await failing;
    expect(record.reactions).toEqual([{ emoji: '👍', count: 1, mine: true }]);
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('[messages.remove] deletes at once, and restores after a failure', async () => {
    const kit = await chatting();
    await kit.sendMessage(new TextMessage('ann', 'Mine', 'user'));
    const onError = vi.fn();
    const list = await open(kit, { onError });
    const record = recordOf(list, 'Mine');
    controlOf(kit).failNext('deleteMessage');
    const failing = list.remove(record);
    expect(list.rowOf(record).isDeleted()).toBe(true);
    await failing;
    expect([list.rowOf(record).isDeleted(), onError.mock.calls.length]).toEqual([false, 1]);
    const deleted: unknown[] = [];
    const subscription = KitMessageEvents.ccMessageDeleted.subscribe((message) =>
      deleted.push(message.getDeletedAt()),
    );
    await list.remove(record);
    subscription.unsubscribe();
    expect([record.isDeleted, deleted]).toEqual([true, [expect.any(Number)]]);
  });

  it('[messages.can] depend on the SDK and the sender', async () => {
    const kit = await chatting();
    await kit.sendMessage(new TextMessage('ann', 'Mine', 'user'));
    await fromAnn(kit, 'Theirs');
    const list = await open(kit);
    const possible = (text: string) =>
      Object.entries(list.can).flatMap(([name, can]) => (can(recordOf(list, text)) ? [name] : []));
    expect(possible('Mine')).toEqual(['edit', 'remove', 'react', 'reply', 'thread', 'info']);
    expect(possible('Theirs')).toEqual(['react', 'reply', 'thread', 'markAsUnread']);
  });

  it('[messages.can] ask the composer of the chat to edit or to reply', async () => {
    const kit = await chatting();
    await kit.sendMessage(new TextMessage('ann', 'Mine', 'user'));
    const list = await open(kit);
    const asked: unknown[] = [];
    const { ccMessageEdited, ccReplyToMessage } = KitMessageEvents;
    const subscription = ccMessageEdited.subscribe((edit) => asked.push('edit', edit));
    subscription.add(ccReplyToMessage.subscribe((reply) => asked.push('reply', reply)));
    const record = recordOf(list, 'Mine');
    list.edit(record);
    list.reply(record);
    subscription.unsubscribe();
    const event = { message: record.message, status: 'inprogress' };
    expect(asked).toEqual(['edit', event, 'reply', event]);
  });

  it('[messages.unread] mark a message and all after it as unread, below a divider', async () => {
    const kit = await chatting();
    await fromAnn(kit, ...numbers(1, 3));
    const list = await open(kit);
    const changed: number[] = [];
    const subscription = KitConversationEvents.ccUpdateConversation.subscribe((each) =>
      changed.push(each.getUnreadMessageCount()),
    );
    list.seen(recordOf(list, '3'));
    await idle();
    await list.markAsUnread(recordOf(list, '2'));
    subscription.unsubscribe();
    expect([textsOf(list), changed]).toEqual([['1', '-- 2 unread', '2', '3'], [2]]);
  });
});

describe('a message that is marked as unread', () => {
  it('[messages.unread] has no divider in another chat that opened before the answer', async () => {
    const kit = await chatting();
    await fromAnn(kit, 'One', 'Two');
    const [user, setUser] = createSignal(new User('ann', 'Ann'));
    const list = await open(kit, { user });
    await controlOf(kit).sendAs('bob', new TextMessage('me', 'From Bob', 'user'));
    const marking = list.markAsUnread(recordOf(list, 'Two'));
    setUser(new User('bob', 'Bob'));
    await marking;
    await idle();
    expect(textsOf(list)).toEqual(['From Bob']);
  });
});

describe('initial messages', () => {
  it('[messages.initialMessages] stand at once, and what they lack is fetched without a loading view', async () => {
    const kit = await chatting();
    const ann = await sessionOf(kit, 'ann');
    const [one] = await fromAnn(kit, 'One', 'Two');
    const page = await new kit.MessagesRequestBuilder().setUID('ann').setLimit(30).build().fetchPrevious();
    await ann.deleteMessage(one?.getId() as number);
    await fromAnn(kit, 'Three');
    const phases: string[] = [];
    const list = createRoot((dispose) => {
      const made = createMessageList({
        sdk: () => kit,
        user: () => new User('ann'),
        initialMessages: () => JSON.parse(JSON.stringify(page)),
      });
      createComputed(() => phases.push(`${made.state.phase} ${textsOf(made).join()}`));
      onTestFinished(dispose);
      return made;
    });
    await idle();
    expect(phases[0]).toBe('ready One,Two');
    expect([textsOf(list).slice(1), recordOf(list, 'Two').isOwn, phases.join()]).toEqual([
      ['Two', 'Three'],
      false,
      expect.not.stringContaining('loading'),
    ]);
    expect(list.entries()[1]).toMatchObject({ isDeleted: true });
    list.loadOlder();
    await idle();
    expect(list.state.older).toBe('end');
  });
});

describe('a list that changes', () => {
  it('[messages.chat] follows another thread, another message to go to, and another SDK', async () => {
    const kit = await chatting();
    const texts = await fromAnn(kit, ...numbers(1, 100));
    const other = await chatting();
    await fromAnn(other, 'Elsewhere');
    const [sdk, setSdk] = createSignal(kit);
    const [parent, setParent] = createSignal<string | undefined>();
    const [target, setTarget] = createSignal<string | undefined>();
    const list = await open(kit, { sdk, parentMessageId: parent, goToMessageId: target });
    setTarget(idOf(texts[9]));
    await idle();
    expect(textsOf(list)).toEqual(numbers(1, 40));
    setTarget(undefined);
    setParent(idOf(texts[0]));
    await idle();
    expect([textsOf(list), list.state.phase]).toEqual([[], 'ready']);
    setParent(undefined);
    setSdk(() => other);
    await idle();
    expect(textsOf(list)).toEqual(['Elsewhere']);
  });

  it('[messages.owner] another SDK that tells at once who is signed in keeps nothing, not even what was not sent', async () => {
    const kit = await chatting();
    class TellingChat extends FakeChat {
      override addLoginListener = (_id: string, listener: object) => {
        (listener as { callbacks: { loginSuccess(user: unknown): void } }).callbacks.loginSuccess(this.user);
      };
    }
    const [sdk, setSdk] = createSignal<object>(kit);
    const list = await open(kit, { sdk: sdk as never });
    KitMessageEvents.ccMessageSent.next({
      message: new TextMessage('ann', 'Not sent', 'user'),
      status: 'error',
    });
    await idle();
    expect(textsOf(list)).toEqual(['Not sent (failed)']);
    setSdk(new TellingChat());
    await idle();
    expect(textsOf(list)).toEqual([]);
  });

  it('[messages.chat] is empty after its conversation was deleted', async () => {
    const kit = await chatting();
    await fromAnn(kit, 'Hi');
    const list = await open(kit);
    const conversation = await kit.getConversation('ann', 'user');
    await kit.deleteConversation('ann', 'user');
    KitConversationEvents.ccConversationDeleted.next(conversation);
    await idle();
    expect([textsOf(list), list.state.phase]).toEqual([[], 'ready']);
  });

  it('[messages.read] marks what was seen last when it ends', async () => {
    const kit = await chatting();
    await fromAnn(kit, 'One', 'Two');
    const list = await open(kit);
    list.seen(recordOf(list, 'One'));
    list.seen(recordOf(list, 'Two'));
    closeAll();
    await idle();
    expect((await kit.getConversation('ann', 'user')).getUnreadMessageCount()).toBe(0);
  });

  it('[messages.memory] lets the far side go, and loads it again', async () => {
    const kit = await chatting();
    await fromAnn(kit, ...numbers(1, 640));
    const builder = new kit.MessagesRequestBuilder().setLimit(320);
    const list = await open(kit, { messagesRequestBuilder: () => builder as never });
    await loadAll(list);
    expect([textsOf(list).length, list.state.older]).toEqual([640, 'end']);
    list.trim(600, 639);
    expect([textsOf(list)[0], list.state.older, list.isAtNewest()]).toEqual(['71', 'idle', true]);
    await loadAll(list);
    list.trim(0, 20);
    expect([textsOf(list).at(-1), list.state.newer, list.isAtNewest()]).toEqual(['570', 'idle', false]);
    await fromAnn(kit, '641');
    await idle();
    expect(list.unseen()).toBe(1);
    list.loadNewer();
    await idle();
    expect([textsOf(list), list.isAtNewest()]).toEqual([numbers(1, 641), true]);
  });

  it('[messages.memory] lets the far side go with the page that makes it too long, in one change', async () => {
    const kit = await chatting();
    await fromAnn(kit, ...numbers(1, 630));
    const builder = new kit.MessagesRequestBuilder().setLimit(210);
    const list = await open(kit, { messagesRequestBuilder: () => builder as never });
    list.loadOlder();
    await idle();
    list.trim(0, 20);
    const lengths: number[] = [];
    createRoot((dispose) => {
      onTestFinished(dispose);
      createComputed(() => lengths.push(textsOf(list).length));
    });
    list.loadOlder();
    await idle();
    expect(lengths).toEqual([420, 570]);
    expect([textsOf(list)[0], list.state.newer, list.isAtNewest()]).toEqual(['1', 'idle', false]);
    list.loadNewer();
    await idle();
    expect([textsOf(list).at(-1), list.isAtNewest()]).toEqual(['630', true]);
  });
});

it('[messages.views] records are read-only', () => {
  expectTypeOf<MessageRecord>().toEqualTypeOf<Readonly<MessageRecord>>();
});
