import { type Kit, SelectionMode } from 'solid-chat-kit';
import { flushNow } from 'solid-chat-kit/testing';
import { describe, expect, it, vi } from 'vitest';
import { EntityRecords } from '../../src/client/records/entity-records.ts';
import type { Sectioning } from '../../src/users/grouping.ts';
import { UserStore } from '../../src/users/user-store.ts';
import { FakeSdk, settled } from '../support/fake-sdk.ts';
import { scrollTo, withViewport } from '../support/layout.ts';
import { person, renderUsers } from './harness.tsx';

const COUNT = 100_000;
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZÅÖБГ王李김'];

/** Users with few letters, each letter repeated. */
const people = (count: number, from = 0): Kit.User[] =>
  Array.from({ length: count }, (_, index) => {
    const at = from + index;
    return person(`u${at}`, { name: `${LETTERS[at % LETTERS.length]}n ${at}` });
  });

const sectioning = { textOf: (user: Kit.User) => user.getName(), locale: 'en' };

/** Groups a list of any length to the end. */
const group = (store: UserStore, by: Sectioning) => {
  store.rows.setSectioning(by);
  while (store.rows.isRegrouping) store.rows.regroup();
};

/** Counts the comparisons of all collators while `work` runs. */
function comparisonsOf(work: () => void): number {
  let count = 0;
  const { get } = Object.getOwnPropertyDescriptor(Intl.Collator.prototype, 'compare') as {
    get: () => unknown;
  };
  const spy = vi.spyOn(Intl.Collator.prototype, 'compare', 'get').mockImplementation(function (
    this: Intl.Collator,
  ) {
    const compare = get.call(this) as Intl.Collator['compare'];
    return (a: string, b: string) => {
      count++;
      return compare(a, b);
    };
  });
  work();
  spy.mockRestore();
  return count;
}

describe('100,000 users', () => {
  it('[users.showSectionHeader] are grouped by comparing letters, not users', () => {
    const store = new UserStore(new EntityRecords());
    store.replaceAll(people(COUNT), false);
    const comparisons = comparisonsOf(() => group(store, sectioning));
    expect(store.rows.sections.map((section) => section.letter)).toHaveLength(31);
    expect(comparisons).toBeGreaterThan(0);
    expect(comparisons).toBeLessThan(30 * 30);
    const page = people(30, COUNT);
    expect(comparisonsOf(() => store.appendPage(page))).toBeLessThan(30 * 30);
    expect(store.order.rowCount).toBe(COUNT + 30);
  });

  it('[users.showSectionHeader] a page at 100,000 loaded reads the names of its own users alone', () => {
    const store = new UserStore(new EntityRecords());
    const textOf = vi.fn(sectioning.textOf);
    store.replaceAll(people(COUNT), false);
    group(store, { ...sectioning, textOf });
    textOf.mockClear();
    store.appendPage(people(30, COUNT));
    expect(textOf).toHaveBeenCalledTimes(30);
  });

  it('[users.showSectionHeader] are regrouped in slices of 5,000, and keep their order meanwhile', () => {
    const store = new UserStore(new EntityRecords());
    const textOf = vi.fn(sectioning.textOf);
    store.replaceAll(people(COUNT), false);
    store.rows.setSectioning({ ...sectioning, textOf });
    let slices = 1;
    while (store.rows.isRegrouping) {
      expect([textOf.mock.calls.length, store.rows.sections]).toEqual([5000, []]);
      textOf.mockClear();
      store.rows.regroup();
      slices++;
    }
    expect([slices, store.rows.sections.length]).toEqual([20, 31]);
  });

  it('[users.sectionHeaderKey] users added while letters are read are put in their section', () => {
    const store = new UserStore(new EntityRecords());
    store.replaceAll(people(12_000), false);
    store.rows.setSectioning(sectioning);
    store.appendPage(people(30, 12_000));
    store.rows.regroup();
    store.replaceAll(people(11_000, 5000), false);
    while (store.rows.isRegrouping) store.rows.regroup();
    const rows = store.order.slice().filter((entry) => !entry.isHeader);
    expect(rows).toHaveLength(11_000);
    expect(store.rows.sections.reduce((sum, { count }) => sum + count, 0)).toBe(11_000);
    expect(store.rows.sections[0]).toMatchObject({ letter: 'A' });
  });

  it('[users.showSectionHeader] a list of some thousands gets its sections back at once', () => {
    const store = new UserStore(new EntityRecords());
    store.replaceAll(people(5000), false);
    store.rows.setSectioning(sectioning);
    expect([store.rows.isRegrouping, store.rows.sections.length]).toEqual([false, 31]);
  });

  it('[users.jumpIndex] as many sections as there are characters do not slow a page down', () => {
    const store = new UserStore(new EntityRecords());
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) =>
        person(`c${from + index}`, { name: String.fromCodePoint(0x4e00 + ((from + index) % 20_000)) }),
      );
    store.rows.setSectioning(sectioning);
    store.replaceAll(many(0, COUNT), false);
    expect(store.rows.sections).toHaveLength(20_000);
    const page = many(COUNT, 30).map((user, index) => Object.assign(user, { getUid: () => `new${index}` }));
    expect(comparisonsOf(() => store.appendPage(page))).toBeLessThan(30 * 20);
  });

  it('[users.usersRequestBuilder] [users.selectionMode] mount the rows in view alone', async () => {
    withViewport(720);
    const sdk = new FakeSdk();
    const users = renderUsers(sdk, { selectionMode: SelectionMode.multiple });
    await settled();
    await sdk.latest.answer(people(COUNT));
    expect(users.all('.kit-users__list-item').length).toBeLessThanOrEqual(24);
    scrollTo(users.container, 3_000_000);
    expect(users.all('.kit-users__list-item').length).toBeLessThanOrEqual(24);
    expect(users.all('.kit-list__jump-index button')).toHaveLength(28);
  });

  it('[users.showSectionHeader] show their sections some frames after the switch', async () => {
    withViewport(720);
    const sdk = new FakeSdk();
    const users = renderUsers(sdk, { showSectionHeader: false });
    await settled();
    await sdk.latest.answer(people(COUNT));
    users.set('showSectionHeader', true);
    expect(users.all('.kit-list__section-header')).toHaveLength(0);
    await vi.waitFor(() => {
      flushNow();
      expect(users.all('.kit-list__section-header').length).toBeGreaterThan(0);
    });
  });
});
