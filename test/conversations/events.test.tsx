import { render } from '@solidjs/testing-library';
import {
  type Kit,
  KitConversationEvents,
  KitConversations,
  KitGroupEvents,
  KitMessageEvents,
  KitProvider,
  KitUserEvents,
} from 'solid-chat-kit';
import { type LocalKit, MessageReceipt, User } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { describe, expect, it, vi } from 'vitest';
import { FakeSdk } from '../support/fake-sdk.ts';
import {
  addGroup,
  heard,
  idle,
  partsOf,
  renderConversations,
  renderFaked,
  renderSideBySide,
  session,
  text,
  three,
  withUser,
} from './harness.tsx';

const named = (conversation: Kit.Conversation) => conversation.getConversationWith().getName();

/** Two lists on a page, with the global events. */
function renderTwo(kit: Awaited<ReturnType<typeof three>>) {
  const { container } = render(() => (
    <KitProvider sdk={kit} locale="en" timeZone="UTC">
      <div class="one">
        <KitConversations />
      </div>
      <div class="two">
        <KitConversations />
      </div>
    </KitProvider>
  ));
  return [...container.querySelectorAll('.one, .two')].map(partsOf) as [
    ReturnType<typeof partsOf>,
    ReturnType<typeof partsOf>,
  ];
}

describe('[event.ccGroupLeft] leaving a group', () => {
  /** A group of "me" and Ann, its owner. */
  async function team() {
    const kit = await three();
    const ann = await session(kit.data, 'ann');
    await addGroup(ann, 'team', ['me', 'bob']);
    return { kit, ann };
  }

  it.each([
    ['kicked', (ann: LocalKit) => ann.kickGroupMember('team', 'me')],
    ['banned', (ann: LocalKit) => ann.banGroupMember('team', 'me')],
  ] as const)(
    'notifies the app once when the signed-in user was %s and the row is removed',
    async (reason, go) => {
      const { kit, ann } = await team();
      const [one] = renderTwo(kit);
      await idle();
      const left: unknown[] = [];
      const subscription = KitGroupEvents.ccGroupLeft.subscribe((event) => {
        left.push([
          event.group.getGuid(),
          event.reason,
          event.action?.getAction(),
          one.names().includes('Team'),
        ]);
      });
      await go(ann);
      await idle();
      subscription.unsubscribe();
      expect(left).toEqual([['team', reason, reason, false]]);
    },
  );

  it('reports a group whose row is not loaded, and no other members who leave', async () => {
    const { kit, ann } = await team();
    const list = renderConversations(kit, {
      conversationsRequestBuilder: new kit.ConversationsRequestBuilder().setConversationType('user'),
    });
    await list.ready();
    const left = vi.fn();
    list.events.groups.ccGroupLeft.subscribe(left);
    await ann.kickGroupMember('team', 'bob');
    await idle();
    expect(left).not.toHaveBeenCalled();
    await ann.kickGroupMember('team', 'me');
    await idle();
    expect(left).toHaveBeenCalledOnce();
  });

  it('emitted by the app after it left a group, takes the row out without an echo', async () => {
    const { kit } = await team();
    const list = renderConversations(kit);
    await list.ready();
    const left = vi.fn();
    list.events.groups.ccGroupLeft.subscribe(left);
    const group = await kit.getGroup('team');
    list.events.groups.ccGroupLeft.next({ group, reason: 'left' });
    await idle();
    expect(list.names()).not.toContain('Team');
    expect(left).toHaveBeenCalledOnce();
  });
});

describe('the UI events of KitConversations', () => {
  it('[event.external-delete] ccConversationDeleted of the app takes the row out, whatever copy it carries', async () => {
    const kit = await three();
    const list = renderConversations(kit);
    await list.ready();
    const copy = await kit.getConversation('bob', 'user');
    await kit.deleteConversation('bob', 'user');
    await idle();
    expect(list.names()).toEqual(['Ann', 'Bob', 'Cid']);
    list.events.conversations.ccConversationDeleted.next(copy);
    await idle();
    expect(list.names()).toEqual(['Ann', 'Cid']);
  });

  it('[event.ccConversationDeleted] of one list reaches the other one', async () => {
    const [one, two] = renderTwo(await three());
    await idle();
    const onDeleted = vi.fn();
    const subscription = KitConversationEvents.ccConversationDeleted.subscribe(onDeleted);
    one.openMenu('Bob');
    one.choose('Delete');
    one.dialogButton('Delete').click();
    await idle();
    expect(two.names()).toEqual(['Ann', 'Cid']);
    one.endToast();
    await idle();
    subscription.unsubscribe();
    expect(one.names()).toEqual(['Ann', 'Cid']);
    expect(two.names()).toEqual(['Ann', 'Cid']);
    expect(onDeleted).toHaveBeenCalledOnce();
    expect(named(onDeleted.mock.calls[0]?.[0])).toBe('Bob');
  });

  it('[event.ccUpdateConversation] is emitted once a flush for each row that an SDK event changed', async () => {
    const kit = await three();
    const list = renderConversations(kit, { onItemClick: (each) => list.set({ activeConversation: each }) });
    await list.ready();
    list.action('Bob').click();
    const updated: Kit.Conversation[] = [];
    list.events.conversations.ccUpdateConversation.subscribe((each) => void updated.push(each));
    controlOf(kit).sendAs('bob', text('me', 'One'));
    controlOf(kit).sendAs('bob', text('me', 'Two'));
    controlOf(kit).sendAs('cid', text('me', 'Three'));
    controlOf(kit).typeAs('ann', new kit.TypingIndicator('me', 'user'));
    await idle();
    expect(updated.map(named)).toEqual(['Bob', 'Cid']);
    expect(list.states('Bob')).toEqual(['active']);
    const [bob] = updated as [Kit.Conversation];
    expect((bob.getLastMessage() as Kit.TextMessage).getText()).toBe('Two');
    expect(bob.getUnreadMessageCount()).toBe(3);
  });

  it('[event.ccUpdateConversation] of the app patches the row, without an echo', async () => {
    const kit = await three();
    const list = renderConversations(kit);
    await list.ready();
    const emitted = vi.fn();
    list.events.conversations.ccUpdateConversation.subscribe(emitted);
    const copy = await kit.getConversation('bob', 'user');
    copy.setUnreadMessageCount(7);
    (copy.getConversationWith() as Kit.User).setName?.('Bobby');
    list.events.conversations.ccUpdateConversation.next(copy);
    await idle();
    expect(list.names()).toEqual(['Ann', 'Bobby', 'Cid']);
    expect(list.badge('Bobby')).toBe('7');
    expect(emitted).toHaveBeenCalledOnce();
  });

  it('[event.ccUpdateConversation] leaves two lists alike, with one emission each', async () => {
    const kit = await three();
    const [one, two] = renderTwo(kit);
    await idle();
    const emitted = vi.fn();
    const subscription = KitConversationEvents.ccUpdateConversation.subscribe(emitted);
    controlOf(kit).sendAs('cid', text('me', 'News'));
    await idle();
    await idle();
    subscription.unsubscribe();
    for (const list of [one, two]) {
      expect(list.names()).toEqual(['Cid', 'Ann', 'Bob']);
      expect(list.badge('Cid')).toBe('2');
    }
    expect(emitted.mock.calls.length).toBeLessThanOrEqual(2);
  });

  it('[event.ccMarkConversationAsRead] of the app clears the badge', async () => {
    const kit = await three();
    const list = renderConversations(kit);
    await list.ready();
    list.events.conversations.ccMarkConversationAsRead.next(await kit.getConversation('bob', 'user'));
    await idle();
    expect(list.badge('Bob')).toBe('');
    expect(list.badge('Ann')).toBe('1');
    controlOf(kit).sendAs('bob', text('me', 'One more'));
    await idle();
    expect(list.badge('Bob')).toBe('1');
  });

  it('[event.ccMarkConversationAsRead] is emitted once when `ccMessageRead` clears a badge', async () => {
    const { list } = await renderFaked([withUser('ann', heard({ id: 5 }), 2)]);
    const onRead = vi.fn();
    list.events.conversations.ccMarkConversationAsRead.subscribe(onRead);
    const badge = list.row('Ann').querySelector<HTMLElement>('.kit-badge');
    expect(badge?.hidden).toBe(false);
    list.events.messages.ccMessageRead.next(heard({ id: 5 }));
    list.events.messages.ccMessageRead.next(heard({ id: 5 }));
    await idle();
    expect(badge?.hidden).toBe(true);
    expect(list.badge('Ann')).toBe('');
    expect(onRead.mock.calls.map(([each]) => named(each))).toEqual(['Ann']);
  });

  it('[event.ccMarkConversationAsRead] reading an older message clears no newer one, in all lists', async () => {
    const { events, lists } = await renderSideBySide(
      () => [withUser('ann', heard({ id: 5 }), 1)],
      () => [withUser('ann', heard({ id: 8 }), 2)],
    );
    events.messages.ccMessageRead.next(heard({ id: 5 }));
    await idle();
    await idle();
    expect(lists.map((list) => list.badge('Ann'))).toEqual(['2', '2']);
  });

  it('[event.ccMarkConversationAsRead] of one list clears no message that came meanwhile in another', async () => {
    const page = () => [withUser('ann', heard({ id: 5 }), 2)];
    const { sdk, events, lists } = await renderSideBySide(page, page);
    const onRead = vi.fn();
    events.conversations.ccMarkConversationAsRead.subscribe(onRead);
    const sender = new User('me', 'Me');
    const about = { conversationId: 'me_user_ann', receiverType: 'user', receiverId: 'me' };
    const read = new MessageReceipt({ messageId: 5, ...about, sender, deliveredAt: 1005, readAt: 1005 });
    sdk.emit('message', 'onMessagesRead', read);
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 6 }));
    await idle();
    await idle();
    expect(lists.map((list) => list.badge('Ann'))).toEqual(['1', '1']);
    expect(onRead).not.toHaveBeenCalled();
  });

  it('[event.ccUpdateConversation] of the app with an older last message brings name and count', async () => {
    const { list } = await renderFaked([withUser('ann', heard({ id: 5 }), 2)]);
    const changed = withUser('ann', heard({ id: 4 }), 7);
    (changed.getConversationWith() as User).setName('Annie');
    list.events.conversations.ccUpdateConversation.next(changed);
    await idle();
    expect([list.names(), list.preview('Annie'), list.badge('Annie')]).toEqual([['Annie'], 'Message 5', '7']);
  });

  it('[event.ccUpdateConversation] of one list takes nothing back in another', async () => {
    const page = () => [withUser('ann', heard({ id: 5 }), 2)];
    const { sdk, events, lists } = await renderSideBySide(page, page);
    events.conversations.ccUpdateConversation.subscribe((each) => {
      if (each.getUnreadMessageCount() === 3) sdk.emit('message', 'onTextMessageReceived', heard({ id: 7 }));
    });
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 6 }));
    await idle();
    await idle();
    expect(lists.map((list) => [list.preview('Ann'), list.badge('Ann')])).toEqual([
      ['Message 7', '4'],
      ['Message 7', '4'],
    ]);
  });

  it('[event.ccUpdateConversation] is emitted for a conversation that a message brings in', async () => {
    const { sdk, list } = await renderFaked([withUser('bob', heard({ id: 1, from: 'bob' }))]);
    sdk.getConversation = async () => withUser('ann', heard({ id: 5 }), 1);
    const updated: Kit.Conversation[] = [];
    list.events.conversations.ccUpdateConversation.subscribe((each) => void updated.push(each));
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 5 }));
    await idle();
    await idle();
    expect([list.names(), updated.map(named)]).toEqual([['Ann', 'Bob'], ['Ann']]);
  });

  it('[event.ccUserBlocked] [event.ccUserUnblocked] hide and show the presence of a user', async () => {
    const kit = await three();
    const list = renderConversations(kit);
    await list.ready();
    controlOf(kit).setPresence('bob', 'online');
    await idle();
    const bob = await kit.getUser('bob');
    list.events.users.ccUserBlocked.next(bob);
    await idle();
    expect(list.states('Bob')).toEqual([]);
    list.events.users.ccUserUnblocked.next(bob);
    await idle();
    expect(list.states('Bob')).toEqual(['online']);
  });

  it('ccMessageSent shows one’s own message while it is sent, then as sent, or as failed', async () => {
    const sdk = new FakeSdk();
    const list = renderConversations(sdk);
    await idle();
    await sdk.latest.answer([
      withUser('bob', heard({ id: 2, from: 'bob' })),
      withUser('ann', heard({ id: 1 })),
    ]);
    const pending = heard({ id: 0, from: 'me', to: 'ann', words: 'Wait', sentAt: 2000 });
    list.events.messages.ccMessageSent.next({ message: pending, status: 'inprogress' });
    await idle();
    expect(list.names()).toEqual(['Ann', 'Bob']);
    expect(list.preview('Ann')).toBe('You: Wait');
    expect(list.badge('Ann')).toBe('');
    const sent = heard({ id: 7, from: 'me', to: 'ann', words: 'Wait', sentAt: 2000 });
    list.events.messages.ccMessageSent.next({ message: sent, status: 'success' });
    await idle();
    expect(list.receipt('Ann')).toBe('sent');
    const failing = heard({ id: 0, from: 'me', to: 'ann', words: 'Lost', sentAt: 2001 });
    list.events.messages.ccMessageSent.next({ message: failing, status: 'inprogress' });
    list.events.messages.ccMessageSent.next({ message: failing, status: 'error' });
    await idle();
    expect(list.preview('Ann')).toBe('You: Lost');
    expect(list.receipt('Ann')).toBe('error');
    const icon = list.row('Ann').querySelector('.kit-conversations__subtitle-receipts-error');
    expect(icon?.getAttribute('aria-label')).toBe('Not sent');
  });

  it('edits, deletions and reads in this page keep composer and list agreed', async () => {
    const kit = await three();
    const list = renderConversations(kit);
    await list.ready();
    const sent = await kit.sendMessage(text('ann', 'Draft'));
    list.events.messages.ccMessageSent.next({ message: sent, status: 'success' });
    const edited = heard({
      id: Number(sent.getId()),
      from: 'me',
      to: 'ann',
      words: 'Final',
      sentAt: sent.getSentAt(),
    });
    list.events.messages.ccMessageEdited.next(edited);
    await idle();
    expect(list.preview('Ann')).toBe('You: Final');
    edited.setDeletedAt(sent.getSentAt() + 1);
    list.events.messages.ccMessageDeleted.next(edited);
    await idle();
    expect(list.preview('Ann')).toBe('You: Message deleted');
    const last = (await kit.getConversation('bob', 'user')).getLastMessage() as Kit.Message;
    list.events.messages.ccMessageRead.next(last);
    await idle();
    expect(list.badge('Bob')).toBe('');
  });

  it('an event whose payload is wrong is reported, and stops no other subscriber', async () => {
    const onError = vi.fn();
    const list = renderConversations(await three(), { onError });
    await list.ready();
    const after = vi.fn();
    list.events.conversations.ccUpdateConversation.subscribe(after);
    list.events.conversations.ccUpdateConversation.next({} as Kit.Conversation);
    expect(onError).toHaveBeenCalledOnce();
    expect(after).toHaveBeenCalledOnce();
    expect(list.names()).toHaveLength(3);
  });

  it('the events of a provider and the global ones do not mix', async () => {
    const kit = await three();
    const list = renderConversations(kit);
    await list.ready();
    KitConversationEvents.ccConversationDeleted.next(await kit.getConversation('bob', 'user'));
    KitUserEvents.ccUserBlocked.next(await kit.getUser('ann'));
    KitMessageEvents.ccMessageSent.next({
      message: heard({ id: 99, from: 'me', to: 'ann' }),
      status: 'success',
    });
    await idle();
    expect(list.names()).toEqual(['Ann', 'Bob', 'Cid']);
  });

  it('a message of another session of this user reaches a list without a word of the app', async () => {
    const kit = await three();
    const list = renderConversations(kit);
    await list.ready();
    const tab = await session(kit.data, 'me');
    await tab.sendMessage(text('bob', 'Hello'));
    await idle();
    expect(list.preview('Bob')).toBe('You: Hello');
  });
});
