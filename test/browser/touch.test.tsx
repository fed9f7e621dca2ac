import { KitConversations } from 'solid-chat-kit';
import { expect, it } from 'vitest';
import { emulateTouch } from './emulate.ts';
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
