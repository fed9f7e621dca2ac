import { type Agent, createClient } from 'stanza';
import { expect, it, vi } from 'vitest';
import { People } from '../../../src/xmpp/people/people.ts';
import { Bookmarks } from '../../../src/xmpp/rooms/bookmarks.ts';
import { NS_BOOKMARKS } from '../../../src/xmpp/rooms/room-extensions.ts';
import { Dropped } from '../../../src/xmpp/shared/dropped.ts';
import { ANN, BOB, EVE } from '../inbox-of.ts';

/** Ann's people over a client of the library, whose answers are collected. */
function peopleOfAnn() {
  const client = createClient({ jid: `${ANN}/desk` });
  client.jid = `${ANN}/desk`;
  const answers: unknown[] = [];
  client.sendIQError = (_, error) => void answers.push(error?.error?.condition);
  client.sendIQResult = () => void answers.push('result');
  const people = new People({
    agent: () => client,
    me: ANN,
    uidOf: (jid) => jid.split('@')[0] ?? '',
    changed: () => undefined,
    listed: () => undefined,
    asked: () => undefined,
    keep: () => undefined,
    drop: new Dropped().drop,
  });
  people.attach(client);
  return { client, people, answers };
}

it.each([
  ['a stranger', EVE],
  ['a contact', `${BOB}/phone`],
  ['another server', 'example.com'],
])('[sdk.xmpp.hostile] %s can neither add contacts nor block anybody', (_, from) => {
  const { client, people, answers } = peopleOfAnn();
  const items = [{ jid: EVE, subscription: 'both' as const }];
  client.emit('iq:set:roster', { type: 'set', id: 'p1', from, to: ANN, roster: { items } } as never);
  const blockList = { action: 'block' as const, jids: [BOB] };
  client.emit('iq:set:blockList', { type: 'set', id: 'p2', from, to: ANN, blockList } as never);
  expect([people.isContact(EVE), people.isBlocked(BOB)]).toEqual([false, false]);
  expect(answers).toEqual(['service-unavailable', 'service-unavailable']);
});

it('[sdk.xmpp.hostile] the own account adds contacts and blocks', () => {
  const { client, people, answers } = peopleOfAnn();
  const items = [{ jid: EVE, subscription: 'both' as const }];
  client.emit('iq:set:roster', { type: 'set', id: 'p1', from: ANN, to: ANN, roster: { items } } as never);
  const blockList = { action: 'block' as const, jids: [BOB] };
  client.emit('iq:set:blockList', { type: 'set', id: 'p2', from: ANN, to: ANN, blockList } as never);
  expect([people.isContact(EVE), people.isBlocked(BOB)]).toEqual([true, true]);
  expect(answers).toEqual(['result', 'result']);
});

it('[sdk.xmpp.hostile] nobody else brings an account into a room, or out of one, by bookmarks', () => {
  const client = createClient({ jid: ANN });
  const [onAdd, onRemove] = [vi.fn(), vi.fn()];
  new Bookmarks(() => client as Agent).attach(client, ANN, onAdd, onRemove);
  const publish = (from: string | undefined) => {
    const content = { autoJoin: true, name: 'Trap' };
    const published = [{ id: 'trap@conference.example.com', content }, { id: '__proto__', content }, {}];
    const items = { node: NS_BOOKMARKS, published, retracted: ['crew@conference.example.org'] };
    client.emit('pubsub:event', { from, pubsub: { items } } as never);
  };
  for (const from of [EVE, `${BOB}/phone`, 'example.org']) publish(from);
  expect([onAdd, onRemove].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  publish(ANN);
  expect(onAdd.mock.calls.map(([{ room }]) => room)).toEqual(['trap@conference.example.com']);
  expect(onRemove.mock.calls).toEqual([['__proto__'], ['crew@conference.example.org']]);
});
