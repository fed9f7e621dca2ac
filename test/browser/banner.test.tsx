import { KitConversations, KitUsers } from 'solid-chat-kit';
import { controlOf } from 'solid-chat-kit/local/control';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { nextFrame, type Stage, seeded, settled, stage } from './stage.tsx';

const lists = {
  conversations: () => <KitConversations disableSoundForMessages />,
  users: () => <KitUsers />,
};

/** The rows in view, with their top edges in px. */
const places = ({ rows, scroller }: Stage) => {
  const box = scroller.getBoundingClientRect();
  return rows().flatMap((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return bottom > box.top && top < box.bottom ? [[row.id || row.textContent, top] as const] : [];
  });
};

async function scrollTo({ scroller }: Stage, top: number): Promise<void> {
  scroller.scrollTop = top;
  await nextFrame();
  await nextFrame();
}

async function open(name: keyof typeof lists) {
  const { ann } = await seeded({ users: 25, conversations: 25 });
  const view = stage(lists[name], { kit: ann });
  await settled(view);
  const control = controlOf(ann);
  control.setLatency(50);
  const frame = view.root.querySelector<HTMLElement>('.kit-list');
  const shows = async (connection: string) => {
    await vi.waitFor(() => expect(frame?.dataset.connection).toBe(connection));
    await nextFrame();
  };
  return { view, control, shows };
}

describe.each(Object.keys(lists) as (keyof typeof lists)[])('the banner of a list of %s', (name) => {
  it.each([
    ['at the top', 0],
    ['away from its ends', 200],
    ['at the end', 100_000],
  ])('[sdk.onDisconnected] [sdk.inConnecting] moves no row %s', async (_, top) => {
    const { view, control, shows } = await open(name);
    await scrollTo(view, top);
    if (top > 200) {
      await vi.waitFor(() => expect(view.root.querySelector('[data-state="end"]')).not.toBeNull());
      await scrollTo(view, top);
    }
    const before = places(view);
    const isStill = () => {
      const now = new Map(places(view));
      // Rows that the banner covers may be unmounted.
      const seen = before.filter(([row]) => now.has(row));
      expect(seen.length).toBeGreaterThan(3);
      expect(seen.map(([row]) => [row, now.get(row)])).toEqual(seen);
    };
    control.disconnect();
    await shows('disconnected');
    isStill();
    // The last row can be scrolled above the banner.
    if (top > 200) {
      const [banner] = view.root.getElementsByClassName('kit-list__banner');
      await scrollTo(view, top);
      const end = view.rows().at(-1)?.getBoundingClientRect().bottom;
      expect(end).toBeLessThanOrEqual(banner?.getBoundingClientRect().top ?? 0);
      before.splice(0, before.length, ...places(view));
    }
    const connected = control.connect();
    await shows('connecting');
    isStill();
    await connected;
    await shows('connected');
    isStill();
    expect(new Set(places(view).map(([row]) => row))).toEqual(new Set(before.map(([row]) => row)));
  });
});

it.each(Object.keys(lists) as (keyof typeof lists)[])(
  '[sdk.onDisconnected] the banner of a list of %s is in view on a page too short for header and rows',
  async (name) => {
    await page.viewport(400, 400);
    onTestFinished(() => page.viewport(1280, 720));
    const { view, control, shows } = await open(name);
    view.host.style.height = '400px';
    await nextFrame();
    const before = places(view).slice(0, 2);
    control.disconnect();
    await shows('disconnected');
    expect(places(view).slice(0, 2)).toEqual(before);
    const frame = view.root.querySelector<HTMLElement>('.kit-list') as HTMLElement;
    const banner = () => frame.querySelector('.kit-list__banner')?.getBoundingClientRect() as DOMRect;
    const inView = () => frame.getBoundingClientRect();
    expect(banner().height).toBeGreaterThan(0);
    expect(banner().bottom).toBeCloseTo(inView().bottom, 0);
    // Nor does it cover the last row once the header has scrolled away.
    frame.scrollTop = frame.scrollHeight;
    await scrollTo(view, 100_000);
    expect(banner().bottom).toBeCloseTo(inView().bottom, 0);
    expect(view.rows().at(-1)?.getBoundingClientRect().bottom).toBeLessThanOrEqual(banner().top + 0.5);
  },
);

it('[sdk.onDisconnected] no pill covers the banner', async () => {
  const { ann } = await seeded({ users: 25, conversations: 25 });
  const view = stage(lists.conversations, { kit: ann });
  await settled(view);
  controlOf(ann).disconnect();
  await nextFrame();
  await vi.waitFor(() => {
    const pill = view.root.querySelector('.kit-list__pill[data-edge="end"]')?.getBoundingClientRect();
    const banner = view.root.querySelector('.kit-list__banner')?.getBoundingClientRect();
    expect(pill?.height).toBeGreaterThan(0);
    expect(pill?.bottom).toBeLessThanOrEqual(banner?.top ?? 0);
  });
});
