import type { Kit } from '../../sdk/index.ts';
import { iconOf, lastActiveAt as lastActiveAtOf, tagsOf } from './entities.ts';
import { textOf } from './read.ts';

/** The values of a user that are written. */
interface KnownUser {
  readonly status: string;
  readonly blocked: boolean;
  /** In seconds; 0 if unknown. */
  readonly lastActiveAt: number;
  readonly entity: Kit.User;
}

/** The values of a group that are written. */
interface KnownGroup {
  readonly membersCount: number;
  readonly entity: Kit.Group;
}

const DESCRIPTION = ['Name', 'Avatar', 'StatusMessage', 'Role'] as const;

/** The accessors whose values the kit writes. */
const WRITTEN: ReadonlySet<string> = new Set([
  'LastMessage',
  'UnreadMessageCount',
  'UnreadMentionsCount',
  'PinnedAt',
  'MutedAt',
  'ArchivedAt',
  'Status',
  'LastActiveAt',
  'BlockedByMe',
  ...DESCRIPTION,
  'Tags',
  'MembersCount',
  'Icon',
]);

/** Writes a user record into the SDK's object, with the description of the newest copy. */
export function writeUser(user: Kit.User, { status, blocked, lastActiveAt, entity }: KnownUser): void {
  write(user, 'Status', status);
  // The object may hold milliseconds.
  if (lastActiveAt && lastActiveAt !== lastActiveAtOf(user)) write(user, 'LastActiveAt', lastActiveAt);
  write(user, 'BlockedByMe', blocked);
  if (entity === user) return;
  for (const name of DESCRIPTION) write(user, name, textOf(entity, `get${name}`));
  const tags = tagsOf(entity);
  if (tags.join() !== tagsOf(user).join()) write(user, 'Tags', tags);
}

/** Writes a group record into the SDK's object, with the description of the newest copy. */
export function writeGroup(group: Kit.Group, { entity, membersCount }: KnownGroup): void {
  write(group, 'MembersCount', membersCount);
  if (group === entity) return;
  write(group, 'Name', textOf(entity, 'getName'));
  const icon = iconOf(entity);
  if (icon) write(group, 'Icon', icon);
}

/** An object that may have a getter and a setter of this name. */
type Holder<N extends string, V> = { [get in `get${N}`]?: () => unknown } & {
  [set in `set${N}`]?: (value: V) => void;
};

/** Objects with a setter that threw or had no effect, such as frozen objects. */
const refusing = new WeakSet<object>();

/**
 * Writes a value into an SDK object. If its setter is missing, throws or has no effect, only that object is outdated:
 * rows show their record.
 */
export function write<N extends string, V>(object: Holder<N, V>, name: N, value: V): void {
  const methods = object as Record<string, ((value?: V) => unknown) | undefined>;
  try {
    if (holds(methods, name, value)) return;
  } catch {
    return;
  }
  try {
    if (!methods[`set${name}`]) return;
    methods[`set${name}`]?.(value);
    if (!holds(methods, name, value)) refusing.add(object);
  } catch {
    refusing.add(object);
  }
}

/** Whether an object has a value; SDKs may return copies of lists. */
function holds(methods: Record<string, (() => unknown) | undefined>, name: string, value: unknown): boolean {
  const own = methods[`get${name}`]?.();
  return (
    (own || '') === (value || '') ||
    (Array.isArray(own) && Array.isArray(value) && own.join() === value.join())
  );
}

/** Whether an object holds the record's value of an accessor, because a setter wrote it. */
export function isWritten(object: object, accessor: string): boolean {
  const name = accessor.slice(3);
  return (
    WRITTEN.has(name) &&
    typeof (object as Record<string, unknown>)[`set${name}`] === 'function' &&
    !refusing.has(object)
  );
}

/** Calls an accessor for a view of an object; throws what the accessor throws. */
export function callAccessor(object: object, accessor: string): unknown {
  return (object as Record<string, () => unknown>)[accessor]?.();
}
