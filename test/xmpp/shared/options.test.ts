import { createXmppKit } from 'solid-chat-kit/xmpp';
import { expect, it } from 'vitest';
import { backoff } from '../../../src/xmpp/connection/connection.ts';
import { agreedTime, archiveTime, Clock } from '../../../src/xmpp/inbox/clock.ts';
import { Addresses, bareJid } from '../../../src/xmpp/shared/addresses.ts';

const kitFor = (service: string) => () => createXmppKit({ service, domain: 'example.org' });

it.each(['ws://chat.example.org/ws', 'ws://127.0.0.1.example.org/ws', 'https://chat.example.org', 'chat'])(
  '[sdk.xmpp.tls] refuses the service %s, which is not encrypted',
  (service) => {
    expect(kitFor(service)).toThrow(TypeError);
  },
);

it.each([
  'wss://chat.example.org/ws',
  'ws://localhost:5280/ws',
  'ws://127.0.0.1:5280/ws',
  'ws://[::1]:5280/ws',
])('takes the service %s', (service) => {
  expect(kitFor(service)).not.toThrow();
});

it('names a missing domain', () => {
  const create = () => createXmppKit({ service: 'wss://chat.example.org/ws', domain: '' });
  expect(create).toThrow("createXmppKit: the option 'domain' is missing.");
});

it('shortens the addresses of the own server, and no others', () => {
  const addresses = new Addresses('example.org', 'rooms.example.org');
  for (const [jid, uid] of [
    ['ann@example.org', 'ann'],
    ['ann@example.com', 'ann@example.com'],
    ['ann@chat.example.org', 'ann@chat.example.org'],
  ] as const) {
    expect([addresses.uid(jid), addresses.user(uid)]).toEqual([uid, jid]);
  }
  expect([addresses.guid('team@rooms.example.org'), addresses.room('team')]).toEqual([
    'team',
    'team@rooms.example.org',
  ]);
  expect(bareJid('Ann@Example.org/Desk/1')).toBe('ann@example.org');
});

it('waits longer after each failed attempt, up to half a minute, and never the same', () => {
  const waits = [0, 1, 2, 10, 100].map((attempt) => [backoff(attempt, 0), backoff(attempt, 1)]);
  expect(waits).toEqual([
    [250, 500],
    [500, 1000],
    [1000, 2000],
    [15_000, 30_000],
    [15_000, 30_000],
  ]);
});

it('learns the server’s clock from what the server dated', () => {
  const clock = new Clock();
  const local = Date.now();
  const hour = 3_600_000;
  clock.adjust((local + hour) * 1000, local - 20, local);
  expect(Math.abs(clock.now() / 1000 - Date.now() - hour)).toBeLessThan(1000);
});

it('takes the time of a message from its id in the archive, and the sender’s if that is near', () => {
  const at = 1_790_000_000_123_456;
  const date = new Date(at / 1000);
  expect(archiveTime(String(at), date, at)).toBe(at);
  expect(archiveTime('28482-98726-73623', date, at)).toBe(date.getTime() * 1000);
  expect(archiveTime(String(at), undefined, at + 5)).toBe(at);
  // An id from the future is no time.
  expect(archiveTime('1999999999999999', undefined, at)).toBe(at);
  const minute = 60_000_000;
  expect([agreedTime(String(at + minute), at), agreedTime(String(at + 6 * minute), at)]).toEqual([
    at + minute,
    at,
  ]);
  expect([agreedTime(undefined, at), agreedTime('soon', at)]).toEqual([at, at]);
});
