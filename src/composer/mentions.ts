/** A mention in a text being written. */
export interface Mention {
  /** The start and end of its name in the text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** The token that is sent instead of the name, such as '<@uid:ann>'. */
  readonly token: string;
}

/** A text as written, and its mentions in order. */
export interface WrittenText {
  readonly text: string;
  readonly mentions: readonly Mention[];
}

/** A mention being typed before the caret. */
export interface MentionQuery {
  /** The position of its '@'. */
  readonly start: number;
  /** The text after it, up to the caret. */
  readonly keyword: string;
}

const TOKEN = /<@(uid|all):([^<>]+)>/g;
/**
 * An '@', possibly full-width, and the text after it up to the caret. Not after a letter, which may belong to a mail
 * address, unless its script is written without spaces; emojis may end with a mark.
 */
const QUERY =
  /(?:^|[^\p{L}\p{M}\p{N}_<@＠]|[\ufe0f\u20e3\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}])[@＠]([^\s@＠<>]{0,40})$/u;
/** The maximum length of the text before the caret that is searched for a query, in code units. */
const QUERY_LENGTH = 100;

/** A suggestion to mention several members of a group at once. */
export interface GroupMention {
  /** The word of its token, `<@all:word>`. */
  readonly word: string;
  /** Its name, such as 'admins'. */
  readonly name: string;
  /** Who is meant, if the name alone does not say so. */
  readonly description?: string | undefined;
}

/** Returns the token of a user, or of a word for several; null for an id that a token cannot contain. */
export function mentionToken(id: string, kind: 'uid' | 'all' = 'uid'): string | null {
  return id !== '' && !/[<>\s]/.test(id) ? `<@${kind}:${id}>` : null;
}

/** Returns the text to send, with a token in place of each mention. */
export function textToSend({ text, mentions }: WrittenText): string {
  let sent = '';
  let end = 0;
  for (const mention of mentions) {
    sent += text.slice(end, mention.start) + mention.token;
    end = mention.end;
  }
  return sent + text.slice(end);
}

/**
 * Converts a sent text back to the form in which it is written.
 * @param nameOf - returns the name of a mentioned uid; a token without a name stays text
 * @param nameOfGroup - returns the name of those whom a word mentions
 */
export function textToWrite(
  sent: string,
  nameOf: (uid: string) => string | undefined,
  nameOfGroup = (word: string) => word,
): WrittenText {
  const mentions: Mention[] = [];
  let text = '';
  let end = 0;
  for (const match of sent.matchAll(TOKEN)) {
    const [token, kind, id = ''] = match;
    const name = kind === 'all' ? nameOfGroup(id) : nameOf(id);
    if (name === undefined) continue;
    text += sent.slice(end, match.index);
    end = match.index + token.length;
    mentions.push({ start: text.length, end: text.length + name.length + 1, token });
    text += `@${name}`;
  }
  return { text: text + sent.slice(end), mentions };
}

/**
 * Shifts mentions after an edit of their text; a mention whose name was changed becomes text.
 * @param caret - the caret after the edit; shows which of several equal characters were typed
 */
export function edited({ text, mentions }: WrittenText, next: string, caret: number): WrittenText {
  if (mentions.length === 0) return { text: next, mentions };
  const tail = Math.max(0, next.length - caret);
  let after = 0;
  const mostAfter = Math.min(tail, text.length);
  while (after < mostAfter && text.at(-1 - after) === next.at(-1 - after)) after++;
  let before = 0;
  const mostBefore = Math.min(text.length, next.length) - after;
  while (before < mostBefore && text[before] === next[before]) before++;
  while (after < Math.min(text.length, next.length) - before && text.at(-1 - after) === next.at(-1 - after))
    after++;
  return {
    text: next,
    mentions: around(mentions, before, text.length - after, next.length - text.length),
  };
}

/** Returns the mentions before and after a replaced range of their text; those after it are shifted by `shift`. */
function around(mentions: readonly Mention[], start: number, end: number, shift: number): Mention[] {
  return mentions.flatMap((mention) => {
    if (mention.end <= start) return [mention];
    if (mention.start < end) return [];
    return [{ ...mention, start: mention.start + shift, end: mention.end + shift }];
  });
}

/** Replaces a range of a text; with a token, the new text is a mention. */
export function replaced(
  written: WrittenText,
  start: number,
  end: number,
  insertion: string,
  token: string | null = null,
): WrittenText {
  const { text, mentions } = written;
  const kept = around(mentions, start, end, insertion.length - (end - start));
  if (token !== null) kept.push({ start, end: start + insertion.length, token });
  kept.sort((a, b) => a.start - b.start);
  return { text: text.slice(0, start) + insertion + text.slice(end), mentions: kept };
}

/** Finds the mention being typed before the caret; null without one, and inside a completed mention. */
export function mentionQueryAt({ text, mentions }: WrittenText, caret: number): MentionQuery | null {
  const found = QUERY.exec(text.slice(Math.max(0, caret - QUERY_LENGTH), caret));
  if (!found) return null;
  const keyword = found[1] ?? '';
  const start = caret - keyword.length - 1;
  return mentions.some((mention) => mention.start <= start && start < mention.end)
    ? null
    : { start, keyword };
}

/** Counts the characters of a text by code points. */
export function countCharacters(text: string): number {
  let count = text.length;
  for (let i = 1; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit >= 0xdc00 && unit <= 0xdfff && (text.charCodeAt(i - 1) & 0xfc00) === 0xd800) count--;
  }
  return count;
}
