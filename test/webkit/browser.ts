import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { expect, test } from '@playwright/test';
import { Builder, By, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findWebKit } from '../../scripts/find-webkit.mjs';

/** WebKitGTK on its own virtual screen. */
export interface WebKitBrowser {
  driver: WebDriver;
  close(): Promise<void>;
}

/** Starts WebKitGTK. Playwright only drives its own build, so this uses WebDriver. */
export async function openWebKit(): Promise<WebKitBrowser> {
  const programs = findWebKit();
  if (!programs)
    throw new Error('There is no WebKitGTK. Run `npm run e2e -- --project=webkit`, which installs it.');
  const screen = spawn(
    programs.screen,
    ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const [display] = await once(screen.stdio[3] as Readable, 'data');
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}` };
  const server = spawn(programs.driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const close = async (): Promise<void> => {
    await end(server);
    await end(screen);
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    await expect
      .poll(() =>
        fetch(`${url}/status`).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true);
    const driver = await new Builder()
      .usingServer(url)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
      })
      .build();
    await driver.manage().window().setRect({ width: 1200, height: 860 });
    return {
      driver,
      async close() {
        await driver.quit();
        await close();
      },
    };
  } catch (cause) {
    await close();
    throw cause;
  }
}

/** All elements of a selector. */
export const all = (driver: WebDriver, css: string): Promise<WebElement[]> =>
  driver.findElements(By.css(css));

/** Waits for the first element of a selector. */
export async function one(driver: WebDriver, css: string): Promise<WebElement> {
  // The first page of a new data set may take its time on a busy machine.
  const options = { message: css, timeout: 30_000 };
  await expect.poll(() => all(driver, css).then(({ length }) => length), options).toBeGreaterThan(0);
  return driver.findElement(By.css(css));
}

/** Runs a function in the page. */
export const evaluate = <T>(
  driver: WebDriver,
  run: (...args: never[]) => T,
  ...args: unknown[]
): Promise<T> => driver.executeScript<T>(`return (${run})(...arguments)`, ...args);

/** Saves a screenshot beside the report. */
export async function screenshot(driver: WebDriver, name: string): Promise<void> {
  // The screenshot is of the last frame, so recent changes must be in one.
  await driver.executeAsyncScript('requestAnimationFrame(() => requestAnimationFrame(arguments[0]))');
  const path = test.info().outputPath(`${name}.png`);
  writeFileSync(path, await driver.takeScreenshot(), 'base64');
  await test.info().attach(name, { path, contentType: 'image/png' });
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill();
  await ended;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (!address || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
