import type { Actor, Call, Facts, Missed } from './data-event.ts';
import { keyOf, messageKey, rising } from './keys.ts';
import type { MessageRecord, Records } from './records.ts';
import type { Tx } from './tx.ts';
import type { Work } from './work.ts';

/** The ids of what is to be shown: users by uid, groups by guid, messages. */
export interface About {
  readonly users?: readonly string[];
  readonly groups?: readonly string[];
  readonly messages?: readonly MessageRecord[];
}

export const blockKey = (uid: string, other: string): string => keyOf(uid, 'block', other);
export const entryKey = (uid: string, conversationId: string): string => keyOf(uid, 'of', conversationId);

/** Reads the records needed to show this to these viewers. */
export function* gather(tx: Tx, viewers: readonly string[], about: About): Work<Facts> {
  const { messages = [] } = about;
  const quoted = (yield* tx.many('messages', messages.flatMap(quoteOf))).flatMap((quote) => quote ?? []);
  const shown = [...messages, ...quoted];
  const uids = new Set([...(about.users ?? []), ...shown.flatMap(usersOf)]);
  const inGroups = messages.filter(({ receiverType }) => receiverType === 'group');
  const guids = new Set([...(about.groups ?? []), ...inGroups.map(({ receiverId }) => receiverId)]);
  const pairs = new Set<string>();
  for (const viewer of viewers) {
    for (const uid of uids) if (uid !== viewer) pairs.add(blockKey(uid, viewer)).add(blockKey(viewer, uid));
  }
  const copies = inGroups.flatMap(({ conversationId }) =>
    viewers.map((uid) => entryKey(uid, conversationId)),
  );
  const users = yield* byKey(tx, 'users', uids);
  const groups = yield* byKey(tx, 'groups', guids);
  const blocks = yield* byKey(tx, 'relations', pairs);
  return {
    users,
    groups,
    blocks,
    copies: yield* byKey(tx, 'conversations', new Set(copies)),
    quotes: new Map(quoted.map((quote) => [quote.id, quote])),
    files: yield* filesOf(tx, shown),
  };
}

/** Reads the bytes of the files of messages. */
export function* filesOf(tx: Tx, messages: readonly MessageRecord[]): Work<Facts['files']> {
  const ids = messages.filter(({ content }) => content.file?.isStored).map(({ id }) => id);
  const found = yield* tx.many('media', ids.map(rising));
  return Object.fromEntries(found.flatMap((media) => (media ? [[media.id, media.blob]] : [])));
}

const quoteOf = ({ conversationId, quotedId }: MessageRecord): string[] =>
  quotedId ? [messageKey(conversationId, quotedId)] : [];

function usersOf(message: MessageRecord): string[] {
  const { sender, receiverType, receiverId, content, earlier = [] } = message;
  const uids = [sender, ...[message, ...earlier].flatMap(({ mentions }) => mentions)];
  if (receiverType === 'user') uids.push(receiverId);
  if (content.on !== undefined) uids.push(content.on);
  return uids;
}

function* byKey<S extends 'users' | 'groups' | 'relations' | 'conversations'>(
  tx: Tx,
  store: S,
  keys: Set<string>,
) {
  const list = [...keys];
  const found = yield* tx.many(store, list);
  const known = new Map<string, Records[S]>();
  for (const [at, record] of found.entries()) if (record) known.set(list[at] as string, record);
  return known;
}

/** Notifies all sessions of these users (without `uids`, of everyone), except the session that caused it. */
export function* tell(
  tx: Tx,
  actor: Actor | undefined,
  uids: Iterable<string> | undefined,
  call: Call | Missed,
  about: About,
): Work<void> {
  const wanted = uids && new Set(uids);
  const sessions = tx.meta.sessions.filter(
    ({ id, uid }) => id !== actor?.session && (wanted?.has(uid) ?? true),
  );
  if (sessions.length === 0) return;
  const viewers = new Set(sessions.map(({ uid }) => uid));
  const facts = yield* gather(tx, [...viewers], about);
  tx.events.push({ ...call, to: sessions.map(({ id }) => id), facts });
}
