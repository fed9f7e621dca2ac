const BANNED = '301';
/** Kicked, no longer a member, or the room became members-only. */
const REMOVED = [BANNED, '307', '321', '322'];
/** The end of the service, or a fault of the network. */
const FAULTS = ['332', '333'];
/** The presence is that of the session itself. */
export const SELF = '110';

/** How the session's own presence in a room ended. */
export interface OwnExit {
  /** How a moderator ended the membership; nothing where only the session is out. */
  readonly removal: 'kicked' | 'banned' | undefined;
}

/** Reads the status codes of a presence that ended (XEP-0045); nothing for those of others. */
export function readOwnExit(statusCodes: readonly unknown[] = []): OwnExit | undefined {
  const codes = statusCodes.map(String);
  if (!codes.includes(SELF)) return undefined;
  const has = (some: readonly string[]) => some.some((code) => codes.includes(code));
  if (!has(REMOVED) || has(FAULTS)) return { removal: undefined };
  return { removal: codes.includes(BANNED) ? 'banned' : 'kicked' };
}
