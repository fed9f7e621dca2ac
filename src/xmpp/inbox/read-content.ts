import type { Message } from 'stanza/protocol/index.js';
import type { ArchiveChange, Envelope } from '../archive/change.ts';
import { refKey } from '../archive/records.ts';
import { NS } from '../connection/extensions.ts';
import { readFile } from '../files/file-stanza.ts';
import { bareJid } from '../shared/addresses.ts';
import type { DropReason } from '../shared/dropped.ts';
import { isId, isWithinLimits } from './limits.ts';

/** The maximum number of reactions of one user to a message, and the maximum length of one. */
const MAX_REACTIONS = 20;
const MAX_REACTION = 32;

/** Resolves the ids in a stanza to messages. */
export interface IdResolver {
  /** Returns the `refKey`s of a message by the sender, then of one by the other user, to detect forgeries. */
  own(id: string): readonly string[];
  /** Returns the `refKey` of a message by the author named in the stanza. */
  by(id: string, author: string | undefined): string;
  /** Returns the `refKey`s of a message by anyone in the chat. */
  any(id: string): readonly string[];
}

/** Creates the resolver of a chat with a user: ids are unique per sender. */
export function resolveUserIds(chat: string, me: string, from: string): IdResolver {
  const other = from === me ? chat : me;
  return {
    own: (id) => [refKey(chat, from, id), refKey(chat, other, id)],
    by: (id, author) => refKey(chat, author === other ? other : from, id),
    any: (id) => [refKey(chat, other, id), refKey(chat, from, id)],
  };
}

/**
 * Reads the content of a message, for chats with users and for rooms.
 * @param drop - counts a dropped stanza
 */
export function readContent(
  stanza: Message,
  envelope: Envelope,
  resolver: IdResolver,
  drop: (reason: DropReason) => undefined,
): ArchiveChange[] {
  const { chat, kind, from, at } = envelope;
  const later = { chat, kind, from, at };
  const changes: ArchiveChange[] = [];

  if (stanza.chatState) {
    changes.push({ what: 'typing', chat, kind, from, typing: stanza.chatState === 'composing' });
  }
  const { receipt, marker } = stanza;
  if (receipt?.type === 'received' && isId(receipt.id)) {
    changes.push({ ...later, what: 'received', targets: resolver.any(receipt.id) });
  }
  if (marker?.type === 'displayed' && isId(marker.id)) {
    changes.push({ ...later, what: 'displayed', targets: resolver.any(marker.id) });
  }
  if (stanza.retract !== undefined) {
    if (!isId(stanza.retract)) drop('malformed');
    else changes.push({ ...later, what: 'retraction', targets: resolver.own(stanza.retract) });
    return changes;
  }
  if (stanza.reactions) {
    const { id, emojis = [] } = stanza.reactions;
    const isShort = emojis.length <= MAX_REACTIONS && emojis.every((each) => each.length <= MAX_REACTION);
    if (!isId(id)) drop('malformed');
    else if (!isShort) drop('oversized');
    else
      changes.push({
        ...later,
        what: 'reactions',
        targets: resolver.any(id),
        emojis: [...new Set(emojis)].filter(Boolean),
      });
    return changes;
  }
  const text = bodyOf(stanza);
  if (!isWithinLimits(text, stanza.kit?.data)) {
    drop('oversized');
    return changes;
  }
  if (stanza.replace !== undefined) {
    if (!isId(stanza.replace)) drop('malformed');
    else changes.push({ ...later, what: 'correction', targets: resolver.own(stanza.replace), text });
    return changes;
  }
  const message = readMessage(stanza, text, envelope, resolver);
  if (message) changes.push(message);
  return changes;
}

/** Returns the text of a message, without the fallback quote for clients that do not support replies. */
function bodyOf({ body = '', fallback }: Message): string {
  const { start = 0, end } = fallback?.for === NS.reply ? fallback : {};
  if (end === undefined || start < 0 || end < start) return body;
  const characters = [...body];
  return [...characters.slice(0, start), ...characters.slice(end)].join('');
}

function readMessage(
  stanza: Message,
  text: string,
  envelope: Envelope,
  resolver: IdResolver,
): ArchiveChange | undefined {
  const { kit, reply } = stanza;
  const file = readFile(stanza);
  const data = readData(kit?.data);
  if (!text && !file && data === undefined) return undefined;
  const parent = isId(kit?.parent) ? resolver.by(kit.parent, kit.by) : undefined;
  return {
    ...envelope,
    what: 'message',
    ...(text && text !== file?.url && { text }),
    ...(file && { file }),
    ...(data !== undefined && { data, type: isId(kit?.type) ? kit.type : 'custom' }),
    ...(parent && { parent }),
    ...(isId(reply?.id) && {
      quoted: [resolver.by(reply.id, reply.to && bareJid(reply.to)), ...resolver.any(reply.id)],
    }),
  };
}

function readData(json: string | undefined): unknown {
  try {
    return json ? JSON.parse(json) : undefined;
  } catch {
    return undefined;
  }
}
