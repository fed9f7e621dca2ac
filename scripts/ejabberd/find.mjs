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
  const newest = Math.max(...machine.list(POSTGRES).map(Number));
  const postgres = join(POSTGRES, String(newest), 'bin');
  return machine.exists(join(postgres, 'initdb')) ? { erl, libraries, postgres } : undefined;
}

/**
 * Finds the programs, or installs them.
 * @param {Form} form
 * @param {Machine} machine
 * @returns {Programs}
 */
export function ensureEjabberd(form, machine = thisMachine) {
  const installed = findEjabberd(form, machine);
  if (installed) return installed;
  const packages = PACKAGES[form];
  if (machine.isRoot() && machine.exists('/etc/debian_version')) {
    machine.run('apt-get', ['update', '-qq']);
    machine.run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
    const packaged = findEjabberd(form, machine);
    if (packaged) return packaged;
  }
  throw new Error(
    `No ejabberd was found, and none could be installed. On Debian, as root: apt-get install -y --no-install-recommends ${packages.join(' ')}`,
  );
}
