import { Outbox } from '../../../src/client/records/outbox.ts';
import { Timeline } from '../../../src/messages/timeline/timeline.ts';
import type { Kit } from '../../../src/sdk/index.ts';
import { ME } from '../../support/fakes.ts';

/** The timeline of the chat with Ann, and the outbox of the signed-in user. */
export class SendingTimeline extends Timeline {
  readonly outbox: Outbox;

  /** @param now - the user's clock, in seconds. */
  constructor(now: () => number) {
    const outbox = new Outbox(() => ME, now);
    super(() => ME, { entries: () => outbox.of('u:ann'), settle: (message) => outbox.settle(message) });
    this.outbox = outbox;
  }

  /** Shows what the app reports. */
  follow(now: () => number): void {
    this.outbox.subscribe({
      changed: (entry) => this.send(entry),
      sent: (message, entry) => this.sent(message, now(), entry),
    });
  }

  report(message: Kit.Message, status: 'inprogress' | 'error'): void {
    this.outbox.report({ message, status });
  }

  answer(message: Kit.Message, unsent?: Kit.Message): void {
    this.outbox.report({ message, status: 'success', unsent });
  }
}
