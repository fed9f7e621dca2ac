// A TCP relay whose connections a test can cut, at any byte.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/**
 * Starts a relay on a free port of the loopback device.
 * @param {number} target the port it leads to, also on the loopback device
 */
export async function startRelay(target) {
  /** @type {Set<import('node:net').Socket>} */
  const clients = new Set();
  let isOpen = true;
  let destination = target;
  /** The bytes that still pass, in both directions together, before the next cut. */
  let allowance = Number.POSITIVE_INFINITY;
  let cuts = 0;
  /** Called at the next cut. */
  let onCut = () => {};

  /** Breaks every connection, without a closing handshake. */
  function cut() {
    allowance = Number.POSITIVE_INFINITY;
    if (clients.size > 0) cuts += 1;
    for (const client of clients) client.resetAndDestroy();
    clients.clear();
    onCut();
  }

  const server = createServer((client) => {
    if (!isOpen) {
      client.resetAndDestroy();
      return;
    }
    const upstream = connect(destination, '127.0.0.1');
    clients.add(client);
    for (const [from, to] of /** @type {const} */ ([
      [client, upstream],
      [upstream, client],
    ])) {
      from.on('data', (data) => {
        const passes = Math.min(data.length, allowance);
        allowance -= passes;
        to.write(data.subarray(0, passes));
        if (allowance <= 0) cut();
      });
      from.on('error', () => {});
      from.on('close', () => {
        clients.delete(client);
        to.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());

  return {
    port,
    cut,
    /** How often connections were cut. */
    cuts: () => cuts,
    /** How many connections stand. */
    connections: () => clients.size,

    /**
     * Cuts once this many more bytes have passed, which may be in the middle of a stanza; resolves then.
     * @param {number} bytes
     * @returns {Promise<void>}
     */
    cutAfter(bytes) {
      allowance = bytes;
      return new Promise((resolve) => {
        onCut = resolve;
      });
    },

    /** Cuts, and refuses connections until `reopen`: no network. */
    refuse() {
      isOpen = false;
      cut();
    },
    reopen() {
      isOpen = true;
    },

    /**
     * Leads new connections to another port.
     * @param {number} other
     */
    leadTo(other) {
      destination = other;
    },

    async close() {
      isOpen = false;
      for (const client of clients) client.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
