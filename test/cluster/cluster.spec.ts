import { connect } from '@nats-io/transport-node';
import { expect, test } from '@playwright/test';
import { startNats, startPostgres } from '../../scripts/cluster.mjs';
import { type LoadResult, runLoad } from './load.ts';
import { type Node, ratesOf, startNode } from './server.ts';

// Two chat servers over PostgreSQL and NATS, with users on both, while parts of them are killed. RATE, USERS and SECONDS
// change the load.

const SECONDS = Number(process.env.SECONDS || 30);
const RATE = Number(process.env.RATE || 500);
const USERS = Number(process.env.USERS || 200);
const LOBBY_RATE = 10;

const RIGHT = { lost: 0, doubled: 0, disordered: 0, invented: 0, differing: 0 };

let postgres: Awaited<ReturnType<typeof startPostgres>>;
let nats: Awaited<ReturnType<typeof startNats>>;
let nodes: Node[];

test.setTimeout(SECONDS * 1000 + 180_000);
test.beforeEach(async () => {
  [postgres, nats] = [await startPostgres(), await startNats()];
  const where = { store: postgres.url, bus: nats.url };
  nodes = [await startNode({ ...where, users: USERS }), await startNode(where)];
});
test.afterEach(async () => {
  for (const node of nodes) await node.kill();
  await nats.stop();
  await postgres.stop();
});

async function load(rate: number, meanwhile?: () => Promise<void>): Promise<LoadResult> {
  const members = nodes[0]?.members ?? [];
  const rates = ratesOf(members, rate, LOBBY_RATE);
  const result = await runLoad({
    servers: nodes.map(({ base }) => base),
    members,
    rates,
    seconds: SECONDS,
    ...(meanwhile && { meanwhile }),
  });
  console.log(test.info().title, JSON.stringify(result));
  expect(result.acknowledged).toBe(SECONDS * (rate + LOBBY_RATE));
  return result;
}

test('users on two servers get every message once and in one order', async () => {
  expect(await load(RATE)).toMatchObject(RIGHT);
});

test('a server killed in the middle loses and doubles nothing', async () => {
  const result = await load(RATE / 5, async () => nodes[1]?.kill());
  expect(result).toMatchObject(RIGHT);
});

test('a bus that is away in the middle delays messages, and loses and doubles nothing', async () => {
  const result = await load(RATE / 5, async () => {
    await nats.kill();
    await new Promise((later) => setTimeout(later, 3000));
    await nats.start();
  });
  expect(result).toMatchObject(RIGHT);
});

test('a bus that carries something else stays in use', async () => {
  const result = await load(RATE / 5, async () => {
    const stranger = await connect({ servers: nats.url });
    for (const hint of ['not json', 'null', '{"event":"message","chat":5}']) stranger.publish('chat', hint);
    await stranger.close();
  });
  expect(result).toMatchObject(RIGHT);
});

test('a database restarted in the middle loses and doubles nothing', async () => {
  const result = await load(RATE / 5, async () => {
    await postgres.halt();
    await postgres.start();
  });
  expect(result).toMatchObject(RIGHT);
});
