import { type Kit, SelectionMode } from 'solid-chat-kit';
import { describe, expect, it, vi } from 'vitest';
import { UserBook } from '../../../src/core/user-book.ts';
import { FakeSdk, settled } from '../fake-sdk.ts';
import { scrollTo, withViewport } from '../layout.ts';
import { person, renderUsers } from './harness.tsx';

const COUNT = 100_000;
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZÅÖБГ王李김'];

/** Users of a few letters, each letter again and again. */
const people = (count: number, from = 0): Kit.User[] =>
  Array.from({ length: count }, (_, index) => {
    const at = from + index;
    return person(`u${at}`, { name: `${LETTERS[at % LETTERS.length]}n ${at}` });
  });

const sectioning = { textOf: (user: Kit.User) => user.getName(), locale: 'en' };

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

const timeOf = (work: () => void): number => {
  const from = performance.now();
  work();
  return performance.now() - from;
};

describe('100,000 users', () => {
  it('[users.showSectionHeader] are grouped by comparing letters, not users', () => {
    const book = new UserBook();
    book.replaceAll(people(COUNT), false);
    const comparisons = comparisonsOf(() => book.setSectioning({ ...sectioning }));
    expect(book.sections.map((section) => section.letter)).toHaveLength(31);
    expect(comparisons).toBeGreaterThan(0);
    expect(comparisons).toBeLessThan(30 * 30);
    const page = people(30, COUNT);
    expect(comparisonsOf(() => book.appendPage(page))).toBeLessThan(30 * 30);
    expect(book.order.rowCount).toBe(COUNT + 30);
  });

  it('[users.showSectionHeader] a page costs no more at 100,000 loaded than a walk over the block heads', () => {
    const cost = (loaded: number) => {
      const book = new UserBook();
      book.replaceAll(people(loaded), false);
      book.setSectioning(sectioning);
      const times = Array.from({ length: 20 }, (_, round) => {
        const page = people(30, loaded + round * 30);
        return timeOf(() => book.appendPage(page));
      });
      return times.sort((a, b) => a - b)[10] as number;
    };
    cost(1_000);
    // Half a millisecond of slack, for the small list's cost is below what the clock can tell.
    expect(cost(COUNT)).toBeLessThan(cost(1_000) * 10 + 0.5);
  });

  it('[users.jumpIndex] as many sections as there are characters do not slow a page down', () => {
    const book = new UserBook();
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) =>
        person(`c${from + index}`, { name: String.fromCodePoint(0x4e00 + ((from + index) % 20_000)) }),
      );
    book.setSectioning(sectioning);
    book.replaceAll(many(0, COUNT), false);
    expect(book.sections).toHaveLength(20_000);
    const page = many(COUNT, 30).map((user, index) => Object.assign(user, { getUid: () => `new${index}` }));
    expect(comparisonsOf(() => book.appendPage(page))).toBeLessThan(30 * 20);
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
    expect(users.all('.kit-list__jump-index button')).toHaveLength(27);
  });
});
