import type { Plan } from './options.ts';
import { hash, pick } from './random.ts';

/** Larger sets need more names than two parts provide. */
const CROWD = 1000;
const INITIALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** One user in this many has a hard name. */
const HARD = 40;

/** How often another name is tried where one is taken. */
const TRIES = 20;

/** The names of the first users of a plan. */
const known = new WeakMap<Plan, { names: string[]; taken: Set<string> }>();

/** Returns a person's name for an index in the seed. The first thousand differ, if there are enough names. */
export function personName(plan: Plan, index: number): string {
  if (index >= CROWD) return makeName(plan, index, 0);
  const { names, taken } = known.get(plan) ?? { names: [], taken: new Set(plan.texts.known) };
  known.set(plan, { names, taken });
  while (names.length <= index) {
    let name = '';
    for (let round = 0; round < TRIES && (round === 0 || taken.has(name)); round++) {
      name = makeName(plan, names.length, round);
    }
    taken.add(name);
    names.push(name);
  }
  return names[index] as string;
}

function makeName({ seed, texts }: Plan, index: number, round: number): string {
  const h = round === 0 ? hash(seed, 1, index) : hash(seed, 1, index, round);
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
export function groupName(plan: Plan, index: number): string {
  const name = plainName(plan, index);
  const round = Math.floor(index / plan.texts.groups.length);
  return round === 0 ? name : `${name} ${round + 1}`;
}

/** Returns what a group talks about; undefined if its texts do not say, or say too little for two people. */
export function topicOf(plan: Plan, index: number): readonly string[] | undefined {
  const topic = plan.texts.topics?.[plainName(plan, index)];
  return topic && topic.length > 1 ? topic : undefined;
}

function plainName({ seed, texts: { groups } }: Plan, index: number): string {
  return pick(groups, hash(seed, 5) + index);
}
