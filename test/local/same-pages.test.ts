import { createLocalKit, type LocalKit } from 'solid-chat-kit/local';
import { expect, it, vi } from 'vitest';
import { tab, useFreshDatabases } from './durable.ts';
import { all } from './town.ts';

vi.setConfig({ testTimeout: 60_000 });
useFreshDatabases();

const SEED = { conversations: 60, users: 120, messages: 8, now: 1_790_000_000 };

/** Returns every filtered list in small pages, as ids. */
async function lists(kit: LocalKit): Promise<Record<string, string[]>> {
  await kit.createUser(new kit.User('banana', 'Anna Banana'));
  const users = async (filter: (builder: InstanceType<LocalKit['UsersRequestBuilder']>) => unknown) => {
    const builder = new kit.UsersRequestBuilder().setLimit(3);
    filter(builder);
    return (await all(builder.build())).map((user) => user.getUid());
  };
  const chats = async (
    filter: (builder: InstanceType<LocalKit['ConversationsRequestBuilder']>) => unknown,
  ) => {
    const builder = new kit.ConversationsRequestBuilder().setLimit(3);
    filter(builder);
    return (await all(builder.build())).map((one) => one.getConversationId());
  };
  return {
    all: await users(() => undefined),
    keyword: await users((of) => of.setSearchKeyword('an')),
    'keyword and role': await users((of) => of.setSearchKeyword('a').setRoles(['default'])),
    roles: await users((of) => of.setRoles(['admin', 'support'])),
    tags: await users((of) => of.setTags(['vip', 'work'])),
    online: await users((of) => of.setStatus('online')),
    friends: await users((of) => of.friendsOnly(true).hideBlockedUsers(true)),
    ids: await users((of) => of.setUIDs(['user-9', 'bob', 'user-3', 'nobody'])),
    chats: await chats(() => undefined),
    groups: await chats((of) => of.setConversationType('group')),
    'chats by tags': await chats((of) => of.setTags(['vip', 'family'])),
    'chats by tags of both': await chats((of) => of.setUserTags(['vip']).setGroupTags(['vip', 'work'])),
    'chats by name': await chats((of) => of.setSearchKeyword('a')),
  };
}

it('memory and a database return the same rows in the same order, each once, with any filter', async () => {
  const memory = createLocalKit({ seed: SEED, persist: false });
  const database = tab({ seed: SEED });
  for (const kit of [memory, database]) await kit.login('ann');
  const [inMemory, inDatabase] = [await lists(memory), await lists(database)];
  expect(inDatabase).toEqual(inMemory);
  for (const [name, ids] of Object.entries(inMemory)) {
    expect([name, ids.length > 0, new Set(ids).size]).toEqual([name, true, ids.length]);
  }
  expect(inMemory.keyword).toContain('banana');
});
