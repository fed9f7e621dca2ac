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
