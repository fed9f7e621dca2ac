import type { Kit, KitChatSDK } from '../../sdk/index.ts';
import { type ContractCase, when } from '../contract-case.ts';
import { idOfPeer, peersOf, rejectionOf, say } from './actions.ts';

/** Joining and leaving groups, and who is notified. */
export const membership: readonly ContractCase[] = [
  when(
    ['membership'],
    'notifies members who left and who joined, with the current group',
    async ({ expect, until, ...scene }, { membership }) => {
      const [ann, bob] = await scene.everyone();
      const heard = listenToGroups(ann);
      await membership.leave(bob, scene.group);
      await until('the leave', () => heard.length === 1);
      await membership.join(bob, scene.group);
      await until('the join', () => heard.length === 2);
      expect(heard.map(({ text }) => text)).toEqual([
        `left ${scene.bob}; ${scene.group} has 2`,
        `joined ${scene.bob}; ${scene.group} has 3`,
      ]);
    },
  ),

  when(
    ['membership'],
    'notifies members who was kicked, added and banned, and who did it',
    async ({ expect, until, ...scene }, { membership }) => {
      const [ann, bob] = await scene.everyone();
      const heard = listenToGroups(bob);
      await membership.kick(ann, scene.group, scene.cid);
      await until('the kick', () => heard.length === 1);
      await membership.add(ann, scene.group, [scene.cid]);
      await until('the adding', () => heard.length === 2);
      await membership.ban(ann, scene.group, scene.cid);
      await until('the ban', () => heard.length === 3);
      expect(heard.map(({ text }) => text)).toEqual([
        `kicked ${scene.cid} by ${scene.ann}; ${scene.group} has 2`,
        `added ${scene.cid} by ${scene.ann}; ${scene.group} has 3`,
        `banned ${scene.cid} by ${scene.ann}; ${scene.group} has 2`,
      ]);
    },
  ),

  when(
    ['membership'],
    'shows an action message about the change in the conversation',
    async ({ expect, until, ...scene }, { membership }) => {
      const [ann, bob] = await scene.everyone();
      const heard = listenToGroups(bob);
      await membership.kick(ann, scene.group, scene.cid);
      await until('the kick', () => heard.length === 1);
      const action = heard[0]?.action as Kit.ActionMessage;
      expect([action.getCategory(), action.getAction()]).toEqual(['action', 'kicked']);
      expect([action.getReceiverType(), action.getReceiverId()]).toEqual(['group', scene.group]);
      expect([action.getActionBy(), action.getActionOn(), action.getActionFor()].map(idOf)).toEqual([
        scene.ann,
        scene.cid,
        scene.group,
      ]);
      const row = await bob.getConversation(scene.group, 'group');
      expect(row.getConversationId()).toBe(action.getConversationId());
      expect([row.getLastMessage()?.getId(), row.getUnreadMessageCount()]).toEqual([action.getId(), 0]);
    },
  ),

  when(
    ['membership'],
    'notifies a kicked user, whose conversation disappears',
    async ({ expect, until, ...scene }, { membership }) => {
      const [ann, , cid] = await scene.everyone();
      await say(ann, scene.group, 'Hello', 'group');
      expect((await peersOf(cid)).includes(scene.group)).toBe(true);
      const heard = listenToGroups(cid);
      await membership.kick(ann, scene.group, scene.cid);
      await until('the kick', () => heard.length === 1);
      expect(heard[0]?.text.startsWith(`kicked ${scene.cid} by ${scene.ann}`)).toBe(true);
      expect((await peersOf(cid)).includes(scene.group)).toBe(false);
    },
  ),

  when(
    ['membership'],
    'notifies an added user, who can fetch the conversation',
    async ({ expect, until, ...scene }, { membership }) => {
      const [ann, , cid] = await scene.everyone();
      await membership.kick(ann, scene.group, scene.cid);
      const heard = listenToGroups(cid);
      await membership.add(ann, scene.group, [scene.cid]);
      await until('the adding', () => heard.some(({ text }) => text.startsWith('added')));
      const row = await cid.getConversation(scene.group, 'group');
      expect([idOfPeer(row), row.getUnreadMessageCount()]).toEqual([scene.group, 0]);
    },
  ),

  when(
    ['memberPages'],
    'fetches members in pages with their scopes, by name and by scope',
    async ({ expect, ...scene }) => {
      const [ann] = await scene.everyone();
      const { GroupMembersRequestBuilder: Members } = ann as Required<KitChatSDK>;
      const request = new Members(scene.group).setLimit(2).build();
      const pages = [await request.fetchNext(), await request.fetchNext(), await request.fetchNext()];
      expect(pages.map((page) => page.length)).toEqual([2, 1, 0]);
      expect(pages.flat().map(scopesOf).sort()).toEqual(
        [`${scene.ann} admin`, `${scene.bob} participant`, `${scene.cid} participant`].sort(),
      );
      const found = await new Members(scene.group)
        .setLimit(10)
        .setSearchKeyword?.(scene.bob)
        .build()
        .fetchNext();
      expect(found?.map((each) => each.getUid())).toEqual([scene.bob]);
      const staff = await new Members(scene.group).setLimit(10).setScopes?.(['admin']).build().fetchNext();
      expect(staff?.map(scopesOf)).toEqual([`${scene.ann} admin`]);
    },
  ),

  when(
    ['memberPages', 'memberChanges'],
    'lets the owner remove, add and promote members, and notifies the others',
    async ({ expect, until, ...scene }) => {
      const [ann, bob] = await scene.everyone();
      const sdk = ann as Required<KitChatSDK>;
      const heard = listenToGroups(bob);
      await sdk.kickGroupMember(scene.group, scene.cid);
      await until('the kick', () => heard.length === 1);
      const member = ann.GroupMember ? new ann.GroupMember(scene.cid, 'participant') : scene.cid;
      await sdk.addMembersToGroup(scene.group, [member], []);
      await until('the adding', () => heard.length === 2);
      await sdk.updateGroupMemberScope(scene.group, scene.cid, 'moderator');
      await until('the promotion', () => heard.length === 3);
      await sdk.banGroupMember(scene.group, scene.cid);
      await until('the ban', () => heard.length === 4);
      expect(heard.map(({ text }) => text)).toEqual([
        `kicked ${scene.cid} by ${scene.ann}; ${scene.group} has 2`,
        `added ${scene.cid} by ${scene.ann}; ${scene.group} has 3`,
        `moderator ${scene.cid}; ${scene.group} has 3`,
        `banned ${scene.cid} by ${scene.ann}; ${scene.group} has 2`,
      ]);
    },
  ),

  when(['memberChanges', 'memberBans'], 'lists who is banned, and unbans', async ({ expect, ...scene }) => {
    const [ann] = await scene.everyone();
    const sdk = ann as Required<KitChatSDK>;
    const banned = async () => {
      const request = new sdk.BannedMembersRequestBuilder(scene.group).setLimit(10).build();
      return (await request.fetchNext()).map((each) => each.getUid());
    };
    expect(await banned()).toEqual([]);
    await sdk.banGroupMember(scene.group, scene.cid);
    expect(await banned()).toEqual([scene.cid]);
    await sdk.unbanGroupMember(scene.group, scene.cid);
    expect(await banned()).toEqual([]);
  }),

  when(['memberPages', 'memberChanges'], 'says who could not be added', async ({ expect, ...scene }) => {
    const [ann] = await scene.everyone();
    const sdk = ann as Required<KitChatSDK>;
    await sdk.kickGroupMember(scene.group, scene.cid);
    const members = [scene.bob, scene.cid].map((uid) =>
      ann.GroupMember ? new ann.GroupMember(uid, 'participant') : uid,
    );
    const outcomes = (await sdk.addMembersToGroup(scene.group, members, [])) as Record<string, unknown>;
    const isAdded = (uid: string) => (outcomes?.[uid] ?? 'success') === 'success';
    expect([scene.bob, scene.cid].map(isAdded)).toEqual([false, true]);
  }),

  when(
    ['memberPages', 'memberChanges'],
    'refuses what the scope of a member does not allow',
    async ({ expect, ...scene }) => {
      const [ann, bob, cid] = (await scene.everyone()) as unknown as Required<KitChatSDK>[];
      const refused = [
        bob?.kickGroupMember(scene.group, scene.cid),
        bob?.banGroupMember(scene.group, scene.cid),
        bob?.updateGroupMemberScope(scene.group, scene.bob, 'admin'),
      ];
      for (const call of refused)
        expect(typeof (await rejectionOf(call as Promise<unknown>)).code).toBe('string');
      await ann?.updateGroupMemberScope(scene.group, scene.bob, 'moderator');
      await bob?.kickGroupMember(scene.group, scene.cid);
      expect(
        typeof (await rejectionOf(cid?.kickGroupMember(scene.group, scene.bob) as Promise<unknown>)).code,
      ).toBe('string');
    },
  ),
];

/** Returns the id and the scope of a member. */
function scopesOf(member: Kit.GroupMember): string {
  return `${member.getUid()} ${member.getScope?.()}`;
}

/** Collects the group events of a session. */
function listenToGroups(kit: KitChatSDK): { text: string; action: Kit.ActionMessage }[] {
  const heard: { text: string; action: Kit.ActionMessage }[] = [];
  const note =
    (word: string) =>
    (action: Kit.ActionMessage, user: Kit.User, group: Kit.Group, by?: Kit.User): void => {
      const whom = by ? `${user.getUid()} by ${by.getUid()}` : user.getUid();
      heard.push({ text: `${word} ${whom}; ${group.getGuid()} has ${group.getMembersCount()}`, action });
    };
  const noteBy =
    (word: string) => (action: Kit.ActionMessage, on: Kit.User, by: Kit.User, group: Kit.Group) =>
      note(word)(action, on, group, by);
  kit.addGroupListener(
    'groups',
    new kit.GroupListener({
      onGroupMemberJoined: note('joined'),
      onGroupMemberLeft: note('left'),
      onGroupMemberKicked: noteBy('kicked'),
      onGroupMemberBanned: noteBy('banned'),
      onMemberAddedToGroup: noteBy('added'),
      onGroupMemberScopeChanged: (action, on, scope, _before, group) => note(scope)(action, on, group),
    }),
  );
  return heard;
}

function idOf(party: Kit.ActionParty | null | undefined): string | undefined {
  return party?.getUid?.() ?? party?.getGuid?.();
}
