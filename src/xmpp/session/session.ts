import type { Agent } from 'stanza';
import type { Message } from 'stanza/protocol/index.js';
import type { ServerHandlers, UserJSON } from '../../server/index.ts';
import { Archive } from '../archive/archive.ts';
import type { ArchiveChange } from '../archive/change.ts';
import type { Effect } from '../archive/effects.ts';
import { deleteStorage } from '../archive/open-storage.ts';
import type { ChatKind, Outgoing } from '../archive/records.ts';
import type { Credentials } from '../connection/connection.ts';
import { fileExtensions } from '../files/file-stanza.ts';
import { Clock } from '../inbox/clock.ts';
import { JsonWriter } from '../json/json-writer.ts';
import { mentionOf } from '../json/mentions.ts';
import type { People } from '../people/people.ts';
import { PeoplePart } from '../people/people-part.ts';
import { Positions } from '../reading/positions.ts';
import { ReadMarks } from '../reading/read-marks.ts';
import { roomExtensions } from '../rooms/room-extensions.ts';
import { RoomsPart } from '../rooms/rooms-part.ts';
import { SendQueue } from '../sending/send-queue.ts';
import { Addresses, bareJid } from '../shared/addresses.ts';
import { appError, codedError } from '../shared/coded-error.ts';
import type { Dropped, DropReason } from '../shared/dropped.ts';
import type { XmppOptions } from '../shared/options.ts';
import { CatchUp } from '../sync/catch-up.ts';
import { History } from '../sync/history.ts';
import type { SessionPart } from '../sync/part.ts';
import { Announcer } from './announcer.ts';
import { Batch } from './batch.ts';
import { Lifecycle } from './lifecycle.ts';
import { Receiver } from './receiver.ts';

/** Returns the name of an account's database. */
const databaseOf = ({ database = 'solid-chat-kit' }: XmppOptions, me: string) => `${database} ${me}`;

/** A signed-in account: its connection, its archive, and the parts of the session that use both. */
export class XmppSession {
  /** The bare address of the user. */
  readonly me: string;
  readonly addresses: Addresses;
  readonly archive: Archive;
  readonly sendQueue: SendQueue;
  readonly history: History;
  readonly clock = new Clock();
  readonly rooms: RoomsPart;
  readonly json: JsonWriter;
  readonly parts: readonly SessionPart[];
  readonly marks: ReadMarks;
  readonly report: (error: unknown) => void;
  /** Counts a dropped stanza. */
  readonly drop: (reason: DropReason) => undefined;
  /** Fetches the account's archive, which contains the chats with users. */
  readonly catchUp: CatchUp;
  readonly #handlers: () => ServerHandlers | undefined;
  readonly #people: PeoplePart;
  readonly #lifecycle: Lifecycle;
  readonly #announcer: Announcer;
  #isClosed = false;

  /** Stores stanzas that arrive together in one transaction. */
  readonly #changes = new Batch<ArchiveChange>(
    async (changes) => this.announce(await this.archive.apply(changes), true),
    // A new session fetches dropped stanzas from the server's archives.
    () => this.#lifecycle.restart(),
  );

  private constructor(
    options: XmppOptions,
    me: string,
    credentials: Credentials,
    archive: Archive,
    { drop }: Dropped,
    handlers: () => ServerHandlers | undefined,
    onRefused: () => void,
    asked: (user: UserJSON) => void,
  ) {
    const { service, domain, rooms = `conference.${domain}`, onError = console.error } = options;
    const report = (error: unknown) => onError(appError(error));
    this.me = me;
    this.archive = archive;
    this.report = report;
    this.drop = drop;
    this.#handlers = () => (this.#isClosed ? undefined : handlers());
    this.addresses = new Addresses(domain, rooms);
    this.history = new History(me, drop);
    this.sendQueue = new SendQueue(archive, this.clock, (entry) => this.#agentFor(entry));
    const { addresses, history, clock, apply } = this;
    const agent = this.connected;
    const changed: ServerHandlers['presence'] = (user) => this.#handlers()?.presence(user);
    const uidOf = (jid: string) => addresses.uid(jid);
    const listed = () => {
      if (!this.#lifecycle.isCaughtUp) return;
      this.#handlers()?.connecting();
      this.#handlers()?.connected();
    };
    this.#people = new PeoplePart(archive, { agent, me, uidOf, drop, changed, listed, asked }, report);
    this.rooms = new RoomsPart({
      archive,
      history,
      clock,
      addresses,
      domain: rooms,
      agent,
      me,
      drop,
      onError: report,
      isBlocked: (jid) => this.people.isBlocked(jid),
      named: (jid, nick, isCurrent) => this.people.learn(jid, nick, isCurrent),
      apply,
      announce: (effects, isNews) => this.announce(effects, isNews),
      hold: (room) => this.sendQueue.lose(({ chat }) => chat === room),
      release: (room) => this.sendQueue.release(({ chat }) => chat === room),
    });
    this.json = new JsonWriter(me, addresses, {
      user: (jid) => this.people.user(jid),
      group: (room) => this.rooms.group(room),
    });
    this.#announcer = new Announcer(this, this.#handlers);
    this.marks = new ReadMarks(this);
    this.parts = [this.#people, this.rooms, new Positions(this)];
    const receiver = new Receiver({ me, clock, drop }, this);
    this.catchUp = new CatchUp({
      archive,
      history,
      read: (results) => results.flatMap((result) => receiver.readResult(result)),
      stored: (effects, isNews) => this.announce(effects, isNews),
    });
    this.#lifecycle = new Lifecycle(
      {
        service,
        me,
        parts: this.parts,
        sendQueue: this.sendQueue,
        history,
        catchUp: this.catchUp,
        drop,
        report,
        handlers: this.#handlers,
        created: (client, jxt) => {
          client.stanzas.define([...roomExtensions(jxt), ...fileExtensions(jxt)]);
          for (const part of this.parts) part.attach?.(client);
        },
        prepare: (client) => this.#prepare(client),
        appear: (client) => {
          // The server sends only PEP events that the client announces support for.
          client.updateCaps();
          client.sendPresence({ legacyCapabilities: client.getCurrentCaps()?.legacyCapabilities });
        },
        receive: (stanza) => receiver.receive(stanza),
        keep: (message) => apply(receiver.readOwn(message)),
        refused: onRefused,
      },
      credentials,
    );
  }

  /** Opens the archive of an account; call `connect` next. */
  static async open(
    options: XmppOptions,
    jid: string,
    credentials: Credentials,
    dropped: Dropped,
    handlers: () => ServerHandlers | undefined,
    onRefused: () => void,
    asked: (user: UserJSON) => void,
  ): Promise<XmppSession> {
    const me = bareJid(jid);
    const { persist = true, onError = console.error } = options;
    const mention = mentionOf(new Addresses(options.domain, '').uid(me));
    const { drop } = dropped;
    const archive = await Archive.open(me, {
      name: databaseOf(options, me),
      persist,
      mention,
      drop,
      onError,
    });
    const session = new XmppSession(options, me, credentials, archive, dropped, handlers, onRefused, asked);
    const { sendQueue, rooms, catchUp } = session;
    await Promise.all([sendQueue.load(), session.#people.load(), rooms.load(), catchUp.load()]);
    return session;
  }

  get people(): People {
    return this.#people.people;
  }

  /** The client, while it has a session; otherwise undefined. */
  get agent(): Agent | undefined {
    return this.#lifecycle.agent;
  }

  /** Returns the client; throws without a connection. */
  readonly connected = (): Agent => this.#lifecycle.connected();

  /** Connects; resolves and rejects like `XmppKit.login`. */
  connect(): Promise<void> {
    return this.#lifecycle.connect();
  }

  /** Resolves once everything that the server has for this session has arrived and was announced. */
  async settled(): Promise<void> {
    await this.#lifecycle.settled;
    // Stanzas that the server sent before its answer arrive before it.
    await this.agent?.ping().catch(() => undefined);
    await this.rooms.settled();
    await this.archive.write(async () => undefined);
    await this.#announcer.settled();
  }

  /** Returns whether an address is a user's or a room's. */
  readonly kindOf = (chat: string): ChatKind =>
    this.archive.chats.get(chat)?.kind ??
    (this.addresses.isRoom(chat) || this.rooms.has(chat) ? 'group' : 'user');

  /** Returns the catch-up of a chat. */
  catchUpOf(chat: string, kind: ChatKind): CatchUp | undefined {
    if (kind === 'user') return this.catchUp;
    return this.parts.map((part) => part.catchUpOf?.(chat)).find(Boolean);
  }

  /** Stores changes, and announces their effects. */
  readonly apply = (changes: readonly ArchiveChange[]): Promise<void> => this.#changes.add(changes);

  /**
   * Announces effects.
   * @param isNews - whether messages are new, not from a filled gap
   */
  announce(effects: readonly Effect[], isNews: boolean): void {
    if (!this.#isClosed) this.#announcer.announce(effects, isNews);
  }

  /** Sends a stanza other than a new message; resolves once the server has it, or the room has sent it back. */
  readonly transmit = async (message: Message): Promise<void> => {
    if (message.type !== 'groupchat') return this.#lifecycle.transmit(message);
    await this.#lifecycle.ready();
    await this.rooms.transmit(message);
  };

  /** Handles the rejection of a sent message. */
  fail(id: string, error: Error, from: string): void {
    this.#lifecycle.fail(id, error, from);
  }

  close(): void {
    this.#isClosed = true;
    const error = codedError('ERR_NOT_LOGGED_IN', 'The user signed out.');
    for (const part of this.parts) part.close?.();
    this.#lifecycle.close(error);
    this.sendQueue.close(error);
    this.archive.close();
  }

  /** Deletes all stored data of an account whose session is closed. */
  static forget(options: XmppOptions, me: string): Promise<void> {
    return deleteStorage(databaseOf(options, me));
  }

  async #prepare(agent: Agent): Promise<void> {
    // Without carbons, messages of other devices come from the archive.
    await agent.enableCarbons().catch(() => undefined);
    await this.people.start();
  }

  #agentFor({ chat, kind }: Outgoing): Agent | undefined {
    const isReady = kind === 'user' ? this.#lifecycle.isCaughtUp : this.rooms.isReady(chat);
    return isReady ? this.agent : undefined;
  }
}
