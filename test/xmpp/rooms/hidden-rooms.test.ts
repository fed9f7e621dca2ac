import { describe, expect, it } from 'vitest';
import { writeMessage } from '../../../src/xmpp/sending/write-message.ts';
import { Addresses } from '../../../src/xmpp/shared/addresses.ts';
import { ANN, actionXml, BOB, CREW, groupXml, occupantXml, presenceXml, roomsOfAnn } from '../rooms-of.ts';

const FEATURES = ['urn:xmpp:mam:2', 'urn:xmpp:occupant-id:0'];
const said = (text: string, id?: string) => `${id ? occupantXml(id) : ''}<body>${text}</body>`;
/** What a sender claims about themselves. */
const claim = `<x xmlns="http://jabber.org/protocol/muc#user"><item jid="${BOB}/desk" affiliation="owner"/></x>`;
/** The presence of somebody whose address the room hides, even if the room shows it to moderators. */
const enters = (nick: string, id: string) =>
  presenceXml(nick, BOB).replace('</presence>', `${occupantXml(id)}</presence>`);
const notice = '<x xmlns="http://jabber.org/protocol/muc#user"><status code="173"/></x>';

/** Ann's rooms over a server whose room hides addresses. */
const hiddenRoom = (change: (server: { archived: [string, number][] }) => void = () => undefined) =>
  roomsOfAnn((server) => {
    server.features = FEATURES;
    server.occupantId = 'Id-of-Ann';
    change(server);
  });

describe('[sdk.xmpp.hidden-rooms] a room that hides addresses', () => {
  it('tells its users apart by their ids, live and in its archive', async () => {
    const { hear, told, names, dropped, part } = await hiddenRoom((server) => {
      server.archived = [
        [groupXml('bobby', said('Before', 'Id+/=Bob'), 1), 1],
        [groupXml('annie', said('Mine', 'Id-of-Ann'), 2), 2],
      ];
    });
    await hear(enters('bob', 'Id+/=Bob'));
    await hear(groupXml('bob', said('Now', 'Id+/=Bob'), 3));
    await hear(groupXml('ann', said('Mine again', 'Id-of-Ann'), 4));
    expect(await told()).toEqual([
      `${CREW}/Id+/=Bob: Before`,
      `${ANN}: Mine`,
      `${CREW}/Id+/=Bob: Now`,
      `${ANN}: Mine again`,
    ]);
    expect(names.get(`${CREW}/Id+/=Bob`)).toBe('bob');
    expect(part.members(CREW)).toEqual([ANN, `${CREW}/Id+/=Bob`]);
    expect(dropped).toEqual({});
  });

  it('has no messages under a claimed address, without an id, or with one that is none', async () => {
    const { hear, told, dropped } = await hiddenRoom((server) => {
      server.archived = [
        [groupXml('bob', claim + said('I am Bob'), 1), 1],
        [groupXml('bob', claim + said('I am eve', 'eve'), 2), 2],
      ];
    });
    await hear(enters('bob', 'Id-of-Bob'));
    await hear(groupXml('bob', claim + said('No id'), 3));
    await hear(groupXml('bob', said('Spaces', 'a b'), 4));
    await hear(groupXml('bob', said('Long', 'a'.repeat(129)), 5));
    expect(await told()).toEqual([`${CREW}/eve: I am eve`]);
    expect(dropped).toEqual({ 'forged-room': 4 });
  });

  it('lets only the same id correct a message, whoever has the nickname by then', async () => {
    const { hear, told } = await hiddenRoom();
    await hear(enters('bob', 'bob'));
    await hear(groupXml('bob', said('Helo', 'bob')));
    const correction = (text: string) =>
      `<replace xmlns="urn:xmpp:message-correct:0" id="o1"/><body>${text}</body>`;
    await hear(groupXml('bob', occupantXml('eve') + correction('Goodbye'), 2));
    await hear(groupXml('bobby', occupantXml('bob') + correction('Hello'), 3));
    expect(await told()).toEqual([`${CREW}/bob: Hello`]);
  });

  it('takes no changes of members, which name addresses', async () => {
    const { hear, told, dropped } = await hiddenRoom();
    await hear(enters('bob', 'bob').replace('affiliation="member"', 'affiliation="owner"'));
    await hear(groupXml('bob', occupantXml('bob') + actionXml('kicked', ANN)));
    expect([await told(), dropped]).toEqual([[], { 'forged-action': 1 }]);
  });

  it('is entered and left without telling the address', async () => {
    const other = 'open@conference.example.org';
    const { part, server, effects } = await roomsOfAnn((given) => {
      given.features = FEATURES;
      given.occupantId = 'Id-of-Ann';
      given.rooms[other] = {};
    });
    const groups = await part.groups();
    await groups.join('open');
    await groups.leave('open');
    expect(server.sent).toEqual([]);
    expect(part.has(other)).toBe(false);
    expect(effects).toMatchObject([{ what: 'message', message: { chat: other, action: 'left', on: ANN } }]);
    expect(server.bookmarks).toEqual([CREW]);
  });

  it('cannot be moderated here', async () => {
    const { part, server } = await hiddenRoom();
    const groups = await part.groups();
    const refused = { code: 'ERR_ADDRESS_HIDDEN' };
    await expect(groups.add('crew', ['bob'])).rejects.toMatchObject(refused);
    await expect(groups.kick('crew', `${CREW}/Id-of-Bob`)).rejects.toMatchObject(refused);
    expect([server.sent, server.affiliations]).toEqual([[], []]);
  });

  it('is entered again when it begins to hide addresses', async () => {
    const { hear, server, part, told } = await roomsOfAnn((given) => {
      given.occupantId = 'Id-of-Ann';
    });
    server.features = FEATURES;
    await hear(groupXml('', notice));
    expect(server.presences.at(-1)?.type).toBe('unavailable');
    await hear(presenceXml('ann', ANN, undefined, '<status code="110"/>', 'unavailable'));
    expect([server.presences.at(-1)?.type, part.isReady(CREW), part.isHidden(CREW)]).toEqual([
      undefined,
      true,
      true,
    ]);
    await hear(enters('bob', 'Id-of-Bob'));
    await hear(groupXml('bob', said('Who am I?', 'Id-of-Bob')));
    expect(await told()).toEqual([`${CREW}/Id-of-Bob: Who am I?`]);
  });

  it('is not entered under the own address where the nickname is taken', async () => {
    const { server } = await roomsOfAnn((given) => {
      given.features = FEATURES;
      given.refusal = 'conflict';
    });
    const nicks = server.presences.map(({ to = '' }) => to.split('/')[1] ?? '');
    expect(nicks).toHaveLength(2);
    expect(nicks[1]).toMatch(/^ann-\w+$/);
  });
});

describe('[sdk.xmpp.hidden-rooms] a user whose address is hidden', () => {
  const addresses = new Addresses('example.org', 'conference.example.org');

  it('has an id that keeps its case, and cannot be written to', () => {
    const jid = `${CREW}/Id+/=Bob`;
    expect(addresses.user(addresses.uid(jid))).toBe(jid);
    expect(() => addresses.person(addresses.uid(jid))).toThrow('hides the address');
    expect(addresses.person('Bob')).toBe(BOB);
  });

  it('is not named in quotes and threads', () => {
    const message = { kind: 'group', chat: CREW, key: `${CREW}/1`, from: ANN } as never;
    const stanza = writeMessage({ group: 'crew', text: 'Yes' }, { chat: CREW, kind: 'group' }, 'id', {
      quoted: message,
      parent: message,
      isHidden: true,
    });
    expect(JSON.stringify(stanza)).not.toContain(ANN);
    expect(stanza).toMatchObject({ reply: { id: '1' }, kit: { parent: '1' } });
  });
});
