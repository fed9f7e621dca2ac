// What a client may call, and what each call may contain. Everything else is refused before it reaches the chat.
import { ChatError } from './error.mjs';

/** Returns the checked value, or throws. @typedef {(value: unknown, name: string) => any} Check */

/** @param {string} name @param {string} what @returns {never} */
function refuse(name, what) {
  throw new ChatError('ERR_BAD_CALL', `'${name}' ${what}.`);
}

/**
 * Text of at most this many characters. Not every database can store NUL, or half a surrogate pair.
 * @param {number} most
 * @returns {Check}
 */
const text = (most) => (value, name) => {
  if (typeof value !== 'string') refuse(name, 'has to be text');
  if (value.length > most) throw new ChatError('ERR_TOO_LONG', `'${name}' may have ${most} characters.`);
  if (value.includes('\0')) refuse(name, 'has a NUL character');
  return value.replaceAll(/\p{Surrogate}/gu, '\ufffd');
};

/** @param {number} most @returns {Check} */
const word = (most) => (value, name) => text(most)(value, name) || refuse(name, 'is empty');

/** @type {Check} */
const flag = (value, name) => (typeof value === 'boolean' ? value : refuse(name, 'has to be true or false'));

/** A whole number in a range. @param {number} least @param {number} most @returns {Check} */
const whole = (least, most) => (value, name) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most
    ? value
    : refuse(name, `has to be a whole number from ${least} to ${most}`);

/** The id of a message; the kit may pass it as text. @type {Check} */
const id = (value, name) =>
  whole(0, Number.MAX_SAFE_INTEGER)(
    typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value,
    name,
  );

/** @type {Check} */
const time = (value, name) =>
  typeof value === 'number' && value >= 0 ? value : refuse(name, 'has to be a number of seconds');

/** @param {readonly string[]} words @returns {Check} */
const oneOf =
  (...words) =>
  (value, name) =>
    words.includes(/** @type {string} */ (value)) ? value : refuse(name, `has to be one of ${words}`);

/** @param {Check} check @param {number} most @returns {Check} */
const list = (check, most) => (value, name) =>
  Array.isArray(value) && value.length <= most
    ? value.map((each) => check(each, name))
    : refuse(name, `has to be an array of at most ${most}`);

/** A field that may be missing; null counts as missing. @param {Check} check @returns {Check} */
const optional = (check) => (value, name) =>
  value === undefined || value === null ? undefined : check(value, name);

/**
 * An object with these fields alone.
 * @param {Record<string, Check>} fields
 * @returns {Check}
 */
const object = (fields) => (value, name) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    refuse(name, 'has to be an object');
  const unknown = Object.keys(value).find((key) => !Object.hasOwn(fields, key));
  if (unknown !== undefined) refuse(unknown.slice(0, 40), 'is unknown here');
  return Object.fromEntries(
    Object.entries(fields)
      .map(([key, check]) => [key, check(/** @type {any} */ (value)[key], key)])
      .filter(([, checked]) => checked !== undefined),
  );
};

/** Content of the app: any JSON that is neither long nor deep, so that it can always be written again. */
const LONGEST_DATA = 10_000;
const DEEPEST_DATA = 20;
/** @param {unknown} value @param {number} depth @returns {boolean} */
const isDeeper = (value, depth) =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((each) => isDeeper(each, depth - 1)));
/** @type {Check} */
const data = (value, name) => {
  if (isDeeper(value, DEEPEST_DATA)) refuse(name, 'is nested too deeply');
  if (JSON.stringify(value).length > LONGEST_DATA) refuse(name, 'is too long');
  return value;
};

const LONGEST_TEXT = 10_000;
/** How many files one message may have. */
const MOST_FILES = 30;
const name = word(100);
const limit = optional(whole(1, 1000));
const chat = { user: optional(name), group: optional(name) };

/** Only a file that was uploaded here: any other address could be a script. */
const file = object({
  url: word(200),
  name: optional(text(200)),
  type: optional(text(100)),
  size: optional(whole(0, Number.MAX_SAFE_INTEGER)),
  width: optional(whole(0, 100_000)),
  height: optional(whole(0, 100_000)),
});

/** The fields of each call. */
const CALLS = {
  me: {},
  conversations: {
    limit,
    after: optional(id),
    type: optional(oneOf('user', 'group')),
    keyword: optional(text(100)),
  },
  users: {
    limit,
    after: optional(name),
    keyword: optional(text(100)),
    status: optional(oneOf('online', 'offline')),
    ids: optional(list(name, 200)),
    hideBlocked: optional(flag),
  },
  conversation: chat,
  deleteConversation: chat,
  messages: {
    ...chat,
    limit,
    before: optional(id),
    after: optional(id),
    parentId: optional(id),
    hideReplies: optional(flag),
    updatedAfter: optional(time),
    updatesOnly: optional(flag),
  },
  search: {
    ...chat,
    keyword: word(100),
    limit,
    after: optional(id),
    hideReplies: optional(flag),
  },
  message: { id },
  send: {
    ...chat,
    text: optional(text(LONGEST_TEXT)),
    file: optional(file),
    files: optional(list(file, MOST_FILES)),
    data: optional(data),
    type: optional(word(50)),
    muid: optional(name),
    parentId: optional(id),
    quotedId: optional(id),
  },
  edit: { id, text: text(LONGEST_TEXT) },
  remove: { id },
  react: { id, emoji: word(32), added: flag },
  reactions: { limit, after: optional(id), message: id, emoji: optional(word(32)) },
  read: { ...chat, id },
  delivered: { ...chat, id },
  markUnread: { ...chat, id },
  typing: { ...chat, typing: flag },
  block: { ids: list(name, 100), blocked: flag },
  signOut: { everywhere: optional(flag) },
};

/** The name of a call. @typedef {keyof typeof CALLS} CallName */

/** @param {string} called @returns {called is CallName} */
const isCall = (called) => Object.hasOwn(CALLS, called);

/**
 * Checks a call; returns its name and a copy of its arguments that has nothing but what the call takes.
 * @param {string} called
 * @param {unknown} body
 * @returns {[CallName, any]}
 */
export function checkCall(called, body) {
  if (!isCall(called))
    throw new ChatError('ERR_NOT_FOUND', `There is no call '${called.slice(0, 40)}'.`, 404);
  const fields = CALLS[called];
  const query = object(fields)(body, 'the call');
  if ('group' in fields && !['read', 'delivered', 'markUnread', 'search'].includes(called)) {
    if ((query.user === undefined) === (query.group === undefined))
      refuse('the call', "needs 'user' or 'group'");
  }
  return [called, query];
}

/** Checks the name and type of a file to upload. @type {(body: unknown) => { name: string, type: string }} */
export const checkUpload = (body) => object({ name: word(200), type: text(100) })(body, 'the file');

/** Checks who signs in. @type {(body: unknown) => { name: string, lobby?: boolean }} */
export const checkSignIn = (body) => object({ name, lobby: optional(flag) })(body, 'the call');
