import type { GroupAction, GroupType } from '../../sdk/index.ts';
import type { Actor, Argument } from '../data/data-event.ts';
import { entryKey, tell } from '../data/facts.ts';
import { keyOf } from '../data/keys.ts';
import type { GroupDraft, GroupRecord, MemberRecord, Scope } from '../data/records.ts';
import { searchKey } from '../data/search-key.ts';
import type { Tx } from '../data/tx.ts';
import { userOf, usersOf } from '../data/user-of.ts';
import type { Work } from '../data/work.ts';
import { ERROR_CODE, refuse } from '../exception.ts';
import type { Group } from '../objects/group.ts';
import {
  checkId,
  checkMember,
  checkNotBlocked,
  checkTags,
  checkTexts,
  conversationIdOf,
  groupOf,
  memberOf,
  membersOf,
  newestId,
} from './find.ts';
import { ensureEntry, post } from './messaging.ts';
import { viewGroup } from './view-one.ts';

export { groupsPage, membersPage } from './group-pages.ts';

/** The callback for each action. */
const CALLBACKS = {
  joined: 'onGroupMemberJoined',
  left: 'onGroupMemberLeft',
  kicked: 'onGroupMemberKicked',
  banned: 'onGroupMemberBanned',
  unbanned: 'onGroupMemberUnbanned',
  added: 'onMemberAddedToGroup',
  scopeChanged: 'onGroupMemberScopeChanged',
} as const satisfies Record<GroupAction, string>;

const TYPES: readonly string[] = ['public', 'private', 'password'] satisfies GroupType[];
const SCOPES: readonly string[] = ['admin', 'moderator', 'participant'] satisfies Scope[];

/** Creates a group with this user as owner and only member; it is listed at once. */
export function* createGroup(tx: Tx, actor: Actor, draft: GroupDraft): Work<Group> {
  const { guid, name, type, password, icon, tags = [] } = draft;
  checkId(guid, 'group', 'guid');
  checkTexts({ name, password, icon });
  checkTags(tags);
  if (!name.trim()) refuse(ERROR_CODE.BAD_ARGUMENT, 'A group needs a name.');
  if (!TYPES.includes(type)) {
    refuse(
      ERROR_CODE.BAD_ARGUMENT,
      `The group type must be 'public', 'private' or 'password', not '${type}'.`,
    );
  }
  if (type === 'password' && !password) {
    refuse(ERROR_CODE.BAD_ARGUMENT, "A group of the type 'password' needs a password.");
  }
  if (yield* tx.get('groups', guid)) {
    refuse(ERROR_CODE.GUID_TAKEN, `Group '${guid}' already exists: choose another guid.`, { guid });
  }
  tx.put('groups', { ...draft, owner: actor.uid, createdAt: tx.now(), membersCount: 0 });
  yield* enter(tx, guid, actor.uid, 'admin');
  const entry = yield* ensureEntry(tx, actor.uid, 'group', guid);
  tx.put('conversations', { ...entry, listed: true });
  return yield* viewGroup(tx, actor.uid, guid);
}

/** Joins a public group, or one with a password. */
export function* joinGroup(tx: Tx, actor: Actor, guid: string, password?: string): Work<Group> {
  const group = yield* groupOf(tx, guid);
  yield* checkCanEnter(tx, guid, actor.uid);
  if (group.type === 'private') {
    refuse(ERROR_CODE.NOT_PERMITTED, `'${guid}' is private: one of its admins has to add you.`, { guid });
  }
  if (group.type === 'password' && group.password !== password) {
    refuse(ERROR_CODE.WRONG_PASSWORD, `Wrong password for '${guid}': try again.`, { guid });
  }
  yield* enter(tx, guid, actor.uid);
  yield* report(tx, actor, guid, actor.uid, 'joined');
  return yield* viewGroup(tx, actor.uid, guid);
}

/** Adds users to a group; none if one of them cannot be added. */
export function* addMembersToGroup(tx: Tx, actor: Actor, guid: string, uids: readonly string[]): Work<Group> {
  yield* checkMayManage(tx, actor.uid, guid);
  const wanted = [...new Set(uids)];
  yield* usersOf(tx, wanted);
  yield* checkNotBlocked(tx, actor.uid, wanted, 'added by you to a group');
  for (const uid of wanted) {
    yield* checkCanEnter(tx, guid, uid);
    yield* enter(tx, guid, uid);
    yield* report(tx, actor, guid, uid, 'added');
  }
  return yield* viewGroup(tx, actor.uid, guid);
}

/** Leaves a group and removes its conversation. */
export function* leaveGroup(tx: Tx, actor: Actor, guid: string): Work<void> {
  yield* groupOf(tx, guid);
  yield* exit(tx, yield* checkMember(tx, actor.uid, guid));
  yield* report(tx, actor, guid, actor.uid, 'left');
}

/** Removes a member, who may rejoin. */
export const kickGroupMember = (tx: Tx, actor: Actor, guid: string, uid: string): Work<void> =>
  expel(tx, actor, guid, uid, 'kicked');

/** Removes a member, who may not rejoin until unbanned. */
export const banGroupMember = (tx: Tx, actor: Actor, guid: string, uid: string): Work<void> =>
  expel(tx, actor, guid, uid, 'banned');

function* expel(tx: Tx, actor: Actor, guid: string, uid: string, action: GroupAction): Work<void> {
  const scope = yield* checkMayManage(tx, actor.uid, guid);
  const member = yield* otherMember(tx, actor, guid, uid, 'removed: use leaveGroup()');
  if (scope !== 'admin' && member.scope !== 'participant') {
    refuse(
      ERROR_CODE.NOT_PERMITTED,
      `'${uid}' is ${member.scope} of '${guid}': only admins may remove them.`,
      { uid, guid },
    );
  }
  yield* exit(tx, member);
  if (action === 'banned') tx.put('members', { ...member, scope: 'banned' });
  yield* report(tx, actor, guid, uid, action);
}

/** Lets a banned user rejoin. */
export function* unbanGroupMember(tx: Tx, actor: Actor, guid: string, uid: string): Work<void> {
  yield* checkMayManage(tx, actor.uid, guid);
  const { scope } = (yield* memberOf(tx, guid, (yield* userOf(tx, uid)).uid)) ?? {};
  if (scope !== 'banned')
    refuse(ERROR_CODE.BAD_ARGUMENT, `'${uid}' is not banned from '${guid}'.`, { uid, guid });
  tx.remove('members', keyOf(guid, 'is', uid));
  yield* report(tx, actor, guid, uid, 'unbanned');
}

/** Sets a member's scope; admins only. */
export function* updateGroupMemberScope(
  tx: Tx,
  actor: Actor,
  guid: string,
  uid: string,
  scope: Scope,
): Work<void> {
  yield* checkMayManage(tx, actor.uid, guid, ['admin']);
  if (!SCOPES.includes(scope)) {
    refuse(ERROR_CODE.BAD_ARGUMENT, `A scope must be one of '${SCOPES.join("', '")}', not '${scope}'.`);
  }
  const member = yield* otherMember(tx, actor, guid, uid, 'given another scope');
  if (member.scope === scope) return;
  tx.put('members', { ...member, scope });
  yield* report(tx, actor, guid, uid, 'scopeChanged', { scope, oldScope: member.scope });
}

function* enter(tx: Tx, guid: string, uid: string, scope: Scope = 'participant'): Work<void> {
  const { name } = yield* userOf(tx, uid);
  const joinedAt = tx.now();
  const rank = tx.nextId();
  tx.put('members', { guid, uid, scope, rank, joinedAt, nameKey: searchKey(name) });
  yield* count(tx, guid, 1);
  const entry = yield* ensureEntry(tx, uid, 'group', guid);
  // Earlier messages count neither as unread nor as undelivered.
  const seen = yield* newestId(tx, entry.conversationId);
  tx.put('conversations', { ...entry, deliveredId: seen, readId: seen });
}

function* exit(tx: Tx, { guid, uid }: MemberRecord): Work<void> {
  const conversationId = conversationIdOf(uid, { receiverType: 'group', receiverId: guid });
  tx.remove('conversations', entryKey(uid, conversationId));
  tx.remove('members', keyOf(guid, 'is', uid));
  const group = yield* count(tx, guid, -1);
  if (group.owner !== uid) return;
  // The longest-standing member takes over.
  const [next] = yield* tx.range('members', keyOf(guid, 'in'), { limit: 1 });
  if (next) tx.put('members', { ...next.record, scope: 'admin' });
  tx.put('groups', { ...group, owner: next?.record.uid ?? '' });
}

function* count(tx: Tx, guid: string, more: number): Work<GroupRecord> {
  const group = yield* groupOf(tx, guid);
  const counted = { ...group, membersCount: group.membersCount + more };
  tx.put('groups', counted);
  return counted;
}

/** Posts a message about an action, and notifies the members and the user it applies to. */
function* report(
  tx: Tx,
  actor: Actor,
  guid: string,
  on: string,
  action: GroupAction,
  scopes?: { scope: string; oldScope: string },
): Work<void> {
  const members = yield* membersOf(tx, guid);
  const content = { category: 'action', type: 'groupMember', action, on, ...scopes } as const;
  const draft = { receiverType: 'group', receiverId: guid, parentId: 0, content };
  const message = yield* post(tx, actor, draft, members);
  // Names the actor if they acted on someone else, and both scopes if they changed.
  const by: Argument[] = on === actor.uid ? [] : [['user', actor.uid]];
  const words = scopes && [scopes.scope, scopes.oldScope].map((scope): Argument => ['word', scope]);
  const args: Argument[] = [['message', message], ['user', on], ...(words ?? by), ['group', guid]];
  const call = { on: 'group', callback: CALLBACKS[action], args } as const;
  yield* tell(tx, actor, [...members, actor.uid, on], call, { messages: [message] });
}

/** Throws unless the actor is a member with one of these scopes. */
function* checkMayManage(
  tx: Tx,
  uid: string,
  guid: string,
  scopes = ['admin', 'moderator'],
): Work<MemberRecord['scope']> {
  yield* groupOf(tx, guid);
  const { scope } = yield* checkMember(tx, uid, guid);
  if (scopes.includes(scope)) return scope;
  return refuse(
    ERROR_CODE.NOT_PERMITTED,
    `Only ${scopes.join(' and ')} members of '${guid}' may do this: ask one of them.`,
    { uid, guid },
  );
}

function* otherMember(tx: Tx, actor: Actor, guid: string, uid: string, what: string): Work<MemberRecord> {
  const member = yield* checkMember(tx, (yield* userOf(tx, uid)).uid, guid);
  if (uid === actor.uid || uid === (yield* groupOf(tx, guid)).owner) {
    refuse(ERROR_CODE.NOT_PERMITTED, `Neither you nor the owner can be ${what}.`);
  }
  return member;
}

function* checkCanEnter(tx: Tx, guid: string, uid: string): Work<void> {
  const { scope } = (yield* memberOf(tx, guid, uid)) ?? {};
  const details = { uid, guid };
  if (scope === 'banned') {
    refuse(
      ERROR_CODE.BANNED,
      `'${uid}' is banned from '${guid}': an admin can lift the ban with unbanGroupMember().`,
      details,
    );
  }
  if (scope) refuse(ERROR_CODE.ALREADY_MEMBER, `'${uid}' is already a member of '${guid}'.`, details);
}
