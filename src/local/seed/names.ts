import type { Plan } from './options.ts';
import { hash, pick } from './random.ts';

/** Larger sets need more names than two parts provide. */
const CROWD = 1000;
const INITIALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** One user in this many has a hard name. */
const HARD = 40;

/** Returns a person's name for an index in the seed. */
export function personName({ seed, texts }: Plan, index: number): string {
  const h = hash(seed, 1, index);
  const rare = hash(h, 4);
  if (rare % HARD === 0 && texts.hardNames.length > 0) return pick(texts.hardNames, hash(rare, 1));
  const { given, family, familyFirst, joint = ' ' } = poolOf(texts.names, h);
  const first = pick(given.split(' '), hash(h, 2));
  const last = pick(family.split(' '), hash(h, 3));
  if (familyFirst) return last + joint + first;
  const initial = index < CROWD ? '' : ` ${pick([...INITIALS], hash(h, 5))}.`;
  return first + initial + joint + last;
}

function poolOf(pools: Plan['texts']['names'], number: number): Plan['texts']['names'][number] {
  let left = number % pools.reduce((sum, { weight = 1 }) => sum + weight, 0);
  for (const pool of pools) {
    left -= pool.weight ?? 1;
    if (left < 0) return pool;
  }
  return pick(pools, number);
}

/** Returns a group's name for an index in the seed. A name that is used again has a number. */
export function groupName({ seed, texts: { groups } }: Plan, index: number): string {
  const name = pick(groups, hash(seed, 5) + index);
  const round = Math.floor(index / groups.length);
  return round === 0 ? name : `${name} ${round + 1}`;
}
