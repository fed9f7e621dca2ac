import { createKitEvents } from 'solid-chat-kit';
import { flushNow } from 'solid-chat-kit/testing';
import { vi } from 'vitest';
import { compareAlways, Differences } from '../frame.ts';
import { type Run, stepOf } from '../plan.ts';
import { goOn, microtasks, untilQuiet } from '../quiet.ts';
import { Random } from '../random.ts';
import { drawCount, drawTab, nameOfTab } from '../tabs.ts';
import { mountUsers, type UserList } from './app.tsx';
import { UserClient } from './client.ts';
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
  const tabs = Array.from({ length: drawCount(random, page) }, (): Scene => {
    const client = new UserClient(server);
    const events = createKitEvents();
    const app = mountUsers(client, events, log, page);
    return { server, client, app, events, random, keyword: '' };
  });
  log.push(JSON.stringify({ ...server.temperament, tabs: tabs.length }));
  const all: Readonly<Record<string, AnyStep>> = { ...USER_STEPS, ...page?.steps };
  const weights = Object.fromEntries(Object.entries(all).map(([name, [weight]]) => [name, weight]));

  const isBusy = () => tabs.some(({ client }) => client.calls.length > 0);
  const asked = () => tabs.reduce((sum, { client }) => sum + client.asked, 0);

  /** Lets through all that is under way; whether there was anything. */
  const letThrough = async (): Promise<boolean> => {
    let wasBusy = isBusy() || tabs.some(({ client }) => client.wire.length > 0);
    const before = asked();
    for (const { client } of tabs) {
      for (const deliver of client.wire.splice(0)) deliver();
      for (const call of client.calls.splice(0)) call.answer();
    }
    page?.reach();
    for (const { app } of tabs) wasBusy = (await goOn(app.container, ['scroll', 'wheel'])) || wasBusy;
    // Fast answers are there at once.
    return wasBusy || asked() > before;
  };
  const settle = async () => {
    for (const { client } of tabs) {
      // A lost connection is followed by a fetch.
      if (client.isStale) client.disconnect();
      client.connect();
    }
    await untilQuiet(letThrough, 10);
    vi.advanceTimersByTime(6000);
    await microtasks();
  };
  const each = (found: (list: UserList, tab: Scene) => readonly string[]) =>
    tabs.flatMap((tab) =>
      [...tab.app.lists].flatMap(([name, list]) =>
        found(list, tab).map((line) => `${nameOfTab(tabs, tab)}${name} list, ${line}`),
      ),
    );
  /** Compares what must hold at any moment after a flush. */
  const look = () =>
    each((list) => {
      const always = new Differences();
      compareAlways(list.container, 'kit-users', always);
      return always.found;
    });
  const compare = () => each(compareUsers);

  await microtasks();
  if (page) differences.push(...(await page.follow('mount', true)));
  for (let at = 0; at < plan.length && differences.length === 0; at++) {
    const name = stepOf(plan, at, random, weights);
    if (name) steps[at] = name;
    const tab = drawTab(tabs, random);
    const said = name && (await all[name]?.[1](tab));
    if (said) log.push(`${at} ${name}: ${nameOfTab(tabs, tab)}${said}`);
    await microtasks();
    if (name === 'frame') {
      flushNow();
      differences.push(...look());
    }
    if (page && name) differences.push(...(await page.follow(name, isBusy())));
    if (at % STEPS_BETWEEN !== STEPS_BETWEEN - 1) continue;
    await settle();
    log.push('all let through');
    differences.push(...(page ? await page.whole(compare) : compare()));
  }
  for (const { app } of tabs) app.unmount();
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
