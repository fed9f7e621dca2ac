import { expect, it } from 'vitest';
import { openScene, painted, until } from '../support/message-scene.tsx';

it('[messages.opens] the way to the newest message says how many unread ones are left', async () => {
  const scene = await openScene({ messages: 80, unread: 30, props: { startFromUnreadMessages: true } });
  try {
    const left = () => Number(scene.find('.kit-message-list__newest-count')?.textContent ?? 0);
    const inView = () =>
      scene.rows().filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top >= scene.box().top && bottom <= scene.box().bottom;
      }).length;
    await until(() => scene.host.querySelector('.kit-message-list__unread'), 'the divider');
    await until(() => left() > 0 && left() <= 30 - inView(), 'the first ones seen');
    const before = left();
    await scene.scrollBy(500);
    await until(() => left() < before, 'more seen');
    scene.find('.kit-message-list__newest').click();
    await until(() => Math.abs(scene.gap()) <= 0.5, 'the end');
    await scene.scrollBy(-800);
    await painted();
    expect(left()).toBe(0);
  } finally {
    scene.close();
  }
});

it('[messages.opens] a button leads to the first unread mention below what is in view', async () => {
  const scene = await openScene({ messages: 80, unread: 30, props: { startFromUnreadMessages: true } });
  try {
    await until(() => scene.host.querySelector('.kit-message-list__unread'), 'the divider');
    expect(scene.find('.kit-message-list__mention')).toBeNull();
    await scene.send('bob', 'Look here, <@uid:ann>');
    for (let i = 0; i < 20; i++) await scene.send('bob');
    await until(() => scene.find('.kit-message-list__mention'), 'the button');
    expect(scene.find('.kit-message-list__mention').ariaLabel).toBe('Go to the first mention of you');
    scene.find('.kit-message-list__mention').focus();
    scene.find('.kit-message-list__mention').click();
    await until(() => {
      const row = scene.row('Look here')?.getBoundingClientRect();
      return row && row.top >= scene.box().top && row.bottom <= scene.box().bottom;
    }, 'the mention');
    await until(() => !scene.find('.kit-message-list__mention'), 'no further mention');
    expect(document.activeElement).toBe(scene.row('Look here'));
  } finally {
    scene.close();
  }
});
