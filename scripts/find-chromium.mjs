// Finds a browser for tests and benchmarks, and installs one where there is none: an environment variable,
// the usual paths, Debian's package, Playwright's download (never in CI). As a program: `node
// scripts/find-chromium.mjs [chromium|firefox]` prints the path.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** @typedef {'chromium' | 'firefox'} BrowserName */

/**
 * The names and paths of each browser.
 * @type {Record<BrowserName, { env: string, debianPackage: string, paths: string[] }>}
 */
export const BROWSERS = {
  chromium: {
    env: 'CHROMIUM_PATH',
    debianPackage: 'chromium',
    paths: [
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome-stable',
      '/usr/bin/google-chrome',
      '/snap/bin/chromium',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    ],
  },
  firefox: {
    env: 'FIREFOX_PATH',
    debianPackage: 'firefox-esr',
    paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
  },
};

/** Arguments for a quiet, headless Chromium in a container. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const PLAYWRIGHT_LIMIT_MS = 180_000;

/**
 * The functions of the machine that the search needs; tests pass their own.
 * @typedef {object} Machine
 * @property {NodeJS.ProcessEnv} env
 * @property {(path: string) => boolean} isExecutable
 * @property {(path: string) => boolean} exists
 * @property {() => boolean} isRoot
 * @property {(command: string, args: string[], limitMs?: number) => boolean} run true on success
 * @property {(name: BrowserName) => Promise<string>} playwrightPath the path of Playwright's own download
 */

/** @type {Machine} */
const thisMachine = {
  env: process.env,
  isExecutable(path) {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  },
  exists: existsSync,
  isRoot: () => process.getuid?.() === 0,
  run(command, args, limitMs) {
    // The path is printed to stdout, so an installer's output goes to stderr.
    const { status } = spawnSync(command, args, { stdio: ['ignore', 2, 2], timeout: limitMs });
    return status === 0;
  },
  async playwrightPath(name) {
    const playwright = await import('playwright');
    return playwright[name].executablePath();
  },
};

/**
 * Finds an installed browser, without installing anything.
 * @param {BrowserName} name
 * @param {Pick<Machine, 'env' | 'isExecutable'>} machine
 * @returns {string | undefined}
 */
export function findInstalled(name, machine = thisMachine) {
  const { env, paths } = BROWSERS[name];
  const wanted = machine.env[env];
  if (wanted) {
    if (machine.isExecutable(wanted)) return wanted;
    throw new Error(`${env} is set to ${wanted}, which is not an executable program.`);
  }
  return paths.find(machine.isExecutable);
}

/**
 * Finds a browser, or installs one.
 * @param {BrowserName} name
 * @param {Machine} machine
 * @returns {Promise<string>}
 */
export async function ensureBrowser(name, machine = thisMachine) {
  const { env, debianPackage, paths } = BROWSERS[name];
  const installed = findInstalled(name, machine);
  if (installed) return installed;

  const downloaded = await machine.playwrightPath(name);
  if (machine.isExecutable(downloaded)) return downloaded;

  if (machine.isRoot() && machine.exists('/etc/debian_version')) {
    machine.run('apt-get', ['update', '-qq']);
    machine.run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianPackage]);
    const packaged = findInstalled(name, machine);
    if (packaged) return packaged;
  }
  if (!machine.env.CI) {
    machine.run('npx', ['playwright', 'install', name], PLAYWRIGHT_LIMIT_MS);
    if (machine.isExecutable(downloaded)) return downloaded;
  }
  throw new Error(
    [
      `No ${name} was found, and none could be installed. One of these four helps:`,
      `  1. set ${env} to the path of the program`,
      `  2. install it at a usual path: ${paths.join(', ')}`,
      `  3. on Debian, as root: apt-get install -y ${debianPackage}`,
      `  4. outside CI: npx playwright install ${name}`,
    ].join('\n'),
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const name = process.argv[2] ?? 'chromium';
  try {
    if (name !== 'chromium' && name !== 'firefox') throw new Error(`Unknown browser: ${name}`);
    console.log(await ensureBrowser(name));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
