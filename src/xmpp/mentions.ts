const MENTION = /<@uid:([^>]{1,256})>/g;

/** Returns what a text has that mentions a user. */
export const mentionOf = (uid: string): string => `<@uid:${uid}>`;

/** Returns the uids of the users that a text mentions, each once. */
export function mentionsIn(text: string | undefined): string[] {
  return [...new Set(Array.from(text?.matchAll(MENTION) ?? [], ([, uid = '']) => uid))];
}
