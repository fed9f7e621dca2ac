import type { UserRecord } from '../core/users/user-record.ts';
import { UserRecords } from '../core/users/user-records.ts';
import { Faults } from './boundary/faults.ts';
import type { Client } from './client.ts';
import { KeptLists } from './kept-lists.ts';
import { createListReport, createRecordPublishing, type RecordPublishing } from './lists.ts';

/** The users that the lists of a client know. */
export interface Users extends Pick<RecordPublishing, 'publish'> {
  readonly records: UserRecords;
  readonly kept: KeptLists<UserRecord>;
}

/** Creates the users of a client: events change their records once, whatever number of lists shows them. */
export function createUsers(client: Client): Users {
  const records = new UserRecords();
  const report = createListReport(records.lists);
  const { publish, later } = createRecordPublishing(records.lists, new Faults(report));
  client.follow({
    callbacks: {
      User: {
        onUserOnline: later((user) => records.presence(user, true)),
        onUserOffline: later((user) => records.presence(user, false)),
      },
    },
  });
  client.channels.add({
    follow({ users }, on) {
      on(
        users.ccUserBlocked,
        later((user) => records.blocked(user, true)),
      );
      on(
        users.ccUserUnblocked,
        later((user) => records.blocked(user, false)),
      );
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
