import { expect, test } from '@playwright/test';

// The page is built on the first visit.
test.describe.configure({ timeout: 90_000 });

test('the bench shows each list on the same feed, and its cost', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto('/');
  await expect(page.locator('.kit-conversations .kit-list__row').first()).toBeVisible();
  await page.getByRole('link', { name: 'Bench' }).click();

  for (const name of ['Solid Chat Kit', 'By hand', 'React Virtuoso', 'Solid store']) {
    await page.getByRole('radio', { name }).focus();
    await page.keyboard.press('Space');
    await expect(page.locator('.stage__name')).toHaveText(name);
    await expect(page.locator('.stage .kit-list__row').first()).toBeVisible({ timeout: 30_000 });
    const applied = page.locator('.chart', { hasText: 'Events applied' }).locator('.chart__value');
    await expect(applied).toHaveText(/[1-9]/, { timeout: 30_000 });
  }
  expect(page.url()).toContain('list=store');
  expect(errors).toEqual([]);
});

test('the bench shows each list of messages on the same feed', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto('/bench/?list=messages&rows=300&rate=100');
  for (const name of ['KitMessageList', 'Plain DOM', 'createVirtualizer']) {
    await page.getByRole('radio', { name: new RegExp(`^${name}`) }).focus();
    await page.keyboard.press('Space');
    await expect(page.locator('.stage__name')).toHaveText(name);
    await expect(page.locator('.stage .kit-message-list__row').last()).toBeVisible({ timeout: 30_000 });
    const applied = page.locator('.chart', { hasText: 'Events applied' }).locator('.chart__value');
    await expect(applied).toHaveText(/[1-9]/, { timeout: 30_000 });
  }
  await expect(page.getByRole('rowheader')).toHaveText(['KitMessageList', 'Plain DOM', 'createVirtualizer']);
  expect(errors).toEqual([]);
});

test('events can be paused, and come in a burst', async ({ page }) => {
  await page.goto('/bench/?list=ours&rows=1000&rate=100');
  await expect(page.locator('.stage .kit-list__row').first()).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Pause events' }).click();
  await expect(page.locator('.chart', { hasText: 'Events applied' }).locator('.chart__value')).toHaveText(
    /^0 /,
  );
  await page.getByRole('button', { name: 'Burst of 10,000' }).click();
  await expect(page.getByText(/10,000 events and their frames: \d+ ms/)).toBeVisible();
});
