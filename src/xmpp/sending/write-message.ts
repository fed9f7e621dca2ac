import type { Message } from 'stanza/protocol/index.js';
import type { Draft } from '../../server/index.ts';
import type { ChatKind, StoredMessage } from '../archive/records.ts';
import { writeFile } from '../files/file-stanza.ts';

/** The messages that a draft refers to. */
export interface DraftRelations {
  readonly parent?: StoredMessage;
  readonly quoted?: StoredMessage;
  /** Whether the addresses of their senders must not be sent. */
  readonly isHidden?: boolean;
}

/** Returns the id by which others know a message: the room's, or its sender's. */
export function publicId({ kind, key, chat, from, archiveId, muid }: StoredMessage): string {
  const id = key.slice((kind === 'group' ? chat : from).length + 1);
  // A second message with the same id has a key of its own.
  return kind === 'user' && id === `@${archiveId}` ? (muid ?? id) : id;
}

/** Creates the stanza of a draft, without a time, which each attempt adds. */
export function writeMessage(
  draft: Draft,
  to: { readonly chat: string; readonly kind: ChatKind },
  id: string,
  { parent, quoted, isHidden = false }: DraftRelations = {},
): Message {
  const { text, file, data, type } = draft;
  const body = text || file?.url || (data === undefined ? '' : (type ?? 'custom'));
  return {
    id,
    originId: id,
    to: to.chat,
    type: to.kind === 'group' ? 'groupchat' : 'chat',
    body,
    receipt: { type: 'request' },
    marker: { type: 'markable' },
    ...(file && writeFile(file)),
    ...(quoted && { reply: { id: publicId(quoted), ...(!isHidden && { to: quoted.from }) } }),
    kit: {
      ...(parent && { parent: publicId(parent), ...(!isHidden && { by: parent.from }) }),
      ...(data !== undefined && { type, data: JSON.stringify(data) }),
    },
  };
}
