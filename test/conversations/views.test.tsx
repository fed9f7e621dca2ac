import { fireEvent, render } from '@solidjs/testing-library';
import { type Kit, KitConversations, KitListItem, KitProvider, SelectionMode } from 'solid-chat-kit';
import { controlOf } from 'solid-chat-kit/local/control';
import { createSignal } from 'solid-js';
import { describe, expect, it, vi } from 'vitest';
import { FakeSdk } from '../support/fake-sdk.ts';
import { nextFrame } from '../support/layout.ts';
import { addGroup, chats, idle, inside, nameOf, renderConversations, text, three } from './harness.tsx';

const named = (conversation: Kit.Conversation) => conversation.getConversationWith().getName();

describe('the views of a row', () => {
  const PLACES = [
    ['leadingView', '.kit-list-item__leading-view', '.kit-avatar'],
    ['titleView', '.kit-list-item__body-title', ''],
    ['subtitleView', '.kit-list-item__body-subtitle', '.kit-conversations__subtitle-text'],
    ['trailingView', '.kit-list-item__trailing-view', '.kit-badge'],
  ] as const;

  for (const [prop, place, builtIn] of PLACES) {
    it(`[conv.${prop}] replaces its part of each row, and may change`, async () => {
      const list = renderConversations(await three(), {
        [prop]: (conversation: Kit.Conversation) => <b class="own">{`1 ${named(conversation)}`}</b>,
      });
      await list.ready();
      const texts = () => list.all(`${place} .own`).map((each) => each.textContent);
      expect(texts()).toEqual(['1 Ann', '1 Bob', '1 Cid']);
      if (builtIn) expect(list.has(`${place} ${builtIn}`)).toBe(false);
      list.set({
        [prop]: (conversation: Kit.Conversation) => <b class="own">{`2 ${named(conversation)}`}</b>,
      });
      expect(texts()).toEqual(['2 Ann', '2 Bob', '2 Cid']);
      list.set({ [prop]: undefined });
      expect(texts()).toEqual([]);
      expect(list.names()).toEqual(['Ann', 'Bob', 'Cid']);
      if (builtIn) expect(list.all(`${place} ${builtIn}`)).toHaveLength(3);
    });

    it(`[conv.${prop}] that throws falls back to the built-in part of its own row, and is reported`, async () => {
      const onError = vi.fn();
      const list = renderConversations(await three(), {
        onError,
        [prop]: (conversation: Kit.Conversation) => {
          if (named(conversation) === 'Bob') throw new Error('no view');
          return <b class="own">{named(conversation)}</b>;
        },
      });
      await list.ready();
      expect(list.all(`${place} .own`).map((each) => each.textContent)).toEqual(['Ann', 'Cid']);
      expect(list.names()).toEqual(['Ann', 'Bob', 'Cid']);
      if (builtIn) expect(list.row('Bob').querySelector(`${place} ${builtIn}`)).not.toBeNull();
      else expect(inside(list.row('Bob'), place).textContent).toBe('Bob');
      expect(onError).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ code: 'ERR_VIEW_FAILED', message: 'no view' }),
      );
    });
  }

  it('[conv.itemView] replaces the whole row but its checkbox and menu; a bare button covers it', async () => {
    const onItemClick = vi.fn();
    const list = renderConversations(await three(), {
      onItemClick,
      itemView: (conversation) => <p class="own">{named(conversation)}</p>,
    });
    await list.ready();
    expect(list.all('.own').map((each) => each.textContent)).toEqual(['Ann', 'Bob', 'Cid']);
    expect(list.has('.kit-avatar, .kit-badge')).toBe(false);
    expect(list.all('.kit-list-item__menu-button')).toHaveLength(3);
    expect(list.action('Ann').getAttribute('aria-label')).toBe('Ann');
    list.action('Ann').click();
    expect(onItemClick).toHaveBeenCalledOnce();
    list.set({ itemView: undefined });
    expect(list.all('.kit-avatar')).toHaveLength(3);
  });

  it('[helper.KitListItem] inside an itemView is the control of the row', async () => {
    const onItemClick = vi.fn();
    const onListItemClicked = vi.fn();
    const list = renderConversations(await three(), {
      onItemClick,
      itemView: (conversation) => (
        <KitListItem
          title={named(conversation)}
          id={named(conversation)}
          onListItemClicked={onListItemClicked}
        />
      ),
    });
    await list.ready();
    const row = list.all('.kit-conversations__list-item')[1] as HTMLElement;
    const controls = row.querySelectorAll<HTMLElement>('.kit-list-item__action');
    expect(controls).toHaveLength(1);
    controls[0]?.click();
    expect(onItemClick).toHaveBeenCalledOnce();
    expect(onListItemClicked).toHaveBeenCalledExactlyOnceWith('Bob');
    list.set({ activeConversation: onItemClick.mock.calls[0]?.[0] });
    expect(inside(row, '.kit-list-item__action').getAttribute('aria-current')).toBe('true');
  });

  it('[helper.KitListItem] inside an itemView is claimed again after its row changed', async () => {
    const kit = await three();
    const list = renderConversations(kit, {
      itemView: (conversation) => <KitListItem title={named(conversation)} />,
    });
    await list.ready();
    controlOf(kit).sendAs('bob', text('me', 'News'));
    await idle();
    for (const row of list.all('.kit-conversations__list-item')) {
      expect(row.querySelectorAll('.kit-list-item__action')).toHaveLength(1);
    }
  });

  it('[conv.itemView] that draws no KitListItem any more gets a control of the kit again', async () => {
    const kit = await three();
    const list = renderConversations(kit, {
      itemView: (conversation) =>
        conversation.getUnreadMessageCount() > 1 ? (
          <p>{named(conversation)}</p>
        ) : (
          <KitListItem title={named(conversation)} />
        ),
    });
    await list.ready();
    controlOf(kit).sendAs('bob', text('me', 'News'));
    await idle();
    expect(list.all('.kit-conversations__list-item p')).toHaveLength(1);
    for (const row of list.all('.kit-conversations__list-item')) {
      expect(row.querySelectorAll('.kit-list-item__action')).toHaveLength(1);
    }
  });

  it('[conv.itemView] that throws falls back to the built-in row', async () => {
    const onError = vi.fn();
    const list = renderConversations(await three(), {
      onError,
      itemView: (conversation) => {
        if (named(conversation) === 'Bob') throw new Error('no view');
        return <p class="own">{named(conversation)}</p>;
      },
    });
    await list.ready();
    expect(list.all('.own')).toHaveLength(2);
    expect(list.row('Bob').querySelectorAll('.kit-list-item .kit-avatar')).toHaveLength(1);
    expect(list.row('Bob').querySelectorAll('.kit-list-item__action')).toHaveLength(1);
    expect(list.preview('Bob')).toBe('Yo');
    expect(onError).toHaveBeenCalledOnce();
  });

  it('a row provides what the SDK object lacks', async () => {
    const kit = await three();
    await addGroup(kit, 'team', ['ann'], 'private');
    const sent = await kit.sendMessage(text('team', 'All here?', 'group'));
    const list = renderConversations(kit, {
      selectionMode: SelectionMode.multiple,
      onItemClick: (conversation) => list.set({ activeConversation: conversation }),
      subtitleView: (_, row) => (
        <b class="own">
          {[row.name(), row.receipt(), row.position(), row.isActive(), row.isSelected()].join()}
          {row.typing().map((user) => user.getName())}
        </b>
      ),
    });
    await list.ready();
    const own = () => list.all('.own').map((each) => each.textContent);
    expect(own()).toEqual([
      'Team,sent,0,false,false',
      'Ann,,1,false,false',
      'Bob,,2,false,false',
      'Cid,,3,false,false',
    ]);
    controlOf(kit).receiveAs('ann', sent);
    controlOf(kit).typeAs('bob', new kit.TypingIndicator('me', 'user'));
    list.action('Ann').click();
    list.checkbox('Bob').click();
    controlOf(kit).sendAs('cid', text('me', 'First'));
    await idle();
    expect(own()).toEqual([
      'Cid,,0,false,false',
      'Team,read,1,false,false',
      'Ann,,2,true,false',
      'Bob,,3,false,trueBob',
    ]);
  });

  it('a control of a slot acts for itself, not for the row', async () => {
    const onItemClick = vi.fn();
    const onPin = vi.fn();
    const list = renderConversations(await three(), {
      onItemClick,
      trailingView: () => (
        <button type="button" class="own" onClick={onPin}>
          Pin
        </button>
      ),
    });
    await list.ready();
    inside(list.row('Ann'), '.own').click();
    fireEvent.keyDown(inside(list.row('Ann'), '.own'), { key: 'Enter' });
    expect(onPin).toHaveBeenCalledOnce();
    expect(onItemClick).not.toHaveBeenCalled();
    expect(list.row('Ann').querySelector('button button, .kit-list-item__action .own')).toBeNull();
  });
});

describe('the views of the list', () => {
  it('[conv.headerView] undefined renders the built-in header, null, an empty fragment and false none', async () => {
    const list = renderConversations(await chats({ ann: 'Hi' }), { headerView: undefined });
    await list.ready();
    expect(list.has('.kit-list__header-title')).toBe(true);
    // An empty fragment compiles to an empty array.
    for (const nothing of [null, [], false]) {
      list.set({ headerView: nothing });
      expect(list.has('.kit-list__header-title')).toBe(false);
      list.set({ headerView: undefined });
      expect(list.has('.kit-list__header-title')).toBe(true);
    }
  });

  it('[conv.searchView] null renders no search bar', async () => {
    const list = renderConversations(await chats({ ann: 'Hi' }), { showSearchBar: true, searchView: null });
    await list.ready();
    expect(list.has('.kit-search-bar')).toBe(false);
    list.set({ searchView: undefined });
    expect(list.has('.kit-search-bar')).toBe(true);
  });

  it('[conv.emptyView] null renders nothing', async () => {
    const list = renderConversations(await chats({}), { emptyView: null });
    await list.ready();
    expect(list.has('.kit-state-view')).toBe(false);
    list.set({ emptyView: undefined });
    expect(list.has('.kit-state-view')).toBe(true);
  });

  it('[conv.headerView] replaces the header bar, is read once, and may change', async () => {
    const made = vi.fn(() => <h1 class="own">Mine</h1>);
    const list = renderConversations(await three(), {
      get headerView() {
        return made();
      },
    });
    await list.ready();
    expect(list.one('.own').textContent).toBe('Mine');
    expect(list.has('.kit-list__header')).toBe(false);
    list.set({ headerView: <h1 class="own">Other</h1> });
    expect(list.all('.own').map((each) => each.textContent)).toEqual(['Other']);
    list.set({ headerView: undefined });
    expect(list.has('.kit-list__header')).toBe(true);
  });

  it('[conv.headerView] given as inline JSX is made once, whatever happens in the list', async () => {
    const kit = await three();
    const made = vi.fn();
    const Own = () => {
      made();
      return <h1 class="own">Mine</h1>;
    };
    const [active, setActive] = createSignal(false);
    const view = render(() => (
      <KitProvider sdk={kit}>
        <KitConversations headerView={<Own />} hideReceipts={active()} showSearchBar searchView={<Own />} />
      </KitProvider>
    ));
    await idle();
    expect(made).toHaveBeenCalledTimes(2);
    controlOf(kit).sendAs('bob', text('me', 'News'));
    setActive(true);
    await idle();
    expect(made).toHaveBeenCalledTimes(2);
    expect(view.container.querySelectorAll('.own')).toHaveLength(2);
  });

  it('[conv.searchView] replaces the search bar where one is shown', async () => {
    const list = renderConversations(await three(), { searchView: <input class="own" /> });
    await list.ready();
    expect(list.has('.own')).toBe(false);
    list.set({ showSearchBar: true });
    expect(list.has('.own')).toBe(true);
    expect(list.has('.kit-search-bar')).toBe(false);
    list.set({ searchView: undefined });
    expect(list.has('.own')).toBe(false);
    expect(list.has('.kit-search-bar')).toBe(true);
  });

  it('[conv.loadingView] replaces the shimmer until the first page', async () => {
    const sdk = new FakeSdk();
    const list = renderConversations(sdk);
    await nextFrame();
    expect(list.phase()).toBe('loading');
    expect(list.has('.kit-conversations__shimmer')).toBe(true);
    list.set({ loadingView: <p class="own">Wait</p> });
    expect(list.one('.own').textContent).toBe('Wait');
    expect(list.has('.kit-conversations__shimmer')).toBe(false);
    await sdk.latest.answer([]);
    expect(list.has('.own')).toBe(false);
  });

  it('[conv.emptyView] is shown when there are no conversations', async () => {
    const list = renderConversations(await chats({}));
    await list.ready();
    expect(list.phase()).toBe('empty');
    expect(list.one('.kit-conversations__empty-state-view-body-title').textContent).toBe('No chats yet');
    list.set({ emptyView: <p class="own">Nobody</p> });
    expect(list.one('.own').textContent).toBe('Nobody');
    expect(list.has('.kit-conversations__empty-state-view')).toBe(false);
    list.set({ emptyView: undefined });
    expect(list.has('.kit-conversations__empty-state-view')).toBe(true);
  });

  it('[conv.errorView] is shown when the first page could not be loaded', async () => {
    const kit = await three();
    controlOf(kit).failNext('ConversationsRequest.fetchNext');
    const list = renderConversations(kit, { errorView: <p class="own">Sorry</p> });
    await list.ready();
    expect(list.one('.own').textContent).toBe('Sorry');
    expect(list.has('.kit-conversations__error-state-view')).toBe(false);
    list.set({ errorView: undefined });
    expect(list.one('.kit-conversations__error-state-view').getAttribute('role')).toBe('alert');
  });

  it('a view that throws is replaced by the built-in one and reported', async () => {
    const onError = vi.fn();
    const Broken = () => {
      throw new Error('no view');
    };
    const kit = await chats({});
    const view = render(() => (
      <KitProvider sdk={kit}>
        <KitConversations headerView={<Broken />} emptyView={<Broken />} onError={onError} />
      </KitProvider>
    ));
    await idle();
    expect(view.container.querySelector('.kit-list__header-title')?.textContent).toBe('Chats');
    expect(view.container.querySelector('.kit-conversations__empty-state-view')).not.toBeNull();
    expect(onError.mock.calls.map(([error]) => error.message)).toEqual(['no view', 'no view']);
  });

  it('[conv.itemView] that shows the row draws each row under the name of its conversation', async () => {
    const list = renderConversations(await three(), { itemView: () => <i /> });
    await list.ready();
    expect(list.all('.kit-conversations__list-item').map(nameOf)).toEqual(['Ann', 'Bob', 'Cid']);
  });
});
