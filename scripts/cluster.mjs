// Starts Debian's PostgreSQL and NATS for several chat servers; installs them where they are missing, when run as root.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensurePrograms } from './ejabberd/find.mjs';
import { startDatabase } from './ejabberd/postgres.mjs';
import { freePort } from './ejabberd/server.mjs';

const START_LIMIT_MS = 10_000;
const POLL_MS = 20;
/** Ends the program when standard input ends, so that it does not outlive the process that started it. */
const END_WITH_PARENT = '"$@" & pid=$!; read -r _; kill -KILL $pid; wait $pid';

/** Starts an empty database in a temporary folder. */
export async function startPostgres() {
  const database = await startDatabase(ensurePrograms('postgres'), 'chat');
  return { ...database, url: `postgres://${database.user}@127.0.0.1:${database.port}/${database.database}` };
}

/** Starts NATS on a free port of the loopback device. */
export async function startNats() {
  const program = ensurePrograms('nats');
  const port = await freePort();
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let running;

  async function start() {
    const args = [program, '-a', '127.0.0.1', '-p', String(port)];
    running = spawn('/bin/sh', ['-c', END_WITH_PARENT, 'sh', ...args], {
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    const limit = Date.now() + START_LIMIT_MS;
    for (;;) {
      const socket = connect(port, '127.0.0.1');
      const isOpen = await once(socket, 'connect').then(
        () => true,
        () => false,
      );
      socket.destroy();
      if (isOpen) return;
      if (Date.now() > limit) throw new Error('NATS did not start.');
      await sleep(POLL_MS);
    }
  }
  /** Kills it, as a crash would; `start` brings it back. */
  async function kill() {
    const ended = running;
    running = undefined;
    if (!ended) return;
    const exit = once(ended, 'exit');
    ended.stdin?.end();
    await exit;
  }
  await start();
  return { url: `nats://127.0.0.1:${port}`, start, kill, stop: kill };
}
