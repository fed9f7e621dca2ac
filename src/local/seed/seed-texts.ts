/** Names of one region, which are made of a given name and a family name. */
export interface NamePool {
  /** Names, with spaces between them. */
  readonly given: string;
  readonly family: string;
  /** How often the pool is used, relative to the sum of all weights. @defaultValue 1 */
  readonly weight?: number;
  /** Whether the family name comes first. @defaultValue false */
  readonly familyFirst?: boolean;
  /** What separates the two names. @defaultValue a space */
  readonly joint?: string;
}

/** What the people of a seed are called, and what they write. */
export interface SeedTexts {
  /** The names of the users 'ann' and 'bob'. */
  readonly known: readonly [ann: string, bob: string];
  readonly names: readonly NamePool[];
  /** Names that are hard to draw, such as long ones; one user of 40 has one. */
  readonly hardNames: readonly string[];
  /** Names of groups. */
  readonly groups: readonly string[];
  /** Short chats of at least two lines. The other person begins, and the two take turns. */
  readonly chats: readonly (readonly string[])[];
  readonly statusMessages: readonly string[];
  /** Stands for a shared place. */
  readonly place: string;
}
