import { describe, expect, it } from 'vitest';
import { BROWSERS, ensureBrowser, findInstalled } from '../../scripts/find-chromium.mjs';

/** A machine with executable files, where commands may add more. */
function machine(settings: {
  files?: string[];
  env?: Record<string, string>;
  root?: boolean;
  debian?: boolean;
  installs?: Record<string, string>;
}) {
  const files = new Set(settings.files);
  const commands: string[] = [];
  return {
    commands,
    env: settings.env ?? {},
    isExecutable: (path: string) => files.has(path),
    exists: (path: string) => path === '/etc/debian_version' && settings.debian === true,
    isRoot: () => settings.root === true,
    run(command: string, args: string[]) {
      const line = [command, ...args].join(' ');
      commands.push(line);
      for (const [part, file] of Object.entries(settings.installs ?? {}))
        if (line.includes(part)) files.add(file);
      return true;
    },
    playwrightPath: async (name: string) => `/cache/${name}`,
  };
}

describe('the search for a browser', () => {
  it('takes the environment variable first', () => {
    const env = { CHROMIUM_PATH: '/opt/chrome' };
    expect(findInstalled('chromium', machine({ env, files: ['/opt/chrome', '/usr/bin/chromium'] }))).toBe(
      '/opt/chrome',
    );
  });

  it('refuses a variable that names no program, by its name', () => {
    const env = { FIREFOX_PATH: '/nowhere' };
    expect(() => findInstalled('firefox', machine({ env, files: ['/usr/bin/firefox'] }))).toThrow(
      /FIREFOX_PATH.*\/nowhere/,
    );
  });

  it('looks at the usual paths in their order', () => {
    const files = ['/usr/bin/google-chrome', '/usr/bin/chromium'];
    expect(findInstalled('chromium', machine({ files }))).toBe('/usr/bin/chromium');
    expect(findInstalled('firefox', machine({ files }))).toBeUndefined();
  });

  it('installs nothing where a browser is there, Playwright’s own too', async () => {
    const usual = machine({ files: ['/usr/bin/firefox-esr'], root: true, debian: true });
    expect(await ensureBrowser('firefox', usual)).toBe('/usr/bin/firefox-esr');
    const own = machine({ files: ['/cache/chromium'], root: true, debian: true });
    expect(await ensureBrowser('chromium', own)).toBe('/cache/chromium');
    expect([...usual.commands, ...own.commands]).toEqual([]);
  });

  it('installs Debian’s package as root, after an update', async () => {
    const debian = machine({ root: true, debian: true, installs: { 'install -y': '/usr/bin/chromium' } });
    expect(await ensureBrowser('chromium', debian)).toBe('/usr/bin/chromium');
    expect(debian.commands).toEqual([
      'apt-get update -qq',
      'apt-get install -y -qq --no-install-recommends chromium',
    ]);
  });

  it('lets Playwright download outside CI, without root', async () => {
    const laptop = machine({ debian: true, installs: { 'playwright install': '/cache/firefox' } });
    expect(await ensureBrowser('firefox', laptop)).toBe('/cache/firefox');
    expect(laptop.commands).toEqual(['npx playwright install firefox']);
  });

  it.each(['chromium', 'firefox'] as const)('names all four ways when %s cannot be found', async (name) => {
    const bare = machine({ env: { CI: 'true' }, root: true, debian: true });
    const error = await ensureBrowser(name, bare).catch((reason: Error) => reason.message);
    const { env, debianPackage, paths } = BROWSERS[name];
    for (const part of [
      env,
      paths[0],
      `apt-get install -y ${debianPackage}`,
      `npx playwright install ${name}`,
    ]) {
      expect(error).toContain(part);
    }
    expect(bare.commands.some((line) => line.startsWith('npx'))).toBe(false);
  });
});
