import { KitConversations } from 'solid-chat-kit';
import { expect, it, onTestFinished, vi } from 'vitest';
import { emulateTouch, finger } from './emulate.ts';
import { nextFrame, seeded, settled, stage } from './stage.tsx';

it('[a11y.touch] shows no menu button on a touch screen, and keeps it for keys and screen readers', async () => {
  await emulateTouch();
  const { ann } = await seeded({ conversations: 20, users: 30 });
  const view = stage(() => <KitConversations disableSoundForMessages />, { kit: ann });
  await settled(view);
  const row = view.rows()[0] as HTMLElement;
  const button = row.querySelector<HTMLElement>('.kit-list-item__menu-button') as HTMLElement;
  expect(getComputedStyle(button).opacity).toBe('0');
  expect(button.checkVisibility()).toBe(true);
  const [item, date] = ['.kit-list-item', 'time'].map((part) => row.querySelector(part) as Element);
  expect(item?.getBoundingClientRect().right).toBeCloseTo((date?.getBoundingClientRect().right ?? 0) + 12, 0);
  button.focus();
  await nextFrame();
  if (button.matches(':focus-visible')) expect(getComputedStyle(button).opacity).toBe('1');
});

it('[a11y.touch] the menu of a long press stays when the finger is lifted, also above the menu', async () => {
  await emulateTouch();
  const { ann } = await seeded({ conversations: 20, users: 30 });
  const onClick = vi.fn();
  const options = () => [{ title: 'Mute', onClick }];
  const view = stage(() => <KitConversations disableSoundForMessages options={options} />, { kit: ann });
  await settled(view);
  const clicks = vi.fn();
  document.addEventListener('click', clicks, true);
  onTestFinished(() => document.removeEventListener('click', clicks, true));
  const { left, top } = (view.rows()[1] as HTMLElement).getBoundingClientRect();
  const { press, lift } = finger();
  await press(left + 120, top + 36);
  const item = await vi.waitFor(() => {
    const shown = view.host.querySelector<HTMLElement>('.kit-menu__item');
    expect(shown?.checkVisibility()).toBe(true);
    return shown as HTMLElement;
  });
  await lift();
  await nextFrame();
  await nextFrame();
  expect(item.isConnected && item.checkVisibility()).toBe(true);
  expect(clicks).not.toHaveBeenCalled();
  await press(item.getBoundingClientRect().left + 20, item.getBoundingClientRect().top + 20);
  await lift();
  await vi.waitFor(() => expect(onClick).toHaveBeenCalledOnce());
});

it('rows that are not there yet have a shape, of the same size and at the same place', async () => {
  const { ann } = await seeded({ conversations: 200, users: 210 });
  const view = stage(() => <KitConversations disableSoundForMessages />, { kit: ann });
  await settled(view);
  const gap = view.list.querySelector('.kit-list__gap:last-of-type') as Element;
  const style = getComputedStyle(gap);
  expect(style.backgroundImage).toContain('radial-gradient');
  const { height } = (view.rows()[0] as Element).getBoundingClientRect();
  expect(style.backgroundSize).toContain(`48px ${height}px`);
});

it.each(['en', 'ar'])(
  '[a11y.touch] a swipe pulls in the entries of the menu, for fingers alone, in %s',
  async (locale) => {
    const { ann } = await seeded({ conversations: 20, users: 30 });
    const onMute = vi.fn();
    const onItemClick = vi.fn();
    const options = () => [{ title: 'Mute', onClick: onMute }, { title: 'Pin' }];
    const view = stage(
      () => <KitConversations disableSoundForMessages options={options} onItemClick={onItemClick} />,
      { kit: ann, locale },
    );
    await settled(view);
    const row = view.rows()[1] as HTMLElement;
    const item = row.querySelector('.kit-list-item') as HTMLElement;
    const towards = locale === 'ar' ? 1 : -1;
    const touch = (type: string, dx: number, dy = 0, target: Element = item) =>
      target.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerType: 'touch',
          clientX: 200 + dx * towards,
          clientY: 100 + dy,
        }),
      );
    const strip = () => row.querySelector<HTMLElement>('.kit-list__swipe');
    const swipe = (to: number) => {
      touch('pointerdown', 0);
      touch('pointermove', 20);
      touch('pointermove', to);
      touch('pointerup', to);
      item.querySelector('button')?.click();
    };

    touch('pointerdown', 0);
    touch('pointermove', 5, 40);
    touch('pointermove', 90, 40);
    touch('pointerup', 90, 40);
    expect(strip()).toBeNull();

    // The other way there is nothing to pull in.
    touch('pointerdown', 0);
    touch('pointermove', -20);
    touch('pointermove', -200);
    expect(strip()).toBeNull();
    touch('pointerup', -200);
    expect(strip()).toBeNull();

    // A touch that went back to its start, or beyond it, leaves nothing behind.
    const before = item.getBoundingClientRect().left;
    for (const end of [0, -200]) {
      touch('pointerdown', 0);
      touch('pointermove', 20);
      touch('pointermove', 200);
      touch('pointermove', end);
      touch('pointerup', end);
      expect(strip()).toBeNull();
      expect(item.getBoundingClientRect().left).toBe(before);
    }

    swipe(200);
    expect(onItemClick).not.toHaveBeenCalled();
    expect([...(strip()?.children ?? [])].map((button) => button.textContent)).toEqual(['Mute', 'Pin']);
    expect(strip()?.getAttribute('aria-hidden')).toBe('true');
    const width = strip()?.offsetWidth ?? 0;
    await vi.waitFor(() =>
      expect(item.getBoundingClientRect().left - before).toBeCloseTo(towards * width, 0),
    );
    const box = view.scroller.getBoundingClientRect();
    const shown = strip()?.getBoundingClientRect() as DOMRect;
    expect([shown.left >= box.left, shown.right <= box.right]).toEqual([true, true]);
    expect([item.getAttribute('style'), strip()?.getAttribute('style')]).toEqual([null, null]);

    const mute = strip()?.firstElementChild as HTMLElement;
    touch('pointerdown', 0, 0, mute);
    mute.click();
    expect(onMute).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(strip()).toBeNull());
    expect(item.getBoundingClientRect().left).toBe(before);

    // A tap elsewhere hides them, and does no more.
    swipe(200);
    touch('pointerdown', 0);
    touch('pointerup', 0);
    item.querySelector('button')?.click();
    expect(onItemClick).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(strip()).toBeNull());
    touch('pointerdown', 0);
    touch('pointerup', 0);
    item.querySelector('button')?.click();
    expect(onItemClick).toHaveBeenCalledOnce();
  },
);
