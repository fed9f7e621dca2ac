import { createKitEvents } from 'solid-chat-kit';
import { createRoot } from 'solid-js';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createEventBus, type Emit } from '../../../src/primitives/source/create-event-bus.ts';
import { conversation } from '../../core/fakes.ts';

const events = createKitEvents();
const { ccConversationDeleted } = events.conversations;

/** A list that follows deletions; `deleted` receives whether another list emitted each. */
function listOf(deleted: (isOfList: boolean) => void): Emit {
  return createRoot((dispose) => {
    onTestFinished(dispose);
    return createEventBus({
      channels: () => events,
      follow: (channels, on) =>
        on(channels.conversations.ccConversationDeleted, (_, isOfList) => deleted(isOfList)),
      later: (change) => change,
      report: (cause) => {
        throw cause;
      },
    });
  });
}

it('[event.ccConversationDeleted] a list takes the events of the app and of other lists, but not its own', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const emit = listOf(first);
  listOf(second);
  emit(ccConversationDeleted, conversation('ann') as never);
  expect([first.mock.calls, second.mock.calls]).toEqual([[], [[true]]]);
  ccConversationDeleted.next(conversation('bob') as never);
  expect([first.mock.calls, second.mock.calls]).toEqual([[[false]], [[true], [false]]]);
});

it('[event.ccConversationDeleted] an event that the app emits in answer to one of a list is an event of the app', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const emit = listOf(first);
  const answer = ccConversationDeleted.subscribe(() => {
    answer.unsubscribe();
    emit(events.conversations.ccMarkConversationAsRead, conversation('cat') as never);
    ccConversationDeleted.next(conversation('bob') as never);
  });
  listOf(second);
  emit(ccConversationDeleted, conversation('ann') as never);
  expect(first.mock.calls).toEqual([[false]]);
  expect(second.mock.calls).toEqual([[false], [true]]);
});
