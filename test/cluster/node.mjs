// One chat server of a test, as a process of its own: `node node.mjs STORE BUS USERS GROUP_SIZE`. Prints its port, and the
// members that it signed in. It ends with standard input.
import { createServer } from 'node:http';
import { serveChat } from '../../example/server/api.mjs';
import { openChat } from '../../example/server/chat.mjs';

const [store = '', bus = '', users = '0', size = '10'] = process.argv.slice(2);
const chat = await openChat({ store, bus });
const many = { rate: 1e6, burst: 1e6 };
const api = serveChat(chat, { limits: { calls: many, signIns: many, connects: many, atOnce: 1e6 } });
const server = createServer((request, response) => {
  if (!api.handle(request, response)) response.writeHead(404).end();
});
server.on('upgrade', api.upgrade);

/** @type {import('./load.ts').Member[]} */
const members = [];
for (let index = 0; index < Number(users); index++) {
  const { token, id } = await chat.signIn(`user ${index}`);
  members.push({ user: id, token, groups: [`group-${Math.floor(index / Number(size))}`, 'lobby'] });
}
if (members.length > 0) {
  await chat.createGroup(
    'lobby',
    'Lobby',
    members.map(({ user }) => user),
  );
  for (const group of new Set(members.map(({ groups }) => groups[0] ?? ''))) {
    await chat.createGroup(
      group,
      group,
      members.filter((each) => each.groups[0] === group).map(({ user }) => user),
    );
  }
}
server.listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  console.log(JSON.stringify({ port, members }));
});
process.stdin.on('end', () => process.exit()).resume();
