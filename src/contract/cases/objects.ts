import type { Kit } from '../../sdk/index.ts';
import { always, type ContractCase, when } from '../contract-case.ts';
import { findUser, isNow, isTime, rejectionOf, say } from './actions.ts';

/** The accessors of all objects, and that setters change what accessors return. */
export const objects: readonly ContractCase[] = [
  always('[type.User] returns all fields of a user, times in seconds', async ({ expect, ...scene }) => {
    const [, bob] = await scene.everyone();
    const user = await bob.getLoggedinUser();
    if (!user) throw new Error('Nobody is signed in.');
    expect([user.getUid(), typeof user.getName(), typeof user.getStatus()]).toEqual([
      scene.bob,
      'string',
      'string',
    ]);
    for (const text of [user.getAvatar(), user.getStatusMessage(), user.getRole()]) {
      expect(['string', 'undefined'].includes(typeof text)).toBe(true);
    }
    expect(Array.isArray(user.getTags() ?? [])).toBe(true);
    expect(isTime(user.getLastActiveAt() ?? 0)).toBe(true);
    expect([Boolean(user.getBlockedByMe()), Boolean(user.getHasBlockedMe())]).toEqual([false, false]);
  }),

  always('[type.Group] returns all fields of a group, times in seconds', async ({ expect, ...scene }) => {
    const [ann] = await scene.everyone();
    await say(ann, scene.group, 'Hello', 'group');
    const group = (await ann.getConversation(scene.group, 'group')).getConversationWith() as Kit.Group;
    expect([group.getGuid(), typeof group.getName()]).toEqual([scene.group, 'string']);
    expect([group.getType(), group.getMembersCount()]).toEqual(['public', 3]);
    expect(['string', 'undefined'].includes(typeof group.getIcon())).toBe(true);
    expect(isTime(group.getCreatedAt())).toBe(true);
  }),

  always('returns all fields of a message, times in seconds', async ({ expect, ...scene }) => {
    const [ann, bob] = await scene.everyone();
    await say(bob, scene.ann, 'Hello');
    const message = (await ann.getConversation(scene.bob, 'user')).getLastMessage();
    if (!message) throw new Error('The conversation has no last message.');
    const receiver = message.getReceiver() as Kit.User;
    expect([message.getSender().getUid(), receiver.getUid()]).toEqual([scene.bob, scene.ann]);
    expect(['string', 'number'].includes(typeof message.getId())).toBe(true);
    expect([isNow(message.getSentAt()), message.getParentMessageId() || 'none']).toEqual([true, 'none']);
    const later = [
      message.getDeliveredAt(),
      message.getReadAt(),
      message.getEditedAt(),
      message.getDeletedAt(),
    ];
    expect(later.map((seconds) => seconds || 0)).toEqual([0, 0, 0, 0]);
    expect((message.getMentionedUsers?.() ?? []).length).toBe(0);
  }),

  always('sets the fields of a conversation to the given values', async ({ expect, ...scene }) => {
    const [ann, bob] = await scene.everyone();
    const first = await say(bob, scene.ann, 'Hello');
    const row = await ann.getConversation(scene.bob, 'user');
    for (const count of [5, 5, 0]) {
      row.setUnreadMessageCount(count);
      expect(row.getUnreadMessageCount()).toBe(count);
    }
    row.setLastMessage(first);
    expect(row.getLastMessage()).toBe(first);
    const entity = row.getConversationWith();
    row.setConversationWith(entity);
    expect(row.getConversationWith()).toBe(entity);
    const fresh = await ann.getConversation(scene.bob, 'user');
    expect(fresh.getUnreadMessageCount()).toBe(1);
  }),

  always('sets the fields of a user to the given values', async ({ expect, ...scene }) => {
    const ann = await scene.signIn(scene.ann);
    const user = await findUser(ann, scene.bob);
    user.setStatus('online');
    user.setLastActiveAt(1_700_000_000);
    user.setBlockedByMe(true);
    user.setHasBlockedMe(true);
    expect([user.getStatus(), user.getLastActiveAt()]).toEqual(['online', 1_700_000_000]);
    expect([user.getBlockedByMe(), user.getHasBlockedMe()]).toEqual([true, true]);
    user.setName?.('Robert');
    user.setAvatar?.('/robert.svg');
    user.setStatusMessage?.('Away');
    user.setRole?.('agent');
    user.setTags?.(['vip']);
    const read = [
      [user.setName, user.getName(), 'Robert'],
      [user.setAvatar, user.getAvatar(), '/robert.svg'],
      [user.setStatusMessage, user.getStatusMessage(), 'Away'],
      [user.setRole, user.getRole(), 'agent'],
      [user.setTags, String(user.getTags()), 'vip'],
    ];
    for (const [setter, value, expected] of read) {
      if (setter) expect(value).toBe(expected);
    }
  }),

  always('sets the fields of a group and a message to the given values', async ({ expect, ...scene }) => {
    const [ann] = await scene.everyone();
    const message = await say(ann, scene.group, 'Hello', 'group');
    message.setDeliveredAt(1_700_000_000);
    message.setReadAt(1_700_000_001);
    expect([message.getDeliveredAt(), message.getReadAt()]).toEqual([1_700_000_000, 1_700_000_001]);
    const group = (await ann.getConversation(scene.group, 'group')).getConversationWith() as Kit.Group;
    group.setMembersCount(7);
    expect(group.getMembersCount()).toBe(7);
    group.setName?.('Crew of seven');
    if (group.setName) expect(group.getName()).toBe('Crew of seven');
    group.setIcon?.('/seven.svg');
    if (group.setIcon) expect(group.getIcon()).toBe('/seven.svg');
  }),

  when(
    ['revival'],
    'revives a conversation and a user from plain JSON, and throws for anything else',
    async ({ expect, ...scene }) => {
      const [ann, bob] = await scene.everyone();
      await say(bob, scene.ann, 'Hello');
      const revive = (object: object) => ann.revive?.(JSON.parse(JSON.stringify(object)));
      const row = await ann.getConversation(scene.bob, 'user');
      const revived = revive(row) as Kit.Conversation;
      const entity = revived.getConversationWith() as Kit.User;
      const last = revived.getLastMessage();
      expect([revived.getConversationId(), revived.getUnreadMessageCount()]).toEqual([
        row.getConversationId(),
        1,
      ]);
      expect([entity.getUid(), last?.getId(), last?.getSender().getUid()]).toEqual([
        scene.bob,
        row.getLastMessage()?.getId(),
        scene.bob,
      ]);
      const user = revive(await findUser(ann, scene.cid)) as Kit.User;
      expect([user.getUid(), user.getStatus()]).toEqual([scene.cid, 'online']);
      const { code } = await rejectionOf((async () => ann.revive?.({ what: 'nothing of the SDK' }))());
      expect(typeof code).toBe('string');
    },
  ),
];
