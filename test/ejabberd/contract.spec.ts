import { expect, test } from '@playwright/test';
import { type Ejabberd, startEjabberd } from '../../scripts/ejabberd/server.mjs';
import { type Site, serveSite } from '../durability/site.ts';

let server: Ejabberd;
let site: Site;
test.beforeAll(async () => {
  server = await startEjabberd();
  site = await serveSite('test/ejabberd/page');
});
test.afterAll(async () => {
  await server.stop();
  await site.close();
});

test('keeps the contract with each user in a connection and a database of its own', async ({ context }) => {
  test.setTimeout(600_000);
  const relays = new Map<string, Awaited<ReturnType<Ejabberd['relay']>>>();
  let worlds = 0;
  let added = 0;
  await context.exposeFunction('makeWorld', async () => {
    const world = ++worlds;
    const users = { ann: `ann-${world}`, bob: `bob-${world}`, cid: `cid-${world}` };
    await server.addUsers(Object.values(users), `world-${world}`);
    return users;
  });
  await context.exposeFunction('addUser', async (friendOf: string, name: string, role: string) => {
    const uid = `made-${++added}`;
    await server.addUsers([uid], `world-${friendOf.split('-')[1]}`, () => name);
    await server.api('set_vcard', { user: uid, host: server.domain, name: 'ROLE', content: role });
    return uid;
  });
  await context.exposeFunction('openWay', async () => {
    const relay = await server.relay();
    relays.set(relay.service, relay);
    return relay.service;
  });
  await context.exposeFunction('cutWay', (service: string) => relays.get(service)?.refuse());
  await context.exposeFunction('restoreWay', (service: string) => relays.get(service)?.reopen());

  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && console.log(message.text()));
  await page.goto(site.url);
  const { suite, outcomes } = await page.evaluate(
    (only) => window.xmpp.runContract(only),
    process.env.CONTRACT_ONLY ?? '',
  );
  console.log(`${suite}: ${outcomes.length} tests`);
  expect(outcomes.filter(({ failure }) => failure !== undefined)).toEqual([]);
  expect(outcomes.length).toBeGreaterThan(process.env.CONTRACT_ONLY ? 0 : 50);
});
