// Who is connected here, and what reaches them. Servers send each other hints; each reads the messages from the store.
import { randomUUID } from 'node:crypto';
import { anyOf, now } from './store.mjs';
import { together } from './together.mjs';
import { messageViews, SELECT_MESSAGES, usersByIds } from './views.mjs';

/**
 * A connected device of a user.
 * @typedef {{ user: string, session: string, id: string, send(text: string): void, end(): void }} Device
 */

/**
 * What happened: in a chat, or for some users. `json` is sent as it is; without it, the message `id` is read.
 * @typedef {object} Hint
 * @property {string} event
 * @property {string} [chat]
 * @property {readonly string[]} [users] in place of the members of the chat
 * @property {string} [by] who did it, which users who blocked them do not hear
 * @property {string} [device] that did it, which hears nothing
 * @property {string} [session] that ended
 * @property {number} [id]
 * @property {object} [json]
 */

/**
 * A chat with members here. `cursor` is the last message that they got; `members` is read at the first need.
 * @typedef {{ chat: string, members?: Promise<Set<string>>, cursor: number, last: Promise<unknown>, isQueued: boolean }} Room
 */

const PAGE = 200;
const BEAT_MS = 5000;
/** A server that was not seen for so long is dead, and nobody is connected to it. */
const DEAD_AFTER_S = 15;

export class Live {
  #store;
  #bus;
  #node = randomUUID();
  /** @type {Map<string, Set<Device>>} */
  #devices = new Map();
  /** @type {Map<string, Room>} */
  #rooms = new Map();
  /** The users whose presence here is in the store. @type {Set<string>} */
  #present = new Set();
  /** The last step of each user's presence. @type {Map<string, Promise<unknown>>} */
  #steps = new Map();
  /** @type {NodeJS.Timeout | undefined} */
  #beat;
  /** The newest messages at the last two beats: one that is committed late is found all the same. @type {number[]} */
  #floors = [];
  #isClosed = false;

  /** @param {import('./store.mjs').Store} store @param {import('./bus.mjs').Bus} bus */
  constructor(store, bus) {
    this.#store = store;
    this.#bus = bus;
  }

  async start() {
    if (!this.#store.isShared) {
      await this.#store.write(({ all }) => all('DELETE FROM presence'));
      return;
    }
    this.#bus.listen(
      (hint) => this.#hear(hint),
      () => this.#report(this.#readAgain()),
    );
    await this.#sendBeat();
    const beat = async () => {
      await this.#report(this.#sendBeat());
      if (!this.#isClosed) this.#beat = setTimeout(beat, BEAT_MS);
    };
    this.#beat = setTimeout(beat, BEAT_MS);
  }

  /** Ends all connections. */
  async close() {
    this.#isClosed = true;
    clearTimeout(this.#beat);
    for (const devices of this.#devices.values()) for (const device of [...devices]) device.end();
    this.#devices.clear();
    await Promise.all([...this.#present].map((user) => this.#settle(user)));
    await Promise.all([...this.#rooms.values()].map((room) => room.last));
    if (this.#store.isShared) {
      const { write } = this.#store;
      await this.#report(write(({ all }) => all('DELETE FROM nodes WHERE id = ?', this.#node)));
    }
  }

  /** Prepares the chats of a user; what happens from then on reaches a device. @param {string} user */
  async prepare(user) {
    const rows = await this.#store.all(
      'SELECT chat, newest FROM members JOIN chats ON chats.id = members.chat WHERE user_id = ?',
      user,
    );
    for (const { chat, newest } of rows) {
      if (!this.#rooms.has(chat)) this.#open(chat, newest);
    }
  }

  /** Starts to send events to a device of a prepared user; returns a function that stops it. @param {Device} device */
  connect(device) {
    const { user } = device;
    this.#devices.set(user, (this.#devices.get(user) ?? new Set()).add(device));
    this.#report(this.#settle(user));
    return () => {
      const devices = this.#devices.get(user);
      devices?.delete(device);
      if (devices?.size === 0) {
        this.#devices.delete(user);
        if (!this.#isClosed) this.#report(this.#settle(user));
      }
    };
  }

  /** Passes a hint to the devices of all servers. @param {Hint} hint */
  publish(hint) {
    this.#hear(hint);
    this.#bus.publish(hint);
  }

  /** @param {Promise<unknown>} work */
  #report(work) {
    return work.catch((error) => {
      if (!this.#isClosed) console.error(error);
    });
  }

  // ------------------------------------------------------------ hints

  /** @param {Hint} hint */
  #hear(hint) {
    const { event, chat, users } = hint;
    if (event === 'ended') this.#endSession(/** @type {string} */ (hint.session));
    else if (event === 'presence') this.#report(this.#sendPresence(hint));
    else if (event === 'message') this.#follow(/** @type {string} */ (chat));
    else if (event === 'members') delete this.#rooms.get(/** @type {string} */ (chat))?.members;
    else if (users) this.#report(this.#relay(hint, new Set(users)));
    else {
      // After the message that it is about.
      if (hint.id) this.#follow(/** @type {string} */ (chat));
      const room = this.#rooms.get(/** @type {string} */ (chat));
      if (room) this.#inOrder(room, async () => this.#relay(hint, await this.#membersOf(room)));
    }
  }

  /** @param {string} chat @param {number} cursor @returns {Room} */
  #open(chat, cursor) {
    const room = { chat, cursor, last: Promise.resolve(), isQueued: false };
    this.#rooms.set(chat, room);
    return room;
  }

  /** @param {Room} room @param {() => Promise<unknown>} work */
  #inOrder(room, work) {
    room.last = this.#report(room.last.then(work));
  }

  /** @param {Room} room */
  #membersOf(room) {
    room.members ??= this.#store
      .all('SELECT user_id FROM members WHERE chat = ?', room.chat)
      .then((rows) => new Set(rows.map(({ user_id }) => user_id)));
    room.members.catch(() => delete room.members);
    return room.members;
  }

  /** Sends the messages of a chat that its members here did not get yet. @param {string} chat */
  #follow(chat) {
    // A chat that nobody here was in when they connected: they joined it later, and get what came since.
    const room = this.#rooms.get(chat) ?? this.#open(chat, -1);
    if (room.isQueued) return;
    room.isQueued = true;
    this.#inOrder(room, () => this.#sendNew(room));
  }

  /** Sends what is new in some chats, which is read together. */
  #sendNew = together(async (/** @type {Room[]} */ rooms) => {
    for (const room of rooms) room.isQueued = false;
    /** @type {Map<string, { room: Room, members: Set<string> }>} */
    const followed = new Map();
    for (const room of rooms) {
      const members = await this.#membersOf(room);
      if (this.#hereOf(members).next().done) {
        this.#rooms.delete(room.chat);
        continue;
      }
      if (room.cursor < 0) room.cursor = await this.#joinedAt(room.chat);
      followed.set(room.chat, { room, members });
    }
    for (let isMore = followed.size > 0; isMore; ) {
      const cursors = [...followed.values()].map(({ room }) => [room.chat, room.cursor]);
      const [isNew, ...values] = anyOf('messages.chat = ? AND messages.id > ?', cursors);
      const rows = await this.#store.all(
        // The first condition is for PostgreSQL, which may otherwise read all messages in their order.
        `${SELECT_MESSAGES} WHERE messages.id > ? AND ${isNew} ORDER BY messages.id LIMIT ${PAGE}`,
        Math.min(...cursors.map(([, cursor]) => Number(cursor))),
        ...values,
      );
      for (const view of await messageViews(this.#store.all, rows)) {
        const { room, members } = /** @type {{ room: Room, members: Set<string> }} */ (
          followed.get(view.row.chat)
        );
        room.cursor = view.row.id;
        this.#send('message', this.#hereOf(members), (user) => view.textFor(user), view.row.device);
      }
      isMore = rows.length === PAGE;
    }
    return rooms.map(() => undefined);
  });

  /** @param {string} chat */
  async #joinedAt(chat) {
    const rows = await this.#store.all('SELECT user_id, joined FROM members WHERE chat = ?', chat);
    return Math.min(...rows.filter((row) => this.#devices.has(row.user_id)).map(({ joined }) => joined));
  }

  /** @param {Hint} hint @param {Set<string>} users */
  async #relay({ event, by, device, id, json }, users) {
    const here = new Set(this.#hereOf(users));
    if (here.size === 0) return;
    if (by !== undefined) {
      const blocks = await this.#store.all('SELECT user_id FROM blocks WHERE blocked = ?', by);
      for (const { user_id } of blocks) here.delete(user_id);
    }
    if (id === undefined) {
      const text = JSON.stringify(json);
      this.#send(event, here, () => text, device);
      return;
    }
    const rows = await this.#store.all(`${SELECT_MESSAGES} WHERE messages.id = ?`, id);
    const [view] = await messageViews(this.#store.all, rows);
    if (!view) return;
    const wrap = (/** @type {string} */ text) =>
      json ? `${JSON.stringify(json).slice(0, -1)},"message":${text}}` : text;
    this.#send(event, here, (user) => wrap(view.textFor(user)), device);
  }

  /** The users of these who are connected here. @param {Set<string>} users */
  *#hereOf(users) {
    const [few, many] = users.size < this.#devices.size ? [users, this.#devices] : [this.#devices, users];
    for (const user of few.keys()) if (many.has(user)) yield user;
  }

  /**
   * @param {string} event
   * @param {Iterable<string>} users
   * @param {(user: string) => string} textFor
   * @param {string} [except] the device that hears nothing
   */
  #send(event, users, textFor, except) {
    for (const user of users) {
      const text = `["${event}",${textFor(user)}]`;
      for (const device of this.#devices.get(user) ?? []) if (device.id !== except) device.send(text);
    }
  }

  /** @param {string} session */
  #endSession(session) {
    for (const devices of this.#devices.values()) {
      for (const device of [...devices]) if (device.session === session) device.end();
    }
  }

  // ------------------------------------------------------------ presence

  /** Writes whether a user is connected here, and notifies everybody if no other server has them. @param {string} user */
  #settle(user) {
    const step = (this.#steps.get(user) ?? Promise.resolve()).then(async () => {
      const isHere = this.#devices.has(user);
      if (isHere === this.#present.has(user)) return;
      const at = now();
      const isElsewhere = await this.#store.write(async ({ all }) => {
        // One after the other: two servers may write the same user at once.
        await all(`SELECT id FROM users WHERE id = ? ${this.#store.forUpdate}`, user);
        if (isHere) {
          await all('INSERT INTO presence VALUES (?, ?) ON CONFLICT DO NOTHING', user, this.#node);
        } else {
          await all('DELETE FROM presence WHERE user_id = ? AND node = ?', user, this.#node);
          await all('UPDATE users SET last_active = ? WHERE id = ?', at, user);
        }
        const others = await all('SELECT 1 FROM presence WHERE user_id = ? AND node <> ?', user, this.#node);
        return others.length > 0;
      });
      if (isHere) this.#present.add(user);
      else this.#present.delete(user);
      if (!isElsewhere && !this.#isClosed) this.publish({ event: 'presence', by: user });
      else if (!isElsewhere) this.#bus.publish({ event: 'presence', by: user });
    });
    const done = this.#report(step).then(() => {
      if (this.#steps.get(user) === done) this.#steps.delete(user);
    });
    this.#steps.set(user, done);
    return step;
  }

  /** @param {Hint} hint */
  async #sendPresence({ by: user = '' }) {
    const found = await usersByIds(this.#store.all, [user], '');
    const json = found.get(user);
    if (!json) return;
    const related = await this.#store.all(
      'SELECT user_id, blocked FROM blocks WHERE user_id = ? OR blocked = ?',
      user,
      user,
    );
    const byThem = new Set(related.filter((row) => row.user_id === user).map(({ blocked }) => blocked));
    const byMe = new Set(related.filter((row) => row.blocked === user).map(({ user_id }) => user_id));
    const text = JSON.stringify(json);
    const everybody = [...this.#devices.keys()].filter((each) => each !== user);
    this.#send('presence', everybody, (me) =>
      byMe.has(me) || byThem.has(me)
        ? JSON.stringify({ ...json, blockedByMe: byMe.has(me), hasBlockedMe: byThem.has(me) })
        : text,
    );
  }

  // ------------------------------------------------------------ several servers

  /** Says that this server lives, buries dead ones, and finds messages whose hints were lost. */
  async #sendBeat() {
    const { buried, gone, wasBuried } = await this.#store.write(async ({ all }) => {
      const known = await all('UPDATE nodes SET seen_at = ? WHERE id = ? RETURNING id', now(), this.#node);
      if (known.length === 0) await all('INSERT INTO nodes VALUES (?, ?)', this.#node, now());
      const dead = await all('DELETE FROM nodes WHERE seen_at < ? RETURNING id', now() - DEAD_AFTER_S);
      // Also of servers that ended before they were known.
      const left = await all(
        'DELETE FROM presence WHERE node NOT IN (SELECT id FROM nodes) RETURNING user_id',
      );
      return { buried: dead.length, gone: left.map(({ user_id }) => user_id), wasBuried: known.length === 0 };
    });
    for (const user of gone) this.publish({ event: 'presence', by: user });
    if (wasBuried) this.#present.clear();
    for (const user of new Set([...this.#devices.keys(), ...this.#present])) {
      if (this.#devices.has(user) !== this.#present.has(user)) this.#report(this.#settle(user));
    }
    if (buried > 0) await this.#readAgain();
    else await this.#catchUp();
  }

  /** Sends the messages whose hints were lost. */
  async #catchUp() {
    const [top] = await this.#store.all('SELECT max(newest) AS newest FROM chats');
    this.#floors.push(top?.newest ?? 0);
    if (this.#floors.length < 3) return;
    const floor = this.#floors.shift() ?? 0;
    const rows = await this.#store.all('SELECT id, newest FROM chats WHERE newest > ?', floor);
    for (const { id, newest } of rows) {
      if ((this.#rooms.get(id)?.cursor ?? -1) < newest) this.#follow(id);
    }
  }

  /** After a loss of hints: sends the messages, and has all devices here fetch again what they show. */
  async #readAgain() {
    for (const chat of this.#rooms.keys()) {
      delete this.#rooms.get(chat)?.members;
      this.#follow(chat);
    }
    await Promise.all([...this.#rooms.values()].map((room) => room.last));
    this.#send('missed', this.#devices.keys(), () => 'null');
  }
}
