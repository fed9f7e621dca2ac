import { expect, test } from '@playwright/test';
import { type Ejabberd, startEjabberd } from '../../scripts/ejabberd/server.mjs';
import { type Site, serveSite } from '../durability/site.ts';
import { openDevice, PATIENCE, type TestDevice } from './devices.ts';

// Users without a shared roster: they become contacts by asking.

let server: Ejabberd;
let site: Site;
test.beforeAll(async () => {
  server = await startEjabberd();
  site = await serveSite('test/ejabberd/page');
  for (const user of ['ann', 'bob', 'cid'])
    await server.api('register', { user, host: server.domain, password: `pw-${user}` });
  await server.api('set_vcard', { user: 'ann', host: server.domain, name: 'FN', content: 'Ann A.' });
});
test.afterAll(async () => {
  await server.stop();
  await site.close();
});

const contacts = ({ page }: TestDevice) => page.evaluate(() => window.xmpp.device.contacts());
const requests = ({ page }: TestDevice) => page.evaluate(() => window.xmpp.device.requests());
const call = ({ page }: TestDevice, name: 'addContact' | 'acceptContact' | 'removeContact', uid: string) =>
  page.evaluate(([...given]) => window.xmpp.device.contact(...given), [name, uid] as const);

test('[sdk.xmpp.contacts] a user is added, accepts, and is removed again', async ({ browser }) => {
  const open = (user: string) => openDevice(browser, site.url, { service: server.service, user });
  const ann = await open('ann');
  expect(await contacts(ann)).toEqual([]);
  await call(ann, 'addContact', 'bob');
  await expect.poll(() => contacts(ann), PATIENCE).toEqual(['bob']);
  expect(await ann.online()).toEqual([]);

  // Bob signs in later, and is asked then.
  const bob = await open('bob');
  await bob.page.evaluate(() => window.xmpp.device.watchLists());
  await expect.poll(() => requests(bob), PATIENCE).toEqual(['Ann A.']);
  await call(bob, 'acceptContact', 'ann');
  await expect.poll(() => ann.online(), PATIENCE).toEqual(['bob']);
  await expect.poll(() => bob.online(), PATIENCE).toEqual(['ann']);
  await expect.poll(() => bob.page.evaluate(() => window.xmpp.device.listed()), PATIENCE).toBeGreaterThan(0);
  await ann.say('bob', ['Hello']);
  await expect.poll(() => bob.texts('ann'), PATIENCE).toEqual(['Hello']);

  await call(bob, 'removeContact', 'ann');
  await expect.poll(() => contacts(bob), PATIENCE).toEqual([]);
  await expect.poll(() => ann.online(), PATIENCE).toEqual([]);
});

test('[sdk.xmpp.contacts] a declined request leaves no contact', async ({ browser }) => {
  const open = (user: string) => openDevice(browser, site.url, { service: server.service, user });
  const ann = await open('ann');
  const cid = await open('cid');
  await call(cid, 'addContact', 'ann');
  await expect.poll(async () => (await requests(ann)).length, PATIENCE).toBe(1);
  await call(ann, 'removeContact', 'cid');
  expect(await contacts(ann)).not.toContain('cid');
  expect(await cid.online()).toEqual([]);
  // A new session is not asked again.
  await ann.close();
  const later = await open('ann');
  expect(await requests(later)).toEqual([]);
});
