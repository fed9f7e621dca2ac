// Uses the package as an app gets it: packs it, unpacks it into an empty project, compiles that project,
// and renders on a server. Needs dist/.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT, readText } from './files.mjs';

const APP_TSX = `
import { type Kit, KitConversations, KitProvider, KitUsers, type KitConversationsProps } from 'solid-chat-kit';
import { createLocalKit, Kit as LocalKit } from 'solid-chat-kit/local';
import 'solid-chat-kit/css-variables.css';
import 'solid-chat-kit/css/badge.css';

const props: KitConversationsProps = {
  conversationsRequestBuilder: new LocalKit.ConversationsRequestBuilder().setLimit(10),
};
const greet = (user: Kit.User) => console.log(user.getName());
export const App = () => (
  <KitProvider sdk={createLocalKit()}>
    <KitConversations {...props} />
    <KitUsers onItemClick={greet} />
  </KitProvider>
);
`;

const SERVER_JS = `
import { createComponent, renderToString } from 'solid-js/web';
import { KitConversations, KitProvider } from 'solid-chat-kit';
import { createLocalKit } from 'solid-chat-kit/local';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const html = renderToString(() =>
  createComponent(KitProvider, { sdk: createLocalKit(), get children() { return createComponent(KitConversations, {}); } }),
);
if (!html.includes('class="kit-conversations')) throw new Error('no list in ' + html);
for (const name of ['css-variables.css', 'css/badge.css']) {
  const file = fileURLToPath(import.meta.resolve('solid-chat-kit/' + name));
  if (!existsSync(file)) throw new Error(file + ' is missing');
}
`;

const TSCONFIG = {
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2022', 'DOM'],
    jsx: 'preserve',
    jsxImportSource: 'solid-js',
    types: [],
    strict: true,
    noEmit: true,
  },
  include: ['app.tsx'],
};

/**
 * Runs a program, and throws what it said when it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {string} cwd
 */
function run(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}

const folder = mkdtempSync(join(tmpdir(), 'solid-chat-kit-consumer-'));
try {
  run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], ROOT);
  const { name, version, dependencies, peerDependencies } = JSON.parse(readText('package.json'));
  run('tar', ['-xzf', `${name}-${version}.tgz`], folder);
  mkdirSync(join(folder, 'node_modules'));
  renameSync(join(folder, 'package'), join(folder, 'node_modules', name));
  for (const dependency of Object.keys({ ...dependencies, ...peerDependencies })) {
    const link = join(folder, 'node_modules', dependency);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', dependency), link);
  }
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'consumer', private: true, type: 'module' }),
  );
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  writeFileSync(join(folder, 'app.tsx'), APP_TSX);
  writeFileSync(join(folder, 'server.js'), SERVER_JS);

  run(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', '.'], folder);
  run(process.execPath, ['server.js'], folder);
  console.log('the packed package compiles in an app and renders on a server');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
