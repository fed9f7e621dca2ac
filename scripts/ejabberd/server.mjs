// Runs an ejabberd in a temporary folder, as one process in the foreground that ends with this one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../files.mjs';
import { ensureEjabberd } from './find.mjs';
import { startRelay } from './relay.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const CONFIG = join(ROOT, 'example/xmpp/ejabberd.yml');
const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 10_000;
const POLL_MS = 50;

/** Erlang reads its standard input, which ends with the process that started it: no server outlives its test. */
const END_WITH_PARENT = "spawn(fun() -> io:get_line(''), halt(1, [{flush, false}]) end).";

const capitalize = (/** @type {string} */ name) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Returns a port that is free now: the given one, or any.
 * @param {number} [wanted]
 * @throws Error when the given one is in use
 */
export async function freePort(wanted = 0) {
  const probe = createServer().listen(wanted, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
  probe.close();
  await once(probe, 'close');
  return port;
}

/**
 * @typedef {object} ServerOptions
 * @property {string} [folder] where the data stands; without one, a new folder that `stop` deletes
 * @property {number} [port]
 * @property {(config: string) => string} [configure] changes the configuration of example/xmpp
 * @property {string[]} [erlArguments]
 * @property {string} [evaluate] Erlang that runs after each start
 * @property {NodeJS.ProcessEnv} [env]
 * @property {import('./find.mjs').Form} [form]
 */

/** @typedef {Awaited<ReturnType<typeof startEjabberd>>} Ejabberd */

/**
 * Starts a server on a free port of the loopback device. Its only host is `localhost`.
 * @param {ServerOptions} options
 */
export async function startEjabberd(options = {}) {
  const { erl, libraries } = ensureEjabberd(options.form ?? 'single');
  const folder = options.folder ?? temporaryFolder('ejabberd');
  const port = await freePort(options.port);
  const config = readFileSync(CONFIG, 'utf8').replaceAll('5280', String(port));
  mkdirSync(join(folder, 'upload'), { recursive: true });
  writeFileSync(join(folder, 'ejabberd.yml'), options.configure?.(config) ?? config);
  const log = join(folder, 'ejabberd.log');

  /** @type {import('node:child_process').ChildProcess | undefined} */
  let program;
  /** @type {Set<Awaited<ReturnType<typeof startRelay>>>} */
  const relays = new Set();

  /**
   * Calls a command of ejabberd's admin API, such as `register` or `create_room`.
   * @param {string} command
   * @param {object} [body]
   */
  async function api(command, body = {}) {
    const response = await fetch(`http://127.0.0.1:${port}/api/${command}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${command}: ${response.status} ${text}`);
    return JSON.parse(text);
  }

  /** Starts the server again, with the data that it had. */
  async function start() {
    const mnesia = ['-mnesia', 'dir', JSON.stringify(join(folder, 'mnesia'))];
    const started = spawn(
      erl,
      [
        ...['+K', 'true', '+P', '250000', '-noshell', ...(options.erlArguments ?? []), ...mnesia],
        ...['-s', 'ejabberd', '-eval', `${options.evaluate ?? 'ok'}, ${END_WITH_PARENT}`],
      ],
      {
        cwd: folder,
        env: {
          ...process.env,
          EJABBERD_CONFIG_PATH: join(folder, 'ejabberd.yml'),
          EJABBERD_LOG_PATH: log,
          ERL_LIBS: libraries,
          ERL_CRASH_DUMP_SECONDS: '0',
          ERL_INETRC: '/etc/ejabberd/inetrc',
          HOME: folder,
          ...options.env,
        },
        stdio: ['pipe', 'ignore', 'ignore'],
      },
    );
    program = started;
    const limit = Date.now() + START_LIMIT_MS;
    while (!(await api('status').catch(() => undefined))) {
      if (started.exitCode !== null || Date.now() > limit) {
        await kill();
        const reason = existsSync(log) ? readFileSync(log, 'utf8').slice(-2000) : 'no log';
        if (!options.folder) rmSync(folder, { recursive: true, force: true });
        throw new Error(`ejabberd did not start: ${reason}`);
      }
      await sleep(POLL_MS);
    }
  }

  /** @param {NodeJS.Signals} signal */
  async function end(signal) {
    const ended = program;
    program = undefined;
    if (!ended || ended.exitCode !== null || ended.signalCode !== null) return;
    const exit = once(ended, 'exit');
    ended.kill(signal);
    const impatience = setTimeout(() => ended.kill('SIGKILL'), STOP_LIMIT_MS);
    await exit;
    clearTimeout(impatience);
  }

  /** Kills the server, as a crash would; `start` brings it back. */
  const kill = () => end('SIGKILL');

  await start();
  return {
    domain: 'localhost',
    port,
    folder,
    service: `ws://127.0.0.1:${port}/ws`,
    api,
    start,
    kill,

    /** Stops the server properly; `start` brings it back. */
    halt: () => end('SIGTERM'),

    /** Returns a way to the server whose connections a test can cut. */
    async relay() {
      const relay = await startRelay(port);
      relays.add(relay);
      return { ...relay, service: `ws://127.0.0.1:${relay.port}/ws` };
    },

    /**
     * Adds users, each with the password `pw-<name>`, into a shared roster group, so that they see each other.
     * @param {readonly string[]} names local parts, such as `ann`
     * @param {string} [group] an own name divides users into groups that do not see each other
     * @param {(name: string) => string} [nameOf] the display name
     */
    async addUsers(names, group = 'everyone', nameOf = capitalize) {
      const host = 'localhost';
      for (const user of names) {
        await api('register', { user, host, password: `pw-${user}` });
        await api('set_vcard', { user, host, name: 'FN', content: nameOf(user) });
      }
      await api('srg_create', { group, host, label: group, description: '', display: group });
      for (const user of names) await api('srg_user_add', { user, host, group, grouphost: host });
    },

    /** Ends the server, closes its relays and deletes its folder. */
    async stop() {
      for (const relay of relays) await relay.close();
      await end(options.folder ? 'SIGTERM' : 'SIGKILL');
      if (!options.folder) rmSync(folder, { recursive: true, force: true });
    },
  };
}
