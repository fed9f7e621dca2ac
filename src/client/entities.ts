import type { Kit } from '../sdk/index.ts';
import { uidOf } from './boundary/entities.ts';
import { ErrorCollector } from './boundary/error-collector.ts';
import type { Client } from './client.ts';
import { KeptLists } from './kept-lists.ts';
import { createListReport, createRecordPublishing, type RecordPublishing } from './lists.ts';
import type { UserRecord } from './records/entity-record.ts';
import { EntityRecords } from './records/entity-records.ts';

/** The users and groups known to the lists, conversations and headers of a client. */
export interface Entities extends Pick<RecordPublishing, 'publish'> {
  readonly records: EntityRecords;
  /** The rows of user lists that were unmounted. */
  readonly kept: KeptLists<UserRecord>;
}

/** Creates the users and groups of a client. Events change their records once, however many parts show them. */
export function createEntities(client: Client): Entities {
  const records = new EntityRecords();
  const report = createListReport(records.lists);
  const { publish, scheduled } = createRecordPublishing(records.lists, new ErrorCollector(report));
  /** Handles members who join, or who leave with -1; if another user caused it, that user precedes the group. */
  const member = (more: 1 | -1) =>
    scheduled((_: Kit.ActionMessage, _member: Kit.User, byOrGroup: Kit.User | Kit.Group, group?: Kit.Group) =>
      records.member(group ?? (byOrGroup as Kit.Group), more),
    );
  client.subscribe({
    callbacks: {
      User: {
        onUserOnline: scheduled((user) => records.presence(user, true)),
        onUserOffline: scheduled((user) => records.presence(user, false)),
      },
      Group: {
        onGroupMemberJoined: member(1),
        onMemberAddedToGroup: member(1),
        onGroupMemberLeft: member(-1),
        onGroupMemberKicked: member(-1),
        onGroupMemberBanned: member(-1),
      },
    },
  });
  const blocked = (isBlocked: boolean) =>
    scheduled((user: Kit.User) => {
      client.typing.block(uidOf(user), isBlocked);
      records.blocked(user, isBlocked);
    });
  client.channels.add({
    subscribe({ users }, on) {
      on(users.ccUserBlocked, blocked(true));
      on(users.ccUserUnblocked, blocked(false));
    },
    onError: report,
  });
  const kept = new KeptLists<UserRecord>();
  client.onClear(() => {
    kept.clear();
    records.clear();
  });
  return { records, kept, publish };
}
