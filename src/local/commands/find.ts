import type { Id } from '../../server/json.ts';
import type { ChatOf } from '../../server/object-reader.ts';
import type { Actor } from '../data/data-event.ts';
import type {
  Entry,
  GroupRecord,
  MemberRecord,
  MessageRecord,
  Receiver,
  UserRecord,
} from '../data/records.ts';
import type { State } from '../data/state.ts';
import { ERROR_CODE, refuse } from '../exception.ts';

/** Throws for ids that would be ambiguous in a mention, `<@uid:UID>`, or in a URL. */
export function checkId(id: unknown, what: string, name: string): void {
  if (typeof id === 'string' && /^[^\s<>\p{Cc}\p{Cs}]+$/u.test(id)) return;
  refuse(
    ERROR_CODE.BAD_ARGUMENT,
    `A ${what} needs a ${name} without spaces, control characters, lone surrogates, '<' and '>'.`,
    { [name]: id },
  );
}

/** Throws for values that are not strings; only the name is required. */
export function checkTexts(texts: Readonly<Record<string, unknown>> & { readonly name: unknown }): void {
  for (const [name, value] of Object.entries(texts)) {
    if (typeof value === 'string' || (name !== 'name' && (value === undefined || value === null))) continue;
    refuse(ERROR_CODE.BAD_ARGUMENT, `The ${name} must be a string.`, { [name]: value });
  }
}

/** Throws unless the tags are an array of strings. */
export function checkTags(tags: unknown): void {
  if (Array.isArray(tags) && tags.every((tag) => typeof tag === 'string')) return;
  refuse(ERROR_CODE.BAD_ARGUMENT, 'Tags must be an array of strings.', { tags });
}

/** Returns a user; throws `ERR_UID_NOT_FOUND` for a uid that does not exist. */
export function userOf(state: State, uid: string): UserRecord {
  return (
    state.get('users', '', uid) ??
    refuse(
      ERROR_CODE.UID_NOT_FOUND,
      `User '${uid}' does not exist: create it with createUser(), or use the uid of an existing user.`,
      { uid },
    )
  );
}

export function groupOf(state: State, guid: string): GroupRecord {
  return (
    state.get('groups', '', guid) ??
    refuse(
      ERROR_CODE.GUID_NOT_FOUND,
      `Group '${guid}' does not exist: create it with createGroup(), or use the guid of an existing group.`,
      { guid },
    )
  );
}

/** Returns a member of a group; throws for anyone else. */
export function checkMember(state: State, uid: string, guid: string): MemberRecord {
  const member = state.get('members', guid, uid);
  if (member && member.scope !== 'banned') return member;
  return refuse(
    ERROR_CODE.NOT_A_MEMBER,
    `'${uid}' is not a member of the group '${guid}': join it with joinGroup() first.`,
    { uid, guid },
  );
}

/** Returns the uids of all members, in the order they joined. */
export const membersOf = (state: State, guid: string): string[] =>
  state.all('members', guid).flatMap(({ uid, scope }) => (scope === 'banned' ? [] : [uid]));

/** Throws for a user or group that does not exist. */
function checkExists(state: State, { receiverType, receiverId }: Receiver): void {
  if (receiverType === 'group') groupOf(state, receiverId);
  else userOf(state, receiverId);
}

/** Throws for a receiver that does not exist, and for a group that this user is not a member of. */
export function checkReceiver(state: State, uid: string, receiver: Receiver): void {
  checkExists(state, receiver);
  if (receiver.receiverType === 'group') checkMember(state, uid, receiver.receiverId);
}

/** Returns which of some users have blocked a user. */
export const blockersOf = (state: State, uid: string, others: readonly string[]): string[] =>
  others.filter((other) => state.isRelated(other, 'block', uid));

/** Throws if a user to act on has blocked this one. */
export function checkNotBlocked(state: State, uid: string, others: readonly string[], what: string): void {
  const [blocker] = blockersOf(state, uid, others);
  if (blocker === undefined) return;
  refuse(ERROR_CODE.NOT_PERMITTED, `'${blocker}' has blocked you and cannot be ${what}.`, { uid: blocker });
}

/** Returns the newest message of a conversation that fits; undefined without one. */
export function newestOf(
  state: State,
  conversationId: string,
  fits: (message: MessageRecord) => boolean,
): MessageRecord | undefined {
  const messages = state.all('messages', conversationId);
  for (let at = messages.length - 1; at >= 0; at--) {
    const message = messages[at] as MessageRecord;
    if (fits(message)) return message;
  }
  return undefined;
}

/**
 * Returns the id of the conversation between a user and a receiver, the same from both ends. Underscores in a
 * uid or guid are doubled, so a single one is always a separator and no two conversations share an id.
 */
export function conversationIdOf(uid: string, { receiverType, receiverId }: Receiver): string {
  const [own, end] = [uid, receiverId].map((id) => id.replaceAll('_', '__'));
  if (receiverType === 'group') return `group_${end}`;
  return uid < receiverId ? `${own}_user_${end}` : `${end}_user_${own}`;
}

/** Whether a user sees a message in their copy of the conversation. */
export function isVisible(message: MessageRecord, entry: Entry): boolean {
  return message.id > entry.hiddenId && !message.withheldFrom?.includes(entry.uid);
}

/** Returns all receivers of a message, and the sender. */
export function audienceOf(state: State, { receiverType, receiverId, sender }: MessageRecord): string[] {
  return receiverType === 'group' ? membersOf(state, receiverId) : [...new Set([sender, receiverId])];
}

/** Returns which of some users see a message. */
export function viewersOf(state: State, message: MessageRecord, uids: readonly string[]): string[] {
  return uids.filter((uid) => {
    const entry = state.get('conversations', uid, message.conversationId);
    return entry && isVisible(message, entry);
  });
}

/** Returns a message id as a number; 0 for no id, -1 for an invalid one, which no message has. */
export function idOf(id: unknown): number {
  // A text such as '5e2' only looks like a number.
  const number = typeof id === 'string' && !/^\d+$/.test(id) ? Number.NaN : Number(id ?? 0);
  return Number.isSafeInteger(number) ? number : -1;
}

/** Returns the receiver of a chat. */
export const receiverIn = ({ user, group }: ChatOf): Receiver =>
  group === undefined
    ? { receiverType: 'user', receiverId: user as string }
    : { receiverType: 'group', receiverId: group };

/** Returns a message that a user sees, and the user's copy of its conversation. */
export function seen(
  state: State,
  uid: string,
  conversationId: string,
  given: Id,
): { entry: Entry; message: MessageRecord } {
  const id = idOf(given);
  const entry = state.get('conversations', uid, conversationId);
  const message = state.get('messages', conversationId, id);
  if (!entry || !message || !isVisible(message, entry)) {
    return refuse(
      ERROR_CODE.MESSAGE_NOT_FOUND,
      `'${uid}' has no message ${id}${conversationId && ` in '${conversationId}'`}: pass a message returned by the SDK, or its id.`,
      { conversationId, id },
    );
  }
  return { entry, message };
}

/** Returns a message that a user sees by its id alone, and the user's copy of its conversation. */
export function seenById(state: State, uid: string, id: Id): { entry: Entry; message: MessageRecord } {
  return seen(state, uid, state.messageById(idOf(id))?.conversationId ?? '', id);
}

/** Returns a user's copy of a listed conversation. */
export function listedEntryOf(state: State, uid: string, receiver: Receiver): Entry {
  const { receiverType, receiverId } = receiver;
  checkExists(state, receiver);
  const entry = state.get('conversations', uid, conversationIdOf(uid, receiver));
  if (entry?.listed) return entry;
  return refuse(
    ERROR_CODE.CONVERSATION_NOT_FOUND,
    `'${uid}' has no conversation with ${receiverType} '${receiverId}': send a message first.`,
    receiver,
  );
}

/** Returns the other user, or the other members, none in a chat with oneself; throws for a receiver that this user cannot send to. */
export function receiversOf(state: State, uid: string, receiver: Receiver): string[] {
  const { receiverType, receiverId } = receiver;
  checkReceiver(state, uid, receiver);
  if (receiverType === 'group') return membersOf(state, receiverId).filter((member) => member !== uid);
  return receiverId === uid ? [] : [receiverId];
}

/** Notifies the receivers that a user is typing, or stopped. */
export function type(state: State, actor: Actor, { typing, ...chat }: ChatOf & { typing: boolean }): void {
  const receiver = receiverIn(chat as ChatOf);
  const { uid } = userOf(state, actor.uid);
  const receivers = receiversOf(state, uid, receiver);
  const blockers = blockersOf(state, uid, receivers);
  const reached = receivers.filter((other) => !blockers.includes(other));
  const { receiverType, receiverId } = receiver;
  const about = { sender: uid, receiverId, receiverType, typing };
  state.notify(actor, reached, { on: 'typing', about });
}
