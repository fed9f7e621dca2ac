import type { Agent } from 'stanza';
import type { Message } from 'stanza/protocol/index.js';

/**
 * Makes a client resume its session after every loss of the connection; the client library does not.
 * @param isWanted - whether to resend a stanza that the server did not receive
 */
export function steadyResumption({ sm }: Pick<Agent, 'sm'>, isWanted: (stanza: Message) => boolean): void {
  // The library forgets the stanzas it resends: a second loss would drop them, and the next acknowledgements would
  // count for later stanzas.
  const [send] = sm.listeners('resend');
  sm.removeAllListeners('resend');
  sm.on('resend', (sent) => {
    if (!isWanted(sent.stanza)) return;
    sm.unacked.push([sent.kind, sent.stanza]);
    send?.(sent);
  });
  // The library forgets the session if the connection is lost again before the resumption.
  sm.hibernate = async () => {
    if (!sm.id || !sm.allowResume) await sm.shutdown();
  };
}
