import { expect, it } from 'vitest';
import { placeKey } from '../../../src/xmpp/archive/records.ts';
import { archiveTime } from '../../../src/xmpp/inbox/clock.ts';

const NOW = 1_790_000_000_000_000;
const ID = String(NOW - 5);

it.each<[string, string, Date | undefined, number]>([
  ['the id is', ID, undefined, NOW - 5],
  ['the id is, more exactly than the date', ID, new Date(NOW / 1000 - 1), NOW - 5],
  ['the date is, far from the id', '1000000000000000', new Date(NOW / 1000 - 1), NOW - 1000],
  ['the date is, without an id of time', 'a1', new Date(NOW / 1000 - 1), NOW - 1000],
  ['now is, for the far future', 'a1', new Date('9999-01-01'), NOW],
  ['now is, for an id in the far future', '1999999999999999', undefined, NOW],
  ['now is, for no date', 'a1', new Date(Number.NaN), NOW],
  ['now is, for no date beside an id', '', new Date(Number.NaN), NOW],
])('takes as the time of a message what %s', (_, id, date, at) => {
  expect(archiveTime(id, date, NOW)).toBe(at);
});

it('orders chats by keys of one length, whatever the time', () => {
  const lengths = [0, -1, NOW, Number.MAX_VALUE].map((at) => placeKey('bob', at).length);
  expect(new Set(lengths).size).toBe(1);
});
