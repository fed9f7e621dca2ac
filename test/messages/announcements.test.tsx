import { render } from '@solidjs/testing-library';
import { type ComposerHandle, KitMessageComposer, KitMessageList, KitProvider } from 'solid-chat-kit';
import { createLocalData, createLocalKit } from 'solid-chat-kit/local';
import { describe, expect, it, vi } from 'vitest';
import { openChat, say } from './harness.tsx';

/** Waits until a text is announced. */
const announced = (container: HTMLElement, text: string) =>
  vi.waitFor(() => expect(container.querySelector('.kit-live-region')?.textContent).toBe(text), 8000);

describe('own actions are announced', () => {
  it('[a11y.announcements] a message that was sent', async () => {
    const kit = createLocalKit({ data: createLocalData({ conversations: 0, users: 4, groups: 0 }) });
    await kit.login('ann');
    const user = await kit.getUser('bob');
    let composer!: ComposerHandle;
    const { container } = render(() => (
      <KitProvider sdk={kit} locale="en">
        <KitMessageList user={user} />
        <KitMessageComposer
          user={user}
          disableSoundForMessages
          disableStorage
          onReady={(handle) => {
            composer = handle;
          }}
        />
      </KitProvider>
    ));
    await vi.waitFor(() => expect(container.querySelector('[data-phase="empty"]')).not.toBeNull());
    composer.insert('Hello');
    composer.send();
    await announced(container, 'Sent');
  });

  it('[a11y.announcements] a reaction that was added or removed', async () => {
    const chat = await openChat(async ({ bob }) => {
      const message = await say(bob, 'ann', 'Dinner?');
      await bob.addReaction(String(message.getId()), '👍');
    });
    chat.find('.kit-message-bubble__reaction')?.click();
    await announced(chat.container, '👍, 2 people');
  });

  it('[a11y.announcements] a message that was deleted or edited here, not by others', async () => {
    let own = '';
    const chat = await openChat(async ({ ann, bob }) => {
      own = String((await say(ann, 'bob', 'Own')).getId());
      await say(bob, 'ann', 'Other');
    });
    const edited = new chat.ann.TextMessage('bob', 'Better', 'user');
    edited.setId(own);
    const message = await chat.ann.editMessage(edited);
    await chat.settled();
    expect(chat.find('.kit-live-region')?.textContent).toBe('');
    chat.events.messages.ccMessageEdited.next({ message, status: 'success' } as never);
    await announced(chat.container, 'Edited');
  });

  it('[a11y.announcements] nothing about a message of another chat', async () => {
    const chat = await openChat(({ bob }) => say(bob, 'ann', 'Hello'));
    const request = new chat.ann.UsersRequestBuilder().setLimit(4).build();
    const other = (await request.fetchNext()).find((user) => !['ann', 'bob'].includes(user.getUid()));
    const elsewhere = await say(chat.ann, String(other?.getUid()), 'Elsewhere');
    chat.events.messages.ccMessageDeleted.next(elsewhere as never);
    await say(chat.bob, 'ann', 'Are you there?');
    await announced(chat.container, 'Bob Okafor: Are you there?');
  });
});

it('[a11y.message-name] the name of a message has its quote and its reactions', async () => {
  const chat = await openChat(async ({ ann, bob }) => {
    const question = await say(bob, 'ann', 'Who brings coffee?');
    const answer = new ann.TextMessage('bob', 'I do', 'user');
    answer.setQuotedMessageId(question.getId());
    await bob.addReaction(String((await ann.sendMessage(answer)).getId()), '☕');
  });
  const row = chat.rows().at(-1) as HTMLElement;
  const ids = row.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const parts = ids.map((id) => document.getElementById(id)).filter((part) => part !== null);
  const names = parts.map((part) => part.getAttribute('aria-label') ?? part.textContent);
  expect(names.slice(0, 3)).toEqual([
    'You',
    expect.stringMatching(/^In reply to .*: Who brings coffee\?$/),
    'I do',
  ]);
  expect(names).toContain('Reactions: ☕, 1 person');
});
