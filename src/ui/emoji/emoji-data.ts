import { languageChain } from '../../localize/language-tag.ts';
import { searchKey } from '../../utils/find-matches.ts';
import { EMOJI_GROUPS, type EmojiGroup } from './emoji-groups.ts';

/** An emoji of the picker. */
export interface Emoji {
  /** The emoji, without a skin tone. */
  readonly emoji: string;
  readonly group: EmojiGroup;
  readonly hasTones: boolean;
  /** Its name in the language that was loaded. */
  readonly name: string;
  /** More search words, separated by `|`. */
  readonly words: string;
}

/** All emojis with their names in one language. */
export interface EmojiData {
  readonly all: readonly Emoji[];
  /** Returns the emoji of a picked one, with or without a skin tone. */
  find(picked: string): Emoji | undefined;
  /** Returns the emojis whose name or words contain each word of the query, best match first. */
  search(query: string): readonly Emoji[];
}

interface Names {
  readonly NAMES: string;
}

/** The names by language. The imports are literal so that every bundler splits each into its own chunk. */
const LOADERS: Readonly<Record<string, () => Promise<Names>>> = {
  ar: () => import('./data/ar.ts'),
  de: () => import('./data/de.ts'),
  en: () => import('./data/en.ts'),
  es: () => import('./data/es.ts'),
  fr: () => import('./data/fr.ts'),
  he: () => import('./data/he.ts'),
  hi: () => import('./data/hi.ts'),
  it: () => import('./data/it.ts'),
  ja: () => import('./data/ja.ts'),
  ko: () => import('./data/ko.ts'),
  nl: () => import('./data/nl.ts'),
  pl: () => import('./data/pl.ts'),
  pt: () => import('./data/pt.ts'),
  ru: () => import('./data/ru.ts'),
  sv: () => import('./data/sv.ts'),
  tr: () => import('./data/tr.ts'),
  'zh-Hans': () => import('./data/zh-Hans.ts'),
  'zh-Hant': () => import('./data/zh-Hant.ts'),
};

const loads = new Map<string, Promise<EmojiData>>();

/**
 * Loads the emojis with their names in a language, or else in English.
 * @throws the error of the import; the next call retries.
 */
export function loadEmojis(language: string): Promise<EmojiData> {
  const tag = languageChain(language).find((each) => Object.hasOwn(LOADERS, each)) ?? 'en';
  let loading = loads.get(tag);
  if (!loading) {
    loading = read(tag);
    loads.set(tag, loading);
    loading.catch(() => loads.delete(tag));
  }
  return loading;
}

async function read(tag: string): Promise<EmojiData> {
  const [{ EMOJIS }, names] = await Promise.all([import('./data/emojis.ts'), LOADERS[tag]?.()]);
  const lines = names?.NAMES.trim().split('\n') ?? [];
  const isDrawn = createDrawnTest();
  const all: Emoji[] = [];
  let index = 0;
  for (const line of EMOJIS.trim().split('\n')) {
    const [group, ...members] = line.split(' ');
    for (const member of members) {
      const [, emoji = '', tones, version] = /^(.+?)(\+?)(\d\d)?$/u.exec(member) ?? [];
      const [name = emoji, ...words] = (lines[index++] ?? '').split('|');
      if (!isDrawn(emoji, Number(version ?? 0))) continue;
      all.push({
        emoji,
        group: EMOJI_GROUPS.find((each) => each === group) ?? 'symbols',
        hasTones: tones === '+',
        name,
        words: words.join('|'),
      });
    }
  }
  return createData(all);
}

function createData(all: readonly Emoji[]): EmojiData {
  const byKey = new Map(all.map((each) => [withoutTone(each.emoji), each]));
  let keys: readonly { name: string; words: string }[] | undefined;
  return {
    all,
    find: (picked) => byKey.get(withoutTone(picked)),
    search(query) {
      const wanted = searchKey(query).trim();
      keys ??= all.map(({ name, words }) => ({ name: searchKey(name), words: searchKey(words) }));
      const parts = wanted.split(' ');
      const found: { emoji: Emoji; rank: number }[] = [];
      for (const [index, key] of keys.entries()) {
        const emoji = all[index];
        const text = `${key.name}|${key.words}`;
        if (emoji && parts.every((part) => text.includes(part)))
          found.push({ emoji, rank: rankOf(key, wanted) });
      }
      return found.sort((a, b) => a.rank - b.rank).map(({ emoji }) => emoji);
    },
  };
}

/** Lower rank = better match. */
function rankOf({ name, words }: { name: string; words: string }, wanted: string): number {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (`|${words}|`.includes(`|${wanted}|`)) return 2;
  if (name.includes(` ${wanted}`)) return 3;
  return `|${words}`.includes(`|${wanted}`) ? 4 : 5;
}

const TONES = ['', '\u{1F3FB}', '\u{1F3FC}', '\u{1F3FD}', '\u{1F3FE}', '\u{1F3FF}'];
/** Emojis with skin tones: people and hands, but not the handshake that joins two people. */
const TONED =
  /(?<!\u200D)\p{Emoji_Modifier_Base}\uFE0F?|(?<=\u200D)(?!\u{1F91D})\p{Emoji_Modifier_Base}\uFE0F?/gu;

/** Returns an emoji with a skin tone from 0 (none) to 5. */
export function withTone({ emoji, hasTones }: Pick<Emoji, 'emoji' | 'hasTones'>, tone: number): string {
  const modifier = TONES[tone];
  if (!hasTones || !modifier) return emoji;
  return emoji.replace(TONED, (base) => base.replace('\uFE0F', '') + modifier);
}

const withoutTone = (emoji: string) => emoji.replace(/[\u{1F3FB}-\u{1F3FF}\uFE0F]/gu, '');

/** One emoji of each newer version, whose font may be missing. */
const SAMPLES: Readonly<Record<number, string>> = { 13: '😶‍🌫️', 14: '🫠', 15: '🙂‍↔️', 16: '🫩', 17: '🫪' };
const FLAG = /^\p{Regional_Indicator}/u;

/** Creates the check whether the system can draw an emoji: it may lack newer ones, and Windows has no country flags. */
function createDrawnTest(): (emoji: string, version: number) => boolean {
  const canvas = document.createElement('canvas');
  canvas.width = 48;
  canvas.height = 24;
  const context = canvas.getContext?.('2d', { willReadFrequently: true });
  if (!context) return () => true;
  context.font = '16px sans-serif';
  context.textBaseline = 'top';
  const usual = context.measureText('😀').width;
  const isDrawn = (emoji: string) => {
    // A sequence missing in the font is drawn as its parts, and letters have no colour.
    if (context.measureText(emoji).width > usual * 1.4) return false;
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.fillText(emoji, 2, 2);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    for (let at = 0; at < data.length; at += 4) if (data[at] !== data[at + 2]) return true;
    return false;
  };
  // Without a colour font, the check is impossible.
  if (!isDrawn('😀')) return () => true;
  const versions = new Map(
    Object.entries(SAMPLES).map(([version, emoji]) => [Number(version), isDrawn(emoji)]),
  );
  const hasFlags = isDrawn('🇩🇪');
  return (emoji, version) => (versions.get(version) ?? true) && (hasFlags || !FLAG.test(emoji));
}
