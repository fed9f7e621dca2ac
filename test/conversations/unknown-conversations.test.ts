import { expect, it } from 'vitest';
import { UNKNOWN_FILTERS } from '../../src/client/boundary/requests.ts';
import { ConversationRecords } from '../../src/client/records/conversation-records.ts';
import type { FetchTicket, PeerFetchTicket } from '../../src/client/records/fetch-log.ts';
import { ConversationStore } from '../../src/conversations/conversation-store.ts';
import { UnknownConversations } from '../../src/conversations/unknown-conversations.ts';
import type { Kit } from '../../src/sdk/index.ts';
import { action, ME, message } from '../support/fakes.ts';

const CLUB = { isGroup: true, id: 'club' };

/** A list whose filters nobody can read, and a question for a group that is not in it. */
function asked() {
  const store = new ConversationStore(new ConversationRecords(() => ME));
  const unknown = new UnknownConversations(store);
  const since: FetchTicket = store.begin();
  unknown.add(store.beginFetch(CLUB) as PeerFetchTicket);
  const pending = () => unknown.plan(UNKNOWN_FILTERS).byPages;
  /** The pages lack the conversation. */
  const miss = (isSure: boolean) => {
    for (const question of pending()) unknown.miss(question, false, isSure, since);
  };
  const receive = (received: Kit.Message = message({ id: 9, sentAt: 9 })) =>
    store.records.apply(CLUB, { type: 'message', message: received, isToTop: true });
  return { pending, miss, receive };
}

it('a conversation that may have moved from page to page is asked for once more', () => {
  const { pending, miss } = asked();
  miss(false);
  expect(pending().map(({ id }) => id)).toEqual(['club']);
  miss(false);
  expect(pending()).toEqual([]);
});

it('a conversation that the pages cannot have is not asked for again', () => {
  const { pending, miss } = asked();
  miss(true);
  expect(pending()).toEqual([]);
});

it('a conversation that the pages cannot have had is asked for again if a message came meanwhile', () => {
  const { pending, miss, receive } = asked();
  receive();
  miss(true);
  expect(pending().map(({ id }) => id)).toEqual(['club']);
});

it('a group that the pages cannot have had is asked for again if something happened in it meanwhile', () => {
  const { pending, miss, receive } = asked();
  receive(action({ id: 9, sentAt: 9 }));
  miss(true);
  expect(pending().map(({ id }) => id)).toEqual(['club']);
});

it('a conversation that failed too often is asked for as often again once a message comes', () => {
  const store = new ConversationStore(new ConversationRecords(() => ME));
  const unknown = new UnknownConversations(store);
  const pending = () => unknown.plan(UNKNOWN_FILTERS).byPages;
  /** Asks for a message until no further attempt is made; returns how often. */
  const attempts = () => {
    unknown.add(store.beginFetch(CLUB) as PeerFetchTicket);
    let times = 0;
    for (let [question] = pending(); question; [question] = pending()) {
      times++;
      unknown.fail(question, question);
      unknown.retryFailed();
    }
    return times;
  };
  expect([attempts(), attempts()]).toEqual([4, 4]);
});
