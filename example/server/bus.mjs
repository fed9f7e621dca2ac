// How servers hear of each other's changes: not at all, or over NATS. A hint may be lost: the store has the truth.

/**
 * @typedef {object} Bus
 * @property {(hint: object) => void} publish to all other servers
 * @property {(onHint: (hint: any) => void, onReturn: () => void) => void} listen `onReturn` is called after a loss, in
 * which hints were lost
 * @property {() => Promise<void>} close
 */

/** @returns {Bus} */
const noBus = () => ({ publish() {}, listen() {}, close: async () => {} });

/**
 * @param {string} url such as nats://host:4222
 * @returns {Promise<Bus>}
 */
async function natsBus(url) {
  const { connect } = await import('@nats-io/transport-node');
  const connection = await connect({
    servers: url,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    waitOnFirstConnect: true,
    pingInterval: 10_000,
    // The server itself takes hints for others alone.
    noEcho: true,
  });
  let isUp = true;
  return {
    publish(hint) {
      // During a loss the client would keep all hints in memory; afterwards everybody reads again anyway.
      if (isUp) connection.publish('chat', JSON.stringify(hint));
    },
    listen(onHint, onReturn) {
      connection.subscribe('chat', {
        callback(error, message) {
          // An error thrown here would end the connection for ever.
          try {
            if (error) throw error;
            onHint(message.json());
          } catch (thrown) {
            console.error(thrown);
          }
        },
      });
      (async () => {
        for await (const { type } of connection.status()) {
          if (type === 'disconnect') isUp = false;
          if (type !== 'reconnect') continue;
          isUp = true;
          onReturn();
        }
      })();
    },
    close: () => connection.close(),
  };
}

/** @param {string} [url] of a NATS server; without one, this server is alone */
export const openBus = async (url) => (url ? natsBus(url) : noBus());
