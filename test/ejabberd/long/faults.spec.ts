import { expect, test } from '@playwright/test';
import { startCluster } from '../../../scripts/ejabberd/cluster.mjs';
import { startEjabberd } from '../../../scripts/ejabberd/server.mjs';
import { type Site, serveSite } from '../../durability/site.ts';
import { expectEqual, numbered, openDevice, PATIENCE } from '../devices.ts';
import type { ConversationState } from '../page/device.ts';
import { floodWith } from './flood.ts';

const MISSED = 10_000;

let site: Site;
test.beforeAll(async () => {
  site = await serveSite('test/ejabberd/page');
});
test.afterAll(() => site.close());

/** The number of a missed message in a stanza; each has one. */
const NUMBER = /<body>missed (\d+)<\/body>/;
/** How many messages the first page of an archive has. */
const PAGE = 50;

test(`a device that missed ${MISSED} messages shows the newest ones first, and then all`, async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const server = await startEjabberd();
  try {
    await server.addUsers(['ann', 'bob']);
    const way = await server.relay();
    const bob = await openDevice(browser, site.url, { service: way.service, user: 'bob' });
    const arrived: number[] = [];
    bob.page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        const [, number] = NUMBER.exec(String(payload)) ?? [];
        if (number) arrived.push(Number(number));
      });
    });
    way.refuse();
    // A session that is resumed gets what was held for it.
    await expect.poll(() => server.api('connected_users'), PATIENCE).toEqual([]);
    const missed = numbered('missed', MISSED);
    await floodWith(server.service, 'ann', 'bob', missed);
    const back = Date.now();
    way.reopen();
    let first: ConversationState | undefined;
    const newest = async () => {
      [first] = await bob.firstPage();
      return first?.last;
    };
    await expect.poll(newest, PATIENCE).toBe(missed.at(-1));
    const standing = Date.now() - back;
    // The list stands before the rest is here.
    expect(first?.unread).toBeLessThan(MISSED);
    // The newest page comes before all others.
    expect(arrived.slice(0, PAGE)).toEqual(range(MISSED - PAGE, MISSED));
    await expect.poll(() => bob.unread('ann'), { timeout: 120_000 }).toBe(MISSED);
    const caughtUp = Date.now() - back;
    expect(await bob.texts('ann')).toEqual(missed);
    console.log(`${MISSED} missed messages: the newest after ${standing} ms, all after ${caughtUp} ms`);
  } finally {
    await server.stop();
  }
});

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

test('a cluster goes on when one of its nodes is killed', async ({ browser }) => {
  test.setTimeout(180_000);
  const { first, second, stop } = await startCluster();
  try {
    await first.addUsers(['ann', 'bob', 'cid']);
    const way = await first.relay();
    const ann = await openDevice(browser, site.url, { service: way.service, user: 'ann' });
    const cid = await openDevice(browser, site.url, { service: first.service, user: 'cid' });
    const bob = await openDevice(browser, site.url, { service: second.service, user: 'bob' });
    await expect.poll(async () => (await bob.online()).sort(), PATIENCE).toEqual(['ann', 'cid']);
    const sent = [...numbered('ann', 60), ...numbered('bob', 60)];
    const sends = [ann.say('bob', numbered('ann', 30)), bob.say('ann', numbered('bob', 30))];
    // As a load balancer does, the way leads to the node that is left.
    way.leadTo(second.port);
    await first.kill();
    sends.push(ann.say('bob', numbered('ann', 30, 30)), bob.say('ann', numbered('bob', 30, 30)));
    await Promise.all(sends);
    await expectEqual(ann, bob, sent);
    // Nobody tells that cid's node is gone: presence is asked for again.
    await expect.poll(() => bob.online(), PATIENCE).toEqual(['ann']);
    await cid.page.context().close();
    console.log(`a node of the cluster killed: ${sent.length} messages, each once on both sides`);
  } finally {
    await stop();
  }
});
