import { expect, type Page, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import type { ComposerPage } from './composer/main.tsx';

let server: ViteDevServer;
test.beforeAll(async () => {
  server = await createServer({
    root: '.',
    configFile: 'vite.config.ts',
    server: { host: 'localhost', port: 0, hmr: false, watch: null },
  });
  await server.listen();
});
test.afterAll(() => server.close());

const run = <T>(page: Page, work: (page: ComposerPage) => T | Promise<T>) =>
  page.evaluate(`(${work})(window.page)`) as Promise<T>;

/** Opens a composer to the first chat. */
async function visit(page: Page, query = '') {
  const [base] = server.resolvedUrls?.local ?? [];
  await page.goto(`${base}test/e2e/composer/index.html${query}`);
  const field = page.locator('textarea');
  await expect(field).toBeEnabled({ timeout: 20_000 });
  return { field, status: page.locator('.kit-message-composer__status') };
}

/** The texts that Ann sent to each of the first two users. */
const sentTexts = (page: Page) =>
  run(page, async ({ kit, chats }) => {
    const texts = chats.user.slice(0, 2).map(async (user) => {
      const builder = new kit.MessagesRequestBuilder().setUID(user.getUid()).setLimit(30);
      const found = await builder.build().fetchPrevious();
      const own = found.filter((each) => each.getSender().getUid() === 'ann' && each.getMuid());
      return own.map((each) => {
        const text = 'getText' in each ? each.getText() : '';
        return each.getType() === 'text' ? text : `${each.getType()}: ${text}`;
      });
    });
    return Promise.all(texts);
  });

test('drafts stay with their chat, and survive a reload with mentions and reply', async ({ page }) => {
  const { field } = await visit(page, '?type=group');
  await field.pressSequentially('Hi @');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  const text = await field.inputValue();
  expect(text).toMatch(/^Hi @\w.* $/);
  await run(page, ({ open }) => void open(1));
  await expect(field).toHaveValue('');
  await field.pressSequentially('Another');
  await run(page, ({ open }) => void open(0));
  await expect(field).toHaveValue(text);
  await page.reload();
  await expect(field).toHaveValue(text);
  await page.keyboard.press('Tab');
  await field.focus();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  const sent = await run(page, async ({ kit, chats }) => {
    const builder = new kit.MessagesRequestBuilder().setGUID(
      (chats.group[0] as { getGuid(): string }).getGuid(),
    );
    const last = (await builder.setLimit(1).build().fetchPrevious()).at(-1);
    return [last && 'getText' in last && last.getText(), last?.getMentionedUsers().length];
  });
  expect(sent).toEqual([expect.stringMatching(/^Hi <@uid:[^>]+>$/), 1]);
});

test('an upload ends in the chat it was written in; the text of the other chat stays', async ({ page }) => {
  const { field } = await visit(page);
  await run(page, ({ control }) => control.setLatency(1000));
  await page.locator('input[type=file]').setInputFiles({
    name: 'фото 写真.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(3_000_000),
  });
  await expect(page.locator('.kit-message-composer__file')).toBeVisible();
  await field.pressSequentially('See this');
  await page.keyboard.press('Enter');
  await run(page, ({ open }) => void open(1));
  await field.pressSequentially('Unsent');
  await run(page, ({ control }) => control.setLatency(0));
  await expect.poll(() => sentTexts(page)).toEqual([['image: See this'], []]);
  await expect(field).toHaveValue('Unsent');
});

test('a text that was not sent comes back after a reload, and is sent once', async ({ page }) => {
  const { field } = await visit(page, '?list');
  await run(page, ({ control }) => control.disconnect());
  await field.pressSequentially('Lost');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  await page.reload();
  const again = page.getByRole('button', { name: 'Send again' });
  await again.click();
  await expect(again).toBeHidden();
  expect(await sentTexts(page)).toEqual([['Lost'], []]);
  await page.reload();
  await expect(field).toBeEnabled();
  await expect(again).toBeHidden();
});

test('Enter belongs to the input method while it composes', async ({ page, browserName }) => {
  const { field } = await visit(page);
  await field.focus();
  // Only Chromium can be told to compose; elsewhere, the page gets the events of a composition.
  await (browserName === 'chromium' ? composeByBrowser(page) : field.evaluate(composeByEvents));
  await expect(field).toHaveValue('日本');
  expect(await sentTexts(page)).toEqual([[], []]);
  await page.keyboard.press('Enter');
  await expect.poll(() => sentTexts(page)).toEqual([['日本'], []]);
});

async function composeByBrowser(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 });
  await expect(page.locator('textarea')).toHaveValue('にほん');
  await client.send('Input.dispatchKeyEvent', {
    type: 'rawKeyDown',
    key: 'Enter',
    code: 'Enter',
    windowsVirtualKeyCode: 229,
  });
  await client.send('Input.insertText', { text: '日本' });
}

function composeByEvents(element: HTMLElement | SVGElement) {
  const field = element as HTMLTextAreaElement;
  const fire = (event: Event) => field.dispatchEvent(event);
  const enter = (isComposing: boolean) =>
    new KeyboardEvent('keydown', {
      key: 'Enter',
      keyCode: 229,
      isComposing,
      bubbles: true,
      cancelable: true,
    });
  fire(new CompositionEvent('compositionstart', { bubbles: true }));
  field.value = '日本';
  fire(new InputEvent('input', { isComposing: true, bubbles: true }));
  fire(enter(true));
  fire(new CompositionEvent('compositionend', { data: '日本', bubbles: true }));
  fire(enter(false));
}
