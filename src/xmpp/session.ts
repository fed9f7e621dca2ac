import type { Agent } from 'stanza';
import type { MAMResult, ReceivedMessage } from 'stanza/protocol';
import type { ServerHandlers } from '../server/index.ts';
import { Addresses, bareJid } from './addresses.ts';
import { announce } from './announce.ts';
import { Archive } from './archive/archive.ts';
import type { Effect } from './archive/effects.ts';
import type { Outgoing } from './archive/records.ts';
import { Connection, type Credentials } from './connection/connection.ts';
import { createDeferred } from './deferred.ts';
import { Uploads } from './files/upload.ts';
import type { Change } from './inbox/change.ts';
import { Clock } from './inbox/clock.ts';
import type { Dropped } from './inbox/dropped.ts';
import { type Inbox, readUserMessage, unwrapCarbon } from './inbox/read-stanza.ts';
import { JsonWriter } from './json.ts';
import type { XmppOptions } from './options.ts';
import { Outbox } from './outbox/outbox.ts';
import type { Part } from './part.ts';
import type { People } from './people/people.ts';
import { PeoplePart } from './people/people-part.ts';
import { roomExtensions } from './rooms/room-extensions.ts';
import { RoomsPart } from './rooms/rooms-part.ts';
import { CatchUp } from './sync/catch-up.ts';
import { History } from './sync/history.ts';

/** How long the archive is asked for one's own messages together, in milliseconds. */
const CONFIRM_DELAY = 20;

/** One account while it is signed in: its connection, its archive, and the parts that work with both. */
export class XmppSession {
  /** The bare address of the user. */
  readonly me: string;
  readonly addresses: Addresses;
  readonly archive: Archive;
  readonly outbox: Outbox;
  readonly history: History;
  readonly clock = new Clock();
  readonly rooms: RoomsPart;
  readonly uploads: Uploads;
  readonly json: JsonWriter;
  readonly parts: readonly Part[];
  readonly report: (error: unknown) => void;
  readonly #people: PeoplePart;
  readonly #handlers: () => ServerHandlers | undefined;
  readonly #inbox: Inbox;
  readonly #connection: Connection;
  readonly #catchUp: CatchUp;
  #isCaughtUp = false;
  #confirming: ReturnType<typeof setTimeout> | undefined;
  /** Resolves once everything of the server's archive is here. */
  #settled: Promise<unknown> = Promise.resolve();
  /** Resolves with the first session, or rejects if the server refuses the user. */
  readonly #first = createDeferred();

  private constructor(
    options: XmppOptions,
    me: string,
    credentials: Credentials,
    archive: Archive,
    dropped: Dropped,
    handlers: () => ServerHandlers | undefined,
  ) {
    this.me = me;
    this.archive = archive;
    this.report = options.onError ?? console.error;
    this.#handlers = handlers;
    this.addresses = new Addresses(options.domain, options.rooms ?? `conference.${options.domain}`);
    this.history = new History(me, dropped.drop);
    this.outbox = new Outbox(archive, this.clock, (entry) => this.#agentFor(entry));
    const { addresses, history, clock } = this;
    const domain = options.rooms ?? `conference.${options.domain}`;
    const agent = () => this.#connected();
    const people = new PeoplePart(
      archive,
      {
        agent,
        me,
        uidOf: (jid) => addresses.uid(jid),
        drop: dropped.drop,
        changed: (user) => this.#handlers()?.presence(user),
      },
      this.report,
    );
    const rooms = new RoomsPart({
      archive,
      history,
      clock,
      addresses,
      domain,
      agent,
      me,
      drop: dropped.drop,
      onError: this.report,
      isBlocked: (jid) => people.people.isBlocked(jid),
      apply: (changes) => this.apply(changes),
      announce: (effects) => this.#announce(effects),
      release: (room) => this.outbox.release(({ chat }) => chat === room),
    });
    this.#people = people;
    this.rooms = rooms;
    this.parts = [people, rooms];
    this.uploads = new Uploads(agent);
    const directory = {
      user: (jid: string) => this.people.user(jid),
      group: (room: string) => rooms.group(room),
    };
    this.json = new JsonWriter(me, addresses, directory);
    this.#inbox = { me, clock: this.clock, drop: dropped.drop };
    this.#catchUp = new CatchUp({
      archive,
      history: this.history,
      read: (results) => results.flatMap((result) => this.#readResult(result)),
      stored: (effects) => this.#announce(effects),
    });
    this.#connection = new Connection(options.service, me, credentials, {
      created: (client, jxt) => {
        client.stanzas.define(roomExtensions(jxt));
        for (const part of this.parts) part.attach?.(client);
      },
      online: (isResumed) => void this.#start(isResumed).catch(this.report),
      offline: () => {
        this.#isCaughtUp = false;
        for (const part of this.parts) part.offline?.();
        this.#handlers()?.disconnected();
      },
      connecting: () => this.#handlers()?.connecting(),
      refused: (error) => this.#first.reject(error),
      message: (stanza) => this.#receive(stanza),
      presence: (stanza) => {
        for (const part of this.parts) part.presence?.(stanza);
      },
      acked: (id) => {
        if (this.outbox.has(id)) this.#confirm();
      },
    });
  }

  /** Opens the archive of an account; `connect` follows. */
  static async open(
    options: XmppOptions,
    jid: string,
    credentials: Credentials,
    dropped: Dropped,
    handlers: () => ServerHandlers | undefined,
  ): Promise<XmppSession> {
    const me = bareJid(jid);
    const { database = 'solid-chat-kit', persist = true, onError = console.error } = options;
    const archive = await Archive.open(me, { name: database, persist, drop: dropped.drop, onError });
    const session = new XmppSession(options, me, credentials, archive, dropped, handlers);
    await Promise.all([session.outbox.load(), session.#people.load(), session.rooms.load()]);
    return session;
  }

  get people(): People {
    return this.#people.people;
  }

  /** The client, while the connection stands. */
  get agent(): Agent | undefined {
    return this.#connection.agent;
  }

  /** Connects; resolves with the first session, and rejects if the server refuses the user. */
  connect(): Promise<void> {
    this.#connection.open().catch((error) => this.#first.reject(error));
    return this.#first.promise;
  }

  /** Resolves once everything that the server's archive had at the last sign-in is here. */
  async settled(): Promise<void> {
    await this.#first.promise;
    await this.#settled;
  }

  /** Applies changes that a part read, and announces what they did. */
  async apply(changes: readonly Change[]): Promise<void> {
    if (changes.length > 0) this.#announce(await this.archive.apply(changes));
  }

  /** Cuts the connection as a lost network does, for tests. */
  drop(): void {
    this.#connection.drop();
  }

  close(): void {
    clearTimeout(this.#confirming);
    for (const part of this.parts) part.close?.();
    this.#connection.close();
    this.outbox.close(new Error('The user signed out.'));
    this.archive.close();
  }

  async #start(isResumed: boolean): Promise<void> {
    const agent = this.agent;
    if (!agent) return;
    if (!isResumed) {
      await agent.enableCarbons();
      await this.people.start();
      // What this client understands, so that the server sends news of PEP.
      agent.updateCaps();
      agent.sendPresence({ legacyCapabilities: agent.getCurrentCaps()?.legacyCapabilities });
    }
    await this.#catchUp.catchUp(agent);
    this.#isCaughtUp = true;
    this.#handlers()?.connected();
    this.#first.resolve();
    const others = this.parts.map(async (part) => part.online?.(agent, isResumed));
    this.#settled = Promise.all([this.#fill(agent), ...others]).catch(this.report);
  }

  /** Fills what is missing; then sends what waits, because now it is known what the server has. */
  async #fill(agent: Agent): Promise<void> {
    await this.#catchUp.fill(agent);
    this.outbox.release(({ kind }) => kind === 'user');
  }

  #agentFor({ chat, kind }: Outgoing): Agent | undefined {
    const isReady = kind === 'user' ? this.#isCaughtUp : this.rooms.isReady(chat);
    return isReady ? this.agent : undefined;
  }

  #connected(): Agent {
    const { agent } = this;
    if (!agent) throw Object.assign(new Error('There is no connection.'), { code: 'ERR_NO_CONNECTION' });
    return agent;
  }

  /** Asks the archive for what was sent. */
  #confirm(): void {
    this.#confirming ??= setTimeout(() => {
      this.#confirming = undefined;
      const { agent } = this;
      if (agent) void this.#catchUp.catchUp(agent).catch(this.report);
    }, CONFIRM_DELAY);
  }

  #receive(stanza: ReceivedMessage): void {
    if (stanza.archive) this.history.receive(stanza);
    else if (stanza.carbon) {
      const copy = unwrapCarbon(stanza, this.#inbox);
      if (copy) this.#takeIn(readUserMessage(copy, this.#inbox));
    } else if (this.parts.some((part) => part.message?.(stanza))) return;
    else if (stanza.type === 'error') this.#refuse(stanza);
    else this.#takeIn(readUserMessage({ message: stanza }, this.#inbox));
  }

  #refuse({ id, error }: ReceivedMessage): void {
    const text = error?.text ?? `The server answered with '${error?.condition ?? 'error'}'.`;
    if (id) this.outbox.fail(id, Object.assign(new Error(text), { code: error?.condition ?? 'error' }));
  }

  #takeIn(changes: readonly Change[]): void {
    void this.apply(changes).catch(this.report);
  }

  #readResult({ id, item }: MAMResult): Change[] {
    const { message, delay } = item;
    if (!message) return [];
    const changes = readUserMessage({ message, archiveId: id, date: delay?.timestamp }, this.#inbox);
    return changes.filter(({ what }) => what !== 'typing');
  }

  #announce(effects: readonly Effect[]): void {
    const news = effects.filter((effect) => {
      const isOwn = effect.what === 'message' && effect.message.from === this.me;
      // Whoever sent it gets it as the answer.
      return !(isOwn && this.outbox.settle(effect.message));
    });
    void announce(news, this, this.#handlers()).catch(this.report);
  }
}
