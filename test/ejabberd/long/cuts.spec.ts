import { expect, test } from '@playwright/test';
import { startEjabberd } from '../../../scripts/ejabberd/server.mjs';
import { type Site, serveSite } from '../../durability/site.ts';
import { Random } from '../../support/random.ts';
import { expectEqual, numbered, openDevice, PATIENCE } from '../devices.ts';

const CUTS = 50;
/**
 * How long ejabberd 23.01 may keep messages back: 15 s for each that a session gets while it hangs. They are found when the
 * archive is read again, a minute later.
 */
const HELD_BACK = { timeout: 20 * 60_000, intervals: [1000] };

let site: Site;
test.beforeAll(async () => {
  site = await serveSite('test/ejabberd/page');
});
test.afterAll(() => site.close());

test(`connections that are cut ${CUTS} times in the middle of sends and receives lose nothing`, async ({
  browser,
}) => {
  test.setTimeout(HELD_BACK.timeout + 300_000);
  const server = await startEjabberd();
  try {
    await server.addUsers(['ann', 'bob', 'cid']);
    const random = new Random(7);
    const ways = [await server.relay(), await server.relay()] as const;
    const ann = await openDevice(browser, site.url, { service: ways[0].service, user: 'ann' });
    const bob = await openDevice(browser, site.url, { service: ways[1].service, user: 'bob' });
    const cid = await openDevice(browser, site.url, { service: server.service, user: 'cid' });
    const sent: string[] = [];
    const fromCid = { ann: 0, bob: 0 };
    const sends: Promise<void>[] = [];
    for (let round = 0; round < CUTS; round++) {
      const way = ways[round % 2 ? 1 : 0];
      await expect.poll(() => way.connections(), PATIENCE).toBe(1);
      let isCut = false;
      const cut = way.cutAfter(100 + random.below(4000)).then(() => {
        isCut = true;
      });
      for (let batch = 0; !isCut; batch++) {
        const mine = numbered(`ann ${round} ${batch}`, 3);
        const theirs = numbered(`bob ${round} ${batch}`, 3);
        const others = numbered(`cid ${round} ${batch}`, 1);
        sent.push(...mine, ...theirs);
        const receiver = round % 2 ? 'bob' : 'ann';
        fromCid[receiver] += others.length;
        const batchSends = [ann.say('bob', mine), bob.say('ann', theirs), cid.say(receiver, others)];
        sends.push(...batchSends);
        await Promise.race([cut, Promise.all(batchSends)]);
      }
    }
    await Promise.all(sends);
    await expectEqual(ann, bob, sent, HELD_BACK);
    // What nobody answered is unread.
    await expect
      .poll(async () => [await ann.unread('cid'), await bob.unread('cid')], HELD_BACK)
      .toEqual([fromCid.ann, fromCid.bob]);
    console.log(
      `${ways[0].cuts() + ways[1].cuts()} cuts, ${sent.length + fromCid.ann + fromCid.bob} messages: each once on both sides`,
    );
  } finally {
    await server.stop();
  }
});
