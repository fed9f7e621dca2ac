import { expect, it, vi } from 'vitest';
import { openChat } from './harness.tsx';

/** Replaces texts as page translators do, unless `translate` forbids it. */
function translatePage(root: HTMLElement) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('[translate]')?.getAttribute('translate') === 'no')
      continue;
    const font = document.createElement('font');
    font.textContent = `T:${text.data}`;
    text.replaceWith(font);
  }
}

async function translated(text: string) {
  const chat = await openChat(({ bob }) => bob.sendMessage(new bob.TextMessage('ann', text, 'user')));
  const shown = () => chat.find('.kit-message-bubble__text')?.textContent ?? '';
  await vi.waitFor(() => expect(shown()).not.toBe(''));
  translatePage(chat.container);
  expect(shown()).toMatch(/^T:/);
  return { ...chat, shown };
}

it('[messages.text] shows the new text of a message that was translated', async () => {
  const chat = await translated('Guten Morgen');
  const [message] = await new chat.bob.MessagesRequestBuilder()
    .setUID('ann')
    .setLimit(1)
    .build()
    .fetchPrevious();
  const edited = message as InstanceType<typeof chat.bob.TextMessage>;
  edited.setText('Guten Abend');
  await chat.bob.editMessage(edited);
  await vi.waitFor(() => expect(chat.shown()).toBe('Guten Abend'));
});

it('[messages.text] shows the whole of a long text that was translated', async () => {
  const text = `See https://example.com for ${'lorem ipsum dolor sit amet '.repeat(100).trim()}`;
  const chat = await translated(text);
  chat.find('.kit-message-bubble__more')?.click();
  expect(chat.shown()).toBe(text);
  expect(chat.errors).toEqual([]);
});

it('[messages.text] keeps what changes from page translators', async () => {
  const chat = await translated('Guten Morgen');
  expect(chat.find('.kit-message-list')?.textContent?.match(/T:/g)).toHaveLength(1);
});
