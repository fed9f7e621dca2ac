import type { LocalKit } from 'solid-chat-kit/local';
import { beforeEach, describe, expect, it } from 'vitest';
import { all, argument, names, record, signIn, text, town } from './town.ts';

let ann: LocalKit;
let bob: LocalKit;
let cid: LocalKit;

type Action = InstanceType<LocalKit['Action']>;
type Group = InstanceType<LocalKit['Group']>;
type User = InstanceType<LocalKit['User']>;

beforeEach(async () => {
  const data = await town('ann', 'bob', 'cid');
  ann = await signIn(data, 'ann');
  bob = await signIn(data, 'bob');
  cid = await signIn(data, 'cid');
  await ann.createGroup(new ann.Group('crew', 'Crew'));
});

const rows = async (kit: LocalKit) =>
  (await all(new kit.ConversationsRequestBuilder().build())).map((one) => one.getConversationId());

describe('a group', () => {
  it('is listed for its creator, without a message', async () => {
    const row = await ann.getConversation('crew', 'group');
    const group = row.getConversationWith() as Group;
    expect([group.getGuid(), group.getName(), group.getType()]).toEqual(['crew', 'Crew', 'public']);
    expect([group.getMembersCount(), group.getOwner(), row.getLastMessage()]).toEqual([1, 'ann', null]);
    expect(group.getCreatedAt()).toBeGreaterThan(0);
    expect(await rows(bob)).toEqual([]);
  });

  it('[sdk.onGroupMemberJoined] notifies the members who joined, with that as the last message', async () => {
    const [annHears, bobHears] = [record(ann), record(bob)];
    const group = await bob.joinGroup('crew');
    expect(group.getMembersCount()).toBe(2);
    expect(names(bobHears)).toEqual([]);
    expect(names(annHears)).toEqual(['onGroupMemberJoined']);
    const [, action, user, where] = annHears[0] as [string, Action, User, Group];
    expect([user.getUid(), where.getMembersCount()]).toEqual(['bob', 2]);
    expect([action.getAction(), action.getCategory()]).toEqual(['joined', 'action']);
    expect(action.getActionBy().getUid()).toBe('bob');
    expect(action.getActionFor().getGuid()).toBe('crew');
    for (const kit of [ann, bob]) {
      const row = await kit.getConversation('crew', 'group');
      expect(row.getLastMessage()?.getId()).toBe(action.getId());
      expect(row.getUnreadMessageCount()).toBe(0);
    }
  });

  it('[sdk.onMemberAddedToGroup] notifies the members and the added ones', async () => {
    const [annHears, bobHears, cidHears] = [record(ann), record(bob), record(cid)];
    await ann.addMembersToGroup('crew', ['bob', 'cid']);
    expect((await ann.getGroup('crew')).getMembersCount()).toBe(3);
    expect(names(annHears)).toEqual([]);
    expect(names(bobHears)).toEqual(['onMemberAddedToGroup', 'onMemberAddedToGroup']);
    expect(names(cidHears)).toEqual(['onMemberAddedToGroup']);
    const [, action, added, by, where] = cidHears[0] as [string, Action, User, User, Group];
    expect([added.getUid(), by.getUid(), where.getMembersCount()]).toEqual(['cid', 'ann', 3]);
    expect(action.getActionOn().getUid()).toBe('cid');
    expect(await rows(cid)).toEqual(['group_crew']);
  });

  it('adds members with their scopes, and says who could not be added', async () => {
    await ann.addMembersToGroup('crew', ['bob']);
    const added = await ann.addMembersToGroup('crew', [
      new ann.GroupMember('cid', 'admin'),
      'bob',
      'nobody',
      new ann.GroupMember('ann', 'owner'),
    ]);
    expect(added).toMatchObject({
      cid: 'success',
      bob: { code: 'ERR_ALREADY_MEMBER' },
      nobody: { code: 'ERR_UID_NOT_FOUND' },
      ann: { code: 'ERR_BAD_ARGUMENT' },
    });
    const members = await new ann.GroupMembersRequestBuilder('crew').build().fetchNext();
    expect(members.map((each) => `${each.getUid()} ${each.getScope()}`)).toEqual([
      'ann admin',
      'bob participant',
      'cid admin',
    ]);
  });

  it.each([[undefined], ['bob'], [[undefined]], [[{}]]])(
    'rejects %j instead of users to add',
    async (users) => {
      const call = ann.addMembersToGroup('crew', users as never);
      await expect(call).rejects.toMatchObject({ code: 'ERR_BAD_ARGUMENT' });
    },
  );

  it('[sdk.onGroupMemberLeft] notifies the members who left, whose conversation is removed', async () => {
    await ann.addMembersToGroup('crew', ['bob', 'cid']);
    const [annHears, bobElsewhere] = [record(ann), record(await signIn(ann.data, 'bob'))];
    await bob.leaveGroup('crew');
    expect(names(annHears)).toEqual(['onGroupMemberLeft']);
    expect(names(bobElsewhere)).toEqual(['onGroupMemberLeft']);
    expect(argument<Group>(annHears, 0, 3).getMembersCount()).toBe(2);
    expect(await rows(bob)).toEqual([]);
    const row = await cid.getConversation('crew', 'group');
    expect(row.getLastMessage()).toMatchObject({ json: { action: 'left' } });
  });

  it('[sdk.onGroupMemberKicked] notifies the members and the removed one, who may rejoin', async () => {
    await ann.addMembersToGroup('crew', ['bob', 'cid']);
    const [bobHears, cidHears] = [record(bob), record(cid)];
    await ann.kickGroupMember('crew', 'bob');
    expect([names(bobHears), names(cidHears)]).toEqual([['onGroupMemberKicked'], ['onGroupMemberKicked']]);
    const [, action, kicked, by] = bobHears[0] as [string, Action, User, User];
    expect([action.getAction(), kicked.getUid(), by.getUid()]).toEqual(['kicked', 'bob', 'ann']);
    expect(await rows(bob)).toEqual([]);
    await bob.joinGroup('crew');
    expect(await rows(bob)).toEqual(['group_crew']);
  });

  it('[sdk.onGroupMemberBanned] keeps banned users out', async () => {
    await ann.addMembersToGroup('crew', ['bob']);
    const bobHears = record(bob);
    await ann.banGroupMember('crew', 'bob');
    expect(names(bobHears)).toEqual(['onGroupMemberBanned']);
    await expect(bob.joinGroup('crew')).rejects.toMatchObject({ code: 'ERR_BANNED' });
    expect(await ann.addMembersToGroup('crew', ['bob'])).toMatchObject({ bob: { code: 'ERR_BANNED' } });
  });

  it('carries messages to all members but the sender, unread for each', async () => {
    await ann.addMembersToGroup('crew', ['bob', 'cid']);
    const [annHears, bobHears, cidHears] = [record(ann), record(bob), record(cid)];
    await bob.sendMessage(text(bob, 'crew', 'Hello', 'group'));
    bob.startTyping(new bob.TypingIndicator('crew', 'group'));
    expect(names(annHears)).toEqual(['onTextMessageReceived', 'onTypingStarted']);
    expect(names(cidHears)).toEqual(['onTextMessageReceived', 'onTypingStarted']);
    expect(names(bobHears)).toEqual([]);
    expect((await ann.getConversation('crew', 'group')).getUnreadMessageCount()).toBe(1);
    expect((await bob.getConversation('crew', 'group')).getUnreadMessageCount()).toBe(0);
    const indicator = annHears[1]?.[1] as InstanceType<LocalKit['TypingIndicator']>;
    expect([indicator.getReceiverId(), indicator.getReceiverType()]).toEqual(['crew', 'group']);
  });

  it('counts nothing as unread that was said before one came', async () => {
    await ann.sendMessage(text(ann, 'crew', 'before', 'group'));
    await bob.joinGroup('crew');
    const row = await bob.getConversation('crew', 'group');
    expect(row.getUnreadMessageCount()).toBe(0);
    const messages = await new bob.MessagesRequestBuilder().setGUID('crew').build().fetchPrevious();
    expect(messages.map((one) => one.getCategory())).toEqual(['message', 'action']);
  });

  it('passes to the one who is here longest when its owner leaves', async () => {
    await ann.addMembersToGroup('crew', ['bob', 'cid']);
    await ann.leaveGroup('crew');
    expect((await bob.getGroup('crew')).getOwner()).toBe('bob');
    await bob.kickGroupMember('crew', 'cid');
    await bob.leaveGroup('crew');
    expect((await bob.getGroup('crew')).getMembersCount()).toBe(0);
  });
});

describe('a group refuses', () => {
  it('users without the password, and users not added to a private one', async () => {
    await ann.createGroup(new ann.Group('safe', 'Safe', 'password', 'sesame'));
    await ann.createGroup(new ann.Group('own', 'Own', 'private'));
    await expect(bob.joinGroup('safe')).rejects.toMatchObject({ code: 'ERR_WRONG_PASSWORD' });
    await expect(bob.joinGroup('safe', 'x')).rejects.toMatchObject({ code: 'ERR_WRONG_PASSWORD' });
    expect(JSON.stringify(await bob.joinGroup('safe', 'sesame'))).not.toContain('sesame');
    await expect(bob.joinGroup('own')).rejects.toMatchObject({ code: 'ERR_NOT_PERMITTED' });
    await ann.addMembersToGroup('own', ['bob']);
    expect(await rows(bob)).toEqual(['group_own', 'group_safe']);
  });

  it('messages, reading and typing of users who are not members', async () => {
    await expect(bob.sendMessage(text(bob, 'crew', 'x', 'group'))).rejects.toMatchObject({
      code: 'ERR_NOT_A_MEMBER',
    });
    const request = new bob.MessagesRequestBuilder().setGUID('crew').build();
    await expect(request.fetchPrevious()).rejects.toMatchObject({ code: 'ERR_NOT_A_MEMBER' });
    const annHears = record(ann);
    bob.startTyping(new bob.TypingIndicator('crew', 'group'));
    expect(annHears).toEqual([]);
  });

  it('who may not manage it, and what makes no sense', async () => {
    await ann.addMembersToGroup('crew', ['bob', 'cid']);
    const refused = [
      [bob.kickGroupMember('crew', 'cid'), 'ERR_NOT_PERMITTED'],
      [bob.addMembersToGroup('crew', ['cid']), 'ERR_NOT_PERMITTED'],
      [ann.kickGroupMember('crew', 'ann'), 'ERR_NOT_PERMITTED'],
      [ann.kickGroupMember('crew', 'nobody'), 'ERR_UID_NOT_FOUND'],
      [bob.joinGroup('crew'), 'ERR_ALREADY_MEMBER'],
      [bob.joinGroup('nowhere'), 'ERR_GUID_NOT_FOUND'],
      [ann.createGroup(new ann.Group('crew', 'Again')), 'ERR_GUID_TAKEN'],
      [ann.createGroup(new ann.Group('', 'No id')), 'ERR_BAD_ARGUMENT'],
      [ann.createGroup(new ann.Group('x', ' ')), 'ERR_BAD_ARGUMENT'],
      [ann.createGroup(new ann.Group('x', 'X', 'open')), 'ERR_BAD_ARGUMENT'],
      [ann.createGroup(new ann.Group('x', 'X', 'password')), 'ERR_BAD_ARGUMENT'],
      [ann.createGroup(null as never), 'ERR_BAD_ARGUMENT'],
    ] as const;
    for (const [promise, code] of refused) await expect(promise).rejects.toMatchObject({ code });
    expect((await ann.getGroup('crew')).getMembersCount()).toBe(3);
  });
});
