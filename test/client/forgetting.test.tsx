import { createConversationList, createMessageHeader, createUserList } from 'solid-chat-kit/headless';
import { Group, User } from 'solid-chat-kit/local';
import { createRoot } from 'solid-js';
import { expect, it } from 'vitest';
import { holdClient } from '../../src/client/client.ts';
import { createConversations } from '../../src/client/conversations.ts';
import { createEntities } from '../../src/client/entities.ts';
import { heard, idle, withUser } from '../conversations/harness.tsx';
import { FakeSdk } from '../support/fake-sdk.ts';

it('forgets the users, groups and conversations that nothing shows any more', async () => {
  const sdk = new FakeSdk();
  const { client, release } = holdClient(sdk);
  const { records } = client.part(createEntities);
  const conversations = client.part(createConversations).records;
  const options = { sdk: () => sdk as never };
  const sizes: number[][] = [];
  const people = (round: number) => Array.from({ length: 5 }, (_, index) => `u${round}-${index}`);
  for (let round = 0; round < 20; round++) {
    const uids = people(round);
    const dispose = createRoot((end) => {
      createMessageHeader({ ...options, user: () => new User(`h${round}`, 'H') });
      createMessageHeader({ ...options, group: () => new Group(`g${round}`, 'G', 'public') });
      // A builder of its own: lists of the same builder are kept.
      createUserList({ ...options, usersRequestBuilder: () => new sdk.UsersRequestBuilder() as never });
      createConversationList({
        ...options,
        conversationsRequestBuilder: () => new sdk.ConversationsRequestBuilder() as never,
      });
      return end;
    });
    await idle();
    for (const fetch of sdk.fetches.splice(0)) {
      if (fetch.of === 'users') await fetch.answer(uids.map((uid) => new User(uid, uid)));
      else
        await fetch.answer(
          uids.map((uid, at) => withUser(uid, heard({ id: round * 10 + at + 1, from: uid }))),
        );
    }
    sdk.emit('user', 'onUserOnline', new User(`h${round}`, 'H'));
    await idle();
    dispose();
    await idle();
    const shown = (of: (at: number) => string[]) =>
      Array.from({ length: round + 1 }, (_, at) => of(at)).flat();
    sizes.push([
      shown((at) => [...people(at), `h${at}`]).filter((id) => records.find({ isGroup: false, id })).length,
      shown((at) => [`g${at}`]).filter((id) => records.find({ isGroup: true, id })).length,
      [...conversations.values()].length,
      records.lists.size,
      records.unpublished.size + conversations.unpublished.size,
    ]);
  }
  release();
  // The five lists of each kind that are kept, with five rows each.
  expect(sizes.at(-1)).toEqual([25, 0, 25, 10, 0]);
});
