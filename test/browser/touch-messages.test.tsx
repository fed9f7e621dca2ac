import { expect, it, vi } from 'vitest';
import { openScene, painted, until } from '../support/message-scene.tsx';
import { emulateTouch } from './emulate.ts';

it('[messages.swipe] a touch pulls a message to reply to it; a short pull and a scroll do not', async () => {
  await emulateTouch();
  const scene = await openScene({ messages: 3, height: 500 });
  const asked: string[] = [];
  scene.events.messages.ccReplyToMessage.subscribe(({ message }) => asked.push(String(message.getId())));
  await until(() => scene.rows().length === 3, 'the messages');
  const row = scene.rows()[1] as HTMLElement;
  const point = (type: string, x: number, y: number) =>
    row.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerType: 'touch',
        isPrimary: true,
        clientX: x,
        clientY: y,
      }),
    );
  const bubble = row.firstElementChild as HTMLElement;
  const ticks = vi.spyOn(navigator, 'vibrate').mockReturnValue(true);
  const moved = () => bubble.getBoundingClientRect().left - row.getBoundingClientRect().left;
  const pull = async (to: number, down = 0) => {
    point('pointerdown', 50, 100);
    point('pointermove', 50 + to, 100 + down);
    await painted();
    const result = { px: moved(), isFar: row.hasAttribute('data-pulled') };
    point('pointerup', 50 + to, 100 + down);
    await Promise.all(bubble.getAnimations().map(({ finished }) => finished));
    return result;
  };
  try {
    const at = moved();
    expect(await pull(30)).toEqual({ px: at + 30, isFar: false });
    expect(await pull(60, 80)).toEqual({ px: at, isFar: false });
    expect(asked).toEqual([]);
    expect(ticks).not.toHaveBeenCalled();
    expect(await pull(200)).toEqual({ px: at + 72, isFar: true });
    expect(asked).toHaveLength(1);
    expect(ticks).toHaveBeenCalledOnce();
    await painted();
    expect([moved(), row.hasAttribute('data-pulled')]).toEqual([at, false]);
    for (const [type, x] of Object.entries({ pointerdown: 50, pointermove: 90 })) point(type, x, 100);
    point('pointermove', 20, 100);
    point('pointerup', 20, 100);
    expect([bubble.getAnimations().length, moved()]).toEqual([0, at]);
    scene.set({ hideReplyOption: true });
    expect((await pull(200)).px).toBe(at);
    expect(asked).toHaveLength(1);
  } finally {
    ticks.mockRestore();
    scene.close();
  }
});

it('[messages.options] a long press lifts its message out of the others, and its menu does not cover it', async () => {
  await emulateTouch();
  const scene = await openScene({ messages: 6, height: 700 });
  await until(() => scene.rows().length === 6, 'the messages');
  const [, , row, other] = scene.rows() as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  const bubble = row.querySelector('.kit-message-bubble__body') as HTMLElement;
  const { left, top } = bubble.getBoundingClientRect();
  /** Whether a message lies above what dims the others. */
  const isLifted = (of: HTMLElement) => {
    const dim = getComputedStyle(of.parentElement as HTMLElement, '::after');
    return dim.content !== 'none' && Number(getComputedStyle(of).zIndex) > Number(dim.zIndex);
  };
  const menu = () => document.querySelector('.kit-menu');
  try {
    row.dispatchEvent(
      new PointerEvent('pointerdown', {
        bubbles: true,
        pointerType: 'touch',
        isPrimary: true,
        clientX: left + 5,
        clientY: top + 5,
      }),
    );
    await until(() => menu() !== null && isLifted(row), 'the menu');
    expect(isLifted(other)).toBe(false);
    const box = (menu() as HTMLElement).getBoundingClientRect();
    const said = bubble.getBoundingClientRect();
    expect(box.top >= said.bottom || box.bottom <= said.top).toBe(true);
    document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType: 'touch' }));
    (document.activeElement as HTMLElement).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }),
    );
    await until(() => menu() === null && !isLifted(row), 'the others');
  } finally {
    scene.close();
  }
});
