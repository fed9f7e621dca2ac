import { fireEvent, render } from '@solidjs/testing-library';
import { type Kit, KitConversations, KitProvider } from 'solid-chat-kit';
import { User } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { describe, expect, it, vi } from 'vitest';
import type { FakeSdk } from '../support/fake-sdk.ts';
import { scrollTo, withViewport } from '../support/layout.ts';
import {
  addGroup,
  chats,
  crowd,
  fetchCount,
  heard,
  idle,
  inside,
  partsOf,
  renderConversations,
  renderFaked,
  session,
  text,
  three,
  withGroup,
  withUser,
} from './harness.tsx';

describe('cases in which lists go wrong', () => {
  it('two lists mounted in the same millisecond both receive events', async () => {
    vi.useFakeTimers();
    try {
      const kit = await three();
      const { container } = render(() => (
        <KitProvider sdk={kit}>
          <div>
            <KitConversations />
          </div>
          <div>
            <KitConversations />
          </div>
        </KitProvider>
      ));
      await idle();
      controlOf(kit).sendAs('cid', text('me', 'News'));
      await idle();
      for (const list of [...container.children].map(partsOf)) {
        expect(list.names()).toEqual(['Cid', 'Ann', 'Bob']);
        expect(list.badge('Cid')).toBe('2');
      }
    } finally {
      vi.useRealTimers();
    }
  });

  for (const counted of [0, 40, 100]) {
    it(`a burst of 100 messages to an unknown conversation is one row with unread 100, when the fetched copy counts ${counted}`, async () => {
      const { sdk, list } = await renderFaked([withUser('ann', heard({ id: 1 }))]);
      const messages = Array.from({ length: 100 }, (_, index) => heard({ id: 100 + index, from: 'zoe' }));
      let answer: (copy: Kit.Conversation) => void = () => {};
      const ask = vi.fn(() => new Promise<Kit.Conversation>((resolve) => (answer = resolve)));
      sdk.getConversation = ask;
      for (const message of messages.slice(0, 60)) sdk.emit('message', 'onTextMessageReceived', message);
      await idle();
      for (const message of messages.slice(60)) sdk.emit('message', 'onTextMessageReceived', message);
      answer(withUser('zoe', counted > 0 ? messages[counted - 1] : undefined, counted));
      await idle();
      expect(ask).toHaveBeenCalledOnce();
      expect(list.names()).toEqual(['Zoe', 'Ann']);
      expect(list.badge('Zoe')).toBe('100');
      expect(list.preview('Zoe')).toBe('Message 199');
    });
  }

  describe('a conversation that is asked for while the connection is lost', () => {
    const reconnect = async (sdk: FakeSdk) => {
      sdk.emit('connection', 'onDisconnected');
      sdk.emit('connection', 'onConnected');
      await idle();
    };

    it('is asked for again, and what the first question brings then is nothing new', async () => {
      const { sdk, list } = await renderFaked([withUser('ann', heard({ id: 1 }))]);
      const answers: ((conversation: Kit.Conversation) => void)[] = [];
      sdk.getConversation = () => new Promise((resolve) => void answers.push(resolve));
      sdk.emit('message', 'onTextMessageReceived', heard({ id: 5, from: 'zoe' }));
      await idle();
      await reconnect(sdk);
      await sdk.latest.answer([withUser('ann', heard({ id: 1 }))]);
      expect([list.names(), answers.length]).toEqual([['Ann'], 2]);
      answers[1]?.(withUser('zoe', heard({ id: 5, from: 'zoe' }), 1));
      await idle();
      answers[0]?.(withUser('zoe', heard({ id: 5, from: 'zoe' }), 9));
      await idle();
      expect([list.names(), list.badge('Zoe')]).toEqual([['Zoe', 'Ann'], '1']);
    });

    it('lacks a message that was deleted meanwhile', async () => {
      const { sdk, list } = await renderFaked([withUser('ann', heard({ id: 1 }))]);
      const answers: ((conversation: Kit.Conversation) => void)[] = [];
      sdk.getConversation = () => new Promise((resolve) => void answers.push(resolve));
      sdk.emit('message', 'onTextMessageReceived', heard({ id: 5, from: 'zoe', words: 'Deleted' }));
      await idle();
      await reconnect(sdk);
      await sdk.latest.answer([withUser('ann', heard({ id: 1 }))]);
      answers[1]?.(withUser('zoe', heard({ id: 4, from: 'zoe', words: 'Kept' }), 1));
      await idle();
      expect([list.preview('Zoe'), list.badge('Zoe')]).toEqual(['Kept', '1']);
    });

    it('is found by the first page where the filters cannot be read, also when the page before never came', async () => {
      const { sdk, list } = await renderFaked([withUser('ann', heard({ id: 1 }))]);
      list.set({ conversationsRequestBuilder: new sdk.ConversationsRequestBuilder() });
      await idle();
      await sdk.latest.answer([withUser('ann', heard({ id: 1 }))]);
      sdk.emit('message', 'onTextMessageReceived', heard({ id: 5, from: 'zoe' }));
      await idle();
      const unanswered = sdk.latest;
      await reconnect(sdk);
      const zoe = withUser('zoe', heard({ id: 5, from: 'zoe' }), 1);
      for (const fetch of sdk.fetches.slice(sdk.fetches.indexOf(unanswered) + 1)) {
        await fetch.answer([zoe, withUser('ann', heard({ id: 1 }))]);
      }
      await idle();
      expect([list.names(), list.badge('Zoe')]).toEqual([['Zoe', 'Ann'], '1']);
      sdk.emit('message', 'onTextMessageReceived', heard({ id: 6, from: 'yan' }));
      await idle();
      await sdk.latest.answer([withUser('yan', heard({ id: 6, from: 'yan' }), 1), zoe]);
      await idle();
      expect(list.names()).toEqual(['Yan', 'Zoe', 'Ann']);
    });
  });

  it('a burst of 100 messages to an unknown conversation of a real session is one row with unread 100', async () => {
    const kit = await three();
    await kit.createUser(new User('zoe', 'Zoe'));
    const list = renderConversations(kit);
    await list.ready();
    for (let i = 0; i < 100; i++) controlOf(kit).sendAs('zoe', text('me', `Message ${i}`));
    await idle();
    expect(controlOf(kit).calls.getConversation).toBe(1);
    expect(list.names()).toEqual(['Zoe', 'Ann', 'Bob', 'Cid']);
    expect(list.badge('Zoe')).toBe('100');
  });

  describe('while another builder is on its way', () => {
    const groupsOnly = (sdk: FakeSdk) =>
      Object.assign(new sdk.ConversationsRequestBuilder(), {
        getConversationType: () => 'group',
        getTags: () => [],
        getUserTags: () => [],
        getGroupTags: () => [],
      });

    it('[conv.conversationsRequestBuilder] a message to a row that is to go does not keep it', async () => {
      const { sdk, list } = await renderFaked([withUser('ann', heard({ id: 1 }))]);
      list.set({ conversationsRequestBuilder: groupsOnly(sdk) });
      await idle();
      sdk.emit('message', 'onTextMessageReceived', heard({ id: 2 }));
      await sdk.latest.answer([]);
      await idle();
      expect([list.phase(), list.names()]).toEqual(['empty', []]);
    });

    it('[conv.conversationsRequestBuilder] a conversation fetched for the last one is judged by the next', async () => {
      const { sdk, list } = await renderFaked([]);
      let answer: (copy: Kit.Conversation) => void = () => {};
      sdk.getConversation = () => new Promise<Kit.Conversation>((resolve) => (answer = resolve));
      sdk.emit('message', 'onTextMessageReceived', heard({ id: 2 }));
      await idle();
      list.set({ conversationsRequestBuilder: groupsOnly(sdk) });
      await idle();
      await sdk.latest.answer([]);
      answer(withUser('ann', heard({ id: 2 }), 1));
      await idle();
      expect([list.phase(), list.names()]).toEqual(['empty', []]);
    });
  });

  it('the same message delivered twice counts once', async () => {
    const { sdk, list } = await renderFaked([withUser('ann', heard({ id: 1 }))]);
    for (let i = 0; i < 2; i++) sdk.emit('message', 'onTextMessageReceived', heard({ id: 2 }));
    await idle();
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 2 }));
    await idle();
    expect(list.badge('Ann')).toBe('1');
  });

  it('[limit.paging] a page that overlaps the last one makes no duplicate', async () => {
    withViewport(288);
    const { sdk, list } = await renderFaked([withUser('ann'), withUser('bob')]);
    await sdk.latest.answer([withUser('bob'), withUser('cid')]);
    await idle();
    expect(list.names()).toEqual(['Ann', 'Bob', 'Cid']);
    await sdk.latest.answer([]);
    expect(list.names()).toEqual(['Ann', 'Bob', 'Cid']);
  });

  it('[limit.paging] an event between two pages loses no row', async () => {
    const kit = await crowd(8);
    withViewport(200);
    const builder = new kit.ConversationsRequestBuilder().setLimit(4);
    controlOf(kit).setLatency(0);
    const list = renderConversations(kit, { conversationsRequestBuilder: builder });
    await list.ready();
    // Row 5 jumps to the top before its page was fetched.
    controlOf(kit).sendAs('a005', text('me', 'News'));
    await idle();
    for (let px = 0; px <= 800; px += 100) {
      scrollTo(list.container, px);
      await idle();
    }
    scrollTo(list.container, 0);
    const seen = new Set(list.names());
    for (let px = 0; px <= 800; px += 72) {
      scrollTo(list.container, px);
      for (const name of list.names()) seen.add(name);
    }
    expect([...seen].sort()).toEqual(Array.from({ length: 8 }, (_, index) => `A00${index}`));
    scrollTo(list.container, 0);
    expect(list.names()[0]).toBe('A005');
  });

  it('[conv.filter.user] a message of a group does not enter a list of users only', async () => {
    const kit = await three();
    await addGroup(kit, 'team', ['ann']);
    const builder = new kit.ConversationsRequestBuilder().setConversationType('user');
    const list = renderConversations(kit, { conversationsRequestBuilder: builder });
    await list.ready();
    controlOf(kit).sendAs('ann', text('team', 'To all', 'group'));
    await idle();
    expect(list.names()).toEqual(['Ann', 'Bob', 'Cid']);
    controlOf(kit).sendAs('cid', text('me', 'To you'));
    await idle();
    expect(list.names()).toEqual(['Cid', 'Ann', 'Bob']);
  });

  it('[conv.filter.tags] a conversation enters a list by tags only when its first page holds it', async () => {
    const kit = await three();
    await kit.tagConversation('ann', 'user', ['pinned']);
    const builder = new kit.ConversationsRequestBuilder().setTags(['pinned']);
    const list = renderConversations(kit, { conversationsRequestBuilder: builder });
    await list.ready();
    await kit.tagConversation('bob', 'user', ['pinned']);
    controlOf(kit).resetCalls();
    for (const uid of ['bob', 'cid', 'bob', 'cid']) controlOf(kit).sendAs(uid, text('me', 'News'));
    await idle();
    expect(list.names()).toEqual(['Bob', 'Ann']);
    expect(list.badge('Bob')).toBe('3');
    expect(fetchCount(kit)).toBeLessThanOrEqual(2);
  });

  it('an edit of an older message leaves the preview alone', async () => {
    const kit = await three();
    const ann = await session(kit.data, 'ann');
    const older = await ann.sendMessage(text('me', 'Older'));
    await ann.sendMessage(text('me', 'Newer'));
    const list = renderConversations(kit);
    await list.ready();
    const edited = text('me', 'Edited');
    edited.setId(older.getId());
    await ann.editMessage(edited);
    await ann.deleteMessage(older);
    await idle();
    expect(list.preview('Ann')).toBe('Newer');
    expect(list.names()[0]).toBe('Ann');
  });

  it('[sdk.onMessagesDelivered] a read receipt after which a late delivered receipt arrives stays read', async () => {
    const sent = heard({ id: 5, from: 'me', to: 'ann' });
    const { sdk, list } = await renderFaked([withUser('ann', sent)]);
    const receipt = {
      getMessageId: () => '5',
      getReceiverType: () => 'user',
      getSender: () => new User('ann', 'Ann'),
      getDeliveredAt: () => 2000,
      getReadAt: () => 2000,
    };
    sdk.emit('message', 'onMessagesRead', receipt);
    sdk.emit('message', 'onMessagesDelivered', receipt);
    await idle();
    expect(list.receipt('Ann')).toBe('read');
  });

  describe('removing the last row shows the empty view', () => {
    const ways: Record<string, (list: Awaited<ReturnType<typeof single>>) => Promise<void> | void> = {
      'by the menu': async ({ list }) => {
        list.openMenu('Team');
        list.choose('Delete');
        list.dialogButton('Delete').click();
      },
      'by an event of the app': async ({ kit, list }) => {
        list.events.conversations.ccConversationDeleted.next(await kit.getConversation('team', 'group'));
      },
      'by being kicked': ({ owner }) => owner.kickGroupMember('team', 'me'),
      'by a reconnect': async ({ kit, owner }) => {
        controlOf(kit).disconnect();
        await owner.kickGroupMember('team', 'me');
        await (await session(kit.data, 'me')).deleteConversation('team', 'group').catch(() => undefined);
        await controlOf(kit).connect();
      },
    };
    async function single() {
      const kit = await chats({});
      await kit.createUser(new User('ann', 'Ann'));
      const owner = await session(kit.data, 'ann');
      await addGroup(owner, 'team', ['me']);
      const list = renderConversations(kit);
      await list.ready();
      expect(list.names()).toEqual(['Team']);
      return { kit, owner, list };
    }
    for (const [way, remove] of Object.entries(ways)) {
      it(way, async () => {
        const setting = await single();
        await remove(setting);
        await idle();
        expect(setting.list.phase()).toBe('empty');
        expect(setting.list.has('.kit-conversations__empty-state-view')).toBe(true);
        expect(setting.list.has('.kit-conversations__shimmer')).toBe(false);
      });
    }
  });

  it('[error.view] an error of the first page recovers by Retry', async () => {
    const kit = await three();
    controlOf(kit).failNext('ConversationsRequest.fetchNext');
    const list = renderConversations(kit);
    await list.ready();
    expect(list.phase()).toBe('error');
    fireEvent.click(inside(list.one('.kit-conversations__error-state-view'), 'button'));
    expect(list.phase()).toBe('loading');
    await list.ready();
    expect(list.names()).toEqual(['Ann', 'Bob', 'Cid']);
    expect(list.has('.kit-conversations__error-state-view')).toBe(false);
  });

  it('[error.view] an error of the first page recovers by a reconnect', async () => {
    const kit = await three();
    controlOf(kit).disconnect();
    const list = renderConversations(kit);
    await list.ready();
    expect(list.phase()).toBe('error');
    await controlOf(kit).connect();
    await list.ready();
    expect(list.names()).toEqual(['Ann', 'Bob', 'Cid']);
  });

  it('[limit.paging] a content shorter than the viewport loads the next page, until it is filled or all is there', async () => {
    const kit = await crowd(40);
    withViewport(500);
    const builder = new kit.ConversationsRequestBuilder().setLimit(2);
    const list = renderConversations(kit, { conversationsRequestBuilder: builder });
    await list.ready();
    await idle();
    expect(list.names().length).toBeGreaterThanOrEqual(6);
    expect(fetchCount(kit)).toBeLessThan(15);
    for (let px = 0; px < 6000; px += 200) {
      scrollTo(list.container, px);
      await idle();
    }
    const exhausted = fetchCount(kit);
    scrollTo(list.container, 0);
    scrollTo(list.container, 6000);
    await idle();
    expect(exhausted).toBe(21);
    expect(fetchCount(kit)).toBe(exhausted);
    expect(list.one('.kit-list__footer').dataset.state).toBe('end');
  });

  it('a conversation without a last message but with unread still shows its badge', async () => {
    const { list } = await renderFaked([withUser('ann', undefined, 3)]);
    expect(list.badge('Ann')).toBe('3');
    expect(inside(list.row('Ann'), '.kit-badge').textContent).toContain('3 unread messages');
    expect(list.preview('Ann')).toBe('No messages yet');
    expect(list.date('Ann')).toBe('');
  });

  it('a count above 999 is shown as 999+', async () => {
    const { list } = await renderFaked([withUser('ann', heard({ id: 1 }), 1200)]);
    expect(list.badge('Ann')).toBe('999+');
  });

  it('a count has the digits of the language', async () => {
    const sdk = await chats({ ann: 'Hi' });
    const { container } = render(() => (
      <KitProvider sdk={sdk} locale="ar-EG">
        <KitConversations />
      </KitProvider>
    ));
    await idle();
    expect(inside(container, '.kit-badge__count').textContent).toBe('١');
  });

  it('text that looks like markup is shown as text, in names, messages and custom texts', async () => {
    const evil = '<img src=x onerror="globalThis.hacked = true">';
    const conversation = withUser('ann', heard({ id: 1, words: `${evil} <@uid:evil>` }));
    (conversation.getConversationWith() as User).setName(evil);
    const mentioned = new User('evil', evil);
    const message = heard({ id: 2, group: 'team', words: `${evil} <@uid:evil>` });
    message.setMentionedUsers([mentioned]);
    message.getSender().setName(evil);
    const { list } = await renderFaked([conversation, withGroup('team', message)], {
      options: () => [{ title: evil }],
    });
    list.openMenu('Team');
    expect(list.container.querySelectorAll('img[src="x"]')).toHaveLength(0);
    expect(list.names()[0]).toBe(evil);
    expect(list.preview(evil)).toContain(evil);
    expect(list.preview('Team')).toBe(`${evil}: ${evil} @${evil}`);
    expect(list.menuItems()).toEqual([evil]);
    expect('hacked' in globalThis).toBe(false);
  });

  it('no remote asset is requested by default', async () => {
    const kit = await three();
    const list = renderConversations(kit, { showSearchBar: true });
    await list.ready();
    list.openMenu('Ann');
    const requested = list.all('[src], [href], [srcset], source, link, script, iframe, [style]');
    expect(requested.filter((each) => !each.matches('.kit-list__gap, .kit-menu-positioner'))).toEqual([]);
  });
});
