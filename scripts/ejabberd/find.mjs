// Finds ejabberd and PostgreSQL; installs Debian's packages where they are missing, when run as root.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Debian's packages for one server, and for two that share a database. */
export const PACKAGES = {
  single: ['ejabberd', 'erlang-p1-sqlite3'],
  cluster: ['ejabberd', 'erlang-p1-pgsql', 'postgresql'],
};

/** @typedef {keyof typeof PACKAGES} Form */

/**
 * `libraries` is the folder with ejabberd itself; `postgres`, the folder of PostgreSQL's programs, comes with `cluster`.
 * @typedef {{ erl: string, libraries: string, postgres?: string }} Programs
 */

/**
 * The functions of the machine that the search needs; tests pass their own.
 * @typedef {object} Machine
 * @property {(path: string) => boolean} exists
 * @property {(folder: string) => string[]} list names in a folder; none where there is no such folder
 * @property {() => boolean} isRoot
 * @property {(command: string, args: string[]) => void} run
 */

/** @type {Machine} */
const thisMachine = {
  exists: existsSync,
  list: (folder) => (existsSync(folder) ? readdirSync(folder) : []),
  isRoot: () => process.getuid?.() === 0,
  run(command, args) {
    // At run level 1, Debian installs services without starting them.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
    spawnSync(command, args, { env, stdio: ['ignore', 2, 2] });
  },
};

const ERL = ['/usr/bin/erl', '/usr/local/bin/erl'];
const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib/erlang/lib'];
const DRIVERS = { single: 'p1_sqlite3-', cluster: 'p1_pgsql-' };
const POSTGRES = '/usr/lib/postgresql';

/**
 * Finds the installed programs, without installing anything.
 * @param {Form} form
 * @param {Pick<Machine, 'exists' | 'list'>} machine
 * @returns {Programs | undefined}
 */
export function findEjabberd(form, machine = thisMachine) {
  /** @param {string} folder @param {string} prefix */
  const has = (folder, prefix) => machine.list(folder).some((name) => name.startsWith(prefix));
  const erl = ERL.find(machine.exists);
  const libraries = LIBRARIES.find((folder) => has(folder, 'ejabberd-'));
  if (!erl || !libraries || !has('/usr/lib/erlang/lib', DRIVERS[form])) return undefined;
  if (form === 'single') return { erl, libraries };
  const postgres = findPostgres(machine);
  return postgres ? { erl, libraries, postgres } : undefined;
}

/** Debian's packages of single programs, and where they put these. */
const SINGLE = {
  postgres: { packages: ['postgresql'], find: findPostgres },
  nats: {
    packages: ['nats-server'],
    find: (/** @type {Pick<Machine, 'exists' | 'list'>} */ { exists }) =>
      ['/usr/sbin/nats-server', '/usr/bin/nats-server'].find(exists),
  },
};

/**
 * Finds the folder of PostgreSQL's programs.
 * @param {Pick<Machine, 'exists' | 'list'>} machine
 */
function findPostgres(machine) {
  const newest = Math.max(...machine.list(POSTGRES).map(Number));
  const postgres = join(POSTGRES, String(newest), 'bin');
  return machine.exists(join(postgres, 'initdb')) ? postgres : undefined;
}

/**
 * Finds ejabberd, or installs it.
 * @param {Form} form
 * @param {Machine} machine
 * @returns {Programs}
 */
export function ensureEjabberd(form, machine = thisMachine) {
  return ensure('ejabberd', PACKAGES[form], () => findEjabberd(form, machine), machine);
}

/**
 * Finds PostgreSQL or NATS, or installs it; returns the folder of the programs, or the program.
 * @param {keyof typeof SINGLE} name
 * @param {Machine} machine
 * @returns {string}
 */
export function ensurePrograms(name, machine = thisMachine) {
  const { packages, find } = SINGLE[name];
  return ensure(packages[0] ?? name, packages, () => find(machine), machine);
}

/**
 * @template T
 * @param {string} name
 * @param {readonly string[]} packages
 * @param {() => T | undefined} find
 * @param {Machine} machine
 * @returns {T}
 */
function ensure(name, packages, find, machine) {
  const installed = find();
  if (installed) return installed;
  if (machine.isRoot() && machine.exists('/etc/debian_version')) {
    machine.run('apt-get', ['update', '-qq']);
    machine.run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
    const packaged = find();
    if (packaged) return packaged;
  }
  throw new Error(
    `No ${name} was found, and none could be installed. On Debian, as root: apt-get install -y --no-install-recommends ${packages.join(' ')}`,
  );
}
