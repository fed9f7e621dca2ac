import { partnerOf } from '../../client/boundary/conversations.ts';
import { iconOf, tagsOf } from '../../client/boundary/entities.ts';
import { textOf } from '../../client/boundary/read.ts';
import type { Kit } from '../../sdk/index.ts';
import type { ConversationRecord } from '../conversations/conversation-record.ts';
import type { EntityRecord } from '../entities/entity-record.ts';

/**
 * Writes a row's state into the SDK's own object, so that app code reads the same. Writes absolute values
 * only, because two lists may share the object, and some SDKs update it too.
 */
export function syncConversation(record: ConversationRecord): void {
  const { conversation } = record;
  write(conversation, 'LastMessage', record.lastMessage);
  write(conversation, 'UnreadMessageCount', record.unread);
  const entity = partnerOf(conversation);
  if (entity && record.partner) syncEntity(entity, record.partner);
}

/** Writes what is known of a user or group into an SDK's object of it. */
export function syncEntity(object: Kit.User | Kit.Group, record: EntityRecord): void {
  if (record.isGroup) syncGroup(object as Kit.Group, record as EntityRecord<Kit.Group>);
  else syncUser(object as Kit.User, record as EntityRecord<Kit.User>);
}

const DESCRIPTION = ['Name', 'Avatar', 'StatusMessage', 'Role'] as const;

/** The accessors with values that the list writes. */
const WRITTEN: ReadonlySet<string> = new Set([
  'LastMessage',
  'UnreadMessageCount',
  'Status',
  'LastActiveAt',
  'BlockedByMe',
  ...DESCRIPTION,
  'Tags',
  'MembersCount',
  'Icon',
]);

function syncUser(user: Kit.User, { status, blocked, lastActiveAt, entity }: EntityRecord<Kit.User>): void {
  write(user, 'Status', status);
  if (lastActiveAt) write(user, 'LastActiveAt', lastActiveAt);
  write(user, 'BlockedByMe', blocked);
  if (entity === user) return;
  for (const name of DESCRIPTION) write(user, name, textOf(entity, `get${name}`));
  const tags = tagsOf(entity);
  if (tags.join() !== tagsOf(user).join()) write(user, 'Tags', tags);
}

function syncGroup(group: Kit.Group, { entity, membersCount }: EntityRecord<Kit.Group>): void {
  write(group, 'MembersCount', membersCount);
  if (group === entity) return;
  write(group, 'Name', textOf(entity, 'getName'));
  const icon = iconOf(entity);
  if (icon) write(group, 'Icon', icon);
}

/** An object with a getter, and possibly a setter, of this name. */
type Holder<N extends string, V> = { [get in `get${N}`]: () => unknown } & {
  [set in `set${N}`]?: (value: V) => void;
};

/** Objects with a setter that threw, or that set nothing, such as frozen objects. */
const refusing = new WeakSet<object>();

/** If a setter is missing, throws or sets nothing, only the SDK's copy is outdated: the row shows its record. */
function write<N extends string, V>(object: Holder<N, V>, name: N, value: V): void {
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

/** Whether an object has a value; SDKs may keep copies of lists. */
function holds(methods: Record<string, (() => unknown) | undefined>, name: string, value: unknown): boolean {
  const own = methods[`get${name}`]?.();
  return (
    (own || '') === (value || '') ||
    (Array.isArray(own) && Array.isArray(value) && own.join() === value.join())
  );
}

/** Whether an object holds the row's value of an accessor, because a setter wrote it. */
export function isWritten(object: object, accessor: string): boolean {
  const name = accessor.slice(3);
  return (
    WRITTEN.has(name) &&
    typeof (object as Record<string, unknown>)[`set${name}`] === 'function' &&
    !refusing.has(object)
  );
}
