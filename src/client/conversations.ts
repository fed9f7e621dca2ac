import type { Kit } from '../sdk/index.ts';
import { RecentMap } from '../utils/recent-map.ts';
import { ErrorCollector } from './boundary/error-collector.ts';
import type { Client } from './client.ts';
import { createEntities } from './entities.ts';
import type { Subscribe } from './events/channels.ts';
import { messageCallbacks } from './events/message-callbacks.ts';
import { KeptLists } from './kept-lists.ts';
import { createListReport, createRecordPublishing } from './lists.ts';
import type { ConversationRecord } from './records/conversation-record.ts';
import { ConversationRecords } from './records/conversation-records.ts';
import { ConversationReducer } from './records/conversation-reducer.ts';
import type { LeaveReason } from './records/group-left.ts';
import { conversationView } from './views/reactive-view.ts';

/** The minimum number of remembered messages, so that none is marked as delivered twice. */
const CAPACITY = 10_000;

/** The conversations of the signed-in user. */
export interface Conversations {
  readonly records: ConversationRecords;
  readonly kept: KeptLists<ConversationRecord>;
  /** The ids of messages that were marked as delivered. */
  readonly delivered: RecentMap<string, true>;
  /** Publishes the changes of all lists with their next flush. */
  publish(): void;
  /** Notifies the app of published changes that SDK events caused. */
  emit(): void;
}

/**
 * Creates the conversations of a client. SDK events and UI events change their records once, however many lists show
 * them.
 */
export function createConversations(client: Client): Conversations {
  const entities = client.part(createEntities).records;
  const records = new ConversationRecords(client.uid, entities, client.outbox);
  const { lists, emissions, unpublished } = records;
  const reducer = new ConversationReducer(records);
  const report = createListReport(lists);
  const { publish, scheduled } = createRecordPublishing(entities.lists, new ErrorCollector(report));
  const kept = new KeptLists<ConversationRecord>();
  const delivered = new RecentMap<string, true>(CAPACITY);

  let wasLost = false;
  const lose = () => {
    wasLost = true;
  };
  /** Handles joins and leaves; if another user caused it, that user precedes the group. */
  const changed = (reason?: LeaveReason) =>
    scheduled(
      (action: Kit.ActionMessage, user: Kit.User, byOrGroup: Kit.User | Kit.Group, group?: Kit.Group) =>
        reducer.groupChanged(action, user, group ?? (byOrGroup as Kit.Group), reason),
    );
  client.subscribe({
    callbacks: {
      Message: {
        ...messageCallbacks({
          received: scheduled((message) => {
            const isNew = reducer.message(message);
            for (const list of lists) list.onMessage(message, isNew);
          }),
          revised: scheduled((message) => reducer.revised(message)),
          receipt: scheduled((receipt, step, toAll) => reducer.receipt(receipt, step, toAll)),
        }),
        onConversationUpdated: scheduled((conversation) => reducer.changed(conversation)),
      },
      Group: {
        onGroupMemberJoined: changed(),
        onMemberAddedToGroup: changed(),
        onGroupMemberLeft: changed('left'),
        onGroupMemberKicked: changed('kicked'),
        onGroupMemberBanned: changed('banned'),
      },
      Connection: {
        onConnected() {
          if (wasLost) records.disconnect();
          wasLost = false;
        },
        inConnecting: lose,
        onDisconnected: lose,
      },
    },
    onLate: () => records.disconnect(),
  });
  client.typing.onChange(scheduled((peer) => reducer.typing(peer)));
  client.channels.add({
    subscribe({ conversations, messages, groups }, on) {
      const apply: Subscribe = (channel, change) => on(channel, scheduled(change));
      apply(conversations.ccConversationDeleted, (deleted) => reducer.deleted(deleted));
      apply(conversations.ccUpdateConversation, (updated) => reducer.changed(updated));
      apply(conversations.ccMarkConversationAsRead, (read) => reducer.reads.conversation(read));
      apply(messages.ccMessageEdited, (edited) => reducer.edited(edited));
      apply(messages.ccMessageDeleted, (deleted) => reducer.revised(deleted));
      apply(messages.ccMessageRead, (read) => reducer.reads.message(read));
      apply(groups.ccGroupLeft, ({ group }) => reducer.groupLeft(group));
    },
    onError: report,
  });
  client.outbox.subscribe({
    changed: scheduled((entry) => reducer.sending(entry)),
    sent: scheduled((message, entry) => reducer.sent(message, entry)),
    onError: report,
  });
  client.onClear(() => {
    kept.clear();
    records.clear();
    reducer.reset();
  });

  /** Emits published records, and drops those without a list. */
  const emitRecords = (
    from: Set<ConversationRecord>,
    name: 'ccUpdateConversation' | 'ccMarkConversationAsRead',
  ) => {
    const published = [...from].filter((record) => !unpublished.has(record));
    for (const record of published) from.delete(record);
    for (const record of published) {
      if (!records.isShown(record)) continue;
      // Messages that arrived after the conversation was read are unread.
      if (from === emissions.cleared && record.unread > 0) continue;
      client.channels.emit(
        ({ conversations }, emit) => emit(conversations[name], conversationView(record)),
        report,
      );
    }
  };
  return {
    records,
    kept,
    delivered,
    publish,
    emit() {
      emitRecords(emissions.updated, 'ccUpdateConversation');
      emitRecords(emissions.cleared, 'ccMarkConversationAsRead');
      const ended = [...emissions.left.values()];
      emissions.left.clear();
      for (const each of ended)
        client.channels.emit(({ groups }, emit) => emit(groups.ccGroupLeft, each), report);
    },
  };
}
