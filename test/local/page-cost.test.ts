import type { LocalKit } from 'solid-chat-kit/local';
import { expect, it, vi } from 'vitest';
import { countInDatabases } from './count-records.ts';
import { tab, useFreshDatabases } from './durable.ts';
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

it('a page reads one record of a database, however much it holds: whether another tab stored something', async () => {
  const seed = { conversations: 300, messages: 20, groups: 0.1, now: 1_790_000_000 };
  const kit = tab({ seed });
  await kit.login('ann');
  const recordsRead = countInDatabases();
  const costly: string[] = [];
  for (const [name, request] of Object.entries(REQUESTS)) {
    const made = request(kit);
    for (let page = 0; page < 3; page++) {
      const before = recordsRead();
      await made.fetchNext();
      if (recordsRead() - before > 1) costly.push(name);
    }
  }
  expect(costly).toEqual([]);
  expect(recordsRead()).toBeGreaterThan(0);
});

it('a tab that another one wrote to reads what changed, and not the rest', async () => {
  const seed = { conversations: 100, messages: 20, now: 1_790_000_000 };
  const ann = tab({ seed });
  await ann.login('ann');
  vi.stubGlobal('BroadcastChannel', undefined);
  const bob = tab();
  await bob.login('bob');
  await ann.sendMessage(text(ann, 'bob', 'one'));
  await ann.sendMessage(text(ann, 'bob', 'two'));
  const recordsRead = countInDatabases();
  expect((await bob.getConversation('ann', 'user')).getLastMessage()).toMatchObject({
    json: { text: 'two' },
  });
  // Two batches of changes, and the counter.
  expect(recordsRead()).toBe(3);
});
