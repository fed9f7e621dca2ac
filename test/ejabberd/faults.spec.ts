import { expect, test } from '@playwright/test';
import { type Ejabberd, startEjabberd } from '../../scripts/ejabberd/server.mjs';
import { type Site, serveSite } from '../durability/site.ts';
import { expectEqual, numbered, openDevice, PATIENCE } from './devices.ts';

// Counted faults: what was sent arrives once, nothing is lost, and both sides show the same.

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
