import type { Kit } from 'solid-chat-kit';
import type { MediaMessage, TextMessage } from 'solid-chat-kit/local';
import { type Accessor, createSignal, onCleanup, onMount } from 'solid-js';
import type { Session } from '../device/create-device.ts';
import { listen } from '../device/listen.ts';
import { type Chat, isMessageOf } from './chat.ts';
import { advance, entryOf, isInChat, isSent, type MessageEntry, type Progress } from './message-entry.ts';

const PAGE_SIZE = 30;
/** Above this number, older messages are dropped while the newest are visible; scrolling up loads them again. */
const MOST = 400;
const KEPT = 150;

/** The messages of an open chat. */
export interface Messages {
  /** Oldest first. */
  entries: Accessor<readonly MessageEntry[]>;
  state: Accessor<'loading' | 'idle' | 'error' | 'end'>;
  /** Loads the page before the first message. */
  loadOlder(): void;
  send(text: string): void;
  sendFiles(files: readonly File[]): void;
  /** Sends a failed message again. */
  resend(entry: MessageEntry): void;
  /** Sets whether the newest messages are visible: only then are they marked as read, and older ones dropped. */
  setAtEnd(isAtEnd: boolean): void;
}

/** Loads the messages of a chat page by page, follows the SDK's events, and sends messages. */
export function createMessages(session: Session, chat: Chat): Messages {
  const { kit, events, me } = session;
  const uid = me.getUid();
  const [entries, setEntries] = createSignal<readonly MessageEntry[]>([]);
  const [state, setState] = createSignal<'loading' | 'idle' | 'error' | 'end'>('loading');
  let request = requestBefore(undefined);
  let received: Kit.Message[] = [];
  let frame = 0;
  let sentCount = 0;
  let isAtEnd = true;
  let turn = 0;

  function requestBefore(first: Kit.Message | undefined) {
    const builder = new kit.MessagesRequestBuilder().setLimit(PAGE_SIZE);
    if (chat.type === 'group') builder.setGUID(chat.id);
    else builder.setUID(chat.id);
    if (first) builder.setMessageId(Number(first.getId()));
    return builder.build();
  }

  async function load(): Promise<void> {
    if (state() === 'end') return;
    const mine = ++turn;
    setState('loading');
    try {
      const page = await request.fetchPrevious();
      if (mine !== turn) return;
      const older = page.filter(isInChat).map((message) => entryOf(message, uid));
      setEntries((before) => merge(older, before));
      setState(page.length < PAGE_SIZE ? 'end' : 'idle');
      readNewest();
      // A page with only thread replies shows nothing, and no scrolling would request the next one.
      if (older.length === 0 && page.length === PAGE_SIZE) void load();
    } catch {
      if (mine === turn) setState('error');
    }
  }

  /** Finds messages missed during a lost connection by loading the newest page again. */
  async function catchUp(): Promise<void> {
    const newest = requestBefore(undefined);
    const before = new Set(entries());
    try {
      const page = await newest.fetchPrevious();
      const fresh = page.filter(isInChat).map((message) => entryOf(message, uid));
      const ids = new Set(fresh.map((entry) => entry.message.getId()));
      const first = Number(fresh[0]?.message.getId() ?? 0);
      const joins = [...before].some((entry) => ids.has(entry.message.getId()));
      if (!joins) {
        // More messages were missed than fit a page, or all are new: scrolling up loads the rest.
        turn++;
        request = newest;
        setState(page.length < PAGE_SIZE ? 'end' : 'idle');
      }
      const isMissing = (entry: MessageEntry) => isSent(entry) && !ids.has(entry.message.getId());
      const all = entries();
      const older = joins
        ? all.filter(
            (entry) => isMissing(entry) && before.has(entry) && Number(entry.message.getId()) < first,
          )
        : [];
      const arrived = all.filter((entry) => isMissing(entry) && !before.has(entry));
      setEntries([...older, ...fresh, ...arrived, ...all.filter((entry) => !isSent(entry))]);
      readNewest();
    } catch {
      // The next connection tries again.
    }
  }

  function readNewest(): void {
    const newest = entries().findLast((entry) => !entry.isOwn && entry.message.getCategory() !== 'action');
    if (!newest || newest.message.getReadAt() || !isAtEnd || document.visibilityState !== 'visible') return;
    newest.message.setReadAt(Math.floor(Date.now() / 1000));
    void kit.markAsRead(newest.message).then(
      () => events.messages.ccMessageRead.next(newest.message),
      () => newest.message.setReadAt(0),
    );
  }

  /** Runs at most once per frame, however many messages arrive. */
  function flush(): void {
    frame = 0;
    const fresh = received.map((message) => entryOf(message, uid));
    received = [];
    const next = merge(entries(), fresh);
    const isLong = isAtEnd && next.length > MOST && state() !== 'loading';
    if (isLong) {
      const kept = next.slice(-KEPT);
      request = requestBefore(kept[0]?.message);
      setEntries(kept);
      setState('idle');
    } else {
      setEntries(next);
    }
    readNewest();
  }

  const onReceived = (message: Kit.Message) => {
    if (!isMessageOf(chat, message, uid) || !isInChat(message)) return;
    received.push(message);
    frame ||= requestAnimationFrame(flush);
  };
  const onRevised = (message: Kit.Message) => {
    setEntries((all) =>
      all.map((entry) =>
        entry.message.getId() === message.getId() && isSent(entry) ? entryOf(message, uid, entry.key) : entry,
      ),
    );
  };
  const onReceipt = (progress: Progress, isOfGroup: boolean) => (receipt: Kit.MessageReceipt) => {
    if (isOfGroup !== (chat.type === 'group')) return;
    const named = entries().findLast((entry) => entry.message.getId() === receipt.getMessageId());
    if (!named?.isOwn) return;
    // A receipt covers its message and all before it.
    const upTo = Number(named.message.getId());
    setEntries((all) =>
      all.map((entry) =>
        isSent(entry) && Number(entry.message.getId()) <= upTo ? advance(entry, progress) : entry,
      ),
    );
  };
  const onAction = (action: Kit.ActionMessage) => onReceived(action);

  listen(kit, 'Message', {
    onTextMessageReceived: onReceived,
    onMediaMessageReceived: onReceived,
    onCustomMessageReceived: onReceived,
    onMessageEdited: onRevised,
    onMessageDeleted: onRevised,
    onMessagesDelivered: onReceipt('delivered', false),
    onMessagesRead: onReceipt('read', false),
    onMessagesDeliveredToAll: onReceipt('delivered', true),
    onMessagesReadByAll: onReceipt('read', true),
  });
  listen(kit, 'Group', {
    onGroupMemberJoined: onAction,
    onGroupMemberLeft: onAction,
    onGroupMemberKicked: onAction,
    onGroupMemberBanned: onAction,
    onMemberAddedToGroup: onAction,
  });
  listen(kit, 'Connection', { onConnected: () => void catchUp() });
  onMount(() => {
    void load();
    document.addEventListener('visibilitychange', readNewest);
  });
  onCleanup(() => {
    turn++;
    cancelAnimationFrame(frame);
    document.removeEventListener('visibilitychange', readNewest);
  });

  async function deliver(draft: TextMessage | MediaMessage, key = `draft-${++sentCount}`): Promise<void> {
    draft.setSender(me);
    draft.setSentAt(Math.floor(Date.now() / 1000));
    const replace = (next: MessageEntry) => {
      const isTwin = (entry: MessageEntry) =>
        isSent(next) && entry.key !== key && entry.message.getId() === next.message.getId();
      // A reconnect may have loaded the sent message already.
      setEntries((all) =>
        all.filter((entry) => !isTwin(entry)).map((entry) => (entry.key === key ? next : entry)),
      );
    };
    const pending: MessageEntry = { key, message: draft, isOwn: true, progress: 'sending' };
    setEntries((all) => [...all.filter((entry) => entry.key !== key), pending]);
    events.messages.ccMessageSent.next({ message: draft, status: 'inprogress' });
    try {
      const sent = await kit.sendMessage(draft);
      replace(entryOf(sent, uid, key));
      events.messages.ccMessageSent.next({ message: sent, status: 'success' });
    } catch {
      replace({ ...pending, progress: 'error' });
      events.messages.ccMessageSent.next({ message: draft, status: 'error' });
    }
  }

  return {
    entries,
    state,
    loadOlder: () => {
      if (state() !== 'loading') void load();
    },
    send: (text) => void deliver(new kit.TextMessage(chat.id, text, chat.type)),
    sendFiles(files) {
      for (const file of files) {
        void deliver(new kit.MediaMessage(chat.id, file, mediaTypeOf(file), chat.type));
      }
    },
    resend: (entry) => void deliver(entry.message as TextMessage | MediaMessage, entry.key),
    setAtEnd(next) {
      isAtEnd = next;
      if (next) readNewest();
    },
  };
}

/** 'image', 'video' or 'audio' by the browser's MIME type, otherwise 'file'. */
function mediaTypeOf(file: File): string {
  const kind = file.type.split('/', 1)[0] ?? '';
  return ['image', 'video', 'audio'].includes(kind) ? kind : 'file';
}

/** Merges messages in order without duplicates; unsent ones stay last. */
function merge(older: readonly MessageEntry[], newer: readonly MessageEntry[]): readonly MessageEntry[] {
  const known = new Set(older.filter(isSent).map((entry) => entry.message.getId()));
  const added = newer.filter((entry) => !isSent(entry) || !known.has(entry.message.getId()));
  if (added.length === 0) return older;
  const waiting = older.filter((entry) => !isSent(entry));
  return waiting.length === 0 ? [...older, ...added] : [...older.filter(isSent), ...added, ...waiting];
}
