import type { Kit, KitSDK } from '../../src/sdk/index.ts';
import { until } from './until.ts';

/** What the suite needs of a test runner; vitest, jest and others fit. */
export interface Runner {
  describe(name: string, body: () => void): void;
  it(name: string, body: () => Promise<void>): void;
  expect(value: unknown): {
    toBe(expected: unknown): void;
    toEqual(expected: unknown): void;
  };
}

/** A fresh chat for one test: three users who know nobody and have said nothing, and a group of all three. */
export interface ContractWorld {
  readonly ann: string;
  readonly bob: string;
  readonly cid: string;
  /** The guid of the group. */
  readonly group: string;
  /** A new session, signed in. */
  signIn(uid: string): Promise<KitSDK>;
  /** How a test can drop a session's connection and restore it, where the SDK lets it; see `canDrop`. */
  readonly connection?: {
    drop(session: KitSDK): Promise<void>;
    restore(session: KitSDK): Promise<void>;
  };
  /** Ends all sessions. */
  close?(): Promise<void>;
}

/** What the lists rely on: every Kit SDK must pass. With `canDrop` the worlds say how a connection is lost. */
export function kitContract(
  name: string,
  makeWorld: () => Promise<ContractWorld>,
  runner: Runner,
  { canDrop }: { readonly canDrop: boolean },
): void {
  const { describe, it, expect } = runner;

  const test = (title: string, body: (world: ContractWorld) => Promise<void>) =>
    it(title, async () => {
      const world = await makeWorld();
      try {
        await body(world);
      } finally {
        await world.close?.();
      }
    });

  describe(`the Kit contract: ${name}`, () => {
    test('knows who is signed in', async (world) => {
      const kit = await world.signIn(world.ann);
      expect((await kit.getLoggedinUser())?.getUid()).toBe(world.ann);
    });

    test('pages through the conversations, newest activity first, each once, then answers nothing', async (world) => {
      const [ann, bob, cid] = await everyone(world);
      await say(bob, world.ann, 'one');
      await say(ann, world.group, 'two', 'group');
      await say(cid, world.ann, 'three');
      const builder = new ann.ConversationsRequestBuilder();
      builder.setLimit(2);
      const request = builder.build();
      const pages = [];
      for (let page = 0; page < 3; page++) pages.push((await request.fetchNext()).map(idOfPeer));
      expect(pages).toEqual([[world.cid, world.group], [world.bob], []]);
      const again = await builder.build().fetchNext();
      expect(again.map(idOfPeer)).toEqual([world.cid, world.group]);
    });

    test('[type.User] describes a user by all its accessors, times in seconds', async (world) => {
      const [, bob] = await everyone(world);
      const user = await bob.getLoggedinUser();
      if (!user) throw new Error('Nobody is signed in.');
      expect([user.getUid(), typeof user.getName(), typeof user.getStatus()]).toEqual([
        world.bob,
        'string',
        'string',
      ]);
      for (const text of [user.getAvatar(), user.getStatusMessage(), user.getRole()]) {
        expect(['string', 'undefined'].includes(typeof text)).toBe(true);
      }
      expect(Array.isArray(user.getTags() ?? [])).toBe(true);
      expect(isTime(user.getLastActiveAt() ?? 0)).toBe(true);
    });

    test('[type.Group] describes a group by all its accessors, times in seconds', async (world) => {
      const [ann] = await everyone(world);
      const group = (await ann.getConversation(world.group, 'group')).getConversationWith() as Kit.Group;
      expect([group.getGuid(), typeof group.getName()]).toEqual([world.group, 'string']);
      expect(['public', 'private', 'password'].includes(group.getType())).toBe(true);
      expect(['string', 'undefined'].includes(typeof group.getIcon())).toBe(true);
      expect(isTime(group.getCreatedAt())).toBe(true);
    });

    test('answers nothing to a second fetchNext while the first is under way', async (world) => {
      const [ann, bob] = await everyone(world);
      await say(bob, world.ann, 'one');
      const request = limited(new ann.ConversationsRequestBuilder()).build();
      const [first, second] = await Promise.all([request.fetchNext(), request.fetchNext()]);
      expect([first?.length, second?.length]).toEqual([2, 0]);
    });

    test('gives the users but oneself, and finds them by keyword', async (world) => {
      const [ann] = await everyone(world);
      const uids = (users: readonly Kit.User[]) => users.map((user) => user.getUid()).sort();
      expect(uids(await limited(new ann.UsersRequestBuilder()).build().fetchNext())).toEqual(
        [world.bob, world.cid].sort(),
      );
      const builder = limited(new ann.UsersRequestBuilder());
      builder.setSearchKeyword(world.bob);
      expect(uids(await builder.build().fetchNext())).toEqual([world.bob]);
    });

    test('[type.Conversation] brings a message once to the receiver, and its fields agree with the conversation', async (world) => {
      const [ann, bob] = await everyone(world);
      const received: Kit.TextMessage[] = [];
      ann.addMessageListener(
        'contract',
        new ann.MessageListener({ onTextMessageReceived: (message) => received.push(message) }),
      );
      const sent = await say(bob, world.ann, 'Hello');
      await until(() => received.length > 0);
      const message = received[0] as Kit.TextMessage;
      expect(received.length).toBe(1);
      expect(message.getText()).toBe('Hello');
      expect(message.getId()).toBe(sent.getId());
      expect(message.getSender().getUid()).toBe(world.bob);
      expect([message.getReceiverId(), message.getReceiverType()]).toEqual([world.ann, 'user']);
      expect([message.getCategory(), message.getType()]).toEqual(['message', 'text']);
      expect(Math.abs(message.getSentAt() - Date.now() / 1000) < 600).toBe(true);
      const row = await ann.getConversation(world.bob, 'user');
      expect(row.getConversationId()).toBe(message.getConversationId());
      expect(row.getLastMessage()?.getId()).toBe(message.getId());
      expect(row.getConversationWith().getName()).toBe(message.getSender().getName());
      expect([row.getConversationType(), row.getUnreadMessageCount()]).toEqual(['user', 1]);
    });

    test('replaces a listener whose id is taken, and calls none that was removed', async (world) => {
      const [ann, bob] = await everyone(world);
      const heard: string[] = [];
      const listen = (id: string, word: string) =>
        ann.addMessageListener(
          id,
          new ann.MessageListener({ onTextMessageReceived: () => void heard.push(word) }),
        );
      listen('contract', 'first');
      listen('contract', 'second');
      listen('gone', 'gone');
      ann.removeMessageListener('gone');
      listen('last', 'last');
      await say(bob, world.ann, 'Hello');
      await until(() => heard.includes('last'));
      expect(heard).toEqual(['second', 'last']);
    });

    test('counts what is unread and tells the sender when it was received and read', async (world) => {
      const [ann, bob] = await everyone(world);
      const receipts: string[] = [];
      const note = (word: string) => (receipt: Kit.MessageReceipt) =>
        void receipts.push(`${word} ${receipt.getMessageId()} by ${receipt.getSender().getUid()}`);
      bob.addMessageListener(
        'contract',
        new bob.MessageListener({
          onMessagesDelivered: note('delivered'),
          onMessagesRead: note('read'),
        }),
      );
      await say(bob, world.ann, 'one');
      const last = await say(bob, world.ann, 'two');
      expect((await ann.getConversation(world.bob, 'user')).getUnreadMessageCount()).toBe(2);
      expect((await bob.getConversation(world.ann, 'user')).getUnreadMessageCount()).toBe(0);
      ann.markAsDelivered(last);
      await until(() => receipts.length === 1);
      ann.markAsRead(last);
      await until(() => receipts.length === 2);
      const id = last.getId();
      expect(receipts).toEqual([`delivered ${id} by ${world.ann}`, `read ${id} by ${world.ann}`]);
      expect((await ann.getConversation(world.bob, 'user')).getUnreadMessageCount()).toBe(0);
      const own = (await bob.getConversation(world.ann, 'user')).getLastMessage();
      expect(Boolean(own?.getDeliveredAt() && own.getReadAt())).toBe(true);
    });

    test('[type.TypingIndicator] tells that someone types and stopped', async (world) => {
      const [ann, bob] = await everyone(world);
      const heard: string[] = [];
      const note = (word: string) => (indicator: Kit.TypingIndicator) =>
        void heard.push(`${indicator.getSender().getUid()} ${word} ${indicator.getReceiverId()}`);
      ann.addMessageListener(
        'contract',
        new ann.MessageListener({ onTypingStarted: note('types to'), onTypingEnded: note('stops to') }),
      );
      bob.startTyping(new bob.TypingIndicator(world.group, 'group'));
      bob.endTyping(new bob.TypingIndicator(world.group, 'group'));
      bob.startTyping(new bob.TypingIndicator(world.ann, 'user'));
      await until(() => heard.length === 3);
      expect(heard).toEqual([
        `${world.bob} types to ${world.group}`,
        `${world.bob} stops to ${world.group}`,
        `${world.bob} types to ${world.ann}`,
      ]);
    });

    test('tells who comes online', async (world) => {
      const ann = await world.signIn(world.ann);
      const online: string[] = [];
      ann.addUserListener(
        'contract',
        new ann.UserListener({ onUserOnline: (user) => online.push(`${user.getUid()} ${user.getStatus()}`) }),
      );
      await world.signIn(world.cid);
      await until(() => online.length > 0);
      expect(online).toEqual([`${world.cid} online`]);
    });

    test('deletes this user’s copy of a conversation only, until something new is said', async (world) => {
      const [ann, bob] = await everyone(world);
      await say(bob, world.ann, 'old');
      expect(typeof (await ann.deleteConversation(world.bob, 'user'))).toBe('string');
      const rows = async (kit: KitSDK) =>
        (await limited(new kit.ConversationsRequestBuilder()).build().fetchNext()).map(idOfPeer);
      expect((await rows(ann)).includes(world.bob)).toBe(false);
      expect((await rows(bob)).includes(world.ann)).toBe(true);
      await say(bob, world.ann, 'new');
      expect((await rows(ann))[0]).toBe(world.bob);
    });

    test('gives the messages of a conversation, oldest first, newest page first', async (world) => {
      const [ann, bob] = await everyone(world);
      for (const words of ['one', 'two', 'three']) await say(bob, world.ann, words);
      const builder = new ann.MessagesRequestBuilder();
      builder.setUID(world.bob);
      builder.setLimit(2);
      const request = builder.build();
      const texts = (messages: readonly Kit.Message[]) =>
        messages.map((message) => (message as Kit.TextMessage).getText());
      expect(texts(await request.fetchPrevious())).toEqual(['two', 'three']);
      expect(texts(await request.fetchPrevious())).toEqual(['one']);
      expect(texts(await request.fetchPrevious())).toEqual([]);
    });

    test('keeps messages of a blocked user away and says who is blocked', async (world) => {
      const [ann, bob] = await everyone(world);
      await ann.blockUsers([world.bob]);
      const users = await limited(new ann.UsersRequestBuilder()).build().fetchNext();
      const blocked = users.filter((user) => user.getBlockedByMe()).map((user) => user.getUid());
      expect(blocked).toEqual([world.bob]);
      const received: string[] = [];
      ann.addMessageListener(
        'contract',
        new ann.MessageListener({
          onTextMessageReceived: (message) => void received.push(message.getText()),
        }),
      );
      await say(bob, world.ann, 'blocked').catch(() => undefined);
      await ann.unblockUsers([world.bob]);
      await say(bob, world.ann, 'free');
      await until(() => received.length > 0);
      expect(received).toEqual(['free']);
    });

    test('[type.Exception] rejects with a code and a message', async (world) => {
      const [ann] = await everyone(world);
      const error = await ann.getConversation('nobody-of-this-id', 'user').catch((fault: unknown) => fault);
      const { code, message } = error as Kit.Exception;
      expect([typeof code, typeof message]).toEqual(['string', 'string']);
    });

    if (!canDrop) return;
    test('tells of the connection, and gives what was missed at the next request', async (world) => {
      const { connection } = world;
      if (!connection) throw new Error('A world that can drop connections has to say how.');
      const [ann, bob] = await everyone(world);
      const heard: string[] = [];
      ann.addConnectionListener(
        'contract',
        new ann.ConnectionListener({
          onConnected: () => void heard.push('connected'),
          onDisconnected: () => void heard.push('disconnected'),
        }),
      );
      await connection.drop(ann);
      await until(() => heard.length === 1);
      await say(bob, world.ann, 'missed');
      await connection.restore(ann);
      await until(() => heard.length === 2);
      expect(heard).toEqual(['disconnected', 'connected']);
      const [row] = await limited(new ann.ConversationsRequestBuilder()).build().fetchNext();
      expect(row && idOfPeer(row)).toBe(world.bob);
      expect(row?.getUnreadMessageCount()).toBe(1);
    });
  });
}

/** All three, signed in one after the other. */
async function everyone(world: ContractWorld): Promise<readonly [KitSDK, KitSDK, KitSDK]> {
  const ann = await world.signIn(world.ann);
  const bob = await world.signIn(world.bob);
  return [ann, bob, await world.signIn(world.cid)];
}

function say(kit: KitSDK, to: string, words: string, type = 'user'): Promise<Kit.Message> {
  return kit.sendMessage(new kit.TextMessage(to, words, type));
}

/** Some SDKs refuse a request without a limit. */
function limited<Builder extends { setLimit(limit: number): unknown }>(builder: Builder): Builder {
  builder.setLimit(30);
  return builder;
}

function idOfPeer(conversation: Kit.Conversation): string {
  const entity = conversation.getConversationWith();
  return 'getUid' in entity ? entity.getUid() : entity.getGuid();
}

/** Whether a time is in seconds: not after now by more than a clock may differ, and no milliseconds. */
function isTime(seconds: number): boolean {
  return seconds >= 0 && seconds < Date.now() / 1000 + 600;
}
