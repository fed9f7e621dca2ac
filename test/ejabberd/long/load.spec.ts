import { type CDPSession, expect, test } from '@playwright/test';
import { type Ejabberd, startEjabberd } from '../../../scripts/ejabberd/server.mjs';
import { type Site, serveSite } from '../../durability/site.ts';
import { Random } from '../../support/random.ts';
import { openDevice, type TestDevice } from '../devices.ts';
import { inParallel, Writer } from './crowd.ts';

const USERS = 1000;
const ROOMS = 50;
/** Of the crowd, beside the measured user. */
const MEMBERS = 20;
const PER_SECOND = 200;
const SECONDS = 60;
const TICK_MS = 50;
/** Each user but these writes to the measured one, so that there are 1,000 conversations with the rooms. */
const SILENT = ROOMS;

const names = Array.from({ length: USERS }, (_, index) => `user-${index}`);
const rooms = Array.from({ length: ROOMS }, (_, index) => `room-${index}`);

let server: Ejabberd;
let site: Site;
const crowd: Writer[] = [];
test.beforeAll(async () => {
  test.setTimeout(300_000);
  // Nobody of the crowd answers.
  server = await startEjabberd({ configure: (yml) => yml.replace('send_pings: true', 'send_pings: false') });
  site = await serveSite('test/ejabberd/page');
  await seed();
});
test.afterAll(async () => {
  for (const writer of crowd) writer.leave();
  await server.stop();
  await site.close();
});

/** Registers everybody: ann sees all, and all see only ann. */
async function seed(): Promise<void> {
  const host = 'localhost';
  const register = (user: string) => server.api('register', { user, host, password: `pw-${user}` });
  await inParallel(['ann', ...names], register);
  const group = (name: string, display: string) =>
    server.api('srg_create', { group: name, host, label: name, description: '', display });
  await group('people', 'center');
  await group('center', 'people');
  await server.api('srg_user_add', { user: 'ann', host, group: 'center', grouphost: host });
  await inParallel(names, (user) =>
    server.api('srg_user_add', { user, host, group: 'people', grouphost: host }),
  );
  const options = { persistent: true, mam: true, moderated: false, anonymous: false, public: true };
  await inParallel(rooms, (name) =>
    server.api('create_room_with_opts', {
      name,
      host,
      service: 'conference.localhost',
      options: Object.entries(options).map(([option, value]) => ({ name: option, value: String(value) })),
    }),
  );
  await inParallel(names, async (name) => {
    crowd.push(await Writer.signIn(server.service, name));
  });
  crowd.sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
  await inParallel(crowd, async (writer) => {
    const room = rooms[Math.floor(crowd.indexOf(writer) / MEMBERS)];
    if (room) await writer.enter(room);
  });
  for (const writer of crowd) writer.deafen();
}

/** The used heap after a garbage collection, in MB. */
async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return Math.round(usedSize / 1e5) / 10;
}

/** Writes at the rate, half to ann and half into rooms. */
async function write(seconds: number): Promise<number> {
  const random = new Random(3);
  const start = Date.now();
  let count = 0;
  while (Date.now() - start < seconds * 1000) {
    const due = Math.min(PER_SECOND * seconds, Math.floor(((Date.now() - start) / 1000) * PER_SECOND));
    for (; count < due; count++) {
      const text = `load ${count} ${Date.now()}`;
      if (count % 2) crowd[random.below(USERS - SILENT)]?.say('ann', text);
      else {
        const room = random.below(ROOMS);
        crowd[room * MEMBERS + random.below(MEMBERS)]?.say(`room-${room}`, text, 'groupchat');
      }
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  return count;
}

/** Signs ann in, and measures how long the first page of the list and the whole list take. */
async function standing(
  device: () => Promise<TestDevice>,
): Promise<{ device: TestDevice; first: number; all: number }> {
  const start = Date.now();
  const opened = await device();
  await expect.poll(async () => (await opened.firstPage()).length, { intervals: [50] }).toBe(30);
  const first = Date.now() - start;
  await expect
    .poll(async () => (await opened.conversations()).length, { timeout: 120_000 })
    .toBe(USERS - SILENT + ROOMS);
  return { device: opened, first, all: Date.now() - start };
}

test(`${USERS} users, ${ROOMS} rooms and ${PER_SECOND} messages a second`, async ({ browser }) => {
  test.setTimeout(400_000);
  for (const writer of crowd.slice(0, USERS - SILENT)) writer.say('ann', `hello from ${writer.name}`);
  const settings = { service: server.service, user: 'ann' };
  const first = await openDevice(browser, site.url, settings);
  await first.page.evaluate((guids) => window.xmpp.device.join(guids), rooms);
  for (const [index, room] of rooms.entries())
    crowd[index * MEMBERS]?.say(room, `hello from ${room}`, 'groupchat');
  await first.close();

  const cold = await standing(() => openDevice(browser, site.url, settings));
  console.log(`cold: the first page after ${cold.first} ms, 1,000 conversations after ${cold.all} ms`);
  const { page } = cold.device;
  const warm = await standing(async () => {
    await page.reload();
    await page.evaluate((given) => window.xmpp.device.open(given), settings);
    return cold.device;
  });
  console.log(`warm: the first page after ${warm.first} ms, 1,000 conversations after ${warm.all} ms`);

  const session = await page.context().newCDPSession(page);
  await page.evaluate(() => window.xmpp.device.watchLags());
  const heaps = [await heap(session)];
  const sampler = setInterval(async () => heaps.push(await heap(session)), 10_000);
  const written = await write(SECONDS);
  await expect
    .poll(() => page.evaluate(() => window.xmpp.device.lags().length), { timeout: 60_000 })
    .toBe(written);
  clearInterval(sampler);
  heaps.push(await heap(session));
  const lags = (await page.evaluate(() => window.xmpp.device.lags())).sort((a, b) => a - b);
  const at = (part: number) => lags[Math.floor((lags.length - 1) * part)] ?? Number.NaN;
  console.log(`${written} messages; lag p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, most ${at(1)} ms`);
  console.log(`heap in MB: ${heaps.join(', ')}`);
  expect(Math.max(...heaps.slice(-2)) - (heaps[1] ?? 0)).toBeLessThan(20);
});
