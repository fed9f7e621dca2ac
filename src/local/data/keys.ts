import type { Entry, MessageRecord, ReceiptRecord, Records, StoreName, UserRecord } from './records.ts';
import { searchKey } from './search-key.ts';

/**
 * The keys of each store's records. A key consists of parts. Its leading parts are a prefix: scanning a
 * prefix reads its records in the order of the remaining parts, such as the messages of a conversation newest
 * first, or the users of a role by name. Keys are strings, which memory and databases sort alike.
 */
type Keys<Store extends StoreName> = (
  record: Records[Store],
  prefix?: string,
) => readonly [primary: string, ...others: Key[]];

declare const IS_KEY: unique symbol;
/** A key made by `keyOf`; other strings may contain separators and are not valid prefixes. */
export type Key = string & { readonly [IS_KEY]: true };

const PART = '\n';
/** Sorts after every key of a prefix. */
const END = '\v';
/** Escapes a separator within a part; sorts after all separators. */
const ESCAPE = '\f';

/**
 * Makes a key of parts. Different parts always give different keys, and a key lies within the bounds of
 * another one only if its parts start with the parts of the other, whatever characters they contain.
 */
export const keyOf = (...parts: string[]): Key => parts.map(escaped).join(PART) as Key;
const escaped = (part: string): string =>
  part.replace(/[\0-\f]/g, (sign) => ESCAPE + String.fromCharCode(sign.charCodeAt(0) + 64));
/** Makes a key from a prefix and what follows it. */
export const keyWithin = (prefix: Key, rest: string): Key => (prefix + PART + rest) as Key;
/** Returns what follows the prefix in a key. */
export const restOf = (key: string, prefix: Key): string => key.slice(prefix.length + 1);
/** Returns the bounds of the keys of a prefix. */
export const boundsOf = (prefix: Key): [string, string] => [prefix + PART, prefix + END];
/** The prefix of the user search. */
export const WORD: Key = keyOf('word');
/** The prefixes by which messages are found without their conversation; no conversation has these ids. */
export const BY_ID: Key = keyOf('id');
export const BY_MUID: Key = keyOf('muid');
/** Returns the owner of a record: the user of a copy of a conversation, the conversation of a message. */
export const scopeOf = (key: string): string => key.split(PART, 1)[0] ?? '';

/** Encodes a number so that it sorts as text, lowest first. */
export const rising = (number: number): string => number.toString(36).padStart(11, '0');
/** Encodes a number so that it sorts as text, highest first. */
export const falling = (number: number): string => rising(Number.MAX_SAFE_INTEGER - number);

/** Sorts a copy of a conversation in its owner's list, newest first. */
const entryPlace = ({ activeAt, lastId, conversationId }: Entry): string[] => [
  falling(activeAt),
  falling(lastId),
  conversationId,
];
export const messageKey = (conversationId: string, id: number): Key => keyOf(conversationId, falling(id));
/** The prefix of a conversation's messages outside threads, newest first. */
export const mainOf = (conversationId: string): Key => keyOf(conversationId, 'main');
/** The prefix of the replies in one thread, newest first. */
export const threadOf = (conversationId: string, parentId: number): Key =>
  keyOf(conversationId, 'thread', rising(parentId));

/** The prefix of how far a member got in a conversation or thread, earliest first. */
export const receiptsOf = ({
  conversationId,
  parentId,
  uid,
  step,
}: Pick<ReceiptRecord, 'conversationId' | 'parentId' | 'uid' | 'step'>): Key =>
  keyOf(conversationId, uid, step, rising(parentId));

/** How many characters of a name can be searched for. */
export const LONGEST_KEYWORD = 40;
/** Returns the search terms of a user: the folded name from each character on, and the folded uid. */
function wordsOf({ name, uid }: UserRecord): Set<string> {
  const folded = searchKey(name);
  const words = new Set([searchKey(uid)]);
  for (const { index } of folded.matchAll(/\S/gu)) words.add(folded.slice(index, index + LONGEST_KEYWORD));
  return words;
}

/** Removes duplicate tags; memory would return a record once per duplicate. */
const unique = (tags: readonly string[] = []): string[] => [...new Set(tags)];

const KEYS: { readonly [Store in StoreName]: Keys<Store> } = {
  users(user, prefix = WORD) {
    const { uid, name, status, role, tags } = user;
    if (prefix === '') return [uid];
    const place = [searchKey(name), uid];
    // Computing search terms is costly, so only do it for the search prefix.
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
  groups: ({ guid, name }) => [guid, keyOf('all', searchKey(name), guid)],
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
  messages({ id, conversationId, parentId, sender, muid, changedAt }: MessageRecord, prefix) {
    const primary = messageKey(conversationId, id);
    if (prefix === '') return [primary];
    const place = falling(id);
    const within = (prefix: Key, ...rest: string[]) => keyWithin(prefix, keyOf(...rest));
    return [
      primary,
      within(BY_ID, rising(id), conversationId),
      ...(parentId === 0
        ? [within(mainOf(conversationId), place)]
        : [keyOf(conversationId, 'reply', place), within(threadOf(conversationId, parentId), place)]),
      ...(changedAt ? [keyOf(conversationId, 'changed', rising(changedAt), place)] : []),
      ...(muid ? [within(BY_MUID, sender, muid, place)] : []),
    ];
  },
  media: ({ id }) => [rising(id)],
  receipts: (receipt) => [keyWithin(receiptsOf(receipt), rising(receipt.id))],
  journal: ({ seq }) => [keyOf('seq', rising(seq))],
  meta: ({ key }) => [key],
};

/** The primary key of a record. */
export const primaryKeyOf = <Store extends StoreName>(store: Store, record: Records[Store]): string =>
  keysOf(store, record, '')[0];

/** Returns all keys of a record, the primary one first; with a prefix, possibly only those of that prefix. */
export function keysOf<Store extends StoreName>(
  store: Store,
  record: Records[Store],
  prefix?: string,
): readonly [string, ...string[]] {
  return (KEYS[store] as Keys<Store>)(record, prefix);
}
