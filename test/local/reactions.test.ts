import type { Kit, LocalKit } from 'solid-chat-kit/local';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PLACES, useFreshDatabases } from './durable.ts';
import { names, record, text } from './town.ts';

vi.setConfig({ testTimeout: 60_000 });
useFreshDatabases();

type Message = Awaited<ReturnType<LocalKit['sendMessage']>>;

const factsOf = (event: Kit.ReactionEvent) => ({
  conversationId: event.getConversationId(),
  receiverId: event.getReceiverId(),
  receiverType: event.getReceiverType(),
  parentMessageId: event.getParentMessageId(),
  reaction: event.getReaction(),
});
const countsOf = (message: Pick<Message, 'getReactions'> | undefined) =>
  message
    ?.getReactions()
    .map((one) => `${one.getReaction()} ${one.getCount()}${one.getReactedByMe() ? ' mine' : ''}`);

describe.each(Object.entries(PLACES))('reactions %s', (_where, open) => {
  let ann: LocalKit;
  let bob: LocalKit;
  let cid: LocalKit;
  let sent: Message;
  beforeEach(async () => {
    [ann, bob, cid] = (await open()) as [LocalKit, LocalKit, LocalKit];
    await ann.createGroup(new ann.Group('crew', 'Crew'));
    await ann.addMembersToGroup('crew', ['bob', 'cid']);
    sent = await cid.sendMessage(text(cid, 'crew', 'Hello', 'group'));
  });
  const seenBy = async (kit: LocalKit) => countsOf(await kit.getMessageDetails(sent.getId()));

  it('[sdk.reactions] are counted by emoji, each user once, and told to all others', async () => {
    const [here, there] = [record(ann), record(bob)];
    await ann.addReaction(sent.getId(), '👍');
    expect(countsOf(await ann.addReaction(String(sent.getId()), '👍'))).toEqual(['👍 1 mine']);
    await bob.addReaction(sent.getId(), '👩‍👩‍👧‍👦');
    await bob.addReaction(sent.getId(), '👍');
    expect([await seenBy(ann), await seenBy(cid)]).toEqual([
      ['👍 2 mine', '👩‍👩‍👧‍👦 1'],
      ['👍 2', '👩‍👩‍👧‍👦 1'],
    ]);
    expect(countsOf(await ann.removeReaction(sent.getId(), '👍'))).toEqual(['👩‍👩‍👧‍👦 1', '👍 1']);
    await ann.removeReaction(sent.getId(), '👍');
    await vi.waitFor(() => expect(names(there)).toContain('onMessageReactionRemoved'));
    expect(names(there).filter((name) => name.startsWith('onMessageReaction'))).toEqual([
      'onMessageReactionAdded',
      'onMessageReactionRemoved',
    ]);
    const [, event] = there.find(([name]) => name === 'onMessageReactionAdded') ?? [];
    expect(event).toBeInstanceOf(ann.ReactionEvent);
    const { reaction, ...place } = factsOf(event as Kit.ReactionEvent);
    expect(place).toEqual({
      conversationId: 'group_crew',
      receiverId: 'crew',
      receiverType: 'group',
      parentMessageId: 0,
    });
    expect([reaction.getMessageId(), reaction.getReaction()]).toEqual([sent.getId(), '👍']);
    expect([reaction.getUid(), reaction.getReactedBy().getUid()]).toEqual(['ann', 'ann']);
    await vi.waitFor(() =>
      expect(names(here).filter((name) => name === 'onMessageReactionAdded')).toHaveLength(2),
    );
  });

  it('of a blocked user stay with the others', async () => {
    await ann.blockUsers(['bob']);
    const heard = record(ann);
    await bob.addReaction(sent.getId(), '👎');
    await bob.addReaction(sent.getId(), '🎉');
    await bob.removeReaction(sent.getId(), '🎉');
    await ann.unblockUsers(['bob']);
    await cid.addReaction(sent.getId(), '👍');
    await vi.waitFor(() => expect(names(heard)).toContain('onMessageReactionAdded'));
    expect(names(heard).filter((name) => name.startsWith('onMessageReaction'))).toHaveLength(1);
    expect([await seenBy(ann), await seenBy(cid)]).toEqual([['👍 1'], ['👎 1', '👍 1 mine']]);
  });

  it('are for those alone who see the message, and not for deleted messages and actions', async () => {
    await ann.addReaction(sent.getId(), '👍');
    await ann.banGroupMember('crew', 'bob');
    const notFound = { code: 'ERR_MESSAGE_NOT_FOUND' };
    for (const call of [
      () => bob.addReaction(sent.getId(), '👍'),
      () => bob.removeReaction(sent.getId(), '👍'),
      () => ann.addReaction(0, '👍'),
      () => ann.addReaction(undefined as never, '👍'),
      () => ann.removeReaction('x', '👍'),
    ]) {
      await expect(call()).rejects.toMatchObject(notFound);
    }
    const row = await ann.getConversation('crew', 'group');
    const badMessage = { code: 'ERR_BAD_MESSAGE' };
    await expect(ann.addReaction(row.getLastMessage()?.getId() ?? 0, '👍')).rejects.toMatchObject(badMessage);
    await cid.deleteMessage(sent.getId());
    expect(await seenBy(ann)).toEqual([]);
    await expect(ann.addReaction(sent.getId(), '👍')).rejects.toMatchObject(badMessage);
  });

  it('have limits: no spaces, 32 characters, twenty of one user', async () => {
    for (const reaction of ['', ' ', 'a b', '\0', '\ud800', 'x'.repeat(33), 7, null, undefined, {}]) {
      await expect(ann.addReaction(sent.getId(), reaction as never)).rejects.toMatchObject({
        code: 'ERR_BAD_ARGUMENT',
        message: expect.stringContaining('32'),
      });
    }
    for (let nth = 0; nth < 20; nth++) await ann.addReaction(sent.getId(), `x${nth}`);
    await expect(ann.addReaction(sent.getId(), '👍')).rejects.toMatchObject({ code: 'ERR_NOT_PERMITTED' });
    await bob.addReaction(sent.getId(), '__proto__');
    expect((await seenBy(bob))?.at(-1)).toBe('__proto__ 1 mine');
  });

  it('change a message for those who were away, and revive from JSON', async () => {
    await ann.addReaction(sent.getId(), '👍');
    const builder = new bob.MessagesRequestBuilder().setGUID('crew').setUpdatedAfter(sent.getSentAt());
    const [found] = await builder
      .build()
      .fetchPrevious()
      .then((page) => page.slice(-1));
    expect(countsOf(found)).toEqual(['👍 1']);
    const revived = bob.revive(JSON.parse(JSON.stringify(found))) as Message;
    expect(revived).toEqual(found);
    expect(countsOf(revived)).toEqual(['👍 1']);
  });

  it('[sdk.quotes] a message shows the one it quotes, as it is now, to those who see it', async () => {
    const quoting = (kit: LocalKit, id: number, words = 'answer') => {
      const message = text(kit, 'crew', words, 'group');
      message.setQuotedMessageId(id);
      return kit.sendMessage(message);
    };
    const heard = record(bob);
    const answer = await quoting(ann, sent.getId());
    const nested = await quoting(ann, answer.getId());
    expect(nested.getQuotedMessage()?.getQuotedMessage()).toBeNull();
    expect(nested.getQuotedMessage()?.getQuotedMessageId()).toBe(sent.getId());
    const received = () =>
      heard
        .map(([, message]) => message as Message)
        .find((one) => one.getQuotedMessageId?.() === sent.getId());
    await vi.waitFor(() => expect(received()).toBeDefined());
    expect(received()?.getQuotedMessage()).toMatchObject({
      json: { text: 'Hello', from: { id: 'cid', status: 'online' } },
    });
    const edit = text(cid, 'crew', 'Hello, all', 'group');
    edit.setId(sent.getId());
    await cid.editMessage(edit);
    const found = await bob.getMessageDetails(answer.getId());
    expect(found.getQuotedMessage()).toMatchObject({ json: { text: 'Hello, all' } });
    expect(bob.revive(JSON.parse(JSON.stringify(found)))).toEqual(found);
    await cid.deleteMessage(sent.getId());
    expect((await bob.getMessageDetails(answer.getId())).getQuotedMessage()).toMatchObject({
      json: { text: undefined },
    });

    await ann.blockUsers(['bob']);
    const withheld = await bob.sendMessage(text(bob, 'crew', 'withheld', 'group'));
    await expect(quoting(ann, withheld.getId())).rejects.toMatchObject({ code: 'ERR_MESSAGE_NOT_FOUND' });
    const repeats = await quoting(cid, withheld.getId(), 'repeats');
    expect((await ann.getMessageDetails(repeats.getId())).getQuotedMessage()).toBeNull();
    expect((await bob.getMessageDetails(repeats.getId())).getQuotedMessage()).toMatchObject({
      json: { text: 'withheld' },
    });
    const elsewhere = await ann.sendMessage(text(ann, 'cid', 'elsewhere'));
    for (const id of [elsewhere.getId(), 99, -1, Number.NaN, 'x' as never]) {
      await expect(quoting(ann, id)).rejects.toMatchObject({ code: 'ERR_MESSAGE_NOT_FOUND' });
    }
    await ann.banGroupMember('crew', 'bob');
    await expect(quoting(bob, sent.getId())).rejects.toMatchObject({ code: 'ERR_NOT_A_MEMBER' });
  });

  it('[sdk.attachments] a file has a name, type, size and URL, and its width and height where known', async () => {
    const picture = { name: 'a.png', type: 'image/png', size: 9, url: '/a.png', width: 640, height: 480 };
    const file = Object.assign(new File(['12345'], 'b.png', { type: 'image/png' }), { width: 3, height: 4 });
    const bare = { name: 'c.png', width: Number.NaN, height: 'tall' as never };
    for (const each of [picture, file, bare]) {
      await ann.sendMediaMessage(new ann.MediaMessage('bob', each, 'image', 'user'));
    }
    const found = await new bob.MessagesRequestBuilder().setUID('ann').build().fetchPrevious();
    const facts = found.map((one) => {
      if (!('getAttachment' in one)) throw new Error('no media message');
      const of = one.getAttachment();
      return [of.getName(), of.getMimeType(), of.getSize(), of.getUrl(), of.getWidth(), of.getHeight()];
    });
    expect(facts).toEqual([
      ['a.png', 'image/png', 9, '/a.png', 640, 480],
      ['b.png', 'image/png', 5, expect.stringMatching(/^blob:/), 3, 4],
      ['c.png', '', 0, undefined, undefined, undefined],
    ]);
  });
});
