// npm run ejabberd: runs an XMPP server with three users on port 5280 until it is stopped, for the demo's ?server=.
// PORT takes another port, and the arguments are the users. Nothing is kept.
import { startEjabberd } from './ejabberd/server.mjs';

const users = process.argv.length > 2 ? process.argv.slice(2) : ['ann', 'bob', 'cid'];
const port = Number(process.env.PORT || 5280);
const server = await startEjabberd({ port });
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await server.stop();
    process.exit();
  });
}
await server.addUsers(users);
console.log(`ejabberd runs at ${server.service}`);
for (const user of users) console.log(`  ${user}@${server.domain}, password pw-${user}`);
console.log(`Run npm start in another terminal, and open http://localhost:5173/?server=${server.service}`);
