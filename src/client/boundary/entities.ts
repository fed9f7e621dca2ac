import type { Kit } from '../../sdk/index.ts';
import { createException } from './exception.ts';
import { countOf, flagOf, has, listOf, secondsOf, textOf } from './read.ts';

/** A user from the SDK or the app. */
type AnyUser = Kit.User | null | undefined;

/** The id of a user; '' without one. */
export function uidOf(user: AnyUser): string {
  return textOf(user, 'getUid');
}

/**
 * The id of a user.
 * @throws Kit.Exception without one
 */
export function requireUid(user: Kit.User): string {
  const uid = uidOf(user);
  if (uid === '') throw createException('ERR_BAD_OBJECT', 'A user has no id: getUid() returns none.');
  return uid;
}

/** The id of a group; '' without one, and for a user. */
export function guidOf(group: Kit.User | Kit.Group | null | undefined): string {
  return textOf(group, 'getGuid');
}

/** The type of a group: one of `GROUP_TYPE`, or another string of the SDK; '' if unknown. */
export function groupTypeOf(group: Kit.User | Kit.Group | null | undefined): string {
  return textOf(group, 'getType');
}

/** Whether an entity is a group. */
export function isGroupEntity(entity: unknown): entity is Kit.Group {
  return has(entity, 'getGuid');
}

/** The id of a user or group; '' without one. */
export function entityId(entity: unknown): string {
  return isGroupEntity(entity) ? guidOf(entity) : uidOf(entity as AnyUser);
}

/** The display name of a user or group; its id if the name has no visible characters. */
export function nameOf(entity: unknown): string {
  const name = textOf(entity, 'getName').trim();
  return (VISIBLE.test(name) ? name : entityId(entity)).replace(OVERRIDES, '\ufffd');
}

const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Characters that reverse the following letters, which could imitate another name. */
const OVERRIDES = /[\u202d\u202e]/g;

/** Whether an object describes a user or group; events may have objects with an id only. */
export function isDescribed(entity: Kit.User | Kit.Group): boolean {
  return textOf(entity, 'getName') !== '';
}

/** The accessors that describe a user (besides presence and block) or a group (besides its member count). */
const DESCRIPTION = ['getName', 'getAvatar', 'getIcon', 'getType', 'getStatusMessage', 'getRole'] as const;

/** Whether two copies of a user or group have the same description. */
export function haveSameDescription(a: Kit.User | Kit.Group, b: Kit.User | Kit.Group): boolean {
  return (
    DESCRIPTION.every((accessor) => textOf(a, accessor) === textOf(b, accessor)) &&
    tagsOf(a as Kit.User).join() === tagsOf(b as Kit.User).join()
  );
}

/** The URL of a user's picture; '' without one. */
export function avatarOf(user: AnyUser): string {
  return textOf(user, 'getAvatar');
}

/** The URL of a group's picture; '' without one. */
export function iconOf(group: Kit.Group): string {
  return textOf(group, 'getIcon');
}

/** The URL of the picture of a user or group; '' without one. */
export function pictureOf(entity: Kit.User | Kit.Group): string {
  return isGroupEntity(entity) ? iconOf(entity) : avatarOf(entity);
}

/** The presence of a user; '' if unknown. */
export function statusOf(user: AnyUser): string {
  return textOf(user, 'getStatus');
}

/** The status message of a user; '' without one. */
export function statusMessageOf(user: AnyUser): string {
  return textOf(user, 'getStatusMessage');
}

/** When a user was last online, in seconds; 0 if unknown. */
export function lastActiveAt(user: AnyUser): number {
  return secondsOf(user, 'getLastActiveAt');
}

/** Whether the signed-in user has blocked a user; `fallback` if the SDK does not say. */
export function isBlockedUser(user: AnyUser, fallback?: boolean): boolean {
  return flagOf(user, 'getBlockedByMe', fallback);
}

export function tagsOf(user: AnyUser): string[] {
  return listOf(user, 'getTags').filter((tag) => typeof tag === 'string');
}

/** The uid of a group's owner; '' if unknown. */
export function ownerOf(group: Kit.Group): string {
  return textOf(group, 'getOwner');
}

/** The scope of a group's member; '' if unknown. */
export function scopeOf(member: Kit.GroupMember): string {
  return textOf(member, 'getScope');
}

/** The number of members of a group; 0 if unknown. */
export function membersCountOf(group: Kit.Group): number {
  return countOf(group, 'getMembersCount');
}

/** Returns why users were not added to a group, by uid, from the answer of `addMembersToGroup`. */
export function addFailures(answer: unknown, uids: readonly string[]): Map<string, unknown> {
  const outcomes = Object(answer) as Record<string, unknown>;
  const failed = uids.filter((uid) => Object.hasOwn(outcomes, uid) && outcomes[uid] !== 'success');
  return new Map(failed.map((uid) => [uid, outcomes[uid]]));
}
