import { expect, type Locator, type Page, test } from '@playwright/test';

const chats = (page: Page): Locator => page.getByRole('list', { name: 'Chats' }).first();
const rowsOf = (list: Locator): Locator => list.locator('.kit-list__row');
const actionOf = (row: Locator): Locator => row.locator('.kit-list-item__action');

/** Opens the demo, and fails the test on any error that the page throws or logs. */
async function openDemo(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto('/');
  await expect(rowsOf(chats(page)).first()).toBeVisible();
  return errors;
}

test('the demo shows the chats, and the users for a new one', async ({ page }) => {
  const errors = await openDemo(page);
  expect(await rowsOf(chats(page)).count()).toBeGreaterThan(5);

  await page.getByRole('button', { name: 'New chat' }).click();
  const users = page.locator('.kit-users .kit-list__items');
  await expect(rowsOf(users).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('a click opens the chat of its row, and highlights it', async ({ page }) => {
  const errors = await openDemo(page);
  const action = actionOf(rowsOf(chats(page)).nth(2));
  const name = (await action.textContent()) ?? '';
  await action.click();

  await expect(page.getByRole('heading', { name }).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await expect(chats(page).locator('.kit-conversations__list-item-active .kit-list-item__action')).toHaveText(
    name,
  );
  expect(errors).toEqual([]);
});

test('a chat that is opened from the users is highlighted among the chats', async ({ page }) => {
  const errors = await openDemo(page);
  const name = (await actionOf(rowsOf(chats(page)).nth(1)).textContent()) ?? '';
  await page.getByRole('button', { name: 'New chat' }).click();
  const users = page.locator('.kit-users');
  await users.locator('.kit-search-bar__input').fill(name);
  await users.getByRole('button', { name, exact: true }).first().click();
  await expect(chats(page).locator('.kit-conversations__list-item-active .kit-list-item__action')).toHaveText(
    name,
  );
  expect(errors).toEqual([]);
});

test('a sent message shows in its row, which goes to the top', async ({ page }) => {
  const errors = await openDemo(page);
  const action = actionOf(rowsOf(chats(page)).nth(3));
  const name = (await action.textContent()) ?? '';
  await action.click();
  await page.getByRole('textbox', { name: 'Message' }).fill('See you at the harbour');
  await page.keyboard.press('Enter');

  const first = rowsOf(chats(page)).first();
  await expect(actionOf(first)).toHaveText(name);
  await expect(first).toContainText('See you at the harbour');
  expect(errors).toEqual([]);
});

test('the keyboard walks the list and opens a chat', async ({ page }) => {
  const errors = await openDemo(page);
  const rows = rowsOf(chats(page));
  const name = (await actionOf(rows.nth(2)).textContent()) ?? '';
  await actionOf(rows.first()).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(actionOf(rows.nth(2))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chats(page).locator('.kit-conversations__list-item-active .kit-list-item__action')).toHaveText(
    name,
  );
  expect(errors).toEqual([]);
});

test('a second device sees what the first one sends', async ({ page }) => {
  const errors = await openDemo(page);
  await page.getByRole('button', { name: /second/i }).click();
  const first = page.getByRole('region', { name: 'First device' });
  const second = page.getByRole('region', { name: 'Second device' });
  await expect(second.locator('.kit-list__row').first()).toBeVisible();

  await first.getByRole('button', { name: 'New chat' }).click();
  await first.locator('.kit-users .kit-search-bar__input').fill('Bob');
  await first.locator('.kit-users').getByRole('button', { name: /^Bob/ }).first().click();
  await first.getByRole('textbox', { name: 'Message' }).fill('Are you there?');
  await page.keyboard.press('Enter');

  const top = second.locator('.kit-conversations .kit-list__row').first();
  await expect(top).toContainText('Are you there?');
  await expect(top.locator('.kit-badge')).toHaveText(/\d+/);
  expect(errors).toEqual([]);
});
