import { localOf } from '../shared/addresses.ts';

/** The stored facts about a person. */
export interface Person {
  /** The bare JID. */
  readonly jid: string;
  /** The name in the roster, shown instead of the person's own. */
  readonly label?: string;
  /** The name in the vCard. */
  readonly name?: string;
  /** Whether the person is in the roster, own or shared by the server. */
  readonly isContact: boolean;
  /** The person's roster groups. */
  readonly groups?: readonly string[];
  /** The picture as a data URL. */
  readonly avatar?: string;
  /** The SHA-1 of the picture, as announced in presence. */
  readonly avatarHash?: string;
  /** The role in the vCard. */
  readonly role?: string;
  /** The note in the vCard. */
  readonly statusMessage?: string;
  /** When the person was last online, in seconds. */
  readonly lastActiveAt?: number;
}

/** The maximum length of a name, group or status, in characters. */
export const MAX_TEXT = 256;

/** Returns a trimmed external text; undefined if it is empty, too long or not a string. */
export function textOf(value: unknown, limit = MAX_TEXT): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return text !== '' && text.length <= limit ? text : undefined;
}

/** Returns the valid texts among the first 50 of an external list. */
export function textsOf(values: readonly unknown[] | undefined): string[] {
  return (values ?? []).slice(0, 50).flatMap((value) => textOf(value) ?? []);
}

/** Returns the name to show. */
export function nameOf({ label, name, jid }: Person): string {
  return label ?? name ?? localOf(jid);
}
