const MENTION = /<@uid:([^>]{1,256})>/g;

/** The maximum number of users that a text can mention. */
const MAX_MENTIONS = 50;

/** Returns the token that mentions a user. */
export const mentionOf = (uid: string): string => `<@uid:${uid}>`;

/** Returns the uids of the users that a text mentions, each once. */
export function mentionsIn(text: string | undefined): string[] {
  const uids = new Set(Array.from(text?.matchAll(MENTION) ?? [], ([, uid = '']) => uid));
  return [...uids].slice(0, MAX_MENTIONS);
}
