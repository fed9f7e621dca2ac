import type { Message, ReceivedMessage } from 'stanza/protocol/index.js';
import type { ArchiveChange, Envelope } from '../archive/change.ts';
import { refKey } from '../archive/records.ts';
import { bareJid } from '../shared/addresses.ts';
import type { DropReason } from '../shared/dropped.ts';
import { agreedTime, archiveTime, type Clock } from './clock.ts';
import { isId } from './limits.ts';
import { readContent, resolveUserIds } from './read-content.ts';

/** The context in which a stanza is checked. */
export interface Inbox {
  /** The bare address of the signed-in user. */
  readonly me: string;
  readonly clock: Clock;
  readonly drop: (reason: DropReason) => undefined;
}

/** A message from the account's archive or from a copy, with its id and date there. */
export interface Unwrapped {
  readonly message: Message;
  readonly archiveId?: string;
  readonly date?: Date;
}

/** Whether a stanza is from the account itself, as carbons and archive results are, not from a resource. */
const isFromAccount = (from: string | undefined, me: string) => !from || from === me;

/** Extracts the message of a carbon, which only the account itself may send. */
export function unwrapCarbon(stanza: ReceivedMessage, { me, drop }: Inbox): Unwrapped | undefined {
  if (!isFromAccount(stanza.from, me)) return drop('forged-carbon');
  const forward = stanza.carbon?.forward;
  if (!forward?.message) return drop('malformed');
  return { message: forward.message, date: forward.delay?.timestamp };
}

/** Reads a message between users: a received one, a carbon, or an archived one. */
export function readUserMessage({ message, ...wrap }: Unwrapped, inbox: Inbox): ArchiveChange[] {
  const { me, clock, drop } = inbox;
  if (message.type === 'error' || message.type === 'groupchat' || message.type === 'headline') return [];
  // Skip invitations to rooms, and private messages within them.
  if (message.muc || message.legacyMUC) return [];
  const from = message.from ? bareJid(message.from) : me;
  const to = message.to ? bareJid(message.to) : me;
  if (from !== me && to !== me) return drop('malformed') ?? [];
  const chat = from === me ? to : from;
  if (!chat.includes('@')) return [];
  const given = message.stanzaIds?.find(({ by }) => by === me)?.id;
  const archiveId = wrap.archiveId ?? given;
  const archivedAt = archiveTime(archiveId, wrap.date, clock.now());
  const id = message.id ?? message.originId ?? (archiveId && `@${archiveId}`);
  if (!id)
    return readContent(message, anonymous(chat, from, archivedAt), resolveUserIds(chat, me, from), drop);
  if (!isId(id) || (message.originId && !isId(message.originId))) return drop('malformed') ?? [];
  const refs = [refKey(chat, from, id)];
  if (message.originId && message.originId !== id) refs.push(refKey(chat, from, message.originId));
  if (archiveId) refs.push(refKey(chat, '', archiveId));
  const envelope: Envelope = {
    chat,
    kind: 'user',
    from,
    key: `${from}/${id}`,
    refs,
    at: agreedTime(message.kit?.sent, archivedAt),
    archivedAt,
    ...(archiveId && { archiveId }),
    muid: message.originId ?? id,
    ...(message.originId && { hasOriginId: true }),
  };
  return readContent(message, envelope, resolveUserIds(chat, me, from), drop);
}

/** Returns the envelope of a stanza that is never stored as a message, such as typing. */
function anonymous(chat: string, from: string, at: number): Envelope {
  return { chat, kind: 'user', from, key: '', refs: [], at, archivedAt: at };
}
