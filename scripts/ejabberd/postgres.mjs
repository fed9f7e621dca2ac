// Runs a PostgreSQL in a temporary folder, in the foreground, until this process ends.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './server.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const START_LIMIT_MS = 30_000;
const POLL_MS = 50;
const USER = 'ejabberd';

/** Ends the database when standard input ends, so that it does not outlive the process that started it. */
const END_WITH_PARENT = '"$@" & pid=$!; read -r _; kill -INT $pid; wait $pid';

/** PostgreSQL refuses to run as root: it takes the user of Debian's package then. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  /** @param {string} flag */
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * Starts an empty database in a temporary folder.
 * @param {string} programs the folder of PostgreSQL's programs
 * @param {string} user also the name of the database
 */
export async function startDatabase(programs, user) {
  const owner = unprivileged();
  const folder = temporaryFolder('postgres');
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const as = { ...owner, cwd: folder, env: { ...process.env, HOME: folder, LC_ALL: 'C' } };
  const initialize = ['-D', data, '-U', user, '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  execFileSync(join(programs, 'initdb'), initialize, { ...as, stdio: 'ignore' });

  const settings = [`listen_addresses=127.0.0.1`, `unix_socket_directories=${folder}`, `max_connections=60`];
  const connection = ['-h', '127.0.0.1', '-p', String(port), '-U', user];
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let program;

  /** Starts it with the data that it had. */
  async function start() {
    const started = spawn(
      '/bin/sh',
      [
        ...['-c', END_WITH_PARENT, 'sh', join(programs, 'postgres'), '-D', data, '-p', String(port)],
        ...settings.flatMap((setting) => ['-c', setting]),
      ],
      { ...as, stdio: ['pipe', 'ignore', 'ignore'] },
    );
    program = started;
    const limit = Date.now() + START_LIMIT_MS;
    for (;;) {
      try {
        execFileSync(join(programs, 'pg_isready'), connection, { ...as, stdio: 'ignore' });
        return;
      } catch (error) {
        if (started.exitCode === null && Date.now() < limit) await sleep(POLL_MS);
        else {
          await stop();
          throw new Error('PostgreSQL did not start.', { cause: error });
        }
      }
    }
  }

  /** Ends it, and keeps the data. */
  async function halt() {
    const ended = program;
    program = undefined;
    if (!ended) return;
    const exit = once(ended, 'exit');
    ended.stdin?.end();
    await exit;
  }
  async function stop() {
    await halt();
    rmSync(folder, { recursive: true, force: true });
  }

  /** @param {...string} args */
  const psql = (...args) =>
    execFileSync(join(programs, 'psql'), [...connection, '-q', '-v', 'ON_ERROR_STOP=1', ...args], {
      ...as,
      stdio: 'ignore',
    });
  await start();
  psql('-d', 'postgres', '-c', `CREATE DATABASE ${user}`);
  return { port, user, database: user, psql, start, halt, stop };
}

/**
 * Starts a database with the tables of ejabberd.
 * @param {string} programs the folder of PostgreSQL's programs
 * @param {string} schema the file with ejabberd's tables
 */
export async function startPostgres(programs, schema) {
  const database = await startDatabase(programs, USER);
  database.psql('-d', USER, '-f', schema);
  return database;
}
