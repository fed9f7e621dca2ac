import type { SeedTexts } from 'solid-chat-kit/local';
import { ENGLISH_TEXTS } from '../../src/local/seed/english.ts';
import type { StoryTexts } from '../app/story/texts.ts';

/** What the people around the story are called and write, in one language. */
export interface TextBank {
  readonly seed: Omit<SeedTexts, 'known'>;
  /** What people write by themselves. */
  readonly news: readonly string[];
  /** What people answer. */
  readonly answers: readonly string[];
}

/** All texts of the demo. */
export interface DemoTexts extends TextBank {
  readonly seed: SeedTexts;
  readonly story: StoryTexts;
}

/** The seed's own texts. */
export const ENGLISH_SEED = ENGLISH_TEXTS;

/** Names that are hard to draw: long, with emoji, with two directions, without vowels. */
export const HARD_NAMES = ENGLISH_TEXTS.hardNames;
