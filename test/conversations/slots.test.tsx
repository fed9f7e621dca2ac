import { render } from '@solidjs/testing-library';
import { type Kit, KitConversations, KitListItem, KitProvider, SelectionMode, toSDK } from 'solid-chat-kit';
import { User } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { createSignal, type JSX, onCleanup } from 'solid-js';
import { describe, expect, it, vi } from 'vitest';
import {
  heard,
  idle,
  inside,
  partsOf,
  renderConversations,
  renderFaked,
  text,
  three,
  withUser,
} from './harness.tsx';

const nameOf = (conversation: Kit.Conversation) => conversation.getConversationWith().getName();
const unreadOf = (conversation: Kit.Conversation) => conversation.getUnreadMessageCount();
const statusOf = (conversation: Kit.Conversation) =>
  (conversation.getConversationWith() as Kit.User).getStatus();
const wordsOf = (conversation: Kit.Conversation) =>
  (conversation.getLastMessage() as Kit.TextMessage | undefined)?.getText();

const PARTS = ['itemView', 'leadingView', 'titleView', 'subtitleView', 'trailingView'] as const;

describe('a slot', () => {
  it.each(PARTS)(
    '[conv.slotState] of %s runs once: state, focus and typed text survive 1,000 events',
    async (part) => {
      const kit = await three();
      const ended = vi.fn();
      const Card = (props: { name: string; words: string | undefined; unread: number }) => {
        const [count, setCount] = createSignal(0);
        onCleanup(ended);
        return (
          <div class="own">
            <button type="button" onClick={() => setCount(count() + 1)}>{`${props.name} ${count()}`}</button>
            <input />
            <i>{`${props.unread} ${props.words}`}</i>
          </div>
        );
      };
      const draw = vi.fn((conversation: Kit.Conversation) => (
        <Card
          name={nameOf(conversation)}
          words={wordsOf(conversation)}
          unread={conversation.getUnreadMessageCount()}
        />
      ));
      const list = renderConversations(kit, { [part]: draw });
      await list.ready();
      const own = inside(list.row('Bob'), '.own');
      const input = inside<HTMLInputElement>(own, 'input');
      inside(own, 'button').click();
      input.focus();
      input.value = 'typed';
      for (let i = 1; i <= 1000; i++) {
        controlOf(kit).sendAs('bob', text('me', `Message ${i}`));
        if (i % 100 === 0) await idle();
      }
      expect(inside(list.row('Bob'), '.own')).toBe(own);
      expect([document.activeElement === input, input.value]).toEqual([true, 'typed']);
      expect(own.textContent).toBe('Bob 11001 Message 1000');
      expect([draw.mock.calls.length, ended.mock.calls.length]).toEqual([3, 0]);
    },
  );

  it('[conv.slotState] patches by itself, apart from the slot beside it', async () => {
    const kit = await three();
    const runs = { title: vi.fn(nameOf), unread: vi.fn(unreadOf), status: vi.fn(statusOf) };
    const list = renderConversations(kit, {
      titleView: (conversation) => <b>{runs.title(conversation)}</b>,
      subtitleView: (conversation) => <i>{runs.unread(conversation)}</i>,
      trailingView: (conversation) => <u>{runs.status(conversation)}</u>,
    });
    await list.ready();
    const row = list.row('Bob');
    for (const run of Object.values(runs)) run.mockClear();
    controlOf(kit).sendAs('bob', text('me', 'News'));
    await idle();
    expect([runs.title, runs.unread, runs.status].map((run) => run.mock.calls.length)).toEqual([0, 1, 0]);
    controlOf(kit).setPresence('bob', 'online');
    await idle();
    expect([runs.title, runs.unread, runs.status].map((run) => run.mock.calls.length)).toEqual([0, 1, 1]);
    expect(['b', 'i', 'u'].map((each) => inside(row, each).textContent)).toEqual(['Bob', '2', 'online']);
  });

  it('[conv.slotState] that reads at its top level runs again for its row, once a frame, when that value changed', async () => {
    const kit = await three();
    const draw = vi.fn((conversation: Kit.Conversation) => {
      const unread = conversation.getUnreadMessageCount();
      return <b class="own">{unread}</b>;
    });
    const list = renderConversations(kit, { subtitleView: draw });
    await list.ready();
    draw.mockClear();
    for (const words of ['One', 'Two', 'Three']) controlOf(kit).sendAs('bob', text('me', words));
    // Twice: events emitted by the list must not come back as another change.
    await idle();
    await idle();
    expect(draw.mock.calls.map(([conversation]) => nameOf(conversation))).toEqual(['Bob']);
    expect(inside(list.row('Bob'), '.own').textContent).toBe('4');
    controlOf(kit).setPresence('bob', 'online');
    await idle();
    expect(draw).toHaveBeenCalledOnce();
  });

  it('[conv.slotState] that gets another function redraws its part alone', async () => {
    const list = renderConversations(await three(), {
      leadingView: () => <i class="leading" />,
      titleView: (conversation) => <b class="title">{nameOf(conversation)}</b>,
    });
    await list.ready();
    const row = list.row('Bob');
    const [leading, action, subtitle] = [
      '.leading',
      '.kit-list-item__action',
      '.kit-list-item__body-subtitle',
    ].map((selector) => inside(row, selector));
    action?.focus();
    list.set({
      titleView: (conversation: Kit.Conversation) => <b class="title">{`2 ${nameOf(conversation)}`}</b>,
    });
    expect(inside(row, '.title').textContent).toBe('2 Bob');
    list.set({ titleView: undefined, subtitleView: () => 'mine' });
    expect(row.isConnected).toBe(true);
    expect(inside(row, '.leading')).toBe(leading);
    expect(inside(row, '.kit-list-item__action')).toBe(action);
    expect(action?.textContent).toBe('Bob');
    expect(inside(row, '.kit-list-item__body-subtitle')).not.toBe(subtitle);
    expect(document.activeElement).toBe(action);
  });

  it.each(PARTS)(
    '[error.slot] of %s whose getter throws costs its own part, and is tried again',
    async (part) => {
      const onError = vi.fn();
      const broken = withUser('bob', heard({ id: 1, from: 'bob' }));
      let isBroken = true;
      Object.assign(broken, {
        getNote: () => {
          if (isBroken) throw new Error('no note');
          return 'a note';
        },
      });
      const { sdk, list } = await renderFaked([broken, withUser('ann', heard({ id: 2 }))], {
        onError,
        [part]: (conversation: Kit.Conversation) => (
          <b class="own">{(conversation as unknown as { getNote?(): string }).getNote?.() ?? 'none'}</b>
        ),
      });
      const own = () => list.all('.own').map((each) => each.textContent);
      expect([own(), list.names()]).toEqual([['none'], ['Bob', 'Ann']]);
      sdk.emit('message', 'onTextMessageReceived', heard({ id: 3, from: 'bob' }));
      await idle();
      expect(onError).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ code: 'ERR_VIEW_FAILED', message: 'no note' }),
      );
      isBroken = false;
      sdk.emit('message', 'onTextMessageReceived', heard({ id: 4, from: 'bob' }));
      await idle();
      expect(own()).toEqual(['a note', 'none']);
      expect(onError).toHaveBeenCalledOnce();
    },
  );

  it('[error.slot] that throws in a later effect costs its own part', async () => {
    const onError = vi.fn();
    const kit = await three();
    const list = renderConversations(kit, {
      onError,
      titleView: (conversation) => <b class="own">{nameOf(conversation)}</b>,
      subtitleView: (conversation) => {
        const words = () => {
          if (wordsOf(conversation) === 'Bang') throw new Error('bang');
          return wordsOf(conversation);
        };
        return <i class="words">{words()}</i>;
      },
    });
    await list.ready();
    controlOf(kit).sendAs('bob', text('me', 'Bang'));
    controlOf(kit).sendAs('cid', text('me', 'Fine'));
    await idle();
    expect(list.all('.words').map((each) => each.textContent)).toEqual(['Fine', 'Hi']);
    expect([list.preview('Bob'), inside(list.row('Bob'), '.own').textContent]).toEqual(['Bang', 'Bob']);
    expect(onError).toHaveBeenCalledOnce();
    controlOf(kit).sendAs('bob', text('me', 'Better'));
    await idle();
    expect(list.all('.words').map((each) => each.textContent)).toEqual(['Better', 'Fine', 'Hi']);
  });
});

describe('the view of a conversation', () => {
  it('[conv.reactiveViews] is the same wherever the list hands it out', async () => {
    const kit = await three();
    const seen = new Map<string, Set<unknown>>();
    const see = (conversation: Kit.Conversation) => {
      const { getConversationWith } = conversation;
      for (const each of [conversation, getConversationWith.call(conversation)]) {
        const key = `${each === conversation ? 'of' : 'with'} ${nameOf(conversation)}`;
        seen.set(key, (seen.get(key) ?? new Set()).add(each));
      }
      return undefined as JSX.Element;
    };
    const list = renderConversations(kit, {
      selectionMode: SelectionMode.multiple,
      leadingView: see,
      titleView: see,
      subtitleView: see,
      trailingView: see,
      onItemClick: see,
      onSelect: see,
      options: (conversation) => {
        see(conversation);
        return [{ title: 'Pin' }];
      },
    });
    const { ccUpdateConversation, ccMarkConversationAsRead } = list.events.conversations;
    ccUpdateConversation.subscribe(see);
    ccMarkConversationAsRead.subscribe(see);
    await list.ready();
    list.action('Bob').click();
    list.checkbox('Bob').click();
    list.openMenu('Bob');
    controlOf(kit).sendAs('bob', text('me', 'News'));
    await idle();
    const last = (await kit.getConversation('bob', 'user')).getLastMessage() as Kit.Message;
    list.events.messages.ccMessageRead.next(last);
    await idle();
    expect([seen.get('of Bob')?.size, seen.get('with Bob')?.size]).toEqual([1, 1]);
  });

  it('[conv.reactiveViews] is taken where the object is: highlight and events', async () => {
    const conversation = withUser('ann', heard({ id: 1 }), 2);
    const { list } = await renderFaked([conversation, withUser('bob', heard({ id: 2, from: 'bob' }))]);
    const chosen: Kit.Conversation[] = [];
    list.set({ onItemClick: (each) => chosen.push(each) });
    list.action('Ann').click();
    const [view] = chosen as [Kit.Conversation];
    expect([view === conversation, toSDK(view) === conversation]).toEqual([false, true]);
    for (const active of [view, conversation]) {
      list.set({ activeConversation: active });
      expect(list.states('Ann')).toContain('active');
      list.set({ activeConversation: undefined });
    }
    list.set({ activeWith: view.getConversationWith() });
    expect(list.states('Ann')).toContain('active');
    list.events.conversations.ccMarkConversationAsRead.next(view);
    await idle();
    expect(list.badge('Ann')).toBe('');
    list.events.users.ccUserBlocked.next(view.getConversationWith() as Kit.User);
    list.events.conversations.ccConversationDeleted.next(view);
    await idle();
    expect(list.names()).toEqual(['Bob']);
  });

  it('[conv.reactiveViews] follows an SDK that replaces the user within its own object', async () => {
    const conversation = withUser('ann', heard({ id: 1 }), 2);
    const { list, sdk } = await renderFaked([conversation, withUser('bob', heard({ id: 2, from: 'bob' }))]);
    const chosen: Kit.Conversation[] = [];
    list.set({ onItemClick: (each) => chosen.push(each) });
    list.action('Ann').click();
    const person = () => chosen[0]?.getConversationWith() as Kit.User;
    expect(person().getName()).toBe('Ann');
    conversation.setConversationWith(new User('ann', 'Anna'));
    sdk.emit('connection', 'onDisconnected');
    sdk.emit('connection', 'onConnected');
    await sdk.latest.answer([conversation, withUser('bob', heard({ id: 2, from: 'bob' }))]);
    const online = new User('ann', 'Anna');
    online.setStatus('online');
    sdk.emit('user', 'onUserOnline', online);
    await idle();
    expect(list.names()).toContain('Anna');
    expect([person().getName(), person().getStatus()]).toEqual(['Anna', 'online']);
  });

  it('[conv.reactiveViews] is reactive in a component of the app too', async () => {
    const kit = await three();
    const [open, setOpen] = createSignal<Kit.Conversation>();
    const { container } = render(() => (
      <KitProvider sdk={kit} locale="en">
        <header>
          {open()?.getConversationWith().getName()} {open()?.getUnreadMessageCount()}
        </header>
        <KitConversations onItemClick={setOpen} />
      </KitProvider>
    ));
    await idle();
    partsOf(container).action('Bob').click();
    const header = inside(container, 'header');
    expect(header.textContent).toBe('Bob 1');
    controlOf(kit).sendAs('bob', text('me', 'News'));
    await idle();
    expect(header.textContent).toBe('Bob 2');
  });

  it("[conv.reactiveViews] return the row's value if the object has no setter", async () => {
    const conversation = withUser('ann', heard({ id: 1 }));
    Object.assign(conversation, { setUnreadMessageCount: undefined, setLastMessage: undefined });
    Object.assign(conversation.getConversationWith(), {
      setStatus: () => {
        throw new Error('read only');
      },
    });
    const { sdk, list } = await renderFaked([conversation], {
      titleView: (each) => (
        <b class="own">
          {each.getUnreadMessageCount()} {wordsOf(each)}{' '}
          {(each.getConversationWith() as Kit.User).getStatus()}
        </b>
      ),
    });
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 2 }));
    sdk.emit('user', 'onUserOnline', new User('ann', 'Ann'));
    await idle();
    expect(list.one('.own').textContent).toBe('1 Message 2 online');
    expect(conversation.getUnreadMessageCount()).toBe(0);
  });

  it('[conv.reactiveViews] return the newest description of the user', async () => {
    const conversation = withUser('ann', heard({ id: 1 }));
    Object.assign(conversation.getConversationWith(), { setName: undefined });
    const { list } = await renderFaked([conversation], {
      titleView: (each) => <b class="own">{nameOf(each)}</b>,
    });
    const copy = withUser('ann', heard({ id: 2 }));
    (copy.getConversationWith() as User).setName('Anna');
    list.events.conversations.ccUpdateConversation.next(copy);
    await idle();
    expect(list.one('.own').textContent).toBe('Anna');
  });
});

describe('the Tab stop and the focus', () => {
  const stops = (list: { all(selector: string): HTMLElement[] }) =>
    list.all('.kit-list__items .kit-list-item__action[tabindex="0"]').length;

  it.each(PARTS)('[a11y.slot-focus] stay with their row whatever happens to it, with %s', async (part) => {
    const kit = await three();
    const list = renderConversations(kit, {
      [part]: (conversation: Kit.Conversation) =>
        part === 'itemView' ? <KitListItem title={nameOf(conversation)} /> : <b>{nameOf(conversation)}</b>,
    });
    await list.ready();
    list.action('Bob').focus();
    for (const uid of ['bob', 'ann', 'bob']) {
      controlOf(kit).sendAs(uid, text('me', `News of ${uid}`));
      controlOf(kit).setPresence(uid, 'online');
      await idle();
      expect(stops(list)).toBe(1);
      expect(list.row('Bob').contains(document.activeElement)).toBe(true);
    }
  });

  it('[a11y.slot-focus] stay when a view draws another control', async () => {
    const kit = await three();
    const list = renderConversations(kit, {
      itemView: (conversation) =>
        conversation.getUnreadMessageCount() > 1 ? (
          <p>{nameOf(conversation)}</p>
        ) : (
          <KitListItem title={nameOf(conversation)} />
        ),
    });
    await list.ready();
    list.action('Bob').focus();
    controlOf(kit).sendAs('bob', text('me', 'News'));
    await idle();
    expect(inside(list.row('Bob'), 'p').textContent).toBe('Bob');
    expect(document.activeElement).toBe(list.action('Bob'));
    expect(stops(list)).toBe(1);
  });

  it('[a11y.slot-focus] stay when all props come from one signal', async () => {
    const kit = await three();
    const itemView = (conversation: Kit.Conversation) => <KitListItem title={nameOf(conversation)} />;
    const [settings, setSettings] = createSignal({
      itemView,
      hideReceipts: false,
      options: () => [{ title: 'Pin' }],
    });
    const { container } = render(() => (
      <KitProvider sdk={kit} locale="en">
        <KitConversations {...settings()} />
      </KitProvider>
    ));
    await idle();
    const list = partsOf(container);
    const action = list.action('Bob');
    action.focus();
    setSettings({ itemView, hideReceipts: true, options: () => [{ title: 'Mute' }] });
    await idle();
    expect(list.action('Bob')).toBe(action);
    expect(document.activeElement).toBe(action);
    list.openMenu('Bob');
    await vi.waitFor(() => expect(list.menuItems()).toEqual(['Mute']));
  });

  it('[a11y.slot-focus] stay when options, selection mode and menu change', async () => {
    const list = renderConversations(await three());
    await list.ready();
    const row = list.row('Bob');
    const action = list.action('Bob');
    action.focus();
    for (const settings of [
      { selectionMode: SelectionMode.multiple },
      { selectionMode: SelectionMode.single },
      { options: () => [{ title: 'Pin' }] },
      { options: () => [] },
      { options: undefined, hideDeleteConversation: true },
      { selectionMode: undefined, hideDeleteConversation: false },
    ]) {
      list.set(settings);
      await idle();
      expect([row.isConnected, list.action('Bob') === action]).toEqual([true, true]);
      expect([document.activeElement === action, stops(list)]).toEqual([true, 1]);
    }
    list.set({ selectionMode: SelectionMode.multiple });
    await idle();
    expect([list.checkbox('Bob').tabIndex, list.checkbox('Ann').tabIndex]).toEqual([0, -1]);
  });

  it('[a11y.slot-focus] stay when the first slot comes and the last one goes', async () => {
    const list = renderConversations(await three());
    await list.ready();
    list.action('Bob').focus();
    for (const settings of [
      { titleView: nameOf },
      { titleView: undefined, itemView: (each: Kit.Conversation) => <KitListItem title={nameOf(each)} /> },
      { itemView: undefined },
    ]) {
      list.set(settings);
      await idle();
      expect(document.activeElement).toBe(list.action('Bob'));
      expect(stops(list)).toBe(1);
    }
  });
});
