const BANNED = '301';
/** Kicked, no longer a member, or the room became members-only. */
const REMOVED = [BANNED, '307', '321', '322'];
/** The service shut down, or a network fault. */
const FAULTS = ['332', '333'];
/** The presence is this session's own. */
export const SELF = '110';

/** How this session's presence in a room ended. */
export interface OwnExit {
  /** How a moderator ended the membership; undefined if only the session ended. */
  readonly removal: 'kicked' | 'banned' | undefined;
}

/** Reads the status codes of an ended presence (XEP-0045); undefined for other users. */
export function readOwnExit(statusCodes: readonly unknown[] = []): OwnExit | undefined {
  const codes = statusCodes.map(String);
  if (!codes.includes(SELF)) return undefined;
  const has = (some: readonly string[]) => some.some((code) => codes.includes(code));
  if (!has(REMOVED) || has(FAULTS)) return { removal: undefined };
  return { removal: codes.includes(BANNED) ? 'banned' : 'kicked' };
}
