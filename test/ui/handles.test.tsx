import { render } from '@solidjs/testing-library';
import {
  type Kit,
  KitMessageList,
  KitProvider,
  type ListHandle,
  type MessageListHandle,
} from 'solid-chat-kit';
import { type LocalKit, User } from 'solid-chat-kit/local';
import { describe, expect, it } from 'vitest';
import {
  chats,
  crowd,
  fetchCount,
  idle,
  renderConversations,
  text,
  withUser,
} from '../conversations/harness.tsx';
import { withViewport } from '../support/layout.ts';
import { peopled, renderUsers } from '../users/harness.tsx';

describe('onReady gives a handle', () => {
  it('[conv.onReady] that scrolls to a loaded row, again and again', async () => {
    withViewport(200);
    let handle!: ListHandle<Kit.Conversation>;
    const list = renderConversations(await crowd(25), {
      onReady: (ready) => {
        handle = ready;
      },
    });
    await list.ready();
    for (let times = 0; times < 2; times++) {
      expect(list.names()).not.toContain('A020');
      expect(handle.scrollTo(withUser('a020'))).toBe(true);
      await idle();
      expect(list.names()).toContain('A020');
      handle.scrollTo(withUser('a000'));
      await idle();
    }
    expect(handle.scrollTo(withUser('nobody'))).toBe(false);
  });

  it('[conv.onReady] that focuses, reloads, and loads more', async () => {
    withViewport(80);
    let handle!: ListHandle<Kit.Conversation>;
    const kit = await crowd(12);
    const list = renderConversations(kit, {
      conversationsRequestBuilder: new kit.ConversationsRequestBuilder().setLimit(4),
      onReady: (ready) => {
        handle = ready;
      },
    });
    await list.ready();
    handle.focus();
    expect(document.activeElement).toBe(list.action('A000'));
    const before = fetchCount(kit);
    handle.loadMore();
    await idle();
    expect(fetchCount(kit)).toBe(before + 1);
    handle.reload();
    expect(list.phase()).toBe('ready');
    await idle();
    expect(fetchCount(kit)).toBeGreaterThan(before + 1);
  });

  it('[users.onReady] of users', async () => {
    let handle!: ListHandle<Kit.User>;
    const users = renderUsers(await peopled({ ann: {}, bob: {} }), {
      onReady: (ready) => {
        handle = ready;
      },
    });
    await users.ready();
    handle.focus();
    expect(document.activeElement).toBe(users.action('ann'));
    expect([handle.scrollTo(new User('bob', 'Bob')), handle.scrollTo(new User('zoe', 'Zoe'))]).toEqual([
      true,
      false,
    ]);
  });

  it('[messages.onReady] of messages, which jumps to the same message twice', async () => {
    let handle!: MessageListHandle;
    const kit: LocalKit = await chats({ ann: 'Hi' });
    const first = await kit.sendMessage(text('ann', 'First'));
    for (let count = 0; count < 5; count++) await kit.sendMessage(text('ann', `Message ${count}`));
    const { container } = render(() => (
      <KitProvider sdk={kit} locale="en">
        <KitMessageList
          user={new User('ann', 'Ann')}
          onReady={(ready) => {
            handle = ready;
          }}
        />
      </KitProvider>
    ));
    await idle();
    const marked = () => container.querySelector('[data-marked]')?.textContent;
    for (let times = 0; times < 2; times++) {
      expect(await handle.scrollTo(first.getId())).toBe(true);
      await idle();
      expect(marked()).toContain('First');
    }
    expect(await handle.scrollTo('unknown')).toBe(false);
    handle.focus();
    expect(container.contains(document.activeElement)).toBe(true);
    handle.reload();
    handle.loadMore();
    await idle();
    expect(container.textContent).toContain('First');
  });
});
