import type { LocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { beforeEach, describe, expect, it } from 'vitest';
import { all, signIn, town } from './town.ts';

let ann: LocalKit;
const uids = async (builder: InstanceType<LocalKit['UsersRequestBuilder']>) =>
  (await all(builder.build())).map((user) => user.getUid());

beforeEach(async () => {
  const data = await town('ann', 'bob', 'cid');
  ann = await signIn(data, 'ann');
  const add = async (uid: string, name: string, role?: string, tags?: string[]) => {
    const user = new ann.User(uid, name);
    user.setRole(role);
    user.setTags(tags);
    await ann.createUser(user);
  };
  await add('u1', 'Zoë Ångström', 'admin', ['vip']);
  await add('u2', 'ågot', 'default', ['vip', 'work']);
  await add('u3', 'Álvaro', 'support');
  await add('u4', '王芳');
});

describe('the requests of users', () => {
  it('list all but oneself, by name whatever its case and accents', async () => {
    expect(await uids(new ann.UsersRequestBuilder())).toEqual(['u2', 'u3', 'bob', 'cid', 'u1', 'u4']);
  });

  it('list a user made later at the right place', async () => {
    await uids(new ann.UsersRequestBuilder());
    await ann.createUser(new ann.User('late', 'Bo'));
    expect(await uids(new ann.UsersRequestBuilder())).toEqual(['u2', 'u3', 'late', 'bob', 'cid', 'u1', 'u4']);
  });

  it('[users.filter.friends] return friends only, whoever started the friendship', async () => {
    await ann.addFriends(['u1', 'cid']);
    const bob = await signIn(ann.data, 'bob');
    await bob.addFriends(['ann']);
    expect(await uids(new ann.UsersRequestBuilder().friendsOnly(true))).toEqual(['bob', 'cid', 'u1']);
    await ann.removeFriends(['bob', 'cid']);
    expect(await uids(new ann.UsersRequestBuilder().friendsOnly(true))).toEqual(['u1']);
    expect(await uids(new ann.UsersRequestBuilder().friendsOnly(false))).toHaveLength(6);
  });

  it('[users.filter.online] return users with one presence only', async () => {
    await signIn(ann.data, 'bob');
    controlOf(ann).setPresence('u1', 'away');
    const builder = new ann.UsersRequestBuilder().setStatus('online');
    expect(builder.getStatus()).toBe('online');
    expect(await uids(builder)).toEqual(['bob']);
    expect(await uids(new ann.UsersRequestBuilder().setStatus('away'))).toEqual(['u1']);
  });

  it('[users.filter.limit] return pages of the set size, 30 by default', async () => {
    const builder = new ann.UsersRequestBuilder();
    expect(builder.getLimit()).toBe(30);
    const request = builder.setLimit(4).build();
    const sizes = [];
    for (let i = 0; i < 3; i++) sizes.push((await request.fetchNext()).length);
    expect(sizes).toEqual([4, 2, 0]);
    await expect(new ann.UsersRequestBuilder().setLimit(0).build().fetchNext()).rejects.toMatchObject({
      code: 'ERR_LIMIT_OUT_OF_RANGE',
    });
  });

  it('[users.filter.keyword] return users with the text in name or uid', async () => {
    const builder = new ann.UsersRequestBuilder().setSearchKeyword('ANG');
    expect(builder.getSearchKeyword()).toBe('ANG');
    expect(await uids(builder)).toEqual(['u1']);
    expect(await uids(builder.setSearchKeyword('芳'))).toEqual(['u4']);
    expect(await uids(builder.setSearchKeyword('U2'))).toEqual(['u2']);
    expect(await uids(builder.setSearchKeyword('nobody'))).toEqual([]);
    expect(await uids(builder.setSearchKeyword('  '))).toHaveLength(6);
  });

  it('[users.filter.hide-blocked] leave out blocked users, if set', async () => {
    await ann.blockUsers(['u3', 'bob']);
    const hidden = await uids(new ann.UsersRequestBuilder().hideBlockedUsers(true));
    expect(hidden).toEqual(['u2', 'cid', 'u1', 'u4']);
    const shown = await all(new ann.UsersRequestBuilder().build());
    expect(shown.filter((user) => user.getBlockedByMe()).map((user) => user.getUid())).toEqual(['u3', 'bob']);
  });

  it('[users.filter.roles] return users with one of the roles', async () => {
    const builder = new ann.UsersRequestBuilder().setRoles(['admin', 'support']);
    expect(builder.getRoles()).toEqual(['admin', 'support']);
    expect(await uids(builder)).toEqual(['u3', 'u1']);
  });

  it('[users.filter.tags] return users with one of the tags', async () => {
    const builder = new ann.UsersRequestBuilder().setTags(['work', 'none']);
    expect(builder.getTags()).toEqual(['work', 'none']);
    expect(await uids(builder)).toEqual(['u2']);
  });

  it('[users.filter.uids] return the users with these ids, without unknown ones', async () => {
    const builder = new ann.UsersRequestBuilder().setUIDs(['u4', 'cid', 'ann', 'nobody', 'cid', 'u2']);
    expect(builder.getUIDs()).toHaveLength(6);
    expect(await uids(builder)).toEqual(['u2', 'cid', 'u4']);
    expect(await uids(builder.setLimit(2))).toEqual(['u2', 'cid', 'u4']);
    expect(await uids(new ann.UsersRequestBuilder().setUIDs([]))).toEqual([]);
  });

  it('join all filters that are set', async () => {
    const builder = new ann.UsersRequestBuilder()
      .setTags(['vip'])
      .setRoles(['default'])
      .setSearchKeyword('a');
    expect(await uids(builder)).toEqual(['u2']);
  });
});
