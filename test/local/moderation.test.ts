import { createLocalData, type LocalKit } from 'solid-chat-kit/local';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tabOf, useFreshDatabases } from './durable.ts';
import { all, names, record, signIn, text, town } from './town.ts';

vi.setConfig({ testTimeout: 60_000 });
useFreshDatabases();

type Group = InstanceType<LocalKit['Group']>;

/** Three signed-in users, in memory or in a tab each. */
const places = {
  'in memory': async () => {
    const data = await town('ann', 'bob', 'cid');
    return [await signIn(data, 'ann'), await signIn(data, 'bob'), await signIn(data, 'cid')] as const;
  },
  'in a tab each': async () => [await tabOf('ann'), await tabOf('bob'), await tabOf('cid')] as const,
};

describe.each(Object.entries(places))('moderation of a group %s', (_where, open) => {
  let ann: LocalKit;
  let bob: LocalKit;
  let cid: LocalKit;

  beforeEach(async () => {
    [ann, bob, cid] = await open();
    await ann.createGroup(new ann.Group('crew', 'Crew'));
    await ann.addMembersToGroup('crew', ['bob', 'cid']);
  });

  const members = async (kit: LocalKit) => {
    const found = await all(new kit.GroupMembersRequestBuilder('crew').build());
    return found.map((one) => `${one.getUid()} ${one.getScope()}`);
  };
  const banned = async (kit: LocalKit) =>
    (await all(new kit.BannedMembersRequestBuilder('crew').build())).map((one) => one.getUid());

  it('lists members in the order in which they came, by page, scope and name', async () => {
    expect(await members(bob)).toEqual(['ann admin', 'bob participant', 'cid participant']);
    const builder = new ann.GroupMembersRequestBuilder('crew').setLimit(2);
    const request = builder.build();
    const sizes = [];
    for (let page = 0; page < 3; page++) sizes.push((await request.fetchNext()).length);
    expect([sizes, builder.getLimit()]).toEqual([[2, 1, 0], 2]);
    const [admin, ...none] = await all(builder.setScopes(['admin']).build());
    expect([admin?.getName(), none, builder.getScopes()]).toEqual([
      (await ann.getUser('ann')).getName(),
      [],
      ['admin'],
    ]);
    expect(admin?.getJoinedAt()).toBeCloseTo(Date.now() / 1000, -1);
    const found = await all(new ann.GroupMembersRequestBuilder('crew').setSearchKeyword('CI').build());
    expect(found.map((one) => one.getUid())).toEqual(['cid']);
    expect(ann.revive(JSON.parse(JSON.stringify(admin)))).toEqual(admin);
  });

  it('lets a banned member rejoin when unbanned, and reports both', async () => {
    const bobHears = record(bob);
    await ann.banGroupMember('crew', 'cid');
    expect([await members(ann), await banned(ann)]).toEqual([['ann admin', 'bob participant'], ['cid']]);
    await expect(cid.joinGroup('crew')).rejects.toMatchObject({ code: 'ERR_BANNED' });
    await expect(bob.unbanGroupMember('crew', 'cid')).rejects.toMatchObject({ code: 'ERR_NOT_PERMITTED' });
    await expect(ann.unbanGroupMember('crew', 'bob')).rejects.toMatchObject({ code: 'ERR_BAD_ARGUMENT' });
    await ann.unbanGroupMember('crew', 'cid');
    await cid.joinGroup('crew');
    expect(await banned(ann)).toEqual([]);
    const row = await bob.getConversation('crew', 'group');
    expect((row.getConversationWith() as Group).getMembersCount()).toBe(3);
    await expect
      .poll(() => names(bobHears).slice(-2))
      .toEqual(['onGroupMemberBanned', 'onGroupMemberJoined']);
  });

  it('changes what members may do; only admins may, and not to oneself or the owner', async () => {
    const heard: unknown[][] = [];
    cid.addGroupListener(
      'scope',
      new cid.GroupListener({
        onGroupMemberScopeChanged: (_action, user, next, before, group) =>
          heard.push([user.getUid(), next, before, group.getGuid()]),
        onGroupMemberUnbanned: (_action, user, by) => heard.push([user.getUid(), by.getUid()]),
      }),
    );
    await ann.updateGroupMemberScope('crew', 'bob', 'moderator');
    await ann.updateGroupMemberScope('crew', 'bob', 'moderator');
    await expect.poll(() => heard).toEqual([['bob', 'moderator', 'participant', 'crew']]);
    await ann.createUser(new ann.User('dan', 'Dan'));
    await ann.addMembersToGroup('crew', ['dan']);
    await bob.banGroupMember('crew', 'dan');
    await bob.unbanGroupMember('crew', 'dan');
    await expect.poll(() => heard[1]).toEqual(['dan', 'bob']);
    const refused = [
      [bob.updateGroupMemberScope('crew', 'cid', 'admin'), 'ERR_NOT_PERMITTED'],
      [ann.updateGroupMemberScope('crew', 'ann', 'participant'), 'ERR_NOT_PERMITTED'],
      [ann.updateGroupMemberScope('crew', 'nobody', 'admin'), 'ERR_UID_NOT_FOUND'],
      [ann.updateGroupMemberScope('crew', 'dan', 'admin'), 'ERR_NOT_A_MEMBER'],
      [ann.updateGroupMemberScope('crew', 'bob', 'king' as 'admin'), 'ERR_BAD_ARGUMENT'],
    ] as const;
    for (const [call, code] of refused) await expect(call).rejects.toMatchObject({ code });
    const [action] = (await new cid.MessagesRequestBuilder().setGUID('crew').build().fetchPrevious()).filter(
      (one) => 'getNewScope' in one && one.getNewScope(),
    );
    expect(action).toMatchObject({
      json: { action: 'scopeChanged', scope: 'moderator', oldScope: 'participant' },
    });
  });

  it('finds groups by name, the private ones only for their members', async () => {
    await bob.createGroup(new bob.Group('quiet', 'Quiet crew', 'private'));
    await bob.createGroup(new bob.Group('open', 'Open', 'password', 'x'));
    const found = async (
      kit: LocalKit,
      build = (builder: InstanceType<LocalKit['GroupsRequestBuilder']>) => builder,
    ) => (await all(build(new kit.GroupsRequestBuilder()).build())).map((one) => one.getGuid());
    expect(await found(ann)).toEqual(['crew', 'open']);
    expect(await found(bob, (builder) => builder.setSearchKeyword('CREW'))).toEqual(['crew', 'quiet']);
    expect(await found(ann, (builder) => builder.joinedOnly(true))).toEqual(['crew']);
  });

  it('makes messages unread again from one on, for oneself', async () => {
    const sent = [];
    for (const words of ['one', 'two <@uid:ann>', 'three'])
      sent.push(await bob.sendMessage(text(bob, 'ann', words)));
    await ann.markAsRead(sent[2] as (typeof sent)[0]);
    const row = await ann.markMessageAsUnread(sent[1] as (typeof sent)[0]);
    expect([row.getUnreadMessageCount(), row.getUnreadMentionsCount()]).toEqual([2, 1]);
    expect((await ann.getConversation('bob', 'user')).getUnreadMessageCount()).toBe(2);
    expect((await bob.getConversation('ann', 'user')).getLastMessage()?.getReadAt()).toBeGreaterThan(0);
    const unknown = text(ann, 'bob', 'never sent');
    await expect(ann.markMessageAsUnread(unknown)).rejects.toMatchObject({ code: 'ERR_MESSAGE_NOT_FOUND' });
  });
});

it('seeded groups list their members too', async () => {
  const ann = await signIn(createLocalData({ conversations: 30, now: 1_790_000_000 }), 'ann');
  const members = await all(new ann.GroupMembersRequestBuilder('group-1').build());
  expect(members).toHaveLength((await ann.getGroup('group-1')).getMembersCount());
  expect(members.map((one) => one.getScope())).toContain('admin');
});
