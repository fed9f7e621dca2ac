import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import { CHROMIUM_ARGS, ensureBrowser } from '../../scripts/find-chromium.mjs';

/** A Chromium with a known process. */
export interface KillableBrowser {
  readonly page: Page;
  /** Kills all its processes at once; resolves when they have ended. */
  kill(): Promise<void>;
  /** Closes it normally. */
  close(): Promise<void>;
}

/** Starts Chromium on a profile, in its own process group. */
export async function launchKillable(profile: string): Promise<KillableBrowser> {
  const child = spawn(
    await ensureBrowser('chromium'),
    [
      ...CHROMIUM_ARGS,
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const browser = await chromium.connectOverCDP(await endpointOf(child));
  const [context] = browser.contexts();
  const page = context?.pages()[0] ?? (await context?.newPage());
  if (!page) throw new Error('Chromium has opened no page.');
  return {
    page,
    async kill() {
      if (child.pid === undefined || !isAlive(-child.pid)) return;
      process.kill(-child.pid, 'SIGKILL');
      await gone;
      // A writing process ends a little later, and holds its files until then.
      while (isAlive(-child.pid)) await setTimeout(5);
    },
    async close() {
      await browser.close();
      child.kill();
      await gone;
    },
  };
}

function isAlive(group: number): boolean {
  try {
    return process.kill(group, 0);
  } catch {
    return false;
  }
}

/** Returns the address for commands, which Chromium prints to stderr. */
function endpointOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /DevTools listening on (ws:\S+)/.exec(text)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', (code) =>
      reject(new Error(`Chromium ended with ${code} before it could be used: ${text}`)),
    );
  });
}
