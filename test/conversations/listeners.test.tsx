import { render } from '@solidjs/testing-library';
import { type Kit, KitConversations, KitProvider, KitUsers } from 'solid-chat-kit';
import { CustomMessage, MediaMessage, MessageReceipt, User } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { createSignal, Show } from 'solid-js';
import { describe, expect, it, vi } from 'vitest';
import { FakeSdk } from '../support/fake-sdk.ts';
import {
  addGroup,
  heard,
  idle,
  partsOf,
  renderConversations,
  renderFaked,
  session,
  text,
  three,
  withGroup,
  withUser,
} from './harness.tsx';

describe('the SDK listeners of KitConversations', () => {
  it('[sdk.onTextMessageReceived] moves the conversation to the top, with its preview and unread count', async () => {
    const kit = await three();
    const list = renderConversations(kit);
    await list.ready();
    const row = list.row('Cid');
    controlOf(kit).sendAs('cid', text('me', 'News'));
    await idle();
    expect(list.names()).toEqual(['Cid', 'Ann', 'Bob']);
    expect(list.row('Cid')).toBe(row);
    expect(list.preview('Cid')).toBe('News');
    expect(list.badge('Cid')).toBe('2');
  });

  it('[sdk.markMessageAsUnread] shows a badge for what the user marked as unread on another device', async () => {
    const kit = await three();
    const list = renderConversations(kit);
    await list.ready();
    const chat = await kit.getConversation('ann', 'user');
    const last = chat.getLastMessage() as Kit.TextMessage;
    const phone = await session(kit.data, 'me');
    await phone.markAsRead(last as never);
    await vi.waitFor(() => expect(list.badge('Ann')).toBe(''));
    await phone.markMessageAsUnread(last as never);
    await vi.waitFor(() => expect(list.badge('Ann')).toBe('1'));
  });

  it('[sdk.onMediaMessageReceived] shows the caption or the file by its kind, and counts', async () => {
    const kit = await three();
    const list = renderConversations(kit);
    await list.ready();
    const photo = new MediaMessage('me', { name: 'sea.jpg', type: 'image/jpeg' }, 'image', 'user');
    controlOf(kit).sendAs('cid', photo);
    await idle();
    expect(list.names()[0]).toBe('Cid');
    expect(list.preview('Cid')).toBe('sea.jpg');
    expect(
      list.row('Cid').querySelector<HTMLElement>('.kit-conversations__subtitle-icon')?.dataset.icon,
    ).toBe('image');
    expect(list.badge('Cid')).toBe('2');
    photo.setCaption('At the sea');
    controlOf(kit).sendAs('cid', photo);
    await idle();
    expect(list.preview('Cid')).toBe('At the sea');
  });

  it('[sdk.onCustomMessageReceived] shows its own text or its type, and counts', async () => {
    const kit = await three();
    const list = renderConversations(kit);
    await list.ready();
    const poll = new CustomMessage('me', 'user', 'poll', { question: '?' });
    controlOf(kit).sendAs('cid', poll);
    await idle();
    expect(list.names()[0]).toBe('Cid');
    expect(list.preview('Cid')).toBe('poll');
    poll.setConversationText('Where to eat?');
    controlOf(kit).sendAs('cid', poll);
    await idle();
    expect(list.preview('Cid')).toBe('Where to eat?');
    expect(list.badge('Cid')).toBe('3');
  });

  it.each(['onInteractiveMessageReceived', 'onCardMessageReceived'])(
    '[sdk.%s] moves the row and counts',
    async (name) => {
      const { sdk, list } = await renderFaked([withUser('ann', heard({ id: 1 })), withUser('bob')]);
      sdk.emit('message', name, heard({ id: 5, from: 'bob', words: 'Card' }));
      await idle();
      expect([list.names()[0], list.preview('Bob'), list.badge('Bob')]).toEqual(['Bob', 'Card', '1']);
    },
  );

  it('a message of one’s own, from another device, moves the row and counts nothing', async () => {
    const kit = await three();
    const other = await session(kit.data, 'me');
    const list = renderConversations(kit);
    await list.ready();
    await other.sendMessage(text('cid', 'From my phone'));
    await idle();
    expect(list.names()[0]).toBe('Cid');
    expect(list.preview('Cid')).toBe('You: From my phone');
    expect(list.badge('Cid')).toBe('1');
    expect(list.receipt('Cid')).toBe('sent');
  });

  it('a reply in a thread and an older message replace no preview', async () => {
    const sdk = new FakeSdk();
    const list = renderConversations(sdk);
    await idle();
    await sdk.latest.answer([
      withUser('ann', heard({ id: 10 })),
      withUser('bob', heard({ id: 5, from: 'bob' })),
    ]);
    const reply = heard({ id: 20, from: 'bob' });
    reply.setParentMessageId(3);
    sdk.emit('message', 'onTextMessageReceived', reply);
    await idle();
    expect(list.names()).toEqual(['Ann', 'Bob']);
    expect(list.preview('Bob')).toBe('Message 5');
    expect(list.badge('Bob')).toBe('');
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 9, from: 'ann', sentAt: 900 }));
    await idle();
    expect(list.preview('Ann')).toBe('Message 10');
  });

  it('[sdk.onTypingStarted] [sdk.onTypingEnded] show and hide who is typing in place of the preview', async () => {
    const kit = await three();
    const list = renderConversations(kit);
    await list.ready();
    const typing = new kit.TypingIndicator('me', 'user');
    controlOf(kit).typeAs('ann', typing);
    await idle();
    expect(list.typing('Ann')).toBe('typing…');
    expect(list.preview('Ann')).toBe('typing…');
    expect(list.typing('Bob')).toBe('');
    controlOf(kit).typeAs('ann', typing, false);
    await idle();
    expect(list.typing('Ann')).toBe('');
    expect(list.preview('Ann')).toBe('Hi');
  });

  it('[sdk.onTypingStarted] names two who type in a group, counts three, and leaves oneself and the blocked out', async () => {
    const kit = await three();
    await addGroup(kit, 'team', ['ann', 'bob', 'cid']);
    const list = renderConversations(kit);
    await list.ready();
    const typing = new kit.TypingIndicator('team', 'group');
    const other = await session(kit.data, 'me');
    other.startTyping(typing);
    await idle();
    expect(list.typing('Team')).toBe('');
    const texts: (string | null)[] = [];
    for (const uid of ['ann', 'bob', 'cid']) {
      controlOf(kit).typeAs(uid, typing);
      await idle();
      texts.push(list.typing('Team'));
    }
    expect(texts).toEqual(['Ann is typing…', 'Ann and Bob are typing…', '3 people are typing…']);
    const blocked = await kit.getUser('ann');
    list.events.users.ccUserBlocked.next(blocked);
    await idle();
    expect(list.typing('Team')).toBe('Bob and Cid are typing…');
    controlOf(kit).typeAs('ann', new kit.TypingIndicator('me', 'user'));
    await idle();
    expect(list.typing('Ann')).toBe('');
  });

  it('[sdk.onMessagesDelivered] [sdk.onMessagesRead] update the ticks of one’s own last message', async () => {
    const kit = await three();
    const sent = await kit.sendMessage(text('ann', 'Hello'));
    const list = renderConversations(kit);
    await list.ready();
    expect(list.receipt('Ann')).toBe('sent');
    expect(list.receipt('Bob')).toBe('');
    controlOf(kit).receiveAs('ann', sent, false);
    await idle();
    expect(list.receipt('Ann')).toBe('delivered');
    controlOf(kit).receiveAs('ann', sent);
    await idle();
    expect(list.receipt('Ann')).toBe('read');
    expect(list.row('Ann').querySelector('[role="img"].kit-receipts-read')?.getAttribute('aria-label')).toBe(
      'Read',
    );
    expect(list.names()[0]).toBe('Ann');
  });

  it('[sdk.onMessagesDeliveredToAll] [sdk.onMessagesReadByAll] alone update the ticks of a group', async () => {
    const kit = await three();
    await addGroup(kit, 'team', ['ann', 'bob']);
    const sent = await kit.sendMessage(text('team', 'Hello', 'group'));
    const list = renderConversations(kit);
    await list.ready();
    const steps: string[] = [];
    for (const [uid, read] of [
      ['ann', false],
      ['bob', false],
      ['ann', true],
      ['bob', true],
    ] as const) {
      controlOf(kit).receiveAs(uid, sent, read);
      await idle();
      steps.push(list.receipt('Team'));
    }
    expect(steps).toEqual(['sent', 'delivered', 'delivered', 'read']);
  });

  it('[sdk.onMessagesDelivered] of another message than the last one changes nothing', async () => {
    const kit = await three();
    const first = await kit.sendMessage(text('ann', 'One'));
    await kit.sendMessage(text('ann', 'Two'));
    const list = renderConversations(kit);
    await list.ready();
    controlOf(kit).receiveAs('ann', first);
    await idle();
    expect(list.receipt('Ann')).toBe('sent');
  });

  it('[sdk.onUserOnline] [sdk.onUserOffline] update the status and move nothing', async () => {
    const kit = await three();
    const list = renderConversations(kit);
    await list.ready();
    controlOf(kit).setPresence('bob', 'online');
    await idle();
    expect(list.states('Bob')).toEqual(['online']);
    expect(list.names()).toEqual(['Ann', 'Bob', 'Cid']);
    controlOf(kit).setPresence('bob', 'offline');
    await idle();
    expect(list.states('Bob')).toEqual([]);
  });

  it('[sdk.onGroupMemberJoined] [sdk.onGroupMemberLeft] update the group and say who it was', async () => {
    const kit = await three();
    await addGroup(kit, 'team', ['ann']);
    const list = renderConversations(kit, { onItemClick: (each) => list.set({ activeConversation: each }) });
    await list.ready();
    list.action('Team').click();
    const bob = await session(kit.data, 'bob');
    await bob.joinGroup('team');
    await idle();
    expect(list.preview('Team')).toBe('Bob joined');
    expect(list.badge('Team')).toBe('');
    await bob.leaveGroup('team');
    await idle();
    expect(list.preview('Team')).toBe('Bob left');
    expect(list.states('Team')).toEqual(['active']);
  });

  it('[sdk.onGroupMemberKicked] [sdk.onGroupMemberBanned] [sdk.onMemberAddedToGroup] update the group', async () => {
    const kit = await three();
    await addGroup(kit, 'team', ['ann', 'bob']);
    const clicked: Kit.Conversation[] = [];
    const list = renderConversations(kit, { onItemClick: (each) => void clicked.push(each) });
    await list.ready();
    const other = await session(kit.data, 'me');
    await other.kickGroupMember('team', 'ann');
    await idle();
    expect(list.preview('Team')).toBe('Me removed Ann');
    await other.banGroupMember('team', 'bob');
    await idle();
    expect(list.preview('Team')).toBe('Me banned Bob');
    await other.addMembersToGroup('team', ['cid']);
    await idle();
    expect(list.preview('Team')).toBe('Me added Cid');
    list.action('Team').click();
    const [team] = clicked as [Kit.Conversation];
    expect((team.getConversationWith() as Kit.Group).getMembersCount()).toBe(2);
  });

  it('[sdk.onGroupMemberKicked] of oneself ends the row, and being added brings it back', async () => {
    const kit = await three();
    const ann = await session(kit.data, 'ann');
    await addGroup(ann, 'team', ['me']);
    const list = renderConversations(kit);
    await list.ready();
    expect(list.names()[0]).toBe('Team');
    await ann.kickGroupMember('team', 'me');
    await idle();
    expect(list.names()).toEqual(['Ann', 'Bob', 'Cid']);
    await ann.addMembersToGroup('team', ['me']);
    await idle();
    expect(list.names()[0]).toBe('Team');
  });

  it('an edit or a deletion changes the preview of the last message', async () => {
    const kit = await three();
    const list = renderConversations(kit);
    await list.ready();
    const ann = await session(kit.data, 'ann');
    const sent = await ann.sendMessage(text('me', 'Draft'));
    const edited = text('me', 'Final');
    edited.setId(sent.getId());
    await ann.editMessage(edited);
    await idle();
    expect(list.preview('Ann')).toBe('Final');
    expect(list.badge('Ann')).toBe('2');
    await ann.deleteMessage(sent);
    await idle();
    expect(list.preview('Ann')).toBe('Message deleted');
  });

  it('[sdk.onDisconnected] [sdk.inConnecting] [sdk.onConnected] show a banner while the connection is lost', async () => {
    vi.useFakeTimers();
    try {
      const kit = await three();
      const list = renderConversations(kit);
      await list.ready();
      const banner = list.one('.kit-list__banner');
      expect(banner.hidden).toBe(true);
      controlOf(kit).disconnect();
      expect(banner.hidden).toBe(false);
      expect(list.one('.kit-list').dataset.connection).toBe('disconnected');
      controlOf(kit).setLatency(100);
      const connected = controlOf(kit).connect();
      expect(banner.textContent).toBe('Connecting…');
      await vi.advanceTimersByTimeAsync(100);
      await connected;
      expect(banner.hidden).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it('[sdk.onDisconnected] [error.auth] show no banner without a signed-in user', async () => {
    const sdk = new FakeSdk();
    const list = renderConversations(sdk);
    await idle();
    const banner = list.one('.kit-list__banner');
    sdk.emit('connection', 'onDisconnected');
    expect(banner.hidden).toBe(false);
    sdk.emit('login', 'logoutSuccess');
    expect(list.one('.kit-conversations__error-state-view').textContent).toContain('Nobody is signed in');
    expect([banner.hidden, banner.textContent, list.one('.kit-list').dataset.connection]).toEqual([
      true,
      '',
      'connected',
    ]);
    sdk.emit('login', 'loginSuccess', sdk.user);
    expect(banner.hidden).toBe(false);
    sdk.emit('connection', 'onConnected');
    expect(banner.hidden).toBe(true);
  });

  it('[sdk.onDisconnected] show the banner in a list that is mounted while the connection is lost', async () => {
    const sdk = new FakeSdk();
    const [isOpen, setOpen] = createSignal(false);
    const { container } = render(() => (
      <KitProvider sdk={sdk} locale="en">
        <KitConversations />
        <Show when={isOpen()}>
          <KitUsers />
        </Show>
      </KitProvider>
    ));
    await idle();
    sdk.emit('connection', 'onDisconnected');
    setOpen(true);
    await idle();
    const banners = () =>
      [...container.querySelectorAll<HTMLElement>('.kit-list__banner')].map(({ hidden }) => hidden);
    expect(banners()).toEqual([false, false]);
    sdk.emit('connection', 'onConnected');
    expect(banners()).toEqual([true, true]);
    setOpen(false);
    setOpen(true);
    await idle();
    expect(banners()).toEqual([true, true]);
  });

  it('[sdk.onDisconnected] show no banner for the connection of an SDK that was replaced', async () => {
    const [sdk, setSdk] = createSignal(new FakeSdk());
    const { container } = render(() => (
      <KitProvider sdk={sdk()} locale="en">
        <KitConversations />
      </KitProvider>
    ));
    const list = partsOf(container);
    await idle();
    sdk().emit('connection', 'onDisconnected');
    expect(list.one('.kit-list__banner').hidden).toBe(false);
    setSdk(new FakeSdk());
    await idle();
    expect(list.one('.kit-list__banner').hidden).toBe(true);
  });

  it('[sdk.onConnected] fetches missed events after a loss, merges them, and never clears the list', async () => {
    const kit = await three();
    await kit.createUser(new User('dan', 'Dan'));
    const list = renderConversations(kit);
    await list.ready();
    const row = list.row('Bob');
    controlOf(kit).disconnect();
    controlOf(kit).sendAs('bob', text('me', 'Missed'));
    controlOf(kit).sendAs('dan', text('me', 'New here'));
    await idle();
    expect(list.names()).toEqual(['Ann', 'Bob', 'Cid']);
    controlOf(kit).resetCalls();
    await controlOf(kit).connect();
    expect(list.phase()).toBe('ready');
    expect(list.names()).toHaveLength(3);
    await idle();
    expect(list.names()).toEqual(['Dan', 'Bob', 'Ann', 'Cid']);
    expect(list.row('Bob')).toBe(row);
    expect(list.badge('Bob')).toBe('2');
    expect(controlOf(kit).calls['ConversationsRequest.fetchNext']).toBe(1);
  });

  it('[sdk.onConnected] removes what was deleted during a loss', async () => {
    const kit = await three();
    const other = await session(kit.data, 'me');
    const list = renderConversations(kit);
    await list.ready();
    controlOf(kit).disconnect();
    await other.deleteConversation('bob', 'user');
    await controlOf(kit).connect();
    await idle();
    expect(list.names()).toEqual(['Ann', 'Cid']);
  });

  it('a conversation read on another device loses its badge, and is reported once', async () => {
    const kit = await three();
    const other = await session(kit.data, 'me');
    const list = renderConversations(kit);
    await list.ready();
    const onRead = vi.fn();
    list.events.conversations.ccMarkConversationAsRead.subscribe(onRead);
    const conversation = await other.getConversation('bob', 'user');
    await other.markAsRead(conversation.getLastMessage() as Kit.Message);
    await idle();
    expect(list.badge('Bob')).toBe('');
    expect(onRead).toHaveBeenCalledOnce();
  });

  it('another user who signs in sees nothing of the last one', async () => {
    const kit = await three();
    controlOf(kit).sendAs('me', text('bob', 'Hi Bob'));
    const list = renderConversations(kit);
    await list.ready();
    expect(list.names()).toEqual(['Bob', 'Ann', 'Cid']);
    await kit.logout();
    await idle();
    expect(list.phase()).toBe('error');
    expect(list.names()).toEqual([]);
    await kit.login('bob');
    await list.ready();
    expect(list.names()).toEqual(['Me']);
    expect(list.preview('Me')).toBe('Hi Bob');
  });

  it('events of kinds and objects it does not know change nothing', async () => {
    const sdk = new FakeSdk();
    const onError = vi.fn();
    const list = renderConversations(sdk, { onError });
    await idle();
    await sdk.latest.answer([withUser('ann', heard({ id: 1 })), withGroup('team')]);
    sdk.emit('message', 'onSomethingNew', {});
    sdk.emit('user', 'onUserOnline', new User('stranger', 'Stranger'));
    const receipt = {
      messageId: 99,
      conversationId: '',
      receiverType: 'user',
      receiverId: 'me',
      sender: new User('x'),
      deliveredAt: 1,
    };
    sdk.emit('message', 'onMessagesDelivered', new MessageReceipt(receipt));
    await idle();
    expect(list.names()).toEqual(['Ann', 'Team']);
    expect(onError).not.toHaveBeenCalled();
  });
});
