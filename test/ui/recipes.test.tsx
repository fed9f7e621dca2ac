import { fireEvent, render, screen, waitFor, within } from '@solidjs/testing-library';
import { type Kit, KitProvider, type KitSDK } from 'solid-chat-kit';
import { controlOf } from 'solid-chat-kit/local/control';
import { flushNow } from 'solid-chat-kit/testing';
import type { JSX } from 'solid-js';
import { describe, expect, it, vi } from 'vitest';
import { Inbox } from '../../example/recipes/archive.tsx';
import { PickUser } from '../../example/recipes/dialog.tsx';
import { Discreet } from '../../example/recipes/initials.tsx';
import { Linked } from '../../example/recipes/linked.tsx';
import { Notifications } from '../../example/recipes/notifications.tsx';
import { Lines } from '../../example/recipes/own-bubbles.tsx';
import { ChatWithPolls } from '../../example/recipes/own-kinds.tsx';
import { People } from '../../example/recipes/own-search.tsx';
import { uploadTo } from '../../example/recipes/own-storage.ts';
import { GroupWithThreads } from '../../example/recipes/thread.tsx';
import { TitleBadge } from '../../example/recipes/title-badge.tsx';
import { chats, idle, text } from '../conversations/harness.tsx';

const show = (sdk: KitSDK, draw: () => JSX.Element) =>
  render(() => (
    <KitProvider sdk={sdk} locale="en" timeZone="UTC">
      {draw()}
    </KitProvider>
  ));

/** The unread count is part of a row's name. */
const named = (name: string) => new RegExp(`^${name}( \\d+ unread messages?)?$`);
const row = (name: string) => screen.findByRole('button', { name: named(name) });
const noRow = (name: string) =>
  waitFor(() => expect(screen.queryByRole('button', { name: named(name) })).toBeNull());
const nobody = () => undefined;

describe('[helper.recipes] the recipes of docs/recipes.md', () => {
  it('open a chat where a link leads, then where the reader clicks', async () => {
    const kit = await chats({ ann: 'Hi', bob: 'Yo' });
    const linked = (await kit.getConversation('bob', 'user')).getLastMessage() as Kit.Message;
    const link = new URLSearchParams({ user: 'bob', message: String(linked.getId()) });
    const onError = vi.fn();
    const { container } = show(kit, () => <Linked sdk={kit} link={link} onError={onError} />);
    await waitFor(() =>
      expect(container.querySelector('.kit-message-list__row[data-marked]')?.textContent).toContain('Yo'),
    );
    fireEvent.click(await row('Ann'));
    await screen.findByRole('region', { name: 'Chat with Ann' });
    expect(onError).not.toHaveBeenCalled();
  });

  it('archive a chat by its tag', async () => {
    const kit = await chats({ ann: 'Hi', bob: 'Yo' });
    Object.assign(kit, { archiveConversation: undefined });
    await kit.tagConversation('ann', 'user', ['inbox']);
    await kit.tagConversation('bob', 'user', ['archived']);
    show(kit, () => <Inbox sdk={kit} />);
    fireEvent.contextMenu(await row('Ann'));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Archive', hidden: true }));
    await noRow('Ann');
    fireEvent.click(screen.getByRole('button', { name: 'Show archived' }));
    await row('Ann');
    await row('Bob');
  });

  it('count unread messages in the page title', async () => {
    const kit = await chats({ ann: 'Hi', bob: 'Yo' });
    const { unmount } = show(kit, () => <TitleBadge title="Chat" />);
    await waitFor(() => expect(document.title).toBe('(2) Chat'));
    await controlOf(kit).sendAs('bob', text('me', 'Again'));
    flushNow();
    expect(document.title).toBe('(3) Chat');
    unmount();
    expect(document.title).toBe('Chat');
  });

  it('notify of messages while the page is hidden', async () => {
    const shown: { title: string; body: string | undefined; onclick?: () => void }[] = [];
    class FakeNotification {
      static readonly permission = 'granted';
      constructor(title: string, { body }: NotificationOptions) {
        const notification = { title, body };
        shown.push(notification);
        // biome-ignore lint/correctness/noConstructorReturn: the recipe sets `onclick` on what is recorded.
        return notification;
      }
    }
    vi.stubGlobal('Notification', FakeNotification);
    vi.spyOn(window, 'focus').mockImplementation(nobody);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const kit = await chats({ ann: 'Hi' });
    const onOpen = vi.fn();
    show(kit, () => <Notifications onOpen={onOpen} />);
    await idle();
    await controlOf(kit).sendAs('ann', text('me', 'Seen'));
    visibility.mockReturnValue('hidden');
    await controlOf(kit).sendAs('ann', text('me', 'Lunch?'));
    flushNow();
    expect(shown).toEqual([expect.objectContaining({ title: 'Ann', body: 'Lunch?' })]);
    shown[0]?.onclick?.();
    expect(onOpen).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });

  it('search users from a field of the app', async () => {
    const kit = await chats({ ann: 'Hi', bob: 'Yo' });
    show(kit, () => <People />);
    await row('Ann');
    fireEvent.input(screen.getByRole('searchbox', { name: 'Find people' }), { target: { value: 'bo' } });
    await noRow('Ann');
    await row('Bob');
    expect(screen.getAllByRole('searchbox')).toHaveLength(1);
  });

  it('show initials only', async () => {
    const kit = await chats({ ann: 'Hi' });
    const bob = new kit.User('bob', 'Bob');
    bob.setAvatar('https://example.com/bob.png');
    await kit.createUser(bob);
    await controlOf(kit).sendAs('bob', text('me', 'Yo'));
    const { container } = show(kit, () => <Discreet />);
    await row('Bob');
    expect(container.querySelector('img[src]')).toBeNull();
    const avatars = [...container.querySelectorAll('.kit-avatar')];
    expect(avatars.map((avatar) => avatar.textContent)).toEqual(['B', 'A']);
  });

  it('pick a user in a dialog', async () => {
    const { prototype } = HTMLDialogElement;
    // jsdom has no modal dialogs.
    prototype.showModal = function () {
      this.open = true;
    };
    prototype.close = function () {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    };
    const kit = await chats({ ann: 'Hi' });
    const [onPick, onClose] = [vi.fn(), vi.fn()];
    show(kit, () => <PickUser onPick={onPick} onClose={onClose} />);
    fireEvent.click(await row('Ann'));
    expect(onPick.mock.calls[0]?.[0].getUid()).toBe('ann');
    expect(onClose).toHaveBeenCalledOnce();
  });
});

/** The chat of 'me' and 'ann', and a group of both. */
async function team() {
  const kit = await chats({ ann: 'Hi' });
  await kit.createGroup(new kit.Group('crew', 'Crew', 'public'));
  await kit.addMembersToGroup('crew', ['ann']);
  const group = await kit.getGroup('crew');
  const control = controlOf(kit);
  const said = await control.sendAs('ann', text('crew', 'Where to?', 'group'));
  return { kit, group, said };
}

describe('[helper.recipes] the recipes of messages', () => {
  it('draw own bubbles', async () => {
    const { kit, group } = await team();
    show(kit, () => <Lines group={group} />);
    expect((await screen.findByText(/Where to\?/)).textContent).toMatch(/^\d\d:\d\d Ann Where to\?$/);
    expect(document.querySelector('.kit-message-bubble__body')).toBeNull();
  });

  it('draw and send own kinds of messages, and leave the others as they are', async () => {
    const { kit } = await team();
    const user = await kit.getUser('ann');
    vi.stubGlobal('prompt', () => 'Lunch?');
    show(kit, () => <ChatWithPolls sdk={kit} user={user} />);
    expect((await screen.findByText('Hi')).closest('.kit-message-bubble__text')).not.toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Attach a file' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Poll', hidden: true }));
    expect(await screen.findByText(/📊 Lunch\?/)).toBeTruthy();
    await waitFor(() =>
      expect(document.querySelectorAll('.kit-message-list__row[data-state="sent"]')).toHaveLength(2),
    );
    vi.unstubAllGlobals();
  });

  it('open a thread beside its group', async () => {
    const { kit, group, said } = await team();
    const reply = text('crew', 'To the sea', 'group');
    reply.setParentMessageId(Number(said.getId()));
    await controlOf(kit).sendAs('ann', reply);
    show(kit, () => <GroupWithThreads group={group} />);
    fireEvent.click(await screen.findByRole('button', { name: /1 reply/ }));
    const thread = await screen.findByRole('region', { name: 'Thread' });
    expect(await within(thread).findByText('To the sea')).toBeTruthy();
    fireEvent.click(within(thread).getByRole('button', { name: 'Close thread' }));
    expect(screen.queryByRole('region', { name: 'Thread' })).toBeNull();
  });

  it('upload to a storage, with progress and until it is cancelled', async () => {
    const requests: FakeRequest[] = [];
    class FakeRequest {
      upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
      onload = () => {};
      status = 200;
      url = '';
      isAborted = false;
      open(_method: string, url: string) {
        this.url = url;
      }
      send() {
        requests.push(this);
      }
      abort() {
        this.isAborted = true;
      }
    }
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
    const upload = uploadTo(async (name) => ({ put: `/put/${name}`, get: `/get/${name}` }));
    const fractions: number[] = [];
    const abort = new AbortController();
    const call = { signal: abort.signal, onProgress: (fraction: number) => void fractions.push(fraction) };
    const [first, second] = ['a.txt', 'b.txt'].map((name) =>
      upload?.(new File(['1234'], name, { type: 'text/plain' }), call),
    );
    await waitFor(() => expect(requests).toHaveLength(2));
    requests[0]?.upload.onprogress?.({ loaded: 1, total: 4 });
    requests[0]?.onload();
    await expect(first).resolves.toEqual({ name: 'a.txt', size: 4, type: 'text/plain', url: '/get/a.txt' });
    expect([fractions, requests[0]?.url]).toEqual([[0.25], '/put/a.txt']);
    abort.abort();
    await expect(second).rejects.toThrow();
    expect(requests[1]?.isAborted).toBe(true);
    vi.unstubAllGlobals();
  });
});
