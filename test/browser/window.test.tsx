import { type Kit, KitConversations, type KitConversationsProps, KitUsers } from 'solid-chat-kit';
import type { LocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { flushNow } from 'solid-chat-kit/testing';
import { createSignal } from 'solid-js';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { OVERSCAN } from '../../src/list/window/window-range.ts';
import { conversation } from '../support/fakes.ts';
import { painted } from '../support/message-scene.tsx';
import { nameOf, nextFrame, type Stage, seeded, settled, stage } from './stage.tsx';

/** The maximum number of mounted rows in a viewport of 720 px. */
const MOST_ROWS = 24;

// No list is higher than the window.
beforeEach(() => page.viewport(1280, 900));

async function openChats(count: number, props: KitConversationsProps = {}, limit = count) {
  const { ann } = await seeded({ conversations: count, groups: 0, users: count + 2 });
  const view = stage(
    () => (
      <KitConversations
        disableSoundForMessages
        conversationsRequestBuilder={new ann.ConversationsRequestBuilder().setLimit(limit)}
        {...props}
      />
    ),
    { kit: ann, viewport: 720 },
  );
  await settled(view);
  return { ann, view };
}

const scrollTo = async (view: Stage, px: number) => {
  view.scroller.scrollTop = px;
  await nextFrame();
};

/** Returns rows and headers, without the gaps. */
const drawn = (view: Stage) => [...view.list.children].filter((each) => !each.matches('.kit-list__gap'));

/** Passes when rows cover the viewport from edge to edge. */
function expectCovered(view: Stage): void {
  const box = view.scroller.getBoundingClientRect();
  const inView = drawn(view)
    .map((each) => each.getBoundingClientRect())
    .filter(({ top, bottom }) => bottom > box.top && top < box.bottom);
  expect(inView[0]?.top).toBeLessThanOrEqual(box.top + 0.5);
  expect(inView.at(-1)?.bottom).toBeGreaterThanOrEqual(box.bottom - 0.5);
  for (const [index, { top }] of inView.slice(1).entries()) {
    expect(Math.abs(top - (inView[index]?.bottom ?? 0))).toBeLessThan(0.5);
  }
}

/** Returns the first wholly visible row, with a tolerance of 1 px. */
function rowInView(view: Stage): HTMLElement {
  const { top } = view.scroller.getBoundingClientRect();
  return (
    view.rows().find((row) => row.getBoundingClientRect().top >= top - 1) ?? expect.fail('No row is in view')
  );
}

/** Returns how far a row moved on the screen, in px, while others jump to the top. */
async function drift(
  view: Stage,
  ann: LocalKit,
  read: Element,
  frames: number,
  perFrame: number,
): Promise<number> {
  const chats = await new ann.ConversationsRequestBuilder().setLimit(10_000).build().fetchNext();
  const others = chats
    .map((each) => each.getConversationWith() as unknown as { getUid(): string; getName(): string })
    .filter((user) => user.getName() !== nameOf(read));
  const visible = () =>
    view
      .rows()
      .filter((row) => row !== read && isInView(view, row))
      .map(nameOf);
  const start = read.getBoundingClientRect().top;
  let most = 0;
  let turn = 0;
  for (let frame = 0; frame < frames; frame++) {
    const names = visible();
    for (let i = 0; i < perFrame; i++) {
      turn++;
      // Every fifth one is a row in view.
      const name = turn % 5 === 0 ? names[turn % names.length] : undefined;
      const from = others.find((user) => user.getName() === name) ?? others[(turn * 7919) % others.length];
      controlOf(ann).sendAs(from?.getUid() as string, new ann.TextMessage('ann', `Message ${turn}`, 'user'));
    }
    await nextFrame();
    expect(read.isConnected).toBe(true);
    most = Math.max(most, Math.abs(read.getBoundingClientRect().top - start));
  }
  return most;
}

function isInView(view: Stage, row: Element): boolean {
  const box = view.scroller.getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  return bottom > box.top && top < box.bottom;
}

/** A builder whose only page has so many conversations, which an SDK would take long to write and to read. */
function onePage(count: number): Kit.ConversationsRequestBuilder {
  const pages = [Array.from({ length: count }, (_, index) => conversation(`user ${index}`))];
  const request = { fetchNext: async () => pages.pop() ?? [] };
  return {
    build: () => request,
    setLimit: () => onePage(count),
  } as unknown as Kit.ConversationsRequestBuilder;
}

const calls = (kit: LocalKit) => controlOf(kit).calls['ConversationsRequest.fetchNext'] ?? 0;

describe('the mounted part of 100,000 conversations', () => {
  it('has no blank band anywhere, and 24 rows at most', async () => {
    const { view } = await openChats(1, { conversationsRequestBuilder: onePage(100_000) });
    expect(view.scroller.clientHeight).toBe(720);
    const end = view.scroller.scrollHeight - 720;
    expect(end).toBeGreaterThan(100_000 * 72 - 720 - 1);
    let most = 0;
    const places = Array.from({ length: 60 }, (_, i) => (i * 7_654_321.7) % end);
    for (const px of [0, 1, 71, 72, 73, 500, 5000, ...places, end - 1, end]) {
      await scrollTo(view, px);
      expectCovered(view);
      most = Math.max(most, view.rows().length);
    }
    expect(most).toBeLessThanOrEqual(MOST_ROWS);
    // Small steps, like a wheel's.
    for (let px = 3_000_000; px < 3_003_000; px += 100) {
      await scrollTo(view, px);
      expectCovered(view);
    }
  }, 90_000);
});

it('[conv.flood] floods mount the rows in view only, and those around them once things are quiet', async () => {
  const { ann, view } = await openChats(600);
  const chats = await new ann.ConversationsRequestBuilder().setLimit(600).build().fetchNext();
  for (const from of [50, 250]) {
    for (const chat of chats.slice(from, from + 200)) {
      const user = chat.getConversationWith() as unknown as { getUid(): string };
      controlOf(ann).sendAs(user.getUid(), new ann.TextMessage('ann', 'Hi', 'user'));
    }
    flushNow();
  }
  await nextFrame();
  expectCovered(view);
  const around = () => view.rows().filter((row) => !isInView(view, row));
  expect(around()).toEqual([]);
  await vi.waitFor(() => expect(around()).toHaveLength(OVERSCAN));
  await settled(view);
  expect(view.rows().at(-1)).toHaveAttribute('aria-posinset', `${view.rows().length}`);
});

it.each([
  ['at once', flushNow],
  // Then no scroll event tells that the position that was written is beyond the end.
  ['in frames', nextFrame],
])(
  'rows cover the viewport at the end, whichever of the last rows jump to the top %s',
  async (_, publish) => {
    const { ann, view } = await openChats(40);
    await scrollTo(view, view.scroller.scrollHeight);
    const last = view.rows().slice(-8).map(nameOf);
    const chats = await new ann.ConversationsRequestBuilder().setLimit(40).build().fetchNext();
    for (const chat of chats) {
      const user = chat.getConversationWith() as unknown as { getUid(): string; getName(): string };
      if (!last.slice(1).includes(user.getName())) continue;
      controlOf(ann).sendAs(user.getUid(), new ann.TextMessage('ann', 'News', 'user'));
      await publish();
    }
    const box = view.scroller.getBoundingClientRect();
    const gaps = [...view.list.querySelectorAll('.kit-list__gap')].map((gap) => gap.getBoundingClientRect());
    expect(
      gaps.filter(({ top, bottom }) => bottom > top && bottom > box.top + 1 && top < box.bottom - 1),
    ).toEqual([]);
  },
);

it('the shapes of rows that are not drawn yet stand where avatars and names will', async () => {
  const { ann, view: chats } = await openChats(40);
  const users = stage(() => <KitUsers showSectionHeader={false} />, { kit: ann, viewport: 720 });
  await settled(users);
  for (const view of [chats, users]) {
    const gap = view.list.querySelector('.kit-list__gap:last-of-type') as HTMLElement;
    const [circle, lines] = getComputedStyle(gap).backgroundPosition.split(', ').map(Number.parseFloat);
    const { left } = gap.getBoundingClientRect();
    const startOf = (part: string) =>
      (view.rows()[0]?.querySelector(part)?.getBoundingClientRect().left ?? Number.NaN) - left;
    expect(circle).toBeCloseTo(startOf('.kit-avatar'), 0);
    expect(lines).toBeCloseTo(startOf('.kit-list-item__body'), 0);
  }
});

describe('paging', () => {
  it('[limit.paging] loads pages to the end, and then makes no more requests', async () => {
    const { ann, view } = await openChats(200, {}, 30);
    expect(calls(ann)).toBe(1);
    const footer = () => view.host.querySelector<HTMLElement>('.kit-list__footer')?.dataset.state;
    await vi.waitFor(
      () => {
        view.scroller.scrollTop = view.scroller.scrollHeight;
        expect(footer()).toBe('end');
      },
      { interval: 20 },
    );
    expect(calls(ann)).toBe(8);
    await settled(view);
    expect(view.rows().at(-1)?.getAttribute('aria-posinset')).toBe('200');
    expect(view.rows().at(-1)?.getAttribute('aria-setsize')).toBe('200');
    await scrollTo(view, 0);
    await scrollTo(view, view.scroller.scrollHeight);
    await settled(view);
    expect(calls(ann)).toBe(8);
  });

  it('loads further pages while they are shorter than the viewport', async () => {
    const { ann, view } = await openChats(200, {}, 3);
    await vi.waitFor(() => expect(view.scroller.scrollHeight).toBeGreaterThan(720));
    await settled(view);
    expect(calls(ann)).toBeGreaterThan(3);
    expect(calls(ann)).toBeLessThan(10);
    expectCovered(view);
  });
});

describe('what is being read', () => {
  it('stays where it is while 1,000 rows jump to the top, rows in view among them', async () => {
    const { ann, view } = await openChats(10_000);
    await scrollTo(view, 500 * 72 + 20);
    await settled(view);
    const read = rowInView(view);
    expect(await drift(view, ann, read, 100, 10)).toBeLessThanOrEqual(1);
    expectCovered(view);
  });

  it('stays where it is when rows differ in height', async () => {
    const { ann, view } = await openChats(3000, {
      subtitleView: (conversation) => {
        const lines =
          1 + (conversation.getConversationId().length + (conversation.getUnreadMessageCount() % 3));
        return <div style={{ height: `${18 + (lines % 4) * 23}px` }}>{lines} lines</div>;
      },
    });
    view.host.style.setProperty('--kit-conversations-row-size', 'auto');
    await scrollTo(view, 200 * 72);
    await settled(view);
    for (let i = 0; i < 4; i++) await nextFrame();
    expect(new Set(view.rows().map((row) => row.offsetHeight)).size).toBeGreaterThan(2);
    expectCovered(view);
    const read = rowInView(view);
    expect(await drift(view, ann, read, 50, 10)).toBeLessThanOrEqual(1);
    expectCovered(view);
  });

  it('stays where it is when a row above it grows long after it was measured', async () => {
    const [grown, setGrown] = createSignal('');
    const { view } = await openChats(200, {
      subtitleView: (conversation) => (
        <div
          style={{ height: conversation.getConversationWith().getName() === grown() ? '150px' : '20px' }}
        />
      ),
    });
    view.host.style.setProperty('--kit-conversations-row-size', 'auto');
    await scrollTo(view, 3000);
    await settled(view);
    const read = rowInView(view);
    const start = read.getBoundingClientRect().top;
    const above = view.rows()[view.rows().indexOf(read) - 3] as HTMLElement;
    const before = above.offsetHeight;
    setGrown(nameOf(above));
    await nextFrame();
    await nextFrame();
    expect(above.offsetHeight).toBeGreaterThan(before + 100);
    expect(Math.abs(read.getBoundingClientRect().top - start)).toBeLessThanOrEqual(1);
    expectCovered(view);
  });

  it('stays where it is, in the same paint, when all rows become lower and more of them are mounted', async () => {
    const [isLow, setLow] = createSignal(false);
    const { view } = await openChats(200, {
      subtitleView: () => <div style={{ height: isLow() ? '4px' : '120px' }} />,
    });
    view.host.style.setProperty('--kit-conversations-row-size', 'auto');
    await scrollTo(view, 6000);
    await settled(view);
    const read = rowInView(view);
    const start = read.getBoundingClientRect().top;
    const count = view.rows().length;
    setLow(true);
    await painted();
    expect(view.rows().length).toBeGreaterThan(count);
    expect(Math.abs(read.getBoundingClientRect().top - start)).toBeLessThanOrEqual(1);
    expectCovered(view);
  });

  it('moves with the scrolling and by nothing else while 1,600 events come', async () => {
    const { ann, view } = await openChats(10_000);
    await scrollTo(view, 3000 * 72);
    await settled(view);
    let travel = 0;
    for (let frame = 0; frame < 100; frame++) {
      const eye = view
        .rows()
        .filter((row) => isInView(view, row))
        .at(5) as HTMLElement;
      const before = eye.getBoundingClientRect().top;
      for (let i = 0; i < 16; i++) {
        // Some arrive before the frame's scroll event, some after; all are for rows outside the viewport.
        if (i === 8) view.scroller.scrollTop += 60;
        const uid = `user-${frame % 2 ? 9000 - frame * 20 - i : 5000 + frame * 20 + i}`;
        controlOf(ann).sendAs(uid, new ann.TextMessage('ann', `Message ${i}`, 'user'));
      }
      await nextFrame();
      const step = before - eye.getBoundingClientRect().top;
      expect(Math.abs(step - 60)).toBeLessThanOrEqual(1);
      expectCovered(view);
      travel += step;
    }
    expect(Math.abs(travel - 6000)).toBeLessThanOrEqual(1);
  });

  it.each([
    ['down the list', 500 * 72],
    ['from the top', 0],
  ])(
    'keeps a scroll %s without a scroll event when events are published outside of a frame',
    async (_, from) => {
      const { ann, view } = await openChats(1000);
      await scrollTo(view, from);
      await settled(view);
      view.scroller.scrollTop = from + 60;
      const read = rowInView(view);
      const start = read.getBoundingClientRect().top;
      controlOf(ann).sendAs('user-900', new ann.TextMessage('ann', 'Hello', 'user'));
      flushNow();
      expect(Math.abs(read.getBoundingClientRect().top - start)).toBeLessThanOrEqual(1);
      expect(view.scroller.scrollTop).toBe(from + 60 + 72);
      expectCovered(view);
      await nextFrame();
      expect(view.scroller.scrollTop).toBe(from + 60 + 72);
    },
  );

  it('keeps a scroll on a stalled page, where a timer publishes before the scroll event comes', async () => {
    const { ann, view } = await openChats(1000);
    await scrollTo(view, 500 * 72);
    await settled(view);
    onTestFinished(() => void vi.restoreAllMocks());
    vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    view.scroller.addEventListener('scroll', (event) => event.stopImmediatePropagation(), { capture: true });
    view.scroller.scrollTop += 60;
    controlOf(ann).sendAs('user-900', new ann.TextMessage('ann', 'Hello', 'user'));
    await vi.waitFor(() => expect(view.scroller.scrollTop).toBe(500 * 72 + 60 + 72));
  });

  it('moves to a row that a key leads to, wherever the list was scrolled', async () => {
    const { view } = await openChats(1000);
    const action = view.rows()[0]?.querySelector<HTMLElement>('.kit-list-item__action');
    action?.focus();
    view.scroller.scrollTop = 5000;
    action?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    const row = document.activeElement?.closest<HTMLElement>('.kit-list__row');
    expect(row && isInView(view, row)).toBe(true);
  });

  it('is the top where the list is at its top', async () => {
    const { ann, view } = await openChats(1000);
    for (let i = 0; i < 20; i++) {
      controlOf(ann).sendAs(`user-${500 + i}`, new ann.TextMessage('ann', `Message ${i}`, 'user'));
      await nextFrame();
      expect(view.scroller.scrollTop).toBe(0);
      expect(view.rows()[0]?.textContent).toContain(`Message ${i}`);
    }
  });

  it('stays in view when rows become higher by a token, or by zoom', async () => {
    const { view } = await openChats(1000);
    await scrollTo(view, 300 * 72);
    const read = rowInView(view);
    const start = read.getBoundingClientRect().top;
    for (const size of ['100px', '50px', '72px']) {
      view.host.style.setProperty('--kit-conversations-row-size', size);
      await vi.waitFor(() =>
        expect(view.scroller.scrollHeight).toBeGreaterThan(1000 * Number.parseInt(size, 10) - 1),
      );
      await nextFrame();
      expect(Math.abs(read.getBoundingClientRect().top - start)).toBeLessThanOrEqual(1);
      expectCovered(view);
    }
    view.host.style.setProperty('zoom', '2');
    await nextFrame();
    await nextFrame();
    expectCovered(view);
  });

  it('[a11y.zoom] keeps the rows at the end when a list that a style sheet zooms becomes higher', async () => {
    const { view } = await openChats(200);
    view.host.style.setProperty('zoom', '0.5');
    await nextFrame();
    const most = () => view.scroller.scrollHeight - view.scroller.clientHeight;
    await scrollTo(view, most());
    const height = view.scroller.scrollHeight;
    view.host.style.height = '900px';
    // Layout ends the list earlier.
    expect(view.scroller.scrollTop).toBeLessThan(height - 720);
    view.scroller.dispatchEvent(new Event('scroll'));
    await nextFrame();
    await nextFrame();
    expect(view.scroller.scrollTop).toBe(most());
    expect(view.scroller.scrollHeight).toBe(height);
  });

  it('stays at the end when rows become lower, and the scroll of the browser is reported before their heights', async () => {
    const { view } = await openChats(200);
    const most = () => view.scroller.scrollHeight - view.scroller.clientHeight;
    await scrollTo(view, most());
    const before = view.scroller.scrollTop;
    view.host.style.setProperty('--kit-conversations-row-size', '50px');
    // Layout ends the list earlier.
    expect(view.scroller.scrollTop).toBeLessThan(before);
    view.scroller.dispatchEvent(new Event('scroll'));
    await nextFrame();
    await nextFrame();
    expect(view.scroller.scrollTop).toBe(most());
  });
});

it('rows that were mounted while heights were reported are measured with the next report, if no frame came since', async () => {
  const [px, setPx] = createSignal(120);
  const { view } = await openChats(200, { subtitleView: () => <div style={{ height: `${px()}px` }} /> });
  view.host.style.setProperty('--kit-conversations-row-size', 'auto');
  await scrollTo(view, view.scroller.scrollHeight);
  await settled(view);
  // At the end, lower rows bring others into view above.
  await scrollTo(view, view.scroller.scrollHeight);
  const requestFrame = window.requestAnimationFrame.bind(window);
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const reported = async () => {
    await new Promise(requestFrame);
    await new Promise(requestFrame);
  };
  const mounted = view.rows().length;
  setPx(60);
  await reported();
  expect(view.rows().length).toBeGreaterThan(mounted);
  const read = rowInView(view);
  const start = read.getBoundingClientRect().top;
  setPx(90);
  await reported();
  expect(Math.abs(read.getBoundingClientRect().top - start)).toBeLessThanOrEqual(1);
});

it('rows whose heights never settle are measured a few times only', async () => {
  const [px, setPx] = createSignal(120);
  const { view } = await openChats(200, { subtitleView: () => <div style={{ height: `${px()}px` }} /> });
  view.host.style.setProperty('--kit-conversations-row-size', 'auto');
  await scrollTo(view, 6000);
  await settled(view);
  onTestFinished(() => void vi.restoreAllMocks());
  let reads = 0;
  const boxOf = Element.prototype.getBoundingClientRect;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const { x, y, width, height } = boxOf.call(this);
    if (!this.matches('.kit-list__row')) return new DOMRect(x, y, width, height);
    if (++reads > 10_000) throw new Error('The heights of rows are read for ever');
    return new DOMRect(x, y, width, height + reads / 100);
  });
  // Lower rows bring others into view.
  setPx(4);
  await painted();
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThan(1000);
});

describe('sections of users', () => {
  it('[users.showSectionHeader] are before their rows, at every position', async () => {
    const { ann } = await seeded({ conversations: 20, users: 2000 });
    const view = stage(
      () => <KitUsers usersRequestBuilder={new ann.UsersRequestBuilder().setLimit(2000)} />,
      {
        kit: ann,
        viewport: 720,
      },
    );
    await settled(view);
    const pinned = () => view.host.querySelector<HTMLElement>('.kit-list__section-pinned');
    const end = view.scroller.scrollHeight - 720;
    for (let i = 0; i <= 40; i++) {
      await scrollTo(view, (end * i) / 40);
      expectCovered(view);
      expect(view.rows().length).toBeLessThanOrEqual(MOST_ROWS + 2);
    }
    await scrollTo(view, end);
    const bottom = drawn(view).at(-1)?.getBoundingClientRect().bottom ?? 0;
    expect(bottom).toBeLessThanOrEqual(view.scroller.getBoundingClientRect().bottom + 1);
    // A jump scrolls to the letter's header.
    const letter = [...view.host.querySelectorAll<HTMLButtonElement>('.kit-list__jump-index button')][5];
    letter?.click();
    await nextFrame();
    const { top } = view.scroller.getBoundingClientRect();
    const first = drawn(view).find((each) => each.getBoundingClientRect().bottom > top + 1);
    expect(first).toHaveClass('kit-list__section-header');
    expect(first?.textContent).toBe(letter?.textContent);
    expect(Math.abs((first?.getBoundingClientRect().top ?? 0) - top)).toBeLessThanOrEqual(1);
    await scrollTo(view, view.scroller.scrollTop + 40);
    expect(pinned()?.checkVisibility()).toBe(true);
    expect(pinned()?.textContent).toBe(letter?.textContent);
  });

  it('are added and removed without moving the rows being read', async () => {
    const { ann } = await seeded({ conversations: 20, users: 500 });
    const [shown, setShown] = createSignal(true);
    const view = stage(
      () => (
        <KitUsers
          showSectionHeader={shown()}
          usersRequestBuilder={new ann.UsersRequestBuilder().setLimit(500)}
        />
      ),
      { kit: ann, viewport: 720 },
    );
    await settled(view);
    setShown(false);
    await settled(view);
    expect(view.host.querySelector('.kit-list__section-header')).toBeNull();
    expectCovered(view);
    expect(view.rows().map(nameOf).slice(0, 5)).toEqual(
      (await new ann.UsersRequestBuilder().setLimit(5).build().fetchNext()).map((user) => user.getName()),
    );
  });
});

it('[users.showSectionHeader] a list stays at its end when sections go', async () => {
  const { ann } = await seeded({ conversations: 20, users: 34 });
  const [shown, setShown] = createSignal(true);
  const view = stage(
    () => (
      <KitUsers
        showSectionHeader={shown()}
        usersRequestBuilder={new ann.UsersRequestBuilder().setLimit(40)}
      />
    ),
    { kit: ann, viewport: 200 },
  );
  await settled(view);
  await scrollTo(view, view.scroller.scrollHeight);
  const before = view.scroller.scrollTop;
  setShown(false);
  await painted();
  expect(view.host.querySelector('.kit-list__section-header')).toBeNull();
  const most = view.scroller.scrollHeight - view.scroller.clientHeight;
  expect(most).toBeLessThan(before);
  expect(view.scroller.scrollTop).toBe(most);
});

it('[users.showSectionHeader] a list stays at its end when the text becomes smaller, of rows and headers at once', async () => {
  const root = document.documentElement;
  root.style.fontSize = '150%';
  onTestFinished(() => void root.style.removeProperty('font-size'));
  const { ann } = await seeded({ conversations: 20, users: 34 });
  const view = stage(() => <KitUsers usersRequestBuilder={new ann.UsersRequestBuilder().setLimit(40)} />, {
    kit: ann,
    viewport: 200,
  });
  await settled(view);
  const most = () => view.scroller.scrollHeight - view.scroller.clientHeight;
  await scrollTo(view, most());
  const before = view.scroller.scrollTop;
  root.style.removeProperty('font-size');
  await painted();
  expect(most()).toBeLessThan(before);
  expect(view.scroller.scrollTop).toBe(most());
});

it('rows cover a viewport that becomes much higher', async () => {
  const { view } = await openChats(200);
  view.host.style.height = '260px';
  await scrollTo(view, 3000);
  await settled(view);
  await page.viewport(1280, 1500);
  view.host.style.height = '1480px';
  await nextFrame();
  expect(view.scroller.clientHeight).toBeGreaterThan(1200);
  expectCovered(view);
});

it('rows are measured after the window has become smaller, by any one that is left', async () => {
  const { view } = await openChats(200);
  await scrollTo(view, 6000);
  // The row whose height stands for all goes, and one at the lower edge takes its place.
  await scrollTo(view, 6500);
  view.host.style.height = '300px';
  await nextFrame();
  view.root.style.setProperty('--kit-conversations-row-size', '120px');
  await vi.waitFor(() => expect(view.scroller.scrollHeight).toBeGreaterThanOrEqual(200 * 120));
  expectCovered(view);
});
