import { expect, test } from '@playwright/test';
import { type Ejabberd, startEjabberd } from '../../scripts/ejabberd/server.mjs';
import { type Site, serveSite } from '../durability/site.ts';
import { Random } from '../support/random.ts';
import { expectEqual, numbered, openDevice, PATIENCE } from './devices.ts';

// Counted faults: what was sent arrives once, nothing is lost, and both sides show the same.

const CUTS = 50;
const KILLS = 5;

let site: Site;
test.beforeAll(async () => {
  site = await serveSite('test/ejabberd/page');
});
test.afterAll(() => site.close());

test.describe('a server', () => {
  let server: Ejabberd;
  test.beforeEach(async () => {
    server = await startEjabberd();
    await server.addUsers(['ann', 'bob', 'cid']);
  });
  test.afterEach(() => server.stop());

  test(`whose connections are cut ${CUTS} times in the middle of sends and receives`, async ({ browser }) => {
    test.setTimeout(300_000);
    const random = new Random(7);
    const ways = [await server.relay(), await server.relay()] as const;
    const ann = await openDevice(browser, site.url, { service: ways[0].service, user: 'ann' });
    const bob = await openDevice(browser, site.url, { service: ways[1].service, user: 'bob' });
    const cid = await openDevice(browser, site.url, { service: server.service, user: 'cid' });
    const sent: string[] = [];
    const fromCid: string[] = [];
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
        fromCid.push(...others);
        const batchSends = [
          ann.say('bob', mine),
          bob.say('ann', theirs),
          cid.say(round % 2 ? 'bob' : 'ann', others),
        ];
        sends.push(...batchSends);
        await Promise.race([cut, Promise.all(batchSends)]);
      }
    }
    await Promise.all(sends);
    await expectEqual(ann, bob, sent);
    // What nobody answered is unread.
    await expect
      .poll(async () => [await ann.unread('cid'), await bob.unread('cid')], PATIENCE)
      .toEqual([fromCid.length / 2, fromCid.length / 2]);
    console.log(
      `${ways[0].cuts() + ways[1].cuts()} cuts, ${sent.length + fromCid.length} messages: each once on both sides`,
    );
  });

  test(`that is killed ${KILLS} times while messages are sent`, async ({ browser }) => {
    test.setTimeout(300_000);
    const ann = await openDevice(browser, site.url, { service: server.service, user: 'ann' });
    const bob = await openDevice(browser, site.url, { service: server.service, user: 'bob' });
    const sent: string[] = [];
    const sends: Promise<void>[] = [];
    for (let round = 0; round < KILLS; round++) {
      const mine = numbered(`ann ${round}`, 20);
      const theirs = numbered(`bob ${round}`, 20);
      sent.push(...mine, ...theirs);
      sends.push(ann.say('bob', mine.slice(0, 10)), bob.say('ann', theirs.slice(0, 10)));
      await server.kill();
      sends.push(ann.say('bob', mine.slice(10)), bob.say('ann', theirs.slice(10)));
      await server.start();
      await expect.poll(async () => (await ann.texts('bob')).length, PATIENCE).toBe(sent.length);
    }
    await Promise.all(sends);
    await expectEqual(ann, bob, sent);
    console.log(`${KILLS} kills, ${sent.length} messages: each once on both sides`);
  });

  test('with two devices of one user, which agree', async ({ browser }) => {
    const open = (user: string) => openDevice(browser, site.url, { service: server.service, user });
    const desk = await open('bob');
    const phone = await open('bob');
    const ann = await open('ann');
    await ann.say('bob', numbered('ann', 5));
    for (const device of [desk, phone]) await expect.poll(() => device.unread('ann'), PATIENCE).toBe(5);
    await desk.read('ann');
    await expect.poll(() => phone.unread('ann'), PATIENCE).toBe(0);
    await phone.say('ann', ['from the phone']);
    await ann.say('bob', ['one more']);
    const all = [...numbered('ann', 5), 'from the phone', 'one more'];
    for (const device of [desk, phone]) {
      await expect.poll(() => device.texts('ann'), PATIENCE).toEqual(all);
      await expect.poll(() => device.unread('ann'), PATIENCE).toBe(1);
    }
    const late = await open('bob');
    await expect.poll(() => late.texts('ann'), PATIENCE).toEqual(all);
    await expect.poll(() => late.unread('ann'), PATIENCE).toBe(1);
  });
});
