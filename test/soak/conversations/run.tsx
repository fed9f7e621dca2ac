import { createKitEvents, flushNow } from 'solid-chat-kit';
import { vi } from 'vitest';
import { compareAlways, Differences } from '../frame.ts';
import { type Run, stepOf } from '../plan.ts';
import { goOn, microtasks, untilQuiet } from '../quiet.ts';
import { Random } from '../random.ts';
import { type App, mountApp } from './app.tsx';
import { APP_STEPS, search } from './app-steps.ts';
import { compare, compareLive, compareObjects } from './compare.ts';
import type { ListModel } from './list-model.ts';
import { type Said, STEPS } from './steps.ts';
import { World } from './world.ts';

/** After this many steps everything is delivered, and the lists are compared with the server. */
const STEPS_BETWEEN = 30;

const ALL = { ...STEPS, ...APP_STEPS };

type AnyStep = readonly [weight: number, step: (world: World, app: App) => Said | Promise<Said>];

/** Runs random steps against mounted lists of conversations, and compares these with the server whenever all is quiet. */
export const runConversations: Run = async (plan, { steps, log, differences }, open) => {
  const random = new Random(plan.seed);
  const page = open?.(random);
  const events = createKitEvents();
  const world = new World(random, events, page?.people);
  const { server, sendings } = world;
  log.push(JSON.stringify(server.temperament));
  vi.setSystemTime(server.now * 1000);
  const all: Readonly<Record<string, AnyStep>> = { ...ALL, ...page?.steps };
  const weights = Object.fromEntries(Object.entries(all).map(([name, [weight]]) => [name, weight]));
  const app = mountApp(server, events, log, page);

  /** Delivers everything pending; returns whether there was anything. */
  const letThrough = async (): Promise<boolean> => {
    const wasBusy = sendings.length + server.wire.length + server.calls.length > 0;
    for (const sending of [...sendings]) {
      if (sending.hasFailed) {
        sending.hasFailed = false;
        events.messages.ccMessageSent.next({ message: sending.pending, status: 'inprogress' });
      }
      if (!sending.stored) world.arrive(sending);
      world.answer(sending);
    }
    while (server.wire.length > 0) world.deliver();
    for (const call of server.calls.splice(0)) call.answer();
    page?.reach();
    const isBusy = (await goOn(app.container, ['scroll'])) || wasBusy;
    if (isBusy) look();
    return isBusy;
  };
  /** Compares what must hold at any moment after a flush. */
  const look = () =>
    each((list, always) => {
      compareAlways(list.container, 'kit-conversations', always);
      compareLive(list, server, always);
      list.compareSpeech(always);
    });
  /** Compares what was announced with what the lists heard until now. */
  const listen = () => each((list, always) => list.compareSpeech(always));
  const each = (look: (list: ListModel, always: Differences) => void) => {
    for (const [name, list] of app.lists) {
      const always = new Differences();
      look(list, always);
      differences.push(...always.found.map((each) => `${name} list, ${each}`));
    }
  };
  const settle = async () => {
    server.connect();
    // Loaded rows alone are searched.
    search(app, '');
    await untilQuiet(letThrough, 30);
    // Typing expires, and what is unsaid is said.
    for (let left = 0; left < 3; left++) {
      vi.advanceTimersByTime(4000);
      await microtasks();
      flushNow();
      look();
    }
  };

  await microtasks();
  if (page) differences.push(...(await page.follow('mount', true)));
  for (let at = 0; at < plan.length && differences.length === 0; at++) {
    const name = stepOf(plan, at, random, weights);
    if (name) steps[at] = name;
    const said = name && (await all[name]?.[1](world, app));
    if (said) log.push(`${at} ${name}: ${said}`);
    await microtasks();
    listen();
    if (name === 'frame') look();
    if (page && name) differences.push(...(await page.follow(name, server.calls.length > 0)));
    if (at % STEPS_BETWEEN !== STEPS_BETWEEN - 1) continue;
    await settle();
    log.push('all let through');
    const compareLists = () =>
      [...app.lists].flatMap(([name, list]) => {
        const found = [...compare(list, server, app), ...compareObjects(list, server, app)];
        return found.map((each) => `${name} list, ${each}`);
      });
    differences.push(...(page ? await page.whole(compareLists) : compareLists()));
  }
  app.unmount();
};
