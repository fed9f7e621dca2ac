import { expect, test } from '@playwright/test';

test('a language chosen in the bar turns lists and page, and is there again after a reload', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto('/');
  const title = page.locator('.kit-conversations .kit-list__header-title');
  await expect(title).toHaveText('Chats');

  const choice = page.locator('.bar-button__select');
  await expect(choice.getByRole('option')).toHaveCount(18);
  await choice.selectOption('ar');
  await expect(title).toHaveText('الدردشات');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');

  // Firefox reports what a reload interrupts.
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(title).toHaveText('الدردشات');
  await choice.selectOption('sv');
  await expect(title).toHaveText('Chattar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  expect(errors).toEqual([]);
});
