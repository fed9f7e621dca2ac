import { isServer } from 'solid-js/web';

/** The language every chain of languages ends with. */
export const FALLBACK_LANGUAGE = 'en';

const RIGHT_TO_LEFT_SCRIPTS = new Set(
  'Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi'.split(' '),
);

const canonical = new Map<string, string | undefined>();

/**
 * A language tag in its canonical form: 'pt_br' gives 'pt-BR'. Nothing for what is no tag. Answers are kept,
 * for every text that is read asks.
 */
export function canonicalLanguage(tag: string): string | undefined {
  if (!canonical.has(tag)) canonical.set(tag, parse(tag));
  return canonical.get(tag);
}

function parse(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0];
  } catch {
    return undefined;
  }
}

const chains = new Map<string, readonly string[]>();

/**
 * The tag and what stands for it, nearest first: 'zh-TW' gives 'zh-TW', 'zh-Hant'; 'de-AT' gives 'de-AT',
 * 'de-Latn', 'de'. The bare language is left out where it is usually written in another script.
 */
export function languageChain(language: string): readonly string[] {
  let chain = chains.get(language);
  if (!chain) {
    const parts = language.split('-');
    const { language: base, script } = new Intl.Locale(language).maximize();
    const isUsual = script === new Intl.Locale(base).maximize().script;
    const longer = parts.map((_, index) => parts.slice(0, parts.length - index).join('-')).slice(0, -1);
    const shorter = [script && `${base}-${script}`, isUsual && base].filter((tag) => typeof tag === 'string');
    chain = [...new Set([...longer, ...shorter])];
    chains.set(language, chain);
  }
  return chain;
}

const directions = new Map<string, 'ltr' | 'rtl'>();

/** The direction in which the language's usual script is written. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  let direction = directions.get(language);
  if (!direction) {
    const { script } = new Intl.Locale(language).maximize();
    direction = script && RIGHT_TO_LEFT_SCRIPTS.has(script) ? 'rtl' : 'ltr';
    directions.set(language, direction);
  }
  return direction;
}

/** The language of the browser; on a server, which reads for many, English. */
export function systemLanguage(): string {
  return (!isServer && canonicalLanguage(globalThis.navigator?.language ?? '')) || FALLBACK_LANGUAGE;
}
