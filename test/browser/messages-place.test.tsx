import { describe, expect, it } from 'vitest';
import { atEnd, jumping, memory, openingUnread, reading, reads, reconnecting } from '../support/message-figures.ts';

describe('what the reader of a chat sees', () => {
  it('figures', async () => {
    const which = { reading: () => reading(300), atEnd };
    for (const [name, run] of Object.entries(which)) {
      try { console.log(name, JSON.stringify(await run())); } catch (e) { console.log(name, 'FAILED', e.stack) }
    }
    void [jumping, memory, openingUnread, reads, reconnecting, expect];
  }, 120_000);
});
