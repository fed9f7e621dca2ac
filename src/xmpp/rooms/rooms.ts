import type { Agent } from 'stanza';
import { bareJid, localOf } from '../shared/addresses.ts';
import { codedError, conditionOf, offlineError } from '../shared/coded-error.ts';
import type { DropReason } from '../shared/dropped.ts';
import { type Bookmark, Bookmarks } from './bookmarks.ts';
import { Room } from './room.ts';
import { enter, exit, fetchInfo, fetchMembers } from './room-calls.ts';
import { isTrusted, type RoomInfo, unfit } from './room-kind.ts';

/** The maximum number of rooms being entered at the same time. */
const AT_ONCE = 8;

/** The error conditions of a room that no longer admits this user. */
const SHUT_OUT = ['forbidden', 'registration-required'];

/** Whether a room was rejected because its messages cannot be trusted. */
const isUnfit = (error: unknown) => (error as { code?: unknown }).code === 'ERR_GROUP_UNFIT';

/** The options of an account's rooms. */
export interface RoomsOptions {
  /** The client of the session; throws without one. */
  agent(): Agent;
  /** The account's own bare JID. */
  readonly me: string;
  /** Counts a dropped stanza. */
  drop(reason: DropReason): void;
  /** Fetches the newest messages of a room, once the session is in it. */
  catchUp(room: Room): Promise<void>;
  /** Called once the session is in a room and its newest messages are stored. */
  entered(room: Room): void;
  /** Called with a room whose name, kind or members changed. */
  keep(room: Room): void;
  /** Deletes the stored data of a room that this user has left. */
  forget(jid: string): Promise<void>;
  onError(error: unknown): void;
}

/** Enters, leaves and re-enters the rooms of an account. */
export class Rooms {
  readonly bookmarks: Bookmarks;
  readonly #options: RoomsOptions;
  readonly #rooms = new Map<string, Room>();
  /** Counts sessions, so that work of an earlier one is ignored. */
  #session = 0;
  /** The rooms that this session left, which may still send stanzas. */
  readonly #former = new Set<string>();
  /** Settles once all rooms of the account that admit this user are entered. */
  #started: Promise<void> = Promise.resolve();
  /** The rooms being entered. */
  readonly #entering = new Map<string, Promise<Room>>();

  constructor(options: RoomsOptions) {
    this.#options = options;
    this.bookmarks = new Bookmarks(options.agent);
  }

  /** Subscribes to a client; called once per client. */
  attach(client: Agent): void {
    const { me, onError } = this.#options;
    this.bookmarks.attach(
      client,
      me,
      (bookmark) => void this.open(bookmark).catch((error) => isUnfit(error) || onError(error)),
      (jid) => void this.close(jid).catch(onError),
    );
    client.prependListener('session:started', () => {
      this.end();
      // Otherwise the library would re-enter its rooms by itself, with their history.
      client.joinedRooms.clear();
      client.joiningRooms.clear();
    });
  }

  /** Records that the session, and with it its presence in all rooms, has ended. */
  end(): void {
    this.#session++;
    for (const room of this.#rooms.values()) room.lose();
    this.#entering.clear();
    this.#former.clear();
  }

  /** Adds a stored room that the session is not in yet. */
  restore(jid: string): Room {
    const room = new Room(jid, localOf(this.#options.me), this.#options.me);
    this.#rooms.set(jid, room);
    return room;
  }

  /** Enters all rooms of the account in a new session; reports failures, and never rejects. */
  async start(): Promise<void> {
    const session = this.#session;
    // After a lost connection, the next session retries.
    const report = (error: unknown) => {
      if (session === this.#session && this.#isConnected() && !isUnfit(error)) this.#options.onError(error);
    };
    this.#started = this.#enterAll(report).catch(report);
    await this.#started;
  }

  async #enterAll(report: (error: unknown) => void): Promise<void> {
    const bookmarks = await this.bookmarks.fetch();
    const wanted = new Set(bookmarks.map(({ room }) => room));
    // An invitation may have come first.
    const isOld = ({ jid, isJoined }: Room) => !isJoined && !wanted.has(jid) && !this.#entering.has(jid);
    for (const room of [...this.#rooms.values()].filter(isOld)) await this.#missed(room).catch(report);
    for (let start = 0; start < bookmarks.length; start += AT_ONCE) {
      const some = bookmarks.slice(start, start + AT_ONCE);
      await Promise.all(some.map((bookmark) => this.open(bookmark).catch(report)));
    }
  }

  #isConnected(): boolean {
    try {
      return Boolean(this.#options.agent());
    } catch {
      return false;
    }
  }

  /** Enters a known room without a bookmark, or forgets it if this user is no longer a member. */
  async #missed({ jid, nick }: Room): Promise<void> {
    const { agent, me } = this.#options;
    const members = await fetchMembers(agent(), jid);
    if (!members.some((member) => member.jid && bareJid(member.jid) === me)) return this.close(jid);
    await this.bookmarks.add({ room: jid, nick });
    await this.open({ room: jid, nick });
  }

  /** Whether the session has left a room, which may still send stanzas. */
  hasLeft(jid: string): boolean {
    return this.#former.has(jid);
  }

  get(jid: string): Room | undefined {
    return this.#rooms.get(jid);
  }

  /**
   * Enters a room, unless the session is in it; forgets a room that no longer admits this user.
   * @param configure - configures a new room
   */
  open(bookmark: Bookmark, configure?: (client: Agent) => Promise<void>): Promise<Room> {
    const entering = this.#entering.get(bookmark.room);
    if (entering) return entering;
    const found = this.#rooms.get(bookmark.room);
    if (found?.isJoined) return Promise.resolve(found);
    const opening = this.#enter(bookmark, configure).finally(() => {
      if (this.#entering.get(bookmark.room) === opening) this.#entering.delete(bookmark.room);
    });
    this.#entering.set(bookmark.room, opening);
    return opening;
  }

  /** Re-enters a room that the session is no longer in. */
  reenter(room: Room): void {
    if (!room.isJoined || this.#rooms.get(room.jid) !== room) return;
    const { nick, password } = room;
    room.lose();
    this.open({ room: room.jid, nick, password }).catch(this.#options.onError);
  }

  /** Waits while a room, or the account's rooms, are being entered. */
  async entered(jid: string): Promise<void> {
    if (this.#rooms.get(jid)?.isJoined !== true && !this.#entering.has(jid)) await this.#started;
    await this.#entering.get(jid);
  }

  /** Resolves once no room is being entered. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#entering.values());
  }

  all(): Iterable<Room> {
    return this.#rooms.values();
  }

  /** Leaves a room for this session, and forgets it. */
  async close(jid: string): Promise<void> {
    const room = this.#rooms.get(jid);
    if (!room) return;
    this.#rooms.delete(jid);
    this.#former.add(jid);
    if (room.isJoined) exit(this.#options.agent(), jid, room.nick);
    await this.#options.forget(jid);
  }

  /** Ends this user's membership, on all devices. */
  async quit(jid: string): Promise<void> {
    await this.close(jid);
    await this.bookmarks.remove(jid);
  }

  async #enter(
    { room: jid, nick, password }: Bookmark,
    configure?: (client: Agent) => Promise<void>,
  ): Promise<Room> {
    const { agent, me, catchUp, entered, keep } = this.#options;
    const client = agent();
    const session = this.#session;
    const ensure = () => {
      if (session !== this.#session) throw offlineError();
      if (this.#rooms.get(jid) === room) return;
      exit(client, jid, room.nick);
      throw codedError('ERR_GROUP_NOT_JOINED', `The room ${jid} was left.`);
    };
    const known = this.#rooms.get(jid);
    const room = known ?? new Room(jid, nick ?? localOf(me), me);
    this.#rooms.set(jid, room);
    room.waiting = [];
    try {
      // Entering a room that does not exist would create it.
      if (!configure) {
        // Presences are read with this information.
        room.info = await fetchInfo(client, jid);
        this.#refuse(room.info, jid);
      }
      await enter(client, jid, room.nick, password).catch((error) => {
        if (conditionOf(error) !== 'conflict') throw error;
        // If the nickname is taken, use the address, which is unique; in a room that hides addresses, a random
        // suffix.
        room.nick = room.isHidden ? `${room.nick}-${Math.random().toString(36).slice(2, 6)}` : me;
        return enter(client, jid, room.nick, password);
      });
      await configure?.(client);
      room.info = await fetchInfo(client, jid);
      this.#refuse(room.info, jid);
      ensure();
    } catch (error) {
      ensure();
      if (SHUT_OUT.includes(conditionOf(error) ?? '')) await this.quit(jid);
      else if (!known) this.#rooms.delete(jid);
      throw error;
    }
    room.isJoined = true;
    room.password = password;
    room.enteredAt = room.lastStanzaAt = Date.now();
    await this.fetchMembers(room);
    await catchUp(room);
    ensure();
    keep(room);
    entered(room);
    return room;
  }

  /** Throws if the messages of a room cannot be trusted. */
  #refuse(info: RoomInfo, jid: string): void {
    if (!isTrusted(info)) throw unfit(jid);
  }

  /** Reads the new settings of a room. */
  async reconfigure(room: Room): Promise<void> {
    const client = this.#options.agent();
    const wasHidden = room.isHidden;
    room.info = await fetchInfo(client, room.jid);
    this.#options.keep(room);
    const isChanged = room.isHidden !== wasHidden;
    if (isTrusted(room.info) && !isChanged) return;
    // Users are now identified differently: re-enter the room to get their new ids.
    room.isChanging = isTrusted(room.info);
    exit(client, room.jid, room.nick);
    if (!room.isChanging) room.lose();
  }

  /** Fetches the members of a room. */
  async fetchMembers(room: Room): Promise<void> {
    // Addresses match no occupant of the room.
    if (room.isHidden) return;
    const members = await fetchMembers(this.#options.agent(), room.jid);
    // Public rooms list members only to members; others see occupants.
    if (members.length > 0) room.membership.setLists(members);
  }
}
