import type { MessageContent } from '../data/records.ts';
import type { Plan } from './options.ts';
import { hash, pick } from './random.ts';
import type { SeedTexts } from './seed-texts.ts';

const FILES: readonly (readonly [string, string, string])[] = [
  ['image', 'holiday.jpg', 'image/jpeg'],
  ['image', 'IMG_2041.png', 'image/png'],
  ['video', 'first-steps.mp4', 'video/mp4'],
  ['audio', 'voice-note.ogg', 'audio/ogg'],
  ['file', 'offer.pdf', 'application/pdf'],
  ['file', 'table.xlsx', 'application/vnd.ms-excel'],
];
const TAGS = ['vip', 'work', 'family', 'school', 'neighbours'];

/** A user's status message; most have none. */
export function statusMessage(texts: SeedTexts, number: number): string | undefined {
  return number % 10 < 3 ? pick(texts.statusMessages, hash(number, 1)) : undefined;
}

/** One or two tags; most users and groups have none. */
export function tags(number: number): readonly string[] | undefined {
  if (number % 10 > 3) return undefined;
  const first = pick(TAGS, hash(number, 1));
  const second = pick(TAGS, hash(number, 2));
  return first === second ? [first] : [first, second];
}

/** The content of a message: mostly its text, some media, some custom; a mention makes it text. */
export function content(
  number: number,
  text: string,
  { file: fileOf, texts: { place } }: Plan,
  mentioned: string | undefined,
): MessageContent {
  const kind = number % 100;
  const category = 'message';
  if (mentioned !== undefined) return { category, type: 'text', text: `<@uid:${mentioned}> ${text}` };
  if (kind < 11 && fileOf) {
    const file = fileOf(hash(number, 1));
    const [group = ''] = file.type.split('/');
    return { category, type: ['image', 'video', 'audio'].includes(group) ? group : 'file', file };
  }
  if (kind < 11) {
    const [type, name, mime] = pick(FILES, hash(number, 1));
    const file = { name, type: mime, size: 1000 + (hash(number, 4) % 4_000_000) };
    return { category, type, file, text: hash(number, 2) % 3 === 0 ? text : undefined };
  }
  if (kind < 14) {
    const data = { latitude: 40 + (hash(number, 5) % 20), longitude: hash(number, 6) % 40 };
    return { category: 'custom', type: 'location', data, conversationText: place };
  }
  return { category, type: 'text', text };
}
