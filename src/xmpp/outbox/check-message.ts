import type { Message } from 'stanza/protocol/index.js';
import { xmlText } from '../connection/xml-text.ts';
import { isId, isWithinLimits } from '../inbox/limits.ts';
import { readContent, resolveUserIds } from '../inbox/read-content.ts';
import { codedError } from '../shared/coded-error.ts';

/** The most bytes of XML for a message's content: many servers close a stream at a stanza of 256 KiB. */
const MOST_BYTES = 200_000;

/** Throws `ERR_TOO_LONG` for a text or content that some clients or servers would refuse. */
export function checkSize(text: string, json = ''): void {
  if (!isWithinLimits(text, json) || bytesOf(text) + bytesOf(json) > MOST_BYTES) {
    throw codedError(
      'ERR_TOO_LONG',
      'The message is longer than 100,000 characters or 200 kB, or nested too deep.',
    );
  }
}

/**
 * Throws `ERR_NOT_SENDABLE` for a message that would not count as one when it comes back from the server's archive: it
 * would stay in the outbox and be sent again at each sign-in.
 */
export function checkMessage(stanza: Message): void {
  const { id = '', to: chat = '', body = '', kit } = stanza;
  checkSize(body, kit?.data);
  const isNamed = isId(id) && xmlText(id) === id && (kit?.type === undefined || isId(kit.type));
  const envelope = { chat, kind: 'user', from: '', key: id, refs: [], at: 0, archivedAt: 0 } as const;
  const sent = { ...stanza, body: xmlText(body) };
  const isMessage = readContent(sent, envelope, resolveUserIds(chat, '', ''), () => undefined).some(
    ({ what }) => what === 'message',
  );
  if (!isNamed || !isMessage) {
    throw codedError(
      'ERR_NOT_SENDABLE',
      'The message has no content, or a muid or type longer than 256 characters.',
    );
  }
}

/** Returns how many bytes a text takes in XML. */
function bytesOf(text: string): number {
  return new TextEncoder().encode(text.replace(/[&<>"']/g, '&quot;')).length;
}
