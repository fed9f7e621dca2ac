import { type Browser, expect, type Page } from '@playwright/test';
import type { ConversationState, DeviceSettings } from './page/device.ts';

/** A device in a browser context of its own, with a database of its own. */
export interface TestDevice {
  readonly page: Page;
  readonly user: string;
  say(to: string, texts: readonly string[], type?: string): Promise<void>;
  texts(chat: string, type?: string): Promise<string[]>;
  conversations(): Promise<ConversationState[]>;
  /** The first page of conversations, which does not wait for the others. */
  firstPage(): Promise<ConversationState[]>;
  /** The unread count of a conversation; undefined where it is missing. */
  unread(chat: string): Promise<number | undefined>;
  read(chat: string, type?: string): Promise<void>;
  online(): Promise<string[]>;
  close(): Promise<void>;
}

/** Signs a user in on a new device. */
export async function openDevice(
  browser: Browser,
  url: string,
  settings: DeviceSettings,
): Promise<TestDevice> {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.on('pageerror', (error) => console.log(`${settings.user}: ${error.message}`));
  page.on('console', (message) => {
    // Faults make Chromium report failed connections.
    const text = message.text();
    if (message.type() === 'error' && !text.startsWith('WebSocket connection'))
      console.log(`${settings.user}: ${text}`);
  });
  await page.goto(url);
  await page.evaluate((given) => window.xmpp.device.open(given), settings);
  const conversations = () => page.evaluate(() => window.xmpp.device.conversations());
  return {
    page,
    user: settings.user,
    conversations,
    firstPage: () => page.evaluate(() => window.xmpp.device.firstPage()),
    say: (to, texts, type) =>
      page.evaluate(([...given]) => window.xmpp.device.say(...given), [to, texts, type] as const),
    texts: (chat, type) =>
      page.evaluate(([...given]) => window.xmpp.device.texts(...given), [chat, type] as const),
    unread: async (chat) => (await conversations()).find((row) => row.with === chat)?.unread,
    read: (chat, type) =>
      page.evaluate(([...given]) => window.xmpp.device.read(...given), [chat, type] as const),
    online: () => page.evaluate(() => window.xmpp.device.online()),
    async close() {
      await page.evaluate(() => window.xmpp.device.close());
      await context.close();
    },
  };
}

/** Numbered texts. */
export const numbered = (prefix: string, count: number, from = 0): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix} ${from + index}`);

/** How long a fault may take to be mended. */
export const PATIENCE = { timeout: 60_000 };

/** Waits until both sides of a chat have the same texts in the same order, all of them once. */
export async function expectEqual(
  one: TestDevice,
  other: TestDevice,
  sent: readonly string[],
  patience: { readonly timeout: number } = PATIENCE,
): Promise<void> {
  for (const [device, chat] of [
    [one, other.user],
    [other, one.user],
  ] as const) {
    await expect
      .poll(async () => (await device.texts(chat)).length, patience)
      .toBeGreaterThanOrEqual(sent.length);
    expect((await device.texts(chat)).sort()).toEqual([...sent].sort());
  }
  expect(await one.texts(other.user)).toEqual(await other.texts(one.user));
}
