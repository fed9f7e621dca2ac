import { storyTexts } from '../app/story/texts.ts';
import type { DemoTexts, TextBank } from './demo-texts.ts';

const LOADERS: Readonly<Record<string, () => Promise<TextBank>>> = {
  ar: async () => (await import('./ar.ts')).ar,
  de: async () => (await import('./de.ts')).de,
};

/** Loads the texts of a language. Where it has none of its own, people around the story write English. */
export async function loadTexts(language: string): Promise<DemoTexts> {
  const load = LOADERS[language] ?? (async () => (await import('./en.ts')).en);
  const bank = await load();
  const story = storyTexts(language);
  const { ann, bob } = story.people;
  return { ...bank, seed: { ...bank.seed, known: [ann, bob] }, story };
}
