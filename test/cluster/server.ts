import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Member } from './load.ts';

const PROGRAM = fileURLToPath(new URL('node.mjs', import.meta.url));

export interface Node {
  readonly base: string;
  readonly members: readonly Member[];
  readonly program: ChildProcess;
  /** Kills it, as a crash would. */
  kill(): Promise<void>;
}

/** Starts a chat server as a process of its own, which signs users in who are in groups of a size, and in a lobby. */
export async function startNode({
  store = ':memory:',
  bus = '',
  users = 0,
  groupSize = 10,
  node = process.execPath,
} = {}): Promise<Node> {
  const program = spawn(node, [PROGRAM, store, bus, String(users), String(groupSize)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface(program.stdout), 'line');
  const { port, members } = JSON.parse(String(line));
  return {
    base: `http://127.0.0.1:${port}`,
    members,
    program,
    async kill() {
      if (program.exitCode !== null || program.signalCode !== null) return;
      const exit = once(program, 'exit');
      program.kill('SIGKILL');
      await exit;
    },
  };
}

/** A rate for each group, so that all together have one. */
export function ratesOf(members: readonly Member[], together: number, lobby: number): Record<string, number> {
  const groups = [...new Set(members.map(({ groups: [group = ''] }) => group))];
  return { ...Object.fromEntries(groups.map((group) => [group, together / groups.length])), lobby };
}
