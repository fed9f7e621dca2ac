import { flushNow } from 'solid-chat-kit/testing';
import { vi } from 'vitest';
import { type Run, stepOf } from '../plan.ts';
import { microtasks, untilQuiet } from '../quiet.ts';
import { Random } from '../random.ts';
import { drawCount, drawTab, nameOfTab } from '../tabs.ts';
import { mountTab, type Tab } from './app.tsx';
import { APP_STEPS } from './app-steps.ts';
import { MessageClient } from './client.ts';
import { isGroup } from './objects.ts';
import { MessageServer, type Temperament } from './server.ts';
import { CHATS, serverSteps } from './steps.ts';

/** After this many steps everything is let through, and the lists are compared with the server. */
const STEPS_BETWEEN = 30;
const RETRIES =
  '.kit-state-view__actions button, .kit-message-list__edge button, .kit-message-bubble__failure-action:first-of-type';

const NEWEST = '.kit-message-list__newest:not([hidden])';

/** A step of this run, or of its page. */
type AnyStep = readonly [
  weight: number,
  step: (tab: Tab) => string | undefined | Promise<string | undefined>,
];

function temperamentBy(random: Random): Temperament {
  return {
    numbers: random.chance(0.6),
    pageSize: random.pick([2, 3, 5, 30]),
    overlaps: random.chance(0.3),
    shrinks: random.chance(0.3),
    hasNewer: random.chance(0.7),
    hasUpdates: random.chance(0.6),
    hasDetails: random.chance(0.7),
    hasMuids: random.chance(0.7),
    hangs: random.chance(0.3),
    shuffles: random.chance(0.3),
    repeats: random.chance(0.3),
    tellsSender: random.chance(0.4),
  };
}

/** Runs random steps against a chat in one or two tabs, and compares them with the server whenever all is quiet. */
export const runMessages: Run = async (plan, { steps, log, differences }, open) => {
  const { seed } = plan;
  localStorage.clear();
  const random = new Random(seed);
  const temperament = temperamentBy(random);
  const page = open?.(random);
  const server = new MessageServer(temperament, random);
  let texts = 0;
  const text = () => {
    const word = `w${++texts}`;
    return page ? page.lengthen(word) : word;
  };
  for (const chat of CHATS)
    for (let left = random.below(page ? 120 : 12); left > 0; left--) {
      server.now += random.pick([0, 1, 30, 400, 30_000]);
      const from = random.pick(['me', isGroup(chat) ? 'bob' : chat, 'ann']);
      const posted = server.post(chat, from, text());
      if (random.chance(0.4)) server.readUpTo.set(chat, posted);
    }
  vi.setSystemTime((server.now + random.pick([0, 0, 60, -60])) * 1000);
  const tabs = Array.from({ length: drawCount(random, page) }, () =>
    mountTab(new MessageClient(server), random, log, page),
  );
  const { clients } = server;
  log.push(JSON.stringify({ ...temperament, whole: tabs.map(({ isWhole }) => isWhole) }));

  const ofServer = serverSteps(server, random, text);
  const all: Record<string, AnyStep> = { ...page?.steps };
  for (const [name, [weight, step]] of Object.entries(ofServer))
    all[name] = [weight, ({ client }) => step(client)];
  for (const [name, [weight, step]] of Object.entries(APP_STEPS))
    all[name] = [weight, (tab) => step(tab, text)];
  const weights = Object.fromEntries(Object.entries(all).map(([name, [weight]]) => [name, weight]));
  const isBusy = () => clients.some(({ calls }) => calls.length > 0);

  /** Lets through all that is under way; returns whether there was anything. */
  const letThrough = async (): Promise<boolean> => {
    let wasBusy = false;
    for (const client of clients) {
      wasBusy ||= client.wire.length + client.calls.length > 0;
      for (const { deliver } of client.wire.splice(0)) deliver();
      for (const call of client.calls.splice(0)) call.answer();
    }
    page?.reach();
    await microtasks();
    vi.advanceTimersByTime(600);
    flushNow();
    await microtasks();
    const retries = tabs.flatMap(({ container }) => [...container.querySelectorAll<HTMLElement>(RETRIES)]);
    for (const retry of retries) retry.click();
    await microtasks();
    flushNow();
    // A browser tells heights, and with them which pages are needed, before it paints.
    await page?.paint();
    return retries.length > 0 || wasBusy || isBusy();
  };
  const settle = async () => {
    for (const client of clients) client.connect();
    for (const tab of tabs) tab.setMounted(true);
    await untilQuiet(letThrough, 4);
    // What hangs is given up, and tried again after a pause.
    vi.advanceTimersByTime(31_000);
    await untilQuiet(letThrough, 4);
    if (!page || temperament.hasNewer) return;
    // Where the SDK has no pages to newer messages, the button is the way to them.
    for (const { container } of tabs)
      for (const newest of container.querySelectorAll<HTMLElement>(NEWEST)) newest.click();
    await untilQuiet(letThrough, 4);
  };
  /** A message of others that a tab shows and that is not read. */
  const unread = () =>
    tabs.map((tab) => (tab.isCovered() ? undefined : server.unread(tab.chat()))).find((each) => each);
  const compareTabs = () =>
    tabs.flatMap((tab) => tab.compare().map((line) => `${nameOfTab(tabs, tab)}${line}`));

  await microtasks();
  if (page) differences.push(...(await page.follow('mount', true)));
  for (let at = 0; at < plan.length && differences.length === 0; at++) {
    const name = stepOf(plan, at, random, weights);
    const tab = drawTab(tabs, random);
    if (name) steps[at] = name;
    const said = name && (await all[name]?.[1](tab));
    if (said) log.push(`${at} ${name}: ${nameOfTab(tabs, tab)}${said}`);
    await microtasks();
    if (page && name) differences.push(...(await page.follow(name, isBusy())));
    if (at % STEPS_BETWEEN !== STEPS_BETWEEN - 1) continue;
    await settle();
    log.push('all let through');
    // A page reports what is seen after a paint: at either end, then, above own messages that fill the view, between them.
    for (let times = 0; page && times < (unread() ? 40 : 6); times++) {
      if (times < 6) page.reach();
      else page.goBack();
      await page.paint();
      vi.advanceTimersByTime(600);
      await page.paint();
      vi.advanceTimersByTime(600);
      for (const client of clients) client.answerAll('markAsRead');
      await microtasks();
    }
    differences.push(...(page ? await page.whole(compareTabs) : compareTabs()));
    // The comparison may have shown messages that were not seen before.
    for (const client of clients) client.answerAll('markAsRead');
    await microtasks();
    const left = unread();
    if (left) differences.push(`#${left.id} is not read`);
  }
  for (const tab of tabs) tab.unmount();
  // Failed messages to other chats wait for a connection.
  for (const client of clients) client.emit('Connection', 'onConnected');
  await untilQuiet(letThrough, 4);
  const left = clients.reduce((sum, { listenerCount }) => sum + listenerCount, 0);
  if (left > 0) differences.push(`${left} listeners are left`);
};
