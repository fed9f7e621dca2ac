import { flushNow } from 'solid-chat-kit/testing';
import { vi } from 'vitest';
import { compareAlways, Differences } from '../frame.ts';
import { type Run, stepOf } from '../plan.ts';
import { goOn, microtasks, untilQuiet } from '../quiet.ts';
import { Random } from '../random.ts';
import { drawCount, drawTab, nameOfTab } from '../tabs.ts';
import { type App, mountApp } from './app.tsx';
import { APP_STEPS, search } from './app-steps.ts';
import { compare, compareLive, compareObjects } from './compare.ts';
import { holdRows } from './held.ts';
import type { ListModel } from './list-model.ts';
import { type Said, STEPS } from './steps.ts';
import { makeWorlds, type World } from './world.ts';

/** After this many steps everything is delivered, and the lists are compared with the server. */
const STEPS_BETWEEN = 30;

const ALL = { ...STEPS, ...APP_STEPS };

type AnyStep = readonly [weight: number, step: (world: World, app: App) => Said | Promise<Said>];

/** Runs random steps against mounted lists of conversations, and compares these with the server whenever all is quiet. */
export const runConversations: Run = async (plan, { steps, log, differences }, open) => {
  const random = new Random(plan.seed);
  const page = open?.(random);
  const worlds = makeWorlds(random, drawCount(random, page), page?.people);
  const { server } = worlds[0] as World;
  log.push(JSON.stringify({ ...server.temperament, tabs: worlds.length }));
  vi.setSystemTime(server.now * 1000);
  const all: Readonly<Record<string, AnyStep>> = { ...ALL, ...page?.steps };
  const weights = Object.fromEntries(Object.entries(all).map(([name, [weight]]) => [name, weight]));
  const tabs = worlds.map((world) => ({ world, app: mountApp(world, log, page) }));
  const isBusy = () => server.clients.some(({ calls }) => calls.length > 0);
  const asked = () => server.clients.reduce((sum, client) => sum + client.asked, 0);

  /** Delivers everything pending; returns whether there was anything. */
  const letThrough = async (): Promise<boolean> => {
    const before = asked();
    let wasBusy = false;
    for (const { world } of tabs) wasBusy = world.letThrough() || wasBusy;
    page?.reach();
    for (const { app } of tabs) wasBusy = (await goOn(app.container, ['scroll'])) || wasBusy;
    // Fast answers are there at once.
    wasBusy ||= asked() > before;
    if (wasBusy) look();
    return wasBusy;
  };
  /** Compares each list; returns what is different. */
  const each = (compareOne: (list: ListModel, app: App) => readonly string[]): string[] =>
    tabs.flatMap((tab) =>
      [...tab.app.lists].flatMap(([name, list]) =>
        compareOne(list, tab.app).map((line) => `${nameOfTab(tabs, tab)}${name} list, ${line}`),
      ),
    );
  const always = (compareOne: (list: ListModel, always: Differences) => void) => {
    const found = each((list) => {
      const differences = new Differences();
      compareOne(list, differences);
      return differences.found;
    });
    differences.push(...found);
  };
  /** Compares what must hold at any moment after a flush. */
  const look = () =>
    always((list, found) => {
      compareAlways(list.container, 'kit-conversations', found);
      compareLive(list, server, found);
      list.compareSpeech(found);
    });
  /** Compares what was announced with what the lists heard until now. */
  const listen = () => always((list, found) => list.compareSpeech(found));
  const compareLists = () =>
    each((list, app) => [...compare(list, server, app), ...compareObjects(list, server, app)]);
  const settle = async () => {
    for (const { world, app } of tabs) {
      const { client } = world;
      // No event tells of it: a lost connection is followed by a fetch.
      if (client.isStale) client.disconnect();
      client.connect();
      // Loaded rows alone are searched.
      search(app, '');
    }
    await untilQuiet(letThrough, 4);
    // What hangs is given up, and what failed is tried again after a pause.
    for (let left = 0; left < 2; left++) {
      vi.advanceTimersByTime(31_000);
      await untilQuiet(letThrough, 4);
    }
    // Typing expires, and what is unsaid is said.
    for (let left = 0; left < 3; left++) {
      vi.advanceTimersByTime(4000);
      await microtasks();
      flushNow();
      look();
    }
    for (const client of server.clients) client.unsure.clear();
  };

  await microtasks();
  if (page) differences.push(...(await page.follow('mount', true)));
  for (let at = 0; at < plan.length && differences.length === 0; at++) {
    const name = stepOf(plan, at, random, weights);
    const tab = drawTab(tabs, random);
    if (name) steps[at] = name;
    const said = name && (await all[name]?.[1](tab.world, tab.app));
    if (said) log.push(`${at} ${name}: ${nameOfTab(tabs, tab)}${said}`);
    await microtasks();
    listen();
    if (name === 'frame') look();
    if (page && name) differences.push(...(await page.follow(name, isBusy())));
    if (at % STEPS_BETWEEN !== STEPS_BETWEEN - 1) continue;
    await settle();
    log.push('all let through');
    differences.push(...(page ? await page.whole(compareLists) : compareLists()));
    if (page || differences.length > 0) continue;
    random.reseed(plan.seed * 1009 + plan.length + at);
    if (random.chance(0.25)) differences.push(...(await holdRows(random.pick(tabs), worlds, look)));
  }
  for (const { app } of tabs) app.unmount();
};
