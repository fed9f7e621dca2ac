import type { SeedTexts } from 'solid-chat-kit/local';

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
export const HARD_NAMES = [
  'Maximiliane Philippa de la Fuente y Vasconcelos-Wolkenstein',
  'Mia 🌻 Storm',
  'Zed 👩🏽‍🚀',
  'Karim (كريم) Haddad',
  'Noa נועה Levi',
  'Krk Smrž',
  'Ng',
  '佐藤 Léa',
] as const;
