import { type Agent, createClient, JXT } from 'stanza';
import type { ReceivedPresence, RosterItem } from 'stanza/protocol/index.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { People } from '../../../src/xmpp/people/people.ts';

const ANN = 'ann@example.org';
const BOB = 'bob@example.org';
const { stanzas } = createClient({ jid: ANN });

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Ann's people over a server that records what it was sent. */
async function contactsOfAnn(roster: RosterItem[] = []) {
  const sent: string[] = [];
  const asked: string[] = [];
  let lists = 0;
  let push = (_: { roster: { items: RosterItem[] } }): void => undefined;
  const tell = (word: string) => (jid: string) => void sent.push(`${word} ${jid}`);
  const agent = {
    getRoster: async () => ({ items: roster }),
    getBlocked: async () => ({ jids: ['eve@example.org'] }),
    getVCard: async () => ({ fullName: 'Bob B.' }),
    getLastActivity: async () => ({ seconds: 1 }),
    updateRosterItem: async ({ jid, name }: RosterItem) => void sent.push(`set ${jid} ${name ?? ''}`.trim()),
    removeRosterItem: async (jid: string) => void sent.push(`remove ${jid}`),
    subscribe: tell('subscribe'),
    acceptSubscription: tell('subscribed'),
    denySubscription: tell('unsubscribed'),
    removeAllListeners: () => undefined,
    on: (name: string, listen: typeof push) => {
      if (name === 'roster:update') push = listen;
    },
  };
  const people = new People({
    agent: () => agent as unknown as Agent,
    me: ANN,
    uidOf: (jid) => jid.split('@')[0] ?? '',
    changed: () => undefined,
    listed: () => lists++,
    asked: (user) => void asked.push(user.name),
    keep: () => undefined,
    drop: () => undefined,
  });
  people.attach(agent as unknown as Agent);
  await people.start();
  const hear = async (from: string, type: string) => {
    const xml = `<presence xmlns="jabber:client" from="${from}" to="${ANN}" type="${type}"/>`;
    people.onPresence(stanzas.import(JXT.parse(xml)) as ReceivedPresence);
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    people,
    sent,
    asked,
    hear,
    push: (item: RosterItem) => push({ roster: { items: [item] } }),
    async lists() {
      await vi.advanceTimersByTimeAsync(1000);
      return lists;
    },
  };
}

describe('[sdk.xmpp.contacts] a request of a stranger', () => {
  it('is reported once, with the name, until there is an answer', async () => {
    const { people, hear, asked } = await contactsOfAnn();
    await hear(BOB, 'subscribe');
    await hear(BOB, 'subscribe');
    expect(asked).toEqual(['Bob B.']);
    expect(await people.requests()).toMatchObject([{ id: 'bob', name: 'Bob B.' }]);
    await hear(BOB, 'unsubscribe');
    expect(await people.requests()).toEqual([]);
  });

  it('is accepted by asking back, and only once', async () => {
    const { people, hear, sent } = await contactsOfAnn();
    await expect(people.contacts.accept(BOB)).rejects.toMatchObject({ code: 'ERR_NO_REQUEST' });
    await hear(BOB, 'subscribe');
    await people.contacts.accept(BOB);
    expect(sent).toEqual([`set ${BOB}`, `subscribed ${BOB}`, `subscribe ${BOB}`]);
    await expect(people.contacts.accept(BOB)).rejects.toMatchObject({ code: 'ERR_NO_REQUEST' });
  });

  it('is declined without touching the roster', async () => {
    const { people, hear, sent } = await contactsOfAnn();
    await hear(BOB, 'subscribe');
    await people.contacts.remove(BOB);
    expect([sent, await people.requests()]).toEqual([[`unsubscribed ${BOB}`], []]);
  });

  it('is gone once another device accepted it', async () => {
    const { people, hear, push } = await contactsOfAnn();
    await hear(BOB, 'subscribe');
    push({ jid: BOB, subscription: 'from', pending: 'subscribe' });
    expect(await people.requests()).toEqual([]);
  });

  it('of a blocked user, of the own account or beyond the hundredth is ignored', async () => {
    const { people, hear, asked } = await contactsOfAnn();
    await hear('eve@example.org', 'subscribe');
    await hear(ANN, 'subscribe');
    for (let count = 0; count < 150; count++) await hear(`crowd${count}@example.org`, 'subscribe');
    await vi.advanceTimersByTimeAsync(2000);
    expect([asked.length, (await people.requests()).length]).toEqual([100, 100]);
  });
});

describe('[sdk.xmpp.contacts] a contact', () => {
  it('is added under a name, and who asks back is accepted', async () => {
    const { people, hear, sent, asked, push } = await contactsOfAnn();
    await people.contacts.add(BOB, 'Bobby');
    push({ jid: BOB, name: 'Bobby', subscription: 'none', pending: 'subscribe' });
    await hear(`${BOB}/phone`, 'subscribe');
    expect(sent).toEqual([`set ${BOB} Bobby`, `subscribe ${BOB}`, `subscribed ${BOB}`]);
    expect([asked, people.user(BOB).name]).toEqual([[], 'Bobby']);
  });

  it('keeps its name and groups when it is asked again', async () => {
    const { people, sent } = await contactsOfAnn([{ jid: BOB, name: 'Bobby', subscription: 'none' }]);
    await people.contacts.add(BOB);
    expect(sent[0]).toBe(`set ${BOB} Bobby`);
  });

  it('is not the own account', async () => {
    const { people, sent } = await contactsOfAnn();
    await expect(people.contacts.add(ANN)).rejects.toMatchObject({ code: 'ERR_NOT_ALLOWED' });
    expect(sent).toEqual([]);
  });

  it('is removed on the server, and nothing is sent about a stranger', async () => {
    const { people, sent } = await contactsOfAnn([{ jid: BOB, subscription: 'both' }]);
    await people.contacts.remove('cid@example.org');
    await people.contacts.remove(BOB);
    expect(sent).toEqual([`remove ${BOB}`]);
  });

  it('that comes or goes lets the lists fetch again, once for many', async () => {
    const { push, lists } = await contactsOfAnn([{ jid: BOB, subscription: 'both' }]);
    expect(await lists()).toBe(0);
    for (let count = 0; count < 5; count++) push({ jid: `c${count}@example.org`, subscription: 'both' });
    push({ jid: BOB, subscription: 'remove' });
    expect(await lists()).toBe(1);
    push({ jid: 'c1@example.org', subscription: 'both' });
    expect(await lists()).toBe(1);
  });
});
