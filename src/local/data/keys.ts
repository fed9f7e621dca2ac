import { fold } from './fold.ts';
import type { Entry, MessageRecord, Records, StoreName, UserRecord } from './records.ts';

/**
 * Under which keys records are found. A key is made of parts, and what precedes the last parts is a prefix, by
 * which a range of records is read in the order of the rest: the messages of a conversation newest first, the users
 * of a role by name. All keys are strings, which memory and databases order alike, and hold no user's text before
 * their last part but ids and tags.
 */
type Keys<Store extends StoreName> = (
  record: Records[Store],
  prefix?: string,
) => readonly [primary: string, ...others: string[]];

/** The prefix by which users are searched. */
export const WORD = 'word';
/** What parts keys; ids do not hold it. */
const PART = '\n';
/** What follows every key of a prefix. */
const END = '\v';

/** A key of these parts. */
export const keyOf = (...parts: string[]): string => parts.join(PART);
/** The bounds of the keys of a prefix. */
export const boundsOf = (prefix: string): [string, string] => [prefix + PART, prefix + END];
/** Of whom or what a record is: of which user a copy of a conversation, of which conversation a message. */
export const scopeOf = (key: string): string => key.split(PART, 1)[0] ?? '';

/** A number that sorts as text, lowest first. */
export const rising = (number: number): string => number.toString(36).padStart(11, '0');
/** A number that sorts as text, highest first. */
export const falling = (number: number): string => rising(Number.MAX_SAFE_INTEGER - number);
/** The number of a text that falls. */
export const risen = (falling: string): number => Number.MAX_SAFE_INTEGER - Number.parseInt(falling, 36);

/** The place of a user among users: by folded name, the same in every locale. */
export const userPlace = (nameKey: string, uid: string): string => keyOf(nameKey, uid);
/** The place of a copy of a conversation in its owner's list: newest first. */
export const entryPlace = (entry: Entry): string =>
  keyOf(falling(entry.activeAt), falling(entry.lastId), entry.conversationId);
export const messageKey = (conversationId: string, id: number): string => keyOf(conversationId, falling(id));

/** How much of a name can be searched for. */
export const LONGEST_KEYWORD = 40;

/** What a search for users finds: the folded name from each of its signs on, and the folded uid. */
function wordsOf({ name, uid }: UserRecord): Set<string> {
  const folded = fold(name);
  const words = new Set([fold(uid)]);
  for (const { index } of folded.matchAll(/\S/gu)) words.add(folded.slice(index, index + LONGEST_KEYWORD));
  return words;
}

/** Whether a search finds a user. */
export const isFoundBy = ({ name, uid }: UserRecord, keyword: string): boolean =>
  fold(name).includes(keyword) || fold(uid).startsWith(keyword);

const KEYS: { readonly [Store in StoreName]: Keys<Store> } = {
  users(user, prefix = WORD) {
    const { uid, name, status, role, tags = [] } = user;
    if (prefix === '') return [uid];
    const place = userPlace(fold(name), uid);
    // Words are costly to find: only where they are asked for.
    const words = prefix === WORD ? wordsOf(user) : [];
    return [
      uid,
      keyOf('all', place),
      keyOf('status', status, place),
      ...(role === undefined ? [] : [keyOf('role', role, place)]),
      ...tags.map((tag) => keyOf('tag', tag, place)),
      ...[...words].map((word) => keyOf(WORD, word, uid)),
    ];
  },
  groups: ({ guid, name }) => [guid, keyOf('all', userPlace(fold(name), guid))],
  members: ({ guid, uid, scope, rank }) => [
    keyOf(guid, 'is', uid),
    keyOf(guid, scope === 'banned' ? 'banned' : 'in', rising(rank), uid),
  ],
  relations: ({ uid, kind, other, nameKey }) => [
    keyOf(uid, kind, other),
    keyOf(uid, `${kind}s`, userPlace(nameKey, other)),
  ],
  conversations(entry, prefix) {
    const { uid, type, tags = [], endTags = [], listed } = entry;
    const prefixes = listed
      ? [
          'all',
          type,
          ...tags.map((tag) => keyOf('tag', tag)),
          ...endTags.map((tag) => keyOf(`${type}Tag`, tag)),
        ]
      : [];
    if (prefix === '') return [keyOf(uid, 'of', entry.conversationId)];
    const place = entryPlace(entry);
    return [keyOf(uid, 'of', entry.conversationId), ...prefixes.map((prefix) => keyOf(uid, prefix, place))];
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
