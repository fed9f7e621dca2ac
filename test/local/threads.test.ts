import type { LocalKit } from 'solid-chat-kit/local';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PLACES, useFreshDatabases } from './durable.ts';
import { all, names, record, text } from './town.ts';

vi.setConfig({ testTimeout: 60_000 });
useFreshDatabases();

type Message = Awaited<ReturnType<LocalKit['sendMessage']>>;

describe.each(Object.entries(PLACES))('a reply %s', (_where, open) => {
  let ann: LocalKit;
  let bob: LocalKit;
  let cid: LocalKit;
  beforeEach(async () => {
    [ann, bob, cid] = (await open()) as [LocalKit, LocalKit, LocalKit];
  });
  const replyTo = (kit: LocalKit, parent: Message, to: string, words: string, type = 'user') => {
    const reply = text(kit, to, words, type);
    reply.setParentMessageId(parent.getId());
    return kit.sendMessage(reply);
  };
  const threadOf = (builder: InstanceType<LocalKit['MessagesRequestBuilder']>, parent: Message) =>
    builder.setParentMessageId(parent.getId()).build().fetchPrevious();

  it('[sdk.threads] moves no conversation, counts in none and lists no deleted one', async () => {
    const question = await ann.sendMessage(text(ann, 'bob', 'question'));
    await ann.sendMessage(text(ann, 'cid', 'newer'));
    await bob.markAsRead(question);
    await replyTo(bob, question, 'ann', 'reply');
    const rows = await all(new ann.ConversationsRequestBuilder().build());
    expect(rows.map((row) => [row.getConversationId(), row.getLastMessage()?.getId()])).toEqual([
      ['ann_user_cid', expect.any(Number)],
      ['ann_user_bob', question.getId()],
    ]);
    expect(rows[1]?.getUnreadMessageCount()).toBe(0);
    await ann.deleteConversation('bob', 'user');
    await replyTo(bob, question, 'ann', 'another reply');
    expect(await all(new ann.ConversationsRequestBuilder().build())).toHaveLength(1);
    await bob.sendMessage(text(bob, 'ann', 'new'));
    const request = new ann.MessagesRequestBuilder().setUID('bob').hideReplies(false).build();
    expect((await request.fetchPrevious()).map((one) => one.getParentMessageId())).toEqual([
      question.getId(),
      0,
    ]);
  });

  it('takes ids as texts, and gives them back as numbers', async () => {
    const question = await ann.sendMessage(text(ann, 'bob', 'question'));
    const reply = text(bob, 'ann', 'reply');
    reply.setParentMessageId(String(question.getId()));
    reply.setQuotedMessageId(String(question.getId()));
    const sent = await bob.sendMessage(reply);
    expect([sent.getParentMessageId(), sent.getQuotedMessageId()]).toEqual([
      question.getId(),
      question.getId(),
    ]);
    const builder = new ann.MessagesRequestBuilder().setUID('bob');
    const thread = await builder.setParentMessageId(String(question.getId())).build().fetchPrevious();
    expect(thread.map((one) => one.getParentMessageId())).toEqual([question.getId()]);
    builder.setParentMessageId(undefined).setMessageId(String(question.getId()));
    expect(await builder.build().fetchPrevious()).toEqual([]);
  });

  it('is read apart from the conversation, and its sender is told', async () => {
    const question = await ann.sendMessage(text(ann, 'bob', 'question'));
    const first = await replyTo(ann, question, 'bob', 'one');
    await ann.sendMessage(text(ann, 'bob', 'unread'));
    const second = await replyTo(ann, question, 'bob', 'two');
    const heard = record(ann);
    await bob.markAsDelivered(first);
    await bob.markAsRead(second);
    await bob.markAsRead(second);
    expect((await bob.getConversation('ann', 'user')).getUnreadMessageCount()).toBe(2);
    await vi.waitFor(() => expect(names(heard)).toContain('onMessagesRead'));
    const told = heard.filter(([name]) => name.startsWith('onMessages'));
    expect(
      told.map(([name, receipt]) => [name, (receipt as { getMessageId(): number }).getMessageId()]),
    ).toEqual([
      ['onMessagesDelivered', first.getId()],
      ['onMessagesRead', second.getId()],
    ]);
    const thread = await threadOf(new ann.MessagesRequestBuilder().setUID('bob'), question);
    expect(thread.map((one) => Boolean(one.getReadAt()))).toEqual([true, true]);
    const main = await new ann.MessagesRequestBuilder().setUID('bob').build().fetchPrevious();
    expect(main.map((one) => Boolean(one.getReadAt()))).toEqual([false, false]);
    await expect(bob.markMessageAsUnread(second)).rejects.toMatchObject({ code: 'ERR_BAD_MESSAGE' });
  });

  it('reaches none who does not see its thread, and counts for nobody who does not see it', async () => {
    await ann.createGroup(new ann.Group('crew', 'Crew'));
    await ann.addMembersToGroup('crew', ['bob', 'cid']);
    const crew = (kit: LocalKit) => new kit.MessagesRequestBuilder().setGUID('crew');
    const seen = await cid.sendMessage(text(cid, 'crew', 'seen', 'group'));
    await ann.blockUsers(['bob']);
    const withheld = await bob.sendMessage(text(bob, 'crew', 'withheld', 'group'));
    await replyTo(bob, seen, 'crew', 'withheld reply', 'group');
    await ann.unblockUsers(['bob']);
    const heard = record(ann);
    await replyTo(cid, withheld, 'crew', 'in a thread that Ann does not see', 'group');
    await replyTo(cid, seen, 'crew', 'visible', 'group');
    await vi.waitFor(() => expect(names(heard)).toContain('onTextMessageReceived'));
    expect(heard.flatMap(([name, message]) => (name.startsWith('onText') ? [message] : []))).toMatchObject([
      { json: { text: 'visible' } },
    ]);
    const countsFor = async (kit: LocalKit) =>
      (await crew(kit).build().fetchPrevious())
        .filter((one) => one.getType() === 'text')
        .map((one) => one.getReplyCount());
    expect([await countsFor(ann), await countsFor(bob)]).toEqual([[1], [2, 1]]);
    expect(await threadOf(crew(ann), seen)).toMatchObject([{ json: { text: 'visible' } }]);
    await expect(threadOf(crew(ann), withheld)).rejects.toMatchObject({ code: 'ERR_MESSAGE_NOT_FOUND' });
    await ann.banGroupMember('crew', 'bob');
    await expect(threadOf(crew(bob), seen)).rejects.toMatchObject({ code: 'ERR_NOT_A_MEMBER' });
  });
});
