// What users of the chat can do. The methods that a client calls have the names and arguments of the functions of
// `createKit`, after the user who calls. Their arguments are checked by calls.mjs.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { openBus } from './bus.mjs';
import { ChatError } from './error.mjs';
import { Live } from './live.mjs';
import { now, openStore } from './store.mjs';
import {
  CONVERSATION_COLUMNS,
  conversations,
  groupJSON,
  messageViews,
  SELECT_MESSAGES,
  USER_COLUMNS,
  userJSON,
  usersByIds,
} from './views.mjs';

/** @typedef {import('./store.mjs').Row} Row */
/** @typedef {import('./store.mjs').Tx} Tx */
/** @typedef {import('solid-chat-kit/server').ChatOf} ChatOf */
/** @typedef {import('solid-chat-kit/server').ConversationsQuery} ConversationsQuery */
/** @typedef {import('solid-chat-kit/server').UsersQuery} UsersQuery */
/** @typedef {import('solid-chat-kit/server').MessagesQuery} MessagesQuery */
/** @typedef {import('solid-chat-kit/server').Draft} Draft */

/** The user who calls, the session, and the calling device. @typedef {{ user: string, session: string, device: string }} Caller */
/** A chat as one user sees it: the other of two users, or the row of the group. @typedef {{ id: string, peer?: string, group?: Row }} Place */

/** The group that everybody joins. */
const LOBBY = 'everyone';
const SESSION_S = 30 * 24 * 3600;
/** How long an uploaded file waits for its message. */
const UPLOAD_S = 3600;
const TIDY_MS = 600_000;
/** Of one user to one message. */
const MOST_REACTIONS = 20;

const hashOf = (/** @type {string} */ token) => createHash('sha256').update(token).digest('base64url');
/** A pattern for LIKE that finds a text. @param {string} keyword */
const containing = (keyword) => `%${keyword.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
const limitOf = (/** @type {number} */ limit = 30) => Math.min(limit, 200);
const missing = (/** @type {number} */ id) =>
  new ChatError('ERR_MESSAGE_NOT_FOUND', `You see no message ${id}.`, 404);

/**
 * Opens a chat.
 * @param {{ store?: string | undefined, bus?: string | undefined }} [where] the database as `openStore` takes it, and
 * the URL of NATS
 */
export async function openChat(where = {}) {
  const store = await openStore(where.store);
  const bus = await openBus(where.bus);
  const chat = new Chat(store, bus);
  await chat.live.start();
  return chat;
}

export class Chat {
  #tidy;

  /** @param {import('./store.mjs').Store} store @param {import('./bus.mjs').Bus} bus */
  constructor(store, bus) {
    this.store = store;
    this.bus = bus;
    this.live = new Live(store, bus);
    this.#tidy = setInterval(() => this.tidy().catch(console.error), TIDY_MS).unref();
  }

  async close() {
    clearInterval(this.#tidy);
    await this.live.close();
    await this.bus.close();
    await this.store.close();
  }

  /** Deletes sessions that ended, and files that were never sent. */
  async tidy() {
    await this.store.write(async ({ all }) => {
      await all('DELETE FROM sessions WHERE ends_at < ?', now());
      await all('DELETE FROM files WHERE message IS NULL AND uploaded_at < ?', now() - UPLOAD_S);
    });
  }

  // ------------------------------------------------------------ sessions

  /** Signs anybody in by name: put your own sign-in here. @param {string} name @returns {Promise<{ token: string, id: string }>} */
  async signIn(name) {
    const id = name
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .slice(0, 40);
    if (!id.replaceAll('-', '')) throw new ChatError('ERR_BAD_NAME', 'A name needs letters.');
    const shown = name.trim().slice(0, 80);
    const token = randomBytes(24).toString('base64url');
    await this.store.write(async ({ all }) => {
      await all(
        'INSERT INTO users (id, name, search) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
        id,
        shown,
        shown.toLowerCase(),
      );
      await all('INSERT INTO sessions VALUES (?, ?, ?)', hashOf(token), id, now() + SESSION_S);
    });
    return { token, id };
  }

  /** Ends a session, or all of the user, and their connections. @param {Caller} caller @param {{ everywhere?: boolean }} which */
  async signOut({ user, session }, { everywhere = false }) {
    const ended = await this.store.write(({ all }) =>
      everywhere
        ? all('DELETE FROM sessions WHERE user_id = ? RETURNING hash', user)
        : all('DELETE FROM sessions WHERE hash = ? RETURNING hash', session),
    );
    for (const { hash } of ended) this.live.publish({ event: 'ended', session: hash });
    return {};
  }

  /** @param {string | null | undefined} token @param {string} [device] @returns {Promise<Caller>} */
  async caller(token, device) {
    const session = hashOf(token ?? '');
    const [row] = await this.store.all('SELECT user_id, ends_at FROM sessions WHERE hash = ?', session);
    if (!row || row.ends_at < now()) throw new ChatError('ERR_NOT_LOGGED_IN', 'Nobody is signed in.', 401);
    return { user: row.user_id, session, device: device || session };
  }

  // ------------------------------------------------------------ groups

  /** @param {string} id @param {string} name @param {readonly string[]} members */
  async createGroup(id, name, members) {
    await this.store.write(async (tx) => {
      await tx.all(
        'INSERT INTO chats (id, name, search, created_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
        id,
        name,
        name.toLowerCase(),
        now(),
      );
      for (const user of members) await this.#join(tx, id, user);
    });
    this.live.publish({ event: 'members', chat: id });
  }

  /** Adds a member; returns false for one who was in it. @param {Tx} tx @param {string} group @param {string} user */
  async #join({ all }, group, user) {
    const [chat] = await all(`SELECT newest FROM chats WHERE id = ? ${this.store.forUpdate}`, group);
    const at = chat?.newest ?? 0;
    const joined = await all(
      `INSERT INTO members (chat, user_id, joined, delivered, read) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO NOTHING RETURNING chat`,
      group,
      user,
      at,
      at,
      at,
    );
    if (joined.length > 0) await all('UPDATE chats SET size = size + 1 WHERE id = ?', group);
    return joined.length > 0;
  }

  /** Adds a user to the group of all, and says so there. @param {string} user */
  async enterLobby(user) {
    await this.createGroup(LOBBY, 'Everyone', []);
    const isNew = await this.store.write(async (tx) => {
      if (!(await this.#join(tx, LOBBY, user))) return false;
      await this.#insert(tx, LOBBY, user, '', { action: 'joined' });
      return true;
    });
    if (!isNew) return;
    this.live.publish({ event: 'members', chat: LOBBY });
    this.live.publish({ event: 'message', chat: LOBBY });
  }

  // ------------------------------------------------------------ pages

  /** @param {Caller} caller */
  async me({ user }) {
    return (await usersByIds(this.store.all, [user], user)).get(user);
  }

  /** @param {Caller} caller @param {ConversationsQuery} query */
  async conversations({ user: me }, { limit, after, type, keyword }) {
    const conditions = ['members.user_id = ?', 'chats.last > members.hidden'];
    /** @type {import('./store.mjs').Value[]} */
    const values = [me];
    if (after !== undefined) {
      conditions.push('chats.last < ?');
      values.push(after);
    }
    if (type) conditions.push(`peer IS ${type === 'user' ? 'NOT NULL' : 'NULL'}`);
    if (keyword) {
      conditions.push(`COALESCE(users.search, chats.search) LIKE ? ESCAPE '\\'`);
      values.push(containing(keyword));
    }
    const most = limitOf(limit);
    const rows = await this.store.all(
      `SELECT ${CONVERSATION_COLUMNS} FROM members JOIN chats ON chats.id = members.chat
       LEFT JOIN users ON users.id = members.peer
       WHERE ${conditions.join(' AND ')} ORDER BY chats.last DESC LIMIT ${most + 1}`,
      ...values,
    );
    const page = rows.slice(0, most);
    return {
      items: await conversations(this.store.all, page, me),
      next: rows.length > most ? page.at(-1)?.last : null,
    };
  }

  /** @param {Caller} caller @param {UsersQuery} query */
  async users({ user: me }, { limit, after, keyword, status, ids, hideBlocked }) {
    const conditions = ['id <> ?'];
    /** @type {import('./store.mjs').Value[]} */
    const values = [me, me, me];
    if (after !== undefined) {
      conditions.push('id > ?');
      values.push(after);
    }
    if (keyword) {
      conditions.push(`search LIKE ? ESCAPE '\\'`);
      values.push(containing(keyword));
    }
    if (ids?.length) {
      conditions.push(`id IN (${ids.map(() => '?').join(', ')})`);
      values.push(...ids);
    }
    if (status) {
      const not = status === 'online' ? '' : 'NOT ';
      conditions.push(`${not}EXISTS (SELECT 1 FROM presence WHERE presence.user_id = users.id)`);
    }
    if (hideBlocked) {
      conditions.push(
        'NOT EXISTS (SELECT 1 FROM blocks WHERE blocks.user_id = ? AND blocks.blocked = users.id)',
      );
      values.push(me);
    }
    const most = limitOf(limit);
    const rows = await this.store.all(
      `SELECT ${USER_COLUMNS} FROM users WHERE ${conditions.join(' AND ')} ORDER BY id LIMIT ${most + 1}`,
      ...values,
    );
    const items = rows.slice(0, most).map(userJSON);
    return { items, next: rows.length > most ? items.at(-1)?.id : null };
  }

  /** @param {Caller} caller @param {MessagesQuery} query */
  async messages(
    { user: me },
    { limit, before, after, parentId, hideReplies, updatedAfter, updatesOnly, ...of },
  ) {
    const place = await this.#place(of, me);
    const [member] = await this.store.all(
      'SELECT hidden FROM members WHERE chat = ? AND user_id = ?',
      place.id,
      me,
    );
    const conditions = ['chat = ?', 'messages.id > ?'];
    const values = [place.id, Math.max(member?.hidden ?? 0, Number(after ?? 0))];
    const add = (/** @type {string} */ condition, /** @type {number} */ value) => {
      conditions.push(condition);
      values.push(value);
    };
    if (before !== undefined) add('messages.id < ?', Number(before));
    if (parentId !== undefined) add('parent = ?', Number(parentId));
    else if (hideReplies) conditions.push('parent IS NULL');
    if (updatedAfter !== undefined) add('changed_at >= ?', updatedAfter);
    if (updatedAfter !== undefined && updatesOnly) add('sent_at < ?', updatedAfter);
    const rows = await this.store.all(
      `${SELECT_MESSAGES} WHERE ${conditions.join(' AND ')}
       ORDER BY messages.id ${after === undefined ? 'DESC' : 'ASC'} LIMIT ${limitOf(limit)}`,
      ...values,
    );
    const items = await this.#asMessages(after === undefined ? rows.reverse() : rows, me);
    return { items };
  }

  // ------------------------------------------------------------ single conversations and messages

  /** @param {Caller} caller @param {ChatOf} of */
  async conversation({ user: me }, of) {
    return this.#conversation(await this.#place(of, me), me);
  }

  /** @param {Caller} caller @param {ChatOf} of */
  async deleteConversation({ user: me }, of) {
    const { id } = await this.#place(of, me);
    await this.store.write(async ({ all }) => {
      const [chat] = await all(`SELECT newest FROM chats WHERE id = ? ${this.store.forUpdate}`, id);
      const newest = chat?.newest ?? 0;
      await all(
        'UPDATE members SET hidden = ?, read = ? WHERE chat = ? AND user_id = ?',
        newest,
        newest,
        id,
        me,
      );
    });
    return {};
  }

  /** @param {Caller} caller @param {{ id: number }} which */
  async message({ user: me }, { id }) {
    return this.#asMessage(await this.#visible(this.store, id, me), me);
  }

  /** @param {Caller} caller @param {Draft} draft */
  async send({ user: me, device }, draft) {
    if (!draft.text?.trim() && !draft.file && draft.data === undefined)
      throw new ChatError('ERR_EMPTY_TEXT', 'A message needs text.');
    const place = await this.#place(draft, me);
    const row = await this.store.write(async (tx) => {
      if (place.peer !== undefined) await this.#createChatOfTwo(tx, place.id, me, place.peer);
      await this.#lock(tx, place.id);
      // A repeated text is found when it cannot be stored; what is checked before may have changed since.
      const known =
        draft.muid && (draft.file || place.peer !== undefined) && (await this.#byMuid(tx, me, draft.muid));
      if (known) return known;
      if (place.peer !== undefined) await this.#refuseBlocked(tx, place.peer, me);
      return this.#insert(tx, place.id, me, device, draft);
    });
    if (row.chat !== place.id) {
      throw new ChatError('ERR_MUID_TAKEN', 'You sent another message with this muid.', 409);
    }
    // Also for a repeated draft: the first server may have died before it could notify the others.
    this.live.publish({ event: 'message', chat: place.id });
    return this.#asMessage(row, me);
  }

  /** @param {Caller} caller @param {{ id: number, text: string }} change */
  async edit({ user: me, device }, { id, text }) {
    if (!text.trim()) throw new ChatError('ERR_EMPTY_TEXT', 'A message needs text.');
    return this.#change('edited', me, device, id, async ({ all }, row) => {
      const at = now();
      if (row.text === null) throw new ChatError('ERR_NOT_PERMITTED', 'Only texts can be edited.', 403);
      await all('UPDATE messages SET text = ?, edited_at = ?, changed_at = ? WHERE id = ?', text, at, at, id);
    });
  }

  /** Deletes a message with its file and content for everyone. @param {Caller} caller @param {{ id: number }} which */
  async remove({ user: me, device }, { id }) {
    return this.#change('deleted', me, device, id, async ({ all }) => {
      const at = now();
      await all(
        `UPDATE messages SET text = NULL, file = NULL, data = NULL, deleted_at = ?, changed_at = ? WHERE id = ?`,
        at,
        at,
        id,
      );
      await all('DELETE FROM files WHERE message = ?', id);
    });
  }

  /** @param {Caller} caller @param {{ id: number, emoji: string, added: boolean }} reaction */
  async react({ user: me, device }, { id, emoji, added }) {
    const at = now();
    const row = await this.store.write(async (tx) => {
      const found = await this.#visible(tx, id, me);
      const other = found.chat.split(' ').find((/** @type {string} */ user) => user !== me);
      if (added && other && found.chat.includes(' ')) await this.#refuseBlocked(tx, other, me);
      if (!added) {
        const sql = 'DELETE FROM reactions WHERE message = ? AND user_id = ? AND emoji = ?';
        await tx.all(sql, id, me, emoji);
        return found;
      }
      if (found.deleted_at !== null) throw missing(id);
      const own = await tx.all('SELECT emoji FROM reactions WHERE message = ? AND user_id = ?', id, me);
      if (own.length >= MOST_REACTIONS && !own.some((each) => each.emoji === emoji)) {
        throw new ChatError('ERR_TOO_MANY', `A message may have ${MOST_REACTIONS} of your reactions.`, 403);
      }
      await tx.all('INSERT INTO reactions VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING', id, me, emoji, at);
      const [changed] = await tx.all('UPDATE messages SET reacted = 1 WHERE id = ? RETURNING *', id);
      return changed ?? found;
    });
    const json = { emoji, added, at, from: await this.me({ user: me, session: '', device }) };
    this.live.publish({ event: 'reaction', chat: row.chat, id, by: me, device, json });
    return this.#asMessage(row, me);
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
  async markUnread({ user: me, device }, { id }) {
    const { chat } = await this.store.write(async (tx) => {
      const row = await this.#visible(tx, id, me);
      await tx.all('UPDATE members SET read = ? WHERE chat = ? AND user_id = ?', id - 1, row.chat, me);
      return row;
    });
    const peer = chat.split(' ').find((/** @type {string} */ user) => user !== me);
    const json = await this.#conversation({ id: chat, ...(chat.includes(' ') && { peer: peer ?? me }) }, me);
    this.live.publish({ event: 'unread', users: [me], device, json });
    return json;
  }

  /** @param {Caller} caller @param {ChatOf & { typing: boolean }} typing */
  async typing({ user: me, device }, { typing, ...of }) {
    const place = await this.#place(of, me);
    const from = await this.me({ user: me, session: '', device });
    if (place.peer !== undefined) {
      const json = { from, to: place.peer, typing };
      if (place.peer !== me) this.live.publish({ event: 'typing', users: [place.peer], by: me, json });
    } else {
      const json = { from, group: place.id, typing };
      this.live.publish({ event: 'typing', chat: place.id, by: me, device, json });
    }
    return {};
  }

  /** @param {Caller} caller @param {{ ids: string[], blocked: boolean }} block */
  async block({ user: me }, { ids, blocked }) {
    const sql = blocked
      ? 'INSERT INTO blocks SELECT ?, id FROM users WHERE id = ? ON CONFLICT DO NOTHING'
      : 'DELETE FROM blocks WHERE user_id = ? AND blocked = ?';
    await this.store.write(async ({ all }) => {
      for (const id of ids) await all(sql, me, id);
    });
    return {};
  }

  // ------------------------------------------------------------ files

  /** @param {Caller} caller @param {{ name: string, type: string, bytes: Uint8Array }} file */
  async upload({ user }, { name, type, bytes }) {
    const id = randomUUID();
    await this.store.write(({ all }) =>
      all(
        'INSERT INTO files (id, owner, name, type, size, bytes, uploaded_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
        id,
        user,
        name,
        type,
        bytes.length,
        bytes,
        now(),
      ),
    );
    return { name, type, size: bytes.length, url: `/api/files/${id}` };
  }

  /** @param {string} id */
  async file(id) {
    const [file] = await this.store.all('SELECT type, size FROM files WHERE id = ?', id);
    if (!file) throw new ChatError('ERR_NOT_FOUND', 'There is no such file.', 404);
    return {
      type: /** @type {string} */ (file.type),
      size: /** @type {number} */ (file.size),
      /** @param {number} start @param {number} length @returns {Promise<Uint8Array>} */
      read: async (start, length) => {
        const sql = 'SELECT substr(bytes, ?, ?) AS part FROM files WHERE id = ?';
        return (await this.store.all(sql, start + 1, length, id))[0]?.part ?? new Uint8Array();
      },
    };
  }

  // ------------------------------------------------------------ rows

  /** Finds a chat that a user may use. @param {ChatOf} of @param {string} me @returns {Promise<Place>} */
  async #place({ user, group }, me) {
    if (group === undefined) {
      const [known] = await this.store.all('SELECT id FROM users WHERE id = ?', user);
      if (!known) throw new ChatError('ERR_UID_NOT_FOUND', `Nobody has the id '${user}'.`, 404);
      return { id: [me, user].sort().join(' '), peer: user };
    }
    const [row] = await this.store.all(
      `SELECT chats.*, members.user_id FROM chats LEFT JOIN members ON chat = chats.id AND user_id = ?
       WHERE chats.id = ? AND chats.name IS NOT NULL`,
      me,
      group,
    );
    if (!row) throw new ChatError('ERR_GUID_NOT_FOUND', `There is no group '${group}'.`, 404);
    if (row.user_id === null) throw new ChatError('ERR_NOT_A_MEMBER', 'You are no member.', 403);
    return { id: group, group: row };
  }

  /** @param {Tx} tx @param {string} id @param {string} me @param {string} peer */
  async #createChatOfTwo({ all }, id, me, peer) {
    const created = await all(
      'INSERT INTO chats (id, created_at) VALUES (?, ?) ON CONFLICT DO NOTHING RETURNING id',
      id,
      now(),
    );
    if (created.length === 0) return;
    const sql = 'INSERT INTO members (chat, user_id, peer) VALUES (?, ?, ?) ON CONFLICT DO NOTHING';
    await all(sql, id, me, peer);
    await all(sql, id, peer, me);
  }

  /**
   * Locks a chat until the end of the write. Messages get their numbers under this lock, so within a chat they appear
   * in the order of their numbers, on all servers.
   * @param {Tx} tx @param {string} chat
   */
  #lock({ all }, chat) {
    return all(`SELECT id FROM chats WHERE id = ? ${this.store.forUpdate}`, chat);
  }

  /** @param {Tx} tx @param {string} me @param {string} muid */
  async #byMuid({ all }, me, muid) {
    return (await all('SELECT * FROM messages WHERE sender = ? AND muid = ?', me, muid))[0];
  }

  /** @param {Tx} tx @param {string} user @param {string} me */
  async #refuseBlocked({ all }, user, me) {
    const blocks = await all('SELECT 1 FROM blocks WHERE user_id = ? AND blocked = ?', user, me);
    if (blocks.length > 0) throw new ChatError('ERR_BLOCKED', 'This user has blocked you.', 403);
  }

  /**
   * Stores a message in a locked chat.
   * @param {Tx} tx @param {string} chat @param {string} sender @param {string} device
   * @param {Partial<Draft> & { action?: string }} draft
   * @returns {Promise<Row>}
   */
  async #insert(tx, chat, sender, device, { text, file, data, type, action, parentId, quotedId, muid }) {
    const { all } = tx;
    /** @param {number | string | undefined} id @param {string} extra */
    const inChat = async (id, extra) => {
      if (id === undefined) return null;
      const sql = `SELECT id FROM messages WHERE id = ? AND chat = ? ${extra}`;
      if ((await all(sql, Number(id), chat)).length === 0) throw missing(Number(id));
      return Number(id);
    };
    const parent = await inChat(parentId, 'AND parent IS NULL');
    const quoted = await inChat(quotedId, '');
    const stored = file && (await this.#fileOf(tx, file, sender));
    const at = now();
    const kind = stored ? (type ?? stored.type.split('/')[0]) : data === undefined ? null : (type ?? null);
    const [row] = await all(
      `INSERT INTO messages
         (chat, sender, device, text, file, data, type, action, parent, quoted, muid, sent_at, changed_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (sender, muid) DO NOTHING RETURNING *`,
      chat,
      sender,
      device,
      text || null,
      stored ? JSON.stringify(stored.json) : null,
      data === undefined ? null : JSON.stringify(data),
      kind,
      action ?? null,
      parent,
      quoted,
      muid ?? null,
      at,
      at,
    );
    // The muid is known.
    if (!row) return (await this.#byMuid(tx, sender, muid ?? '')) ?? { chat: '' };
    if (parent === null) {
      await all('UPDATE chats SET newest = ?, last = ? WHERE id = ?', row.id, row.id, chat);
    } else {
      await all('UPDATE chats SET newest = ? WHERE id = ?', row.id, chat);
      await all('UPDATE messages SET replies = replies + 1 WHERE id = ?', parent);
    }
    if (stored) await all('UPDATE files SET message = ? WHERE id = ?', row.id, stored.id);
    return row;
  }

  /** Describes an uploaded file of one's own that was not sent yet. @param {Tx} tx @param {NonNullable<Draft['file']>} file @param {string} me */
  async #fileOf({ all }, { url, width, height }, me) {
    const [, id = ''] = /^\/api\/files\/([\w-]+)$/.exec(url) ?? [];
    const sql = 'SELECT id, name, type, size FROM files WHERE id = ? AND owner = ? AND message IS NULL';
    const [stored] = await all(sql, id, me);
    if (!stored) throw new ChatError('ERR_BAD_FILE', 'Upload the file first.');
    const { name, type, size } = stored;
    return { id, type, json: { name, type, size, url, ...(width && height && { width, height }) } };
  }

  /** Returns a message that a user sees. @param {Tx} tx @param {number} id @param {string} me @returns {Promise<Row>} */
  async #visible({ all }, id, me) {
    const sql = `SELECT messages.* FROM messages JOIN members ON members.chat = messages.chat
      WHERE messages.id = ? AND user_id = ? AND messages.id > hidden`;
    const [row] = await all(sql, id, me);
    if (!row) throw missing(id);
    return row;
  }

  /** @param {readonly Row[]} rows @param {string} me */
  async #asMessages(rows, me) {
    return (await messageViews(this.store.all, rows)).map((view) => view.for(me));
  }

  /** @param {Row} row @param {string} me */
  async #asMessage({ id }, me) {
    return (
      await this.#asMessages(await this.store.all(`${SELECT_MESSAGES} WHERE messages.id = ?`, id), me)
    )[0];
  }

  /** @param {Place} place @param {string} me */
  async #conversation({ id, peer, group }, me) {
    const { all } = this.store;
    const [row] = await all(
      `SELECT ${CONVERSATION_COLUMNS} FROM members JOIN chats ON chats.id = members.chat
       WHERE members.chat = ? AND members.user_id = ?`,
      id,
      me,
    );
    if (row) return (await conversations(all, [row], me))[0];
    const users = peer === undefined ? undefined : await usersByIds(all, [peer], me);
    const entity = users ? { user: users.get(peer) } : { group: groupJSON(group ?? {}) };
    return { ...entity, lastMessage: null, unread: 0, lastReadId: null };
  }

  /**
   * Changes a message of one's own, and notifies the others.
   * @param {'edited' | 'deleted'} event @param {string} me @param {string} device @param {number} id
   * @param {(tx: Tx, row: Row) => Promise<void>} work
   */
  async #change(event, me, device, id, work) {
    const row = await this.store.write(async (tx) => {
      const found = await this.#visible(tx, id, me);
      if (found.sender !== me || found.action !== null)
        throw new ChatError('ERR_NOT_PERMITTED', 'Only the sender may change a message.', 403);
      if (found.deleted_at !== null) throw missing(id);
      const other = found.chat.split(' ').find((/** @type {string} */ user) => user !== me);
      if (event === 'edited' && other && found.chat.includes(' ')) await this.#refuseBlocked(tx, other, me);
      await work(tx, found);
      return (await tx.all('SELECT * FROM messages WHERE id = ?', id))[0] ?? found;
    });
    // What was deleted disappears for those who blocked its sender, too.
    const by = event === 'edited' ? { by: me } : {};
    this.live.publish({ event, chat: row.chat, id, device, ...by });
    return this.#asMessage(row, me);
  }

  /** Moves a member's mark in a chat forward, and notifies the others. @param {'delivered' | 'read'} mark @param {Caller} caller @param {number} id */
  async #mark(mark, { user: me, device }, id) {
    const at = now();
    const { chat, complete } = await this.store.write(async (tx) => {
      const row = await this.#visible(tx, id, me);
      await this.#lock(tx, row.chat);
      let found = /** @type {Row[]} */ ([]);
      // What was read also arrived.
      for (const each of mark === 'read' ? ['delivered', 'read'] : ['delivered']) {
        found = await this.#moveMark(tx, row.chat, me, each, id, at);
      }
      return { chat: row.chat, complete: found };
    });
    const from = await this.me({ user: me, session: '', device });
    if (chat.includes(' ')) {
      const to = chat.split(' ').find((/** @type {string} */ user) => user !== me);
      const json = { messageId: id, from, to, at };
      this.live.publish({ event: mark, users: [me, to], device, json });
      return {};
    }
    const [row] = await this.store.all('SELECT * FROM chats WHERE id = ?', chat);
    const group = groupJSON(row ?? {});
    this.live.publish({ event: mark, chat, device, json: { messageId: id, from, group, at } });
    // The senders whose messages all others received or read by now.
    for (const sender of new Set(complete.map((each) => each.sender))) {
      const messageId = Math.max(...complete.filter((each) => each.sender === sender).map((each) => each.id));
      const json = { messageId, from, group, at, all: true };
      this.live.publish({ event: mark, users: [sender], json });
    }
    return {};
  }

  /**
   * Moves a mark; returns the messages that all others have received or read by it. These are among those that the mark
   * passes, up to the member who is the furthest behind, or the second one for messages of that member.
   * @param {Tx} tx @param {string} chat @param {string} me @param {string} mark @param {number} id @param {number} at
   */
  async #moveMark({ all }, chat, me, mark, id, at) {
    const [member] = await all(`SELECT ${mark} AS old FROM members WHERE chat = ? AND user_id = ?`, chat, me);
    if (!member || member.old >= id) return [];
    await all(`UPDATE members SET ${mark} = ? WHERE chat = ? AND user_id = ?`, id, chat, me);
    const [last, second] = await all(
      `SELECT user_id, ${mark} AS upto FROM members WHERE chat = ? ORDER BY ${mark} LIMIT 2`,
      chat,
    );
    if (!last || !second || second.upto <= member.old) return [];
    return all(
      `UPDATE messages SET ${mark}_at = ? WHERE chat = ? AND id > ? AND id <= ? AND sender <> ?
       AND ${mark}_at IS NULL AND id <= CASE WHEN sender = ? THEN CAST(? AS BIGINT) ELSE CAST(? AS BIGINT) END RETURNING id, sender`,
      at,
      chat,
      member.old,
      id,
      me,
      last.user_id,
      second.upto,
      last.upto,
    );
  }
}
