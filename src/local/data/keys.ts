import { fold } from './fold.ts';
import type { Entry, MessageRecord, Records, StoreName, UserRecord } from './records.ts';

/**
 * Under which keys records are found. A key is made of parts, and what precedes the last parts is a prefix, by
 * which a range of records is read in the order of the rest: the messages of a conversation newest first, the users
 * of a role by name. All keys are strings, which memory and databases order alike.
 */
type Keys<Store extends StoreName> = (
  record: Records[Store],
  prefix?: string,
) => readonly [primary: string, ...others: Key[]];

declare const IS_KEY: unique symbol;
/** A text that `keyOf` made; other texts are no prefixes, since they may hold what separates parts. */
export type Key = string & { readonly [IS_KEY]: true };

const PART = '\n';
/** What follows every key of a prefix. */
const END = '\v';
/** Precedes a character of a part that would be read as a separator; sorts above all of these. */
const ESCAPE = '\f';

/**
 * A key of these parts. No two lists of parts give the same key, and a key lies within the bounds of another one only
 * if its parts start with those of the other, whatever characters they hold.
 */
export const keyOf = (...parts: string[]): Key => parts.map(escaped).join(PART) as Key;
const escaped = (part: string): string =>
  part.replace(/[\0-\f]/g, (sign) => ESCAPE + String.fromCharCode(sign.charCodeAt(0) + 64));
/** A key of a prefix, by what follows the prefix. */
export const keyWithin = (prefix: Key, rest: string): Key => (prefix + PART + rest) as Key;
/** What follows the prefix in a key. */
export const restOf = (key: string, prefix: Key): string => key.slice(prefix.length + 1);
/** The bounds of the keys of a prefix. */
export const boundsOf = (prefix: Key): [string, string] => [prefix + PART, prefix + END];
/** The prefix by which users are searched. */
export const WORD: Key = keyOf('word');
/** Of whom or what a record is: of which user a copy of a conversation, of which conversation a message. */
export const scopeOf = (key: string): string => key.split(PART, 1)[0] ?? '';

/** A number that sorts as text, lowest first. */
export const rising = (number: number): string => number.toString(36).padStart(11, '0');
/** A number that sorts as text, highest first. */
export const falling = (number: number): string => rising(Number.MAX_SAFE_INTEGER - number);

/** The place of a copy of a conversation in its owner's list: newest first. */
const entryPlace = ({ activeAt, lastId, conversationId }: Entry): string[] => [
  falling(activeAt),
  falling(lastId),
  conversationId,
];
export const messageKey = (conversationId: string, id: number): Key => keyOf(conversationId, falling(id));

/** How much of a name can be searched for. */
export const LONGEST_KEYWORD = 40;
/** What a search for users finds: the folded name from each of its signs on, and the folded uid. */
function wordsOf({ name, uid }: UserRecord): Set<string> {
  const folded = fold(name);
  const words = new Set([fold(uid)]);
  for (const { index } of folded.matchAll(/\S/gu)) words.add(folded.slice(index, index + LONGEST_KEYWORD));
  return words;
}

/** Tags, each once: memory would find a record by a tag as often as it carries it. */
const unique = (tags: readonly string[] = []): string[] => [...new Set(tags)];

const KEYS: { readonly [Store in StoreName]: Keys<Store> } = {
  users(user, prefix = WORD) {
    const { uid, name, status, role, tags } = user;
    if (prefix === '') return [uid];
    const place = [fold(name), uid];
    // Words are costly to find: only where they are asked for.
    const words = prefix === WORD ? wordsOf(user) : [];
    return [
      uid,
      keyOf('all', ...place),
      keyOf('status', status, ...place),
      ...(role === undefined ? [] : [keyOf('role', role, ...place)]),
      ...unique(tags).map((tag) => keyOf('tag', tag, ...place)),
      ...[...words].map((word) => keyOf(WORD, word, uid)),
    ];
  },
  groups: ({ guid, name }) => [guid, keyOf('all', fold(name), guid)],
  members: ({ guid, uid, scope, rank }) => [
    keyOf(guid, 'is', uid),
    keyOf(guid, scope === 'banned' ? 'banned' : 'in', rising(rank), uid),
  ],
  relations: ({ uid, kind, other, nameKey }) => [
    keyOf(uid, kind, other),
    keyOf(uid, `${kind}s`, nameKey, other),
  ],
  conversations(entry, prefix) {
    const { uid, type, tags, endTags, listed } = entry;
    const primary = keyOf(uid, 'of', entry.conversationId);
    if (prefix === '' || !listed) return [primary];
    const place = entryPlace(entry);
    const prefixes = [
      ['all'],
      [type],
      ...unique(tags).map((tag) => ['tag', tag]),
      ...unique(endTags).map((tag) => [`${type}Tag`, tag]),
    ];
    return [primary, ...prefixes.map((prefix) => keyOf(uid, ...prefix, ...place))];
  },
  messages: (message: MessageRecord) => [messageKey(message.conversationId, message.id)],
  media: ({ id }) => [rising(id)],
  journal: ({ seq }) => [keyOf('seq', rising(seq))],
  meta: ({ key }) => [key],
};

/** The key of a record that no other one has. */
export const primaryKeyOf = <Store extends StoreName>(store: Store, record: Records[Store]): string =>
  keysOf(store, record, '')[0];

/** All keys of a record, the primary one first; with a prefix maybe only those of it. */
export function keysOf<Store extends StoreName>(
  store: Store,
  record: Records[Store],
  prefix?: string,
): readonly [string, ...string[]] {
  return (KEYS[store] as Keys<Store>)(record, prefix);
}
