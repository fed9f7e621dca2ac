import { describe, expect, it } from 'vitest';
import type { Draft } from '../../../src/server/index.ts';
import { xmlText } from '../../../src/xmpp/connection/xml-text.ts';
import { Clock } from '../../../src/xmpp/inbox/clock.ts';
import { readUserMessage } from '../../../src/xmpp/inbox/read-stanza.ts';
import { checkMessage, checkSize } from '../../../src/xmpp/sending/check-message.ts';
import { writeMessage } from '../../../src/xmpp/sending/write-message.ts';
import { ANN, archiveIdAt, BOB } from '../inbox-of.ts';

const TO = { chat: BOB, kind: 'user' as const };
const write = (draft: Partial<Draft>, muid = 'm1') =>
  writeMessage({ user: 'bob', ...draft } as Draft, TO, muid);

/** Returns the muids of the messages that the archive has of what was sent. */
function archived(draft: Partial<Draft>, muid: string) {
  const message = write(draft, muid);
  const copy = { ...message, from: ANN, body: xmlText(message.body ?? '') };
  const inbox = { me: ANN, clock: new Clock(), drop: () => undefined };
  return readUserMessage({ message: copy, archiveId: archiveIdAt(1) }, inbox).map(
    (change) => change.what === 'message' && change.muid,
  );
}

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

describe('a message before it is sent over XMPP', () => {
  it.each<[string, Partial<Draft>, string?]>([
    ['a text', { text: 'Hello' }],
    ['a text as long as may be', { text: 'x'.repeat(100_000) }],
    ['a text with characters that XML forbids', { text: 'a\u000bb' }],
    ['content of an app', { data: { x: nested(20) }, type: 'place' }],
    ['content that is null', { data: null }],
    ['a file', { file: { name: 'a.pdf', url: 'https://example.org/a.pdf' } }],
    ['the longest muid', { text: 'Hello' }, 'm'.repeat(256)],
  ])('is taken if the archive answers with it: %s', (_, draft, muid = 'm1') => {
    checkMessage(write(draft, muid));
    expect(archived(draft, muid)).toEqual([muid]);
  });

  it.each<[string, Partial<Draft>, string, string?]>([
    ['a text that is too long', { text: 'x'.repeat(100_001) }, 'ERR_TOO_LONG'],
    ['a text of too many bytes', { text: '漢'.repeat(80_000) }, 'ERR_TOO_LONG'],
    ['a text of too many escapes', { text: '<'.repeat(80_000) }, 'ERR_TOO_LONG'],
    ['content that is nested too deep', { data: nested(33) }, 'ERR_TOO_LONG'],
    ['no content', {}, 'ERR_NOT_SENDABLE'],
    ['only characters that XML forbids', { text: '\u0000\u000b' }, 'ERR_NOT_SENDABLE'],
    ['a muid that is too long', { text: 'Hello' }, 'ERR_NOT_SENDABLE', 'm'.repeat(257)],
    ['a muid that XML changes', { text: 'Hello' }, 'ERR_NOT_SENDABLE', 'm\u0001'],
    ['a type that is too long', { data: {}, type: 't'.repeat(257) }, 'ERR_NOT_SENDABLE'],
  ])('is refused, and never goes out: %s', (_, draft, code, muid) => {
    expect(() => checkMessage(write(draft, muid))).toThrow(expect.objectContaining({ code }));
  });

  it('is refused as the new text of an edit if it is too long', () => {
    checkSize('x'.repeat(100_000));
    expect(() => checkSize('漢'.repeat(80_000))).toThrow(expect.objectContaining({ code: 'ERR_TOO_LONG' }));
  });
});
