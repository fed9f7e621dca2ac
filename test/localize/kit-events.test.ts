import { config, Subject } from 'rxjs';
import { afterEach, describe, expect, expectTypeOf, it } from 'vitest';
import {
  createKitEvents,
  defaultKitEvents,
  KitConversationEvents,
  KitMessageEvents,
  KitUserEvents,
} from '../../src/client/events/kit-events.ts';
import type { Kit } from '../../src/sdk/index.ts';

const conversation = { getConversationId: () => 'c1' } as Kit.Conversation;

afterEach(() => {
  config.onUnhandledError = null;
});

describe('events', () => {
  it('are rxjs Subjects under their names', () => {
    const subjects = [KitConversationEvents, KitUserEvents, KitMessageEvents].map((group) =>
      Object.entries(group),
    );
    expect(subjects.map((entries) => entries.map(([name]) => name))).toEqual([
      ['ccConversationDeleted', 'ccUpdateConversation', 'ccMarkConversationAsRead'],
      ['ccUserBlocked', 'ccUserUnblocked'],
      ['ccMessageSent', 'ccMessageEdited', 'ccReplyToMessage', 'ccMessageDeleted', 'ccMessageRead'],
    ]);
    for (const [, subject] of subjects.flat()) expect(subject).toBeInstanceOf(Subject);
    expectTypeOf(KitConversationEvents.ccConversationDeleted).toEqualTypeOf<Subject<Kit.Conversation>>();
    expectTypeOf(KitUserEvents.ccUserBlocked).toEqualTypeOf<Subject<Kit.User>>();
  });

  it('[event.subject] hand the very payload to every subscriber until it unsubscribes', () => {
    const got: Kit.Conversation[] = [];
    const subscription = KitConversationEvents.ccUpdateConversation.subscribe((payload) => got.push(payload));
    KitConversationEvents.ccUpdateConversation.next(conversation);
    subscription.unsubscribe();
    KitConversationEvents.ccUpdateConversation.next(conversation);
    expect(got).toHaveLength(1);
    expect(got[0]).toBe(conversation);
    expect(KitConversationEvents.ccUpdateConversation.observed).toBe(false);
  });

  it('reach the next subscriber when one throws, and later events reach both', async () => {
    const reported: unknown[] = [];
    config.onUnhandledError = (error) => reported.push(error);
    const { ccConversationDeleted } = createKitEvents().conversations;
    const calls: string[] = [];
    ccConversationDeleted.subscribe(() => {
      calls.push('first');
      throw new Error('from the app');
    });
    ccConversationDeleted.subscribe(() => calls.push('second'));
    ccConversationDeleted.next(conversation);
    ccConversationDeleted.next(conversation);
    expect(calls).toEqual(['first', 'second', 'first', 'second']);
    const error = new Error('from the app');
    await expect.poll(() => reported).toEqual([error, error]);
  });

  it('of two sets never meet, and the statics are the default set', () => {
    const [one, other] = [createKitEvents(), createKitEvents()];
    const calls: string[] = [];
    other.conversations.ccUpdateConversation.subscribe(() => calls.push('other'));
    const subscription = KitConversationEvents.ccUpdateConversation.subscribe(() => calls.push('default'));
    one.conversations.ccUpdateConversation.next(conversation);
    expect(calls).toEqual([]);
    defaultKitEvents.conversations.ccUpdateConversation.next(conversation);
    expect(calls).toEqual(['default']);
    subscription.unsubscribe();
  });
});
