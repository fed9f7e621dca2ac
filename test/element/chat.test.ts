// A page of its own: a page defines an element once.
// @vitest-environment-options { "url": "http://localhost/chat" }
import type { KitChatElement } from 'solid-chat-kit/element/chat';
import 'solid-chat-kit/element/chat';
import { expect, it, vi } from 'vitest';
import { idle, page, town } from './harness.ts';

it('[element.chat] <kit-chat> draws the whole chat, with properties, attributes and events', async () => {
  const sdk = await town();
  const element = page<KitChatElement>('<kit-chat hide-new-chat disable-history></kit-chat>');
  const onChatChange = vi.fn();
  const changes: unknown[] = [];
  element.onChatChange = onChatChange;
  element.addEventListener('kit-chat-change', ({ detail }) => changes.push(detail));
  element.conversations = {
    titleView: (conversation) => `With ${conversation.getConversationWith().getName()}`,
  };
  element.header = {
    titleView: (entity) => {
      const title = document.createElement('b');
      title.textContent = `${entity.getName()}!`;
      return title;
    },
  };
  element.emptyView = () => 'Nobody yet';
  element.sdk = sdk;
  await idle();
  expect(element.querySelector('.kit-chat__main')?.textContent).toBe('Nobody yet');
  expect(element.querySelector('.kit-chat__new')).toBeNull();
  expect(element.querySelector('.kit-conversations')?.textContent).toContain('With Bob');
  element.querySelectorAll<HTMLElement>('.kit-list-item__action')[0]?.click();
  await idle();
  expect(element.querySelector('.kit-message-header__title b')?.textContent).toBe('Bob!');
  expect(changes).toEqual([{ user: expect.objectContaining({}) }]);
  expect(onChatChange.mock.calls).toEqual([[changes[0]]]);
});
