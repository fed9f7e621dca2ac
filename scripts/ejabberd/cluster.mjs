// Runs two ejabberd nodes on one PostgreSQL.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureEjabberd } from './find.mjs';
import { startPostgres } from './postgres.mjs';
import { freePort, startEjabberd } from './server.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const SCHEMA = '/usr/share/ejabberd/sql/pg.sql';
const JOIN = "length(mnesia:system_info(db_nodes)) > 1 orelse ejabberd_cluster:join('first@127.0.0.1')";
const JOIN_LIMIT_MS = 30_000;
const POLL_MS = 50;

/**
 * The configuration of example/xmpp, with PostgreSQL and a shared folder for files.
 * @param {Awaited<ReturnType<typeof startPostgres>>} database
 * @param {string} folder
 */
const configure = (database, folder) => (/** @type {string} */ config) =>
  config
    .replace(
      'sql_type: sqlite\nsql_pool_size: 1',
      [
        'sql_type: pgsql',
        'sql_server: "127.0.0.1"',
        `sql_port: ${database.port}`,
        `sql_database: ${database.database}`,
        `sql_username: ${database.user}`,
        'sql_password: ""',
        'sql_pool_size: 5',
      ].join('\n'),
    )
    .replace('@HOME@/upload', join(folder, 'upload'));

/**
 * Waits until a node has joined.
 * @param {import('./server.mjs').Ejabberd} node
 */
async function joined(node) {
  const limit = Date.now() + JOIN_LIMIT_MS;
  for (;;) {
    const members = await node.api('list_cluster').catch(() => []);
    if (members.length === 2 && (await node.api('status').catch(() => undefined))) return;
    if (Date.now() > limit) throw new Error('The second node did not join the first.');
    await sleep(POLL_MS);
  }
}

/** Starts both nodes; a user of one sees those of the other. */
export async function startCluster() {
  const { postgres } = ensureEjabberd('cluster');
  if (!postgres) throw new Error('PostgreSQL is missing.');
  const database = await startPostgres(postgres, SCHEMA);
  const folder = temporaryFolder('cluster');
  // A name server of their own, on a port of its own, instead of a daemon that stays.
  const names = String(await freePort());
  const register = spawn('epmd', ['-port', names, '-address', '127.0.0.1'], { stdio: 'ignore' });

  /** @type {import('./server.mjs').Ejabberd[]} */
  const nodes = [];
  async function stop() {
    for (const node of nodes) await node.stop();
    register.kill('SIGKILL');
    if (register.exitCode === null && register.signalCode === null) await once(register, 'exit');
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }

  try {
    for (const name of ['first', 'second']) {
      nodes.push(
        await startEjabberd({
          form: 'cluster',
          configure: configure(database, folder),
          env: { ERL_EPMD_PORT: names },
          erlArguments: [
            ...['-start_epmd', 'false', '-name', `${name}@127.0.0.1`, '-setcookie', names],
            ...['-kernel', 'inet_dist_use_interface', '{127,0,0,1}'],
          ],
          // The admin API's join_cluster would stop its own process half-way.
          evaluate: name === 'second' ? JOIN : undefined,
        }),
      );
    }
    const [first, second] = /** @type {[typeof nodes[0], typeof nodes[0]]} */ (nodes);
    await joined(second);
    return { first, second, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
