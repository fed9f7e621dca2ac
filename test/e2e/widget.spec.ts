import { expect, type Page, test } from '@playwright/test';
import { CONTENT_SECURITY_POLICY, serveWidget } from '../../example/widget/serve.mjs';

let server: Awaited<ReturnType<typeof serveWidget>>;
test.beforeAll(async () => {
  server = await serveWidget();
});
test.afterAll(() => server.close());

/** Opens the page, and records errors of the browser and its policy. */
async function open(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.exposeFunction('complain', (what: string) => complaints.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      Reflect.get(window, 'complain')(`${violatedDirective} ${blockedURI} ${sourceFile}`),
    );
  });
  await page.goto(server.url);
  await expect(page.locator('kit-conversations .kit-list__row').first()).toBeVisible();
  await expect(page.locator('kit-users .kit-list__row').first()).toBeVisible();
  return complaints;
}

const row = (page: Page, list: string, name: string) =>
  page.locator(`${list} .kit-list__row`, { hasText: name });

test('the policy is in force: neither a script nor markup from a string gets through', async ({ page }) => {
  expect(CONTENT_SECURITY_POLICY).toContain("require-trusted-types-for 'script'");
  await open(page);
  const gotThrough = await page.evaluate(() => {
    try {
      const script = document.createElement('script');
      script.append('window.hasRun = true');
      document.head.append(script);
      document.createElement('div').innerHTML = '<b>from a string</b>';
    } catch {
      return 'hasRun' in window;
    }
    // A browser without Trusted Types accepts the string; none may run the script.
    return 'hasRun' in window || 'trustedTypes' in window;
  });
  expect(gotThrough).toBe(false);
});

test('lists without a framework load, live and scroll under a strict policy', async ({ page }) => {
  const complaints = await open(page);
  // Icons, colours and sizes of the sheets apply.
  const icon = page.locator('kit-conversations .kit-search-bar__icon');
  expect(await icon.evaluate((element) => getComputedStyle(element).maskImage)).toContain(
    '/kit/icons/search.svg',
  );
  const chats = page.locator('kit-conversations');
  await expect(chats).toHaveClass(/\bkit\b/);
  expect(await chats.locator('.kit-list__row').count()).toBeLessThan(24);

  await page.getByRole('button', { name: 'Bob writes' }).click();
  const first = page.locator('kit-conversations .kit-list__row').first();
  await expect(first).toContainText('Bob Okafor');
  await expect(first).toContainText('The tide turns, 1 of 1.');

  await page.locator('kit-users .kit-list__scroller').evaluate((scroller) => scroller.scrollTo(0, 2600));
  await expect(page.locator('kit-users .kit-list__row', { hasText: 'Ada Clark' })).toHaveCount(0);
  await expect(page.locator('kit-users .kit-list__row').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('events carry the objects of the SDK, and a page of plain scripts chats with them', async ({ page }) => {
  const complaints = await open(page);
  const bob = row(page, 'kit-conversations', 'Bob Okafor');
  await page.getByRole('button', { name: 'Bob writes' }).click();
  await bob.click();
  await expect(page.getByRole('heading', { name: 'Bob Okafor' })).toBeVisible();
  await expect(bob.locator('[aria-current]')).toHaveCount(1);
  await expect(bob.locator('.kit-badge')).toBeHidden();
  await expect(page.locator('#messages li').last()).toContainText('The tide turns, 1 of 1.');
  await page.getByLabel('Message', { exact: true }).fill('Until tomorrow');
  await page.keyboard.press('Enter');
  await expect(bob).toContainText('Until tomorrow');
  await expect(page.locator('#messages li').last()).toHaveText('Until tomorrow');

  await row(page, 'kit-users', 'Ada Clark').click();
  await expect(page.locator('#invited')).toHaveText('Invited: Ada Clark');
  await row(page, 'kit-users', 'Bob Okafor').getByRole('checkbox').check();
  await expect(page.locator('#invited')).toHaveText('Invited: Ada Clark, Bob Okafor');
  await page.locator('kit-users').getByRole('button', { name: 'Remove Ada Clark' }).click();
  await expect(page.locator('#invited')).toHaveText('Invited: Bob Okafor');

  await page.getByRole('button', { name: 'Dark' }).click();
  const paint = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await paint('#chats .kit-conversations')).toBe(await paint('.thread'));
  expect(await paint('#chats .kit-conversations')).not.toBe('rgb(255, 255, 255)');
  expect(complaints).toEqual([]);
});

test('a menu and its dialog, which load on demand elsewhere, work by keyboard under a strict policy', async ({
  page,
}) => {
  const complaints = await open(page);
  await page.getByRole('button', { name: 'Bob writes' }).click();
  const bob = row(page, 'kit-conversations', 'Bob Okafor');
  await bob.locator('.kit-list-item__action').focus();
  await page.keyboard.press('Shift+F10');
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Delete chat with / });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(bob).toHaveCount(0);
  await expect(page.getByText('Chat deleted', { exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a language is fetched when an element asks for it, from beside the script', async ({ page }) => {
  const complaints = await open(page);
  const title = page.locator('kit-users .kit-list__header-title');
  await expect(title).toHaveText('Users');
  await page.locator('kit-users').evaluate((element) => element.setAttribute('locale', 'ar'));
  await expect(title).not.toHaveText('Users');
  await expect(page.locator('.kit-users')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('#chats .kit-conversations')).toHaveAttribute('dir', 'ltr');
  expect(complaints).toEqual([]);
});

test('the bubble opens a whole chat, which keeps its place while it is closed', async ({ page }) => {
  const complaints = await open(page);
  const bubble = page.getByRole('button', { name: 'Open the chat' });
  const chat = page.locator('kit-chat');
  await expect(chat).toBeHidden();
  await bubble.click();
  await expect(chat.getByRole('button', { name: 'Search chats, people and messages' })).toBeFocused();
  await row(page, 'kit-chat', 'Bob Okafor').click();
  await expect(chat.getByRole('heading', { name: 'Bob Okafor' })).toBeVisible();
  await expect(chat.locator('.kit-message-list__row').last()).toBeVisible();
  const field = chat.getByRole('textbox', { name: 'Message' });
  await expect(field).toBeFocused();
  await field.fill('Is the slip free on Friday?');
  await page.keyboard.press('Enter');
  await expect(chat.locator('.kit-message-list__row').last()).toContainText('Is the slip free on Friday?');
  await expect(row(page, 'kit-conversations#chats', 'Bob Okafor')).toContainText(
    'Is the slip free on Friday?',
  );

  await page.getByRole('button', { name: 'Close the chat' }).click();
  await expect(chat).toBeHidden();
  await expect(bubble).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chat.locator('.kit-message-list__row').last()).toContainText('Is the slip free on Friday?');
  expect(complaints).toEqual([]);
});
