import type { GroupAction, GroupType } from '../../sdk/index.ts';
import type { GroupJSON } from '../../server/json.ts';
import type { Actor } from '../data/data-event.ts';
import type { GroupDraft, GroupRecord, MemberRecord, NewMember, Scope } from '../data/records.ts';
import { nameKeyOf, type State } from '../data/state.ts';
import { ERROR_CODE, Exception, refuse } from '../exception.ts';
import { Views } from '../views.ts';
import {
  checkId,
  checkMember,
  checkNotBlocked,
  checkTags,
  checkTexts,
  conversationIdOf,
  groupOf,
  membersOf,
  newestOf,
  userOf,
} from './find.ts';
import { ensureEntry, post } from './messages.ts';

const TYPES: readonly string[] = ['public', 'private', 'password'] satisfies GroupType[];
const SCOPES: readonly string[] = ['admin', 'moderator', 'participant'] satisfies Scope[];

/** Returns a group; a private one for its members alone. */
export function getGroup(state: State, actor: Actor, guid: string): GroupJSON {
  if (groupOf(state, guid).type === 'private') checkMember(state, actor.uid, guid);
  return new Views(state, actor.uid).group(guid);
}

/** Creates a group with this user as owner and only member; it is listed at once. */
export function createGroup(state: State, actor: Actor, draft: GroupDraft): GroupJSON {
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
  if (state.get('groups', '', guid)) {
    refuse(ERROR_CODE.GUID_TAKEN, `Group '${guid}' already exists: choose another guid.`, { guid });
  }
  state.put('groups', { ...draft, owner: actor.uid, createdAt: state.now(), membersCount: 0 });
  enter(state, guid, actor.uid, 'admin');
  state.put('conversations', { ...ensureEntry(state, actor.uid, 'group', guid), listed: true });
  return new Views(state, actor.uid).group(guid);
}

/** Joins a public group, or one with a password. */
export function joinGroup(state: State, actor: Actor, guid: string, password?: string): GroupJSON {
  const group = groupOf(state, guid);
  checkCanEnter(state, guid, actor.uid);
  if (group.type === 'private') {
    refuse(ERROR_CODE.NOT_PERMITTED, `'${guid}' is private: one of its admins has to add you.`, { guid });
  }
  if (group.type === 'password' && group.password !== password) {
    refuse(ERROR_CODE.WRONG_PASSWORD, `Wrong password for '${guid}': try again.`, { guid });
  }
  enter(state, guid, actor.uid);
  report(state, actor, guid, actor.uid, 'joined');
  return new Views(state, actor.uid).group(guid);
}

/** Whether each user was added to a group, by uid. */
export type AddOutcomes = Readonly<Record<string, 'success' | Exception>>;

/** Adds users to a group with their scopes, by an admin. */
export function addMembersToGroup(
  state: State,
  actor: Actor,
  guid: string,
  members: readonly NewMember[],
): AddOutcomes {
  checkMayManage(state, actor.uid, guid, ['admin']);
  const add = (uid: string, scope: string): 'success' | Exception => {
    try {
      checkScope(scope);
      checkNotBlocked(state, actor.uid, [userOf(state, uid).uid], 'added by you to a group');
      checkCanEnter(state, guid, uid);
    } catch (cause) {
      if (cause instanceof Exception) return cause;
      throw cause;
    }
    enter(state, guid, uid, scope);
    report(state, actor, guid, uid, 'added');
    return 'success';
  };
  const scopes = new Map(members.map(({ uid, scope }) => [uid, scope]));
  return Object.fromEntries([...scopes].map(([uid, scope]) => [uid, add(uid, scope)]));
}

/** Leaves a group and removes its conversation. */
export function leaveGroup(state: State, actor: Actor, guid: string): void {
  groupOf(state, guid);
  exit(state, checkMember(state, actor.uid, guid));
  report(state, actor, guid, actor.uid, 'left');
}

/** Removes a member, who may rejoin. */
export const kickGroupMember = (state: State, actor: Actor, guid: string, uid: string): void =>
  expel(state, actor, guid, uid, 'kicked');

/** Removes a member, who may not rejoin until unbanned. */
export const banGroupMember = (state: State, actor: Actor, guid: string, uid: string): void =>
  expel(state, actor, guid, uid, 'banned');

function expel(state: State, actor: Actor, guid: string, uid: string, action: GroupAction): void {
  const scope = checkMayManage(state, actor.uid, guid);
  const member = otherMember(state, actor, guid, uid, 'removed: use leaveGroup()');
  if (scope !== 'admin' && member.scope !== 'participant') {
    refuse(
      ERROR_CODE.NOT_PERMITTED,
      `'${uid}' is ${member.scope} of '${guid}': only admins may remove them.`,
      { uid, guid },
    );
  }
  exit(state, member);
  if (action === 'banned') state.put('members', { ...member, scope: 'banned' });
  report(state, actor, guid, uid, action);
}

/** Lets a banned user rejoin. */
export function unbanGroupMember(state: State, actor: Actor, guid: string, uid: string): void {
  checkMayManage(state, actor.uid, guid);
  if (state.get('members', guid, userOf(state, uid).uid)?.scope !== 'banned')
    refuse(ERROR_CODE.BAD_ARGUMENT, `'${uid}' is not banned from '${guid}'.`, { uid, guid });
  state.remove('members', guid, uid);
  report(state, actor, guid, uid, 'unbanned');
}

/** Sets a member's scope; admins only. */
export function updateGroupMemberScope(
  state: State,
  actor: Actor,
  guid: string,
  uid: string,
  scope: Scope,
): void {
  checkMayManage(state, actor.uid, guid, ['admin']);
  checkScope(scope);
  const member = otherMember(state, actor, guid, uid, 'given another scope');
  if (member.scope === scope) return;
  state.put('members', { ...member, scope });
  report(state, actor, guid, uid, 'scopeChanged', { scope, oldScope: member.scope });
}

function enter(state: State, guid: string, uid: string, scope: Scope = 'participant'): void {
  const nameKey = nameKeyOf(userOf(state, uid));
  state.put('members', { guid, uid, scope, rank: state.nextId(), joinedAt: state.now(), nameKey });
  count(state, guid, 1);
  const entry = ensureEntry(state, uid, 'group', guid);
  // Earlier messages count neither as unread nor as undelivered.
  const before = newestOf(state, entry.conversationId, ({ parentId }) => parentId === 0)?.id ?? 0;
  state.put('conversations', { ...entry, deliveredId: before, readId: before });
}

function exit(state: State, { guid, uid }: MemberRecord): void {
  const conversationId = conversationIdOf(uid, { receiverType: 'group', receiverId: guid });
  state.remove('conversations', uid, conversationId);
  state.remove('members', guid, uid);
  const group = count(state, guid, -1);
  if (group.owner !== uid) return;
  // The longest-standing member takes over.
  const next = state.all('members', guid).find(({ scope }) => scope !== 'banned');
  if (next) state.put('members', { ...next, scope: 'admin' });
  state.put('groups', { ...group, owner: next?.uid ?? '' });
}

function count(state: State, guid: string, more: number): GroupRecord {
  const group = groupOf(state, guid);
  const counted = { ...group, membersCount: group.membersCount + more };
  state.put('groups', counted);
  return counted;
}

/** Posts a message about an action, and notifies the members and the user it applies to. */
function report(
  state: State,
  actor: Actor,
  guid: string,
  on: string,
  action: GroupAction,
  scopes?: { scope: string; oldScope: string },
): void {
  const members = membersOf(state, guid);
  const content = { category: 'action', type: 'groupMember', action, on, ...scopes } as const;
  const draft = { receiverType: 'group', receiverId: guid, parentId: 0, content };
  // Whoever is no longer a member has no copy of it, but is notified.
  post(state, actor, draft, members, undefined, [...members, actor.uid, on]);
}

/** Throws unless the actor is a member with one of these scopes. */
function checkMayManage(
  state: State,
  uid: string,
  guid: string,
  scopes = ['admin', 'moderator'],
): MemberRecord['scope'] {
  groupOf(state, guid);
  const { scope } = checkMember(state, uid, guid);
  if (scopes.includes(scope)) return scope;
  return refuse(
    ERROR_CODE.NOT_PERMITTED,
    `Only ${scopes.join(' and ')} members of '${guid}' may do this: ask one of them.`,
    { uid, guid },
  );
}

function checkScope(scope: string): asserts scope is Scope {
  if (SCOPES.includes(scope)) return;
  refuse(ERROR_CODE.BAD_ARGUMENT, `A scope must be one of '${SCOPES.join("', '")}', not '${scope}'.`);
}

function otherMember(state: State, actor: Actor, guid: string, uid: string, what: string): MemberRecord {
  const member = checkMember(state, userOf(state, uid).uid, guid);
  if (uid === actor.uid || uid === groupOf(state, guid).owner) {
    refuse(ERROR_CODE.NOT_PERMITTED, `Neither you nor the owner can be ${what}.`);
  }
  return member;
}

function checkCanEnter(state: State, guid: string, uid: string): void {
  const scope = state.get('members', guid, uid)?.scope;
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
