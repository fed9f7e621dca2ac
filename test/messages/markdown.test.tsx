import { defaultTextFormatters, KitUrlsFormatter } from 'solid-chat-kit';
import { KitMarkdownFormatter } from 'solid-chat-kit/markdown';
import { expect, it, vi } from 'vitest';
import { openChat, say } from './harness.tsx';

const textFormatters = [new KitMarkdownFormatter(), ...defaultTextFormatters(), new KitUrlsFormatter()];
const openFormatted = (...texts: string[]) =>
  openChat(
    async ({ bob }) => {
      for (const text of texts) await say(bob, 'ann', text);
    },
    { textFormatters },
  );

it('[messages.markdown] formatted text is drawn as elements with classes of their own', async () => {
  const chat = await openFormatted(
    '**bold** *italic* ~~gone~~ `code` https://x.org',
    'Steps:\n\n2. <b>one</b>\n3. two\n- dot\n> said\n```\nlet a;\n```',
  );
  const [inline, blocks] = chat.rows();
  const html = (row: Element | undefined) => row?.querySelector('.kit-message-bubble__text')?.outerHTML;
  expect(html(inline)).toContain(
    '<strong class="kit-text-strong">bold</strong> <em class="kit-text-italic">italic</em> <s class="kit-text-strike">gone</s> <code class="kit-text-code">code</code> <a class="kit-link"',
  );
  expect(html(inline)).toMatch(/^<p /);
  expect(html(blocks)).toMatch(/^<div /);
  expect(html(blocks)).toContain(
    '<ol class="kit-text-ordered-list" dir="auto" start="2"><li class="kit-text-item">&lt;b&gt;one&lt;/b&gt;</li>',
  );
  expect(html(blocks)).toContain(
    '<ul class="kit-text-list" dir="auto"><li class="kit-text-item">dot</li></ul>',
  );
  expect(html(blocks)).toContain('<blockquote class="kit-text-quote" dir="auto">said</blockquote>');
  expect(html(blocks)).toContain('<pre class="kit-text-code-block" dir="ltr" tabindex="');
});

it.each([
  '<script>window.ran = 1</script>',
  '**<img src=x onerror="window.ran = 1">**',
  '> <svg onload=alert(1)>',
  '- <iframe srcdoc="<script>window.ran = 1</script>">',
  '[click](javascript:window.ran=1)',
  '[click](JaVaScRiPt&#58;window.ran=1)',
  '[click](data:text/html,<script>window.ran=1</script>)',
  '[click](vbscript:x)',
  '![x](x"onerror="window.ran=1)',
  '```"><img src=x onerror=window.ran=1>\n<img src=x onerror=window.ran=1>\n```',
  '`<img src=x onerror=window.ran=1>`',
  '<javascript:window.ran=1>',
  '&lt;img src=x onerror=alert(1)&gt;',
  '[a]: javascript:window.ran=1\n\n[a]',
])('[messages.markdown] nothing runs as HTML: %j', async (text) => {
  const chat = await openFormatted(text);
  const bubble = chat.rows()[0]?.querySelector('.kit-message-bubble__text');
  expect(bubble?.querySelector('script, img, svg, iframe, a')).toBeNull();
  expect(
    [...(bubble?.querySelectorAll('*') ?? [])].flatMap((each) => each.getAttributeNames()).join(),
  ).not.toMatch(/\bon|src|style/);
  expect(window).not.toHaveProperty('ran');
});

it('[messages.markdown] a long text is cut within its blocks, and shown whole on demand', async () => {
  const chat = await openFormatted(
    `${Array.from({ length: 30 }, (_, at) => `- **item ${at}**`).join('\n')}\n\nthe end`,
    `> ${'many words '.repeat(200)}\n\nthe end`,
  );
  const [list, quote] = chat.rows();
  for (const row of [list, quote]) {
    expect(row?.textContent).not.toContain('the end');
    expect(row?.textContent).toContain('…');
    row?.querySelector<HTMLElement>('.kit-message-bubble__more')?.click();
    await vi.waitFor(() => expect(row?.textContent).toContain('the end'));
  }
  expect(list?.querySelectorAll('.kit-text-item .kit-text-strong')).toHaveLength(30);
});

it('[messages.markdown] the quote of a formatted message is plain text', async () => {
  const chat = await openChat(
    async ({ ann, bob }) => {
      const first = await say(bob, 'ann', '**Hi**\n- one\n- two');
      const reply = new ann.TextMessage('bob', 'yes', 'user');
      reply.setQuotedMessageId?.(first.getId());
      await ann.sendMessage(reply);
    },
    { textFormatters },
  );
  await vi.waitFor(() =>
    expect(chat.find('.kit-message-bubble__quote-text')?.textContent).toBe('Hi one two'),
  );
});

it('[messages.emoji] one to three emojis alone are large, whatever graphemes they are of', async () => {
  const chat = await openFormatted('👩‍👩‍👧‍👦', '🇩🇪 🏳️‍🌈', '3️⃣👍🏽❤️', '👍👍👍👍', '👍 ok', '123', '*');
  expect(
    chat.rows().map((row) => row.querySelector('.kit-message-bubble__text')?.getAttribute('data-emoji')),
  ).toEqual(['1', '2', '3', null, null, null, null]);
});
