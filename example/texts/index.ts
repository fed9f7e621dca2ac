import type { DemoTexts } from './demo-texts.ts';

const LOADERS: Readonly<Record<string, () => Promise<DemoTexts>>> = {
  ar: async () => (await import('./ar.ts')).ar,
  de: async () => (await import('./de.ts')).de,
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
  he: async () => (await import('./he.ts')).he,
  hi: async () => (await import('./hi.ts')).hi,
  ja: async () => (await import('./ja.ts')).ja,
  ru: async () => (await import('./ru.ts')).ru,
  'zh-Hans': async () => (await import('./zh-hans.ts')).zhHans,
};

/** Loads the texts of a language; English for others. */
export async function loadTexts(language: string): Promise<DemoTexts> {
  const load = LOADERS[language];
  return load ? load() : (await import('./en.ts')).en;
}
