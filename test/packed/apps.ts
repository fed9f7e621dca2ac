import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, type Page } from '@playwright/test';

/** The apps that `npm run e2e` built with the packed package, and the Node that serves them. */
export interface PackedApps {
  /** The packed package. */
  tarball: string;
  node: string;
  solidStart: string;
  viteApp: string;
  /** The app of README.md. */
  readme: string;
}

/** Returns the folder of the built apps; `npm run e2e` runs their tests. */
export function packedApps(): PackedApps {
  const told = process.env.PACKED_APPS;
  if (!told) throw new Error('The apps are not built. Run `npm run e2e`, which packs and builds first.');
  return JSON.parse(told);
}

/** A server of an app, until `close`. */
export interface AppServer {
  url: string;
  close(): Promise<void>;
}

/** Serves an app with its own program, and waits until it answers. */
export async function serveApp(
  node: string,
  args: (port: string) => readonly string[],
  cwd: string,
): Promise<AppServer> {
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const server = spawn(node, args(port), { cwd, env: { ...process.env, PORT: port }, stdio: 'ignore' });
  await expect
    .poll(
      () =>
        fetch(url).then(
          ({ ok }) => ok,
          () => server.exitCode ?? false,
        ),
      { timeout: 20_000 },
    )
    .toBe(true);
  return { url, close: () => end(server) };
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill();
  await ended;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (!address || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** Records everything that a page logs, and every error that it throws. */
export function listenTo(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(String(error)));
  return messages;
}
