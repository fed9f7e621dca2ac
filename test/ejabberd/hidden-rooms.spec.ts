import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createClient } from 'stanza';
import { type Ejabberd, startEjabberd } from '../../scripts/ejabberd/server.mjs';
import { temporaryFolder } from '../../scripts/ejabberd/temporary-folder.mjs';
import { ROOT } from '../../scripts/files.mjs';
import { type Site, serveSite } from '../durability/site.ts';
import { openDevice, PATIENCE, type TestDevice } from './devices.ts';

// A room that hides addresses, as most public ones do, with a stranger in it who is not a kit.

const ROOM = 'open@conference.localhost';

let server: Ejabberd;
let site: Site;
let modules: string;
test.beforeAll(async () => {
  modules = temporaryFolder('modules');
  execFileSync('erlc', ['-o', modules, join(ROOT, 'test/ejabberd/mod_kit_occupant.erl')], {
    stdio: 'ignore',
  });
  server = await startEjabberd({
    erlArguments: ['-pa', modules],
    configure: (config) => config.replace('modules:\n', 'modules:\n  mod_kit_occupant: {}\n'),
  });
  site = await serveSite('test/ejabberd/page');
  await server.addUsers(['ann', 'bob', 'eve']);
  const options = {
    anonymous: 'true',
    persistent: 'true',
    public: 'true',
    mam: 'true',
    members_only: 'false',
  };
  await server.api('create_room_with_opts', {
    name: 'open',
    service: 'conference.localhost',
    host: server.domain,
    options: Object.entries(options).map(([name, value]) => ({ name, value })),
  });
});
test.afterAll(async () => {
  await server.stop();
  await site.close();
  rmSync(modules, { recursive: true, force: true });
});

const enter = ({ page }: TestDevice) => page.evaluate(() => window.xmpp.device.join(['open']));
const lines = ({ page }: TestDevice) => page.evaluate(() => window.xmpp.device.lines('open'));

/** Enters the room with a plain client, which records all that the server sends it. */
async function enterAsEve() {
  const received: string[] = [];
  const eve = createClient({
    jid: 'eve@localhost',
    password: 'pw-eve',
    transports: { websocket: server.service, bosh: false },
    autoReconnect: false,
  });
  eve.on('raw:incoming', (xml) => void received.push(xml));
  const started = once(eve, 'session:started');
  eve.connect();
  await started;
  await eve.joinRoom(ROOM, 'eve');
  return { eve, received };
}

test('[sdk.xmpp.hidden-rooms] tells its users apart, and no address to anybody', async ({ browser }) => {
  const open = (user: string) => openDevice(browser, site.url, { service: server.service, user });
  const { eve, received } = await enterAsEve();
  const ann = await open('ann');
  const bob = await open('bob');
  await enter(ann);
  await enter(bob);
  await ann.say('open', ['Hello'], 'group');
  await bob.say('open', ['Hi'], 'group');
  const occupantId = await ann.page.evaluate(
    async () => (await window.xmpp.device.senders('open')).find((id) => id !== 'ann') ?? '',
  );
  // Eve claims to be Bob, by his id and by his address.
  eve.sendMessage({
    to: ROOM,
    type: 'groupchat',
    body: 'I am Bob',
    occupantId: occupantId.split('/').slice(1).join('/'),
    muc: { type: 'info', jid: 'bob@localhost', affiliation: 'owner' },
  } as never);
  const all = ['ann: Hello', 'bob: Hi', 'eve: I am Bob'];
  for (const device of [ann, bob]) await expect.poll(() => lines(device), PATIENCE).toEqual(all);
  const senders = await ann.page.evaluate(() => window.xmpp.device.senders('open'));
  expect(new Set(senders).size).toBe(3);
  expect(senders[0]).toBe('ann');
  expect(senders[1]).toMatch(/^open@conference\.localhost\/.{20,}$/);

  // A new device reads the same in the room's archive.
  const late = await open('ann');
  await expect.poll(() => lines(late), PATIENCE).toEqual(all);
  expect(await late.page.evaluate(() => window.xmpp.device.senders('open'))).toEqual(senders);

  // All but Eve's own claim.
  const ofOthers = received.filter((xml) => xml.includes(ROOM) && !xml.includes('I am Bob'));
  expect(ofOthers.length).toBeGreaterThan(5);
  expect(ofOthers.filter((xml) => /(ann|bob)@localhost/.test(xml))).toEqual([]);
  await eve.disconnect();
});
