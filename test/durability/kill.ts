import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchKillable } from './killable-browser.ts';
import type { Found } from './page/write.ts';
import { serveSite } from './site.ts';

/** What was acknowledged before a browser was killed, and what another one found. */
export interface Aftermath {
  /** The browser was killed at this acknowledgement. */
  readonly killedAt: number;
  readonly acknowledged: readonly string[];
  readonly found: Found;
}

/** Runs a round for each number of acknowledgements. */
export async function killRounds(counts: readonly number[]): Promise<Aftermath[]> {
  const site = await serveSite('test/durability/page');
  const rounds: Aftermath[] = [];
  try {
    for (const killedAt of counts) rounds.push(await killRound(site.url, killedAt));
    return rounds;
  } finally {
    await site.close();
  }
}

/**
 * Lets a browser write, kills it at an acknowledgement, opens the profile again and reads. Each round has its
 * own profile: a profile that is killed twice may be lost, because LevelDB continues after a record that the
 * first kill truncated, and later considers everything corrupt (google/leveldb#1287).
 */
async function killRound(url: string, killedAt: number): Promise<Aftermath> {
  const profile = mkdtempSync(join(tmpdir(), 'solid-chat-kit-profile-'));
  let browser = await launchKillable(profile);
  try {
    await browser.page.goto(url);
    const acknowledged = await writeUntil(browser, killedAt);
    browser = await launchKillable(profile);
    await browser.page.goto(url);
    const found = await browser.page
      .evaluate(() => window.durability.readBack())
      .catch((cause: unknown) => {
        throw new Error(`Killed at ${killedAt}, the profile held:\n${databasesIn(profile)}`, { cause });
      });
    return { killedAt, acknowledged, found };
  } finally {
    await browser.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

/** Lists the files of a profile's databases, and whether and why the browser recreated them. */
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

/** Reads from a profile in use; returns the error on failure. */
function attempt<T>(read: () => T): T | string {
  try {
    return read();
  } catch (error) {
    return String(error);
  }
}

/** Resolves with everything acknowledged once the browser is dead. */
async function writeUntil(
  { page, kill }: Awaited<ReturnType<typeof launchKillable>>,
  killedAt: number,
): Promise<string[]> {
  const acknowledged: string[] = [];
  await new Promise<void>((resolve, reject) => {
    const hear = (text: string) => {
      if (acknowledged.push(text) === killedAt) kill().then(resolve, reject);
    };
    page
      .exposeFunction('acknowledged', hear)
      .then(() => page.evaluate(() => window.durability.writeOn()))
      // The page dies with the browser; only an earlier end is a failure.
      .catch((error: unknown) => {
        if (acknowledged.length < killedAt) reject(error);
      });
  });
  return acknowledged;
}
