import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';

const AXE = createRequire(import.meta.url).resolve('axe-core');

const paint = (page: Page, selector: string, property: 'backgroundColor' | 'borderRadius' | 'color') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element)[name], property);

/** The first visit compiles the page. */
const ready = (page: Page) =>
  expect(page.locator('.kit-users .kit-list__row').first()).toBeVisible({ timeout: 20_000 });

/** Returns axe's violations on the page. */
async function findings(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: AXE });
  return page.evaluate(async () => {
    const { violations } = await Reflect.get(window, 'axe').run();
    return violations.flatMap(({ id, nodes }: { id: string; nodes: { html: string }[] }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`),
    );
  });
}

test('the theming page is reached from the demo, and shows every look', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/');
  await page.getByRole('button', { name: 'More pages' }).click();
  await page.getByRole('link', { name: 'Themes' }).click();
  await ready(page);
  const choose = (name: string) => page.locator('label', { hasText: new RegExp(`^${name}$`) }).click();
  const height = () =>
    page
      .locator('.kit-conversations .kit-list__row')
      .first()
      .evaluate((row) => row.getBoundingClientRect().height);

  await choose('Light');
  expect(await paint(page, '.kit-conversations', 'backgroundColor')).toBe('rgb(255, 255, 255)');
  expect(await findings(page)).toEqual([]);
  await choose('Dark');
  expect(await paint(page, '.kit-conversations', 'backgroundColor')).toBe('rgb(19, 20, 23)');
  expect(await findings(page)).toEqual([]);
  await choose('More');
  expect(await paint(page, '.kit-conversations', 'backgroundColor')).toBe('rgb(0, 0, 0)');

  expect(await height()).toBe(72);
  await choose('Cosy');
  expect(await height()).toBe(64);
  await choose('Compact');
  expect(await height()).toBe(56);
  await choose('Right to left');
  await expect(page.locator('.kit-conversations')).toHaveAttribute('dir', 'rtl');
  expect(errors).toEqual([]);
});

test('tokens are changed live, and the CSS of them is copied', async ({ page, context, browserName }) => {
  if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/theme/');
  await ready(page);
  await page.locator('label', { hasText: /^Light$/ }).click();
  const css = page.locator('.result__css');
  const copy = page.getByRole('button', { name: 'Copy CSS' });
  await expect(copy).toBeDisabled();

  await page.getByLabel('Background').fill('#fff7e6');
  expect(await paint(page, '.kit-conversations', 'backgroundColor')).toBe('rgb(255, 247, 230)');
  await expect(css).toContainText('--kit-background-color-01: light-dark(#fff7e6, #131417);');
  await page.getByLabel('Accent').fill('#0d6b75');
  await expect(css).toContainText('--kit-primary-color: #0d6b75;');
  await page.getByLabel('Corners of rows').focus();
  await page.keyboard.press('Home');
  expect(await paint(page, '.kit-list-item', 'borderRadius')).toBe('0px');
  await expect(css).toContainText('--kit-radius-4: 0px;');

  // A contrast that is too low is reported.
  await page.getByLabel('Second line', { exact: false }).first().fill('#ffe9c0');
  await expect(page.locator('.contrast [data-enough="false"]').first()).toContainText('Second line');

  if (browserName === 'chromium') {
    await copy.click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await css.textContent());
    expect(copied).toMatch(/^\.kit \{\n {2}--kit-/);
  }
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(copy).toBeDisabled();
  expect(await paint(page, '.kit-conversations', 'backgroundColor')).toBe('rgb(255, 255, 255)');
});
