import type { SeedTexts } from 'solid-chat-kit/local';
import { ENGLISH_TEXTS } from '../../src/local/seed/english.ts';

/** What the people of the demo are called and write, in one language. */
export interface DemoTexts {
  /** Undefined for the seed's own, which is English. */
  readonly seed: SeedTexts | undefined;
  /** What people write by themselves. */
  readonly news: readonly string[];
  /** What people answer. */
  readonly answers: readonly string[];
}

/** Names that are hard to draw: long, with emoji, with two directions, without vowels. */
export const HARD_NAMES = ENGLISH_TEXTS.hardNames;
