import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runLoad } from '../cluster/load.ts';
import { type Node, ratesOf, startNode } from '../cluster/server.ts';

let folder: string;
let server: Node;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'chat-'));
  server = await startNode({ store: join(folder, 'chat.db'), users: 40, groupSize: 10 });
});
afterEach(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

it('[helper.ownServer.load] every acknowledged message reaches everybody once and in order', async () => {
  const { members } = server;
  const rates = ratesOf(members, 100, 10);
  const result = await runLoad({
    servers: [server.base],
    members,
    rates,
    seconds: 3,
  });
  expect(result).toMatchObject({ lost: 0, doubled: 0, disordered: 0, invented: 0, differing: 0 });
  expect(result.acknowledged).toBe(3 * 110);
  expect(result.received).toBe(3 * (100 * 9 + 10 * 39));
});
