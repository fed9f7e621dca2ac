import { KitChat } from 'solid-chat-kit';
import { expect, it } from 'vitest';
import { emulateTouch } from './emulate.ts';
import { nextFrame, seeded, settled, stage } from './stage.tsx';

it('[chat.focus] shows no keyboard on a touch screen', async () => {
  await emulateTouch();
  const { ann } = await seeded({ conversations: 30, groups: 0, users: 60 });
  const view = stage(() => <KitChat conversations={{ disableSoundForMessages: true }} />, {
    kit: ann,
    width: 1200,
  });
  await settled(view);
  const row = (index: number) => view.rows()[index]?.querySelector('.kit-list-item__action') as HTMLElement;
  const find = (selector: string) => view.host.querySelector<HTMLElement>(selector);
  row(0).click();
  await nextFrame();
  expect(find('.kit-chat__main')?.contains(find('textarea'))).toBe(true);
  expect(document.activeElement?.tagName).not.toBe('TEXTAREA');
  view.host.style.width = '500px';
  await nextFrame();
  await nextFrame();
  find('.kit-message-header__back')?.click();
  row(2).click();
  expect(document.activeElement).toBe(find('.kit-chat__main'));
});

it('[chat.focus] shows no keyboard for a new chat on a touch screen', async () => {
  await emulateTouch();
  const { ann } = await seeded({ conversations: 30, groups: 0, users: 60 });
  for (const width of [1200, 500]) {
    const view = stage(() => <KitChat conversations={{ disableSoundForMessages: true }} />, {
      kit: ann,
      width,
    });
    await settled(view);
    const find = (selector: string) => view.host.querySelector<HTMLElement>(selector);
    find('.kit-chat__new')?.click();
    await nextFrame();
    expect([width, document.activeElement]).toEqual([width, find('.kit-chat__users')]);
    find('.kit-chat__users .kit-message-header__back')?.click();
    await nextFrame();
    expect([width, document.activeElement]).toEqual([width, find('.kit-chat__new')]);
    view.unmount();
  }
});
