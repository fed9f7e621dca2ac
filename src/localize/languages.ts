import { createSignal, untrack } from 'solid-js';
import { ENGLISH, type Language } from './language.ts';
import { canonicalLanguage, languageChain } from './language-tag.ts';
import { warnOnce } from './warn-once.ts';

/**
 * The language files, each with one export. The imports are literal so that every bundler finds them and
 * splits each into its own chunk.
 */
const LOADERS: Readonly<Record<string, () => Promise<Readonly<Record<string, Language>>>>> = {
  ar: () => import('./languages/ar.ts'),
  de: () => import('./languages/de.ts'),
  es: () => import('./languages/es.ts'),
  fr: () => import('./languages/fr.ts'),
  he: () => import('./languages/he.ts'),
  hi: () => import('./languages/hi.ts'),
  it: () => import('./languages/it.ts'),
  ja: () => import('./languages/ja.ts'),
  ko: () => import('./languages/ko.ts'),
  nl: () => import('./languages/nl.ts'),
  pl: () => import('./languages/pl.ts'),
  pt: () => import('./languages/pt.ts'),
  ru: () => import('./languages/ru.ts'),
  sv: () => import('./languages/sv.ts'),
  tr: () => import('./languages/tr.ts'),
  'zh-Hans': () => import('./languages/zh-Hans.ts'),
  'zh-Hant': () => import('./languages/zh-Hant.ts'),
};

/** The tags of the languages that come with the kit, including English. */
export const KIT_LANGUAGES: readonly string[] = /* @__PURE__ */ Object.keys(LOADERS)
  .concat(ENGLISH.tag)
  .sort();

/** The loaded languages. They are the same for every user, so a server shares them. */
const [here, setHere] = /* @__PURE__ */ (() =>
  createSignal<ReadonlyMap<string, Language>>(new Map([[ENGLISH.tag, ENGLISH]])))();

const loads = new Map<string, Promise<Language>>();
const asked = new Set<string>();

/**
 * Registers a language for all components, one of the kit's or your own. It replaces a language with the same
 * tag.
 *
 * @throws TypeError when `tag` is no valid language tag.
 * @example
 * import { de } from 'solid-chat-kit/languages/de';
 * addLanguage(de);
 */
export function addLanguage(language: Language): void {
  const tag = canonicalLanguage(language.tag);
  if (!tag)
    throw new TypeError(`addLanguage: '${language.tag}' is not a language tag such as 'en' or 'pt-BR'.`);
  keep(tag, language);
}

function keep(tag: string, language: Language): void {
  setHere((known) => new Map(known).set(tag, language));
}

/**
 * Loads and registers a language of the kit; returns at once when it is loaded. Components load the language
 * of their provider themselves; await this before the first render (on a server: before it accepts requests)
 * so that the render has its texts.
 *
 * @param tag - a BCP 47 tag; 'pt-BR' finds 'pt', 'zh-TW' finds 'zh-Hant'.
 * @returns the language; English, with a warning in development, when none matches the tag.
 * @throws the error of the import when the file cannot be loaded; the next call tries again.
 * @example
 * await loadLanguage('de');
 */
export async function loadLanguage(tag: string): Promise<Language> {
  const found = find(canonicalLanguage(tag) ?? '');
  if (!found) warnUnknown(tag);
  return typeof found === 'string' ? load(found) : (found ?? ENGLISH);
}

/**
 * Returns the language of a canonical tag, or null when there is none; tracked in reactive scopes. Loads a
 * language of the kit once, and returns `undefined` until it has loaded.
 */
export function knownLanguage(tag: string): Language | null | undefined {
  const found = find(tag);
  if (typeof found !== 'string') return found ?? null;
  // Ask once: reading a text again must not retry while the network is down.
  if (!asked.has(found)) {
    asked.add(found);
    load(found).catch((cause: unknown) => {
      warnOnce(`the language '${found}' could not be loaded, so the previous one stays. ${String(cause)}`);
    });
  }
  return undefined;
}

/** Returns a loaded language, or the tag to load. */
function find(tag: string): Language | string | undefined {
  if (tag === '') return undefined;
  const chain = languageChain(tag);
  const known = here();
  for (const each of chain) {
    const found = known.get(each) ?? (Object.hasOwn(LOADERS, each) ? each : undefined);
    if (found) return found;
  }
  return undefined;
}

function load(tag: string): Promise<Language> {
  let loading = loads.get(tag);
  if (!loading) {
    loading = fetchLanguage(tag).finally(() => loads.delete(tag));
    loads.set(tag, loading);
  }
  return loading;
}

async function fetchLanguage(tag: string): Promise<Language> {
  const [language = ENGLISH] = Object.values((await LOADERS[tag]?.()) ?? {});
  if (!untrack(here).has(tag)) keep(tag, language);
  return language;
}

export function warnUnknown(tag: string): void {
  warnOnce(`there is no language '${tag}', so English is shown. Add one with addLanguage or addDictionary.`);
}
