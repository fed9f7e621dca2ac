import {
  type EntryList,
  entriesIn,
  type ListEntry,
  type ListedRecord,
  touchEntries,
  unlink,
} from '../../order/list-entry.ts';
import type { Kit } from '../../sdk/index.ts';
import {
  avatarOf,
  guidOf,
  haveSameDescription,
  isDescribed,
  lastActiveAt as lastActiveAtOf,
  membersCountOf,
  requireUid,
  statusOf,
  uidOf,
} from '../boundary/entities.ts';
import { type Peer, PeerMap } from '../boundary/peer-map.ts';
import { ClientLog } from './client-log.ts';
import { type EntityChange, EntityRecord, type UserRecord } from './entity-record.ts';
import { UP_TO_DATE } from './fetch-log.ts';

/**
 * All users and groups known to the lists, conversations and headers of one client. Events change their records;
 * fetched copies are merged by peer.
 */
export class EntityRecords {
  /** Records with changes that are not yet written into the SDK's objects. */
  readonly unpublished = new Set<EntityRecord>();
  /** All lists and headers of the client. */
  readonly lists = new Set<EntryList>();
  /** Called with the conversation of a changed record, and whether to notify the app. */
  onConversation: (conversation: ListedRecord, isNews: boolean) => void = () => {};
  /** Creates the record of a user or group that so far only a conversation has. */
  inConversation: (peer: Peer) => EntityRecord | undefined = () => undefined;
  /** The fetch log of the client. */
  readonly log = new ClientLog();
  readonly #records = new PeerMap<EntityRecord>();

  /** Returns the record of a peer; creates that of a conversation's user or group. */
  find(peer: Peer): EntityRecord | undefined {
    return this.#records.get(peer) ?? this.inConversation(peer);
  }

  /** Whether the record of a peer exists. */
  has(peer: Peer): boolean {
    return this.#records.get(peer) !== undefined;
  }

  /** Creates the record of a peer. */
  add(copy: Kit.User | Kit.Group, peer: Peer): EntityRecord {
    const record = new EntityRecord(copy, peer);
    this.#records.set(peer, record);
    return record;
  }

  /** Whether the signed-in user is known to have blocked a user. */
  isBlocked(user: Kit.User): boolean {
    return this.find({ isGroup: false, id: uidOf(user) })?.blocked ?? false;
  }

  /**
   * Merges a copy into the record of its user or group, or creates the record.
   * @param since - the start of its fetch: later changes are applied to the copy.
   */
  merge(copy: Kit.User | Kit.Group, peer: Peer, since = UP_TO_DATE): EntityRecord {
    const known = this.find(peer);
    const record = known ?? this.add(copy, peer);
    let isChanged = known !== undefined && copy !== known.entity && known.merge(copy);
    if (!this.log.isEmpty)
      for (const { operation } of this.log.since(peer, since))
        if (operation.type === 'change' && record.change(operation.change)) isChanged = true;
    if (isChanged) this.#touch(record, false);
    return record;
  }

  /** Returns the record of an object given by the app, and fills in missing values from that object. */
  adopt(given: Kit.User | Kit.Group, peer: Peer): EntityRecord {
    const known = this.find(peer);
    if (!known) return this.merge(given, peer);
    if (known.fillMissing(given)) this.#touch(known, false);
    return known;
  }

  /** Merges the copy of a user; throws if it has no id. */
  mergeUser(user: Kit.User, since = UP_TO_DATE): UserRecord {
    return this.merge(user, { isGroup: false, id: requireUid(user) }, since) as UserRecord;
  }

  /** Applies a change, and records it for copies that may lack it. */
  change(peer: Peer, change: EntityChange, isNews = false): void {
    this.#record(peer, change);
    const record = this.find(peer);
    if (record?.change(change)) this.#touch(record, isNews);
  }

  /**
   * Handles a user who went online or offline; other statuses of the SDK, such as 'away', stay. The event's user
   * object may have an id only.
   */
  presence(user: Kit.User, isOnline: boolean): void {
    const peer = { isGroup: false, id: requireUid(user) };
    const word = statusOf(user);
    const isWord = word !== '' && word !== 'online' && word !== 'offline';
    const record = this.find(peer);
    const isNews =
      record !== undefined &&
      isDescribed(user) &&
      (avatarOf(user) !== '' || record.picture === '') &&
      !haveSameDescription(user, record.entity);
    const status = isWord ? word : isOnline ? 'online' : 'offline';
    const lastActiveAt = lastActiveAtOf(user) || Math.floor(Date.now() / 1000);
    this.change(peer, isNews ? { status, lastActiveAt, entity: user } : { status, lastActiveAt }, isNews);
  }

  /** Handles a block or unblock by the signed-in user. */
  blocked(user: Kit.User, isBlocked: boolean): void {
    this.change({ isGroup: false, id: requireUid(user) }, { blocked: isBlocked });
  }

  /** Handles a member who joined, or left with -1. The event's group object may have an id only, or no member count. */
  member(group: Kit.Group, more: 1 | -1): void {
    const peer = { isGroup: true, id: guidOf(group) };
    if (peer.id === '') return;
    const known = this.find(peer)?.membersCount;
    const isCounted = !known || membersCountOf(group) > 0;
    this.change(peer, { entity: group, ...(!isCounted && { membersCount: Math.max(0, known + more) }) });
  }

  /** Writes a changed record into the SDK's object. */
  sync(record: EntityRecord): void {
    if (this.unpublished.has(record)) record.sync();
  }

  /** Marks a changed record as published; returns the records whose views changed. */
  markPublished(record: EntityRecord): EntityRecord[] {
    return this.unpublished.delete(record) ? [record] : [];
  }

  /** Removes an entry; a record without entries is dropped. */
  release(entry: ListEntry<EntityRecord>): void {
    unlink(entry);
    this.#forget(entry.record);
  }

  /** Removes all entries of a list. */
  releaseAll(list: EntryList): void {
    for (const entry of entriesIn(this.#records.values(), list))
      this.release(entry as ListEntry<EntityRecord>);
  }

  /** Detaches a record from its conversation, which is being dropped. */
  leave(record: EntityRecord): void {
    record.conversation = null;
    this.#forget(record);
  }

  /** Clears everything for another user. */
  clear(): void {
    this.#records.clear();
    this.unpublished.clear();
    this.log.clear();
  }

  /** Records a change for copies that may lack it; a change without a copy is merged into the last one. */
  #record(peer: Peer, change: EntityChange): void {
    this.log.record(peer, { type: 'change', change }, (last) => {
      if (last.type !== 'change' || change.entity) return false;
      last.change = { ...last.change, ...change };
      return true;
    });
  }

  #forget(record: EntityRecord): void {
    if (record.entry || record.conversation || this.#records.get(record) !== record) return;
    this.#records.delete(record);
    this.unpublished.delete(record);
  }

  #touch(record: EntityRecord, isNews: boolean): void {
    this.unpublished.add(record);
    touchEntries(record);
    if (record.conversation) this.onConversation(record.conversation, isNews);
  }
}
