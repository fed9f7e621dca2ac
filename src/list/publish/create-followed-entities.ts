import { type Accessor, createComputed, on, onCleanup, untrack } from 'solid-js';
import type { Peer } from '../../client/boundary/peer-map.ts';
import { attempt, type Report } from '../../client/create-report.ts';
import type { EntityRecord } from '../../client/records/entity-record.ts';
import type { EntityRecords } from '../../client/records/entity-records.ts';
import { triggerRow } from '../../client/views/live-row.ts';
import { type EntryList, ListEntry, link } from '../../order/list-entry.ts';
import type { Kit } from '../../sdk/index.ts';
import { createFlush } from './create-flush.ts';

/** Users and groups that are followed one by one. */
export interface FollowedEntities {
  /** Follows a user or group while the owner lives. */
  follow(records: EntityRecords, entity: Kit.User | Kit.Group, peer: Peer): ListEntry<EntityRecord>;
  /** Publishes changed entries in the next frame, also one that nothing else has changed. */
  schedule(entry?: ListEntry<EntityRecord>): void;
}

/**
 * Publishes the changes of single users and groups, once per frame. Ends with its owner.
 * @param recordsOf - the records that they are among; undefined before there are any
 */
export function createFollowedEntities(
  recordsOf: Accessor<EntityRecords | undefined>,
  report: Report,
): FollowedEntities {
  const changed = new Set<ListEntry<EntityRecord>>();
  const flush = createFlush(() => {
    const records = untrack(recordsOf);
    for (const entry of changed) {
      attempt(report, () => records?.sync(entry.record));
      for (const each of [entry, ...(records?.markPublished(entry.record) ?? [])])
        attempt(report, () => triggerRow(each));
    }
    changed.clear();
  });
  const schedule = (entry?: ListEntry<EntityRecord>) => {
    if (entry) changed.add(entry);
    if (changed.size > 0) flush.schedule();
  };
  const list: EntryList = {
    isKept: false,
    touch: (entry) => void changed.add(entry),
    schedule: () => schedule(),
    report,
  };
  createComputed(
    on(recordsOf, (records) => {
      records?.lists.add(list);
      onCleanup(() => records?.lists.delete(list));
    }),
  );
  return {
    follow(records, entity, peer) {
      const own = new ListEntry(records.adopt(entity, peer), list);
      link(own);
      onCleanup(() => {
        changed.delete(own);
        records.release(own);
      });
      return own;
    },
    schedule,
  };
}
