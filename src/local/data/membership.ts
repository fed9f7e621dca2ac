import { GROUP_ACTION, GROUP_TYPE, MESSAGE_CATEGORY, RECEIVER_TYPE } from '../../sdk/index.ts';
import { ERROR_CODE, refuse } from '../exception.ts';
import type { Actor } from './data-event.ts';
import { checkMember, record } from './messaging.ts';
import type { GroupRecord, MessageRecord } from './records.ts';
import type { Store } from './store.ts';

/** What a new group is made from. */
export interface GroupDraft {
  guid: string;
  name: string;
  type: string;
  password: string | undefined;
  icon: string | undefined;
  tags: readonly string[] | undefined;
}

/** Makes a group whose owner and only member is this user; it stands in the list at once. */
export function createGroup(store: Store, actor: Actor, draft: GroupDraft): GroupRecord {
  const { guid, name, type, password } = draft;
  if (!guid || !name.trim()) refuse(ERROR_CODE.BAD_ARGUMENT, 'A group needs a guid and a name.');
  if (!Object.values<string>(GROUP_TYPE).includes(type)) {
    refuse(ERROR_CODE.BAD_ARGUMENT, `A group is 'public', 'private' or 'password', not '${type}'.`);
  }
  if (type === GROUP_TYPE.PASSWORD && !password) {
    refuse(ERROR_CODE.BAD_ARGUMENT, "A group of the type 'password' needs a password.");
  }
  if (store.groups.has(guid)) {
    refuse(ERROR_CODE.GUID_TAKEN, `There is a group '${guid}' already: choose another guid.`, { guid });
  }
  const group: GroupRecord = {
    ...draft,
    owner: actor.uid,
    createdAt: store.now(),
    membersCount: 1,
    members: new Map([[actor.uid, 'admin']]),
    banned: undefined,
    seeded: -1,
  };
  store.groups.set(guid, group);
  const channel = store.ensureChannel(actor.uid, RECEIVER_TYPE.GROUP, guid);
  store.inbox(actor.uid).touch(store.ensureEntry(actor.uid, channel), group.createdAt, 0);
  return group;
}

/** Joins a public group, or one with a password. */
export function join(store: Store, actor: Actor, guid: string, password: string | undefined): GroupRecord {
  const group = store.group(guid);
  checkCanEnter(store, group, actor.uid);
  if (group.type === GROUP_TYPE.PRIVATE) {
    refuse(ERROR_CODE.NOT_PERMITTED, `'${guid}' is private: one of its admins has to add you.`, { guid });
  }
  if (group.type === GROUP_TYPE.PASSWORD && group.password !== password) {
    refuse(ERROR_CODE.WRONG_PASSWORD, `The password of '${guid}' is another one: try again.`, { guid });
  }
  enter(store, group, actor.uid);
  tell(store, actor, group, actor.uid, GROUP_ACTION.JOINED);
  return group;
}

/** Adds users to a group; all of them or, where one cannot be added, none. */
export function add(store: Store, actor: Actor, guid: string, uids: readonly string[]): GroupRecord {
  const group = store.group(guid);
  checkMayManage(store, actor.uid, group);
  const wanted = new Set(uids);
  for (const uid of wanted) checkCanEnter(store, group, store.user(uid).uid);
  for (const uid of wanted) {
    enter(store, group, uid);
    tell(store, actor, group, uid, GROUP_ACTION.ADDED);
  }
  return group;
}

/** Leaves a group; its conversation goes. */
export function leave(store: Store, actor: Actor, guid: string): void {
  const group = store.group(guid);
  checkMember(store, actor.uid, group);
  exit(store, group, actor.uid);
  tell(store, actor, group, actor.uid, GROUP_ACTION.LEFT);
}

/** Takes a member out of a group, for good when banned. */
export function expel(
  store: Store,
  actor: Actor,
  guid: string,
  uid: string,
  action: typeof GROUP_ACTION.KICKED | typeof GROUP_ACTION.BANNED,
): void {
  const group = store.group(guid);
  checkMayManage(store, actor.uid, group);
  checkMember(store, store.user(uid).uid, group);
  if (uid === actor.uid || uid === group.owner) {
    refuse(ERROR_CODE.NOT_PERMITTED, 'Neither oneself nor the owner can be taken out: use leaveGroup().');
  }
  exit(store, group, uid);
  if (action === GROUP_ACTION.BANNED) {
    group.banned ??= new Set();
    group.banned.add(uid);
  }
  tell(store, actor, group, uid, action);
}

function enter(store: Store, group: GroupRecord, uid: string): void {
  store.members(group).set(uid, 'participant');
  group.membersCount++;
  const channel = store.ensureChannel(uid, RECEIVER_TYPE.GROUP, group.guid);
  const entry = store.ensureEntry(uid, channel);
  // What was said before counts neither as unread nor as undelivered.
  entry.deliveredId = channel.lastId;
  entry.readId = channel.lastId;
}

function exit(store: Store, group: GroupRecord, uid: string): void {
  const members = store.members(group);
  const channel = store.ensureChannel(uid, RECEIVER_TYPE.GROUP, group.guid);
  const entry = store.entry(uid, channel);
  if (entry) store.inbox(uid).drop(entry);
  members.delete(uid);
  group.membersCount--;
  if (group.owner !== uid) return;
  // The one who is here longest takes over.
  const [next] = members.keys();
  group.owner = next ?? '';
  if (next !== undefined) members.set(next, 'admin');
}

/** Leaves a message about what happened, and tells the members and the one it happened to. */
function tell(store: Store, actor: Actor, group: GroupRecord, on: string, action: string): void {
  const channel = store.ensureChannel(actor.uid, RECEIVER_TYPE.GROUP, group.guid);
  const message: MessageRecord = {
    id: store.nextId(),
    conversationId: channel.id,
    sender: actor.uid,
    receiverType: RECEIVER_TYPE.GROUP,
    receiverId: group.guid,
    parentId: 0,
    sentAt: store.now(),
    content: { category: MESSAGE_CATEGORY.ACTION, type: 'groupMember', action, on },
    mentions: [],
    deliveredAt: 0,
    readAt: 0,
    editedAt: 0,
    deletedAt: 0,
    withheldFrom: undefined,
  };
  const members = [...store.members(group).keys()];
  record(store, channel, message, members);
  store.publish(
    new Set([...members, actor.uid, on]),
    { kind: 'group', action: message, by: store.user(actor.uid), on: store.user(on), group },
    actor.session,
  );
}

function checkMayManage(store: Store, uid: string, group: GroupRecord): void {
  checkMember(store, uid, group);
  if (store.members(group).get(uid) !== 'participant') return;
  refuse(
    ERROR_CODE.NOT_PERMITTED,
    `Only admins and moderators of '${group.guid}' may add, kick and ban members: ask one of them.`,
    { uid, guid: group.guid },
  );
}

function checkCanEnter(store: Store, group: GroupRecord, uid: string): void {
  const details = { uid, guid: group.guid };
  if (store.isMember(uid, group)) {
    refuse(ERROR_CODE.ALREADY_MEMBER, `'${uid}' is a member of '${group.guid}' already.`, details);
  }
  if (group.banned?.has(uid)) {
    refuse(ERROR_CODE.BANNED, `'${uid}' was banned from '${group.guid}': another group has to do.`, details);
  }
}
