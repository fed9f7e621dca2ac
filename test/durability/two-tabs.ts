import type { Browser, JSHandle } from 'playwright';
import { type Expected, expectedOf } from './oracle.ts';
import type { Row, ShownRow, Talker, TalkPlan } from './page/talk.ts';
import { withBrowser } from './with-browser.ts';

const GROUPS = ['harbour', 'kitchen', 'garden', 'attic', 'stairs', 'cellar'];

/** A tab's result, and the expected one. */
export interface TabResult {
  readonly uid: string;
  readonly heard: readonly string[];
  readonly rows: readonly Row[];
  /** The texts of the rendered rows. */
  readonly shown: readonly ShownRow[];
  /** By group, oldest first. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
  readonly expected: Expected;
}

/** What two tabs did, and how long they took, in ms. */
export interface TalkResult {
  readonly tabs: readonly TabResult[];
  readonly ms: number;
}

/** Lets two tabs of a browser, each with its own user, write to each other at random times. */
export function talkInTwoTabs(messages: number, seed: number): Promise<TalkResult> {
  return withBrowser((browser, url) => talk(browser, url, messages, seed));
}

async function talk(browser: Browser, url: string, messages: number, seed: number): Promise<TalkResult> {
  const context = await browser.newContext();
  const open = async (uid: string, other: string, tabSeed: number): Promise<JSHandle<Talker>> => {
    const page = await context.newPage();
    await page.goto(url);
    const plan: TalkPlan = { database: 'talk', uid, other, groups: GROUPS, messages, seed: tabSeed };
    return page.evaluateHandle((given) => window.durability.talk(given), plan);
  };
  const preparing = await context.newPage();
  await preparing.goto(url);
  await preparing.evaluate((groups) => window.durability.prepareTalk('talk', groups), GROUPS);
  await preparing.close();

  const talkers = [await open('ann', 'bob', seed), await open('bob', 'ann', seed + 1)];
  const start = performance.now();
  const sent = (await Promise.all(talkers.map((tab) => tab.evaluate((each) => each.run())))).flatMap(
    (told) => told.sent,
  );
  const ms = performance.now() - start;
  for (const tab of talkers) await settle(tab, messages);

  const tabs: TabResult[] = [];
  for (const [index, tab] of talkers.entries()) {
    const uid = index === 0 ? 'ann' : 'bob';
    const rows = await tab.evaluate((each) => each.rows());
    const told = await tab.evaluate((each) => each.told());
    const texts = new Map<string, string[]>();
    for (const group of ['', ...GROUPS]) {
      texts.set(group, await tab.evaluate((each, name) => each.texts(name), group));
    }
    tabs.push({
      uid,
      heard: told.heard.map(({ text }) => text),
      rows,
      shown: await tab.evaluate((each) => each.shown()),
      texts,
      expected: expectedOf(uid, told.read, sent),
    });
  }
  for (const tab of talkers) await tab.evaluate((each) => each.close());
  await context.close();
  return { tabs, ms };
}

/** Waits until a tab has received all messages of the other one. */
async function settle(tab: JSHandle<Talker>, messages: number): Promise<void> {
  const end = Date.now() + 10_000;
  while ((await tab.evaluate((each) => each.heard())) < messages) {
    if (Date.now() > end) return;
    await tab.evaluate(() => new Promise(requestAnimationFrame));
  }
  // One more frame, in which the list renders the last of it.
  await tab.evaluate(() => new Promise(requestAnimationFrame));
}
