// Writes the data of the emoji picker into src/ui/emoji/data/, from the packages emojibase-data (MIT) and
// cldr-annotations-full (Unicode-3.0). Run it after an update of these packages.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './files.mjs';

const require = createRequire(import.meta.url);
const FOLDER = 'src/ui/emoji/data';

/** The languages of the kit by the folder of emojibase-data. */
const OF_EMOJIBASE = {
  de: 'de',
  en: 'en',
  es: 'es',
  fr: 'fr',
  hi: 'hi',
  it: 'it',
  ja: 'ja',
  ko: 'ko',
  nl: 'nl',
  pl: 'pl',
  pt: 'pt',
  ru: 'ru',
  sv: 'sv',
  'zh-Hans': 'zh',
  'zh-Hant': 'zh-hant',
};
/** The others, whose names come from the CLDR. */
const OF_CLDR = ['ar', 'he', 'tr'];

/** The groups of the picker by those of the data. */
const GROUPS = {
  people: [0, 1],
  nature: [3],
  food: [4],
  travel: [5],
  activities: [6],
  objects: [7],
  symbols: [8],
  flags: [9],
};

/** Emojis up to this version are drawn everywhere. */
const EVERYWHERE = 12;
const TONE = '\u{1F3FB}';

/**
 * @typedef {{ hexcode: string, emoji: string, label: string, tags?: string[], group?: number, order?: number,
 *   version: number, skins?: { emoji: string }[] }} Emoji
 */

/**
 * Leaves out the selectors of emojis that are drawn as such without one: keyboards leave them out, too.
 * @param {string} emoji
 */
const qualified = (emoji) => emoji.replace(/(\p{Emoji_Presentation})\uFE0F/gu, '$1');

/** @param {string} folder @returns {Emoji[]} */
const dataOf = (folder) =>
  require(`emojibase-data/${folder}/data.json`).map((/** @type {Emoji} */ entry) => ({
    ...entry,
    emoji: qualified(entry.emoji),
  }));

/** Gives an emoji a skin tone, as the picker does: see `withTone`. @param {string} emoji */
const withTone = (emoji) =>
  emoji.replace(
    /(?<!\u200D)\p{Emoji_Modifier_Base}\uFE0F?|(?<=\u200D)(?!\u{1F91D})\p{Emoji_Modifier_Base}\uFE0F?/gu,
    (base) => base.replace('\uFE0F', '') + TONE,
  );

/** @param {Emoji} entry */
function marksOf({ emoji, skins = [], version }) {
  const hasTones = skins.some((skin) => skin.emoji === withTone(emoji));
  if (skins.length > 0 && !hasTones) console.warn(`${emoji} has skin tones that the picker cannot choose`);
  return emoji + (hasTones ? '+' : '') + (version > EVERYWHERE ? Math.floor(version) : '');
}

const english = dataOf('en').sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
const groups = Object.entries(GROUPS).map(
  ([name, ids]) =>
    /** @type {const} */ ([name, english.filter(({ group }) => group !== undefined && ids.includes(group))]),
);
const order = groups.flatMap(([, members]) => members);

/** Joins the label and those words that it lacks. @param {string} label @param {readonly string[]} words */
function lineOf(label, words) {
  const known = label.toLowerCase();
  const others = words.filter((word) => !known.includes(word.toLowerCase()));
  return [label, ...new Set(others)].join('|');
}

/** @param {string} folder */
function linesOfEmojibase(folder) {
  const entries = new Map(dataOf(folder).map((entry) => [entry.hexcode, entry]));
  return order.map(({ hexcode, label }) => {
    const entry = entries.get(hexcode);
    return lineOf(entry?.label ?? label, entry?.tags ?? []);
  });
}

/** @param {string} language */
function linesOfCldr(language) {
  /** @type {Record<string, { default?: string[], tts?: string[] }>} */
  const known = require(`cldr-annotations-full/annotations/${language}/annotations.json`).annotations
    .annotations;
  const regions = new Intl.DisplayNames([language], { type: 'region' });
  return order.map(({ emoji, label }) => {
    const entry = known[emoji] ?? known[emoji.replaceAll('\uFE0F', '')];
    const letters = [...emoji].map((letter) => (letter.codePointAt(0) ?? 0) - 0x1f1e6);
    const isFlag = letters.length === 2 && letters.every((letter) => letter >= 0 && letter < 26);
    const region = isFlag && regions.of(String.fromCharCode(...letters.map((letter) => letter + 65)));
    return lineOf(entry?.tts?.[0] ?? (region || label), entry?.default ?? []);
  });
}

/** @param {string} text */
const literal = (text) =>
  `\`\n${text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\``;
const HEAD = `// Written by scripts/emoji.mjs from emojibase-data (MIT, Copyright Miles Johnson) and the Unicode CLDR
// (Unicode-3.0, Copyright Unicode, Inc.).
`;

/** @type {Record<string, string>} */
const files = {
  emojis: `${HEAD}
/** The emojis of each group, a group a line: \`+\` marks those with skin tones, a number the version of newer ones. */
export const EMOJIS: string = ${literal(groups.map(([name, members]) => [name, ...members.map(marksOf)].join(' ')).join('\n'))};
`,
};
for (const language of [...Object.keys(OF_EMOJIBASE), ...OF_CLDR]) {
  const folder = OF_EMOJIBASE[/** @type {keyof typeof OF_EMOJIBASE} */ (language)];
  const lines = folder ? linesOfEmojibase(folder) : linesOfCldr(language);
  files[language] = `${HEAD}
/** The name of each emoji and more words to find it by, in the order of \`EMOJIS\`. */
export const NAMES: string = ${literal(lines.join('\n'))};
`;
}

mkdirSync(join(ROOT, FOLDER), { recursive: true });
for (const [name, text] of Object.entries(files)) {
  writeFileSync(join(ROOT, FOLDER, `${name}.ts`), text);
}
