/** The names of a region, each made of a given name and a family name. */
export interface NamePool {
  /** Given names, separated by spaces. */
  readonly given: string;
  /** Family names, separated by spaces. */
  readonly family: string;
  /** How often the pool is used, relative to the sum of all weights. @defaultValue 1 */
  readonly weight?: number;
  /** Whether the family name comes first. @defaultValue false */
  readonly familyFirst?: boolean;
  /** The separator of the two names. @defaultValue a space */
  readonly joint?: string;
}

/** The names and texts of a seed. */
export interface SeedTexts {
  /** The names of the users 'ann' and 'bob'. */
  readonly known: readonly [ann: string, bob: string];
  /** The names of all other users. */
  readonly names: readonly NamePool[];
  /** Names that are hard to render, such as long ones; one user in 40 has one. */
  readonly hardNames: readonly string[];
  /** The names of groups; a repeated name gets a number. */
  readonly groups: readonly string[];
  /**
   * What groups talk about, by the name of the group: a chat of at least two lines, like those of `chats`, with
   * which the conversation ends.
   */
  readonly topics?: Readonly<Record<string, readonly string[]>>;
  /** Short chats of at least two lines. The other person starts, and the two take turns. */
  readonly chats: readonly (readonly string[])[];
  /** What users say about themselves. */
  readonly statusMessages: readonly string[];
  /** The preview of a shared place. */
  readonly place: string;
}
