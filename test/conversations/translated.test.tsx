import { render } from '@solidjs/testing-library';
import { KitConversations, KitProvider, KitUsers } from 'solid-chat-kit';
import type { JSX } from 'solid-js';
import { expect, it } from 'vitest';
import { chats, idle } from './harness.tsx';

type Translate = { translate?: 'yes' };

it.each<[string, (props: Translate) => JSX.Element]>([
  ['conversations', (props) => <KitConversations {...props} />],
  ['users', (props) => <KitUsers {...props} />],
])('[list.text] keeps the rows of %s from page translators, unless the app allows it', async (name, draw) => {
  const kit = await chats({ ann: 'Hi' });
  const { container } = render(() => (
    <KitProvider sdk={kit} locale="en">
      {draw({})}
      {draw({ translate: 'yes' })}
    </KitProvider>
  ));
  await idle();
  const lists = [...container.querySelectorAll(`.kit-${name}`)];
  expect(lists.map((list) => list.getAttribute('translate'))).toEqual(['no', 'yes']);
});
