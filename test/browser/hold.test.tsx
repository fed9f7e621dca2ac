import { KitConversations, type KitConversationsProps, KitUsers } from 'solid-chat-kit';
import { createLocalData, createLocalKit, type LocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { emulate } from './emulate.ts';
import { nameOf, nextFrame, type Stage, seeded, settled, signIn, stage } from './stage.tsx';

const NAMES = Array.from({ length: 40 }, (_, i) => `user${String(i).padStart(2, '0')}`);

/** Conversations with user00 to user39, the latest one first; nothing is unread. */
async function openChats(props: KitConversationsProps = {}): Promise<{ ann: LocalKit; view: Stage }> {
  const data = createLocalData();
  const guest = createLocalKit({ data });
  await guest.createUser(new guest.User('ann', 'Ann'));
  for (const uid of NAMES) await guest.createUser(new guest.User(uid, uid));
  const ann = await signIn(data, 'ann');
  for (const uid of NAMES.toReversed()) await ann.sendMessage(new ann.TextMessage(uid, 'Hello', 'user'));
  const view = stage(
    () => (
      <KitConversations
        disableSoundForMessages
        conversationsRequestBuilder={new ann.ConversationsRequestBuilder().setLimit(NAMES.length)}
        {...props}
      />
    ),
    { kit: ann },
  );
  await settled(view);
  expect(order(view)).toEqual(NAMES.slice(0, 4));
  return { ann, view };
}

const order = (view: Stage) => view.rows().slice(0, 4).map(nameOf);
const preview = (view: Stage, name: string) =>
  view.row(name).querySelector('.kit-conversations__subtitle-text-body')?.textContent;

async function say(kit: LocalKit, uid: string, words = `From ${uid}`): Promise<void> {
  controlOf(kit).sendAs(uid, new kit.TextMessage('ann', words, 'user'));
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
  it('holds while a pointer is down; rows change in place', async () => {
    const { ann, view } = await openChats();
    point(view, 'pointerdown');
    await say(ann, 'user02');
    await say(ann, 'user03');
    expect(order(view)).toEqual(NAMES.slice(0, 4));
    expect(preview(view, 'user02')).toBe('From user02');
    point(view, 'pointerup');
    expect(order(view)).toEqual(['user03', 'user02', 'user00', 'user01']);
    await say(ann, 'user01');
    expect(order(view)).toEqual(['user01', 'user03', 'user02', 'user00']);
  });

  it('goes on after 5 s though the pointer is still down', async () => {
    const { ann, view } = await openChats();
    fakeTime();
    point(view, 'pointerdown');
    kitSays(ann, 'user02');
    await frame();
    vi.advanceTimersByTime(4999);
    expect(order(view)).toEqual(NAMES.slice(0, 4));
    vi.advanceTimersByTime(1);
    expect(order(view)).toEqual(['user02', 'user00', 'user01', 'user03']);
  });

  it('is not held by hovering unless asked for, and not by a press with `none`', async () => {
    const { ann, view } = await openChats({ holdOrder: 'none' });
    point(view, 'pointerdown');
    point(view, 'pointermove');
    await say(ann, 'user02');
    expect(order(view)[0]).toBe('user02');
    const other = await openChats();
    point(other.view, 'pointermove');
    await say(other.ann, 'user02');
    expect(order(other.view)[0]).toBe('user02');
  });

  it('holds with `hover` until 500 ms after the pointer moved', async () => {
    const { ann, view } = await openChats({ holdOrder: 'hover' });
    fakeTime();
    point(view, 'pointermove');
    kitSays(ann, 'user02');
    await frame();
    vi.advanceTimersByTime(400);
    point(view, 'pointermove');
    vi.advanceTimersByTime(499);
    expect(order(view)).toEqual(NAMES.slice(0, 4));
    vi.advanceTimersByTime(1);
    expect(order(view)[0]).toBe('user02');
  });

  it('holds while the menu of a row is open', async () => {
    const { ann, view } = await openChats();
    view.row('user01').querySelector<HTMLElement>('.kit-list-item__menu-button')?.click();
    await say(ann, 'user03');
    expect(order(view)).toEqual(NAMES.slice(0, 4));
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(order(view)[0]).toBe('user03'));
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

  it('are told above and below, and a click goes to the nearest', async () => {
    const { ann, view } = await openChats();
    expect(pill(view, 'start')?.checkVisibility()).toBe(false);
    expect(pill(view, 'end')?.checkVisibility()).toBe(false);
    view.scroller.scrollTop = 18 * 72;
    await nextFrame();
    await say(ann, 'user35');
    await say(ann, 'user36');
    await vi.waitFor(() => expect(pill(view, 'start')?.checkVisibility()).toBe(true));
    expect(pill(view, 'start')?.textContent).toBe('2 unread');
    expect(pill(view, 'end')?.checkVisibility()).toBe(false);
    pill(view, 'start')?.click();
    await nextFrame();
    // The row next to the window is the one that came first.
    expect(isInView(view, 'user35')).toBe(true);
    view.scroller.scrollTop = 0;
    await vi.waitFor(() => expect(pill(view, 'start')?.checkVisibility()).toBe(false));
    point(view, 'pointerdown');
    await say(ann, 'user25');
    await vi.waitFor(() => expect(pill(view, 'end')?.textContent).toBe('1 unread'));
    pill(view, 'end')?.click();
    await nextFrame();
    expect(isInView(view, 'user25')).toBe(true);
    await vi.waitFor(() => expect(pill(view, 'end')?.checkVisibility()).toBe(false));
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
        // An avatar is a mask too, with its letters in it.
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

/** What `say` does while time is faked. */
function kitSays(kit: LocalKit, uid: string): void {
  controlOf(kit).sendAs(uid, new kit.TextMessage('ann', `From ${uid}`, 'user'));
}

const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
