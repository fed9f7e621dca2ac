// What users of the chat can do. The methods that a client calls have the names and arguments of the functions of
// `createKit`, after the user who calls.
import { randomUUID } from 'node:crypto';
import { ChatError } from './error.mjs';
import { now, Store } from './store.mjs';

/** @typedef {import('solid-chat-kit/server').ChatOf} ChatOf */
/** @typedef {import('solid-chat-kit/server').ConversationsQuery} ConversationsQuery */
/** @typedef {import('solid-chat-kit/server').UsersQuery} UsersQuery */
/** @typedef {import('solid-chat-kit/server').MessagesQuery} MessagesQuery */
/** @typedef {import('solid-chat-kit/server').Draft} Draft */

/**
 * A connected device of a user.
 * @typedef {{ user: string, token: string, send(event: string, json: unknown): void }} Device
 */

/** The user who calls, and the token of the calling device. @typedef {{ user: string, token: string }} Caller */

/** The group that everybody joins. */
const LOBBY = 'everyone';
const LONGEST_TEXT = 10_000;

const text = (/** @type {unknown} */ value) => (typeof value === 'string' && value !== '' ? value : null);
const limitOf = (/** @type {unknown} */ limit) => Math.min(Math.max(Number(limit) || 30, 1), 200);

export class Chat {
  /** @type {Set<Device>} */
  #devices = new Set();
  store;

  /** @param {string} [file] of the database; without one, the chat is only in memory */
  constructor(file) {
    this.store = new Store(file);
  }

  // ------------------------------------------------------------ signing in

  /** Signs anybody in by name: put your own sign-in here. @param {string} name @returns {{ token: string, id: string }} */
  signIn(name) {
    const id = String(name)
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .slice(0, 40);
    if (!id.replaceAll('-', '')) throw new ChatError('ERR_BAD_NAME', 'A name needs letters.');
    this.store.run(
      'INSERT OR IGNORE INTO users (id, name) VALUES (?, ?)',
      id,
      String(name).trim().slice(0, 80),
    );
    const token = randomUUID();
    this.store.run('INSERT INTO sessions VALUES (?, ?)', token, id);
    return { token, id };
  }

  /** Adds a user to the group of all, and says so there. @param {string} id */
  enterLobby(id) {
    this.store.createChat(LOBBY, 'Everyone', []);
    if (this.store.membersOf(LOBBY).includes(id)) return;
    this.store.createChat(LOBBY, 'Everyone', [id]);
    this.#deliver(this.#insert(id, LOBBY, { action: 'joined' }), '');
  }

  /** @param {string | null | undefined} token @returns {Caller} */
  caller(token) {
    const session = token ? this.store.get('SELECT user FROM sessions WHERE token = ?', token) : null;
    if (!session) throw new ChatError('ERR_NOT_LOGGED_IN', 'Nobody is signed in.', 401);
    return { user: session.user, token: /** @type {string} */ (token) };
  }

  /** Starts to send events to a device; returns a function that stops it. @param {Device} device */
  connect(device) {
    const wasOnline = this.online.has(device.user);
    this.#devices.add(device);
    if (!wasOnline) this.#tellPresence(device.user);
    return () => {
      if (!this.#devices.delete(device) || this.online.has(device.user)) return;
      this.store.run('UPDATE users SET last_active = ? WHERE id = ?', now(), device.user);
      this.#tellPresence(device.user);
    };
  }

  close() {
    this.#devices.clear();
    this.store.close();
  }

  get online() {
    return new Set([...this.#devices].map(({ user }) => user));
  }

  // ------------------------------------------------------------ pages

  /** @param {Caller} caller */
  me({ user }) {
    return this.store.user(user, user, this.online);
  }

  /** @param {Caller} caller @param {ConversationsQuery} query */
  conversations({ user: me }, { limit, after, type, keyword }) {
    const online = this.online;
    const rows = this.store.all(
      `SELECT members.chat, max(messages.id) AS last
       FROM members JOIN messages ON messages.chat = members.chat AND messages.id > hidden AND parent IS NULL
       WHERE members.user = ? GROUP BY members.chat HAVING last < ? ORDER BY last DESC`,
      me,
      Number(after ?? Number.MAX_SAFE_INTEGER),
    );
    const isWanted = (/** @type {string} */ chat) => {
      if (type && (type === 'user') !== chat.includes(' ')) return false;
      if (!keyword) return true;
      const conversation = this.store.conversation(chat, me, online);
      const { name } = 'user' in conversation ? conversation.user : conversation.group;
      return name.toLowerCase().includes(keyword.toLowerCase());
    };
    const found = rows.filter(({ chat }) => isWanted(chat));
    const page = found.slice(0, limitOf(limit));
    return {
      items: page.map(({ chat }) => this.store.conversation(chat, me, online)),
      next: found.length > page.length ? page.at(-1)?.last : null,
    };
  }

  /** @param {Caller} caller @param {UsersQuery} query */
  users({ user: me }, { limit, after, keyword, status, ids, hideBlocked }) {
    const online = this.online;
    const isWanted = (/** @type {ReturnType<Store['user']>} */ user) =>
      (!status || user.online === (status === 'online')) &&
      (!ids?.length || ids.includes(user.id)) &&
      !(hideBlocked && user.blockedByMe);
    const found = this.store
      .all(
        'SELECT id FROM users WHERE id != ? AND id > ? AND instr(lower(name), ?) > 0 ORDER BY id',
        me,
        String(after ?? ''),
        (keyword ?? '').toLowerCase(),
      )
      .map(({ id }) => this.store.user(id, me, online))
      .filter(isWanted);
    const items = found.slice(0, limitOf(limit));
    return { items, next: found.length > items.length ? items.at(-1)?.id : null };
  }

  /** @param {Caller} caller @param {MessagesQuery} query */
  messages({ user: me }, { limit, before, after, parentId, hideReplies, updatedAfter, updatesOnly, ...of }) {
    const chat = this.store.chatId(of, me);
    const hidden = this.store.get('SELECT hidden FROM members WHERE chat = ? AND user = ?', chat, me)?.hidden;
    const rows = this.store.all(
      `SELECT * FROM messages WHERE chat = ? AND id > ? AND id < ?
       AND (? IS NULL OR parent = ?) AND (? OR parent IS NULL)
       AND max(sent_at, ifnull(edited_at, 0), ifnull(deleted_at, 0)) >= ? AND sent_at < ?
       ORDER BY id ${after === undefined ? 'DESC' : 'ASC'} LIMIT ?`,
      chat,
      Math.max(hidden, Number(after ?? 0)),
      Number(before ?? Number.MAX_SAFE_INTEGER),
      parentId === undefined ? null : Number(parentId),
      parentId === undefined ? null : Number(parentId),
      hideReplies && parentId === undefined ? 0 : 1,
      updatedAfter ?? 0,
      updatesOnly ? (updatedAfter ?? 0) : Number.MAX_SAFE_INTEGER,
      limitOf(limit),
    );
    const items = rows.map((row) => this.store.message(row, me));
    return { items: after === undefined ? items.reverse() : items };
  }

  // ------------------------------------------------------------ single conversations and messages

  /** @param {Caller} caller @param {ChatOf} chat */
  conversation({ user: me }, chat) {
    return this.store.conversation(this.store.chatId(chat, me), me, this.online);
  }

  /** @param {Caller} caller @param {ChatOf} of */
  deleteConversation({ user: me }, of) {
    const chat = this.store.chatId(of, me);
    this.store.run(
      'UPDATE members SET hidden = (SELECT ifnull(max(id), 0) FROM messages) WHERE chat = ? AND user = ?',
      chat,
      me,
    );
    return {};
  }

  /** @param {Caller} caller @param {{ id: number }} which */
  message({ user: me }, { id }) {
    return this.store.message(this.store.visible(id, me), me);
  }

  /** @param {Caller} caller @param {Draft} draft */
  send({ user: me, token }, draft) {
    const chat = this.store.chatId(draft, me);
    const sent =
      draft.muid && this.store.get('SELECT * FROM messages WHERE sender = ? AND muid = ?', me, draft.muid);
    if (sent) return this.store.message(sent, me);
    if (draft.user !== undefined && this.store.hasBlocked(draft.user, me)) {
      throw new ChatError('ERR_BLOCKED', 'This user has blocked you.', 403);
    }
    if (!text(draft.text) && !draft.file && !draft.data)
      throw new ChatError('ERR_EMPTY_TEXT', 'A message needs text.');
    // Only files that were uploaded here: any other URL could be a script.
    if (draft.file && !/^\/api\/files\/[\w-]+$/.test(String(draft.file.url))) {
      throw new ChatError('ERR_BAD_FILE', 'Upload the file first.');
    }
    if ((draft.text?.length ?? 0) > LONGEST_TEXT)
      throw new ChatError('ERR_TOO_LONG', 'The text is too long.');
    const row = this.#insert(me, chat, draft);
    this.#deliver(row, token);
    return this.store.message(row, me);
  }

  /** @param {Caller} caller @param {{ id: number, text: string }} change */
  edit({ user: me, token }, { id, text: words }) {
    const row = this.#own(id, me);
    if (!text(words)) throw new ChatError('ERR_EMPTY_TEXT', 'A message needs text.');
    this.store.run('UPDATE messages SET text = ?, edited_at = ? WHERE id = ?', words, now(), row.id);
    return this.#tellChanged('edited', row, me, token);
  }

  /** @param {Caller} caller @param {{ id: number }} which */
  remove({ user: me, token }, { id }) {
    const row = this.#own(id, me);
    this.store.run('UPDATE messages SET deleted_at = ? WHERE id = ?', now(), row.id);
    return this.#tellChanged('deleted', row, me, token);
  }

  /** @param {Caller} caller @param {{ id: number, emoji: string, added: boolean }} reaction */
  react({ user: me, token }, { id, emoji, added }) {
    const row = this.store.visible(id, me);
    const sql = added
      ? 'INSERT OR IGNORE INTO reactions VALUES (?, ?, ?)'
      : 'DELETE FROM reactions WHERE message = ? AND user = ? AND emoji = ?';
    this.store.run(sql, row.id, me, String(emoji).slice(0, 32));
    const from = this.me({ user: me, token });
    this.#tell(row.chat, token, 'reaction', (user) => ({
      message: this.store.message(row, user),
      emoji,
      from,
      added,
      at: now(),
    }));
    return this.store.message(row, me);
  }

  // ------------------------------------------------------------ receipts, typing and blocks

  /** @param {Caller} caller @param {{ id: number }} which */
  delivered(caller, { id }) {
    return this.#mark('delivered', caller, id);
  }

  /** @param {Caller} caller @param {{ id: number }} which */
  read(caller, { id }) {
    return this.#mark('read', caller, id);
  }

  /** @param {Caller} caller @param {{ id: number }} which */
  markUnread({ user: me, token }, { id }) {
    const { chat } = this.store.visible(id, me);
    this.store.run('UPDATE members SET read = ? WHERE chat = ? AND user = ?', Number(id) - 1, chat, me);
    const conversation = this.store.conversation(chat, me, this.online);
    for (const device of this.#devices) {
      if (device.user === me && device.token !== token) device.send('unread', conversation);
    }
    return conversation;
  }

  /** @param {Caller} caller @param {ChatOf & { typing: boolean }} typing */
  typing({ user: me, token }, { typing, ...of }) {
    const chat = this.store.chatId(of, me);
    const to = of.group === undefined ? { to: of.user } : { group: of.group };
    const json = { from: this.me({ user: me, token }), ...to, typing };
    this.#tell(chat, token, 'typing', (user) => (user === me ? null : json));
    return {};
  }

  /** @param {Caller} caller @param {{ ids: string[], blocked: boolean }} block */
  block({ user: me }, { ids, blocked }) {
    const sql = blocked
      ? 'INSERT OR IGNORE INTO blocks VALUES (?, ?)'
      : 'DELETE FROM blocks WHERE user = ? AND blocked = ?';
    for (const id of ids) this.store.run(sql, me, String(id));
    return {};
  }

  // ------------------------------------------------------------ rows and events

  /** @param {string} sender @param {string} chat @param {Partial<Draft> & { action?: string }} draft */
  #insert(sender, chat, { text: words, file, data, type, action, parentId, quotedId, muid }) {
    const id = this.store.run(
      `INSERT INTO messages (chat, sender, text, file, data, type, action, parent, quoted, muid, sent_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      chat,
      sender,
      text(words),
      file ? JSON.stringify(file) : null,
      data ? JSON.stringify(data) : null,
      text(type),
      action ?? null,
      parentId ? Number(parentId) : null,
      quotedId ? Number(quotedId) : null,
      text(muid),
      now(),
    );
    return /** @type {import('./store.mjs').Row} */ (
      this.store.get('SELECT * FROM messages WHERE id = ?', id)
    );
  }

  /** Sends a new message to all its members but the device it came from. @param {import('./store.mjs').Row} row @param {string} token */
  #deliver(row, token) {
    this.#tell(row.chat, token, 'message', (user) => this.store.message(row, user));
  }

  /** @param {'edited' | 'deleted'} event @param {import('./store.mjs').Row} row @param {string} me @param {string} token */
  #tellChanged(event, row, me, token) {
    const changed = this.store.visible(row.id, me);
    this.#tell(row.chat, token, event, (user) => this.store.message(changed, user));
    return this.store.message(changed, me);
  }

  /** Returns a message of one's own. @param {number} id @param {string} me */
  #own(id, me) {
    const row = this.store.visible(id, me);
    if (row.sender !== me)
      throw new ChatError('ERR_NOT_PERMITTED', 'Only the sender may change a message.', 403);
    return row;
  }

  /** Moves a member's mark in a chat, and notifies the others. @param {'delivered' | 'read'} mark @param {Caller} caller @param {number} id */
  #mark(mark, { user: me, token }, id) {
    const { chat } = this.store.visible(id, me);
    const at = now();
    const moved = mark === 'read' ? ['delivered', 'read'] : ['delivered'];
    /** @type {import('./store.mjs').Row[]} */
    let complete = [];
    for (const each of moved) {
      this.store.run(
        `UPDATE members SET ${each} = max(${each}, ?) WHERE chat = ? AND user = ?`,
        Number(id),
        chat,
        me,
      );
      // A message has arrived, or is read, when all other members are that far.
      complete = this.store.all(
        `UPDATE messages SET ${each}_at = ? WHERE chat = ? AND ${each}_at IS NULL
         AND id <= (SELECT min(${each}) FROM members WHERE chat = messages.chat AND user != sender)
         RETURNING id, sender`,
        at,
        chat,
      );
    }
    const from = this.me({ user: me, token });
    const other = chat.split(' ').find((/** @type {string} */ user) => user !== me);
    const to = chat.includes(' ') ? { to: other } : { group: this.store.group(chat) };
    this.#tell(chat, token, mark, () => ({ messageId: Number(id), from, ...to, at }));
    if (!chat.includes(' ')) this.#tellComplete(mark, complete, { from, ...to, at });
    return {};
  }

  /** Notifies the senders in a group whose messages all others received or read. @param {string} mark @param {import('./store.mjs').Row[]} rows @param {object} receipt */
  #tellComplete(mark, rows, receipt) {
    for (const sender of new Set(rows.map((row) => row.sender))) {
      const messageId = Math.max(...rows.filter((row) => row.sender === sender).map((row) => row.id));
      for (const device of this.#devices) {
        if (device.user === sender) device.send(mark, { ...receipt, messageId, all: true });
      }
    }
  }

  /** @param {string} user */
  #tellPresence(user) {
    for (const device of this.#devices) {
      if (device.user !== user) device.send('presence', this.store.user(user, device.user, this.online));
    }
  }

  /**
   * Sends an event to the devices of a chat's members, but not to the one that caused it.
   * @param {string} chat
   * @param {string} token
   * @param {string} event
   * @param {(user: string) => object | null} jsonFor what a user gets; null for nothing
   */
  #tell(chat, token, event, jsonFor) {
    const members = new Set(this.store.membersOf(chat));
    for (const device of this.#devices) {
      if (!members.has(device.user) || device.token === token) continue;
      const json = jsonFor(device.user);
      if (json) device.send(event, json);
    }
  }
}
