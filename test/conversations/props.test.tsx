import { type Kit, KitTextFormatter } from 'solid-chat-kit';
import { Group, User } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { KitLocalize } from 'solid-chat-kit/localize';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeSdk } from '../support/fake-sdk.ts';
import {
  addGroup,
  heard,
  idle,
  inside,
  renderConversations,
  renderFaked,
  session,
  text,
  three,
  withGroup,
  withUser,
} from './harness.tsx';

afterEach(() => {
  KitLocalize.calendarObject = undefined;
});

/** The built-in entries of a row with an unread message, before the last one. */
const ENTRIES = ['Mark as read', 'Pin', 'Mute', 'Archive', 'Block'];

describe('the props of KitConversations', () => {
  it('[conv.root] [a11y.badge-text] renders all conversations, the newest first, without any prop', async () => {
    const list = renderConversations(await three());
    await list.ready();
    expect(list.names()).toEqual(['Ann', 'Bob', 'Cid']);
    expect(list.preview('Bob')).toBe('Yo');
    expect(list.badge('Bob')).toBe('1');
    expect(inside(list.row('Bob'), '.kit-badge').textContent).toContain('1 unread message');
    expect(list.one('.kit-conversations').contains(list.row('Bob'))).toBe(true);
    expect(list.one('.kit-list__header-title').textContent).toBe('Chats');
  });

  it('[conv.onItemClick] hands out the very object of the SDK, with the newest facts, at every click', async () => {
    const kit = await three();
    const clicked: Kit.Conversation[] = [];
    const list = renderConversations(kit, { onItemClick: (conversation) => void clicked.push(conversation) });
    await list.ready();
    list.action('Bob').click();
    controlOf(kit).sendAs('bob', text('me', 'Are you there?'));
    list.action('Bob').click();
    expect(clicked).toHaveLength(2);
    expect(clicked[1]).toBe(clicked[0]);
    const [bob] = clicked as [Kit.Conversation];
    expect((bob.getConversationWith() as Kit.User).getUid()).toBe('bob');
    expect((bob.getLastMessage() as Kit.TextMessage).getText()).toBe('Are you there?');
    expect(bob.getUnreadMessageCount()).toBe(2);
  });

  it('[conv.onItemClick] may become another function, or none, later', async () => {
    const first = vi.fn();
    const second = vi.fn();
    const list = renderConversations(await three(), { onItemClick: first });
    await list.ready();
    const row = list.row('Ann');
    list.set({ onItemClick: second });
    list.action('Ann').click();
    list.set({ onItemClick: undefined });
    list.action('Ann').click();
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
    expect(list.row('Ann')).toBe(row);
  });

  it('[conv.activeConversation] highlights by reference alone, and follows the prop', async () => {
    const kit = await three();
    const list = renderConversations(kit, {
      onItemClick: (conversation) => list.set({ activeConversation: conversation }),
    });
    await list.ready();
    list.set({ activeConversation: await kit.getConversation('ann', 'user') });
    expect(list.has('.kit-conversations__list-item-active')).toBe(false);
    list.action('Bob').click();
    expect(list.states('Bob')).toEqual(['active']);
    expect(list.action('Bob').getAttribute('aria-current')).toBe('true');
    list.action('Cid').click();
    expect(list.all('.kit-conversations__list-item-active')).toEqual([list.row('Cid')]);
    list.set({ activeConversation: undefined });
    expect(list.has('.kit-conversations__list-item-active, [aria-current]')).toBe(false);
  });

  it('[conv.activeConversation] keeps its highlight through messages, a reconnect and another builder', async () => {
    const kit = await three();
    const list = renderConversations(kit, {
      onItemClick: (conversation) => list.set({ activeConversation: conversation }),
    });
    await list.ready();
    list.action('Cid').click();
    controlOf(kit).sendAs('cid', text('me', 'News'));
    await idle();
    expect(list.states('Cid')).toEqual(['active']);
    controlOf(kit).disconnect();
    await controlOf(kit).connect();
    await idle();
    expect(list.states('Cid')).toEqual(['active']);
    list.set({ conversationsRequestBuilder: new kit.ConversationsRequestBuilder() });
    await list.ready();
    expect(list.states('Cid')).toEqual(['active']);
  });

  it('[conv.activeWith] highlights the conversation with a user or a group, until there is an active one', async () => {
    const kit = await three();
    await addGroup(kit, 'cid', ['ann']);
    await kit.sendMessage(text('cid', 'Hello', 'group'));
    const list = renderConversations(kit, { activeWith: new User('cid', 'Another copy') });
    await list.ready();
    const active = () => list.all('[aria-current="true"]').map((each) => each.textContent);
    expect(list.names()).toEqual(['Cid', 'Ann', 'Bob', 'Cid']);
    expect(list.all('.kit-conversations__list-item-active')).toEqual([
      list.all('.kit-conversations__list-item').at(-1),
    ]);
    list.set({ activeWith: new Group('cid', 'Cid', 'public') });
    expect(list.states('Cid')).toEqual(['active']);
    expect(active()).toHaveLength(1);
    list.set({ onItemClick: (conversation) => list.set({ activeConversation: conversation }) });
    list.action('Bob').click();
    expect(active()).toEqual(['Bob']);
    list.set({ activeConversation: undefined, activeWith: new User('ann', 'Ann') });
    controlOf(kit).sendAs('ann', text('me', 'News'));
    await idle();
    expect(active()).toEqual(['Ann']);
    list.set({ activeWith: undefined });
    expect(active()).toEqual([]);
  });

  it('[conv.activeWith] [conv.onError] a value that is neither user nor group is reported, and highlights nothing', async () => {
    const onError = vi.fn();
    const list = renderConversations(await three(), { activeWith: new User('ann', 'Ann'), onError });
    await list.ready();
    list.set({ activeWith: JSON.parse('{ "uid": "bob" }') });
    expect(list.has('.kit-conversations__list-item-active')).toBe(false);
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: expect.stringContaining('getUid') }),
    );
    list.set({ activeWith: new User('bob', 'Bob') });
    expect(list.states('Bob')).toEqual(['active']);
  });

  it('[conv.activeWith] highlights a conversation as soon as its row comes', async () => {
    const kit = await three();
    await kit.createUser(new User('dan', 'Dan'));
    const list = renderConversations(kit, { activeWith: new User('dan', 'Dan') });
    await list.ready();
    expect(list.has('.kit-conversations__list-item-active')).toBe(false);
    controlOf(kit).sendAs('dan', text('me', 'Hello'));
    await idle();
    expect(list.states('Dan')).toEqual(['active']);
  });

  it('[conv.onError] [error.network] may be another function, null or missing', async () => {
    const kit = await three();
    const first = vi.fn();
    const second = vi.fn();
    controlOf(kit).failNext('ConversationsRequest.fetchNext', 4);
    const list = renderConversations(kit, { onError: first });
    await list.ready();
    const retry = async () => {
      inside(list.one('.kit-conversations__error-state-view'), 'button').click();
      await list.ready();
    };
    expect(first).toHaveBeenCalledOnce();
    list.set({ onError: second });
    await retry();
    list.set({ onError: null });
    await retry();
    list.set({ onError: undefined });
    await retry();
    expect(first).toHaveBeenCalledOnce();
    expect(second).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'ERR_NETWORK' }));
    await retry();
    expect(list.names()).toHaveLength(3);
  });

  it('[conv.hideReceipts] [sdk.hidden-receipts] keeps the receipts while they are hidden, and unhiding shows the truth', async () => {
    const kit = await three();
    const list = renderConversations(kit, { hideReceipts: true });
    await list.ready();
    const sent = await kit.sendMessage(text('ann', 'Hello'));
    list.events.messages.ccMessageSent.next({ message: sent, status: 'success' });
    await idle();
    expect(list.receipt('Ann')).toBe('');
    controlOf(kit).receiveAs('ann', sent);
    await idle();
    expect(list.receipt('Ann')).toBe('');
    list.set({ hideReceipts: false });
    expect(list.receipt('Ann')).toBe('read');
    list.set({ hideReceipts: true });
    expect(list.receipt('Ann')).toBe('');
  });

  it('[conv.hideUserStatus] [sdk.hidden-status] keeps the presence while it is hidden, and unhiding shows the truth', async () => {
    const kit = await three();
    const list = renderConversations(kit, { hideUserStatus: true });
    await list.ready();
    controlOf(kit).setPresence('ann', 'online');
    await idle();
    expect(list.states('Ann')).toEqual([]);
    list.set({ hideUserStatus: false });
    expect(list.states('Ann')).toEqual(['online']);
    controlOf(kit).setPresence('ann', 'offline');
    await idle();
    expect(list.states('Ann')).toEqual([]);
    controlOf(kit).setPresence('bob', 'online');
    list.set({ hideUserStatus: true });
    await idle();
    expect(list.states('Bob')).toEqual([]);
  });

  it('[conv.hideReceipts] [conv.hideUserStatus] hide what the list draws, not what slots read', async () => {
    const kit = await three();
    const list = renderConversations(kit, {
      hideReceipts: true,
      hideUserStatus: true,
      trailingView: (conversation, row) =>
        row.receipt() || (conversation.getConversationWith() as Kit.User).getStatus(),
    });
    await list.ready();
    const sent = await kit.sendMessage(text('ann', 'Hello'));
    list.events.messages.ccMessageSent.next({ message: sent, status: 'success' });
    controlOf(kit).receiveAs('ann', sent);
    controlOf(kit).setPresence('bob', 'online');
    await idle();
    const drawn = (name: string) => inside(list.row(name), '.kit-list-item__trailing-view').textContent;
    expect([drawn('Ann'), drawn('Bob')]).toEqual(['read', 'online']);
    expect([list.states('Bob'), list.has('.kit-receipts-read')]).toEqual([[], false]);
  });

  it('[conv.hideGroupType] marks private groups and those with a password, unless hidden', async () => {
    const kit = await three();
    await addGroup(kit, 'open', ['ann']);
    await addGroup(kit, 'closed', ['ann'], 'private');
    await addGroup(kit, 'locked', ['ann'], 'password');
    const list = renderConversations(kit);
    await list.ready();
    const states = () => ['Open', 'Closed', 'Locked'].map((name) => list.states(name).join());
    expect(states()).toEqual(['', 'private', 'password']);
    list.set({ hideGroupType: true });
    expect(states()).toEqual(['', '', '']);
    list.set({ hideGroupType: false });
    expect(states()).toEqual(['', 'private', 'password']);
  });

  it('[conv.hideError] hides the error view, the custom one too, and follows the prop', async () => {
    const kit = await three();
    const onError = vi.fn();
    controlOf(kit).failNext('ConversationsRequest.fetchNext');
    const list = renderConversations(kit, { hideError: true, onError });
    await list.ready();
    expect(list.phase()).toBe('error');
    expect(onError).toHaveBeenCalledOnce();
    expect(list.has('.kit-conversations__error-state-view')).toBe(false);
    list.set({ hideError: false });
    expect(list.has('.kit-conversations__error-state-view')).toBe(true);
    list.set({ errorView: <p class="own">Sorry</p> });
    expect(list.one('.own').textContent).toBe('Sorry');
    expect(list.has('.kit-conversations__error-state-view')).toBe(false);
    list.set({ hideError: true });
    expect(list.has('.own')).toBe(false);
  });

  it('[conv.hideDeleteConversation] removes the entry that deletes and restores it', async () => {
    const list = renderConversations(await three());
    await list.ready();
    list.openMenu('Ann');
    expect(list.menuItems()).toEqual([...ENTRIES, 'Delete']);
    list.set({ hideDeleteConversation: true });
    list.openMenu('Ann');
    expect(list.menuItems()).toEqual(ENTRIES);
    list.set({ hideDeleteConversation: false });
    list.openMenu('Ann');
    expect(list.menuItems()).toEqual([...ENTRIES, 'Delete']);
  });

  it('[conv.showScrollbar] is a class of the root', async () => {
    const list = renderConversations(await three());
    await list.ready();
    const root = list.one('.kit-conversations');
    expect(root.classList.contains('kit-conversations-hide-scrollbar')).toBe(true);
    list.set({ showScrollbar: true });
    expect(root.classList.contains('kit-conversations-hide-scrollbar')).toBe(false);
    list.set({ showScrollbar: false });
    expect(root.classList.contains('kit-conversations-hide-scrollbar')).toBe(true);
  });

  it('[conv.showSearchBar] shows the search bar and takes it away', async () => {
    const list = renderConversations(await three());
    await list.ready();
    expect(list.has('.kit-search-bar')).toBe(false);
    list.set({ showSearchBar: true });
    expect(list.has('.kit-search-bar')).toBe(true);
    list.set({ showSearchBar: false });
    expect(list.has('.kit-search-bar')).toBe(false);
  });

  it('[conv.onSearchBarClicked] fires when the bar is clicked, and may change', async () => {
    const first = vi.fn();
    const second = vi.fn();
    const list = renderConversations(await three(), { showSearchBar: true, onSearchBarClicked: first });
    await list.ready();
    list.one('.kit-search-bar__input').click();
    expect(first).toHaveBeenCalledOnce();
    list.set({ onSearchBarClicked: second });
    list.one('.kit-search-bar').click();
    expect(first).toHaveBeenCalledOnce();
    expect(second).toHaveBeenCalledOnce();
  });

  it('[conv.textFormatters] [helper.KitMentionsFormatter] replace the default ones, and may change', async () => {
    class Loud extends KitTextFormatter {
      override format(words: string) {
        return this.mark(words, /h\w+/i, ([match]) => ({ type: 'emphasis', text: match.toUpperCase() }));
      }
    }
    const kit = await three();
    const list = renderConversations(kit, { textFormatters: [new Loud()] });
    await list.ready();
    expect(inside(list.row('Ann'), '.kit-emphasis').textContent).toBe('HI');
    expect(list.preview('Bob')).toBe('Yo');
    list.set({ textFormatters: [] });
    expect(list.preview('Ann')).toBe('Hi');
    list.set({ textFormatters: undefined });
    controlOf(kit).sendAs('ann', text('me', 'Ask <@uid:me> or <@uid:bob>'));
    await idle();
    const mentions = [...list.row('Ann').querySelectorAll('.kit-conversations__subtitle-text .kit-mentions')];
    expect(mentions.map((each) => [each.textContent, each.classList.contains('kit-mentions-you')])).toEqual([
      ['@Me', true],
      ['@Bob', false],
    ]);
  });

  it('[conv.textFormatters] that throw leave the plain text and are reported', async () => {
    class Broken extends KitTextFormatter {
      override format(): never {
        throw new Error('no words');
      }
    }
    const onError = vi.fn();
    const list = renderConversations(await three(), { textFormatters: [new Broken()], onError });
    await list.ready();
    expect(list.preview('Ann')).toBe('Hi');
    expect(list.preview('Bob')).toBe('Yo');
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'no words' }));
  });
});

describe('the request builder', () => {
  it('[error.sdk] an exception of the SDK reaches onError unchanged', async () => {
    const kit = await three();
    const onError = vi.fn();
    const failure = { code: 'ERR_QUOTA', name: 'Exception', message: 'Too many calls.', details: 'x' };
    controlOf(kit).failNext('ConversationsRequest.fetchNext', 1, failure);
    const list = renderConversations(kit, { onError });
    await list.ready();
    expect(onError).toHaveBeenCalledOnce();
    expect(onError.mock.calls[0]?.[0]).toBe(failure);
  });

  it('[limit.page-size] is 30 a page without a builder, and for a builder that has no limit', async () => {
    const sdk = new FakeSdk();
    const list = renderConversations(sdk);
    await idle();
    expect(sdk.latest.limit).toBe(30);
    list.set({ conversationsRequestBuilder: new sdk.ConversationsRequestBuilder() });
    await idle();
    expect(sdk.fetches.map((fetch) => fetch.limit)).toEqual([30, 30]);
  });

  it('[limit.override] is that of the builder when it has one', async () => {
    const kit = await three();
    const builder = new kit.ConversationsRequestBuilder().setLimit(2);
    const list = renderConversations(kit, { conversationsRequestBuilder: builder });
    await list.ready();
    expect(list.names()).toEqual(['Ann', 'Bob']);
    expect(builder.getLimit()).toBe(2);
  });

  it('[conv.conversationsRequestBuilder] loads again with another builder', async () => {
    const kit = await three();
    await addGroup(kit, 'team', ['ann']);
    const groups = new kit.ConversationsRequestBuilder().setConversationType('group');
    const users = new kit.ConversationsRequestBuilder().setConversationType('user');
    const list = renderConversations(kit, { conversationsRequestBuilder: groups });
    await list.ready();
    expect(list.names()).toEqual(['Team']);
    list.set({ conversationsRequestBuilder: users });
    await list.ready();
    expect(list.names()).toEqual(['Ann', 'Bob', 'Cid']);
    list.set({ conversationsRequestBuilder: undefined });
    await list.ready();
    expect(list.names()).toEqual(['Team', 'Ann', 'Bob', 'Cid']);
  });

  it('[conv.conversationsRequestBuilder] drops what the builder before it answers late', async () => {
    const sdk = new FakeSdk();
    const list = renderConversations(sdk, {
      conversationsRequestBuilder: new sdk.ConversationsRequestBuilder(),
    });
    await idle();
    list.set({ conversationsRequestBuilder: new sdk.ConversationsRequestBuilder() });
    await idle();
    const [first, second] = sdk.fetches;
    await second?.answer([withUser('ann')]);
    await first?.answer([withUser('bob')]);
    await idle();
    expect(list.names()).toEqual(['Ann']);
  });

  it('[conv.conversationsRequestBuilder] given again costs no fetch', async () => {
    const kit = await three();
    const builder = new kit.ConversationsRequestBuilder();
    const list = renderConversations(kit, { conversationsRequestBuilder: builder });
    await list.ready();
    const before = controlOf(kit).calls['ConversationsRequest.fetchNext'];
    list.set({ conversationsRequestBuilder: builder, hideReceipts: true });
    await idle();
    expect(controlOf(kit).calls['ConversationsRequest.fetchNext']).toBe(before);
  });

  it.each([
    ['conv.filter.user', (kit: Filterable) => kit.setConversationType('user'), ['Ann', 'Bob', 'Cid']],
    ['conv.filter.group', (kit: Filterable) => kit.setConversationType('group'), ['Team']],
    ['conv.filter.limit', (kit: Filterable) => kit.setLimit(1), ['Team']],
    ['conv.filter.tags', (kit: Filterable) => kit.setTags(['pinned']), ['Bob']],
    [
      'conv.filter.user-tags',
      (kit: Filterable) => kit.withUserAndGroupTags(true).setUserTags(['vip']),
      ['Dan'],
    ],
    [
      'conv.filter.group-tags',
      (kit: Filterable) => kit.withUserAndGroupTags(true).setGroupTags(['work']),
      ['Office'],
    ],
  ])('[%s] shows what the builder describes', async (id, describeBy, expected) => {
    const kit = await three();
    if (id === 'conv.filter.user-tags') {
      const dan = new kit.User('dan', 'Dan');
      dan.setTags(['vip']);
      await kit.createUser(dan);
      controlOf(kit).sendAs('dan', text('me', 'Hey'));
    }
    if (id === 'conv.filter.group-tags') {
      const office = new kit.Group('office', 'Office');
      office.setTags(['work']);
      await kit.createGroup(office);
    }
    await kit.tagConversation('bob', 'user', ['pinned']);
    await addGroup(kit, 'team', ['ann']);
    const builder = describeBy(new kit.ConversationsRequestBuilder()) as Kit.ConversationsRequestBuilder;
    const list = renderConversations(kit, { conversationsRequestBuilder: builder });
    await list.ready();
    expect(list.names()).toEqual(expected);
  });

  it('[conv.markAsDelivered] marks each received message of others once, on demand only', async () => {
    const { sdk, list } = await renderFaked([withUser('ann', heard({ id: 1 }))]);
    const marked: unknown[] = [];
    sdk.markAsDelivered = async (message: Kit.Message) => void marked.push(message.getId());
    const receive = (...messages: Kit.Message[]) => {
      for (const message of messages) sdk.emit('message', 'onTextMessageReceived', message);
    };
    receive(heard({ id: 2 }));
    await idle();
    expect(marked).toEqual([]);
    list.set({ markAsDelivered: true });
    const reply = heard({ id: 5 });
    reply.setParentMessageId(2);
    receive(heard({ id: 3 }), heard({ id: 3 }), heard({ id: 4, from: 'me', to: 'ann' }), reply);
    await idle();
    expect(marked).toEqual([3, 5]);
  });

  it('[conv.markAsDelivered] marks a message for each user who signs in', async () => {
    const { sdk } = await renderFaked([withGroup('team')], { markAsDelivered: true });
    const marked = vi.fn(async () => {});
    sdk.markAsDelivered = marked;
    const message = heard({ id: 3, group: 'team' });
    sdk.emit('message', 'onTextMessageReceived', message);
    sdk.user = new User('you', 'You');
    sdk.emit('login', 'loginSuccess', sdk.user);
    await idle();
    sdk.emit('message', 'onTextMessageReceived', message);
    await idle();
    expect(marked).toHaveBeenCalledTimes(2);
  });

  it('[conv.markAsDelivered] reports failures, and continues', async () => {
    const onError = vi.fn();
    const { sdk, list } = await renderFaked([withUser('ann')], { markAsDelivered: true, onError });
    sdk.markAsDelivered = () => Promise.reject({ code: 'ERR_BUSY', message: 'Busy.' });
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 3 }));
    await idle();
    expect(onError).toHaveBeenCalledExactlyOnceWith({ code: 'ERR_BUSY', message: 'Busy.' });
    sdk.markAsDelivered = undefined;
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 4 }));
    await idle();
    expect(onError).toHaveBeenCalledTimes(2);
    expect(list.preview('Ann')).toBe('Message 4');
  });

  it('[conv.conversationsRequestBuilder] given as a built request is an error that says what to do', async () => {
    const kit = await three();
    const onError = vi.fn();
    const built = new kit.ConversationsRequestBuilder().build() as unknown as Kit.ConversationsRequestBuilder;
    const list = renderConversations(kit, { conversationsRequestBuilder: built, onError });
    await list.ready();
    expect(list.phase()).toBe('error');
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        code: 'ERR_BUILDER_EXPECTED',
        message: expect.stringContaining('not the request'),
      }),
    );
  });

  it('[conv.conversationsRequestBuilder] needs no accessor but those it must have', async () => {
    const kit = await session((await three()).data, 'me');
    const inner = new kit.ConversationsRequestBuilder();
    const bare: Kit.ConversationsRequestBuilder = {
      setLimit(limit) {
        inner.setLimit(limit);
        return bare;
      },
      build: () => inner.build(),
    };
    const list = renderConversations(kit, { conversationsRequestBuilder: bare });
    await list.ready();
    expect(list.names()).toEqual(['Ann', 'Bob', 'Cid']);
  });
});

type Filterable = InstanceType<Awaited<ReturnType<typeof three>>['ConversationsRequestBuilder']>;
