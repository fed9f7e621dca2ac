import { checkId } from '../commands/find.ts';
import { ERROR_CODE, refuse } from '../exception.ts';
import { ENGLISH_TEXTS } from './english.ts';
import type { SeedTexts } from './seed-texts.ts';

/** The options of generated content; the same ones give the same content. */
export interface SeedOptions {
  /** Any integer; another one gives other data. @defaultValue 1 */
  seed?: number;
  /** Conversations of `me`, at most 300,000. @defaultValue 200 */
  conversations?: number;
  /**
   * The share of groups among the conversations, 0 to 1. With too few users, groups fill up the rest.
   * @defaultValue 0.3
   */
  groups?: number;
  /**
   * All users, including `me`: 2 to 300,000.
   * @defaultValue half as many again as there are one-on-one conversations, 30 at least
   */
  users?: number;
  /**
   * The maximum number of messages per conversation, 1 to 10,000, unless more are unread. If all are stored
   * at once (in a database, by `data.seed()` or `data.reset()`), at most 1,000,000 in total.
   * @defaultValue 30
   */
  messages?: number;
  /**
   * The current time of the data, in seconds: seeded times are earlier, and new ones are never earlier.
   * @defaultValue the current time
   */
  now?: number;
  /**
   * The uid of the user with the conversations; 'bob' is the next user ('ann' if `me` is 'bob').
   * @defaultValue 'ann'
   */
  me?: string;
  /** Returns the URL of a user's picture, by the user's index in the seed. @defaultValue no pictures */
  avatar?: (index: number) => string | undefined;
  /**
   * Returns a file that a message shares, by a number of any size.
   * @defaultValue names of pictures, sounds, videos and documents, without their content
   */
  file?: (number: number) => SeedFile;
  /** The names and texts, for a language other than English. @defaultValue English */
  texts?: SeedTexts;
}

/** A file of the seed. */
export interface SeedFile {
  readonly name: string;
  /** The MIME type, whose first part decides how the message is shown. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  readonly url?: string;
  /** Of a picture or video, in px. */
  readonly width?: number;
  readonly height?: number;
}

/** The options with all defaults filled in. */
export interface Plan {
  readonly seed: number;
  readonly users: number;
  readonly direct: number;
  readonly groups: number;
  readonly conversations: number;
  readonly messages: number;
  readonly now: number;
  /** The lower bound for dates; unset if it comes from a clock, which may be wrong. */
  readonly earliest: number | undefined;
  readonly me: string;
  readonly avatar: (index: number) => string | undefined;
  readonly file: ((number: number) => SeedFile) | undefined;
  readonly texts: SeedTexts;
}

/** Larger sets would take too long. */
const MAX = { conversations: 300_000, users: 300_000, messages: 10_000 };
/** The last second that a `Date` can represent. */
const LAST_SECOND = 8_640_000_000_000;

/** Fills in the defaults; throws for numbers out of range. */
export function planOf(options: SeedOptions): Plan {
  const { me = 'ann' } = options;
  checkId(me, 'user', 'uid');
  const conversations = whole('conversations', options.conversations ?? 200, 0, MAX.conversations);
  const share = options.groups ?? 0.3;
  if (!(share >= 0 && share <= 1)) {
    refuse(ERROR_CODE.BAD_ARGUMENT, `The seed option 'groups' must be a share from 0 to 1, not ${share}.`);
  }
  const wanted = conversations - Math.floor(conversations * share);
  const users = whole(
    'users',
    options.users ?? Math.min(MAX.users, Math.max(30, Math.ceil(wanted * 1.5))),
    2,
    MAX.users,
  );
  const direct = Math.min(wanted, users - 1);
  const earliest = options.now === undefined ? undefined : whole('now', options.now, 0, LAST_SECOND);
  return {
    seed: whole('seed', options.seed ?? 1, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
    users,
    direct,
    groups: conversations - direct,
    conversations,
    messages: whole('messages', options.messages ?? 30, 1, MAX.messages),
    now: earliest ?? Math.floor(Date.now() / 1000),
    earliest,
    me,
    avatar: options.avatar ?? (() => undefined),
    file: options.file,
    texts: options.texts ?? ENGLISH_TEXTS,
  };
}

function whole(name: string, value: number, least: number, most: number): number {
  if (Number.isSafeInteger(value) && value >= least && value <= most) return value;
  return refuse(
    ERROR_CODE.BAD_ARGUMENT,
    `The seed option '${name}' must be an integer from ${least} to ${most}, not ${value}.`,
    { [name]: value },
  );
}
