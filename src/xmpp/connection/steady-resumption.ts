import type { Agent } from 'stanza';
import type { Message } from 'stanza/protocol/index.js';

/**
 * Lets a client resume its session after each loss of the connection, which the client library does not.
 * @param isWanted - whether a stanza that the server did not get is sent again
 */
export function steadyResumption({ sm }: Pick<Agent, 'sm'>, isWanted: (stanza: Message) => boolean): void {
  // The library forgets what it sends again: a second loss would lose it, and the next acknowledgements would count for
  // later stanzas.
  const [send] = sm.listeners('resend');
  sm.removeAllListeners('resend');
  sm.on('resend', (sent) => {
    if (!isWanted(sent.stanza)) return;
    sm.unacked.push([sent.kind, sent.stanza]);
    send?.(sent);
  });
  // The library forgets the session if the connection is lost again before it is resumed.
  sm.hibernate = async () => {
    if (!sm.id || !sm.allowResume) await sm.shutdown();
  };
}
