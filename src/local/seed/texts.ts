import type { MessageContent } from '../data/records.ts';
import { hash, pick } from './random.ts';

const TEXTS = [
  'See you at the station at nine',
  'Did you get the tickets?',
  'Thanks, that was quick!',
  'I am running ten minutes late, sorry',
  'Lunch tomorrow?',
  'The new drafts are in the shared folder, have a look when you find the time',
  'ok',
  '👍',
  '😂😂😂',
  '👩🏽‍💻 back at the desk',
  'Happy birthday 🎂🎉 have a wonderful day!',
  'Can you call me when you are free? Nothing urgent.',
  'First the good news:\nthe offer was accepted.\n\nThe rest by phone.',
  '1. milk\n2. bread\n3. the small batteries',
  'On s’appelle ce soir ?',
  'Das klingt gut, so machen wir es.',
  '¿Quedamos a las ocho?',
  'Até já! 🌞',
  'Увидимся завтра утром',
  'Τα λέμε το βράδυ',
  'متى نلتقي غداً؟',
  'נתראה בערב, בסדר?',
  '我十分钟后到',
  'お疲れさまでした！',
  '내일 회의 몇 시예요?',
  'कल मिलते हैं',
  'Please read all of this before the meeting: the plan changed in three places, the budget in two, and the dates of the second phase are open again because the supplier has moved; I have written down what we know so far, what we only guess, and whom to ask about each of the points, so that we can decide on Thursday without going through everything from the start.',
  'Is <b>this</b> bold & "quoted"?',
  'https://example.org/a/rather/long/path?with=parameters&and=more#anchor',
];
const STATUS_MESSAGES = [
  'Available',
  'In a meeting',
  'On holiday until Monday 🏖️',
  'Be back soon',
  'Écrivez-moi',
  '勉強中',
  'At work',
  'Reading, always reading, and quite unlikely to answer before the evening of the day after tomorrow',
];
const FILES: readonly (readonly [string, string, string])[] = [
  ['image', 'holiday.jpg', 'image/jpeg'],
  ['image', 'Bildschirmfoto 2026-03-01 um 09.41.07.png', 'image/png'],
  ['video', 'first-steps.mp4', 'video/mp4'],
  ['audio', 'voice-note.ogg', 'audio/ogg'],
  ['file', 'offer.pdf', 'application/pdf'],
  ['file', 'table.xlsx', 'application/vnd.ms-excel'],
];
const TAGS = ['vip', 'work', 'family', 'school', 'neighbours'];

/** A user's status message; most have none. */
export function statusMessage(number: number): string | undefined {
  return number % 10 < 3 ? pick(STATUS_MESSAGES, hash(number, 1)) : undefined;
}

/** One or two tags; most users and groups have none. */
export function tags(number: number): readonly string[] | undefined {
  if (number % 10 > 3) return undefined;
  const first = pick(TAGS, hash(number, 1));
  const second = pick(TAGS, hash(number, 2));
  return first === second ? [first] : [first, second];
}

/** The content of a message: mostly text, some media, some custom, rarely empty; a mention makes it text. */
export function content(number: number, mentioned: string | undefined): MessageContent {
  const kind = number % 100;
  const text = pick(TEXTS, hash(number, 8));
  const category = 'message';
  if (mentioned !== undefined) return { category, type: 'text', text: `<@uid:${mentioned}> ${text}` };
  if (kind < 11) {
    const [type, name, mime] = pick(FILES, hash(number, 1));
    const file = { name, type: mime, size: 1000 + (hash(number, 4) % 4_000_000) };
    return { category, type, file, text: hash(number, 2) % 3 === 0 ? text : undefined };
  }
  if (kind < 14) {
    const data = { latitude: 40 + (hash(number, 5) % 20), longitude: hash(number, 6) % 40 };
    const conversationText = hash(number, 7) % 2 === 0 ? '📍 Location' : undefined;
    return { category: 'custom', type: 'location', data, conversationText };
  }
  return { category, type: 'text', text: kind === 14 ? '' : text };
}
