import type { LocalKit } from 'solid-chat-kit/local';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { argument, names, record, signIn, text, town } from './town.ts';

let ann: LocalKit;
let bob: LocalKit;
let cid: LocalKit;

beforeEach(async () => {
  const data = await town('ann', 'bob', 'cid', 'dan');
  ann = await signIn(data, 'ann');
  bob = await signIn(data, 'bob');
  cid = await signIn(data, 'cid');
  await ann.createGroup(new ann.Group('crew', 'Crew'));
  await ann.addMembersToGroup('crew', ['bob', 'cid']);
});

type Receipt = InstanceType<LocalKit['MessageReceipt']>;

describe('receipts between two', () => {
  it('notify the sender who received and who read, and mark the message', async () => {
    const calls = record(ann);
    const sent = await ann.sendMessage(text(ann, 'bob', 'Hello'));
    expect([sent.getDeliveredAt(), sent.getReadAt()]).toEqual([undefined, undefined]);
    await bob.markAsDelivered(sent);
    const delivered = (await ann.getConversation('bob', 'user')).getLastMessage();
    expect([delivered?.getDeliveredAt() !== undefined, delivered?.getReadAt()]).toEqual([true, undefined]);
    await bob.markAsRead(sent);
    const read = (await ann.getConversation('bob', 'user')).getLastMessage();
    expect(read?.getReadAt()).toBeGreaterThan(0);
    expect(names(calls)).toEqual(['onMessagesDelivered', 'onMessagesRead']);
    const [first, second] = calls.map(([, receipt]) => receipt as Receipt);
    expect(first?.getMessageId()).toBe(sent.getId());
    expect([first?.getReceiverType(), first?.getReceiverId()]).toEqual(['user', 'bob']);
    expect(first?.getSender().getUid()).toBe('bob');
    expect(first?.getConversationId()).toBe('ann_user_bob');
    expect([first?.getReadAt(), first?.getDeliveredAt()]).toEqual([undefined, delivered?.getDeliveredAt()]);
    expect(second?.getReadAt()).toBe(read?.getReadAt());
  });

  it('are sent once for all messages up to the marked one, and never again', async () => {
    for (const words of ['one', 'two']) await ann.sendMessage(text(ann, 'bob', words));
    const last = await ann.sendMessage(text(ann, 'bob', 'three'));
    const calls = record(ann);
    await bob.markAsRead(last);
    await bob.markAsRead(last);
    await bob.markAsDelivered(last);
    expect(names(calls)).toEqual(['onMessagesRead']);
    const page = await new ann.MessagesRequestBuilder().setUID('bob').build().fetchPrevious();
    expect(page.every((one) => one.getReadAt() && one.getDeliveredAt())).toBe(true);
  });

  it('are not sent automatically: the receiver reports a message', async () => {
    const calls = record(ann);
    await ann.sendMessage(text(ann, 'bob', 'Hello'));
    await bob.getConversation('ann', 'user');
    expect(calls).toEqual([]);
  });

  it('notify the reader’s other devices', async () => {
    const elsewhere = await signIn(bob.data, 'bob');
    const sent = await ann.sendMessage(text(ann, 'bob', 'Hello'));
    const [here, there] = [record(bob), record(elsewhere)];
    await bob.markAsRead(sent);
    expect(names(here)).toEqual([]);
    expect(names(there)).toEqual(['onMessagesRead']);
    expect(argument<Receipt>(there, 0).getSender().getUid()).toBe('bob');
    expect(argument<Receipt>(there, 0).getMessageId()).toBe(sent.getId());
  });

  it('use seconds of the clock', async () => {
    vi.useFakeTimers({ now: Date.now() + 60_000 });
    const sent = await ann.sendMessage(text(ann, 'bob', 'Hello'));
    vi.advanceTimersByTime(5_000);
    await bob.markAsRead(sent);
    const read = (await ann.getConversation('bob', 'user')).getLastMessage();
    expect((read?.getReadAt() ?? 0) - sent.getSentAt()).toBe(5);
    vi.useRealTimers();
  });

  it('refuse a message the user does not have, and may be left alone', async () => {
    await expect(bob.markAsRead(text(bob, 'ann', 'never sent'))).rejects.toMatchObject({
      code: 'ERR_MESSAGE_NOT_FOUND',
    });
    const between = await ann.sendMessage(text(ann, 'cid', 'not for bob'));
    await expect(bob.markAsDelivered(between)).rejects.toMatchObject({ code: 'ERR_MESSAGE_NOT_FOUND' });
  });
});

describe('receipts in a group', () => {
  it('come when all members received, or read', async () => {
    const sent = await ann.sendMessage(text(ann, 'crew', 'Hello all', 'group'));
    const calls = record(ann);
    await bob.markAsDelivered(sent);
    const toAll = () => calls.filter(([name]) => name.includes('All'));
    expect(toAll()).toEqual([]);
    await cid.markAsRead(sent);
    expect(names(toAll())).toEqual(['onMessagesDeliveredToAll']);
    await bob.markAsRead(sent);
    expect(names(toAll())).toEqual(['onMessagesDeliveredToAll', 'onMessagesReadByAll']);
    const receipt = toAll()[1]?.[1] as Receipt;
    expect([receipt.getMessageId(), receipt.getReceiverType()]).toEqual([sent.getId(), 'group']);
    const own = (await ann.getConversation('crew', 'group')).getLastMessage();
    expect(own?.getReadAt()).toBeGreaterThan(0);
  });

  it('report delivery to all before reading by all', async () => {
    const sent = await ann.sendMessage(text(ann, 'crew', 'Hello all', 'group'));
    const calls = record(ann);
    await bob.markAsDelivered(sent);
    await cid.markAsDelivered(sent);
    await bob.markAsRead(sent);
    await cid.markAsRead(sent);
    expect(names(calls)).toEqual([
      'onMessagesDelivered',
      'onMessagesDeliveredToAll',
      'onMessagesRead',
      'onMessagesReadByAll',
    ]);
  });

  it('go to each sender, naming the newest message of each', async () => {
    await ann.sendMessage(text(ann, 'crew', 'one', 'group'));
    const ofAnn = await ann.sendMessage(text(ann, 'crew', 'two', 'group'));
    const ofBob = await bob.sendMessage(text(bob, 'crew', 'three', 'group'));
    await bob.markAsRead(ofBob);
    await ann.markAsRead(ofBob);
    const [annHears, bobHears] = [record(ann), record(bob)];
    await cid.markAsRead(ofBob);
    const told = (id: number) => [
      ['onMessagesDeliveredToAll', id],
      ['onMessagesReadByAll', id],
    ];
    const heard = (calls: typeof annHears) =>
      calls.map(([name, receipt]) => [name, (receipt as Receipt).getMessageId()]);
    expect(heard(annHears)).toEqual(told(ofAnn.getId()));
    expect(heard(bobHears)).toEqual(told(ofBob.getId()));
  });

  it('do not wait for who came later', async () => {
    await ann.kickGroupMember('crew', 'bob');
    const sent = await ann.sendMessage(text(ann, 'crew', 'before bob', 'group'));
    await bob.joinGroup('crew');
    const calls = record(ann);
    await cid.markAsRead(sent);
    expect(names(calls)).toEqual(['onMessagesDeliveredToAll', 'onMessagesReadByAll']);
  });

  it('show the others how far they got themselves', async () => {
    const sent = await ann.sendMessage(text(ann, 'crew', 'Hello all', 'group'));
    await bob.markAsRead(sent);
    const seenBy = async (kit: LocalKit) =>
      (await kit.getConversation('crew', 'group')).getLastMessage()?.getReadAt();
    expect([await seenBy(bob), await seenBy(cid), await seenBy(ann)]).toEqual([
      expect.any(Number),
      undefined,
      undefined,
    ]);
  });
});

describe('[sdk.getMessageReceipts] who received and who read a message of a group', () => {
  const receipts = async (id: number) =>
    (await ann.getMessageReceipts(id)).map((one) => [
      one.getSender().getUid(),
      (one.getDeliveredAt() ?? 0) - start,
      one.getReadAt() === undefined ? undefined : (one.getReadAt() ?? 0) - start,
    ]);
  let start = 0;
  const send = async (words: string, parentId = 0) => {
    const message = new ann.TextMessage('crew', words, 'group');
    if (parentId) message.setParentMessageId(parentId);
    return ann.sendMessage(message);
  };
  const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
  beforeEach(() => {
    vi.useFakeTimers({ now: (Math.floor(Date.now() / 1000) + 100) * 1000 });
    start = Math.floor(Date.now() / 1000);
    return () => void vi.useRealTimers();
  });

  it('keeps the time of each message, also after later ones were read and after one was marked as unread', async () => {
    const first = await send('one');
    pass(10);
    await bob.markAsDelivered(first);
    pass(10);
    await bob.markAsRead(first);
    const second = await send('two');
    pass(10);
    await bob.markAsRead(second);
    await cid.markAsDelivered(second);
    expect(await receipts(first.getId())).toEqual([
      ['bob', 10, 20],
      ['cid', 30, undefined],
    ]);
    await bob.markMessageAsUnread(first);
    pass(10);
    await bob.markAsRead(second);
    expect(await receipts(first.getId())).toEqual([
      ['bob', 10, 20],
      ['cid', 30, undefined],
    ]);
    expect(await receipts(second.getId())).toEqual([
      ['bob', 30, 30],
      ['cid', 30, undefined],
    ]);
  });

  it('knows those of a reply in a thread apart', async () => {
    const parent = await send('one');
    const reply = await send('reply', parent.getId());
    pass(10);
    const calls = record(ann);
    await bob.markAsRead(reply);
    await bob.markAsRead(reply);
    expect(names(calls)).toEqual(['onMessagesRead']);
    expect(await receipts(reply.getId())).toEqual([['bob', 10, 10]]);
    expect(await receipts(parent.getId())).toEqual([]);
  });

  it('leaves out who joined later, left, blocks the sender, was blocked, or deleted the chat unread', async () => {
    const dan = await signIn(ann.data, 'dan');
    const sent = await send('one');
    pass(5);
    await ann.addMembersToGroup('crew', ['dan']);
    await dan.markAsRead(await send('two'));
    expect(await receipts(sent.getId())).toEqual([]);
    await bob.deleteConversation('crew', 'group');
    expect(await receipts(sent.getId())).toEqual([]);
    await cid.markAsRead(sent);
    expect(await receipts(sent.getId())).toEqual([['cid', 5, 5]]);
    await ann.blockUsers(['cid']);
    expect(await receipts(sent.getId())).toEqual([]);
    await ann.unblockUsers(['cid']);
    await cid.leaveGroup('crew');
    expect(await receipts(sent.getId())).toEqual([]);
  });

  it('notifies the sender of each member, and tells nobody else', async () => {
    const sent = await send('one');
    const calls = record(ann);
    await bob.markAsRead(sent);
    expect(names(calls)).toEqual(['onMessagesDelivered', 'onMessagesRead']);
    expect(argument<Receipt>(calls, 1).getSender().getUid()).toBe('bob');
    await expect(bob.getMessageReceipts(sent.getId())).rejects.toMatchObject({ code: 'ERR_NOT_PERMITTED' });
    await expect(bob.getMessageReceipts(999_999)).rejects.toMatchObject({ code: 'ERR_MESSAGE_NOT_FOUND' });
  });
});
