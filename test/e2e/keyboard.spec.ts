import { expect, type Locator, type Page, test } from '@playwright/test';

const FIELD = '.kit-message-composer__input';

/** Presses Tab until an element has the focus; Firefox also stops at scrollers. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  const isThere = () => goal.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < 9 && !(await isThere()); stop++) await page.keyboard.press('Tab');
  await expect(goal).toBeFocused();
}

/** Goes from the composer into the messages, by Shift+Tab alone; resolves to the focused message. */
async function toMessages(page: Page) {
  await expect(page.locator(`${FIELD}:focus`)).toHaveCount(1);
  const row = page.locator('li.kit-message-list__row:focus');
  for (let stop = 0; stop < 4 && (await row.count()) === 0; stop++) await page.keyboard.press('Shift+Tab');
  await expect(row).toHaveCount(1);
  return row;
}

/** Chooses from the menu of the focused message. */
async function choose(page: Page, title: string): Promise<void> {
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: title, exact: true });
  await expect(item).toBeVisible();
  for (let step = 0; step < 12; step++) {
    if (await item.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(item).toBeFocused();
  await page.keyboard.press('Enter');
}

test('a whole chat works with the keyboard alone', async ({ page }) => {
  test.setTimeout(120_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  // Few messages fit, so that there is a way back to the newest one.
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto('/');
  await page.locator('.kit-message-list__row').last().waitFor();
  await page.getByRole('radio', { name: 'All' }).first().focus();
  await tabTo(page, page.locator('.kit-list-item__action').first());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const field = page.locator(FIELD).first();
  await expect(field).toBeFocused();
  const last = page.locator('.kit-message-list__row').last();
  const focused = page.locator('li.kit-message-list__row:focus');

  // Send.
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Enter');
  await expect(last).toContainText('By keyboard');
  await expect(last).toHaveAttribute('data-state', 'sent');
  const action = page.locator('.kit-conversations__list-item-active .kit-list-item__action');
  await expect(action).toHaveAccessibleDescription(/^Sent You By keyboard /);

  // React, then take it back.
  await toMessages(page);
  await page.keyboard.press('End');
  await expect(focused).toContainText('By keyboard');
  for (const count of [1, 0]) {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitemcheckbox').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(last.locator('.kit-message-bubble__reaction')).toHaveCount(count);
    await expect(focused).toContainText('By keyboard');
  }

  // Edit, by menu and by ArrowUp, which Escape leaves.
  await choose(page, 'Edit');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('By keyboard');
  await page.keyboard.type(', edited');
  await page.keyboard.press('Enter');
  await expect(last).toContainText('By keyboard, edited');
  await page.keyboard.press('ArrowUp');
  await expect(field).toHaveValue('By keyboard, edited');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');

  // Reply.
  await toMessages(page);
  await choose(page, 'Reply');
  await expect(field).toBeFocused();
  await page.keyboard.type('My answer');
  await page.keyboard.press('Enter');
  await expect(last).toContainText('My answer');
  await expect(last).toHaveAttribute('data-state', 'sent');
  await expect(last.locator('.kit-message-bubble__quote')).toContainText('By keyboard, edited');

  // A thread, and back.
  await toMessages(page);
  await page.keyboard.press('End');
  await choose(page, 'Reply in thread');
  const inThread = page.locator('[data-panel="thread"]');
  await expect(inThread.locator(FIELD)).toBeFocused();
  await page.keyboard.type('In the thread');
  await page.keyboard.press('Enter');
  await expect(inThread.locator('.kit-message-list__row').last()).toContainText('In the thread');
  await page.keyboard.press('Escape');
  await expect(inThread).toHaveCount(0);
  await expect(focused).toContainText('My answer');
  await expect(focused).toContainText('1 reply');

  // Delete: Escape keeps it, the second time it goes.
  await choose(page, 'Delete');
  const dialog = page.getByRole('dialog', { name: 'Delete this message?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(focused).toContainText('My answer');
  await choose(page, 'Delete');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(focused).toContainText('Message deleted');

  // Far up, and back to the newest message.
  const newest = page.getByRole('button', { name: 'Go to the newest message' });
  await page.keyboard.press('Home');
  await expect(newest).toBeVisible();
  await tabTo(page, newest);
  await page.keyboard.press('Enter');
  await expect(newest).toBeHidden();
  await expect(focused).toContainText('Message deleted');

  // What assistive technology gets of it.
  const log = page.getByRole('log', { name: 'Messages' });
  await expect(log).toHaveAttribute('aria-live', 'off');
  await expect(log).toMatchAriaSnapshot(`
    - log "Messages":
      - list:
        - listitem /You By keyboard, edited Edited .*/
        - listitem /You Message deleted .*/
  `);
  expect(errors).toEqual([]);
});
