import { expect, test } from '@playwright/test';
import type { WebDriver } from 'selenium-webdriver';
import { serveWidget } from '../../example/widget/serve.mjs';
import { all, evaluate, one, openWebKit, screenshot, type WebKitBrowser } from './browser.ts';

let browser: WebKitBrowser;
let driver: WebDriver;
let server: Awaited<ReturnType<typeof serveWidget>>;
test.beforeAll(async () => {
  server = await serveWidget();
  browser = await openWebKit();
  driver = browser.driver;
});
test.afterAll(async () => {
  await browser.close();
  await server.close();
});

const text = (css: string) =>
  evaluate(driver, (at: string) => document.querySelector(at)?.textContent ?? '', css);

test('WebKit runs the custom elements on a plain page under a strict policy', async () => {
  await driver.get(server.url);
  await one(driver, 'kit-conversations .kit-list__row');
  await one(driver, 'kit-users .kit-list__row');
  expect((await all(driver, 'kit-conversations .kit-list__row')).length).toBeGreaterThan(5);

  const name = await text('kit-conversations .kit-list-item__action');
  await (await one(driver, 'kit-conversations .kit-list__row')).click();
  await expect.poll(() => text('#thread-title')).toContain(name);

  const invited = await text('kit-users .kit-list-item__action');
  await (await one(driver, 'kit-users .kit-list__row')).click();
  await expect.poll(() => text('#invited')).toContain(invited);
  await screenshot(driver, 'widget-light');

  await (await one(driver, '#theme')).click();
  const paint = () =>
    evaluate(
      driver,
      () => getComputedStyle(document.querySelector('.kit-conversations') ?? document.body).backgroundColor,
    );
  await expect.poll(paint).not.toBe('rgb(255, 255, 255)');
  await screenshot(driver, 'widget-dark');
});
