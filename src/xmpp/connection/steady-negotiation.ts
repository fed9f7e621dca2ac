import type { Agent } from 'stanza';

/**
 * Ends a stream negotiation together with its connection. In the client library it continues: the answer to the next
 * resumption would count twice, and a timeout would end the next session.
 */
export function steadyNegotiation(agent: Agent): void {
  const { handlers } = agent.features;
  for (const [name, handle] of Object.entries(handlers)) {
    handlers[name] = (features, done) => {
      const { transport } = agent;
      return handle(features, (...result) => {
        if (agent.transport === transport) done(...result);
      });
    };
  }
  agent.on('--reset-stream-features', () => agent.removeAllListeners('sm'));
}
