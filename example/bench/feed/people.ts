import { BenchConversation, BenchMessage, BenchUser } from './objects.ts';

/** A time after all conversations, in seconds. */
export const START = 1_750_000_000;

const FIRST = (
  'Ada Bo Chidi Dolores Eszter Farid Grete Hana Ivo Jun Kofi Lena Mateo Nadia Omar Priya ' +
  'Quinn Rosa Sami Tara Uma Viktor Wanda Ximena Yara Zoltan'
).split(' ');
const LAST = (
  'Adler Baker Castro Dahl Eze Fuchs Garcia Horvat Ito Jansen Keller Lopez Moreau Novak Okafor Petrov ' +
  'Quist Rossi Sato Tanaka Ueda Varga Weber Xu Yilmaz Zhang'
).split(' ');
const TEXTS = [
  'See you tomorrow at nine, by the main entrance.',
  'Ok',
  'The train is late again, so start without me and I will read the notes this evening.',
  'Thanks a lot!',
  'Did you see the new drawings? I like the second one best.',
] as const;

const pick = (from: readonly string[], index: number): string => from[index % from.length] ?? '';

/** Returns one of a few texts, short and long. */
export const textOf = (index: number): string => pick(TEXTS, index);

/** The signed-in user. */
export const ME = new BenchUser('me', 'Me');

/** Creates a user by index; the same index gives the same user. */
export function makeUser(index: number): BenchUser {
  const last = pick(LAST, Math.floor(index / FIRST.length));
  return new BenchUser(
    `u${index}`,
    `${pick(FIRST, index)} ${last} ${index}`,
    index % 3 === 0 ? 'online' : 'offline',
  );
}

/** Creates conversations, newest first. */
export function makeConversations(count: number): BenchConversation[] {
  return Array.from({ length: count }, (_, index) => {
    const user = makeUser(index);
    return new BenchConversation(
      user,
      new BenchMessage(count - index, user, ME, textOf(index), START - index),
      1,
    );
  });
}

/** Creates users sorted by name, as SDKs return them. */
export function makeUsers(count: number): BenchUser[] {
  const compare = (a: string, b: string) => Number(a > b) - Number(a < b);
  return Array.from({ length: count }, (_, index) => makeUser(index)).sort((a, b) =>
    compare(a.getName(), b.getName()),
  );
}
