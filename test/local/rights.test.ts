import type { LocalKit } from 'solid-chat-kit/local';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tabOf, useFreshDatabases } from './durable.ts';
import { all, names, record, signIn, text, town } from './town.ts';

vi.setConfig({ testTimeout: 60_000 });
useFreshDatabases();

type Message = Awaited<ReturnType<LocalKit['sendMessage']>>;

const UIDS = ['ann', 'bob', 'cid', 'dan'] as const;

/** Four signed-in users, in memory or in a tab each. */
const places = {
  'in memory': async () => {
    const data = await town(...UIDS);
    return Promise.all(UIDS.map((uid) => signIn(data, uid)));
  },
  'in a tab each': async () => {
    const tabs: LocalKit[] = [];
    for (const uid of UIDS) tabs.push(await tabOf(uid));
    return tabs;
  },
};

const NOT_PERMITTED = { code: 'ERR_NOT_PERMITTED' };
const NOT_A_MEMBER = { code: 'ERR_NOT_A_MEMBER' };
const wordsOf = (message: Message | undefined) =>
  message && 'getText' in message ? message.getText() : (message?.getType() ?? 'none');

async function textsOf(kit: LocalKit, id: string, type: 'user' | 'group'): Promise<string[]> {
  const builder = new kit.MessagesRequestBuilder();
  const messages = await (type === 'user' ? builder.setUID(id) : builder.setGUID(id)).build().fetchPrevious();
  return messages.filter((one) => one.getCategory() !== 'action').map(wordsOf);
}

const newerThan = (kit: LocalKit, message: Message) =>
  new kit.MessagesRequestBuilder().setGUID('crew').setMessageId(message.getId()).build().fetchNext();

/** The same message with another text. */
function reworded(kit: LocalKit, message: Message, words: string) {
  const edit = new kit.TextMessage(message.getReceiverId(), words, message.getReceiverType());
  edit.setId(message.getId());
  return edit;
}

describe.each(Object.entries(places))('rights %s', (_where, open) => {
  let ann: LocalKit;
  let bob: LocalKit;
  let cid: LocalKit;
  let dan: LocalKit;
  beforeEach(async () => {
    [ann, bob, cid, dan] = (await open()) as [LocalKit, LocalKit, LocalKit, LocalKit];
  });
  /** Returns the events so far, without the final mark and users who had left a group before. */
  const settled = async (hears: [string, ...unknown[]][], to: string) => {
    await dan.sendMessage(text(dan, to, 'a mark'));
    await vi.waitFor(() => expect(names(hears)).toContain('onTextMessageReceived'));
    return names(hears).filter((name) => !/^onTextMessageReceived|^onGroupMember/.test(name));
  };

  describe('of those who have left a group', () => {
    let sent: Message;
    beforeEach(async () => {
      await ann.createGroup(new ann.Group('crew', 'Crew'));
      await ann.addMembersToGroup('crew', ['bob', 'cid', 'dan']);
      sent = await bob.sendMessage(text(bob, 'crew', 'as a member', 'group'));
    });
    const ways: [string, () => Promise<unknown>][] = [
      ['was kicked', () => ann.kickGroupMember('crew', 'bob')],
      ['was banned', () => ann.banGroupMember('crew', 'bob')],
      ['has left', () => bob.leaveGroup('crew')],
    ];

    it.each(ways)('who %s neither edits nor deletes what they have said', async (_how, leave) => {
      await leave();
      const hears = record(cid);
      await expect(bob.editMessage(reworded(bob, sent, 'changed'))).rejects.toMatchObject(NOT_A_MEMBER);
      await expect(bob.deleteMessage(sent)).rejects.toMatchObject(NOT_A_MEMBER);
      expect(await textsOf(ann, 'crew', 'group')).toEqual(['as a member']);
      expect(await settled(hears, 'cid')).toEqual([]);
    });

    it.each(ways)('who %s neither reads, sends, types, marks nor tags', async (_how, leave) => {
      const later = await ann.sendMessage(text(ann, 'crew', 'later', 'group'));
      await leave();
      const hears = record(cid);
      const reply = text(bob, 'crew', 'reply', 'group');
      reply.setParentMessageId(later.getId());
      const calls: [() => Promise<unknown>, string][] = [
        [() => textsOf(bob, 'crew', 'group'), 'ERR_NOT_A_MEMBER'],
        [() => bob.sendMessage(text(bob, 'crew', 'more', 'group')), 'ERR_NOT_A_MEMBER'],
        [() => bob.sendMessage(reply), 'ERR_NOT_A_MEMBER'],
        [() => bob.getMessageDetails(later.getId()), 'ERR_MESSAGE_NOT_FOUND'],
        [() => bob.getMessageDetails(sent.getId()), 'ERR_MESSAGE_NOT_FOUND'],
        [() => bob.deleteMessage(sent.getId()), 'ERR_NOT_A_MEMBER'],
        [() => bob.deleteMessage(later.getId()), 'ERR_MESSAGE_NOT_FOUND'],
        [() => newerThan(bob, sent), 'ERR_NOT_A_MEMBER'],
        [() => bob.markAsRead(later), 'ERR_MESSAGE_NOT_FOUND'],
        [() => bob.markAsDelivered(later), 'ERR_MESSAGE_NOT_FOUND'],
        [() => bob.markMessageAsUnread(later), 'ERR_MESSAGE_NOT_FOUND'],
        [() => bob.getConversation('crew', 'group'), 'ERR_CONVERSATION_NOT_FOUND'],
        [() => bob.tagConversation('crew', 'group', ['x']), 'ERR_CONVERSATION_NOT_FOUND'],
        [() => bob.deleteConversation('crew', 'group'), 'ERR_CONVERSATION_NOT_FOUND'],
        [() => all(new bob.GroupMembersRequestBuilder('crew').build()), 'ERR_NOT_A_MEMBER'],
        [() => all(new bob.BannedMembersRequestBuilder('crew').build()), 'ERR_NOT_A_MEMBER'],
        [() => bob.addMembersToGroup('crew', ['dan']), 'ERR_NOT_A_MEMBER'],
        [() => bob.kickGroupMember('crew', 'cid'), 'ERR_NOT_A_MEMBER'],
      ];
      for (const [call, code] of calls) await expect(call()).rejects.toMatchObject({ code });
      bob.startTyping(new bob.TypingIndicator('crew', 'group'));
      expect(await settled(hears, 'cid')).toEqual([]);
    });

    it('come back with them', async () => {
      await ann.banGroupMember('crew', 'bob');
      await ann.unbanGroupMember('crew', 'bob');
      await bob.joinGroup('crew');
      await bob.editMessage(reworded(bob, sent, 'changed'));
      expect(await textsOf(ann, 'crew', 'group')).toEqual(['changed']);
      await bob.deleteMessage(sent);
      expect(await textsOf(ann, 'crew', 'group')).toEqual(['']);
    });
  });

  describe('of members over each other', () => {
    /** ann is the owner, bob an admin, cid a moderator and dan a participant. */
    beforeEach(async () => {
      await ann.createGroup(new ann.Group('crew', 'Crew'));
      await ann.addMembersToGroup('crew', ['bob', 'cid', 'dan']);
      await ann.updateGroupMemberScope('crew', 'bob', 'admin');
      await ann.updateGroupMemberScope('crew', 'cid', 'moderator');
    });
    const kits = (): Record<string, LocalKit> => ({ ann, bob, cid, dan });

    it.each([
      ['ann', 'bob', true],
      ['ann', 'cid', true],
      ['ann', 'dan', true],
      ['ann', 'ann', false],
      ['bob', 'ann', false],
      ['bob', 'bob', false],
      ['bob', 'cid', true],
      ['bob', 'dan', true],
      ['cid', 'ann', false],
      ['cid', 'bob', false],
      ['cid', 'cid', false],
      ['cid', 'dan', true],
      ['dan', 'ann', false],
      ['dan', 'bob', false],
      ['dan', 'cid', false],
      ['dan', 'dan', false],
    ])('%s takes %s out: %s', async (by, on, isAllowed) => {
      for (const method of ['kickGroupMember', 'banGroupMember'] as const) {
        const call = kits()[by]?.[method]('crew', on);
        if (isAllowed) await call;
        else await expect(call).rejects.toMatchObject(NOT_PERMITTED);
        if (!isAllowed) continue;
        if (method === 'banGroupMember') await ann.unbanGroupMember('crew', on);
        await ann.addMembersToGroup('crew', [on]);
      }
    });

    it.each([
      ['ann', 'bob', true],
      ['bob', 'ann', false],
      ['bob', 'cid', true],
      ['cid', 'dan', false],
      ['dan', 'cid', false],
      ['bob', 'bob', false],
    ])('%s sets the scope of %s: %s', async (by, on, isAllowed) => {
      const call = kits()[by]?.updateGroupMemberScope('crew', on, 'participant');
      if (isAllowed) await call;
      else await expect(call).rejects.toMatchObject(NOT_PERMITTED);
    });

    it('an admin adds, as a participant, and a moderator lets back in; a participant does neither', async () => {
      await ann.createUser(new ann.User('eve', 'Eve'));
      await expect(dan.addMembersToGroup('crew', ['eve'])).rejects.toMatchObject(NOT_PERMITTED);
      await expect(cid.addMembersToGroup('crew', ['eve'])).rejects.toMatchObject(NOT_PERMITTED);
      await bob.addMembersToGroup('crew', ['eve']);
      await cid.banGroupMember('crew', 'eve');
      await expect(dan.unbanGroupMember('crew', 'eve')).rejects.toMatchObject(NOT_PERMITTED);
      await cid.unbanGroupMember('crew', 'eve');
      await bob.addMembersToGroup('crew', ['eve']);
      const [eve] = await all(new ann.GroupMembersRequestBuilder('crew').setSearchKeyword('eve').build());
      expect(eve?.getScope()).toBe('participant');
    });

    it('only the sender edits and deletes a message, whatever the scopes', async () => {
      const sent = await dan.sendMessage(text(dan, 'crew', 'mine', 'group'));
      for (const kit of [ann, bob, cid]) {
        await expect(kit.editMessage(reworded(kit, sent, 'changed'))).rejects.toMatchObject(NOT_PERMITTED);
        await expect(kit.deleteMessage(sent)).rejects.toMatchObject(NOT_PERMITTED);
      }
      expect(await textsOf(ann, 'crew', 'group')).toEqual(['mine']);
    });

    it('nobody edits or deletes action messages', async () => {
      const row = await ann.getConversation('crew', 'group');
      const action = row.getLastMessage() as Message;
      await expect(ann.deleteMessage(action)).rejects.toMatchObject(NOT_PERMITTED);
    });
  });

  describe('of a user blocked by the other one (bob, by ann)', () => {
    it('to send: the message stays with the sender', async () => {
      await ann.blockUsers(['bob']);
      const hears = record(ann);
      await bob.sendMessage(text(bob, 'ann', 'hello <@uid:ann>'));
      expect(await textsOf(bob, 'ann', 'user')).toEqual(['hello <@uid:ann>']);
      expect(await settled(hears, 'ann')).toEqual([]);
      expect(await textsOf(ann, 'bob', 'user')).toEqual([]);
      await expect(ann.getConversation('bob', 'user')).rejects.toMatchObject({
        code: 'ERR_CONVERSATION_NOT_FOUND',
      });
    });

    it('to edit: the other one still sees the earlier content', async () => {
      const sent = await bob.sendMessage(text(bob, 'ann', 'before'));
      await bob.editMessage(reworded(bob, sent, 'still before'));
      await ann.blockUsers(['bob']);
      const hears = record(ann);
      for (const words of ['once <@uid:ann>', 'twice <@uid:ann>'])
        await bob.editMessage(reworded(bob, sent, words));
      expect(await textsOf(bob, 'ann', 'user')).toEqual(['twice <@uid:ann>']);
      expect(await textsOf(ann, 'bob', 'user')).toEqual(['still before']);
      const row = await ann.markMessageAsUnread(sent);
      expect([wordsOf(row.getLastMessage() as Message), row.getUnreadMentionsCount()]).toEqual([
        'still before',
        0,
      ]);
      const [seen] = await new ann.MessagesRequestBuilder().setUID('bob').build().fetchPrevious();
      expect([seen?.getMentionedUsers(), Number(seen?.getEditedAt()) > 0]).toEqual([[], true]);
      expect(await settled(hears, 'ann')).toEqual([]);
    });

    it('to edit in a group: all others see it, and the blocker once the block is taken back and it is edited again', async () => {
      await cid.createGroup(new cid.Group('crew', 'Crew'));
      await cid.addMembersToGroup('crew', ['ann', 'bob']);
      const sent = await bob.sendMessage(text(bob, 'crew', 'before', 'group'));
      await ann.blockUsers(['bob']);
      await bob.editMessage(reworded(bob, sent, 'while blocked'));
      expect(await textsOf(cid, 'crew', 'group')).toEqual(['while blocked']);
      expect(await textsOf(ann, 'crew', 'group')).toEqual(['before']);
      await ann.unblockUsers(['bob']);
      expect(await textsOf(ann, 'crew', 'group')).toEqual(['before']);
      const hears = record(ann);
      await bob.editMessage(reworded(bob, sent, 'after that'));
      await vi.waitFor(() => expect(names(hears)).toContain('onMessageEdited'));
      expect(await textsOf(ann, 'crew', 'group')).toEqual(['after that']);
    });

    it('to put another file in the place of one: the blocker gets neither its bytes nor its name', async () => {
      const media = (words: string) =>
        new bob.MediaMessage(
          'ann',
          new File([words], `${words}.txt`, { type: 'text/plain' }),
          'file',
          'user',
        );
      const sent = await bob.sendMediaMessage(media('before'));
      await ann.blockUsers(['bob']);
      const edit = media('after');
      edit.setId(sent.getId());
      await bob.editMessage(edit);
      const [seen] = await new ann.MessagesRequestBuilder().setUID('bob').build().fetchPrevious();
      if (!seen || !('getAttachment' in seen)) throw new Error('no media message');
      const attachment = seen.getAttachment();
      expect([attachment.getName(), attachment.getFile() instanceof Blob]).toEqual(['before.txt', false]);
    });

    it('to delete: the content is removed for everyone', async () => {
      const sent = await bob.sendMessage(text(bob, 'ann', 'before'));
      await ann.blockUsers(['bob']);
      await bob.editMessage(reworded(bob, sent, 'edited'));
      await bob.deleteMessage(sent);
      expect(await textsOf(ann, 'bob', 'user')).toEqual(['']);
    });

    it('to type: nothing is reported', async () => {
      await ann.blockUsers(['bob']);
      const hears = record(ann);
      bob.startTyping(new bob.TypingIndicator('ann', 'user'));
      bob.endTyping(new bob.TypingIndicator('ann', 'user'));
      expect(await settled(hears, 'ann')).toEqual([]);
    });

    it('to type in a group: the others are notified', async () => {
      await cid.createGroup(new cid.Group('crew', 'Crew'));
      await cid.addMembersToGroup('crew', ['ann', 'bob']);
      await ann.blockUsers(['bob']);
      const [annHears, cidHears] = [record(ann), record(cid)];
      bob.startTyping(new bob.TypingIndicator('crew', 'group'));
      await vi.waitFor(() => expect(names(cidHears)).toContain('onTypingStarted'));
      expect(await settled(annHears, 'ann')).toEqual([]);
    });

    it('to receive and read: the blocker gets no receipt, also not later', async () => {
      await ann.blockUsers(['bob']);
      const sent = await ann.sendMessage(text(ann, 'bob', 'you may read this'));
      const hears = record(ann);
      await bob.markAsDelivered(sent);
      await bob.markAsRead(sent);
      await ann.unblockUsers(['bob']);
      expect(await settled(hears, 'ann')).toEqual([]);
      const [seen] = await new ann.MessagesRequestBuilder().setUID('bob').build().fetchPrevious();
      expect([seen?.getDeliveredAt(), seen?.getReadAt()]).toEqual([undefined, undefined]);
      expect((await bob.getConversation('ann', 'user')).getUnreadMessageCount()).toBe(0);
    });

    it('to read in a group: it counts as read by all once the others have read it', async () => {
      await ann.createGroup(new ann.Group('crew', 'Crew'));
      await ann.addMembersToGroup('crew', ['bob', 'cid']);
      await ann.blockUsers(['bob']);
      const sent = await ann.sendMessage(text(ann, 'crew', 'read this', 'group'));
      const hears = record(ann);
      await cid.markAsRead(sent);
      await vi.waitFor(() => expect(names(hears)).toContain('onMessagesReadByAll'));
      await bob.markAsRead(sent);
      expect(await settled(hears, 'ann')).toEqual(['onMessagesDeliveredToAll', 'onMessagesReadByAll']);
    });

    it('to add to a group: refused, but not for others', async () => {
      await ann.blockUsers(['bob']);
      await bob.createGroup(new bob.Group('crew', 'Crew'));
      const hears = record(ann);
      const added = await bob.addMembersToGroup('crew', ['cid', 'ann']);
      expect(added).toMatchObject({ cid: 'success', ann: NOT_PERMITTED });
      expect((await bob.getGroup('crew')).getMembersCount()).toBe(2);
      expect(await settled(hears, 'ann')).toEqual([]);
    });

    it('to become a friend: refused', async () => {
      await ann.blockUsers(['bob']);
      await expect(bob.addFriends(['cid', 'ann'])).rejects.toMatchObject(NOT_PERMITTED);
      expect(await all(new ann.UsersRequestBuilder().friendsOnly(true).build())).toEqual([]);
      expect(await all(new cid.UsersRequestBuilder().friendsOnly(true).build())).toEqual([]);
    });

    it('to act on a shared group: all members are notified, including the blocker', async () => {
      await bob.createGroup(new bob.Group('crew', 'Crew'));
      await bob.addMembersToGroup('crew', ['ann', 'cid']);
      await ann.blockUsers(['bob']);
      const hears = record(ann);
      await bob.kickGroupMember('crew', 'cid');
      await vi.waitFor(() => expect(names(hears)).toContain('onGroupMemberKicked'));
    });

    it('to see who the other one is: presence and profile are public', async () => {
      await ann.blockUsers(['bob']);
      expect((await bob.getUser('ann')).getHasBlockedMe()).toBe(true);
      const hears = record(bob);
      await ann.logout();
      await vi.waitFor(() => expect(names(hears)).toContain('onUserOffline'));
    });
  });

  it('to answer in a thread is to answer a message that one sees', async () => {
    await ann.blockUsers(['bob']);
    const withheld = await bob.sendMessage(text(bob, 'ann', 'withheld'));
    await ann.unblockUsers(['bob']);
    await bob.sendMessage(text(bob, 'ann', 'seen'));
    const reply = text(ann, 'bob', 'reply');
    reply.setParentMessageId(withheld.getId());
    await expect(ann.sendMessage(reply)).rejects.toMatchObject({ code: 'ERR_MESSAGE_NOT_FOUND' });
  });
});
