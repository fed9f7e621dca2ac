import type { Agent } from 'stanza';
import type { Message, ReceivedMessage, ReceivedPresence } from 'stanza/protocol/index.js';
import type { GroupJSON } from '../../server/index.ts';
import type { ArchiveChange } from '../archive/change.ts';
import type { Addresses } from '../shared/addresses.ts';
import { codedError, offlineError } from '../shared/coded-error.ts';
import { loadOnce } from '../shared/load-once.ts';
import type { CatchUp } from '../sync/catch-up.ts';
import type { SessionPart } from '../sync/part.ts';
import type { Room, RoomMessage } from './room.ts';
import { RoomArchive, type RoomArchiveOptions, type RoomNews, readRoomMessage } from './room-archive.ts';
import { RoomInbox } from './room-inbox.ts';
import { isTrusted, unfit } from './room-kind.ts';
import { RoomPresence } from './room-presence.ts';
import { forgetRoom, loadRooms, storeRoom } from './room-records.ts';
import { RoomSender } from './room-sender.ts';
import { RoomWatch } from './room-watch.ts';
import { Rooms, type RoomsOptions } from './rooms.ts';

/** The options of a session's rooms. */
export interface RoomsPartOptions extends RoomArchiveOptions, Pick<RoomsOptions, 'agent' | 'onError'> {
  readonly addresses: Addresses;
  /** The domain of the rooms. */
  readonly domain: string;
  isBlocked(jid: string): boolean;
  /** Stores changes, and announces their effects. */
  apply(changes: readonly ArchiveChange[]): Promise<void>;
  /** Called with a room whose messages must wait. */
  hold(room: string): void;
  /** Called with a room to which messages can be sent. */
  release(room: string): void;
}

/** The rooms of a session. */
export class RoomsPart implements SessionPart {
  readonly #options: RoomsPartOptions;
  readonly #rooms: Rooms;
  readonly #inbox: RoomInbox;
  readonly #sender: RoomSender;
  readonly #presence: RoomPresence;
  readonly #watch: RoomWatch;
  /** The rooms that this user left, for pending announcements about them. */
  readonly #former = new Map<string, Room>();
  readonly #archives = new Map<string, RoomArchive>();
  /** The news in the archives of entered rooms, until they are handled. */
  readonly #news = new Map<string, RoomNews>();
  /** Loads the group functions of the app. */
  readonly groups = loadOnce(async () => {
    const { Groups } = await import('./groups.ts');
    const left = (message: RoomMessage, room: Room) => this.#removed(message, room);
    return new Groups(this.#rooms, this.#sender, { ...this.#options, left });
  });

  constructor(options: RoomsPartOptions) {
    this.#options = options;
    const { agent, me, drop, onError, domain, isBlocked } = options;
    const removed = (message: RoomMessage, room: Room) => void this.#removed(message, room).catch(onError);
    const keep = (room: Room) => void storeRoom(options.archive, room).catch(onError);
    this.#rooms = new Rooms({
      agent,
      me,
      drop,
      onError,
      keep,
      catchUp: (room) => this.#catchUp(room),
      entered: (room) => this.#entered(room),
      forget: (jid) => this.#forget(jid),
    });
    this.#sender = new RoomSender(agent);
    this.#inbox = new RoomInbox(this.#rooms, this.#sender, {
      agent,
      me,
      drop,
      onError,
      keep,
      removed,
      domain,
      isBlocked,
      receive: (message) => options.apply(readRoomMessage(message, options)),
      refused: options.hold,
      added: (room) => this.#added(room),
    });
    this.#presence = new RoomPresence(this.#rooms, {
      me,
      drop,
      keep,
      removed,
      onError,
      named: (jid, nick) => options.named(jid, nick, true),
    });
    this.#watch = new RoomWatch({
      agent,
      rooms: () => this.#rooms.all(),
      lost: (room) => this.#rooms.reenter(room),
    });
  }

  /** Restores the stored rooms before there is a connection. */
  async load(): Promise<void> {
    await loadRooms(this.#options.archive, (jid) => this.#rooms.restore(jid));
  }

  attach(agent: Agent): void {
    this.#rooms.attach(agent);
  }

  async online(_agent: Agent, isResumed: boolean): Promise<void> {
    this.#watch.start();
    if (isResumed) {
      for (const jid of this.#archives.keys()) this.#options.release(jid);
      await this.#watch.check();
    } else {
      await this.#rooms.start();
    }
  }

  offline(): void {
    this.#watch.stop();
  }

  close(): void {
    this.#watch.stop();
    this.#sender.close(offlineError('The session ended.'));
    this.#rooms.end();
  }

  message(stanza: ReceivedMessage): boolean {
    return this.#inbox.onMessage(stanza);
  }

  presence(stanza: ReceivedPresence): void {
    this.#presence.receive(stanza);
  }

  catchUpOf(chat: string): CatchUp | undefined {
    return this.#archives.get(chat)?.sync;
  }

  /** Resolves once no room is being entered. */
  settled(): Promise<void> {
    return this.#rooms.settled();
  }

  /** Whether messages can be sent to a room. */
  isReady(jid: string): boolean {
    const room = this.#rooms.get(jid);
    return room?.isJoined === true && room.waiting === undefined;
  }

  /** Sends a stanza other than a new message; resolves once it was sent back and stored. */
  async transmit(message: Message): Promise<void> {
    const { to: jid = '' } = message;
    this.require(jid);
    await this.#rooms.entered(jid);
    if (!this.isReady(jid)) throw offlineError(`The session is not in the room ${jid}.`);
    await this.#sender.send(message);
  }

  /** Throws if a room does not accept messages, now or in general. */
  require(jid: string): void {
    const room = this.#rooms.get(jid);
    if (!room) throw codedError('ERR_GROUP_NOT_JOINED', `This user is not a member of '${jid}'.`);
    if (room.info && !isTrusted(room.info)) throw unfit(jid);
  }

  /** Whether a room hides the addresses of its users. */
  isHidden(jid: string): boolean {
    return this.#rooms.get(jid)?.isHidden === true;
  }

  /** Whether the account belongs to a room. */
  has(jid: string): boolean {
    return this.#rooms.get(jid) !== undefined;
  }

  /** Returns the bare JIDs of a room's members. */
  members(jid: string): string[] {
    this.require(jid);
    return this.#rooms.get(jid)?.membership.members() ?? [];
  }

  /** Returns a group; the name of an unknown one is its id. */
  group(jid: string): GroupJSON {
    const id = this.#options.addresses.guid(jid);
    const room = this.#rooms.get(jid) ?? this.#former.get(jid);
    return room?.toGroup(id) ?? { id, name: id };
  }

  async #catchUp(room: Room): Promise<void> {
    const { agent } = this.#options;
    const confirm = (id: string | undefined) => this.#sender.confirm(id);
    const archive = this.#archives.get(room.jid) ?? new RoomArchive(room, { ...this.#options, confirm });
    this.#archives.set(room.jid, archive);
    const client = agent();
    this.#news.set(room.jid, await archive.catchUp(client));
  }

  #entered(room: Room): void {
    const latest = new Map<string, RoomMessage>();
    for (const message of this.#news.get(room.jid)?.actions ?? []) {
      if (message.action) latest.set(message.action.on, message);
    }
    for (const { action } of latest.values()) if (action) this.#inbox.settle(room, action);
    this.#inbox.release(room);
    void this.#fill(room).catch(this.#options.onError);
  }

  /** Fills the gaps, then sends waiting messages: only now is it known which ones the room has. */
  async #fill({ jid }: Room): Promise<void> {
    const { agent, release } = this.#options;
    await this.#archives.get(jid)?.sync.fill(agent());
    release(jid);
  }

  /** Announces that this user was added to a room while the session was not in it. */
  #added(room: Room): void {
    const { me, archive, announce, onError } = this.#options;
    const news = this.#news.get(room.jid);
    const last = news?.actions.findLast(({ action }) => action?.name === 'added' && action.on === me);
    if (!last || !news?.isFirst) return;
    const announceLast = async () => {
      const message = await archive.message(`${room.jid}/${last.stanzaId}`);
      if (!message) return;
      await this.#archives.get(room.jid)?.readBefore(message);
      announce([{ what: 'message', message }], true);
    };
    void announceLast().catch(onError);
  }

  async #forget(jid: string): Promise<void> {
    this.#archives.get(jid)?.sync.stop();
    this.#archives.delete(jid);
    this.#news.delete(jid);
    await forgetRoom(this.#options.archive, jid);
  }

  /** Announces that this user is no longer a member of a room, and deletes the room. */
  async #removed(message: RoomMessage, room: Room): Promise<void> {
    const [change] = readRoomMessage(message, this.#options);
    if (change?.what !== 'message') return;
    const { what: _, ...record } = change;
    const stored = { ...record, refs: [], quoted: undefined, mentions: undefined, place: '', changed: '' };
    this.#former.set(room.jid, room);
    this.#options.announce([{ what: 'message', message: stored }], true);
  }
}
