import type { Aftermath } from './kill.ts';
import type { TabResult } from './two-tabs.ts';

/** The part of `expect` that vitest and Playwright share. */
type Expect = (actual: unknown) => { toBe(expected: unknown): unknown; toEqual(expected: unknown): unknown };

/** Everything acknowledged exists, once each, in order, and the conversation matches its messages. */
export function expectAllThere(expect: Expect, { acknowledged, found }: Aftermath): void {
  const there = new Set(found.texts);
  expect(acknowledged.filter((text) => !there.has(text))).toEqual([]);
  expect(there.size).toBe(found.texts.length);
  expect(found.ids).toEqual([...new Set(found.ids)].sort((a, b) => a - b));
  expect([found.unread, found.last]).toEqual([found.texts.length, found.texts.at(-1)]);
}

/** A tab has received, lists and shows what the oracle expects. */
export function expectAsExpected(expect: Expect, tab: TabResult): void {
  const { expected, texts } = tab;
  expect(tab.heard).toEqual(expected.heard);
  expect(tab.rows).toEqual(expected.rows);
  for (const [group, own] of texts) expect(own).toEqual(expected.texts.get(group));
  const shown = tab.shown.map(({ unread, ...row }, index) => {
    const isExact = expected.shown[index]?.unread !== undefined;
    return isExact ? { ...row, unread } : row;
  });
  expect(shown).toEqual(expected.shown);
}
