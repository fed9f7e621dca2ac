import { expect, it } from 'vitest';
import { ConversationRecords } from '../../../src/client/records/conversation-records.ts';
import { ConversationReducer } from '../../../src/client/records/conversation-reducer.ts';
import type { PeerFetchTicket } from '../../../src/client/records/fetch-log.ts';
import { ConversationStore } from '../../../src/conversations/conversation-store.ts';
import { ME, message } from '../../support/fakes.ts';
import { forSeeds, type Random } from '../../support/seeded-random.ts';
import { sendsOf } from '../../support/sends.ts';
import { Server } from './sequence/server.ts';

/*
 * Tabs of one user that loaded different parts of the list. Messages reach each tab in order, at different
 * times; conversations that a tab fetches arrive at any time.
 */

const PEERS = ['u0', 'u1', 'u2', 'u3', 'u4', 'u5', 'u6', 'u7'];

class Tab {
  readonly #server: Server;
  readonly #store = new ConversationStore(new ConversationRecords(() => ME));
  readonly #events = new ConversationReducer(this.#store.records);
  readonly send = sendsOf(this.#store.records, this.#events);
  #questions: PeerFetchTicket[] = [];
  #inbox: (() => void)[] = [];

  constructor(server: Server, loaded: number) {
    this.#server = server;
    this.#store.fetch = (question) => this.#questions.push(question);
    this.#store.appendPage(server.recent.slice(0, loaded).map((id) => server.row(id)));
  }

  receive(happen: (events: ConversationReducer) => void): void {
    this.#inbox.push(() => happen(this.#events));
  }

  /** Delivers the next event or answer; returns false when none is left. */
  step(random: Random): boolean {
    if (this.#questions.length > 0 && (this.#inbox.length === 0 || random.chance(0.2))) {
      const question = random.pick(this.#questions);
      this.#questions = this.#questions.filter((each) => each !== question);
      this.#store.addFetched(question, this.#server.row(question.id));
      return true;
    }
    const next = this.#inbox.shift();
    next?.();
    return next !== undefined;
  }

  rows(): string[] {
    return this.#store.rows
      .all()
      .map(({ id, record: { unread, lastMessage } }) => `${id} ${unread} ${lastMessage?.getId()}`);
  }
}

it('agree on the order of the rows that they show, and on what these say', () => {
  forSeeds(500, (random) => {
    const server = new Server();
    for (const id of PEERS) server.say(id, id);
    const tabs = [8, 4, 0].map((loaded) => new Tab(server, loaded));
    for (let turn = 0; turn < 30; turn++) {
      const id = random.pick(PEERS);
      if (random.chance(0.2)) {
        // One tab sends: the others get the message from the SDK.
        const sender = random.pick(tabs);
        const pending = message({ from: ME, to: id, text: `t${turn}`, sentAt: random.below(100) });
        sender.receive(() => sender.send(pending, 'inprogress'));
        const copy = server.copy(id, server.say(id, ME, `t${turn}`));
        for (const tab of tabs) {
          tab.receive((events) => void (tab === sender ? tab.send(copy, 'success') : events.message(copy)));
        }
      } else {
        const copy = server.copy(id, server.say(id, id));
        for (const tab of tabs) tab.receive((events) => events.message(copy));
      }
      for (const tab of tabs) if (random.chance(0.6)) tab.step(random);
    }
    for (const tab of tabs) while (tab.step(random));
    const [all = [], ...others] = tabs.map((tab) => tab.rows());
    expect(all.map((row) => row.split(' ')[0])).toEqual(server.recent);
    for (const rows of others) expect(all.filter((row) => rows.includes(row))).toEqual(rows);
  });
});
