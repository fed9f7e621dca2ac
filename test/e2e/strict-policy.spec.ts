import { expect, type Page, test } from '@playwright/test';
import { previewExample } from '../../scripts/serve-example.mjs';

/** Nothing inline, nothing from other origins, and no markup from strings except compiled templates. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' data: blob:",
  "connect-src 'self'",
  "font-src 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

let demo: Awaited<ReturnType<typeof previewExample>>;
test.beforeAll(async () => {
  demo = await previewExample('app', { headers: { 'Content-Security-Policy': POLICY } });
});
test.afterAll(() => demo.close());

/** Opens the demo as it is built, and records errors of the browser and its policy. */
async function open(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.exposeFunction('complain', (what: string) => complaints.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      Reflect.get(window, 'complain')(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  await page.goto(demo.url);
  await expect(page.locator('.device .kit-conversations .kit-list__row').first()).toBeVisible();
  return complaints;
}

test('the demo chats, opens a menu, searches and sends a file under a strict policy, without a report', async ({
  page,
}) => {
  const complaints = await open(page);
  await expect(page.locator('.kit-message-bubble').first()).toBeVisible();
  const row = page.locator('.device .kit-conversations .kit-list__row').nth(1);
  await row.click();
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill('Under a strict policy, https://solid.example');
  await page.keyboard.press('Enter');
  const sent = page.locator('.kit-message-list__row', { hasText: 'Under a strict policy' });
  await expect(sent).toBeVisible();
  await sent.click({ button: 'right' });
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search chats, people and messages' }).fill('a');
  await expect(page.locator('.kit-search__hit').first()).toBeVisible();
  // The first empties the field.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const bytes = Buffer.from('plain');
  await page
    .locator('.kit-message-composer__file-input')
    .first()
    .setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: bytes });
  await page.getByRole('button', { name: 'Send' }).first().click();
  await expect(page.locator('.kit-message-list__row', { hasText: 'plan.txt' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the policy refuses markup with a handler or a script', async ({ page }) => {
  await open(page);
  const gotThrough = await page.evaluate(() => {
    for (const markup of [
      '<img src=x onerror="window.hasRun = true">',
      '<script>window.hasRun = true</script>',
    ])
      try {
        document.createElement('div').innerHTML = markup;
        // A browser without Trusted Types accepts the string; its policy runs nothing inline.
        if ('trustedTypes' in window) return true;
      } catch {}
    return 'hasRun' in window;
  });
  expect(gotThrough).toBe(false);
});
