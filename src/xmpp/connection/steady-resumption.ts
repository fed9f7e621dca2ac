import type { Agent } from 'stanza';

/** Makes a client resume its session as often as the connection is lost, where the client library gives up. */
export function steadyResumption({ sm }: Pick<Agent, 'sm'>): void {
  // The library forgets what it sends again: a second loss would lose it, and the next acknowledgements would be taken
  // for those of later stanzas.
  sm.on('resend', ({ kind, stanza }) => sm.unacked.push([kind, stanza]));
  // The library forgets the session if the connection is lost once more before it is resumed.
  sm.hibernate = async () => {
    if (!sm.id || !sm.allowResume) await sm.shutdown();
  };
}
