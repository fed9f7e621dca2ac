import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Ejabberd, startEjabberd } from '../../scripts/ejabberd/server.mjs';

// The demo with ?server=, as two people use it.

let server: Ejabberd;
test.beforeAll(async () => {
  server = await startEjabberd();
  await server.addUsers(['ann', 'bob', 'cid']);
});
test.afterAll(() => server.stop());

async function openForm(browser: Browser, complaints: string[]): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // ejabberd closes a WebSocket twice.
    const isClosedTwice = message.text().endsWith('Close received after close');
    if (message.type() === 'error' && !isClosedTwice) complaints.push(message.text());
  });
  await page.goto(`/?server=${encodeURIComponent(server.service)}`);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  return page;
}

async function fill(page: Page, address: string, password: string): Promise<void> {
  await page.getByLabel('Address').fill(address);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs a user in through the form. */
async function signIn(page: Page, name: string): Promise<void> {
  await fill(page, `${name}@localhost`, `pw-${name}`);
  await expect(page.locator('.xmpp__me')).toContainText('Online');
}

/** The conversation of this title. */
const row = (page: Page, name: string) =>
  page.locator('.kit-conversations .kit-list__row', {
    has: page.locator('.kit-list-item__body-title').getByText(name, { exact: true }),
  });

const log = (page: Page) => page.getByRole('log');

/** Opens a chat with a user who has no conversation yet. */
async function meet(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New chat' }).click();
  await page.locator('.kit-users').getByRole('button', { name }).first().click();
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message to' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** Opens the menu of a message, and chooses an entry. */
async function choose(page: Page, text: string, entry: string): Promise<void> {
  const bubble = page.locator('.kit-message-bubble', { hasText: text });
  await bubble.hover();
  await bubble.getByRole('button', { name: 'Message options' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('two people talk over ejabberd', async ({ browser }) => {
  const complaints: string[] = [];
  // Both are open first: Vite reloads all pages when one opens after code was loaded on demand.
  const ann = await openForm(browser, complaints);
  const bob = await openForm(browser, complaints);
  await signIn(ann, 'ann');
  await signIn(bob, 'bob');

  // A message, how it arrives, and that it was read.
  await meet(ann, 'Bob');
  await expect(ann.locator('.kit-message-header')).toContainText('Online');
  await say(ann, 'Hello, Bob');
  await expect(row(bob, 'Ann')).toContainText('Hello, Bob');
  await expect(row(bob, 'Ann').locator('.kit-badge__count')).toHaveText('1');
  const receipt = ann
    .locator('.kit-message-bubble', { hasText: 'Hello, Bob' })
    .locator('.kit-message-bubble__receipt');
  await expect(receipt).toHaveClass(/kit-receipts-delivered/);
  await row(bob, 'Ann').getByRole('button').first().click();
  await expect(log(bob)).toContainText('Hello, Bob');
  await expect(receipt).toHaveClass(/kit-receipts-read/);

  // Typing, an answer, an edit and a file.
  await bob.getByRole('textbox', { name: 'Message to Ann' }).fill('Helo, Ann');
  await expect(ann.locator('.kit-message-header')).toContainText('typing');
  await bob.getByRole('button', { name: 'Send' }).click();
  await expect(log(ann)).toContainText('Helo, Ann');
  await choose(bob, 'Helo, Ann', 'Edit');
  await bob.getByRole('textbox', { name: 'Message to Ann' }).fill('Hello, Ann');
  await bob.getByRole('button', { name: 'Save' }).click();
  await expect(log(ann)).toContainText('Hello, Ann');
  await expect(log(ann)).not.toContainText('Helo, Ann');
  const plan = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('The plan') };
  await bob.locator('input[type="file"]').setInputFiles(plan);
  await bob.getByRole('button', { name: 'Send' }).click();
  await expect(log(ann)).toContainText('plan.txt');
  const file = await ann.getByRole('link', { name: /plan\.txt/ }).getAttribute('href');
  expect(await (await ann.request.get(file ?? '')).text()).toBe('The plan');

  // A group.
  await ann.getByRole('button', { name: 'New group' }).click();
  const dialog = ann.getByRole('dialog', { name: 'New group' });
  await dialog.getByLabel('Name').fill('The crew');
  await dialog.getByLabel('Bob').check();
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(ann.locator('.kit-message-header')).toContainText('The crew');
  await say(ann, 'Hello, all');
  await expect(row(bob, 'The crew')).toContainText('Ann: Hello, all');
  await row(bob, 'The crew').getByRole('button').first().click();
  await say(bob, 'Here I am');
  await expect(log(ann)).toContainText('Here I am');

  // Who leaves goes offline, and comes back to what was missed.
  await row(ann, 'Bob').getByRole('button').first().click();
  await bob.getByRole('button', { name: 'Sign out' }).click();
  await expect(bob.getByLabel('Address')).toHaveValue('bob@localhost');
  await expect(ann.locator('.kit-message-header')).not.toContainText('Online');
  await say(ann, 'While you were away');
  await fill(bob, 'bob', 'pw-bob');
  await expect(row(bob, 'Ann')).toContainText('While you were away');
  await expect(row(bob, 'The crew')).toContainText('Here I am');
  expect(complaints).toEqual([]);
});

test('the form says why a sign-in failed', async ({ browser }) => {
  const page = await openForm(browser, []);
  await fill(page, 'ann@localhost', 'wrong');
  await expect(page.getByRole('alert')).toHaveText('The address or the password is wrong.');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.getByText('Server', { exact: true }).click();
  await page.getByLabel('WebSocket of the server').fill('ws://127.0.0.1:9/ws');
  await fill(page, 'ann@localhost', 'pw-ann');
  await expect(page.getByRole('alert')).toContainText('cannot be reached');
  await page.getByLabel('WebSocket of the server').fill('ws://chat.example.org/ws');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('wss://');
  await page.getByLabel('WebSocket of the server').fill(server.service);
  await fill(page, 'ann@localhost', 'pw-ann');
  await expect(page.locator('.xmpp__me')).toContainText('Online');
});
