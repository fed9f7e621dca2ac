import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';

const rows = (page: Page): Locator => page.locator('.kit-conversations .kit-list__row');
const rowOf = (page: Page, name: string): Locator => rows(page).filter({ hasText: name }).first();
const composer = (page: Page): Locator => page.getByRole('textbox', { name: 'Message' });
const bubbles = (page: Page): Locator => page.locator('.kit-message-bubble__body');

/** Opens the demo as a user, and records every error that the page throws or logs. */
async function openAs(context: BrowserContext, uid: string, errors: string[]): Promise<Page> {
  const page = await context.newPage();
  watch(page, errors);
  await page.goto(`/?as=${uid}`);
  await expect(rows(page).first()).toBeVisible();
  return page;
}

function watch(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
}

async function openChat(page: Page, name: string): Promise<void> {
  await rowOf(page, name).locator('.kit-list-item__action').click();
  await expect(page.getByRole('heading', { name }).first()).toBeVisible();
}

async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await page.keyboard.press('Enter');
  await expect(bubbles(page).filter({ hasText: text })).toBeVisible();
}

test('another tab signs someone else in, and both chat', async ({ context }) => {
  const errors: string[] = [];
  const ann = await openAs(context, 'ann', errors);
  const opening = context.waitForEvent('page');
  await ann.getByRole('link', { name: 'Another tab' }).click();
  const bob = await opening;
  watch(bob, errors);
  await expect(bob.getByRole('button', { name: 'Signed in as Bob Okafor' })).toBeVisible();
  await expect(rows(bob).first()).toBeVisible();

  await openChat(ann, 'Bob Okafor');
  await say(ann, 'The ferry leaves at six');
  const row = rows(bob).first();
  await expect(row).toContainText('Ann Lindqvist');
  await expect(row).toContainText('The ferry leaves at six');
  await expect(row.locator('.kit-badge')).toHaveText(/\d/);

  await openChat(bob, 'Ann Lindqvist');
  await expect(bubbles(bob).last()).toContainText('The ferry leaves at six');
  await expect(rowOf(ann, 'Bob Okafor').locator('.kit-receipts-read')).toBeVisible();
  await composer(bob).pressSequentially('I will');
  await expect(rowOf(ann, 'Bob Okafor').locator('.kit-conversations__subtitle-typing')).toBeVisible();
  await say(bob, 'I will be there');
  await expect(bubbles(ann).last()).toContainText('I will be there');
  expect(errors).toEqual([]);
});

test('a reload finds everything as it was', async ({ context }) => {
  const errors: string[] = [];
  const page = await openAs(context, 'bob', errors);
  const third = (await rows(page).nth(2).locator('.kit-list-item__action').textContent()) ?? '';
  await openChat(page, third);
  await say(page, 'Kept for later');
  await expect(rows(page).first()).toContainText(third);
  await rows(page).first().getByText('Kept for later').waitFor();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Signed in as Bob Okafor' })).toBeVisible();
  await expect(rows(page).first()).toContainText('Kept for later');
  await openChat(page, third);
  await expect(bubbles(page).last()).toContainText('Kept for later');
  expect(errors).toEqual([]);
});

test('a picture reaches the other tab, and is there after a reload', async ({ context }) => {
  const errors: string[] = [];
  const ann = await openAs(context, 'ann', errors);
  const bob = await openAs(context, 'bob', errors);
  await openChat(ann, 'Bob Okafor');
  await ann
    .locator('input[type="file"]')
    .setInputFiles({ name: 'harbour.png', mimeType: 'image/png', buffer: await ann.screenshot() });
  await ann.getByRole('button', { name: 'Send' }).click();
  await expect(rows(bob).first()).toContainText('harbour.png');
  await openChat(bob, 'Ann Lindqvist');
  await bob.reload();
  await openChat(bob, 'Ann Lindqvist');
  for (const page of [ann, bob]) {
    const picture = bubbles(page).getByRole('img', { name: 'harbour.png' });
    await expect(picture).toBeVisible();
    const width = () => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  }
  expect(errors).toEqual([]);
});

test('the info of a message follows who reads it in the other tab', async ({ context }) => {
  const errors: string[] = [];
  const ann = await openAs(context, 'ann', errors);
  const bob = await openAs(context, 'bob', errors);
  await openChat(ann, 'Bob Okafor');
  await say(ann, 'Who has seen this?');
  await expect(rows(bob).first()).toContainText('Who has seen this?');
  const saidIn = (page: Page) =>
    page.locator('.kit-message-list__row').filter({ hasText: 'Who has seen this?' });
  await saidIn(ann).click({ button: 'right' });
  await ann.getByRole('menuitem', { name: 'Info' }).click();
  const info = ann.getByRole('dialog', { name: 'Message info' });
  const readBy = info.getByRole('list', { name: 'Read by' });
  const deliveredTo = info.getByRole('list', { name: 'Delivered to' });
  await expect(deliveredTo.getByRole('listitem')).toHaveText([/Bob Okafor.*\d:\d\d/]);
  await expect(readBy).toHaveCount(0);

  await openChat(bob, 'Ann Lindqvist');
  await expect(readBy.getByRole('listitem')).toHaveText([/Bob Okafor.*\d:\d\d/]);
  await expect(deliveredTo).toHaveCount(0);
  await ann.keyboard.press('Escape');
  await expect(info).toBeHidden();

  // Only the sender learns who read it.
  await saidIn(bob).click({ button: 'right' });
  await expect(bob.getByRole('menuitem').first()).toBeVisible();
  await expect(bob.getByRole('menuitem', { name: 'Info' })).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a reset asks first, and then takes all tabs back to the beginning', async ({ context }) => {
  const errors: string[] = [];
  const ann = await openAs(context, 'ann', errors);
  const bob = await openAs(context, 'bob', errors);
  await openChat(ann, 'Bob Okafor');
  await say(ann, 'Soon forgotten');
  await expect(rows(bob).first()).toContainText('Soon forgotten');
  await openChat(bob, 'Ann Lindqvist');
  await expect(bubbles(bob).last()).toContainText('Soon forgotten');

  await ann.getByRole('button', { name: 'Simulate' }).click();
  await ann.getByRole('button', { name: 'Start afresh…' }).click();
  const dialog = ann.getByRole('dialog', { name: 'Start afresh?' });
  await expect(dialog).toBeVisible();
  await ann.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(rows(bob).first()).toContainText('Soon forgotten');

  await ann.getByRole('button', { name: 'Start afresh…' }).click();
  await ann.getByRole('button', { name: 'Delete everything' }).click();
  await expect(dialog).toBeHidden();
  for (const page of [ann, bob]) {
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByText('Soon forgotten')).toHaveCount(0);
  }
  await openChat(bob, 'Ann Lindqvist');
  await say(bob, 'A new beginning');
  await expect(rows(ann).first()).toContainText('A new beginning');
  expect(errors).toEqual([]);
});

test('who closes their tab goes offline for the others within five seconds', async ({ context }) => {
  const errors: string[] = [];
  const ann = await openAs(context, 'ann', errors);
  const bob = await openAs(context, 'bob', errors);
  const online = ann.locator('.kit-conversations__list-item-online').filter({ hasText: 'Bob Okafor' });
  await expect(online).toBeVisible();
  await bob.close();
  await expect(online).toHaveCount(0, { timeout: 5_000 });
  expect(errors).toEqual([]);
});
