import type { Kit, KitChatSDK } from '../../sdk/index.ts';
import { always, type ContractCase, when } from '../contract-case.ts';
import { isNow, say } from './actions.ts';

/** Unread counts, and receipts to the sender. */
export const receipts: readonly ContractCase[] = [
  always('counts messages of others as unread, but not one’s own', async ({ expect, ...scene }) => {
    const [ann, bob, cid] = await scene.everyone();
    await say(bob, scene.ann, 'one');
    await say(bob, scene.ann, 'two');
    await say(ann, scene.bob, 'three');
    await say(cid, scene.ann, 'four');
    expect(await unreadOf(ann, scene.bob)).toBe(2);
    expect(await unreadOf(ann, scene.cid)).toBe(1);
    expect(await unreadOf(bob, scene.ann)).toBe(1);
    expect(await unreadOf(cid, scene.ann)).toBe(0);
  }),

  always(
    'marks a message and all before it as read, and none after it',
    async ({ expect, until, ...scene }) => {
      const [ann, bob] = await scene.everyone();
      const heard = listenToReceipts(bob);
      await say(bob, scene.ann, 'one');
      const second = await say(bob, scene.ann, 'two');
      const third = await say(bob, scene.ann, 'three');
      await ann.markAsRead(second);
      await until('the sender to be told', () => heard.some((each) => each.startsWith('read')));
      expect(await unreadOf(ann, scene.bob)).toBe(1);
      await ann.markAsRead(third);
      await until('the sender to be told', () =>
        heard.some((each) => each.startsWith(`read ${third.getId()}`)),
      );
      expect(await unreadOf(ann, scene.bob)).toBe(0);
    },
  ),

  when(
    ['deliveries'],
    'notifies the sender of the delivery, then of the reading',
    async ({ expect, until, ...scene }) => {
      const [ann, bob] = await scene.everyone();
      const heard = listenToReceipts(bob);
      await say(bob, scene.ann, 'one');
      const last = await say(bob, scene.ann, 'two');
      ann.markAsDelivered?.(last);
      await until('the receipt of delivery', () => heard.length === 1);
      const delivered = (await bob.getConversation(scene.ann, 'user')).getLastMessage();
      expect([isNow(delivered?.getDeliveredAt()), Boolean(delivered?.getReadAt())]).toEqual([true, false]);
      ann.markAsRead(last);
      await until('the receipt of reading', () => heard.length === 2);
      const id = last.getId();
      expect(heard).toEqual([`delivered ${id} by ${scene.ann}`, `read ${id} by ${scene.ann}`]);
      const read = (await bob.getConversation(scene.ann, 'user')).getLastMessage();
      expect([isNow(read?.getDeliveredAt()), isNow(read?.getReadAt())]).toEqual([true, true]);
    },
  ),

  always('returns all fields of a receipt', async ({ expect, until, ...scene }) => {
    const [ann, bob] = await scene.everyone();
    const heard: Kit.MessageReceipt[] = [];
    const onMessagesRead = (receipt: Kit.MessageReceipt) => void heard.push(receipt);
    bob.addMessageListener('contract', new bob.MessageListener({ onMessagesRead }));
    const sent = await say(bob, scene.ann, 'one');
    ann.markAsRead(sent);
    await until('the receipt', () => heard.length > 0);
    const receipt = heard[0] as Kit.MessageReceipt;
    expect([receipt.getMessageId(), receipt.getReceiverType()]).toEqual([sent.getId(), 'user']);
    expect([receipt.getSender().getUid(), isNow(receipt.getReadAt())]).toEqual([scene.ann, true]);
    expect([scene.ann, undefined].includes(receipt.getReceiver?.())).toBe(true);
  }),

  when(
    ['groupReceipts', 'deliveries'],
    'notifies the sender once all group members received a message, and once all read it',
    async ({ expect, until, ...scene }) => {
      const [ann, bob, cid] = await scene.everyone();
      const heard = listenToReceipts(ann);
      const sent = await say(ann, scene.group, 'one', 'group');
      await bob.markAsDelivered?.(sent);
      await cid.markAsDelivered?.(sent);
      await until('the delivery to all', () => heard.some((each) => each.includes('to all')));
      await bob.markAsRead(sent);
      const row = await ann.getConversation(scene.group, 'group');
      expect(Boolean(row.getLastMessage()?.getReadAt())).toBe(false);
      await cid.markAsRead(sent);
      await until('the reading by all', () => heard.some((each) => each.includes('by all')));
      const ofAll = heard.filter((each) => each.includes(' all '));
      expect(ofAll).toEqual([
        `delivered to all ${sent.getId()} by ${scene.cid}`,
        `read by all ${sent.getId()} by ${scene.cid}`,
      ]);
      const last = (await ann.getConversation(scene.group, 'group')).getLastMessage();
      expect([isNow(last?.getDeliveredAt()), isNow(last?.getReadAt())]).toEqual([true, true]);
    },
  ),

  when(
    ['messageReceipts', 'deliveries'],
    'returns who received and who read one’s own message, and when',
    async ({ expect, ...scene }) => {
      const [ann, bob] = await scene.everyone();
      const sent = await say(ann, scene.bob, 'one');
      const receipts = async () =>
        ((await ann.getMessageReceipts?.(sent.getId())) ?? []) as readonly Kit.UserReceipt[];
      expect(await receipts()).toEqual([]);
      await bob.markAsDelivered?.(sent);
      expect((await receipts()).map(told)).toEqual([[scene.bob, true, false]]);
      await bob.markAsRead(sent);
      expect((await receipts()).map(told)).toEqual([[scene.bob, true, true]]);
    },
  ),

  when(
    ['messageReceipts', 'deliveries'],
    'returns the receipts of each member of a group, without the sender',
    async ({ expect, ...scene }) => {
      const [ann, bob, cid] = await scene.everyone();
      const first = await say(ann, scene.group, 'one', 'group');
      const second = await say(ann, scene.group, 'two', 'group');
      await bob.markAsRead(first);
      await cid.markAsDelivered?.(second);
      const receipts = async (message: Kit.Message) =>
        (((await ann.getMessageReceipts?.(message.getId())) ?? []) as readonly Kit.UserReceipt[])
          .map(told)
          .sort(
            ([a], [b]) => [scene.bob, scene.cid].indexOf(`${a}`) - [scene.bob, scene.cid].indexOf(`${b}`),
          );
      expect(await receipts(first)).toEqual([
        [scene.bob, true, true],
        [scene.cid, true, false],
      ]);
      expect(await receipts(second)).toEqual([[scene.cid, true, false]]);
    },
  ),

  always('counts the unread messages of a group for each member', async ({ expect, ...scene }) => {
    const [ann, bob, cid] = await scene.everyone();
    const sent = await say(ann, scene.group, 'one', 'group');
    await bob.markAsRead(sent);
    const unread = async (kit: KitChatSDK) =>
      (await kit.getConversation(scene.group, 'group')).getUnreadMessageCount();
    expect([await unread(ann), await unread(bob), await unread(cid)]).toEqual([0, 0, 1]);
  }),

  when(
    ['devices'],
    'notifies the user’s other devices of what was read',
    async ({ expect, until, ...scene }) => {
      const [ann, bob] = await scene.everyone();
      const phone = await scene.signIn(scene.ann);
      const heard = listenToReceipts(phone);
      const sent = await say(bob, scene.ann, 'one');
      ann.markAsRead(sent);
      await until('the receipt', () => heard.length > 0);
      expect(heard).toEqual([`read ${sent.getId()} by ${scene.ann}`]);
      expect(await unreadOf(phone, scene.bob)).toBe(0);
    },
  ),

  when(['unreadMarks'], 'marks a message and all after it as unread', async ({ expect, ...scene }) => {
    const [ann, bob] = await scene.everyone();
    await say(bob, scene.ann, 'one');
    const second = await say(bob, scene.ann, 'two');
    const third = await say(bob, scene.ann, 'three');
    await ann.markAsRead(third);
    const row = await ann.markMessageAsUnread?.(second);
    expect(row?.getUnreadMessageCount()).toBe(2);
    expect(await unreadOf(ann, scene.bob)).toBe(2);
  }),

  when(
    ['unreadMarks', 'devices'],
    'notifies the user’s other devices of what was marked as unread',
    async ({ expect, until, ...scene }) => {
      const [ann, bob] = await scene.everyone();
      const phone = await scene.signIn(scene.ann);
      const sent = await say(bob, scene.ann, 'one');
      await ann.markAsRead(sent);
      const rows: Kit.Conversation[] = [];
      const onConversationUpdated = (row: Kit.Conversation) => void rows.push(row);
      phone.addMessageListener('contract', new phone.MessageListener({ onConversationUpdated }));
      await ann.markMessageAsUnread?.(sent);
      await until('the event', () => rows.length > 0);
      const [row] = rows;
      expect([
        row?.getConversationId(),
        row?.getUnreadMessageCount(),
        row?.getLastMessage()?.getId(),
      ]).toEqual([sent.getConversationId(), 1, sent.getId()]);
    },
  ),
];

/** Collects every receipt of a session: its kind, the message id and the reader's uid. */
function listenToReceipts(kit: KitChatSDK): string[] {
  const heard: string[] = [];
  const note = (word: string) => (receipt: Kit.MessageReceipt) =>
    void heard.push(`${word} ${receipt.getMessageId()} by ${receipt.getSender().getUid()}`);
  kit.addMessageListener(
    'receipts',
    new kit.MessageListener({
      onMessagesDelivered: note('delivered'),
      onMessagesRead: note('read'),
      onMessagesDeliveredToAll: note('delivered to all'),
      onMessagesReadByAll: note('read by all'),
    }),
  );
  return heard;
}

/** Returns whose receipt it is, and whether it has the times of delivery and reading. */
const told = (receipt: Kit.UserReceipt): [string, boolean, boolean] => [
  receipt.getSender().getUid(),
  isNow(receipt.getDeliveredAt()),
  isNow(receipt.getReadAt()),
];

async function unreadOf(kit: KitChatSDK, uid: string): Promise<number> {
  return (await kit.getConversation(uid, 'user')).getUnreadMessageCount();
}
