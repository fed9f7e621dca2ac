import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ensureEjabberd } from '../../scripts/ejabberd/find.mjs';
import { freePort } from '../../scripts/ejabberd/server.mjs';
import { temporaryFolder } from '../../scripts/ejabberd/temporary-folder.mjs';
import { readText } from '../../scripts/files.mjs';

// The start that docs/xmpp.md describes: Debian's command, not the tests' own.

/** The state of a socket that listens, and this machine's own addresses, as Linux writes them. */
const LISTENING = '0A';
const LOOPBACK = ['0100007F', '00000000000000000000000001000000', '0000000000000000FFFF00000100007F'];

/** Returns the ports on which a process listens, and whether only this machine reaches them. */
function portsOf(pid: string): { port: number; isLocal: boolean }[] {
  const sockets = readdirSync(`/proc/${pid}/fd`).map((fd) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`);
    } catch {
      // Closed meanwhile.
      return '';
    }
  });
  return ['tcp', 'tcp6'].flatMap((table) => {
    const rows = readFileSync(`/proc/${pid}/net/${table}`, 'utf8').trim().split('\n').slice(1);
    return rows.flatMap((row) => {
      const [, local = '', , state, , , , , , inode] = row.trim().split(/\s+/);
      if (state !== LISTENING || !sockets.includes(`socket:[${inode}]`)) return [];
      const [address = '', port = ''] = local.split(':');
      return [{ port: Number.parseInt(port, 16), isLocal: LOOPBACK.includes(address) }];
    });
  });
}

test("[sdk.xmpp] Debian's start with the settings of the documents opens ports of this machine only", async () => {
  ensureEjabberd('single');
  const [, lines = ''] = /ejabberdctl\.cfg <<'END'\n([\s\S]*?)END\n/.exec(readText('docs/xmpp.md')) ?? [];
  const folder = temporaryFolder('ports');
  const file = (name: string) => join(folder, name);
  const [web, erlang, mapper] = [await freePort(), await freePort(), await freePort()];
  mkdirSync(file('spool'));
  cpSync('/etc/ejabberd/inetrc', file('inetrc'));
  const settings = readText('example/xmpp/ejabberd.yml');
  writeFileSync(file('ejabberd.yml'), settings.replaceAll('5280', String(web)).replaceAll('@HOME@', folder));
  writeFileSync(file('ejabberdctl.cfg'), lines.replace('5210', String(erlang)));
  // As the user of this process: only that of Debian's package, or root, may run the original.
  const command = readFileSync('/usr/sbin/ejabberdctl', 'utf8').replace(/^INSTALLUSER=.*/m, 'INSTALLUSER=');
  writeFileSync(file('ejabberdctl'), command);
  const run = (...args: string[]) => {
    const own = ['-n', `kit${web}@localhost`, '-d', folder, '-s', file('spool'), '-l', folder];
    return spawn('bash', [file('ejabberdctl'), ...own, ...args], {
      cwd: folder,
      env: { ...process.env, HOME: folder, EJABBERD_PID_PATH: file('pid'), ERL_EPMD_PORT: String(mapper) },
      stdio: 'ignore',
    });
  };
  const server = run('foreground');
  const ended = once(server, 'exit');
  try {
    await expect(async () => {
      const status = await fetch(`http://127.0.0.1:${web}/api/status`, { method: 'POST', body: '{}' });
      expect(status.ok).toBe(true);
    }).toPass();
    const ports = portsOf(readFileSync(file('pid'), 'utf8').trim());
    expect(ports.map(({ port }) => port).sort()).toEqual([web, erlang].sort());
    expect(ports.filter(({ isLocal }) => !isLocal)).toEqual([]);
    // The port mapper, which listens everywhere, does not run.
    expect(await freePort(mapper)).toBe(mapper);
  } finally {
    await once(run('stop'), 'exit');
    await ended;
    // Where the lines have no effect, it stays.
    await once(spawn('epmd', ['-port', String(mapper), '-kill'], { stdio: 'ignore' }), 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
});
