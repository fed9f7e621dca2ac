import { render } from '@solidjs/testing-library';
import { type Kit, KitConversations, KitProvider } from 'solid-chat-kit';
import { controlOf } from 'solid-chat-kit/local/control';
import { flushNow } from 'solid-chat-kit/testing';
import { createSignal, Show } from 'solid-js';
import { describe, expect, it, vi } from 'vitest';
import { conversationActions } from '../../src/conversations/kit-conversations.tsx';
import { addGroup, chats, crowd, idle, partsOf, renderConversations, text } from './harness.tsx';

const unread = {
  id: 'unread',
  label: 'Unread',
  matches: (conversation: Kit.Conversation) => conversation.getUnreadMessageCount() > 0,
};
const groups = {
  id: 'groups',
  label: 'Groups',
  matches: (conversation: Kit.Conversation) => conversation.getConversationType() === 'group',
};

/** Renders a list of Ann and Bob (both unread), Cid (read) and the group Team. */
async function sectioned(props: Parameters<typeof renderConversations>[1]) {
  const kit = await chats({ ann: 'Hi', bob: 'Yo', cid: 'Ciao' });
  await addGroup(kit, 'team', ['ann']);
  const cid = (await kit.getConversation('cid', 'user')).getLastMessage();
  if (cid) await kit.markAsRead(cid);
  const list = renderConversations(kit, props);
  await list.ready();
  /** The rows and headings, from top to bottom. */
  const entries = () =>
    list
      .all('.kit-conversations__list-item .kit-list-item__body-title, .kit-list__section-letter')
      .map((each) => (each.matches('h3') ? `# ${each.textContent}` : each.textContent));
  return { ...list, kit, entries };
}

describe('the sections of KitConversations', () => {
  it('[conv.sections] have no headings unless the app wants them', async () => {
    const list = await sectioned({});
    expect(list.entries()).toEqual(['Team', 'Ann', 'Bob', 'Cid']);
  });

  it('[conv.sections] divide the rows, with all others under Chats', async () => {
    const list = await sectioned({ sections: [groups, unread] });
    expect(list.entries()).toEqual(['# Groups', 'Team', '# Unread', 'Ann', 'Bob', '# Chats', 'Cid']);
  });

  it('[conv.sections] a message moves its chat within the section', async () => {
    const list = await sectioned({ sections: [groups] });
    controlOf(list.kit).sendAs('cid', text('me', 'News'));
    flushNow();
    expect(list.entries()).toEqual(['# Groups', 'Team', '# Chats', 'Cid', 'Ann', 'Bob']);
  });

  it('[conv.sections] a chat that changes moves to its new section, and an empty section goes', async () => {
    const list = await sectioned({ sections: [unread] });
    expect(list.entries()).toEqual(['# Unread', 'Ann', 'Bob', '# Chats', 'Team', 'Cid']);
    controlOf(list.kit).sendAs('cid', text('me', 'News'));
    flushNow();
    expect(list.entries()).toEqual(['# Unread', 'Cid', 'Ann', 'Bob', '# Chats', 'Team']);
    for (const uid of ['ann', 'bob', 'cid']) {
      const last = (await list.kit.getConversation(uid, 'user')).getLastMessage();
      if (last) list.events.messages.ccMessageRead.next(last);
    }
    flushNow();
    expect(list.entries()).toEqual(['# Chats', 'Cid', 'Team', 'Ann', 'Bob']);
  });

  it('[conv.sections] a chat that the user pins moves under Pinned', async () => {
    const list = await sectioned({ sections: ['pinned', 'chats'] });
    await conversationActions.load();
    list.openMenu('Bob');
    await vi.waitFor(() => expect(list.menuItems()).toContain('Pin'));
    list.choose('Pin');
    await vi.waitFor(() =>
      expect(list.entries()).toEqual(['# Pinned', 'Bob', '# Chats', 'Team', 'Ann', 'Cid']),
    );
  });

  it('[conv.sections] are replaced, and taken away', async () => {
    const list = await sectioned({ sections: [groups] });
    list.set({ sections: [unread] });
    await idle();
    expect(list.entries()).toEqual(['# Unread', 'Ann', 'Bob', '# Chats', 'Team', 'Cid']);
    list.set({ sections: undefined });
    await idle();
    expect(list.entries()).toEqual(['Team', 'Ann', 'Bob', 'Cid']);
  });

  it('[conv.sections] one that throws is reported once, and has no chats', async () => {
    const onError = vi.fn();
    const matches = () => {
      throw new Error('broken');
    };
    const list = await sectioned({ sections: [{ id: 'bad', label: 'Bad', matches }], onError });
    expect(list.entries()).toEqual(['# Chats', 'Team', 'Ann', 'Bob', 'Cid']);
    expect(onError.mock.calls.map(([error]) => error.code)).toEqual(['ERR_CALLBACK_FAILED']);
  });

  it('[conv.sections] positions count rows only', async () => {
    const list = await sectioned({ sections: [groups] });
    await vi.waitFor(() =>
      expect(
        list.all('.kit-conversations__list-item').map((row) => row.getAttribute('aria-posinset')),
      ).toEqual(['1', '2', '3', '4']),
    );
  });

  it('[conv.sections] arrow keys pass over headings', async () => {
    const list = await sectioned({ sections: [groups] });
    list.one('[tabindex="0"].kit-list-item__action').focus();
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    expect(document.activeElement?.textContent).toBe('Ann');
  });
});

it('[conv.isPinned] a chat of a later page stays on top when the first page is fetched again', async () => {
  const kit = await crowd(60);
  const [isShown, setShown] = createSignal(true);
  let loadMore = () => {};
  const isPinned = (conversation: Kit.Conversation) =>
    conversation.getConversationWith().getName() === 'A050';
  const { container } = render(() => (
    <KitProvider sdk={kit}>
      <Show when={isShown()}>
        <KitConversations
          isPinned={isPinned}
          onReady={(handle) => {
            loadMore = () => handle.loadMore();
          }}
        />
      </Show>
    </KitProvider>
  ));
  await idle();
  loadMore();
  await idle();
  const first = () => partsOf(container).names()[0];
  expect(first()).toBe('A050');
  setShown(false);
  setShown(true);
  expect(first()).toBe('A050');
  await idle();
  expect(first()).toBe('A050');
});
