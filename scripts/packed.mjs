// Packs the package, and installs and builds apps with it, as users do. Needs dist/ and the registry.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { ROOT, readText, snippetsIn } from './files.mjs';

/**
 * Runs a program; throws its output when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 */
export function run(command, args, { cwd, env = process.env }) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}${error ?? ''}`);
  return stdout;
}

/**
 * Packs the package into a folder, and returns the tarball's path.
 * @param {string} folder
 */
export function pack(folder) {
  const out = run('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: ROOT,
  });
  return join(folder, out.trim().split('\n').at(-1) ?? '');
}

/** Returns the files of the tarball by their paths from the root, without built files. */
export function packedFiles() {
  const out = run('npm', ['pack', '--dry-run', '--json', '--silent', '--ignore-scripts'], { cwd: ROOT });
  /** @type {{ files: { path: string }[] }[]} */
  const [packed] = JSON.parse(out);
  return packed?.files.map(({ path }) => path) ?? [];
}

/**
 * Returns a document without its pictures, which are not packed.
 * @param {string} markdown
 */
export const withoutPictures = (markdown) =>
  markdown.replace(/^!\[[^\]]*\]\([^)]+\.(?:png|webp)\)\n\n?/gm, '');

/** Returns the path of Node 24 or later: this one, or one installed by npm. */
export function findNode24() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  const args = ['--yes', '--package', 'node@24', '--', 'node', '--print', 'process.execPath'];
  return run('npx', args, { cwd: tmpdir() }).trim();
}

/**
 * Follows docs/testing-your-app.md in an empty folder with the tarball as the package: installs what the page
 * names, and runs its tests with its configuration. Returns the output of the run.
 * @param {string} tarball
 */
export function testAsDocumented(tarball) {
  const page = readText('docs/testing-your-app.md');
  const installs = [...page.matchAll(/^npm install (.+)$/gm)].map(([, args = '']) => args);
  const tests = snippetsIn(page, 'tsx');
  const [config] = snippetsIn(page, 'ts');
  if (installs.length === 0 || tests.length === 0 || !config)
    throw new Error('The page lacks packages, test or configuration.');
  const folder = mkdtempSync(join(tmpdir(), 'solid-chat-kit-documented-'));
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
    for (const install of installs) {
      const args = install.split(' ').map((each) => (each === 'solid-chat-kit' ? tarball : each));
      run('npm', ['install', '--no-audit', '--no-fund', ...args], { cwd: folder });
    }
    writeFileSync(join(folder, 'vite.config.ts'), config);
    for (const [at, test] of tests.entries()) writeFileSync(join(folder, `app-${at}.test.tsx`), test);
    return run('npx', ['vitest', 'run'], { cwd: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Copies an app out of the project, installs it with the tarball as the package, and builds it.
 * @param {string} source the app's folder, from the root
 * @param {string} tarball
 * @param {string} node the Node that runs it
 * @param {string} [main] the code of another `src/main.tsx`
 */
export function buildApp(source, tarball, node, main) {
  const folder = mkdtempSync(join(tmpdir(), 'solid-chat-kit-app-'));
  cpSync(join(ROOT, source), folder, { recursive: true, filter: (path) => !path.includes('node_modules') });
  if (main) writeFileSync(join(folder, 'src/main.tsx'), main);
  const manifest = join(folder, 'package.json');
  const app = JSON.parse(readFileSync(manifest, 'utf8'));
  app.dependencies['solid-chat-kit'] = `file:${tarball}`;
  writeFileSync(manifest, JSON.stringify(app, null, 2));
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
  run('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, env });
  run('npm', ['run', 'build'], { cwd: folder, env });
  return folder;
}

/** Returns the app of README.md: its first snippet of code with JSX. */
export function readmeApp() {
  const [code] = snippetsIn(readText('README.md'), 'tsx');
  if (!code) throw new Error('README.md has no app.');
  return code;
}

/**
 * Installs an app with pnpm that has an rxjs of its own beside the packed package; returns the versions of rxjs in it.
 * @param {string} tarball
 * @param {string} rxjs a version
 */
export function installWithPnpm(tarball, rxjs) {
  const folder = mkdtempSync(join(tmpdir(), 'solid-chat-kit-pnpm-'));
  try {
    const dependencies = { rxjs, 'solid-chat-kit': `file:${tarball}`, 'solid-js': '^1.9.19' };
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ private: true, type: 'module', dependencies }),
    );
    run('npx', ['--yes', 'pnpm@10', 'install', '--silent'], { cwd: folder });
    writeFileSync(
      join(folder, 'app.mjs'),
      `import { Observable, Subject } from 'rxjs';
import { KitConversationEvents, KitProvider } from 'solid-chat-kit';
import { createConversationList } from 'solid-chat-kit/headless';
const channel = KitConversationEvents.ccConversationDeleted;
console.log([channel instanceof Subject && channel instanceof Observable, typeof KitProvider, typeof createConversationList].join(' '));
`,
    );
    const output = run(process.execPath, ['app.mjs'], { cwd: folder });
    const copies = readdirSync(join(folder, 'node_modules/.pnpm')).filter((name) => name.startsWith('rxjs@'));
    return { output: output.trim(), copies };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
