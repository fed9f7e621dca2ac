import { flushNow, type KitConversationsProps, SelectionMode } from 'solid-chat-kit';
import type { LocalKit } from 'solid-chat-kit/local';
import { describe, expect, it, vi } from 'vitest';
import { Random } from '../core/random.ts';
import { device } from './emulate.ts';
import { NAMES, openChats, say } from './named-chats.tsx';
import { nameOf, nextFrame, type Stage } from './stage.tsx';

/** Opens chats, and waits until what rows do with a press has loaded. */
async function openReady(props: KitConversationsProps = {}): Promise<{ ann: LocalKit; view: Stage }> {
  const opened = await openChats(props);
  await vi.waitFor(() =>
    expect(opened.view.list.querySelector('.kit-list-item__action[tabindex="-1"]')).not.toBeNull(),
  );
  return opened;
}

/** Lets a user write, and renders it at once. */
function write(kit: LocalKit, uid: string): void {
  say(kit, uid);
  flushNow();
}

const middleOf = (element: HTMLElement): [x: number, y: number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

const rowAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('li') ?? null;

describe('[conv.holdOrder] a press that the browser delivers after rows have moved', () => {
  it.each([
    [100, 1],
    [10, 0.7],
  ])(
    'opens the chat that was drawn there when it was made, in %d tries without a movement before them, at zoom %d',
    {
      timeout: 120_000,
    },
    async (tries, zoom) => {
      const chosen: string[] = [];
      const { ann, view } = await openReady({
        onItemClick: (conversation) => chosen.push(conversation.getConversationWith().getName()),
        holdOrder: 'none',
      });
      view.host.style.setProperty('zoom', String(zoom));
      const { click } = device();
      const random = new Random(1);
      const { left, top } = view.scroller.getBoundingClientRect();
      const missed: string[] = [];
      let moved = 0;
      for (let i = 0; i < tries; i++) {
        const [x, y] = [left + 20 + random.below(200), top + 4 + random.below(560 * zoom)];
        const aimed = nameOf(rowAt(x, y) as Element);
        const madeAt = Date.now();
        // The rows move after the press: the clock of events has whole milliseconds here.
        await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(madeAt + 1), { interval: 1 });
        for (let n = random.below(3); n >= 0; n--) write(ann, random.pick(NAMES));
        if (nameOf(rowAt(x, y) as Element) !== aimed) moved++;
        await click(x, y, madeAt);
        const got = chosen.splice(0).join();
        if (got !== aimed) missed.push(`${aimed}: ${got}`);
      }
      expect(moved).toBeGreaterThan(0.6 * tries);
      expect(missed).toEqual([]);
    },
  );

  it('opens the menu of that row, ticks its box, and presses its buttons', async () => {
    const { ann, view } = await openReady({ holdOrder: 'none', selectionMode: SelectionMode.multiple });
    const { click } = device();
    const madeAt = Date.now();
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(madeAt + 1), { interval: 1 });
    const box = view.row('user02').querySelector('.kit-list-item__checkbox') as HTMLInputElement;
    const [x, y] = middleOf(box);
    write(ann, 'user09');
    await click(x, y, madeAt);
    expect(box.checked).toBe(true);
    expect(document.activeElement).toBe(box);
    expect(view.host.querySelectorAll('.kit-list-item__checkbox:checked')).toHaveLength(1);

    const late = Date.now();
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(late + 1), { interval: 1 });
    const at = middleOf(view.row('user02').querySelector('.kit-list-item__action') as HTMLElement);
    write(ann, 'user10');
    await click(...at, late, 'right');
    const menu = await vi.waitFor(
      () => view.host.querySelector('.kit-menu') ?? expect.fail('No menu is open'),
    );
    expect(menu.getAttribute('aria-label')).toContain('user02');
  });
});

it('[conv.holdOrder] a late press without a click leaves the next key and the next click of a script alone', async () => {
  const chosen: string[] = [];
  const { ann, view } = await openReady({
    onItemClick: (conversation) => chosen.push(conversation.getConversationWith().getName()),
    holdOrder: 'none',
  });
  const { click, key } = device();
  const pressLate = async () => {
    const madeAt = Date.now();
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(madeAt + 1), { interval: 1 });
    const [x, y] = middleOf(view.rows()[2] as HTMLElement);
    write(ann, nameOf(view.rows()[9] as Element));
    await click(x, y, madeAt, 'right');
    await vi.waitFor(() => expect(view.host.querySelector('.kit-menu')?.checkVisibility()).toBe(true));
    await key('Escape');
    return rowAt(x, y) as HTMLElement;
  };
  const action = (row: HTMLElement) => row.querySelector<HTMLElement>('.kit-list-item__action') ?? row;

  const first = await pressLate();
  action(first).click();
  expect(chosen.splice(0)).toEqual([nameOf(first)]);

  const second = await pressLate();
  action(second).focus();
  await key('Enter', '\r');
  expect(chosen).toEqual([nameOf(second)]);
});

describe('[conv.holdOrder] a press while rows glide', () => {
  /** Lets rows glide, and stops them on their way. */
  async function glide(view: Stage, ann: LocalKit): Promise<Animation[]> {
    view.rows()[1]?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    write(ann, 'user20');
    const pill = await vi.waitFor(
      () =>
        view.host.querySelector<HTMLElement>('.kit-list__pill[data-edge="start"]:not([hidden])') ??
        expect.fail('No pill'),
    );
    pill.click();
    const glides = document
      .getAnimations()
      .filter((each) => view.list.contains((each.effect as KeyframeEffect).target));
    expect(glides.length).toBeGreaterThan(5);
    for (const each of glides) {
      each.updatePlaybackRate(0.001);
      each.currentTime = 20;
    }
    return glides;
  }
  const tops = (view: Stage) => view.rows().map((row) => row.getBoundingClientRect().top);

  it('opens the row that is drawn there: rows stand still until the press ends', async () => {
    const chosen: string[] = [];
    const { ann, view } = await openReady({
      onItemClick: (conversation) => chosen.push(conversation.getConversationWith().getName()),
    });
    const { press, release } = device();
    const glides = await glide(view, ann);
    const { left, top } = view.scroller.getBoundingClientRect();
    const [x, y] = [left + 60, top + 300];
    const aimed = nameOf(rowAt(x, y) as Element);
    await press(x, y);
    for (const each of glides) each.updatePlaybackRate(1);
    const before = tops(view);
    await vi.waitFor(() => expect(glides.map(({ playState }) => playState)).not.toContain('running'));
    expect(tops(view)).toEqual(before);
    await release(x, y);
    expect(chosen).toEqual([aimed]);
    await Promise.all(glides.map(({ finished }) => finished));
  });

  it('stands in its final place a frame after a movement, so that a press with the movement hits what was drawn', async () => {
    const { ann, view } = await openReady();
    const glides = await glide(view, ann);
    const before = tops(view);
    view.rows()[3]?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    expect(tops(view).map(Math.round)).toEqual(before.map(Math.round));
    await nextFrame();
    expect(new Set(glides.map(({ playState }) => playState))).toEqual(new Set(['finished']));
  });
});
