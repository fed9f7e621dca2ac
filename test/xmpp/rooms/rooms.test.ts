import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeferred } from '../../../src/xmpp/shared/deferred.ts';
import { ANN, actionXml, BOB, CID, CREW, groupXml, inviteXml, presenceXml, roomsOfAnn } from '../rooms-of.ts';

const said = (text: string) => `<body>${text}</body>`;

describe('[sdk.xmpp.groups] messages of a room', () => {
  it('have the sender that the room vouches for, and an id of the room', async () => {
    const { hear, archive, told, dropped } = await roomsOfAnn();
    await hear(presenceXml('bob', BOB));
    await hear(groupXml('bob', said('Hello')));
    expect(await told()).toEqual([`${BOB}: Hello`]);
    expect(archive.chats.get(CREW)).toMatchObject({ kind: 'group', unread: 1 });
    expect(dropped).toEqual({});
  });

  it('are dropped from rooms and occupants that the session does not know', async () => {
    const { hear, told, dropped } = await roomsOfAnn();
    await hear(groupXml('bob', said('Nobody knows me')));
    await hear(groupXml('bob', said('Nor my room'), 2, 'trap@conference.example.org'));
    await hear(groupXml('', said('I am a user'), 3, 'eve@example.org'));
    expect(dropped).toEqual({ 'forged-room': 3 });
    expect(await told()).toEqual([]);
  });

  it('are dropped without an id of the room, or with that of another one', async () => {
    const { hear, told, dropped } = await roomsOfAnn();
    await hear(presenceXml('bob', BOB));
    const forged = groupXml('bob', said('Mine')).replace(`by="${CREW}"`, 'by="trap@conference.example.org"');
    await hear(forged);
    await hear(groupXml('bob', said('None')).replace(/<stanza-id[^>]*>/, ''));
    await hear(groupXml('bob', said('Bobs')).replace(`by="${CREW}"`, `by="${CREW}/bob"`));
    expect(dropped).toEqual({ 'forged-room': 3 });
    expect(await told()).toEqual([]);
  });

  it('cannot claim another sender', async () => {
    const { hear, told } = await roomsOfAnn();
    await hear(presenceXml('bob', BOB));
    const claim = `<x xmlns="http://jabber.org/protocol/muc#user"><item jid="${CID}/desk" affiliation="owner"/></x>`;
    await hear(groupXml('bob', claim + said('I am Cid')));
    expect(await told()).toEqual([`${BOB}: I am Cid`]);
  });

  it('are only corrected and retracted by their sender', async () => {
    const { hear, told, dropped } = await roomsOfAnn();
    await hear(presenceXml('bob', BOB));
    await hear(presenceXml('cid', CID));
    await hear(groupXml('bob', said('Helo')));
    const correction = (text: string) => `<replace xmlns="urn:xmpp:message-correct:0" id="o1"/>${said(text)}`;
    await hear(groupXml('cid', correction('Goodbye'), 2));
    await hear(groupXml('bob', correction('Hello'), 3));
    const id = '1790000001000000';
    await hear(groupXml('cid', `<retract xmlns="urn:xmpp:message-retract:1" id="${id}"/>`, 4));
    expect(await told()).toEqual([`${BOB}: Hello`]);
    expect(dropped).toEqual({ 'forged-retraction': 1 });
  });

  it('are dropped when they are private ones between occupants', async () => {
    const { hear, dropped, archive } = await roomsOfAnn();
    const promotion = `<x xmlns="http://jabber.org/protocol/muc#user"><item jid="${BOB}" affiliation="owner"/></x>`;
    await hear(
      `<message xmlns="jabber:client" from="${CREW}/bob" to="${ANN}/desk">${promotion}${said('psst')}</message>`,
    );
    expect(dropped).toEqual({ 'private-message': 1 });
    expect([...archive.chats.keys()]).toEqual([]);
    await hear(presenceXml('bob', BOB));
    await hear(groupXml('bob', actionXml('banned', CID)));
    expect(dropped).toEqual({ 'private-message': 1, 'forged-action': 1 });
  });

  it('come from its archive with the sender that the archive names', async () => {
    const by = (jid: string) =>
      `<x xmlns="http://jabber.org/protocol/muc#user"><item jid="${jid}/desk"/></x>`;
    const { told, dropped } = await roomsOfAnn((server) => {
      server.archived = [
        [groupXml('bob', by(BOB) + said('Before'), 1), 1],
        [groupXml('old-nick', said('Who am I?'), 2), 2],
        [groupXml('bob', by(BOB) + said('Elsewhere'), 3, 'trap@conference.example.org'), 3],
      ];
    });
    expect(await told()).toEqual([`${BOB}: Before`]);
    expect(dropped).toEqual({ 'forged-room': 1, malformed: 1 });
  });
});

describe('a room that hides who speaks', () => {
  const claim = `<x xmlns="http://jabber.org/protocol/muc#user"><item jid="${BOB}" affiliation="owner"/></x>`;

  it('is not entered, because its archive believes what senders say about themselves', async () => {
    const { told, server, errors } = await roomsOfAnn((given) => {
      given.features = ['urn:xmpp:mam:2'];
      given.archived = [[groupXml('eve', claim + said('I am Bob')), 1]];
    });
    expect([await told(), server.presences, server.bookmarks]).toEqual([[], [], [CREW]]);
    expect(errors).toEqual([]);
  });

  it('is left when it starts to', async () => {
    const { hear, server, part } = await roomsOfAnn();
    server.features = ['urn:xmpp:mam:2'];
    const notice = '<x xmlns="http://jabber.org/protocol/muc#user"><status code="173"/></x>';
    await hear(groupXml('', notice));
    expect([part.isReady(CREW), server.presences.at(-1)?.type]).toEqual([false, 'unavailable']);
    expect(() => part.require(CREW)).toThrow('hides who speaks');
    expect(() => part.require('other@conference.example.org')).toThrow('not a member');
  });
});

describe('[sdk.xmpp.groups] the members of a room', () => {
  const MODERATOR = 'affiliation="owner"';

  it('are added, kicked and banned by moderators alone', async () => {
    const { hear, told, dropped, part } = await roomsOfAnn();
    await hear(presenceXml('bob', BOB));
    for (const name of ['added', 'kicked', 'banned']) await hear(groupXml('bob', actionXml(name, CID)));
    expect(dropped).toEqual({ 'forged-action': 3 });
    await hear(presenceXml('bob', BOB, MODERATOR));
    await hear(groupXml('bob', actionXml('kicked', CID), 5));
    expect(await told()).toEqual([`${BOB}: kicked ${CID}`]);
    expect(part.group(CREW)).toMatchObject({ id: 'crew', name: 'The crew', members: 2 });
    expect(part.members(CREW)).toEqual([ANN, BOB]);
  });

  it('only join and leave for themselves', async () => {
    const { hear, dropped, part } = await roomsOfAnn();
    await hear(presenceXml('bob', BOB));
    await hear(groupXml('bob', actionXml('left', CID)));
    await hear(groupXml('bob', actionXml('teleported', BOB), 2));
    await hear(groupXml('bob', actionXml('left', 'x'.repeat(2_000)), 3));
    expect(dropped).toEqual({ 'forged-action': 1, malformed: 2 });
    await hear(groupXml('bob', actionXml('left', BOB), 4));
    expect(part.group(CREW).members).toBe(2);
  });

  it('are not counted while the room still shows them for a moment', async () => {
    const { hear, part } = await roomsOfAnn();
    await hear(presenceXml('bob', BOB, MODERATOR));
    await hear(presenceXml('cid', CID));
    await hear(groupXml('bob', actionXml('kicked', CID)));
    await hear(presenceXml('cid', CID, 'affiliation="none"'));
    expect(part.group(CREW).members).toBe(2);
    await hear(presenceXml('cid', CID, 'affiliation="none"', '', 'unavailable'));
    await hear(presenceXml('cid', CID, 'affiliation="none"'));
    await hear(groupXml('cid', actionXml('joined', CID), 2));
    expect(part.group(CREW).members).toBe(3);
  });

  it('are not counted again when they enter between the word of a moderator and the removal', async () => {
    const { hear, part } = await roomsOfAnn();
    await hear(presenceXml('bob', BOB, MODERATOR));
    await hear(groupXml('bob', actionXml('banned', CID)));
    await hear(presenceXml('cid', CID));
    expect(part.group(CREW).members).toBe(2);
    await hear(presenceXml('cid', CID, 'affiliation="outcast"', '', 'unavailable'));
    expect(part.group(CREW).members).toBe(2);
  });

  it('are not counted again by a list that the room wrote before the removal', async () => {
    const { hear, part, server } = await roomsOfAnn();
    await hear(presenceXml('bob', BOB, MODERATOR));
    await hear(presenceXml('ann', ANN, 'affiliation="none"'));
    const lists = createDeferred();
    const { getRoomMembers } = server;
    server.getRoomMembers = async (...query) => {
      const list = await getRoomMembers.apply(server, query);
      await lists.promise;
      return list;
    };
    await hear(presenceXml('ann', ANN));
    await hear(groupXml('bob', actionXml('kicked', CID)));
    lists.resolve();
    await hear(presenceXml('bob', BOB, MODERATOR));
    expect(part.group(CREW).members).toBe(2);
  });

  it('are counted when a moderator with another client takes them back after a kick', async () => {
    const { hear, part } = await roomsOfAnn();
    const notice = (affiliation: string) =>
      `<message xmlns="jabber:client" from="${CREW}" to="${ANN}/desk"><x xmlns="http://jabber.org/protocol/muc#user">
        <item jid="${CID}" affiliation="${affiliation}"/></x></message>`;
    await hear(presenceXml('bob', BOB, MODERATOR));
    await hear(groupXml('bob', actionXml('kicked', CID)));
    await hear(notice('none'));
    await hear(presenceXml('cid', CID, 'affiliation="none"'));
    expect(part.group(CREW).members).toBe(2);
    await hear(presenceXml('cid', CID));
    expect(part.group(CREW).members).toBe(3);
  });

  it('are kept in the list of the room by the client of a moderator', async () => {
    const { hear, server } = await roomsOfAnn();
    await hear(presenceXml('bob', BOB));
    await hear(groupXml('bob', actionXml('left', BOB)));
    await hear(presenceXml('dee', 'dee@example.org', 'affiliation="none"'));
    await hear(groupXml('dee', actionXml('joined', 'dee@example.org'), 2));
    expect(server.affiliations).toEqual([`${BOB} none`, 'dee@example.org member']);
  });

  it('leave the list to moderators otherwise', async () => {
    const { hear, server } = await roomsOfAnn(({ rooms }) => {
      rooms[CREW] = { [ANN]: 'member', [BOB]: 'owner', [CID]: 'member' };
    });
    await hear(presenceXml('cid', CID));
    await hear(groupXml('cid', actionXml('left', CID)));
    expect(server.affiliations).toEqual([]);
  });

  it('are not counted among them for oversized names', async () => {
    const { hear, dropped, part } = await roomsOfAnn();
    await hear(presenceXml('n'.repeat(300), 'dee@example.org', 'affiliation="none"'));
    expect(dropped).toEqual({ oversized: 1 });
    expect(part.group(CREW).members).toBe(3);
  });

  it('forget the room when they are kicked, after they were told', async () => {
    const { hear, archive, effects, server, part } = await roomsOfAnn();
    await hear(presenceXml('bob', BOB, MODERATOR));
    await hear(groupXml('bob', said('Hello')));
    await hear(groupXml('bob', actionXml('kicked', ANN), 2));
    expect(effects.at(-1)).toMatchObject({
      what: 'message',
      message: { action: 'kicked', on: ANN, from: BOB },
    });
    expect([archive.chats.size, part.has(CREW), server.bookmarks]).toEqual([0, false, []]);
    expect(server.presences.at(-1)).toMatchObject({ type: 'unavailable' });
  });

  it('are told when a moderator with another client removes them', async () => {
    const { hear, effects, part } = await roomsOfAnn();
    await hear(presenceXml('bob', BOB, MODERATOR));
    const inner = '<status code="110"/><status code="301"/>';
    const xml = presenceXml('ann', ANN, 'affiliation="outcast"', inner, 'unavailable');
    await hear(xml.replace('affiliation="outcast"/>', 'affiliation="outcast"><actor nick="bob"/></item>'));
    expect(effects.at(-1)).toMatchObject({ message: { action: 'banned', on: ANN, from: BOB } });
    expect(part.has(CREW)).toBe(false);
  });
});

describe('invitations', () => {
  const CLUB = 'club@conference.example.org';

  it('are followed when a moderator made the user a member', async () => {
    const { hear, server, part } = await roomsOfAnn(({ rooms }) => {
      rooms[CLUB] = { [BOB]: 'owner', [ANN]: 'member' };
    });
    await hear(inviteXml(CLUB));
    await expect.poll(() => part.has(CLUB)).toBe(true);
    expect(server.bookmarks).toEqual([CREW, CLUB]);
  });

  it('are dropped for rooms of others, and by those who may not add members', async () => {
    const { hear, server, part, dropped } = await roomsOfAnn(({ rooms }) => {
      rooms[CLUB] = { [BOB]: 'owner' };
    });
    await hear(inviteXml('trap@conference.example.com'));
    await hear(inviteXml('eve@example.org'));
    await hear(inviteXml(CLUB));
    await hear(inviteXml(CLUB, 'eve@example.org'));
    await expect.poll(() => dropped).toEqual({ 'forged-invite': 3 });
    expect([part.has(CLUB), server.bookmarks]).toEqual([false, [CREW]]);
    expect(server.presences.length).toBe(1);
  });
});

describe('a private group', () => {
  const EVE = 'eve@example.org';
  const eviction = async () =>
    roomsOfAnn((server) => {
      server.rooms[CREW] = { [ANN]: 'owner', [BOB]: 'owner', [EVE]: 'member' };
      server.features.push('muc_membersonly');
    });

  it('takes nobody back who was kicked, whatever their client says', async () => {
    const { hear, server, dropped } = await eviction();
    await hear(presenceXml('bob', BOB, 'affiliation="owner"'));
    await hear(presenceXml('eve', EVE));
    await hear(groupXml('bob', actionXml('kicked', EVE), 1));
    await hear(presenceXml('eve', EVE));
    await hear(groupXml('eve', actionXml('joined', EVE), 2));
    await hear(presenceXml('eve', EVE, 'affiliation="none"'));
    await hear(groupXml('eve', actionXml('joined', EVE), 3));
    expect(server.affiliations).toEqual([]);
    expect(dropped).toEqual({ 'forged-action': 2 });
  });

  it('takes nobody back either who says so in its archive', async () => {
    const by = `<x xmlns="http://jabber.org/protocol/muc#user"><item jid="${EVE}/desk"/></x>`;
    const { server } = await roomsOfAnn((given) => {
      given.features.push('muc_membersonly');
      given.archived = [[groupXml('eve', by + actionXml('joined', EVE)), 1]];
    });
    expect(server.affiliations).toEqual([]);
  });
});

describe('a room that lost the session without a word', () => {
  const refusal = (condition: string) =>
    `<message xmlns="jabber:client" type="error" id="m1" from="${CREW}" to="${ANN}/desk"><error type="cancel">
      <${condition} xmlns="urn:ietf:params:xml:ns:xmpp-stanzas"/></error></message>`;
  const entries = ({ presences }: { presences: readonly { type?: string }[] }) =>
    presences.filter(({ type }) => !type).length;

  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  it('is entered again after some silence, and nothing is asked of one that talks', async () => {
    const { hear, server } = await roomsOfAnn();
    server.outside = 'not-acceptable';
    await vi.advanceTimersByTimeAsync(60_000);
    await hear(presenceXml('bob', BOB));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(entries(server)).toBe(1);
    await vi.advanceTimersByTimeAsync(60_000);
    await vi.waitFor(() => expect(entries(server)).toBe(2));
  });

  it('is entered again after a resumption', async () => {
    const { server, part } = await roomsOfAnn();
    server.outside = 'not-acceptable';
    await part.online(server as never, true);
    await vi.waitFor(() => expect(entries(server)).toBe(2));
    server.outside = 'service-unavailable';
    await part.online(server as never, true);
    expect(entries(server)).toBe(2);
  });

  it('gets the messages that it refused once it is entered again', async () => {
    const { hear, server, part, held, released } = await roomsOfAnn();
    vi.setSystemTime(Date.now() + 10_000);
    released.length = 0;
    await hear(refusal('not-acceptable'));
    expect(held).toEqual([CREW]);
    await vi.waitFor(() => expect(released).toEqual([CREW]));
    expect([entries(server), part.isReady(CREW)]).toEqual([2, true]);
    await hear(refusal('not-acceptable'));
    expect([held, entries(server)]).toEqual([[CREW], 2]);
  });

  it('ends the watch with the session', async () => {
    const { part } = await roomsOfAnn();
    part.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('[sdk.xmpp.groups] signing in', () => {
  it.each(['registration-required', 'forbidden'])('forgets a room that refuses with %s', async (refusal) => {
    const { part, server } = await roomsOfAnn((given) => {
      given.refusal = refusal;
    });
    expect([part.has(CREW), server.bookmarks]).toEqual([false, []]);
  });

  it.each(['service-unavailable', 'item-not-found', 'gone', 'not-authorized'])(
    'keeps a room that cannot be entered now: %s',
    async (refusal) => {
      const { server, errors } = await roomsOfAnn((given) => {
        given.refusal = refusal;
      });
      expect(server.bookmarks).toEqual([CREW]);
      expect(errors.length).toBe(1);
    },
  );

  it('enters a room again that is missing in the list of rooms, and forgets one without this user', async () => {
    const { server, part, archive, hear } = await roomsOfAnn();
    await hear(presenceXml('bob', BOB));
    await hear(groupXml('bob', said('Hello')));
    server.bookmarks = [];
    server.emit('session:started');
    await part.online(server as never, false);
    expect([server.bookmarks, part.isReady(CREW), archive.chats.size]).toEqual([[CREW], true, 1]);
    server.bookmarks = [];
    server.rooms[CREW] = { [BOB]: 'owner' };
    server.emit('session:started');
    await part.online(server as never, false);
    expect([part.has(CREW), archive.chats.size]).toEqual([false, 0]);
  });

  it('keeps a room that a fault of the network ended', async () => {
    const { hear, part, server } = await roomsOfAnn();
    const inner = '<status code="110"/><status code="307"/><status code="333"/>';
    await hear(presenceXml('ann', ANN, 'affiliation="none"', inner, 'unavailable'));
    expect([part.has(CREW), part.isReady(CREW), server.bookmarks]).toEqual([true, false, [CREW]]);
  });

  it('grants those a membership who joined while no moderator was there', async () => {
    const by = '<x xmlns="http://jabber.org/protocol/muc#user"><item jid="dee@example.org/desk"/></x>';
    const { server } = await roomsOfAnn((given) => {
      given.archived = [[groupXml('dee', by + actionXml('joined', 'dee@example.org')), 1]];
    });
    expect(server.affiliations).toEqual(['dee@example.org member']);
  });
});
