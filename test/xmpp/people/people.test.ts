import { type Agent, createClient, JXT } from 'stanza';
import type { ReceivedPresence, RosterItem } from 'stanza/protocol/index.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserJSON } from '../../../src/server/index.ts';
import { People } from '../../../src/xmpp/people/people.ts';
import { pictureUrl, readVCard } from '../../../src/xmpp/people/vcard.ts';
import { Dropped } from '../../../src/xmpp/shared/dropped.ts';

const ANN = 'ann@example.org';
const BOB = 'bob@example.org';
const CID = 'cid@example.org';
const EVE = 'eve@example.org';
const { signal } = new AbortController();

const { stanzas } = createClient({ jid: ANN });
const presence = (from: string, type = '', inner = '') =>
  stanzas.import(
    JXT.parse(
      `<presence xmlns="jabber:client" from="${from}"${type && ` type="${type}"`}>${inner}</presence>`,
    ),
  ) as ReceivedPresence;

/** Ann's people over a server that answers from these. */
async function peopleOfAnn(roster: RosterItem[] = [contact(BOB, 'Bob'), contact(CID, 'Cid')]) {
  const dropped = new Dropped();
  const changed: UserJSON[] = [];
  /** The seconds since the last activity, or the condition of a refusal. */
  const activity = new Map<string, number | string>();
  const blocks: string[] = [];
  const pictures: string[] = [];
  const agent = {
    getRoster: async () => ({ items: roster }),
    getBlocked: async () => ({ jids: [] }),
    getVCard: async (jid: string) => ({
      ...(jid === EVE && { fullName: 'Eve' }),
      records: jid === CID ? [{ type: 'role', value: 'agent' }] : [],
    }),
    async getAvatar(_jid: string, id: string) {
      pictures.push(id);
      return { content: { data: 'AAAA' } };
    },
    block: async (jid: string) => void blocks.push(jid),
    acceptSubscription: () => undefined,
    async getLastActivity(jid: string) {
      const seconds = activity.get(jid) ?? 'forbidden';
      if (typeof seconds === 'string') throw { error: { condition: seconds } };
      return { seconds };
    },
  };
  const people = new People({
    agent: () => agent as unknown as Agent,
    me: ANN,
    uidOf: (jid) => jid.split('@')[0] ?? '',
    changed: (user) => void changed.push(user),
    listed: () => undefined,
    asked: () => undefined,
    keep: () => undefined,
    drop: dropped.drop,
  });
  await people.start();
  const list = async (filters = {}, limit = 30, after?: string) => {
    const { items, next } = await people.page({ limit, after, signal, ...filters });
    return { ids: items.map(({ id }) => id), next };
  };
  const among = async (jids: string[], keyword = '') => {
    const { items } = await people.pageAmong(jids, { limit: 30, after: undefined, keyword });
    return items.map(({ name }) => name);
  };
  return { among, people, changed, activity, blocks, pictures, list, dropped: dropped.counts };
}

function contact(jid: string, name?: string): RosterItem {
  return { jid, name, subscription: 'both' };
}

describe('[sdk.xmpp.people] the people of an account', () => {
  it('are listed by name among the members of a group, also those who are no contacts', async () => {
    const { among, list } = await peopleOfAnn();
    expect(await among([EVE, CID, BOB])).toEqual(['Bob', 'Cid', 'Eve']);
    expect(await among([EVE, CID, BOB], 'ev')).toEqual(['Eve']);
    expect((await list()).ids).toEqual(['bob', 'cid']);
  });

  it('are listed by name in pages, each once, while names change', async () => {
    const { people, list } = await peopleOfAnn(
      ['d', 'a', 'c', 'b'].map((name) => contact(`${name}@example.org`, name)),
    );
    const first = await list({}, 2);
    expect(first.ids).toEqual(['a', 'b']);
    expect(await list({}, 2, String(first.next))).toEqual({ ids: ['c', 'd'], next: undefined });
    people.restore([{ jid: 'e@example.org', isContact: true, label: 'aa' }]);
    expect((await list({}, 2, String(first.next))).ids).toEqual(['c', 'd']);
  });

  it('are filtered by keyword, presence, id, role and block', async () => {
    const { people, list, blocks } = await peopleOfAnn();
    people.onPresence(presence(`${CID}/phone`));
    await people.block([BOB], true);
    const found = async (filters: object) => (await list(filters)).ids.join(' ');
    expect(await found({ keyword: 'BO' })).toBe('bob');
    expect(await found({ status: 'online' })).toBe('cid');
    expect(await found({ ids: ['cid', 'nobody'] })).toBe('cid');
    expect(await found({ roles: ['agent'] })).toBe('cid');
    expect(await found({ hideBlocked: true })).toBe('cid');
    expect(blocks).toEqual([BOB]);
  });

  it('come and go with the first and last of their devices', async () => {
    const { people, changed } = await peopleOfAnn();
    people.onPresence(presence(`${BOB}/phone`));
    people.onPresence(presence(`${BOB}/desk`));
    people.onPresence(presence(`${BOB}/phone`, 'unavailable'));
    expect(changed.map(({ id, online }) => [id, online])).toEqual([['bob', true]]);
    people.onPresence(presence(`${BOB}/desk`, 'unavailable'));
    expect(changed.at(-1)).toMatchObject({ id: 'bob', online: false, lastActiveAt: expect.any(Number) });
  });

  it('do not change by presences of strangers, rooms and errors', async () => {
    const { people, changed } = await peopleOfAnn();
    people.onPresence(presence('eve@example.org/desk'));
    people.onPresence(presence(`${BOB}/desk`, 'error'));
    people.onPresence(presence(`${BOB}/desk`, 'subscribe'));
    people.onPresence(presence(`${BOB}/x`, '', '<x xmlns="http://jabber.org/protocol/muc#user"/>'));
    expect(changed).toEqual([]);
  });

  it('keep their own name when that of the roster is too long', async () => {
    const { people, dropped } = await peopleOfAnn([contact(BOB, 'B'.repeat(300))]);
    expect(people.user(BOB).name).toBe('bob');
    expect(dropped).toEqual({ oversized: 1 });
  });
});

describe('what people publish', () => {
  const metadata = (content: string) =>
    stanzas.import(
      JXT.parse(`<message xmlns="jabber:client" type="headline" from="${BOB}"><event xmlns="http://jabber.org/protocol/pubsub#event">
        <items node="urn:xmpp:avatar:metadata"><item id="x">${content}</item></items></event></message>`),
    );

  it('changes their picture, and does no harm without content', async () => {
    const { people, pictures } = await peopleOfAnn();
    const client = createClient({ jid: ANN });
    people.attach(client);
    const info = '<info id="abc" type="image/png" bytes="4"/>';
    for (const content of ['', '<metadata xmlns="urn:xmpp:avatar:metadata"><info/></metadata>']) {
      client.emit('message', metadata(content) as never);
    }
    client.emit(
      'message',
      metadata(`<metadata xmlns="urn:xmpp:avatar:metadata">${info}</metadata>`) as never,
    );
    await vi.waitFor(() => expect(people.user(BOB).avatar).toBe('data:image/png;base64,AAAA'));
    expect(pictures).toEqual(['abc']);
  });
});

describe('people who go offline unnoticed', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are found by their last activity', async () => {
    const { people, changed, activity } = await peopleOfAnn();
    for (const jid of [BOB, CID]) people.onPresence(presence(`${jid}/desk`));
    for (const jid of [BOB, CID]) activity.set(jid, 0);
    people.watch();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(changed.length).toBe(2);
    activity.set(BOB, 12);
    activity.set(CID, 'service-unavailable');
    await vi.advanceTimersByTimeAsync(300_000);
    expect(changed.slice(2).map(({ id, online }) => [id, online])).toEqual([
      ['bob', false],
      ['cid', false],
    ]);
    people.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('are found when the list shows them', async () => {
    const { people, changed, activity, list } = await peopleOfAnn();
    people.onPresence(presence(`${BOB}/desk`));
    activity.set(BOB, 0);
    await list();
    activity.set(BOB, 5);
    await list();
    await vi.waitFor(() => expect(changed.at(-1)).toMatchObject({ id: 'bob', online: false }));
  });

  it('are believed to be online where the server does not tell', async () => {
    const { people, changed, activity } = await peopleOfAnn();
    people.onPresence(presence(`${BOB}/desk`));
    people.watch();
    for (const refusal of ['forbidden', 'service-unavailable', 'timeout', 12]) {
      activity.set(BOB, refusal);
      await vi.advanceTimersByTimeAsync(300_000);
    }
    expect(changed.length).toBe(1);
    people.stop();
  });
});

describe('vCards', () => {
  it('name people, with a picture of a sensible type and size', () => {
    const photo = { type: 'photo' as const, data: 'iVBORw0K\nGgo=' as never, mediaType: 'image/png' };
    expect(readVCard({ fullName: ' Bob B ', records: [photo] })).toMatchObject({
      name: 'Bob B',
      avatar: 'data:image/png;base64,iVBORw0KGgo=',
    });
    expect(readVCard({ fullName: 'x'.repeat(300), records: [{ type: 'nickname', value: 'Bo' }] }).name).toBe(
      'Bo',
    );
  });

  it.each([
    ['an SVG, which may hold scripts', 'AAAA', 'image/svg+xml'],
    ['what is no picture', 'AAAA', 'text/html'],
    ['what is no base64', '"><script>', 'image/png'],
    ['what is larger than a picture may be', 'A'.repeat(400_000), 'image/png'],
  ])('show no picture for %s', (_, data, type) => {
    expect(pictureUrl(data, type)).toBe(undefined);
  });

  it('load no pictures of other places, which would learn who looks', () => {
    const linked = (url: string) => readVCard({ records: [{ type: 'photo', url }] }).avatar;
    expect(['https://example.org/bob.png', 'javascript:alert(1)'].map(linked)).toEqual([
      undefined,
      undefined,
    ]);
  });
});
