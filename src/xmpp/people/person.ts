import { localOf } from '../shared/addresses.ts';

/** What is known of a person, as stored. */
export interface Person {
  /** The bare JID. */
  readonly jid: string;
  /** The name in the roster, shown in place of the person's own. */
  readonly label?: string;
  /** The name of the vCard. */
  readonly name?: string;
  /** Whether the person is in the roster, own or shared by the server. */
  readonly isContact: boolean;
  /** The groups of the roster. */
  readonly groups?: readonly string[];
  /** The picture as a data URL. */
  readonly avatar?: string;
  /** The SHA-1 of the picture, as presence announces it. */
  readonly avatarHash?: string;
  /** The role of the vCard. */
  readonly role?: string;
  /** The note of the vCard. */
  readonly statusMessage?: string;
  /** When the person was last online, in seconds. */
  readonly lastActiveAt?: number;
}

/** The most characters of a name, a group or a status. */
export const MAX_TEXT = 256;

/** Returns a trimmed text from outside; undefined if it is empty, too long or not text. */
export function textOf(value: unknown, limit = MAX_TEXT): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return text !== '' && text.length <= limit ? text : undefined;
}

/** Returns the valid texts among the first 50 of a list from outside. */
export function textsOf(values: readonly unknown[] | undefined): string[] {
  return (values ?? []).slice(0, 50).flatMap((value) => textOf(value) ?? []);
}

/** Returns the name that the app shows. */
export function nameOf({ label, name, jid }: Person): string {
  return label ?? name ?? localOf(jid);
}
