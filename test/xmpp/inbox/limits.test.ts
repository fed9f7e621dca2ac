import { expect, it } from 'vitest';
import { xmlText } from '../../../src/xmpp/connection/xml-text.ts';
import { Clock } from '../../../src/xmpp/inbox/clock.ts';
import { isWithinLimits } from '../../../src/xmpp/inbox/limits.ts';
import { mentionsIn } from '../../../src/xmpp/json/mentions.ts';
import { readRoomMessage } from '../../../src/xmpp/rooms/room-archive.ts';
import { archiveIdAt, BOB, EVE, inboxOfAnn, messageXml } from '../inbox-of.ts';

it.each(['\u0000', '\u000b', '\u001b', '\ufffe', '\uffff', '\ud800', '\udc00'])(
  'writes no character that XML forbids: %j',
  (character) => {
    expect(xmlText(`a${character}b`)).toBe('ab');
  },
);

it('writes all other characters', () => {
  const text = 'Tab\t, line\n, return\r, é, 漢, 👍, 👩‍👩‍👧';
  expect(xmlText(text)).toBe(text);
});

it('limits how long a message is, and how deep its content is nested', () => {
  expect([isWithinLimits('x'.repeat(100_000)), isWithinLimits('x'.repeat(100_001))]).toEqual([true, false]);
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  expect([isWithinLimits('', nested(32)), isWithinLimits('', nested(33))]).toEqual([true, false]);
  expect(isWithinLimits('', JSON.stringify(nested(99)))).toBe(true);
  // Not JSON: a string without an end takes no longer than others.
  expect(isWithinLimits('', `"${'\\"'.repeat(49_000)}[`)).toBe(true);
});

it('drops a message with an id longer than others may name it by', async () => {
  const ann = await inboxOfAnn();
  await ann.hear(messageXml(EVE, 'x'.repeat(257), '<body>Hi</body>'));
  expect([ann.dropped, ann.archive.chats.size]).toEqual([{ malformed: 1 }, 0]);
});

it('keeps no long id of a message in a room', () => {
  const long = 'x'.repeat(257);
  const stanza = { id: 'm1', originId: long, body: 'Hi' };
  const message = { room: 'team@muc', sender: BOB, stanzaId: archiveIdAt(1), stanza, action: undefined };
  const changes = readRoomMessage(message, { clock: new Clock(), drop: () => undefined });
  expect(changes).toMatchObject([{ what: 'message', muid: 'm1' }]);
  expect(JSON.stringify(changes)).not.toContain(long);
});

it('reads at most 50 mentions of a text', () => {
  const text = Array.from({ length: 5_000 }, (_, at) => `<@uid:u${at}>`).join('');
  expect(mentionsIn(text)).toHaveLength(50);
});
