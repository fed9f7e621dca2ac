// Finds WebKitGTK with its driver and a virtual screen; installs them when run as root on Debian.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PACKAGES = ['webkit2gtk-driver', 'xvfb', 'xauth'];
const BROWSER = 'webkit2gtk-4.1/MiniBrowser';

/** The programs of WebKitGTK. @typedef {{ driver: string, screen: string, browser: string }} WebKit */

/** @param {readonly string[]} paths */
const first = (paths) => paths.find((path) => existsSync(path));

/** Returns the programs, if they are installed. @returns {WebKit | undefined} */
export function findWebKit() {
  const driver = first(['/usr/bin/WebKitWebDriver', '/usr/local/bin/WebKitWebDriver']);
  const screen = first(['/usr/bin/Xvfb', '/usr/local/bin/Xvfb']);
  const browser = first([
    `/usr/lib/x86_64-linux-gnu/${BROWSER}`,
    `/usr/lib/aarch64-linux-gnu/${BROWSER}`,
    `/usr/libexec/${BROWSER}`,
    `/usr/lib/${BROWSER}`,
  ]);
  return driver && screen && browser ? { driver, screen, browser } : undefined;
}

/** Finds the programs, or installs them. */
export function ensureWebKit() {
  if (!findWebKit() && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const quietly = {
      stdio: /** @type {['ignore', 'ignore', 'inherit']} */ (['ignore', 'ignore', 'inherit']),
    };
    spawnSync('apt-get', ['update', '-qq'], quietly);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], quietly);
  }
  if (findWebKit()) return;
  throw new Error(
    [
      'No WebKitGTK was found, and none could be installed. One of these helps:',
      `  1. on Debian, as root: apt-get install -y ${PACKAGES.join(' ')}`,
      '  2. leave it out: npm run e2e -- --project=chromium, then --project=firefox and so on',
    ].join('\n'),
  );
}
