import { createKitEvents } from 'solid-chat-kit';
import { createRoot } from 'solid-js';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Emit } from '../../src/client/events/channels.ts';
import { createEventBus } from '../../src/client/events/create-event-bus.ts';
import { conversation } from '../support/fakes.ts';

const events = createKitEvents();
const { ccConversationDeleted } = events.conversations;

/** A part that follows deletions. */
function partOf(deleted: (conversation: object) => void): Emit {
  return createRoot((dispose) => {
    onTestFinished(dispose);
    return createEventBus({
      channels: () => events,
      subscribe: (channels, on) => on(channels.conversations.ccConversationDeleted, deleted),
      scheduled: (change) => change,
      report: (cause) => {
        throw cause;
      },
    });
  });
}

it('[event.ccConversationDeleted] a part takes the events of the app and of other parts, but not its own', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const emit = partOf(first);
  partOf(second);
  emit(ccConversationDeleted, conversation('ann') as never);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  ccConversationDeleted.next(conversation('bob') as never);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2]);
});

it('[event.ccConversationDeleted] an event that the app emits in answer to one of a part is an event of the app', () => {
  const first = vi.fn();
  const emit = partOf(first);
  const answer = ccConversationDeleted.subscribe(() => {
    answer.unsubscribe();
    emit(events.conversations.ccMarkConversationAsRead, conversation('cat') as never);
    ccConversationDeleted.next(conversation('bob') as never);
  });
  emit(ccConversationDeleted, conversation('ann') as never);
  expect(first).toHaveBeenCalledTimes(1);
});
