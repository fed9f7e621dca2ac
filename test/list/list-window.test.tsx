import { render } from '@solidjs/testing-library';
import type { Kit } from 'solid-chat-kit';
import {
  type ConversationList,
  createConversationList,
  createListWindow,
  createUserList,
  type UserList,
} from 'solid-chat-kit/headless';
import { flushNow } from 'solid-chat-kit/testing';
import { createSignal, For } from 'solid-js';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { heard, idle, withUser } from '../conversations/harness.tsx';
import { FakeSdk } from '../support/fake-sdk.ts';
import { scrollTo, withViewport } from '../support/layout.ts';
import { person } from '../users/harness.tsx';

const uidOf = (index: number) => `u${String(index).padStart(6, '0')}`;

/** A conversation list in an app's own markup. */
function ownList(sdk: FakeSdk) {
  let list!: ConversationList;
  const view = render(() => {
    list = createConversationList({ sdk: () => sdk });
    const window = createListWindow(list, { rowHeight: 50 });
    return (
      <div class="kit-list__scroller" ref={window.scroller}>
        <i ref={window.before} />
        <For each={window.rows()}>
          {(conversation: Kit.Conversation) => <p>{list.row(conversation)?.name()}</p>}
        </For>
        <b ref={window.after} />
      </div>
    );
  });
  const rows = () => [...view.container.querySelectorAll('p')];
  const gap = (name: 'i' | 'b') =>
    Number.parseInt(view.container.querySelector(name)?.style.height ?? '', 10);
  return { ...view, list, rows, names: () => rows().map((each) => each.textContent), gap };
}

describe('[helper.createListWindow] the window of a list that the app draws', () => {
  it('mounts the visible part of 100,000 rows, and follows the scroller', async () => {
    withViewport(500);
    const sdk = new FakeSdk();
    const { container, rows, names, gap } = ownList(sdk);
    await idle();
    await sdk.latest.answer(Array.from({ length: 100_000 }, (_, index) => withUser(uidOf(index))));
    await idle();
    expect(names()[0]).toBe('U000000');
    expect(rows().length).toBeLessThanOrEqual(20);
    expect(gap('i') + rows().length * 50 + gap('b')).toBe(5_000_000);
    scrollTo(container, 2_500_000);
    expect(names()).toContain('U050000');
    expect(rows().length).toBeLessThanOrEqual(24);
    expect(gap('i') + rows().length * 50 + gap('b')).toBe(5_000_000);
  });

  it('keeps the rows being read in place, with their elements, when a row jumps to the top', async () => {
    withViewport(500);
    const sdk = new FakeSdk();
    const { container, names, rows } = ownList(sdk);
    await idle();
    await sdk.latest.answer(Array.from({ length: 1000 }, (_, index) => withUser(uidOf(index))));
    await idle();
    scrollTo(container, 25_000);
    const before = names();
    const first = rows()[0];
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 9, from: uidOf(900) }));
    flushNow();
    expect(names()).toEqual(before);
    expect(rows()[0]).toBe(first);
    scrollTo(container, 0);
    expect(names()[0]).toBe('U000900');
  });

  describe('[conv.flood] in floods that move 150 rows at once', () => {
    async function flooded(top: number) {
      withViewport(500);
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      const sdk = new FakeSdk();
      const own = ownList(sdk);
      await vi.advanceTimersByTimeAsync(0);
      await sdk.latest.answer(Array.from({ length: 1000 }, (_, index) => withUser(uidOf(index))));
      await vi.advanceTimersByTimeAsync(0);
      scrollTo(own.container, top);
      const flood = (from: number) => {
        for (let index = from; index < from + 150; index++)
          sdk.emit('message', 'onTextMessageReceived', heard({ id: 1000 + index, from: uidOf(index) }));
        flushNow();
        return own.rows().length;
      };
      return { ...own, flood };
    }

    it('mounts the visible rows only from the second one on, and those around them once things are quiet', async () => {
      const { rows, flood } = await flooded(0);
      expect([flood(200), flood(400), flood(600)]).toEqual([15, 10, 10]);
      await vi.advanceTimersByTimeAsync(1500);
      expect(rows()).toHaveLength(15);
      expect(flood(800)).toBe(15);
    });

    it('keeps the rows around whoever reads further down', async () => {
      const { names, flood } = await flooded(25_000);
      const before = names();
      expect(before).toHaveLength(20);
      flood(600);
      flood(800);
      expect(names()).toEqual(before);
    });
  });

  it('loads the next page near the end, and none after the last one', async () => {
    withViewport(500);
    const sdk = new FakeSdk();
    const { container, list } = ownList(sdk);
    await idle();
    await sdk.latest.answer(Array.from({ length: 30 }, (_, index) => withUser(uidOf(index))));
    await idle();
    expect(sdk.fetches).toHaveLength(1);
    scrollTo(container, 1000);
    await idle();
    expect(sdk.fetches).toHaveLength(2);
    await sdk.latest.answer([]);
    await idle();
    scrollTo(container, 1010);
    await idle();
    expect([sdk.fetches.length, list.state.paging]).toEqual([2, 'end']);
  });

  it('draws the section headers of users too, and follows the sections', async () => {
    const sdk = new FakeSdk();
    let list!: UserList;
    const [isGrouped, setGrouped] = createSignal(true);
    const { container } = render(() => {
      list = createUserList({
        sdk: () => sdk,
        sectioning: () => (isGrouped() ? { textOf: (user) => user.getName() } : null),
      });
      const window = createListWindow(list);
      return (
        <For each={window.rows()}>
          {(row) => <p>{'letter' in row ? `[${row.letter}]` : list.row(row)?.name()}</p>}
        </For>
      );
    });
    await idle();
    await sdk.latest.answer([person('Ann'), person('Bob'), person('Ben')]);
    await idle();
    const texts = () => [...container.querySelectorAll('p')].map((each) => each.textContent);
    expect(texts()).toEqual(['[A]', 'Ann', '[B]', 'Bob', 'Ben']);
    expect(list.sections().map(({ letter, count }) => [letter, count])).toEqual([
      ['A', 1],
      ['B', 2],
    ]);
    setGrouped(false);
    await idle();
    expect(texts()).toEqual(['Ann', 'Bob', 'Ben']);
  });

  it('throws for a value that is not a list, and leaves no listener behind', async () => {
    expect(() => createListWindow({} as ConversationList)).toThrow(
      'createConversationList, createUserList or createMessageList',
    );
    const sdk = new FakeSdk();
    const { unmount } = ownList(sdk);
    await idle();
    expect(sdk.listenerCount).toBeGreaterThan(0);
    unmount();
    expect(sdk.listenerCount).toBe(0);
  });

  it('shows no internal member of a list', () => {
    const { list } = ownList(new FakeSdk());
    for (const name of ['source', 'rowOf', 'isKnown', 'touch', 'hold']) expect(list).not.toHaveProperty(name);
  });
});
