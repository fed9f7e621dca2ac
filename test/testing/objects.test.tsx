import { render, screen } from '@solidjs/testing-library';
import { KitListItem } from 'solid-chat-kit';
import { makeConversation, makeUser } from 'solid-chat-kit/testing';
import { expect, it } from 'vitest';

/** A component of the app. */
function Person(props: {
  user: { getName(): string; getStatus(): string };
}) {
  return (
    <KitListItem
      title={props.user.getName()}
      subtitleView={props.user.getStatus()}
    />
  );
}

it('shows a name', () => {
  render(() => (
    <Person
      user={makeUser({ id: 'bob', name: 'Bob Bell', online: true })}
    />
  ));
  expect(screen.getByText('Bob Bell')).toBeTruthy();
});

it('counts what is unread', () => {
  const chat = makeConversation({
    user: 'bob',
    unread: 2,
    lastMessage: { from: 'bob', text: 'Lunch?' },
  });
  expect(chat.getUnreadMessageCount()).toBe(2);
  expect(chat.getConversationWith().getName()).toBe('Bob');
});
