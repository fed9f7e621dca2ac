const MENTION = /<@uid:([^>]{1,256})>/g;

/** How many users a text may mention. */
const MOST_MENTIONS = 50;

/** Returns how a text mentions a user. */
export const mentionOf = (uid: string): string => `<@uid:${uid}>`;

/** Returns the uids of the users that a text mentions, each once. */
export function mentionsIn(text: string | undefined): string[] {
  const uids = new Set(Array.from(text?.matchAll(MENTION) ?? [], ([, uid = '']) => uid));
  return [...uids].slice(0, MOST_MENTIONS);
}
