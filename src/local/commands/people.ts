import type { ConversationJSON, UserJSON } from '../../server/json.ts';
import type { ChatOf } from '../../server/object-reader.ts';
import type { Actor } from '../data/data-event.ts';
import type { RelationRecord, UserDraft } from '../data/records.ts';
import { nameKeyOf, relationKey, type State } from '../data/state.ts';
import { ERROR_CODE, refuse } from '../exception.ts';
import { Views } from '../views.ts';
import {
  checkId,
  checkNotBlocked,
  checkTags,
  checkTexts,
  listedEntryOf,
  newestOf,
  receiverIn,
  userOf,
} from './find.ts';

/** The result of blocking or befriending each user, by uid. */
export type Outcomes = Record<string, { success: boolean }>;

type Kind = RelationRecord['kind'];

export const getUser = (state: State, actor: Actor, uid: string): UserJSON =>
  new Views(state, actor.uid).user(userOf(state, uid).uid);

/** Creates a user, who is offline until signing in. */
export function createUser(state: State, actor: Actor, draft: UserDraft): UserJSON {
  const { uid, name, role, avatar, statusMessage, tags = [] } = draft;
  checkId(uid, 'user', 'uid');
  checkTexts({ name, role, avatar, 'status message': statusMessage });
  checkTags(tags);
  if (state.get('users', '', uid)) {
    refuse(ERROR_CODE.UID_TAKEN, `User '${uid}' already exists: choose another uid.`, { uid });
  }
  state.put('users', { ...draft, status: 'offline', lastActiveAt: undefined });
  return new Views(state, actor.uid).user(uid);
}

/** Makes both sides friends. */
export const addFriends = (state: State, actor: Actor, uids: readonly string[]): Outcomes =>
  relate(state, actor, 'friend', uids);

/** Ends friendships, whoever started them. */
export const removeFriends = (state: State, actor: Actor, uids: readonly string[]): Outcomes =>
  unrelate(state, actor, 'friend', uids);

/** Blocks users, whose messages and typing no longer reach this one. */
export const blockUsers = (state: State, actor: Actor, uids: readonly string[]): Outcomes =>
  relate(state, actor, 'block', uids);

/** Unblocks users; withheld messages are not delivered. */
export const unblockUsers = (state: State, actor: Actor, uids: readonly string[]): Outcomes =>
  unrelate(state, actor, 'block', uids);

function relate(state: State, { uid }: Actor, kind: Kind, uids: readonly string[]): Outcomes {
  checkOthers(state, uid, kind, uids);
  if (kind === 'friend') checkNotBlocked(state, uid, uids, 'made your friend');
  const put = (one: string, other: string) =>
    state.put('relations', { uid: one, kind, other, nameKey: nameKeyOf(userOf(state, other)) });
  for (const other of uids) {
    put(uid, other);
    if (kind === 'friend') put(other, uid);
  }
  return successOf(uids);
}

function unrelate(state: State, { uid }: Actor, kind: Kind, uids: readonly string[]): Outcomes {
  checkOthers(state, uid, `un${kind}`, uids);
  for (const other of uids) {
    state.remove('relations', uid, relationKey(kind, other));
    if (kind === 'friend') state.remove('relations', other, relationKey(kind, uid));
  }
  return successOf(uids);
}

const successOf = (uids: readonly string[]): Outcomes =>
  Object.fromEntries(uids.map((uid) => [uid, { success: true }]));

function checkOthers(state: State, uid: string, what: string, uids: readonly string[]): void {
  if (!Array.isArray(uids) || uids.length === 0) {
    refuse(ERROR_CODE.BAD_ARGUMENT, `Pass an array with at least one uid to ${what}.`);
  }
  if (uids.includes(uid)) {
    refuse(ERROR_CODE.BAD_ARGUMENT, `You cannot ${what} yourself: pass the uids of others.`, { uid });
  }
  for (const other of uids) userOf(state, other);
}

/** Returns a user's copy of a conversation. */
export const getConversation = (state: State, actor: Actor, chat: ChatOf): ConversationJSON =>
  new Views(state, actor.uid).copy(listedEntryOf(state, actor.uid, receiverIn(chat)));

/** Removes a conversation from a user's list; a newer message lists it again, with newer messages only. */
export function deleteConversation(state: State, { uid }: Actor, chat: ChatOf): string {
  const entry = listedEntryOf(state, uid, receiverIn(chat));
  // Replies may be newer than the last message.
  const newest = newestOf(state, entry.conversationId, () => true)?.id ?? 0;
  state.put('conversations', {
    ...entry,
    hiddenId: Math.max(entry.hiddenId, entry.lastId, newest),
    readId: Math.max(entry.readId, entry.lastId),
    deliveredId: Math.max(entry.deliveredId, entry.lastId),
    unread: 0,
    unreadMentions: 0,
    listed: false,
    pinnedAt: 0,
    archivedAt: 0,
  });
  return 'The conversation was deleted.';
}

/** Sets the tags of a user's copy of a conversation. */
export function tagConversation(
  state: State,
  { uid }: Actor,
  chat: ChatOf,
  tags: readonly string[],
): ConversationJSON {
  checkTags(tags);
  const entry = listedEntryOf(state, uid, receiverIn(chat));
  const tagged = { ...entry, tags: tags.length > 0 ? [...tags] : undefined };
  state.put('conversations', tagged);
  return new Views(state, uid).copy(tagged);
}
