import type { Agent } from 'stanza';
import { bareJid, localOf } from '../shared/addresses.ts';
import { codedError, conditionOf, offlineError } from '../shared/coded-error.ts';
import type { DropReason } from '../shared/dropped.ts';
import { type Bookmark, Bookmarks } from './bookmarks.ts';
import { Room } from './room.ts';
import { enter, exit, fetchInfo, fetchMembers } from './room-calls.ts';
import { isTrusted, type RoomInfo, unfit } from './room-kind.ts';

/** How many rooms are entered at the same time. */
const AT_ONCE = 8;

/** The error conditions of a room that no longer admits this user. */
const SHUT_OUT = ['forbidden', 'registration-required'];

/** Whether a room is refused because its messages cannot be trusted. */
const isUnfit = (error: unknown) => (error as { code?: unknown }).code === 'ERR_GROUP_UNFIT';

/** What the rooms of an account need of the rest. */
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
  /** Deletes what is stored of a room that the account no longer belongs to. */
  forget(jid: string): Promise<void>;
  onError(error: unknown): void;
}

/** Enters, leaves and re-enters the rooms of an account. */
export class Rooms {
  readonly bookmarks: Bookmarks;
  readonly #options: RoomsOptions;
  readonly #rooms = new Map<string, Room>();
  /** Counts sessions, so that work of an earlier one has no effect. */
  #session = 0;
  /** The rooms that this session left, which may still send something. */
  readonly #former = new Set<string>();
  /** Settles once the rooms of the account that admit this user are entered. */
  #started: Promise<void> = Promise.resolve();
  /** The rooms that are being entered, each once. */
  readonly #entering = new Map<string, Promise<Room>>();

  constructor(options: RoomsOptions) {
    this.#options = options;
    this.bookmarks = new Bookmarks(options.agent);
  }

  /** Listens to a client; called once for each client. */
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
      // The library would enter its rooms again by itself, with their history.
      client.joinedRooms.clear();
      client.joiningRooms.clear();
    });
  }

  /** Records that the session, and with it its place in all rooms, has ended. */
  end(): void {
    this.#session++;
    for (const room of this.#rooms.values()) room.lose();
    this.#entering.clear();
    this.#former.clear();
  }

  /** Adds a stored room, which the session is not in yet. */
  restore(jid: string): Room {
    const room = new Room(jid, localOf(this.#options.me), this.#options.me);
    this.#rooms.set(jid, room);
    return room;
  }

  /** Enters all rooms of the account, in a new session; reports failures, and never rejects. */
  async start(): Promise<void> {
    const session = this.#session;
    // After a lost connection, the next session tries again.
    const report = (error: unknown) => {
      if (session === this.#session && this.#isConnected() && !isUnfit(error)) this.#options.onError(error);
    };
    this.#started = this.#enterAll(report).catch(report);
    await this.#started;
  }

  async #enterAll(report: (error: unknown) => void): Promise<void> {
    const bookmarks = await this.bookmarks.fetch();
    const wanted = new Set(bookmarks.map(({ room }) => room));
    // An invitation may have been quicker.
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

  /** Whether the session has left a room, which may still send something. */
  hasLeft(jid: string): boolean {
    return this.#former.has(jid);
  }

  get(jid: string): Room | undefined {
    return this.#rooms.get(jid);
  }

  /**
   * Enters a room, unless the session is in it; forgets one that no longer admits this user.
   * @param configure - sets up a new room
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

  /** Enters a room again that the session is no longer in. */
  reenter(room: Room): void {
    if (!room.isJoined || this.#rooms.get(room.jid) !== room) return;
    const { nick, password } = room;
    room.lose();
    this.open({ room: room.jid, nick, password }).catch(this.#options.onError);
  }

  /** Waits while a room, or the rooms of the account, are being entered. */
  async entered(jid: string): Promise<void> {
    if (this.#rooms.get(jid)?.isJoined !== true && !this.#entering.has(jid)) await this.#started;
    await this.#entering.get(jid);
  }

  /** Resolves once no room is being entered. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#entering.values());
  }

  /** Returns the rooms that the account belongs to. */
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

  /** Ends the membership of this user, on all devices. */
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
        // Presences are read by it.
        room.info = await fetchInfo(client, jid);
        this.#refuse(room.info, jid);
      }
      await enter(client, jid, room.nick, password).catch((error) => {
        if (conditionOf(error) !== 'conflict') throw error;
        // The nickname is taken; nobody else has this address, which such a room must not show.
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

  /** Throws for a room whose messages cannot be trusted. */
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
    // Everybody is known by something else now: the room tells when it is entered again.
    room.isChanging = isTrusted(room.info);
    exit(client, room.jid, room.nick);
    if (!room.isChanging) room.lose();
  }

  /** Fetches the members of a room. */
  async fetchMembers(room: Room): Promise<void> {
    // Addresses match nobody who is in the room.
    if (room.isHidden) return;
    const members = await fetchMembers(this.#options.agent(), room.jid);
    // Public rooms list members to members only; for others, occupants count.
    if (members.length > 0) room.membership.setLists(members);
  }
}
