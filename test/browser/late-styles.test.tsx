import { KitConversations, KitMessageList, KitProvider, KitUsers } from 'solid-chat-kit';
import type { JSX } from 'solid-js';
import { render } from 'solid-js/web';
import { expect, it, onTestFinished } from 'vitest';
import { nextFrame, seeded } from './stage.tsx';

async function frames(count: number) {
  for (let frame = 0; frame < count; frame++) await nextFrame();
}

it.each<[string, (user: object) => JSX.Element]>([
  ['KitConversations', () => <KitConversations disableSoundForMessages />],
  ['KitUsers', () => <KitUsers />],
  ['KitMessageList', (user) => <KitMessageList user={user as never} disableSoundForMessages />],
])('[list.styles] %s causes no error of the page when its style sheet comes late', async (_name, draw) => {
  const { ann } = await seeded({ conversations: 60, groups: 0, users: 80 });
  for (let index = 0; index < 80; index++)
    await ann.sendMessage(new ann.TextMessage('bob', `Message ${index}`, 'user'));
  const user = await ann.getUser('bob');
  const errors: string[] = [];
  const onError = (event: ErrorEvent) => void errors.push(event.message);
  addEventListener('error', onError);
  const sheets = [...document.styleSheets].filter((sheet) => !sheet.disabled);
  const disable = (isDisabled: boolean) => {
    for (const sheet of sheets) sheet.disabled = isDisabled;
  };
  onTestFinished(() => {
    removeEventListener('error', onError);
    disable(false);
  });
  disable(true);
  const host = document.createElement('div');
  host.className = 'kit';
  host.style.height = '600px';
  document.body.append(host);
  const dispose = render(() => <KitProvider sdk={ann}>{draw(user)}</KitProvider>, host);
  onTestFinished(() => {
    dispose();
    host.remove();
  });
  await frames(30);
  disable(false);
  await frames(10);
  expect(errors).toEqual([]);
});
