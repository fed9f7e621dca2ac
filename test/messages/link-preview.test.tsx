import type { LinkPreview, LinkPreviewOf } from 'solid-chat-kit';
import { expect, it, vi } from 'vitest';
import { openChat, say } from './harness.tsx';

/** Opens a chat with messages, each with a text and perhaps a preview in its metadata. */
const openLinks = (messages: readonly [text: string, linkPreview?: unknown][], linkPreview?: LinkPreviewOf) =>
  openChat(
    async ({ bob }) => {
      for (const [text, stored] of messages) {
        const message = new bob.TextMessage('ann', text, 'user');
        if (stored !== undefined) message.setMetadata({ linkPreview: stored });
        await bob.sendMessage(message);
      }
    },
    { linkPreview },
  );
type Chat = Awaited<ReturnType<typeof openLinks>>;
const cards = (chat: Chat) =>
  [...chat.container.querySelectorAll('.kit-link-preview')].map(
    (card) => card.querySelector('a')?.textContent ?? '',
  );

it('[messages.linkPreview] shows what the sender’s metadata has, and the host to which the link leads', async () => {
  const ask = vi.fn();
  const chat = await openLinks(
    [['See https://example.org/a, and https://other.org', { title: 'A', description: 'B', site: 'C' }]],
    ask,
  );
  await vi.waitFor(() => expect(cards(chat)).toEqual(['ABC · example.org']));
  const link = chat.find('.kit-link-preview a');
  expect([link?.getAttribute('href'), link?.getAttribute('rel')]).toEqual([
    'https://example.org/a',
    'noopener noreferrer',
  ]);
  expect(ask).not.toHaveBeenCalled();
});

it('[messages.linkPreview] asks the app once for each address, with the message', async () => {
  const ask = vi.fn(async (url: string): Promise<LinkPreview> => ({ title: `Title of ${url}` }));
  const chat = await openLinks(
    [['https://example.org/a'], ['again https://example.org/a'], ['no link']],
    ask,
  );
  const card = 'Title of https://example.org/aexample.org';
  await vi.waitFor(() => expect(cards(chat)).toEqual([card, card]));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(ask.mock.calls[0]?.[0]).toBe('https://example.org/a');
  const { unmount } = await openLinks([['https://example.org/a']], ask);
  unmount();
  expect(ask).toHaveBeenCalledTimes(1);
});

it('[messages.linkPreview] shows the address alone if there is no preview, and asks again after a failure', async () => {
  let isDown = true;
  const ask = vi.fn((url: string) => {
    if (isDown) throw new Error('down');
    return url.endsWith('b') ? null : { title: 'Up again' };
  });
  const chat = await openLinks([['https://example.org/a'], ['https://example.org/b']], ask);
  await vi.waitFor(() => expect(chat.errors.map(({ message }) => message)).toContain('down'));
  expect(cards(chat)).toEqual(['https://example.org/aexample.org', 'https://example.org/bexample.org']);
  isDown = false;
  const second = await openLinks([['https://example.org/a'], ['https://example.org/b']], ask);
  await vi.waitFor(() =>
    expect(cards(second)).toEqual(['Up againexample.org', 'https://example.org/bexample.org']),
  );
});

it('[messages.linkPreview] none without a link, without the prop, or if its sender removed it', async () => {
  const unasked = await openLinks([['https://example.org/a'], ['ann@example.org', { title: 'A' }]]);
  expect(cards(unasked)).toEqual([]);
  const removed = await openLinks([['https://example.org/a', null]], () => ({ title: 'A' }));
  expect(cards(removed)).toEqual([]);
});

it('[messages.linkPreview] hostile previews: text stays text, and only pictures load', async () => {
  const hostile = {
    title: '<img src=x onerror=alert(1)>',
    description: { text: 'no' },
    site: 'x'.repeat(10_000),
    url: 'javascript:alert(1)',
    image: 'javascript:alert(1)',
  };
  const previews = [
    hostile,
    { image: 'data:image/svg+xml,<svg onload="alert(1)"/>' },
    'text',
    7,
    [],
    { title: 3 },
  ];
  const chat = await openLinks(
    previews.map((preview) => ['https://p\u0430ypal.com/pay', preview] as const),
    () => undefined,
  );
  await vi.waitFor(() => expect(cards(chat)[0]).toContain('<img src=x onerror=alert(1)>'));
  expect(cards(chat)).toHaveLength(6);
  expect(chat.container.querySelector('.kit-link-preview img, .kit-link-preview svg')).toBeNull();
  for (const link of chat.container.querySelectorAll('.kit-link-preview a'))
    expect(link.getAttribute('href')).toBe('https://p\u0430ypal.com/pay');
  // The host is in ASCII, because its letters are of several scripts.
  expect(cards(chat).every((text) => text.endsWith('xn--pypal-4ve.com'))).toBe(true);
  expect(cards(chat)[0]?.length).toBeLessThan(1000);
});

it('[messages.linkPreview] a broken picture leaves the rest', async () => {
  const chat = await openLinks([['https://example.org', { title: 'A', image: 'https://example.org/a.png' }]]);
  await vi.waitFor(() => expect(chat.find('.kit-link-preview img')).not.toBeNull());
  const image = chat.find('.kit-link-preview img');
  expect([image?.getAttribute('loading'), image?.getAttribute('referrerpolicy')]).toEqual([
    'lazy',
    'no-referrer',
  ]);
  image?.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(chat.find('.kit-link-preview img')).toBeNull());
  expect(cards(chat)).toEqual(['Aexample.org']);
});

it('[messages.linkPreview] follows an edit of the link', async () => {
  const chat = await openChat(({ bob }) => say(bob, 'ann', 'https://example.org/a'), {
    linkPreview: (url) => ({ title: `At ${url.at(-1)}` }),
  });
  await vi.waitFor(() => expect(cards(chat)).toEqual(['At aexample.org']));
  const [sent] = await new chat.bob.MessagesRequestBuilder().setUID('ann').build().fetchPrevious();
  (sent as unknown as { setText(text: string): void }).setText('https://example.org/b');
  await chat.bob.editMessage(sent as never);
  await vi.waitFor(() => expect(cards(chat)).toEqual(['At bexample.org']));
});
