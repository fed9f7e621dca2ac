import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchKillable } from './killable-browser.ts';
import type { Found } from './page/write.ts';
import { serveSite } from './site.ts';

/** What was acknowledged until a browser was killed, and what another one found. */
export interface Aftermath {
  /** The browser was killed at this acknowledgement. */
  readonly killedAt: number;
  /** All that was acknowledged, in all rounds so far. */
  readonly acknowledged: readonly string[];
  readonly found: Found;
}

/**
 * Lets a browser write, kills it at the n-th acknowledgement, opens the profile again and reads; once for each
 * n. All rounds share one profile: what was there stays there.
 */
export async function killRounds(counts: readonly number[]): Promise<Aftermath[]> {
  const site = await serveSite('test/durability/page');
  const profile = mkdtempSync(join(tmpdir(), 'solid-chat-kit-profile-'));
  const acknowledged: string[] = [];
  const rounds: Aftermath[] = [];
  let browser = await launchKillable(profile);
  try {
    for (const killedAt of counts) {
      await browser.page.goto(site.url);
      await writeUntil(browser, killedAt, acknowledged, rounds.at(-1)?.found.texts.length ?? 0);
      browser = await launchKillable(profile);
      await browser.page.goto(site.url);
      const found = await browser.page
        .evaluate(() => window.durability.readBack())
        .catch((cause: unknown) => {
          throw new Error(`Killed at ${killedAt}, the profile held:\n${databasesIn(profile)}`, { cause });
        });
      rounds.push({ killedAt, acknowledged: [...acknowledged], found });
    }
    return rounds;
  } finally {
    await browser.kill();
    await site.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

/** The files of a profile's databases, and what the browser noted of them: whether it made them anew, and why. */
function databasesIn(profile: string): string {
  const folder = join(profile, 'Default/IndexedDB');
  const files = attempt(() => readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  if (!Array.isArray(files)) return files;
  return files
    .map((name) =>
      attempt(() => {
        const file = join(folder, name);
        const { size, birthtime } = statSync(file);
        const log = /LOG(\.old)?$/.test(file) ? `\n${readFileSync(file, 'utf8')}` : '';
        return `${file}: ${size} bytes, made ${birthtime.toISOString()}${log}`;
      }),
    )
    .join('\n');
}

/** What is read of a profile in use; where that fails, why. */
function attempt<T>(read: () => T): T | string {
  try {
    return read();
  } catch (error) {
    return String(error);
  }
}

/** Resolves once the browser is dead. */
async function writeUntil(
  { page, kill }: Awaited<ReturnType<typeof launchKillable>>,
  killedAt: number,
  acknowledged: string[],
  first: number,
): Promise<void> {
  let count = 0;
  const dead = new Promise<void>((resolve, reject) => {
    const hear = (text: string) => {
      acknowledged.push(text);
      if (++count === killedAt) kill().then(resolve, reject);
    };
    page
      .exposeFunction('acknowledged', hear)
      .then(() => page.evaluate((number) => window.durability.writeOn(number), first))
      // The page dies with the browser: only an end before that is a failure.
      .catch((error: unknown) => {
        if (count < killedAt) reject(error);
      });
  });
  await dead;
}
