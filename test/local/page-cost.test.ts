import type { LocalKit } from 'solid-chat-kit/local';
import { expect, it, vi } from 'vitest';
import { countInDatabases } from './count-records.ts';
import { tab, tabOf, useFreshDatabases } from './durable.ts';
import { text } from './town.ts';

vi.setConfig({ testTimeout: 60_000 });
useFreshDatabases();

interface Request {
  fetchNext(): Promise<readonly unknown[]>;
}
type Users = InstanceType<LocalKit['UsersRequestBuilder']>;

const users = (filter: (builder: Users) => Users) => (kit: LocalKit) =>
  filter(new kit.UsersRequestBuilder().setLimit(10)).build();

/** Everything that is paged, each as a request of ten rows. */
const REQUESTS: Readonly<Record<string, (kit: LocalKit) => Request>> = {
  conversations: (kit) => new kit.ConversationsRequestBuilder().setLimit(10).build(),
  'conversations with users': (kit) =>
    new kit.ConversationsRequestBuilder().setLimit(10).setConversationType('user').build(),
  'conversations by tag': (kit) =>
    new kit.ConversationsRequestBuilder().setLimit(10).setTags(['vip']).build(),
  'conversations by user tag': (kit) =>
    new kit.ConversationsRequestBuilder().setLimit(10).setUserTags(['vip']).build(),
  users: users((builder) => builder),
  'users online': users((builder) => builder.setStatus('online')),
  'users by roles': users((builder) => builder.setRoles(['admin', 'support'])),
  'users by tags': users((builder) => builder.setTags(['work', 'vip'])),
  'users by keyword': users((builder) => builder.setSearchKeyword('an')),
  'users by rare keyword': users((builder) => builder.setSearchKeyword('zoe')),
  friends: users((builder) => builder.friendsOnly(true)),
  'users not blocked': users((builder) => builder.hideBlockedUsers(true)),
  'users by id': users((builder) => builder.setUIDs(['user-7', 'user-9'])),
  messages: (kit) => {
    const request = new kit.MessagesRequestBuilder().setUID('bob').setLimit(10).build();
    return { fetchNext: () => request.fetchPrevious() };
  },
  'newer messages': (kit) => new kit.MessagesRequestBuilder().setUID('bob').setLimit(10).build(),
  'changed messages': (kit) => {
    const builder = new kit.MessagesRequestBuilder().setUID('bob').setLimit(10);
    const request = builder.setUpdatedAfter(1_789_999_000).build();
    return { fetchNext: () => request.fetchPrevious() };
  },
};

/** Returns the maximum number of records that a first page reads. */
async function costs(conversations: number, recordsRead: () => number): Promise<Record<string, number>> {
  const kit = tab({
    persist: `cost-${conversations}`,
    seed: {
      conversations,
      users: conversations,
      messages: conversations > 500 ? 60 : 20,
      groups: 0.1,
      now: 1_790_000_000,
    },
  });
  await kit.login('ann');
  const most: Record<string, number> = {};
  for (const [name, request] of Object.entries(REQUESTS)) {
    const made = request(kit);
    most[name] = 0;
    for (let page = 0; page < 3; page++) {
      const before = recordsRead();
      await made.fetchNext();
      most[name] = Math.max(most[name] ?? 0, recordsRead() - before);
    }
  }
  return most;
}

it('a page reads as many records of a database that holds ten times as much', async () => {
  const recordsRead = countInDatabases();
  const [few, many] = [await costs(150, recordsRead), await costs(1500, recordsRead)];
  for (const name of Object.keys(REQUESTS)) {
    expect([name, many[name]]).toEqual([name, expect.any(Number)]);
    // What is filtered after the index, such as oneself, may differ by some rows.
    expect(`${name}: ${(many[name] ?? 0) <= 1.5 * (few[name] ?? 0) + 20}`).toBe(`${name}: true`);
    expect(`${name}: ${(many[name] ?? 0) < 120}`).toBe(`${name}: true`);
  }
});

it('a page reads no replies of threads, and a page of a thread no other messages', async () => {
  const [ann] = [await tabOf('ann'), await tabOf('bob')];
  const question = await ann.sendMessage(text(ann, 'bob', 'question'));
  const reply = text(ann, 'bob', 'reply');
  reply.setParentMessageId(question.getId());
  await Promise.all(Array.from({ length: 300 }, () => ann.sendMessage(reply)));
  await ann.sendMessage(text(ann, 'bob', 'newest'));
  const recordsRead = countInDatabases();
  const cost = async (fetch: () => Promise<unknown>) => {
    const before = recordsRead();
    await fetch();
    return recordsRead() - before;
  };
  const builder = () => new ann.MessagesRequestBuilder().setUID('bob').setLimit(10);
  expect(await cost(() => builder().build().fetchPrevious())).toBeLessThan(20);
  expect(await cost(() => builder().build().fetchNext())).toBeLessThan(20);
  const thread = builder().setParentMessageId(question.getId());
  expect(await cost(() => thread.build().fetchPrevious())).toBeLessThan(30);
  expect(await cost(() => thread.build().fetchNext())).toBeLessThan(30);
  expect(await cost(() => ann.getMessageDetails(question.getId()))).toBeLessThan(10);
});
