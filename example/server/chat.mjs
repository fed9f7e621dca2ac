// What users of the chat can do. The methods that a client calls have the names and arguments of the functions of
// `createKit`, after the user who calls. Their arguments are checked by calls.mjs.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { openBus } from './bus.mjs';
import { ChatError } from './error.mjs';
import { containing, fold } from './fold.mjs';
import { Live } from './live.mjs';
import { anyOf, marks, now, oneOf, openStore } from './store.mjs';
import { together } from './together.mjs';
import {
  CONVERSATION_COLUMNS,
  conversations,
  firstOf,
  groupJSON,
  messagesByIds,
  messageViews,
  SELECT_MESSAGES,
  USER_COLUMNS,
  userJSON,
  usersByIds,
} from './views.mjs';

/** @typedef {import('./store.mjs').Row} Row */
/** @typedef {import('./store.mjs').Value} Value */
/** @typedef {import('./store.mjs').Tx} Tx */
/** @typedef {import('solid-chat-kit/server').ChatOf} ChatOf */
/** @typedef {import('solid-chat-kit/server').ConversationsQuery} ConversationsQuery */
/** @typedef {import('solid-chat-kit/server').UsersQuery} UsersQuery */
/** @typedef {import('solid-chat-kit/server').MessagesQuery} MessagesQuery */
/** @typedef {import('solid-chat-kit/server').SearchQuery} SearchQuery */
/** @typedef {import('solid-chat-kit/server').Draft} Draft */
/** @typedef {Partial<Draft> & { chat: string, sender: string, device: string, action?: string }} Message */

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
const limitOf = (/** @type {number} */ limit = 30) => Math.min(limit, 200);
/** The files of a draft. @param {Partial<Draft>} draft */
const filesOf = ({ file, files }) => files ?? (file ? [file] : []);
/** The names of the files of a stored message. @param {string | null} file */
const namesIn = (file) =>
  [file ? JSON.parse(file) : []]
    .flat()
    .map(({ name }) => name ?? '')
    .join(' ');
const noFile = () => new ChatError('ERR_BAD_FILE', 'Upload the file first.');
const chatOfTwo = (/** @type {string[]} */ ...users) => users.sort().join(' ');
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
    const row = await this.#sessions(session);
    if (!row || row.ends_at < now()) throw new ChatError('ERR_NOT_LOGGED_IN', 'Nobody is signed in.', 401);
    return { user: row.user_id, session, device: device || session };
  }

  #sessions = together(async (/** @type {string[]} */ hashes) => {
    const [isOne, ...values] = oneOf('hash', hashes);
    const rows = await this.store.all(
      `SELECT hash, user_id, ends_at FROM sessions WHERE ${isOne}`,
      ...values,
    );
    const byHash = new Map(rows.map((row) => [row.hash, row]));
    return hashes.map((hash) => byHash.get(hash));
  });

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
      await this.#insert(tx, [{ chat: LOBBY, sender: user, device: '', action: 'joined' }]);
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
      values.push(containing(keyword.toLowerCase()));
    }
    const most = limitOf(limit);
    const rows = await this.store.all(
      `SELECT ${CONVERSATION_COLUMNS} FROM members JOIN chats ON chats.id = members.chat
       LEFT JOIN users ON users.id = members.peer
       WHERE ${conditions.join(' AND ')} ORDER BY chats.last DESC LIMIT ?`,
      ...values,
      most + 1,
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
      values.push(containing(keyword.toLowerCase()));
    }
    if (ids?.length) {
      const [isOne, ...wanted] = oneOf('id', ids);
      conditions.push(isOne);
      values.push(...wanted);
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
      `SELECT ${USER_COLUMNS} FROM users WHERE ${conditions.join(' AND ')} ORDER BY id LIMIT ?`,
      ...values,
      most + 1,
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
    const found = await this.store.all(
      `${SELECT_MESSAGES} WHERE ${conditions.join(' AND ')}
       ORDER BY messages.id ${after === undefined ? 'DESC' : 'ASC'} LIMIT ?`,
      ...values,
      limitOf(limit),
    );
    const rows = [...firstOf(found)];
    const items = await this.#asMessages(after === undefined ? rows.reverse() : rows, me);
    return { items };
  }

  /** @param {Caller} caller @param {SearchQuery} query */
  async search({ user: me }, { keyword, limit, after, hideReplies, user, group }) {
    const conditions = ['members.user_id = ?', 'messages.id > members.hidden', `folded LIKE ? ESCAPE '\\'`];
    /** @type {import('./store.mjs').Value[]} */
    const values = [me, containing(fold(keyword))];
    if (user !== undefined || group !== undefined) {
      conditions.push('messages.chat = ?');
      values.push((await this.#place(/** @type {ChatOf} */ ({ user, group }), me)).id);
    }
    if (after !== undefined) {
      conditions.push('messages.id < ?');
      values.push(Number(after));
    }
    if (hideReplies) conditions.push('parent IS NULL');
    const most = limitOf(limit);
    const found = await this.store.all(
      `${SELECT_MESSAGES} JOIN texts ON texts.message = messages.id JOIN members ON members.chat = messages.chat
       WHERE ${conditions.join(' AND ')} ORDER BY messages.id DESC LIMIT ?`,
      ...values,
      most + 1,
    );
    const page = firstOf(found.slice(0, most));
    return {
      items: await this.#asMessages(page, me),
      next: page.length < found.length ? page.at(-1)?.id : null,
    };
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
    if (!draft.text?.trim() && filesOf(draft).length === 0 && draft.data === undefined)
      throw new ChatError('ERR_EMPTY_TEXT', 'A message needs text.');
    const id = draft.group ?? chatOfTwo(me, draft.user ?? '');
    const message = { chat: id, sender: me, device, ...draft };
    const view = (await this.#sends(message)) ?? (await this.#sendFirst(message));
    if (view.row.chat !== id) {
      throw new ChatError('ERR_MUID_TAKEN', 'You sent another message with this muid.', 409);
    }
    return view.for(me);
  }

  /** Sends to a chat that the sender was in no member of: to a user for the first time. @param {Message} message */
  async #sendFirst(message) {
    const { sender, user, group } = message;
    const { id, peer } = await this.#place(/** @type {ChatOf} */ ({ user, group }), sender);
    if (peer !== undefined) {
      await this.store.write(async (tx) => {
        await this.#refuseBlocked(tx, peer, sender);
        await this.#createChatOfTwo(tx, id, sender, peer);
      });
    }
    const view = await this.#sends(message);
    if (!view) throw new ChatError('ERR_NOT_A_MEMBER', 'You are no member.', 403);
    return view;
  }

  /** Stores messages in one write; resolves with undefined for a sender who is not in the chat. */
  #sends = together(async (/** @type {Message[]} */ messages) => {
    const rows = await this.store
      .write((tx) => this.#insertPermitted(tx, messages))
      .catch((error) => {
        // Refused by the database, as when two servers store the same two muids: the others go on without it.
        if (messages.length === 1 || !/^(22|23|40)/.test(error.code)) throw error;
        return this.#insertEach(messages);
      });
    const stored = rows.filter((row) => row && !(row instanceof Error));
    // Also for a repeated draft: the first server may have died before it could notify the others.
    for (const chat of new Set(stored.map((row) => row.chat))) this.live.publish({ event: 'message', chat });
    const ids = stored.map(({ id }) => id);
    const views = await messageViews(
      this.store.all,
      ids.length ? await messagesByIds(this.store.all, ids) : [],
    );
    const byId = new Map(views.map((view) => [view.row.id, view]));
    return rows.map((row) => (row instanceof Error ? row : byId.get(row?.id)));
  });

  /** @param {readonly Message[]} messages */
  async #insertEach(messages) {
    const rows = [];
    for (const each of messages) {
      const [row] = await this.store
        .write((tx) => this.#insertPermitted(tx, [each]))
        .catch((error) => [error]);
      rows.push(row);
    }
    return rows;
  }

  /** @param {Caller} caller @param {{ id: number, text: string }} change */
  async edit({ user: me, device }, { id, text }) {
    return this.#change('edited', me, device, id, async ({ all }, row) => {
      const at = now();
      if (!text.trim() && row.file === null) throw new ChatError('ERR_EMPTY_TEXT', 'A message needs text.');
      if (row.text === null && row.file === null)
        throw new ChatError('ERR_NOT_PERMITTED', 'Only texts and captions can be edited.', 403);
      await all('UPDATE messages SET text = ?, edited_at = ?, changed_at = ? WHERE id = ?', text, at, at, id);
      await all(
        'UPDATE texts SET folded = ? WHERE message = ?',
        fold(`${text} ${namesIn(row.file)}`.trim()),
        id,
      );
    });
  }

  /** Deletes a message with its files and content for everyone. @param {Caller} caller @param {{ id: number }} which */
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
      await all('DELETE FROM texts WHERE message = ?', id);
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

  /**
   * The cursor is the number of rows before.
   * @param {Caller} caller @param {{ limit: number, after?: number, message: number, emoji?: string }} query
   */
  async reactions({ user: me }, { limit, after = 0, message, emoji }) {
    await this.#visible(this.store, message, me);
    const most = limitOf(limit);
    const rows = await this.store.all(
      `SELECT ${USER_COLUMNS}, emoji, at FROM reactions JOIN users ON users.id = user_id
       WHERE message = ? AND (emoji = ? OR ? = '') ORDER BY at, user_id LIMIT ? OFFSET ?`,
      me,
      me,
      message,
      emoji ?? '',
      emoji ?? '',
      most + 1,
      after,
    );
    const items = rows.slice(0, most).map((row) => ({ from: userJSON(row), emoji: row.emoji, at: row.at }));
    return { items, next: rows.length > most ? after + most : undefined };
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
      return { id: chatOfTwo(me, user), peer: user };
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

  /** Locks a chat until the end of the write. @param {Tx} tx @param {string} chat */
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
   * Stores messages in the chats of their senders. These are locked until the end of the write: messages get their
   * numbers under the lock, so within a chat they appear in the order of their numbers, on all servers.
   * @param {Tx} tx @param {readonly Message[]} messages
   * @returns {Promise<(Row | Error | undefined)[]>} nothing for a sender who is not in the chat
   */
  async #insertPermitted(tx, messages) {
    const [isWanted, ...values] = anyOf(
      'members.chat = ? AND members.user_id = ?',
      messages.map(({ chat, sender }) => [chat, sender]),
    );
    // In the order of their ids, so that no two servers wait for each other.
    const found = await tx.all(
      `SELECT chats.id, chats.name, members.user_id,
         EXISTS (SELECT 1 FROM blocks WHERE blocks.user_id = members.peer AND blocked = members.user_id) AS blocked
       FROM chats JOIN members ON members.chat = chats.id WHERE ${isWanted}
       ORDER BY chats.id ${this.store.forUpdate && 'FOR UPDATE OF chats'}`,
      ...values,
    );
    const byKey = new Map(found.map((row) => [`${row.id}\n${row.user_id}`, row]));
    return this.#insert(
      tx,
      messages.map((each) => {
        const row = byKey.get(`${each.chat}\n${each.sender}`);
        // A chat of two users is no group, though it has an id.
        const isGroup = each.group !== undefined;
        return row && isGroup === (row.name !== null) ? { ...each, isBlocked: row.blocked } : undefined;
      }),
    );
  }

  /**
   * Stores messages in locked chats.
   * @param {Tx} tx
   * @param {readonly (Message & { isBlocked?: boolean } | undefined)[]} messages
   * @returns {Promise<(Row | Error | undefined)[]>}
   */
  async #insert(tx, messages) {
    const { all } = tx;
    const at = now();
    /** What a message is about. */
    const about = messages
      .flatMap((each) => [each?.parentId, each?.quotedId])
      .filter((id) => id !== undefined)
      .map(Number);
    const [isOne, ...ids] = oneOf('id', about);
    const known = about.length
      ? await all(`SELECT id, chat, parent FROM messages WHERE ${isOne}`, ...ids)
      : [];
    const byId = new Map(known.map((row) => [row.id, row]));
    /** @param {number | string | undefined} id @param {string} chat @param {boolean} isParent */
    const inChat = (id, chat, isParent) => {
      if (id === undefined) return null;
      const row = byId.get(Number(id));
      if (row?.chat !== chat || (isParent && row.parent !== null)) throw missing(Number(id));
      return Number(id);
    };

    /** What is stored, by sender and muid. */
    const keyOf = (/** @type {Row} */ { sender, muid }) => `${sender}\n${muid}`;
    /** @type {Map<string, Value[]>} */
    const inserted = new Map();
    /** @type {Map<string, { id: string }[]>} */
    const files = new Map();
    /** @type {(Row | Error | undefined)[]} */
    const results = [];
    for (const [index, message] of messages.entries()) {
      if (!message) continue;
      const { chat, sender, device, text, data, type, action, isBlocked } = message;
      const given = filesOf(message);
      const muid = message.muid ?? randomUUID();
      const key = keyOf({ sender, muid });
      results[index] = { sender, muid };
      if (inserted.has(key)) continue;
      try {
        // A repeated text is found when it cannot be stored; what is checked before may have changed since.
        if ((given.length > 0 || isBlocked) && (await this.#byMuid(tx, sender, muid))) continue;
        if (isBlocked) throw new ChatError('ERR_BLOCKED', 'This user has blocked you.', 403);
        const parent = inChat(message.parentId, chat, true);
        const quoted = inChat(message.quotedId, chat, false);
        const stored = [];
        for (const file of given) stored.push(await this.#fileOf(tx, file, sender));
        const ids = [...files.values(), stored].flat().map(({ id }) => id);
        if (new Set(ids).size < ids.length) throw noFile();
        if (stored.length > 0) files.set(key, stored);
        const [first] = stored;
        const kind = first ? (type ?? first.type.split('/')[0]) : data === undefined ? null : (type ?? null);
        inserted.set(key, [
          chat,
          sender,
          device,
          text || null,
          first ? JSON.stringify(stored.length > 1 ? stored.map(({ json }) => json) : first.json) : null,
          data === undefined ? null : JSON.stringify(data),
          kind ?? null,
          action ?? null,
          parent,
          quoted,
          muid,
          at,
          at,
        ]);
      } catch (error) {
        if (!(error instanceof ChatError)) throw error;
        results[index] = error;
      }
    }

    const rows = [...inserted.values()];
    const added = rows.length
      ? await all(
          `INSERT INTO messages
             (chat, sender, device, text, file, data, type, action, parent, quoted, muid, sent_at, changed_at)
           VALUES ${rows.map((row) => `(${marks(row)})`).join(', ')}
           ON CONFLICT (sender, muid) DO NOTHING RETURNING *`,
          ...rows.flat(),
        )
      : [];
    if (added.length > 0) {
      const [isAdded, ...addedIds] = oneOf(
        'messages.id',
        added.map(({ id }) => id),
      );
      await all(
        `UPDATE chats SET newest = added.newest, last = COALESCE(added.last, chats.last)
         FROM (SELECT chat, max(id) AS newest, max(CASE WHEN parent IS NULL THEN id END) AS last
               FROM messages WHERE ${isAdded} GROUP BY chat) AS added
         WHERE chats.id = added.chat`,
        ...addedIds,
      );
    }
    const texts = added
      .map(({ id, text, file }) => [id, fold(`${text ?? ''} ${namesIn(file)}`)])
      .filter(([, folded]) => folded !== '');
    if (texts.length > 0) {
      await all(`INSERT INTO texts VALUES ${texts.map(() => '(?, ?)').join(', ')}`, ...texts.flat());
    }
    const byKey = new Map(added.map((row) => [keyOf(row), row]));
    for (const [key, stored] of files) {
      const row = byKey.get(key);
      for (const { id } of row ? stored : [])
        await all('UPDATE files SET message = ? WHERE id = ?', row?.id, id);
    }
    for (const { parent } of added) {
      if (parent !== null) await all('UPDATE messages SET replies = replies + 1 WHERE id = ?', parent);
    }
    for (const [index, result] of results.entries()) {
      if (!result || result instanceof Error) continue;
      // Without a row, the muid is known.
      results[index] = byKey.get(keyOf(result)) ?? (await this.#byMuid(tx, result.sender, result.muid));
    }
    return messages.map((_, index) => results[index]);
  }

  /** Describes an uploaded file of one's own that was not sent yet. @param {Tx} tx @param {NonNullable<Draft['file']>} file @param {string} me */
  async #fileOf({ all }, { url, width, height }, me) {
    const [, id = ''] = /^\/api\/files\/([\w-]+)$/.exec(url) ?? [];
    const sql = 'SELECT id, name, type, size FROM files WHERE id = ? AND owner = ? AND message IS NULL';
    const [stored] = await all(sql, id, me);
    if (!stored) throw noFile();
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
