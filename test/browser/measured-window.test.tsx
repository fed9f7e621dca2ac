import { createSignal, For, type Setter } from 'solid-js';
import { render } from 'solid-js/web';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createArraySource } from '../../src/list/publish/create-array-source.ts';
import { AT_EDGE_PX, createWindow } from '../../src/list/window/create-window.ts';
import { Gap } from '../../src/list/window/gap.ts';
import type { Block, OrderEntry } from '../../src/order/block-order.ts';

interface Item extends OrderEntry {
  readonly key: string;
  readonly text: string;
  px: () => number;
  setPx: Setter<number>;
}

let seed = 1;
const random = () => {
  seed = (seed * 1103515245 + 12345) & 0x7fffffff;
  return seed / 0x7fffffff;
};
let made = 0;
const item = (): Item => {
  const [px, setPx] = createSignal(0);
  made++;
  return {
    block: null as Block | null,
    height: 0,
    isHeader: false,
    key: `k${made}`,
    text: `#${made} ${'lorem ipsum dolor sit amet '.repeat(1 + Math.floor(random() * 12))}`,
    px,
    setPx,
  };
};
/** An entry that moves in front of what is put before it, as a day does. */
const mover = (): Item => ({ ...item(), text: 'mover' });
const items = (count: number) => Array.from({ length: count }, item);

/** Waits until the next frame is painted. */
const painted = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(0);
    }),
  );

function open(count: number, { height = 720, width = 400 } = {}) {
  seed = 1;
  const [list, setList] = createSignal<readonly Item[]>(items(count));
  let shown!: ReturnType<typeof createWindow<Item>>;
  let scroller!: HTMLElement;
  const host = document.createElement('div');
  document.body.append(host);
  const dispose = render(() => {
    shown = createWindow<Item>({
      source: createArraySource(list, 64),
      origin: 'end',
      firstPage: () => 30,
      isMeasured: () => true,
      isMovable: ({ text }) => text === 'mover',
      kept: () => null,
      padding: [8, 12],
    });
    return (
      <div
        ref={(element) => {
          scroller = element;
          element.style.cssText = `height:${height}px;width:${width}px;overflow-y:auto;overflow-anchor:none;display:flex;flex-direction:column-reverse;font:15px/1.45 sans-serif`;
          shown.attach(element);
        }}
      >
        <ol style={{ flex: 'none', margin: 0, padding: 0, 'list-style': 'none' }}>
          <For each={shown.entries()}>
            {(entry) =>
              entry instanceof Gap ? (
                <li class="gap" ref={(element) => entry.attach(element)} />
              ) : (
                <li class="row" id={entry.key} ref={(element) => shown.rows.add(entry, element)}>
                  {entry.text}
                  <div style={{ height: `${entry.px()}px` }} />
                </li>
              )
            }
          </For>
        </ol>
      </div>
    );
  }, host);
  onTestFinished(() => {
    dispose();
    host.remove();
  });
  const rows = () => [...scroller.querySelectorAll<HTMLElement>('.row')];
  const top = () => scroller.getBoundingClientRect().top;
  return {
    list,
    setList,
    shown,
    scroller,
    rows,
    top,
    gap: () => scroller.getBoundingClientRect().bottom - (rows().at(-1)?.getBoundingClientRect().bottom ?? 0),
    /** The first wholly visible row. */
    read: () => rows().find((row) => row.getBoundingClientRect().top >= top() - 0.5) ?? expect.fail('no row'),
    above: () => rows().filter((row) => row.getBoundingClientRect().bottom <= top() + 0.5),
    itemOf: (row: Element | undefined) => list().find(({ key }) => key === row?.id),
  };
}
type Opened = ReturnType<typeof open>;

/** Returns how far the row being read moves at most while something happens. */
async function drift(view: Opened, change: () => unknown, frames = 4): Promise<number> {
  await painted();
  await painted();
  const row = view.read();
  const place = row.getBoundingClientRect().top;
  let most = 0;
  await change();
  for (let frame = 0; frame < frames; frame++) {
    await painted();
    expect(row.isConnected, 'the same node').toBe(true);
    most = Math.max(most, Math.abs(row.getBoundingClientRect().top - place));
  }
  return most;
}

const scrollBy = async (view: Opened, px: number) => {
  view.scroller.scrollTop += px;
  await painted();
  await painted();
};

/** Opens a window at its end, in which one entry, counted from the end, has become 60 px higher. */
async function openWithHighRow(index: number) {
  const view = open(40);
  await painted();
  const row = view.list().at(index);
  row?.setPx(60);
  await painted();
  await painted();
  return { view, row };
}

/** Opens a window 20 px above its end, below an entry that has become 60 px higher. */
async function openBelowHighRow() {
  const view = open(200);
  await painted();
  const above = view.itemOf(view.above().at(-1));
  above?.setPx(60);
  await painted();
  await scrollBy(view, -20);
  return { view, above };
}

/** Makes a window of 400 px 160 px higher, and reports where that scrolled it before its size, as Firefox does. */
async function grow(view: Opened) {
  view.scroller.style.height = '560px';
  // The position is read after layout.
  expect(view.scroller.scrollTop).toBeLessThanOrEqual(0);
  view.scroller.dispatchEvent(new Event('scroll'));
  await painted();
  await painted();
}

describe('a measured window', () => {
  it('keeps what is read where it is', async () => {
    const view = open(600);
    await painted();
    expect(view.gap()).toBeCloseTo(12, 0);
    await scrollBy(view, -6000);
    const log: Record<string, number> = {};

    log.append1000 = await drift(view, () => view.setList((list) => [...list, ...items(1000)]));

    log.prepend50 = await drift(view, () => view.setList((list) => [...items(50), ...list]));

    log.growSpanning = await drift(view, () => {
      const spanning = view.rows().find((row) => row.getBoundingClientRect().bottom > view.top() + 1);
      view.itemOf(spanning)?.setPx(33);
    });

    log.insertAbove = await drift(view, () => {
      const read = view.itemOf(view.read());
      view.setList((list) => list.flatMap((each) => (each === read ? [item(), each] : [each])));
    });

    log.height = await drift(view, () => {
      view.scroller.style.height = '500px';
    });
    await scrollBy(view, -500);

    log.back = await drift(view, async () => {
      view.itemOf(view.above().at(-1))?.setPx(120);
    });
    expect(Math.max(...Object.values(log))).toBeLessThanOrEqual(0.51);
    expect(view.rows().length).toBeLessThanOrEqual(30);
  });

  it('keeps what is read where it is, and its node, when the first entry moves in front of a page', async () => {
    const view = open(100);
    const first = mover();
    view.setList((list) => [first, ...list]);
    await painted();
    await scrollBy(view, -view.scroller.scrollHeight);
    const second = view.rows()[1];
    const place = second?.getBoundingClientRect().top ?? Number.NaN;
    view.setList(([moved, ...list]) => [moved as Item, ...items(50), ...list]);
    for (let frame = 0; frame < 5; frame++) {
      await painted();
      expect(second?.isConnected, 'the same node').toBe(true);
      expect(second?.getBoundingClientRect().top).toBeCloseTo(place, 0);
    }
  });

  it('reads no heights for a change: the browser reports those that are new', async () => {
    const view = open(200);
    await painted();
    view.scroller.scrollTop -= 3000;
    await painted();
    await painted();
    const reads = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    onTestFinished(() => void reads.mockRestore());
    view.setList((list) => [...list.slice(10), item()]);
    view.shown.refresh();
    const known = view.rows();
    view.setList((list) => list.filter(({ key }) => key !== known[8]?.id));
    view.shown.refresh();
    await painted();
    expect(reads).not.toHaveBeenCalled();
  });

  it('goes to a row it never measured, in one paint', async () => {
    const view = open(600);
    await painted();
    const goal = view.list()[123] as Item;
    view.shown.reveal(goal, 'start');
    await painted();
    const top = () => (document.getElementById(goal.key)?.getBoundingClientRect().top ?? 0) - view.top();
    expect(Math.abs(top())).toBeLessThanOrEqual(1);
    const rows = view.rows();
    for (const row of rows.slice(0, 3)) view.itemOf(row)?.setPx(150);
    await painted();
    expect(Math.abs(top())).toBeLessThanOrEqual(1);
  });

  it('keeps a row that was gone to where it is while rows above it in view grow', async () => {
    const view = open(600);
    await painted();
    const goal = view.list()[123] as Item;
    view.shown.reveal(goal, 'center');
    await painted();
    await painted();
    const top = () => document.getElementById(goal.key)?.getBoundingClientRect().top ?? Number.NaN;
    const place = top();
    view.itemOf(view.read())?.setPx(40);
    for (let frame = 0; frame < 3; frame++) await painted();
    expect(top()).toBeCloseTo(place, 0);
    expect(view.read().id).not.toBe(goal.key);
  });

  it('keeps the first row in view where it is when it becomes wider and ends above the row that was gone to', async () => {
    const view = open(600);
    await painted();
    view.shown.reveal(view.list()[123] as Item, 'center');
    const moved = await drift(view, () => {
      Object.assign(view.scroller.style, { width: '700px', height: '200px' });
    });
    expect(moved).toBeLessThanOrEqual(1);
  });

  it('shows no place twice and no blank while scrolling back through unmeasured rows', async () => {
    const view = open(600);
    await painted();
    const places: number[] = [];
    for (let step = 0; step < 25; step++) {
      const read = view
        .rows()
        .filter((row) => row.getBoundingClientRect().bottom > view.top() + 80)[0] as HTMLElement;
      const at = read.getBoundingClientRect().top;
      view.scroller.scrollTop -= 75;
      await painted();
      if (read.isConnected) places.push(read.getBoundingClientRect().top - at - 75);
      const rows = view.rows().map((row) => row.getBoundingClientRect());
      expect(rows[0]?.top).toBeLessThanOrEqual(view.top() + 0.5);
      expect(rows.at(-1)?.bottom).toBeGreaterThanOrEqual(view.top() + 719.5);
    }
    expect(Math.max(...places.map(Math.abs))).toBeLessThanOrEqual(0.51);
  });

  it('stays at the end when it grows and the browser first reports where that scrolled it', async () => {
    const view = open(200, { height: 400 });
    await painted();
    await grow(view);
    view.setList((list) => [...list, ...items(3)]);
    await painted();
    expect(view.gap()).toBeCloseTo(12, 0);
  });

  it('keeps a scroll away from the end whose event is still to come when an entry is added', async () => {
    const view = open(200);
    await painted();
    view.scroller.scrollTop -= 900;
    const read = view.read();
    const place = read.getBoundingClientRect().top;
    view.setList((list) => [...list, item()]);
    await painted();
    await painted();
    expect(read.getBoundingClientRect().top).toBeCloseTo(place, 0);
  });

  it('takes a scroll to the end whose event is still to come when an entry is added, and follows', async () => {
    const view = open(200);
    await painted();
    await scrollBy(view, -900);
    view.scroller.scrollTop += 5000;
    view.setList((list) => [...list, item()]);
    await painted();
    await painted();
    expect(view.gap()).toBeCloseTo(12, 0);
  });

  it('keeps a scroll of an animation frame in which a row above grows', async () => {
    const view = open(200);
    await painted();
    await scrollBy(view, -3000);
    const above = view.itemOf(view.above().at(-1));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const read = view.read();
    const place = read.getBoundingClientRect().top;
    view.scroller.scrollTop += 40;
    above?.setPx(120);
    await painted();
    await painted();
    expect(read.getBoundingClientRect().top).toBeCloseTo(place - 40, 0);
  });

  it('keeps what is read near the end where it is when a row above becomes lower as an entry is added', async () => {
    const { view, above } = await openBelowHighRow();
    const moved = await drift(view, () => {
      above?.setPx(0);
      view.setList((list) => [...list, item()]);
    });
    expect(moved).toBeLessThanOrEqual(1);
  });

  it('keeps what is read near the end where it is when a row above becomes lower as the pointer moves', async () => {
    const { view, above } = await openBelowHighRow();
    const moved = await drift(view, () => {
      above?.setPx(0);
      // As the browser does for a pointer: it lays out, scrolls, and reports the scroll before the heights.
      document.elementFromPoint(50, 50);
    });
    expect(moved).toBeLessThanOrEqual(1);
  });

  it('stays at the end when a row becomes lower, an entry is replaced, and the row grows back before it is painted', async () => {
    const { view, row } = await openWithHighRow(-1);

    row?.setPx(0);
    view.setList(([, ...list]) => [item(), ...list]);
    await Promise.resolve();
    row?.setPx(60);
    await painted();
    await painted();

    expect(view.gap()).toBeCloseTo(12, 0);
  });

  it('stays at the end when a row becomes lower beside a new entry, is measured, and grows back before it is painted', async () => {
    const { view, row } = await openWithHighRow(-1);

    row?.setPx(0);
    view.setList((list) => [...list, item()]);
    view.shown.refresh();
    row?.setPx(60);
    await painted();
    await painted();

    expect(view.gap()).toBeCloseTo(12, 0);
  });

  it('stays at the end when an entry is added, a row becomes lower, and the row grows back before it is painted', async () => {
    const { view, row } = await openWithHighRow(-3);

    view.setList((list) => [...list, item()]);
    row?.setPx(0);
    await Promise.resolve();
    row?.setPx(60);
    await painted();
    await painted();

    expect(view.gap()).toBeCloseTo(12, 0);
  });

  it('keeps a scroll whose event is still to come when it becomes wider', async () => {
    const view = open(200, { height: 400 });
    await painted();
    await scrollBy(view, -900);
    for (const row of view.rows()) row.style.width = '300px';
    await painted();
    await painted();
    const read = view.read();
    const place = read.getBoundingClientRect().top;

    requestAnimationFrame(() => {
      view.scroller.scrollTop -= 40;
      view.scroller.style.width = '420px';
    });
    await painted();
    await painted();
    await painted();

    expect(read.getBoundingClientRect().top).toBeCloseTo(place + 40, 0);
  });

  it('stands at its end when rows were mounted and became higher while it had no height', async () => {
    const view = open(40);
    await painted();
    view.scroller.style.height = '0';
    await painted();
    await painted();
    view.setList((list) => [...list, ...items(3)]);
    view.list().at(-1)?.setPx(60);
    view.list().at(-5)?.setPx(60);
    await painted();
    await painted();

    view.scroller.style.height = '720px';
    await painted();
    await painted();

    expect(view.gap()).toBeCloseTo(12, 0);
  });

  it('keeps a scroll whose event is still to come when the pause after the scroll before it ends', async () => {
    const view = open(200);
    await painted();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await scrollBy(view, -900);
    const read = view.read();
    const place = read.getBoundingClientRect().top;
    view.scroller.scrollTop -= 300;
    vi.advanceTimersByTime(1_000);
    await painted();
    await painted();
    expect(read.getBoundingClientRect().top).toBeCloseTo(place + 300, 0);
  });

  it('shows the row that is asked for after a scroll whose event is still to come', async () => {
    const view = open(200);
    await painted();
    view.scroller.scrollTop -= 900;
    view.shown.reset();
    await painted();
    await painted();
    expect(view.gap()).toBeCloseTo(12, 0);
  });

  it.each([
    ['zoomed', { zoom: '2' }],
    ['scaled', { transform: 'scale(0.8)', transformOrigin: '0 0' }],
  ])(
    '[a11y.zoom] keeps its place where the page is %s by a style sheet, and rows are measured again',
    async (_, style) => {
      const view = open(200);
      Object.assign((view.scroller.parentElement as HTMLElement).style, style);
      await painted();
      await scrollBy(view, -3000);
      const insertAboveRead = () => {
        const read = view.itemOf(view.read());
        view.setList((list) => list.flatMap((each) => (each === read ? [item(), each] : [each])));
      };
      for (let i = 0; i < 5; i++) expect(await drift(view, insertAboveRead)).toBeLessThanOrEqual(1);
      const rects = view.rows().map((row) => row.getBoundingClientRect());
      expect(rects[0]?.top).toBeLessThanOrEqual(view.top());
      await scrollBy(view, 20_000);
      const end = view.scroller.getBoundingClientRect();
      const scale = end.width / view.scroller.offsetWidth;
      expect(Math.abs(view.gap() / scale - 12)).toBeLessThanOrEqual(1);
    },
  );

  it('[a11y.zoom] stands at its end once it is shown that was scaled to nothing when its rows were mounted', async () => {
    const view = open(200);
    const host = view.scroller.parentElement as HTMLElement;
    host.style.transform = 'scale(0)';
    await painted();
    view.setList((list) => [...list.slice(0, -3), item(), ...list.slice(-3)]);
    view.shown.refresh();
    host.style.transform = '';
    await painted();
    await painted();
    expect(Math.abs(view.gap() - 12)).toBeLessThanOrEqual(1);
    expect(view.rows().length).toBeGreaterThan(3);
  });

  it('keeps the first row in view where it is, which came with a scroll, when the row below it grows', async () => {
    const view = open(200);
    await painted();
    await scrollBy(view, -1900);
    const rows = view.rows();
    const below = view.itemOf(rows[rows.indexOf(view.read()) + 1]);
    expect(await drift(view, () => below?.setPx(60))).toBeLessThanOrEqual(1);
  });

  it('[a11y.zoom] lets the reader leave the end in steps of less than a pixel', async () => {
    const view = open(200);
    Object.assign((view.scroller.parentElement as HTMLElement).style, { zoom: '2' });
    await painted();
    await painted();
    const end = view.scroller.scrollTop;
    for (let step = 0; step < 20; step++) {
      view.scroller.scrollTop -= 0.5;
      await painted();
    }
    expect(view.scroller.scrollTop).toBeCloseTo(end - 10, 0);
  });

  it('keeps its place without a written position while a finger rests on it, and catches up once it is lifted', async () => {
    const view = open(200);
    await painted();
    await scrollBy(view, -900);
    const read = view.read();
    const place = read.getBoundingClientRect().top;
    const top = view.scroller.scrollTop;
    const touch = (type: string, touches: Touch[]) =>
      read.dispatchEvent(new TouchEvent(type, { bubbles: true, touches }));
    touch('touchstart', [new Touch({ identifier: 1, target: read })]);
    for (let turn = 0; turn < 4; turn++) {
      view.setList((list) => [...list, ...items(5)]);
      await painted();
      expect(view.scroller.scrollTop).toBe(top);
      expect(Math.abs(read.getBoundingClientRect().top - place)).toBeLessThanOrEqual(0.51);
    }
    touch('touchend', []);
    await vi.waitFor(() => expect(view.scroller.scrollTop).toBeLessThan(top - 500));
    await painted();
    expect(Math.abs(read.getBoundingClientRect().top - place)).toBeLessThanOrEqual(0.51);
  });

  it('stands at its end when it was scrolled away from it, emptied, painted and filled again', async () => {
    const view = open(200);
    await painted();
    await scrollBy(view, -3000);
    view.setList([]);
    await painted();
    await painted();
    view.setList(items(200));
    await painted();
    expect(view.gap()).toBeCloseTo(12, 0);
  });

  it('follows once it has grown to its end and the browser first reports where that scrolled it', async () => {
    const view = open(200, { height: 400 });
    await painted();
    await scrollBy(view, -100);
    await grow(view);
    view.setList((list) => [...list, ...items(3)]);
    await painted();
    expect(view.gap()).toBeCloseTo(12, 0);
  });

  it('follows once a row became lower so that its end is visible', async () => {
    const { view, row } = await openWithHighRow(-1);
    await scrollBy(view, -20);
    row?.setPx(0);
    await painted();
    await painted();
    expect(view.shown.below()).toBeLessThanOrEqual(AT_EDGE_PX);
    view.setList((list) => [...list, item()]);
    await painted();
    expect(view.gap()).toBeCloseTo(12, 0);
  });
});
