import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';

/** Starts the server as `npm run server` does, with a chat in memory; resolves to its URL. */
async function startServer(...args: string[]): Promise<{ url: string; program: ChildProcess }> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  const program = spawn(process.execPath, ['scripts/server.mjs', ...args], {
    env: { ...process.env, PORT: String(port), STORE: ':memory:' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let text = '';
    program.once('exit', () => reject(new Error(`The server ended: ${text}`)));
    program.stdout?.on('data', (part) => {
      text += part;
      if (/Local|runs at/.test(text)) resolve(`http://localhost:${port}`);
    });
  });
  return { url, program };
}

let server: Awaited<ReturnType<typeof startServer>>;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => {
  server.program.removeAllListeners('exit');
  server.program.kill();
  await once(server.program, 'exit');
});

/** Signs a user in. */
async function signIn(context: BrowserContext, name: string, complaints: string[]): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(`${name}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${name}: ${message.text()} ${message.location().url}`);
  });
  await page.goto(server.url);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.locator('.kit-list__row', { hasText: 'Everyone' })).toBeVisible();
  return page;
}

/** The row of this title. */
const row = (page: Page, name: string) =>
  page.locator('.kit-list__row', {
    has: page.locator('.kit-list-item__body-title').getByText(name, { exact: true }),
  });

/** Opens a chat with a user who has no conversation yet. */
async function meet(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New chat' }).click();
  await page.locator('.kit-users').getByRole('button', { name }).first().click();
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message to' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

test('serves the icon that browsers ask for while the page is bundled', async ({ request }) => {
  const response = await request.get(`${server.url}/favicon.ico`);
  expect(response.headers()['content-type']).toBe('image/svg+xml');
});

test('two browsers talk over a server of their own', async ({ browser }) => {
  const complaints: string[] = [];
  const ann = await signIn(await browser.newContext(), 'Ann', complaints);
  const bob = await signIn(await browser.newContext(), 'Bob', complaints);
  await expect(row(ann, 'Everyone')).toContainText('Bob joined');

  // A first message, and that it was read.
  await meet(ann, 'Bob');
  await say(ann, 'Hello, Bob');
  await expect(row(bob, 'Ann')).toContainText('Hello, Bob');
  await expect(row(bob, 'Ann').locator('.kit-badge__count')).toHaveText('1');
  await row(bob, 'Ann').getByRole('button').first().click();
  await expect(bob.getByRole('log')).toContainText('Hello, Bob');
  await expect(row(bob, 'Ann').locator('.kit-badge')).toBeHidden();

  // Typing, an answer and a file.
  await bob.getByRole('textbox', { name: 'Message to Ann' }).fill('Hello, Ann');
  await expect(ann.locator('.kit-message-header')).toContainText('typing');
  await bob.getByRole('button', { name: 'Send' }).click();
  await expect(ann.getByRole('log')).toContainText('Hello, Ann');
  const plan = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('The plan') };
  await bob.locator('input[type="file"]').setInputFiles(plan);
  await bob.getByRole('button', { name: 'Send' }).click();
  await expect(ann.getByRole('log')).toContainText('plan.txt');
  const file = await ann.getByRole('link', { name: /plan\.txt/ }).getAttribute('href');
  expect(await (await ann.request.get(`${server.url}${file}`)).text()).toBe('The plan');

  // A group, and presence.
  await row(ann, 'Everyone').getByRole('button').first().click();
  await say(ann, 'Hello, all');
  await expect(row(bob, 'Everyone')).toContainText('Ann: Hello, all');
  await expect(row(ann, 'Bob')).toHaveClass(/online/);
  await bob.context().close();
  await expect(row(ann, 'Bob')).not.toHaveClass(/online/);
  expect(complaints).toEqual([]);
});

test('a lost connection comes back with what was missed', async ({ browser }) => {
  const context = await browser.newContext();
  let isCut = false;
  const cuts: (() => Promise<void>)[] = [];
  await context.routeWebSocket(/\/api\/events/, async (socket) => {
    if (isCut) return socket.close();
    const upstream = socket.connectToServer();
    cuts.push(async () => {
      await socket.close();
      await upstream.close();
    });
  });
  const cid = await signIn(context, 'Cid', []);
  const dee = await signIn(await browser.newContext(), 'Dee', []);
  await expect(row(cid, 'Everyone')).toContainText('Dee joined');
  await meet(dee, 'Cid');
  await say(dee, 'First');
  await row(cid, 'Dee').getByRole('button').first().click();
  await expect(cid.getByRole('log')).toContainText('First');

  isCut = true;
  for (const cut of cuts) await cut();
  await expect(row(dee, 'Cid')).not.toHaveClass(/online/);
  await say(dee, 'While you were away');
  await expect(dee.getByRole('log')).toContainText('While you were away');
  await expect(cid.getByRole('log')).not.toContainText('While you were away');
  isCut = false;
  await expect(cid.getByRole('log')).toContainText('While you were away');
  await expect(row(cid, 'Dee')).toContainText('While you were away');
});

test('a built page chats under a strict policy, with a session that ends', async ({ browser }) => {
  const development = server;
  server = await startServer('--production');
  try {
    const complaints: string[] = [];
    const eve = await signIn(await browser.newContext(), 'Eve', complaints);
    const fay = await signIn(await browser.newContext(), 'Fay', complaints);
    await meet(eve, 'Fay');
    await say(eve, 'Hello, Fay');
    await expect(row(fay, 'Eve')).toContainText('Hello, Fay');
    const page = await eve.request.get(server.url);
    expect(page.headers()['content-security-policy']).toContain("default-src 'none'");
    expect((await eve.request.get(`${server.url}/../start.mjs`)).status()).toBe(404);
    const token = await eve.evaluate(() => sessionStorage.getItem('token'));
    await eve.getByRole('button', { name: 'Sign out' }).click();
    await expect(eve.getByLabel('Your name')).toBeVisible();
    const call = () =>
      eve.request.post(`${server.url}/api/me`, { headers: { authorization: `Bearer ${token}` }, data: {} });
    await expect.poll(async () => (await call()).status()).toBe(401);
    expect(complaints).toEqual([]);
  } finally {
    server.program.removeAllListeners('exit');
    server.program.kill();
    server = development;
  }
});

test('the contract runs in the page as a checklist', async ({ page }) => {
  await page.goto(`${server.url}/contract/`);
  await expect(page.getByRole('status')).toHaveText(/^(\d+) of \1 passed$/, { timeout: 30_000 });
  await expect(page.getByRole('listitem').first()).toContainText('returns the signed-in user, passed');
});

test('the checklist names what an SDK lacks, and why a test fails', async ({ page }) => {
  const setup = `export const setup = { name: 'nothing', createWorld: async () => { throw new Error('no server'); } };`;
  await page.route(
    ({ pathname }) => pathname === '/my-sdk.js',
    (route) => route.fulfill({ contentType: 'text/javascript', body: setup }),
  );
  await page.goto(`${server.url}/contract/?sdk=/my-sdk.js`);
  await expect(page.getByRole('status')).toHaveText(/^0 of (\d+) passed, \1 failed$/);
  await expect(page.getByText('Not tested, because')).toContainText('reactions');
  await expect(page.locator('pre').first()).toHaveText('no server');
  await page.goto(`${server.url}/contract/?sdk=/missing.js`);
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
});
