import type { Kit } from 'solid-chat-kit';
import type { BenchConversation } from '../../feed/objects.ts';

/** The content of a row as frameworks expect it: an immutable plain object. */
export interface RowData {
  readonly uid: string;
  readonly name: string;
  readonly isOnline: boolean;
  readonly isTyping: boolean;
  readonly text: string;
  readonly messageId: number;
  readonly sentAt: number;
  readonly unread: number;
  readonly receipt: '' | 'sent' | 'delivered' | 'read';
}

/** Creates the row of a conversation. */
export function rowOf(conversation: BenchConversation): RowData {
  const user = conversation.getConversationWith();
  const message = conversation.getLastMessage();
  return {
    uid: user.getUid(),
    name: user.getName(),
    isOnline: user.getStatus() === 'online',
    isTyping: false,
    text: message.getText(),
    messageId: message.getId(),
    sentAt: message.getSentAt(),
    unread: conversation.getUnreadMessageCount(),
    receipt: '',
  };
}

/** Collects changes, and returns the next array of rows once per frame. */
export interface RowChanges {
  listeners: { message: Kit.MessageListenerCallbacks; user: Kit.UserListenerCallbacks };
  /** Returns the current rows, those with new messages first. Unchanged rows stay the same objects. */
  apply(): readonly RowData[];
  flush(): void;
  dispose(): void;
}

/** Up to this many changes, rows are looked up one by one. */
const FEW = 32;

/** Creates the changes of some rows; `publish` runs at most once per frame. */
export function createRowChanges(loaded: readonly RowData[], publish: () => void): RowChanges {
  let rows = loaded;
  /** The changed rows, as they are in `rows`. */
  const before = new Map<string, RowData>();
  const moved = new Set<string>();
  const known = new Map(loaded.map((row) => [row.uid, row]));
  let frame = 0;

  const change = (uid: string, to: Partial<RowData>): void => {
    const row = known.get(uid);
    if (!row) return;
    const next = { ...row, ...to };
    known.set(uid, next);
    if (!before.has(uid)) before.set(uid, row);
    if (frame === 0) frame = requestAnimationFrame(flush);
  };
  const flush = (): void => {
    if (frame === 0) return;
    cancelAnimationFrame(frame);
    frame = 0;
    publish();
  };
  const onReceipt = (receipt: Kit.MessageReceipt, word: 'delivered' | 'read') => {
    const uid = receipt.getSender().getUid();
    const row = known.get(uid);
    if (row?.messageId === receipt.getMessageId() && row.receipt !== 'read') change(uid, { receipt: word });
  };

  /** The rows that stay in place; with few changes, looking each one up is cheaper. */
  const lookUp = (): RowData[] => {
    const next = rows.slice();
    for (const [uid, row] of before) {
      const index = next.indexOf(row);
      const now = known.get(uid);
      if (moved.has(uid)) next.splice(index, 1);
      else if (now) next[index] = now;
    }
    return next;
  };
  const passOnce = (): RowData[] => {
    const next: RowData[] = [];
    for (const row of rows) {
      const now = before.has(row.uid) ? known.get(row.uid) : row;
      if (now && !moved.has(row.uid)) next.push(now);
    }
    return next;
  };

  return {
    listeners: {
      message: {
        onTextMessageReceived(message) {
          const isOwn = message.getSender().getUid() === 'me';
          const uid = isOwn ? message.getReceiverId() : message.getSender().getUid();
          const unread = (known.get(uid)?.unread ?? 0) + (isOwn ? 0 : 1);
          // Sets keep insertion order, and the last one becomes the first row.
          moved.delete(uid);
          moved.add(uid);
          change(uid, {
            text: message.getText(),
            messageId: Number(message.getId()),
            sentAt: message.getSentAt(),
            receipt: isOwn ? 'sent' : '',
            unread,
            ...(isOwn ? {} : { isTyping: false }),
          });
        },
        onTypingStarted: (typing) => change(typing.getSender().getUid(), { isTyping: true }),
        onTypingEnded: (typing) => change(typing.getSender().getUid(), { isTyping: false }),
        onMessagesDelivered: (receipt) => onReceipt(receipt, 'delivered'),
        onMessagesRead: (receipt) => onReceipt(receipt, 'read'),
      },
      user: {
        onUserOnline: (user) => change(user.getUid(), { isOnline: true }),
        onUserOffline: (user) => change(user.getUid(), { isOnline: false }),
      },
    },
    apply() {
      const top = [...moved].reverse().flatMap((uid) => known.get(uid) ?? []);
      rows = [...top, ...(before.size > FEW ? passOnce() : lookUp())];
      before.clear();
      moved.clear();
      return rows;
    },
    flush,
    dispose: () => cancelAnimationFrame(frame),
  };
}

/** Formats the texts of a row. */
export const WORDS = {
  unread: (count: number) => `${count} unread message${count === 1 ? '' : 's'}`,
  badge: (count: number) => (count > 999 ? '999+' : String(count || '')),
  receipt: { '': undefined, sent: 'Sent', delivered: 'Delivered', read: 'Read' },
  date: (seconds: number) => dates.format(seconds * 1000),
};

const dates = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC' });
