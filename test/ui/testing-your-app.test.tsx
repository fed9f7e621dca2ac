import { render, screen } from '@solidjs/testing-library';
import { KitConversations, KitProvider } from 'solid-chat-kit';
import {
  createLocalData,
  createLocalKit,
  TextMessage,
  User,
} from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { flushNow } from 'solid-chat-kit/testing';
import { expect, it } from 'vitest';

it('shows a message as it arrives', async () => {
  const kit = createLocalKit({ data: createLocalData() });
  await kit.createUser(new User('ann', 'Ann'));
  await kit.createUser(new User('bob', 'Bob'));
  await kit.login('ann');
  render(() => (
    <KitProvider sdk={kit} locale="en" timeZone="UTC">
      <KitConversations />
    </KitProvider>
  ));
  await screen.findByText('No chats yet');

  await controlOf(kit).sendAs(
    'bob',
    new TextMessage('ann', 'Lunch?', 'user'),
  );
  await screen.findByText('Bob');
  flushNow();
  expect(screen.getByText('Lunch?')).toBeTruthy();
});
