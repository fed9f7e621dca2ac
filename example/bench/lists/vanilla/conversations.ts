import type { Kit } from 'solid-chat-kit';
import type { BenchConversation } from '../../feed/objects.ts';
import { type MountOptions, type Subject, settle } from '../subject.ts';
import { type ConversationEntry, createRows } from './conversation-row.ts';
import type { Template } from './template.ts';
import { VanillaWindow } from './window.ts';

// The hand-written conversation list that the kit is compared with. It renders the same markup in the same
// window, and does the minimum that the events need. It omits groups, formatters and mentions, languages and
// time zones, clicks and keys, menus, positions for screen readers, the live region, focus handling, holding
// and anchoring the order, pills, merging of pages and events, duplicates, errors, retry, and more than one
// typist.

/** Mounts the hand-written list, with its first page rendered. */
export async function mountConversations(options: MountOptions, template: Template): Promise<Subject> {
  const { feed, host } = options;
  const { sdk } = feed;
  const entries = new Map<string, ConversationEntry>();
  const createRow = createRows(template.row);
  const request = new sdk.ConversationsRequestBuilder().build();
  let paging: 'idle' | 'loading' | 'end' = 'idle';

  const load = async () => {
    if (paging !== 'idle') return;
    paging = 'loading';
    const page = (await request.fetchNext()) as readonly BenchConversation[];
    paging = page.length === 0 ? 'end' : 'idle';
    const added = page.map(entryOf);
    for (const entry of added) entries.set(entry.uid, entry);
    list.order.append(added);
    list.draw();
  };
  const list = new VanillaWindow<ConversationEntry>(host, template, {
    create(entry) {
      entry.row = createRow(entry);
      entry.row.patch(entry);
      return entry.row.element;
    },
    patch: (entry) => entry.row?.patch(entry),
    onEnd: () => void load(),
  });

  const admit = async (uid: string) => {
    const entry = entryOf((await sdk.getConversation(uid, 'user')) as BenchConversation);
    entries.set(uid, entry);
    list.order.insert(entry, 0);
    list.touch();
  };
  const onMessage = (message: Kit.TextMessage) => {
    const isOwn = message.getSender().getUid() === 'me';
    const uid = isOwn ? message.getReceiverId() : message.getSender().getUid();
    const entry = entries.get(uid);
    if (!entry) return void admit(uid);
    entry.text = message.getText();
    entry.messageId = Number(message.getId());
    entry.sentAt = message.getSentAt();
    entry.receipt = isOwn ? 'sent' : '';
    if (!isOwn) {
      entry.unread += 1;
      entry.isTyping = false;
    }
    if (list.order.at(0) !== entry) list.order.moveTo(entry, 0);
    list.touch(entry);
  };
  const change = (user: Kit.User, apply: (entry: ConversationEntry) => void) => {
    const entry = entries.get(user.getUid());
    if (!entry) return;
    apply(entry);
    // An unmounted row renders its state when it is mounted.
    if (entry.element) list.touch(entry);
  };
  const onReceipt = (receipt: Kit.MessageReceipt, word: 'delivered' | 'read') =>
    change(receipt.getSender(), (entry) => {
      if (entry.messageId === receipt.getMessageId() && entry.receipt !== 'read') entry.receipt = word;
    });

  sdk.addMessageListener('vanilla', {
    onTextMessageReceived: onMessage,
    onTypingStarted: (typing: Kit.TypingIndicator) =>
      change(typing.getSender(), (entry) => {
        entry.isTyping = true;
      }),
    onTypingEnded: (typing: Kit.TypingIndicator) =>
      change(typing.getSender(), (entry) => {
        entry.isTyping = false;
      }),
    onMessagesDelivered: (receipt: Kit.MessageReceipt) => onReceipt(receipt, 'delivered'),
    onMessagesRead: (receipt: Kit.MessageReceipt) => onReceipt(receipt, 'read'),
  });
  const onPresence = (isOnline: boolean) => (user: Kit.User) =>
    change(user, (entry) => {
      entry.isOnline = isOnline;
    });
  sdk.addUserListener('vanilla', { onUserOnline: onPresence(true), onUserOffline: onPresence(false) });
  if (options.isSelectable) followSelection(list);

  await settle(list, () => {
    if (paging === 'idle' && entries.size === 0) void load();
    return list.items.childElementCount > 2;
  });
  return {
    feed,
    host,
    scroller: list.scroller,
    flush: list.flush,
    remove(index) {
      const entry = entries.get(feed.users[index]?.getUid() ?? '');
      if (!entry) return;
      entries.delete(entry.uid);
      list.order.remove(entry);
      list.draw();
    },
    dispose() {
      sdk.removeMessageListener('vanilla');
      sdk.removeUserListener('vanilla');
      list.dispose();
    },
  };
}

/** Rows with checkboxes: a click toggles a row, Shift+click all rows up to it. */
function followSelection(list: VanillaWindow<ConversationEntry>): void {
  let anchor: ConversationEntry | undefined;
  list.items.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement)) return;
    const element = target.closest('li');
    const range = list.order.slice();
    const at = range.findIndex((entry) => entry.element === element);
    const entry = range[at];
    if (!entry) return;
    const from = event.shiftKey && anchor ? list.order.indexOf(anchor) : at;
    for (const each of range.slice(Math.min(from, at), Math.max(from, at) + 1)) {
      each.isSelected = target.checked;
      if (each.element && each !== entry) list.touch(each);
    }
    anchor = entry;
    list.flush();
  });
}

function entryOf(conversation: BenchConversation): ConversationEntry {
  const user = conversation.getConversationWith();
  const message = conversation.getLastMessage();
  return {
    block: null,
    height: 0,
    isHeader: false,
    element: null,
    isDirty: false,
    wanted: 0,
    uid: user.getUid(),
    name: user.getName(),
    initials: '',
    isOnline: user.getStatus() === 'online',
    isTyping: false,
    text: message.getText(),
    messageId: message.getId(),
    sentAt: message.getSentAt(),
    unread: conversation.getUnreadMessageCount(),
    receipt: '',
    isSelected: false,
    row: null,
  };
}
