import { createLocalKit, type LocalKit } from 'solid-chat-kit/local';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hash } from '../../src/local/seed/random.ts';
import { tab, tabOf, useFreshDatabases } from './durable.ts';
import { names, record, signIn, text, town } from './town.ts';

vi.setConfig({ testTimeout: 60_000 });
useFreshDatabases();

type Message = Awaited<ReturnType<LocalKit['sendMessage']>>;
type Builder = InstanceType<LocalKit['MessagesRequestBuilder']>;

const wordsOf = (messages: readonly Message[]) =>
  messages.map((one) => ('getText' in one ? one.getText() : one.getType()));

/** Two users, in memory or in a tab each. */
const places = {
  'in memory': async () => {
    const data = await town('ann', 'bob');
    return [await signIn(data, 'ann'), await signIn(data, 'bob')];
  },
  'in a database': async () => [await tabOf('ann'), await tabOf('bob')],
};

describe.each(Object.entries(places))('pages of messages %s', (_where, open) => {
  let ann: LocalKit;
  let bob: LocalKit;
  beforeEach(async () => {
    [ann, bob] = (await open()) as [LocalKit, LocalKit];
  });
  const withBob = () => new ann.MessagesRequestBuilder().setUID('bob');
  const say = (words: string) => bob.sendMessage(text(bob, 'ann', words));
  const reply = (parent: Message, words: string) => {
    const message = text(bob, 'ann', words);
    message.setParentMessageId(parent.getId());
    return bob.sendMessage(message);
  };

  it('[sdk.fetchNext] go on to newer messages, which may come later', async () => {
    const first = await say('one');
    await say('two');
    await say('three');
    const request = withBob().setMessageId(first.getId()).setLimit(1).build();
    expect(wordsOf(await request.fetchNext())).toEqual(['two']);
    expect(wordsOf(await request.fetchNext())).toEqual(['three']);
    expect(await request.fetchNext()).toEqual([]);
    await say('four');
    expect(wordsOf(await request.fetchNext())).toEqual(['four']);
    expect(await request.fetchPrevious()).toEqual([]);
    expect(wordsOf(await withBob().setLimit(2).build().fetchNext())).toEqual(['one', 'two']);
    expect(wordsOf(await withBob().setMessageId(0).build().fetchNext())).toHaveLength(4);
  });

  it('to newer messages leave out what was withheld, and what was before a deletion', async () => {
    await say('old');
    await ann.deleteConversation('bob', 'user');
    await ann.blockUsers(['bob']);
    await say('withheld');
    await ann.unblockUsers(['bob']);
    await say('new');
    expect(wordsOf(await withBob().build().fetchNext())).toEqual(['new']);
    expect(wordsOf(await withBob().setMessageId(1).setLimit(1).build().fetchNext())).toEqual(['new']);
  });

  it('[sdk.threads] of a thread hold its replies alone, and replies stay out of the others unless asked for', async () => {
    const [question, other] = [await say('question'), await say('other')];
    await reply(question, 'one');
    await reply(other, 'elsewhere');
    const two = await reply(question, 'two');
    await reply(two, 'to a reply');
    const thread = () => withBob().setParentMessageId(question.getId());
    const request = thread().setLimit(2).build();
    expect(wordsOf(await request.fetchPrevious())).toEqual(['two', 'to a reply']);
    expect(wordsOf(await request.fetchPrevious())).toEqual(['one']);
    expect(wordsOf(await thread().setMessageId(two.getId()).build().fetchNext())).toEqual(['to a reply']);
    expect(wordsOf(await withBob().build().fetchPrevious())).toEqual(['question', 'other']);
    expect(wordsOf(await withBob().build().fetchNext())).toEqual(['question', 'other']);
    const all = ['question', 'other', 'one', 'elsewhere', 'two', 'to a reply'];
    expect(wordsOf(await withBob().hideReplies(false).build().fetchPrevious())).toEqual(all);
    expect(wordsOf(await withBob().hideReplies(false).build().fetchNext())).toEqual(all);
    const found = await withBob().build().fetchPrevious();
    expect(found.map((one) => one.getReplyCount())).toEqual([3, 1]);
    await expect(withBob().setParentMessageId(99).build().fetchPrevious()).rejects.toMatchObject({
      code: 'ERR_MESSAGE_NOT_FOUND',
    });
  });

  it('refuse what is no id or time, and updates without a time', async () => {
    const bad: ((builder: Builder) => Builder)[] = [
      (builder) => builder.setParentMessageId(Number.NaN),
      (builder) => builder.setParentMessageId(0),
      (builder) => builder.setUpdatedAfter(-1),
      (builder) => builder.setUpdatedAfter(0.5),
      (builder) => builder.setUpdatedAfter('7' as never),
      (builder) => builder.updatesOnly(true),
    ];
    for (const change of bad) {
      for (const page of ['fetchPrevious', 'fetchNext'] as const) {
        await expect(change(withBob()).build()[page]()).rejects.toMatchObject({ code: 'ERR_BAD_ARGUMENT' });
      }
    }
    await expect(withBob().setMessageId(-1).build().fetchNext()).rejects.toMatchObject({
      code: 'ERR_BAD_ARGUMENT',
    });
  });

  it('[sdk.markMessageAsUnread] name the last read message, which marking as unread moves back on all devices', async () => {
    const sent = [await say('one'), await ann.sendMessage(text(ann, 'bob', 'own')), await say('two')];
    const lastRead = async () => (await ann.getConversation('bob', 'user')).getLastReadMessageId();
    expect(await lastRead()).toBe(0);
    await ann.markAsRead(sent[2] as Message);
    expect(await lastRead()).toBe(sent[2]?.getId());
    const phone = ann.storage.kind === 'memory' ? await signIn(ann.data, 'ann') : await tabOf('ann');
    const [here, there] = [record(ann), record(phone)];
    const marked = await ann.markMessageAsUnread(sent[2] as Message);
    expect([marked.getUnreadMessageCount(), marked.getLastReadMessageId()]).toEqual([1, sent[1]?.getId()]);
    await vi.waitFor(() => expect(names(there)).toContain('onConversationUpdated'));
    const told = there.at(-1)?.[1] as Awaited<ReturnType<LocalKit['getConversation']>>;
    expect([told.getConversationId(), told.getUnreadMessageCount()]).toEqual(['ann_user_bob', 1]);
    expect(told.getLastMessage()).toMatchObject({ json: { text: 'two' } });
    expect(told.getConversationWith()).toMatchObject({ json: { id: 'bob', status: 'online' } });
    expect(names(here)).toEqual([]);
    await ann.markMessageAsUnread(sent[0] as Message);
    expect(await lastRead()).toBe(0);
    expect((await phone.getConversation('bob', 'user')).getUnreadMessageCount()).toBe(2);
  });
});

describe('what changed since a time', () => {
  const START = 1_900_000_000;

  /** Sends, replies, edits and deletes at random, a second apart, and compares every filter with a full scan. */
  async function changes(seed: number, ann: LocalKit, bob: LocalKit): Promise<void> {
    interface Fact {
      readonly id: number;
      readonly parentId: number;
      readonly sentAt: number;
      changedAt: number;
    }
    const facts: Fact[] = [];
    for (let step = 0; step < 40; step++) {
      vi.setSystemTime((START + step) * 1000);
      const draw = (stream: number) => hash(seed, step, stream);
      const target = facts[draw(1) % Math.max(facts.length, 1)];
      if (target && draw(2) % 3 === 0) {
        if (draw(3) % 4 === 0) {
          const before = await bob.getMessageDetails(target.id);
          await bob.deleteMessage(target.id);
          if (before.getDeletedAt()) continue;
        } else {
          const edit = text(bob, 'ann', `edit ${step}`);
          edit.setId(target.id);
          const isDone = await bob.editMessage(edit).then(
            () => true,
            () => false,
          );
          if (!isDone) continue;
        }
        target.changedAt = START + step;
      } else {
        const message = text(bob, 'ann', `${step}`);
        const parent =
          target && draw(4) % 2 ? facts.find(({ id }) => id === (target.parentId || target.id)) : undefined;
        if (parent) {
          message.setParentMessageId(parent.id);
          parent.changedAt = START + step;
        }
        const { id } = { id: (await bob.sendMessage(message)).getId() };
        facts.push({ id, parentId: parent?.id ?? 0, sentAt: START + step, changedAt: 0 });
      }
    }
    for (const time of [START - 1, START + 1, START + 15, START + 30, START + 39, START + 99]) {
      for (const updatesOnly of [false, true]) {
        for (const replies of ['hidden', 'shown', 'thread'] as const) {
          const thread = replies === 'thread' ? (facts[0]?.id ?? 0) : 0;
          const wanted = facts.filter(
            ({ parentId, sentAt, changedAt }) =>
              (thread ? parentId === thread : replies === 'shown' || parentId === 0) &&
              (sentAt >= time ? !updatesOnly : changedAt >= time),
          );
          const builder = new ann.MessagesRequestBuilder().setUID('bob').setLimit(3);
          builder
            .setUpdatedAfter(time)
            .updatesOnly(updatesOnly)
            .hideReplies(replies !== 'shown');
          if (thread) builder.setParentMessageId(thread);
          const [older, newer]: [number[][], number[][]] = [[], []];
          for (const [pages, method] of [
            [older, 'fetchPrevious'],
            [newer, 'fetchNext'],
          ] as const) {
            const request = builder.build();
            for (;;) {
              const page = await request[method]();
              if (page.length === 0) break;
              pages.push(page.map((one) => one.getId()));
            }
          }
          const ids = wanted.map(({ id }) => id);
          const what = [seed, time - START, updatesOnly, replies];
          expect([what, older.reverse().flat()]).toEqual([what, ids]);
          expect([what, newer.flat()]).toEqual([what, ids]);
        }
      }
    }
  }

  it('[sdk.setUpdatedAfter] is found by pages both ways, whatever the filter, in memory and in a database', async () => {
    vi.useFakeTimers({ now: START * 1000, toFake: ['Date'] });
    try {
      for (let seed = 1; seed <= 12; seed++) {
        const data = await town('ann', 'bob');
        await changes(seed, await signIn(data, 'ann'), await signIn(data, 'bob'));
      }
      for (let seed = 21; seed <= 23; seed++) {
        const persist = `changes-${seed}`;
        await changes(seed, await tabOf('ann', { persist }), await tabOf('bob', { persist }));
      }
    } finally {
      vi.useRealTimers();
    }
  });

  it('of a seed: replies leave the pages of memory and of a database alike', async () => {
    const seed = { conversations: 12, users: 30, messages: 200, now: 1_790_000_000 };
    const kits = [createLocalKit({ seed, persist: false }), tab({ seed })];
    const found = [];
    for (const kit of kits) {
      await kit.login('ann');
      const ids: unknown[] = [];
      for (const row of await new kit.ConversationsRequestBuilder().build().fetchNext()) {
        const to = row.getConversationWith();
        const builder = new kit.MessagesRequestBuilder().setLimit(1000);
        const request = (
          'getUid' in to ? builder.setUID(to.getUid()) : builder.setGUID(to.getGuid())
        ).build();
        const page = await request.fetchPrevious();
        expect(page.filter((one) => one.getParentMessageId() !== 0)).toEqual([]);
        for (const parent of page.filter((one) => one.getReplyCount() > 0)) {
          const thread = await builder.setParentMessageId(parent.getId()).build().fetchPrevious();
          expect(thread).toHaveLength(parent.getReplyCount());
          ids.push(thread.map((one) => one.getId()));
        }
        ids.push(page.map((one) => one.getId()));
      }
      found.push(ids);
    }
    expect(found[0]).toEqual(found[1]);
    expect(found[0]?.length).toBeGreaterThan(12);
  });
});
