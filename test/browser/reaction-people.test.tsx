import axe from 'axe-core';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openScene, painted, type Scene, until } from '../support/message-scene.tsx';
import { device, emulateTouch, finger } from './emulate.ts';

async function openReacted(): Promise<Scene & { chip(): HTMLElement; middle(): [number, number] }> {
  const scene = await openScene({ messages: 2 });
  const sent = await scene.send('bob', 'Coffee?');
  await scene.ann.addReaction(sent.getId(), '👍');
  await scene.bob.addReaction(sent.getId(), '👍');
  await scene.bob.addReaction(sent.getId(), '🎉');
  await until(
    () => scene.host.querySelectorAll('.kit-message-bubble__reaction').length === 2,
    'the reactions',
  );
  const chip = () => scene.find('.kit-message-bubble__reaction');
  return {
    ...scene,
    chip,
    middle() {
      const { x, y, width, height } = chip().getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    },
  };
}

async function expectClean(scene: Scene, state: string): Promise<void> {
  for (const theme of ['light', 'dark']) {
    scene.host.dataset.theme = theme;
    await painted();
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const { violations } = await axe.run(scene.host, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: { 'target-size': { enabled: true }, region: { enabled: false } },
    });
    expect(
      violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`)),
      `${state}, ${theme}`,
    ).toEqual([]);
  }
}

it('[messages.reactors] the names stay under a pointer that reads them, and move no row', async () => {
  const scene = await openReacted();
  try {
    const top = scene.chip().getBoundingClientRect().top;
    const { move } = device();
    await move(...scene.middle());
    await until(() => scene.find('.kit-reaction-tip')?.textContent?.includes('Bob'), 'the names');
    const tip = scene.find('.kit-reaction-tip').getBoundingClientRect();
    await move(tip.x + 10, tip.y + tip.height / 2);
    for (let frame = 0; frame < 40; frame++) await painted();
    expect(scene.find('.kit-reaction-tip').textContent).toContain('Bob');
    expect(scene.chip().getBoundingClientRect().top).toBe(top);
    await expectClean(scene, 'tip');
    await move(5, 5);
    await until(() => !scene.find('.kit-reaction-tip').matches(':popover-open'), 'the closed tip');
  } finally {
    scene.close();
  }
});

it('[messages.reactors] keys alone: names on focus, the list by the menu key, Escape back to the reaction', async () => {
  const scene = await openReacted();
  try {
    await until(() => scene.row('Coffee?')?.tabIndex === 0, 'the Tab stop');
    scene.row('Coffee?')?.focus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(scene.chip());
    await until(() => scene.find('.kit-reaction-tip')?.textContent === 'You and Bob Okafor', 'the names');
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await until(() => scene.find('.kit-reactions__tab[aria-selected="true"]'), 'the list');
    await until(() => scene.host.querySelectorAll('.kit-reactions__person').length === 2, 'the people');
    await expectClean(scene, 'list');
    await userEvent.keyboard('{Escape}');
    await until(() => !scene.find('.kit-reactions').matches('[open]'), 'the closed list');
    expect(document.activeElement).toBe(scene.chip());
  } finally {
    scene.close();
  }
});

it('[messages.reactors] a long press opens the list as a sheet, and adds or removes nothing', async () => {
  await emulateTouch();
  const scene = await openReacted();
  const touch = finger();
  try {
    await touch.press(...scene.middle());
    await until(() => scene.host.querySelectorAll('.kit-reactions__person').length === 2, 'the people');
    await touch.lift();
    await painted();
    expect(scene.chip().getAttribute('aria-pressed')).toBe('true');
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const sheet = scene.find('.kit-reactions').getBoundingClientRect();
    expect([sheet.left, sheet.width, Math.round(sheet.bottom)]).toEqual([0, innerWidth, innerHeight]);
    scene.find('button.kit-reactions__person').click();
    await until(() => scene.chip().getAttribute('aria-pressed') === 'false', 'the removed reaction');
  } finally {
    scene.close();
  }
});
