import { KitConversations, KitUsers } from 'solid-chat-kit';
import type { LocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { emulate } from './emulate.ts';
import { firstNames, NAMES, openChats, say } from './named-chats.tsx';
import { nameOf, nextFrame, type Stage, seeded, settled, signIn, stage } from './stage.tsx';

/** Lets a user write, and waits for the frame that shows it. */
async function write(kit: LocalKit, uid: string): Promise<void> {
  say(kit, uid);
  await nextFrame();
}

function point(view: Stage, type: string, pointerType = 'mouse'): void {
  view.rows()[1]?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType }));
}

function fakeTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

describe('the order while someone acts', () => {
  it('[conv.holdOrder] rows glide into place by transforms alone, and come in from above', async () => {
    const { ann, view } = await openChats();
    point(view, 'pointermove');
    await write(ann, 'user02');
    await write(ann, 'user03');
    const moved = () => view.host.querySelector<HTMLElement>('.kit-list__pill[data-edge="start"]');
    await vi.waitFor(() => expect(moved()?.checkVisibility()).toBe(true));
    expect(firstNames(view)).toEqual(NAMES.slice(0, 4));
    moved()?.click();
    expect(firstNames(view)).toEqual(['user03', 'user02', 'user00', 'user01']);
    const glides = document.getAnimations().filter((each) => {
      const { target } = each.effect as KeyframeEffect;
      return view.list.contains(target);
    });
    expect(glides).toHaveLength(4);
    for (const each of glides) {
      const frames = (each.effect as KeyframeEffect).getKeyframes();
      expect(frames.map(({ transform }) => transform)).toEqual(['translateY(-144px)', 'none']);
      each.finish();
    }
    expect(view.list.querySelector('[style]:not(.kit-list__gap)')).toBeNull();
  });

  it('[conv.holdOrder] no row glides where motion is reduced', async () => {
    await emulate('prefers-reduced-motion', 'reduce');
    const { ann, view } = await openChats();
    point(view, 'pointerdown');
    await write(ann, 'user02');
    point(view, 'pointerup');
    await vi.waitFor(() => expect(firstNames(view)[0]).toBe('user02'));
    expect(view.rows().flatMap((row) => row.getAnimations())).toEqual([]);
  });

  it('holds while the menu of a row is open', async () => {
    const { ann, view } = await openChats({ holdOrder: 'press' });
    view.row('user01').querySelector<HTMLElement>('.kit-list-item__menu-button')?.click();
    await write(ann, 'user03');
    expect(firstNames(view)).toEqual(NAMES.slice(0, 4));
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(firstNames(view)[0]).toBe('user03'));
  });

  it('opens the menu by a long press, and the click that ends the press opens nothing else', async () => {
    const onItemClick = vi.fn();
    const { view } = await openChats({ onItemClick });
    fakeTime();
    point(view, 'pointerdown', 'touch');
    vi.advanceTimersByTime(499);
    expect(view.host.querySelector('.kit-menu')).toBeNull();
    vi.advanceTimersByTime(1);
    expect(view.host.querySelector('.kit-menu')?.checkVisibility()).toBe(true);
    point(view, 'pointerup', 'touch');
    view.rows()[1]?.querySelector<HTMLElement>('.kit-list-item__action')?.click();
    expect(onItemClick).not.toHaveBeenCalled();
  });
});

describe('unread rows out of sight', () => {
  const pill = (view: Stage, edge: 'start' | 'end') =>
    view.host.querySelector<HTMLElement>(`.kit-list__pill[data-edge="${edge}"]`);
  const isInView = (view: Stage, name: string) => {
    const row = view
      .rows()
      .find((each) => nameOf(each) === name)
      ?.getBoundingClientRect();
    const box = view.scroller.getBoundingClientRect();
    return row !== undefined && row.top >= box.top - 1 && row.bottom <= box.bottom + 1;
  };

  it('[css.conv.pill] are counted above and below; a click scrolls to the nearest, and a wheel scrolls the rows', async () => {
    const { ann, view } = await openChats();
    expect(pill(view, 'start')?.checkVisibility()).toBe(false);
    expect(pill(view, 'end')?.checkVisibility()).toBe(false);
    view.scroller.scrollTop = 18 * 72;
    await nextFrame();
    await write(ann, 'user35');
    await write(ann, 'user36');
    await vi.waitFor(() => expect(pill(view, 'start')?.textContent).toBe('2 unread chats'));
    expect(pill(view, 'start')?.checkVisibility()).toBe(true);
    expect(pill(view, 'end')?.checkVisibility()).toBe(false);
    const { scrollTop } = view.scroller;
    pill(view, 'start')?.dispatchEvent(new WheelEvent('wheel', { deltaY: 72, cancelable: true }));
    expect(view.scroller.scrollTop).toBe(scrollTop + 72);
    pill(view, 'start')?.click();
    await nextFrame();
    // The row next to the window is the one that was added first.
    expect(isInView(view, 'user35')).toBe(true);
    view.scroller.scrollTop = 0;
    await vi.waitFor(() => expect(pill(view, 'start')?.checkVisibility()).toBe(false));
    point(view, 'pointerdown');
    await write(ann, 'user25');
    await vi.waitFor(() => expect(pill(view, 'end')?.textContent).toBe('1 unread chat'));
    pill(view, 'end')?.click();
    await nextFrame();
    expect(isInView(view, 'user25')).toBe(true);
    await vi.waitFor(() => expect(pill(view, 'end')?.checkVisibility()).toBe(false));
  });

  it('[css.conv.pill] one pill at a time leaves room for rows where few have room', async () => {
    const { ann, view } = await openChats();
    point(view, 'pointerdown');
    await write(ann, 'user25');
    await vi.waitFor(() => expect(pill(view, 'end')?.checkVisibility()).toBe(true));
    expect(pill(view, 'start')?.checkVisibility()).toBe(true);
    view.host.style.height = `${view.host.clientHeight - view.scroller.clientHeight + 2.4 * 72}px`;
    await vi.waitFor(() => expect(pill(view, 'end')?.checkVisibility()).toBe(false));
    expect(pill(view, 'start')?.checkVisibility()).toBe(true);
  });
});

describe('what people set in their system', () => {
  async function scene(): Promise<Stage[]> {
    const { ann } = await seeded({ conversations: 60, users: 100 });
    const views = [
      stage(() => <KitConversations showSearchBar />, { kit: ann }),
      stage(() => <KitUsers />, { kit: ann }),
    ];
    for (const view of views) await settled(view);
    views[0]?.host.querySelector<HTMLElement>('.kit-list-item__menu-button')?.click();
    const slow = await signIn(ann.data, 'bob');
    controlOf(slow).setLatency(600_000);
    views.push(stage(() => <KitConversations />, { kit: slow }));
    return views;
  }

  it('nothing moves where motion is reduced', async () => {
    await emulate('prefers-reduced-motion', 'reduce');
    const views = await scene();
    await nextFrame();
    const moving = document
      .getAnimations()
      .filter((each) =>
        (each.effect as KeyframeEffect)
          .getKeyframes()
          .some(
            (frame) =>
              'transform' in frame ||
              'translate' in frame ||
              'scale' in frame ||
              'backgroundPosition' in frame,
          ),
      );
    expect(moving).toEqual([]);
    for (const view of views) {
      const smooth = [...view.host.querySelectorAll('*')].filter(
        (each) => getComputedStyle(each).scrollBehavior === 'smooth',
      );
      expect(smooth).toEqual([]);
    }
  });

  it('icons and the active row can be seen in forced colours', async () => {
    await emulate('forced-colors', 'active');
    const [chats] = await scene();
    const { backgroundColor: canvas } = getComputedStyle(chats?.root as Element);
    const masked = [...document.querySelectorAll('.kit *')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const isDrawn = style.maskImage !== 'none' && (pseudo === undefined || style.content !== 'none');
        // An avatar is a mask as well, with its letters inside.
        return isDrawn && !element.matches('.kit-avatar') && element.checkVisibility()
          ? [{ element, style }]
          : [];
      }),
    );
    expect(masked.length).toBeGreaterThan(5);
    const lost = masked.filter(
      ({ style }) => style.backgroundColor === canvas || style.backgroundColor === 'rgba(0, 0, 0, 0)',
    );
    expect(lost.map(({ element }) => element.className)).toEqual([]);
  });
});
