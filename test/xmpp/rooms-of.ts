import { EventEmitter } from 'node:events';
import { type Agent, createClient, JXT } from 'stanza';
import type { Message, Presence, ReceivedMessage, ReceivedPresence } from 'stanza/protocol/index.js';
import { Archive } from '../../src/xmpp/archive/archive.ts';
import type { Effect } from '../../src/xmpp/archive/effects.ts';
import { extensions } from '../../src/xmpp/connection/extensions.ts';
import { fileExtensions } from '../../src/xmpp/files/file-stanza.ts';
import { Clock } from '../../src/xmpp/inbox/clock.ts';
import { mentionOf } from '../../src/xmpp/json/mentions.ts';
import { roomExtensions } from '../../src/xmpp/rooms/room-extensions.ts';
import { RoomsPart } from '../../src/xmpp/rooms/rooms-part.ts';
import { Addresses } from '../../src/xmpp/shared/addresses.ts';
import { Dropped } from '../../src/xmpp/shared/dropped.ts';
import { History } from '../../src/xmpp/sync/history.ts';

export const ANN = 'ann@example.org';
export const BOB = 'bob@example.org';
export const CID = 'cid@example.org';
export const CREW = 'crew@conference.example.org';

const { stanzas } = createClient({ jid: ANN });
stanzas.define([...extensions(JXT), ...roomExtensions(JXT), ...fileExtensions(JXT)]);

/** Reads XML as the client library does. */
const parse = (xml: string) => stanzas.import(JXT.parse(xml)) as ReceivedMessage & ReceivedPresence;

/** The id of a message in the room's archive, which is its time. */
export const idAt = (second: number) => String((1_790_000_000 + second) * 1_000_000);

/** Writes a message of a room. */
export const groupXml = (nick: string, content: string, second = 1, room = CREW) =>
  `<message xmlns="jabber:client" type="groupchat" from="${room}${nick && `/${nick}`}" to="${ANN}/desk" id="o${second}">
    <stanza-id xmlns="urn:xmpp:sid:0" by="${room}" id="${idAt(second)}"/>${content}</message>`;

/** Writes the element of a change in who belongs to a group. */
export const actionXml = (name: string, jid: string) =>
  `<action xmlns="urn:solid-chat-kit:0" name="${name}" jid="${jid}"/><body>Somebody ${name}.</body>`;

/** Writes a presence in a room. */
export const presenceXml = (
  nick: string,
  jid: string,
  item = 'affiliation="member"',
  inner = '',
  type = '',
) =>
  `<presence xmlns="jabber:client" from="${CREW}/${nick}" to="${ANN}/desk"${type && ` type="${type}"`}>
    <x xmlns="http://jabber.org/protocol/muc#user"><item jid="${jid}/desk" role="participant" ${item}/>${inner}</x></presence>`;

/** Writes the id that a room gives somebody. */
export const occupantXml = (id: string) => `<occupant-id xmlns="urn:xmpp:occupant-id:0" id="${id}"/>`;

/** Writes an invitation. */
export const inviteXml = (room: string, by = BOB) =>
  `<message xmlns="jabber:client" from="${room}" to="${ANN}"><x xmlns="http://jabber.org/protocol/muc#user">
    <invite from="${by}/desk"/></x></message>`;

type Members = Record<string, 'owner' | 'admin' | 'member'>;

/** A server as far as rooms need one: what it has, and what it was told. */
class FakeServer extends EventEmitter {
  jid = `${ANN}/desk`;
  disco = { addFeature: () => undefined };
  joinedRooms = new Map();
  joiningRooms = new Map();
  /** The members of each room that there is. */
  rooms: Record<string, Members> = { [CREW]: { [ANN]: 'owner', [BOB]: 'member', [CID]: 'member' } };
  /** The refusal of everybody who enters. */
  refusal: string | undefined;
  bookmarks = [CREW];
  /** The id that the room gives Ann. */
  occupantId: string | undefined;
  /** What kind of room each is. */
  features = ['urn:xmpp:mam:2', 'muc_nonanonymous'];
  /** What the archive of the room has, as XML with the second of each. */
  archived: [xml: string, second: number][] = [];
  readonly sent: Message[] = [];
  readonly affiliations: string[] = [];
  readonly presences: Presence[] = [];
  history: History | undefined;

  nextId = () => 'q1';
  async getDiscoInfo(room: string) {
    if (!this.rooms[room]) throw { error: { condition: 'item-not-found' } };
    return {
      features: this.features,
      identities: [{ category: 'conference', type: 'text', name: 'The crew' }],
    };
  }
  async getRoomMembers(room: string, { affiliation }: { affiliation: string }) {
    const members = Object.entries(this.rooms[room] ?? {});
    if (!members.some(([jid]) => jid === ANN)) throw { error: { condition: 'forbidden' } };
    const users = members.filter(([, each]) => each === affiliation).map(([jid]) => ({ jid, affiliation }));
    return { muc: { users } };
  }
  async getItems() {
    return { items: this.bookmarks.map((id) => ({ id, content: { autoJoin: true } })) };
  }
  async createNode() {}
  async retract(_jid: string, _node: string, id: string) {
    this.bookmarks = this.bookmarks.filter((each) => each !== id);
  }
  async sendIQ({
    pubsub,
    archive,
  }: {
    pubsub?: { publish: { item: { id: string } } };
    archive?: { queryId: string };
  }) {
    if (pubsub) this.bookmarks.push(pubsub.publish.item.id);
    if (!archive) return {};
    for (const [xml, second] of this.archived) {
      const result = `<message xmlns="jabber:client" from="${CREW}" to="${ANN}/desk"><result xmlns="urn:xmpp:mam:2"
        queryid="${archive.queryId}" id="${idAt(second)}"><forwarded xmlns="urn:xmpp:forward:0">${xml}</forwarded></result></message>`;
      this.history?.receive(parse(result));
    }
    return { archive: { complete: true } };
  }
  sendPresence(presence: Presence) {
    this.presences.push(presence);
    const { to = '', type } = presence;
    const [room = '', nick = ''] = to.split('/');
    if (type === 'unavailable') return;
    const answer = this.refusal
      ? { from: to, type: 'error', error: { condition: this.refusal } }
      : parse(
          presenceXml(nick, ANN, `affiliation="${this.rooms[room]?.[ANN] ?? 'none'}"`, '<status code="110"/>')
            .replaceAll(CREW, room)
            .replace('</presence>', `${this.occupantId ? occupantXml(this.occupantId) : ''}</presence>`),
        );
    queueMicrotask(() => this.emit('presence', answer));
  }
  sendMessage(message: Message) {
    this.sent.push(message);
  }
  async setRoomAffiliation(_room: string, jid: string, affiliation: string) {
    this.affiliations.push(`${jid} ${affiliation}`);
  }
  /** What a ping of oneself in a room is refused with. */
  outside: string | undefined;
  async ping() {
    if (this.outside) throw { error: { condition: this.outside } };
  }
  async setRoomRole() {}
  invite() {}
}

/** Ann's rooms over a server, with an archive in memory. */
export async function roomsOfAnn(change: (server: FakeServer) => void = () => undefined) {
  const server = new FakeServer();
  change(server);
  const dropped = new Dropped();
  const onError = (error: unknown) => void errors.push(error);
  const errors: unknown[] = [];
  const effects: Effect[] = [];
  /** The nicknames of those whose address is hidden. */
  const names = new Map<string, string>();
  const held: string[] = [];
  const released: string[] = [];
  const archive = await Archive.open(ANN, {
    name: 'test',
    persist: false,
    mention: mentionOf('ann'),
    drop: dropped.drop,
    onError,
  });
  const history = new History(ANN, dropped.drop);
  server.history = history;
  const part = new RoomsPart({
    archive,
    history,
    clock: new Clock(),
    addresses: new Addresses('example.org', 'conference.example.org'),
    domain: 'conference.example.org',
    agent: () => server as unknown as Agent,
    me: ANN,
    drop: dropped.drop,
    onError,
    isBlocked: (jid) => jid === 'eve@example.org',
    named: (jid, nick, isCurrent) => {
      if (isCurrent || !names.has(jid)) names.set(jid, nick);
    },
    apply: async (changes) => void effects.push(...(await archive.apply(changes))),
    announce: (given) => void effects.push(...given),
    hold: (room) => void held.push(room),
    release: (room) => void released.push(room),
  });
  part.attach(server as unknown as Agent);
  server.on('presence', (presence) => part.presence(presence));
  await part.online(server as unknown as Agent, false);
  return {
    server,
    part,
    archive,
    effects,
    names,
    errors,
    held,
    released,
    dropped: dropped.counts,
    /** Takes in a stanza as it comes from the server; resolves once it is dealt with. */
    async hear(xml: string) {
      const stanza = parse(xml);
      if (xml.trimStart().startsWith('<presence')) server.emit('presence', stanza);
      else part.message(stanza);
      for (let turn = 0; turn < 50; turn++) await null;
      await archive.write(async () => undefined);
    },
    /** Returns the texts and actions of the group. */
    async told() {
      const page = await archive.page({ chat: CREW, limit: 100 });
      return page.map(({ text, action, on, from }) => `${from}: ${text ?? `${action} ${on}`}`);
    },
  };
}
