import { describe, expect, it } from 'vitest';
import { ensureEjabberd, findEjabberd, PACKAGES } from '../../scripts/ejabberd/find.mjs';

const SINGLE = [
  '/usr/bin/erl',
  '/usr/lib/x86_64-linux-gnu/ejabberd-23.01',
  '/usr/lib/erlang/lib/p1_sqlite3-1.1.14',
];
const CLUSTER = [
  '/usr/bin/erl',
  '/usr/lib/x86_64-linux-gnu/ejabberd-23.01',
  '/usr/lib/erlang/lib/p1_pgsql-1.1.20',
  '/usr/lib/postgresql/9/bin/initdb',
  '/usr/lib/postgresql/15/bin/initdb',
];

/** A machine with files, where an installation may add more. */
function machine(settings: { files?: string[]; root?: boolean; debian?: boolean; installs?: string[] }) {
  const files = new Set(settings.files);
  if (settings.debian) files.add('/etc/debian_version');
  const commands: string[] = [];
  return {
    commands,
    exists: (path: string) => files.has(path),
    list(folder: string) {
      const within = [...files].filter((file) => file.startsWith(`${folder}/`));
      return [...new Set(within.map((file) => file.slice(folder.length + 1).split('/')[0] ?? ''))];
    },
    isRoot: () => settings.root === true,
    run(command: string, args: string[]) {
      commands.push([command, ...args].join(' '));
      if (args[0] === 'install') for (const file of settings.installs ?? []) files.add(file);
    },
  };
}

describe('the search for ejabberd', () => {
  it('finds Erlang with the folder of the server', () => {
    expect(findEjabberd('single', machine({ files: SINGLE }))).toEqual({
      erl: '/usr/bin/erl',
      libraries: '/usr/lib/x86_64-linux-gnu',
    });
  });

  it('takes the newest PostgreSQL for a cluster', () => {
    expect(findEjabberd('cluster', machine({ files: CLUSTER }))?.postgres).toBe('/usr/lib/postgresql/15/bin');
  });

  it.each(SINGLE)('finds nothing without %s', (missing) => {
    const files = SINGLE.filter((file) => file !== missing);
    expect(findEjabberd('single', machine({ files }))).toBeUndefined();
  });

  it('finds no cluster without a database', () => {
    expect(findEjabberd('cluster', machine({ files: CLUSTER.slice(0, 3) }))).toBeUndefined();
  });

  it('installs nothing where the server is there', () => {
    const ready = machine({ files: SINGLE, root: true, debian: true });
    ensureEjabberd('single', ready);
    expect(ready.commands).toEqual([]);
  });

  it.each([
    ['single', SINGLE],
    ['cluster', CLUSTER],
  ] as const)('installs the packages of a %s server as root, after an update', (form, installs) => {
    const debian = machine({ root: true, debian: true, installs });
    expect(ensureEjabberd(form, debian).erl).toBe('/usr/bin/erl');
    expect(debian.commands).toEqual([
      'apt-get update -qq',
      `apt-get install -y -qq --no-install-recommends ${PACKAGES[form].join(' ')}`,
    ]);
  });

  it.each([
    ['without root', { debian: true }],
    ['elsewhere than on Debian', { root: true }],
    ['when the packages lack it', { root: true, debian: true }],
  ])('names the command %s', (_when, settings) => {
    expect(() => ensureEjabberd('single', machine(settings))).toThrow(/apt-get install -y .*ejabberd/);
  });
});
