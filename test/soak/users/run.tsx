import { createKitEvents, flushNow } from 'solid-chat-kit';
import { vi } from 'vitest';
import { compareAlways, Differences } from '../frame.ts';
import { type Run, stepOf } from '../plan.ts';
import { goOn, microtasks, untilQuiet } from '../quiet.ts';
import { Random } from '../random.ts';
import { mountUsers, type UserList } from './app.tsx';
import { compareUsers } from './compare.ts';
import { type Temperament, UserServer } from './server.ts';
import { type Scene, USER_STEPS } from './steps.ts';

/** After this many steps everything is delivered, and the lists are compared with the server. */
const STEPS_BETWEEN = 30;

/** A step of this run, or of its page. */
type AnyStep = readonly [
  weight: number,
  step: (scene: Scene) => string | undefined | Promise<string | undefined>,
];

/** Runs random steps against mounted user lists, and compares them with the server whenever all is quiet. */
export const runUsers: Run = async (plan, { steps, log, differences }, open) => {
  const random = new Random(plan.seed);
  const page = open?.(random);
  const server = new UserServer(temperamentBy(random), random, page?.people);
  const { calls, wire } = server;
  const events = createKitEvents();
  log.push(JSON.stringify(server.temperament));
  const app = mountUsers(server, events, log, page);
  const scene: Scene = { server, app, events, random, keyword: '' };
  const all: Readonly<Record<string, AnyStep>> = { ...USER_STEPS, ...page?.steps };
  const weights = Object.fromEntries(Object.entries(all).map(([name, [weight]]) => [name, weight]));

  /** Lets through all that is under way; whether there was anything. */
  const letThrough = async (): Promise<boolean> => {
    const wasBusy = wire.length + calls.length > 0;
    for (const deliver of wire.splice(0)) deliver();
    for (const call of calls.splice(0)) call.answer();
    page?.reach();
    return (await goOn(app.container, ['scroll', 'wheel'])) || wasBusy;
  };
  const settle = async () => {
    // Nobody is told who joined or left: a lost connection is followed by a fetch.
    if (server.isStale) server.disconnect();
    server.connect();
    await untilQuiet(letThrough, 10);
    vi.advanceTimersByTime(6000);
    await microtasks();
  };
  const each = (found: (list: UserList) => readonly string[]) =>
    [...app.lists].flatMap(([name, list]) => found(list).map((line) => `${name} list, ${line}`));
  /** Compares what must hold at any moment after a flush. */
  const look = () =>
    each((list) => {
      const always = new Differences();
      compareAlways(list.container, 'kit-users', always);
      return always.found;
    });
  const compare = () => each((list) => compareUsers(list, app, server, scene.keyword));

  await microtasks();
  if (page) differences.push(...(await page.follow('mount', true)));
  for (let at = 0; at < plan.length && differences.length === 0; at++) {
    const name = stepOf(plan, at, random, weights);
    if (name) steps[at] = name;
    const said = name && (await all[name]?.[1](scene));
    if (said) log.push(`${at} ${name}: ${said}`);
    await microtasks();
    if (name === 'frame') {
      flushNow();
      differences.push(...look());
    }
    if (page && name) differences.push(...(await page.follow(name, calls.length > 0)));
    if (at % STEPS_BETWEEN !== STEPS_BETWEEN - 1) continue;
    await settle();
    log.push('all let through');
    differences.push(...(page ? await page.whole(compare) : compare()));
  }
  app.unmount();
};

function temperamentBy(random: Random): Temperament {
  return {
    pageSize: random.pick([2, 3, 5, 30]),
    overlaps: random.chance(0.3),
    shrinks: random.chance(0.3),
    repeats: random.chance(0.3),
    hangs: random.chance(0.3),
    readable: random.chance(0.7),
    numbers: random.chance(0.5),
    fast: random.chance(0.2),
    setters: random.chance(0.8),
  };
}
