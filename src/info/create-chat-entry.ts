import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup, untrack } from 'solid-js';
import { FETCH_TIMEOUT_MS } from '../client/boundary/calls.ts';
import { lastSentOf } from '../client/boundary/conversations.ts';
import { ErrorCollector } from '../client/boundary/error-collector.ts';
import { isNoConversation } from '../client/boundary/exception.ts';
import { peerOfConversation, typeOf } from '../client/boundary/peers.ts';
import { createSessionOf, watchConnection } from '../client/client.ts';
import { createConversations } from '../client/conversations.ts';
import type { ChatPeer } from '../client/create-chat-peer.ts';
import { createFetches } from '../client/create-fetches.ts';
import { attempt, type Report } from '../client/create-report.ts';
import { createEventBus } from '../client/events/create-event-bus.ts';
import { type ConversationEntry, ConversationRecord } from '../client/records/conversation-record.ts';
import type { RecordList } from '../client/records/conversation-records.ts';
import { EntityRecord } from '../client/records/entity-record.ts';
import { useChatKit } from '../client/use-chat-kit.ts';
import { triggerRow } from '../client/views/live-row.ts';
import { type ActionTarget, recordActions } from '../conversations/record-actions.ts';
import { createFlush } from '../list/publish/create-flush.ts';
import { ListEntry, link } from '../order/list-entry.ts';
import type { Kit } from '../sdk/index.ts';

/** The conversation of a chat. */
export interface ChatEntry {
  /** Its entry; null while it is unknown. Tracked, also when its state has changed. */
  entry: Accessor<ConversationEntry | null>;
  /** Whether the SDK has no such conversation, because nobody has written yet. Tracked. */
  isNew: Accessor<boolean>;
  /** Whether it could not be fetched. Tracked. */
  hasFailed: Accessor<boolean>;
  /** Fetches it again if it was new, or could not be fetched. */
  refresh(): void;
  readonly list: ActionTarget;
}

/** Follows the conversation of a chat, as a list of one entry: loaded in another list, or fetched alone. */
export function createChatEntry(peer: Accessor<ChatPeer | null>, report: Report): ChatEntry {
  const { sdk, client, events } = useChatKit();
  const session = createSessionOf(client);
  const user = createMemo(() => session().user ?? null);
  const part = createMemo(() => client()?.part(createConversations));
  const errors = new ErrorCollector(report);
  const fetches = createFetches();
  const [shown, setShown] = createSignal<ConversationEntry | null>(null);
  const [version, bump] = createSignal(undefined, { equals: false });
  const [isNew, setNew] = createSignal(false);
  const [hasFailed, setFailed] = createSignal(false);
  const [again, retry] = createSignal(undefined, { equals: false });

  let isChanged = false;
  const flush = createFlush(() => {
    isChanged = false;
    const [entry, conversations] = [untrack(shown), untrack(part)];
    if (!entry || !conversations) return;
    const { records } = conversations;
    errors.run(() => records.sync(entry.record));
    for (const each of records.markPublished(entry.record)) attempt(report, () => triggerRow(each));
    bump();
  });
  const own: RecordList = {
    isKept: false,
    touch() {
      isChanged = true;
    },
    schedule() {
      if (isChanged) flush.schedule();
    },
    report,
    publish() {},
    onMissing() {},
    onMessage() {},
    rows: {
      has: (row) => row.list === own,
      moveToTop() {},
      moveByTime() {},
      remove: () => setShown(null),
      confirm() {},
    },
  };

  createEffect(
    on([part, peer, user, again], ([conversations, to, me], before) => {
      const wasNew = untrack(isNew) && to === before?.[1];
      setShown(null);
      setNew(false);
      setFailed(false);
      if (!conversations || !to || !me) return;
      const { records } = conversations;
      const { lists } = records.entities;
      let entry: ConversationEntry | undefined;
      const show = (record: ConversationRecord) => {
        entry = new ListEntry(record, own);
        link(entry);
        setShown(entry);
      };
      lists.add(own);
      onCleanup(() => {
        fetches.endAll();
        lists.delete(own);
        if (entry) records.release(entry);
      });
      const known = records.find(to);
      if (known) {
        show(known);
        return;
      }
      const since = records.log.begin();
      fetches.start(
        async () => untrack(sdk)?.getConversation(to.id, typeOf(to)) as Promise<Kit.Conversation>,
        {
          timeoutMs: FETCH_TIMEOUT_MS,
          onAnswer(conversation) {
            peerOfConversation(conversation);
            const record = errors.run(() => records.merge(conversation, since, own));
            if (record) show(record);
          },
          onFailure(cause) {
            if (!isNoConversation(cause)) report(cause);
            if (!isNoConversation(cause) && !wasNew) {
              setFailed(true);
              return;
            }
            const record = new ConversationRecord(emptyConversation(to), records.uid, to);
            record.partner = records.entities.find(to) ?? new EntityRecord(to.entity, to);
            setNew(true);
            show(record);
          },
          onEnd: () => records.log.end(since),
        },
      );
    }),
  );
  createEventBus({
    channels: events,
    subscribe({ users }, onEvent) {
      onEvent(users.ccUserBlocked, () => bump());
      onEvent(users.ccUserUnblocked, () => bump());
    },
    scheduled:
      (work) =>
      (...args) => {
        attempt(report, () => work(...args));
        isChanged = true;
        own.schedule();
      },
    report,
  });

  const refresh = () => {
    if (untrack(isNew) || untrack(hasFailed)) retry();
  };
  watchConnection(client, { isLoading: () => !untrack(shown), onConnected: refresh, onError: report });

  const act = (change: () => void) => {
    errors.attempt(change);
    untrack(part)?.publish();
  };
  const recordsNow = () => untrack(part)?.records as NonNullable<ReturnType<typeof part>>['records'];
  return {
    entry: () => {
      version();
      return shown();
    },
    isNew,
    hasFailed,
    refresh,
    list: {
      user,
      ...recordActions(recordsNow, act),
      remove: (conversation) =>
        act(() =>
          recordsNow().remove(peerOfConversation(conversation), lastSentOf(conversation, recordsNow().uid)),
        ),
      flush: () => flush.now(),
    },
  };
}

/** Creates the conversation of a chat without messages. */
function emptyConversation(peer: ChatPeer): Kit.Conversation {
  return {
    getConversationId: () => '',
    getConversationType: () => typeOf(peer),
    getConversationWith: () => peer.entity,
    setConversationWith() {},
    getLastMessage: () => null,
    setLastMessage() {},
    getUnreadMessageCount: () => 0,
    setUnreadMessageCount() {},
  };
}
