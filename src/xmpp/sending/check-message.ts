import type { Message } from 'stanza/protocol/index.js';
import { xmlText } from '../connection/xml-text.ts';
import { isId, isWithinLimits } from '../inbox/limits.ts';
import { readContent, resolveUserIds } from '../inbox/read-content.ts';
import { codedError } from '../shared/coded-error.ts';

/** The maximum size of a message's content in bytes of XML: many servers close a stream at a stanza of 256 KiB. */
const MAX_BYTES = 200_000;

/**
 * Checks that a text and content are small enough for all clients and servers.
 * @throws `ERR_TOO_LONG` otherwise
 */
export function checkSize(text: string, json = ''): void {
  if (!isWithinLimits(text, json) || bytesOf(text) + bytesOf(json) > MAX_BYTES) {
    throw codedError(
      'ERR_TOO_LONG',
      'The message is longer than 100,000 characters or 200 kB, or nested too deep.',
    );
  }
}

/**
 * Checks that a stanza is read as a message when it comes back from the server's archive; otherwise it would stay in
 * the send queue and be resent at each sign-in.
 * @throws `ERR_NOT_SENDABLE` otherwise
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

/** Returns the size of a text in bytes of XML. */
function bytesOf(text: string): number {
  return new TextEncoder().encode(text.replace(/[&<>"']/g, '&quot;')).length;
}
