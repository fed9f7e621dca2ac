import { expect, test } from '@playwright/test';
import { By, Key, type WebDriver } from 'selenium-webdriver';
import { all, evaluate, one, openWebKit, screenshot, type WebKitBrowser } from './browser.ts';

const ROW = '.kit-conversations .kit-list__row';

let browser: WebKitBrowser;
let driver: WebDriver;
test.beforeAll(async () => {
  browser = await openWebKit();
  driver = browser.driver;
});
test.afterAll(() => browser.close());

test.beforeEach(async ({ baseURL }) => {
  await driver.get(baseURL ?? '');
  await one(driver, ROW);
});

/** The name in a row. */
const nameOf = async (index: number): Promise<string> => {
  const action = (await all(driver, `${ROW} .kit-list-item__action`))[index];
  return (await action?.getText()) ?? '';
};
/** The name of the highlighted row; '' without one. */
const activeName = () =>
  evaluate(
    driver,
    () =>
      document.querySelector('.kit-conversations__list-item-active .kit-list-item__action')?.textContent ??
      '',
  );

test('WebKit shows the rows of the demo, and a click opens a chat', async () => {
  expect((await all(driver, ROW)).length).toBeGreaterThan(5);
  const height = await (await one(driver, ROW)).getRect();
  expect(height.height).toBe(72);
  const name = await nameOf(2);
  await (await all(driver, ROW))[2]?.click();
  await expect.poll(activeName).toBe(name);
  await one(driver, 'textarea, input[aria-label="Message"]');
  await screenshot(driver, 'demo-light');
});

test('WebKit walks the rows by keyboard', async () => {
  const name = await nameOf(2);
  await evaluate(driver, (css: string) => document.querySelector<HTMLElement>(css)?.focus(), `${ROW} button`);
  await driver.actions().sendKeys(Key.ARROW_DOWN, Key.ARROW_DOWN).perform();
  await expect.poll(() => evaluate(driver, () => document.activeElement?.textContent)).toBe(name);
  await driver.actions().sendKeys(Key.ENTER).perform();
  await expect.poll(activeName).toBe(name);
});

test('WebKit scrolls through many rows with few of them mounted', async () => {
  const scroller = '.kit-conversations .kit-list__scroller';
  const first = await nameOf(0);
  const scrolled = () =>
    evaluate(
      driver,
      (css: string) => {
        const element = document.querySelector(css);
        element?.scrollBy(0, 600);
        return Math.round(element?.scrollTop ?? 0);
      },
      scroller,
    );
  // The next page is reached, and other rows replace the first ones.
  await expect.poll(scrolled).toBeGreaterThan(3000);
  await expect.poll(() => nameOf(0)).not.toBe(first);
  expect((await all(driver, ROW)).length).toBeLessThan(30);
  const isFilled = await evaluate(
    driver,
    (css: string) => {
      const { left, top, height } = document.querySelector(css)?.getBoundingClientRect() ?? new DOMRect();
      return document.elementFromPoint(left + 30, top + height / 2)?.closest('.kit-list__row') !== null;
    },
    scroller,
  );
  expect(isFilled).toBe(true);
});

test('WebKit draws the dark theme', async () => {
  const paint = () =>
    evaluate(
      driver,
      () => getComputedStyle(document.querySelector('.kit-conversations') ?? document.body).backgroundColor,
    );
  const light = await paint();
  await driver
    .findElement(By.xpath('//button[@aria-label="Dark theme" or contains(., "Dark theme")]'))
    .click();
  await expect.poll(paint).not.toBe(light);
  const [red = 255] = (await paint()).match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeLessThan(60);
  await screenshot(driver, 'demo-dark');
});
