import { expect, type Locator, type Page, test } from '@playwright/test';

const rows = (page: Page): Locator => page.locator('.device .kit-conversations .kit-list__row');
const active = (page: Page): Locator => page.locator('.kit-conversations__list-item-active');
const composer = (page: Page): Locator => page.getByRole('textbox', { name: 'Message' });

/** Opens the demo, and notes every error that the page throws or logs. */
async function openDemo(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto('/');
  await expect(rows(page).first()).toBeVisible();
  return errors;
}

test('the first view shows an open chat, few requests make it, and nobody has taken the focus', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const errors = await openDemo(page);
  await expect(page.locator('.kit-message-bubble').first()).toBeVisible();
  await expect(active(page)).toHaveCount(1);
  await expect(page.locator('body')).toBeFocused();
  // One per module would be hundreds; parts that load at idle may be among them.
  expect(scripts.length).toBeLessThan(65);
  expect(errors).toEqual([]);
});

test('a chat stays at its newest message while the window is resized', async ({ page }) => {
  await openDemo(page);
  await rows(page).filter({ hasText: 'Family' }).locator('.kit-list-item__action').click();
  const scroller = page.locator('.device .kit-message-list__scroller').first();
  // It is laid out from its end.
  const fromEnd = () => scroller.evaluate(({ scrollTop }) => Math.abs(scrollTop));
  await expect(page.locator('.kit-message-header__title').first()).toHaveText('Family');
  await expect.poll(fromEnd).toBeLessThan(2);
  for (const size of [
    { width: 360, height: 800 },
    { width: 1280, height: 800 },
    { width: 360, height: 640 },
    { width: 900, height: 600 },
  ]) {
    await page.setViewportSize(size);
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size.width);
    await expect.poll(fromEnd, `at ${size.width} px`).toBeLessThan(2);
    await expect(page.locator('.device .kit-message-list__newest').first()).toBeHidden();
  }
});

test('the title of the page has the unread count', async ({ page }) => {
  await openDemo(page);
  await expect(page).toHaveTitle(/^\(\d+\) Solid Chat Kit$/);
  const before = await page.title();
  await rows(page)
    .filter({ has: page.locator('.kit-badge:visible') })
    .first()
    .click();
  await expect.poll(() => page.title()).not.toBe(before);
});

test('a narrow screen begins with the list, and so does a wide one that becomes narrow', async ({ page }) => {
  await page.setViewportSize({ width: 380, height: 760 });
  await openDemo(page);
  await expect(page.locator('.kit-message-header')).toHaveCount(0);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(page.locator('.kit-message-bubble').first()).toBeVisible();
  await page.setViewportSize({ width: 380, height: 760 });
  await expect(rows(page).first()).toBeVisible();
  await expect(page.locator('.kit-message-header')).toHaveCount(0);
});

/** Expects the parts of the top bar to be apart and on screen. */
async function expectBarApart(page: Page, width: number): Promise<void> {
  const parts = page
    .locator('.top-bar')
    .locator('.brand__mark, .brand__name, .bar-button')
    .filter({ visible: true });
  const boxes = await parts.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect()).filter((box) => box.width > 1),
  );
  const sorted = boxes.sort((a, b) => a.left - b.left);
  expect(sorted.length).toBeGreaterThan(5);
  const gaps = sorted.map(({ left }, index) => left - (sorted[index - 1]?.right ?? 0));
  expect(Math.min(...gaps, width - (sorted.at(-1)?.right ?? 0)), `at ${width} px`).toBeGreaterThanOrEqual(0);
}

test('the bar keeps its buttons apart and on screen at 200% text', async ({ page }) => {
  await openDemo(page);
  for (const width of [1440, 1280, 900, 640, 380, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await page.addStyleTag({ content: ':root { font-size: 200% }' });
    await expectBarApart(page, width);
  }
});

for (const locale of ['en', 'ru'])
  test.describe(() => {
    test.use({ locale });
    test(`the bar keeps its buttons apart and on screen, in ${locale}`, async ({ page }) => {
      await openDemo(page);
      for (const width of [1280, 1160, 1100, 1040, 1000, 940, 860, 820, 780, 740, 640, 480, 320]) {
        await page.setViewportSize({ width, height: 700 });
        await expectBarApart(page, width);
      }
    });
  });

test('people are still under automation, and answer once the switch is on', async ({ page }) => {
  const errors = await openDemo(page);
  const live = page.getByRole('button', { name: 'Live', exact: true });
  await expect(live).toHaveAttribute('aria-pressed', 'false');
  // Beside the story, whose people go on by themselves.
  await rows(page).filter({ hasText: 'Julia Olsen' }).click();
  await expect(page.locator('.kit-message-header')).toContainText('Julia Olsen');
  await live.click();
  await expect(live).toHaveAttribute('aria-pressed', 'true');

  const last = page.locator('.kit-message-list__row').last();
  await expect(last).toBeVisible();
  await composer(page).fill('Are you coming?');
  await page.keyboard.press('Enter');
  await expect(last).toContainText('Are you coming?');
  await expect(active(page).locator('.kit-conversations__subtitle-typing')).toBeVisible();
  await expect(last).not.toHaveAttribute('data-own');
  await expect(
    page.locator('.kit-message-list__row[data-own]').last().getByRole('img', { name: 'Read' }),
  ).toBeVisible();

  await live.click();
  await expect(live).toHaveAttribute('aria-pressed', 'false');
  expect(errors).toEqual([]);
});

test('the show plays to its end, and leaves everything as it was', async ({ page }) => {
  test.setTimeout(120_000);
  const errors = await openDemo(page);
  await composer(page).fill('A draft');
  const texts = await rows(page).allTextContents();
  const show = page.getByRole('button', { name: 'Show me' });
  await show.click();
  const stage = page.locator('.show');
  for (const title of [
    'People write to you',
    'You write, and get an answer',
    'A reply, a reaction, a picture',
    'A thread',
    'Dark, and right to left',
    'A burst of 10,000 events',
  ]) {
    await expect(stage.getByText(title)).toBeVisible({ timeout: 20_000 });
  }
  await expect(stage.getByText(/frames a second/)).toBeVisible();
  await expect(stage.getByText('Offline: messages wait')).toBeVisible({ timeout: 40_000 });
  await expect(stage).toHaveCount(0, { timeout: 20_000 });

  await expect(show).toBeFocused();
  await expect(composer(page)).toHaveValue('A draft');
  expect(await rows(page).allTextContents()).toEqual(texts);
  expect(errors).toEqual([]);
});

test('the show can be stopped at any time', async ({ page }) => {
  const errors = await openDemo(page);
  const show = page.getByRole('button', { name: 'Show me' });
  await show.click();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.show')).toHaveCount(0);
  await expect(show).toBeFocused();
  await show.click();
  await expect(page.locator('.show').getByText('You write, and get an answer')).toBeVisible({
    timeout: 20_000,
  });
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.locator('.show')).toHaveCount(0);
  expect(errors).toEqual([]);
});

for (const width of [1280, 380]) {
  test(`Simulate covers nothing that it acts on, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 760 });
    await openDemo(page);
    await page.getByRole('button', { name: 'Simulate' }).click();
    const panel = await page.getByRole('complementary', { name: 'Simulate' }).boundingBox();
    const device = await page.locator('.device').boundingBox();
    const isApart =
      panel && device && (panel.y >= device.y + device.height - 1 || panel.x >= device.x + device.width - 1);
    expect(isApart).toBe(true);
    expect(device?.height).toBeGreaterThan(250);
  });
}

test('a call that will fail is shown as armed until it has failed', async ({ page }) => {
  await openDemo(page);
  await page.getByRole('button', { name: 'Simulate' }).click();
  await page.getByRole('button', { name: 'Fail the next call' }).click();
  const armed = page.getByText('Armed: the next call fails (Sending a message)');
  await expect(armed).toBeVisible();
  // The button can no longer have the focus.
  await expect(page.getByRole('combobox', { name: 'Call' })).toBeFocused();
  await composer(page).fill('This one fails');
  await page.keyboard.press('Enter');
  await expect(page.locator('.kit-message-bubble__failure')).toContainText('Not sent');
  await expect(armed).toHaveCount(0);
});

test('a message written offline is sent once the connection is back', async ({ page }) => {
  const errors = await openDemo(page);
  await page.getByRole('button', { name: 'Go offline' }).click();
  await composer(page).fill('Written offline');
  await page.keyboard.press('Enter');
  const own = page.locator('.kit-message-list__row[data-own]').last();
  await expect(own).toContainText('Waiting for connection');
  const online = page.getByRole('button', { name: 'Go online' });
  await online.click();
  await expect(own.getByRole('img', { name: /Sent|Delivered|Read/ })).toBeVisible();
  await expect(own).not.toContainText('Waiting for connection');
  await expect(page.getByRole('button', { name: 'Go offline' })).toBeFocused();
  // The demo has no onError: the refused send is logged.
  expect(errors).toEqual([expect.stringContaining('There is no connection')]);
});

test('a click elsewhere takes the focus from the buttons of a message', async ({ page }) => {
  await openDemo(page);
  await page.locator('.kit-message-list__row').last().focus();
  // The buttons are loaded after the first rows.
  await expect(page.locator('.kit-message-list__tool').last()).toBeVisible();
  for (let i = 0; i < 3; i++) await page.keyboard.press('Tab');
  await expect(page.locator('.kit-message-list__tool').last()).toBeFocused();
  const filter = page.getByRole('radio', { name: 'Groups' });
  await filter.click();
  await expect(filter).toBeFocused();
});

test('who is signed in has room at 200% text, and rows show at 400% zoom', async ({ page }) => {
  await openDemo(page);
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(rows(page).first()).toBeInViewport({ ratio: 0.6 });

  await page.setViewportSize({ width: 380, height: 760 });
  await page.addStyleTag({ content: ':root { font-size: 200% }' });
  const name = await page.locator('.account__body').boundingBox();
  const arrow = await page.locator('.account__name .icon').boundingBox();
  const right = (box: typeof name) => (box ? box.x + box.width : Number.NaN);
  expect(right(arrow)).toBeLessThanOrEqual(right(name));
});

test('no request of a new user fails, and a page needs no slash', async ({ page, request }) => {
  expect((await request.get('/favicon.ico')).headers()['content-type']).toBe('image/svg+xml');
  await page.goto('/props');
  await expect(page).toHaveURL(/\/props\/$/);
});

test('the focus stays in the page when what has it goes away', async ({ page }) => {
  await openDemo(page);
  await expect(page.locator('.kit-message-header')).toHaveCount(1);
  await page.getByRole('button', { name: 'Second user beside' }).click();
  const second = page.getByRole('region', { name: 'Second device' });
  await second.getByRole('button', { name: 'New chat' }).click();
  await expect(second.locator('.kit-users input')).toBeFocused();
  await page.evaluate(() => document.querySelector<HTMLElement>('.bar-button--second')?.click());
  await expect(second).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
});

for (const [path, scheme] of [
  ['/', 'light'],
  ['/', 'dark'],
  ['/props/', 'light'],
  ['/props/', 'dark'],
] as const) {
  test(`${path} passes axe, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.locator('.kit-list__row').first()).toBeVisible();
    if (path === '/') {
      await page.getByRole('button', { name: 'Simulate' }).click();
      await expect(page.locator('.kit-message-bubble').first()).toBeVisible();
      await page.evaluate(() => document.querySelector<HTMLElement>('.bar-button--second')?.click());
      await expect(page.locator('.kit-conversations')).toHaveCount(2);
    }
    await page.addScriptTag({ path: 'node_modules/axe-core/axe.min.js' });
    const violations = await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      return (await axe.run(document, { resultTypes: ['violations'] })).violations.map(({ id }) => id);
    });
    expect(violations).toEqual([]);
  });
}

test('Ctrl+K searches chats, people and messages, and a message opens in its chat', async ({ page }) => {
  const errors = await openDemo(page);
  const field = page.getByRole('combobox', { name: 'Search chats, people and messages' });
  await composer(page).focus();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(composer(page)).toBeFocused();

  await page.setViewportSize({ width: 380, height: 760 });
  await rows(page).nth(2).click();
  await expect(page.locator('.kit-message-header')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await field.fill('station');
  await page.locator('[data-kind="messages"] .kit-search__hit').first().click();
  await expect(field).toHaveCount(0);
  await expect(page.locator('.kit-message-list__row[data-marked]')).toBeInViewport();

  await page.getByRole('button', { name: 'Search in this chat' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search in this chat' })).toBeFocused();
  await page.keyboard.type('station');
  await expect(page.getByRole('status').filter({ hasText: /^1 of/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Search in this chat' })).toBeFocused();
  expect(errors).toEqual([]);
});

test('the account menu switches the user by a choice, not by the keys that move in it', async ({ page }) => {
  const errors = await openDemo(page);
  const account = page.getByRole('button', { name: /^Signed in as/ });
  await account.focus();
  await page.keyboard.press('ArrowDown');
  const menu = page.getByRole('menu', { name: 'Signed in as' });
  await expect(menu.getByRole('menuitemradio', { name: 'Ann Lindqvist', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('menuitemradio', { name: 'Bob Okafor' })).toBeFocused();
  await expect(account).toHaveAccessibleName('Signed in as Ann Lindqvist, Online');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(account).toBeFocused();
  await expect(account).toHaveAccessibleName('Signed in as Ann Lindqvist, Online');

  await account.click();
  await menu.getByRole('menuitemradio', { name: 'Bob Okafor' }).click();
  await expect(account).toHaveAccessibleName('Signed in as Bob Okafor, Online');
  await expect(rows(page).first()).toBeVisible();
  await account.click();
  await expect(menu).toBeVisible();
  await page.getByRole('heading', { name: 'Solid Chat Kit' }).click();
  await expect(menu).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('the look row repaints the chat while its sliders move, and is kept after a reload', async ({
  page,
}) => {
  await openDemo(page);
  const row = page.locator('.kit-conversations__list-item-active').first();
  const colors = () => row.evaluate((row) => getComputedStyle(row).getPropertyValue('--kit-primary-color'));
  const wall = () =>
    page
      .locator('.kit-message-list')
      .first()
      .evaluate((list) => getComputedStyle(list).backgroundImage);
  const accent = await colors();
  expect(await wall()).toBe('none');
  await page.getByRole('button', { name: 'Look' }).click();
  const look = page.getByRole('region', { name: 'Look' });
  await look.getByRole('slider', { name: 'Accent' }).press('End');
  await look.getByRole('slider', { name: 'Wallpaper' }).press('End');
  await look.getByRole('slider', { name: 'Density' }).press('End');
  await expect(look.getByRole('slider', { name: 'Wallpaper' })).toHaveAttribute('aria-valuetext', 'Gradient');
  expect(await colors()).not.toBe(accent);
  expect(await wall()).toContain('linear-gradient');
  await expect(page.locator('.app')).toHaveAttribute('data-density', 'compact');
  await look.getByRole('slider', { name: 'Language' }).press('Home');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.reload();
  await expect(page.locator('.app')).toHaveAttribute('data-wallpaper', 'gradient');
});
