import { fireEvent, render } from '@solidjs/testing-library';
import {
  KitChat,
  KitChatInfo,
  KitChatMenu,
  type KitChatProps,
  KitMessageHeader,
  KitProvider,
} from 'solid-chat-kit';
import {
  createLocalKit,
  Group,
  type LocalKit,
  MediaMessage,
  type TextMessage,
  User,
} from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { describe, expect, it, vi } from 'vitest';
import { addGroup, chats, idle, text } from '../conversations/harness.tsx';
import { FakeSdk } from '../support/fake-sdk.ts';

/** Renders the chat of "me", who owns the group Team with Ann and Bob. */
async function rendered(props: KitChatProps = {}, made?: LocalKit) {
  const kit = made ?? (await team());
  const errors: unknown[] = [];
  const { container } = render(() => (
    <KitProvider sdk={kit} locale="en">
      <KitChat disableHistory onError={(error) => void errors.push(error)} {...props} />
    </KitProvider>
  ));
  await idle();
  return { kit, errors, ...page(container) };
}

/** Creates the group Team of "me", Ann and Bob, and of further members: New 000, New 001 and so on. */
async function team(further = 0) {
  const kit = await chats({ ann: 'Hi', bob: 'Yo', cid: 'Ciao' });
  const uids = Array.from({ length: further }, (_, i) => `new-${String(i).padStart(3, '0')}`);
  for (const uid of uids) await kit.createUser(new User(uid, uid.replace('new-', 'New ')));
  await addGroup(kit, 'team', ['ann', 'bob', ...uids]);
  return kit;
}

/** Renders the members of Team without a chat around them. */
async function alone(kit: LocalKit) {
  const { container } = render(() => (
    <KitProvider sdk={kit} locale="en">
      <KitChatInfo {...inTeam} hideShared hideActions />
    </KitProvider>
  ));
  await idle();
  return { kit, ...page(container) };
}

/** Holds the answers of a builder's requests until `answer` is called. */
function held<B extends new (...args: never[]) => { build(): object }>(Builder: B) {
  const waiting: (() => void)[] = [];
  const hold = async (fetch: () => unknown) => {
    const page = await fetch();
    await new Promise<void>((resolve) => waiting.push(resolve));
    return page;
  };
  // @ts-expect-error: a mixin class has a constructor with `any[]`.
  class Held extends Builder {
    override build() {
      const request = super.build() as Record<string, () => unknown>;
      return {
        fetchNext: () => hold(() => request.fetchNext?.()),
        fetchPrevious: () => hold(() => request.fetchPrevious?.()),
      };
    }
  }
  return {
    Held,
    waiting,
    answer() {
      for (const resolve of waiting.splice(0)) resolve();
      return idle();
    },
  };
}

/** Renders the links that Ann and "me" share. */
async function links(kit: LocalKit, sdk = kit) {
  const { container } = render(() => (
    <KitProvider sdk={sdk} locale="en">
      <KitChatInfo user={new User('ann', 'Ann')} hideActions />
    </KitProvider>
  ));
  const info = page(container);
  await vi.waitFor(() => expect(info.button('Links')).toBeDefined());
  info.button('Links').click();
  await idle();
  return { ...info, shown: () => info.all('.kit-chat-info__link').map((each) => each.textContent) };
}

/** Creates the chat of Ann and "me", held while it loads. */
async function loadingLinks() {
  const kit = await chats({ ann: 'See https://example.org/one' });
  const { Held, waiting, answer } = held(kit.MessagesRequestBuilder);
  const info = await links(kit, Object.create(kit, { MessagesRequestBuilder: { value: Held } }));
  await vi.waitFor(() => expect(waiting).not.toEqual([]));
  return { kit, answer, ...info };
}

/** The last message of the chat with Ann. */
async function lastOf(kit: LocalKit) {
  return (await kit.getConversation('ann', 'user')).getLastMessage() as TextMessage;
}

const inTeam = { group: new Group('team', 'Team', 'public') };

function page(container: HTMLElement) {
  const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];
  const one = (selector: string) => all(selector)[0] as HTMLElement;
  const members = () =>
    all('.kit-chat-info__member-body').map((each) =>
      [...each.querySelectorAll('bdi, .kit-chat-info__role')].map((part) => part.textContent).join(' '),
    );
  const button = (title: string) =>
    all('button').find(
      (each) => each.textContent?.trim() === title || each.ariaLabel === title,
    ) as HTMLElement;
  return {
    all,
    one,
    members,
    button,
    async openInfo() {
      one('.kit-message-header__action').focus();
      one('.kit-message-header__action').click();
      await vi.waitFor(() => expect(all('.kit-chat-info')).toHaveLength(1));
    },
    async membersShown(count: number) {
      await vi.waitFor(() => expect(members()).toHaveLength(count));
    },
    async choose(row: string, entry: string) {
      const found = all('.kit-chat-info__member').find(
        (each) => each.querySelector('bdi')?.textContent === row,
      );
      found?.querySelector<HTMLElement>('.kit-chat-info__member-menu')?.click();
      await vi.waitFor(() => expect(all('[role="menuitem"]').length).toBeGreaterThan(0));
      all('[role="menuitem"]')
        .find((each) => each.textContent === entry)
        ?.click();
      await idle();
    },
    entries: () => all('[role="menuitem"]').map((each) => each.textContent),
  };
}

/** Opens the users to add, of whom there are so many, and selects all who can be; returns their boxes. */
async function chooseAllOf(chat: Awaited<ReturnType<typeof rendered>>, count: number) {
  chat.button('Add members').click();
  const boxes = () => chat.all('.kit-chat-info__adding .kit-list-item__checkbox') as HTMLInputElement[];
  await vi.waitFor(() => expect(boxes()).toHaveLength(count));
  for (const each of boxes()) if (!each.disabled) each.click();
  await idle();
  return boxes;
}

describe('the info about a chat', () => {
  it('[chat.hideInfo] opens by the name in the header, closes with Escape, and gives the focus back', async () => {
    const chat = await rendered(inTeam);
    await chat.openInfo();
    expect(chat.one('.kit-chat__panels').dataset.view).toBe('info');
    expect(chat.one('.kit-chat-info__name').textContent).toBe('Team');
    expect(document.activeElement).toBe(chat.one('.kit-chat__info'));
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(chat.all('.kit-chat-info')).toEqual([]);
    expect(document.activeElement).toBe(chat.one('.kit-message-header__action'));
  });

  it('[chat.hideInfo] does not open if the app hides it', async () => {
    const onItemClick = vi.fn();
    const chat = await rendered({ ...inTeam, hideInfo: true, header: { onItemClick } });
    chat.one('.kit-message-header__action').click();
    await idle();
    expect(onItemClick).toHaveBeenCalledTimes(1);
    expect(chat.all('.kit-chat__info')).toEqual([]);
  });

  it('closes with the chat, and shows another one’s anew', async () => {
    const chat = await rendered(inTeam);
    await chat.openInfo();
    const rows = chat.all('.kit-conversations .kit-list-item__action');
    rows.find((each) => each.textContent === 'Ann')?.click();
    await idle();
    expect(chat.all('.kit-chat__info')).toEqual([]);
    await chat.openInfo();
    expect(chat.one('.kit-chat-info__name').textContent).toBe('Ann');
    expect(chat.all('.kit-chat-info__tab').map((each) => each.textContent)).toEqual([
      'Media',
      'Files',
      'Links',
    ]);
  });

  it('mutes, blocks and deletes as the row of the list does', async () => {
    const chat = await rendered({ user: new User('ann', 'Ann') });
    await chat.openInfo();
    await vi.waitFor(() => expect(chat.button('Mute')).toBeDefined());
    chat.button('Mute').click();
    await vi.waitFor(() => expect(chat.button('Unmute')).toBeDefined());
    expect((await chat.kit.getConversation('ann', 'user')).getMutedAt()).toBeGreaterThan(0);
    chat.button('Block').click();
    await vi.waitFor(() => expect(chat.all('.kit-chat__blocked')).toHaveLength(1));
    await vi.waitFor(() => expect(chat.button('Unblock')).toBeDefined());
    const info = chat.one('.kit-chat-info__actions');
    info.querySelector<HTMLElement>('button:last-child')?.click();
    await vi.waitFor(() => expect(chat.all('dialog[open] .kit-dialog__title')).toHaveLength(1));
    chat.all('dialog[open] button').at(-1)?.click();
    await idle();
    expect(chat.all('.kit-chat__info')).toEqual([]);
    expect(chat.all('.kit-message-header')).toEqual([]);
    expect(
      chat.all('.kit-conversations .kit-list-item__action').map((each) => each.textContent),
    ).not.toContain('Ann');
    // The toast outlives the chat.
    chat.all('.kit-chat-actions .kit-toast__undo')[0]?.click();
    await idle();
    expect(chat.all('.kit-conversations .kit-list-item__action').map((each) => each.textContent)).toContain(
      'Ann',
    );
  });

  it('[chat.menu] the menu in the header has the actions of the row', async () => {
    const chat = await rendered(inTeam);
    const menu = chat.one('.kit-chat-menu');
    expect(menu.getAttribute('aria-label')).toBe('More options for Team');
    menu.click();
    await vi.waitFor(() => expect(chat.entries().length).toBeGreaterThan(0));
    expect(chat.entries()).toEqual(['Pin', 'Mute', 'Archive', 'Leave', 'Delete']);
    expect(menu.getAttribute('aria-expanded')).toBe('true');
  });

  it('[chat.hideMenu] has no menu if the app hides it', async () => {
    const chat = await rendered({ ...inTeam, hideMenu: true });
    expect(chat.all('.kit-chat-menu')).toEqual([]);
  });

  it('a chat without messages offers only what needs no conversation', async () => {
    const kit = await team();
    await kit.createUser(new User('dan', 'Dan'));
    const chat = await rendered({ user: new User('dan', 'Dan') }, kit);
    chat.one('.kit-chat-menu').click();
    await vi.waitFor(() => expect(chat.entries()).toEqual(['Block']));
    expect(chat.errors).toEqual([]);
  });

  it('a chat without messages keeps its actions if they cannot be loaded again', async () => {
    const kit = await team();
    await kit.createUser(new User('dan', 'Dan'));
    const onError = vi.fn();
    const { container } = render(() => (
      <KitProvider sdk={kit} locale="en">
        <KitChatInfo user={new User('dan', 'Dan')} hideShared onError={onError} />
      </KitProvider>
    ));
    await idle();
    const { button } = page(container);
    await vi.waitFor(() => expect(button('Block')).toBeDefined());
    controlOf(kit).disconnect();
    await idle();
    controlOf(kit).failNext('getConversation', 2);
    await controlOf(kit).connect();
    await vi.waitFor(() => expect(onError).toHaveBeenCalled());
    await idle();
    expect(button('Block')).toBeDefined();
  });

  it('a chat whose conversation could not be fetched reports that, and its menu tries again', async () => {
    const kit = await team();
    const onError = vi.fn();
    const { container } = render(() => (
      <KitProvider sdk={kit} locale="en">
        <KitChatMenu user={new User('ann', 'Ann')} onError={onError} />
      </KitProvider>
    ));
    await idle();
    const { one, entries } = page(container);
    controlOf(kit).failNext('getConversation');
    one('.kit-chat-menu').click();
    await vi.waitFor(() => expect(onError.mock.calls).toMatchObject([[{ code: 'ERR_NETWORK' }]]));
    expect(one('.kit-chat-menu').getAttribute('aria-expanded')).toBe('false');
    one('.kit-chat-menu').click();
    await vi.waitFor(() => expect(entries()).toContain('Mute'));
    expect(onError).toHaveBeenCalledTimes(1);
  });

  it('has its buttons as soon as the connection is back', async () => {
    const kit = await team();
    controlOf(kit).failNext('getConversation');
    const { container } = render(() => (
      <KitProvider sdk={kit} locale="en">
        <KitChatInfo user={new User('ann', 'Ann')} hideShared onError={() => {}} />
      </KitProvider>
    ));
    await idle();
    const { button } = page(container);
    expect(button('Mute')).toBeUndefined();
    controlOf(kit).disconnect();
    await controlOf(kit).connect();
    await vi.waitFor(() => expect(button('Mute')).toBeDefined());
  });

  it('a menu of another chat than the open one acts on its own chat', async () => {
    const ann = new User('ann', 'Ann');
    const chat = await rendered({
      ...inTeam,
      header: { auxiliaryButtonView: () => <KitChatMenu user={ann} /> },
    });
    chat.one('[aria-label="More options for Ann"]').click();
    await vi.waitFor(() => expect(chat.entries()).toContain('Block'));
    expect(chat.entries()).not.toContain('Leave');
  });

  it('[info.hideDelete, menu.hideDelete] has no "Delete" if the app hides it', async () => {
    const chat = await rendered({
      user: new User('ann', 'Ann'),
      info: { hideDelete: true },
      menu: { hideDelete: true },
    });
    chat.one('.kit-chat-menu').click();
    await vi.waitFor(() => expect(chat.entries()).toContain('Block'));
    expect(chat.entries()).not.toContain('Delete');
    fireEvent.keyDown(chat.one('[role="menuitem"]'), { key: 'Escape' });
    await chat.openInfo();
    await vi.waitFor(() => expect(chat.button('Block')).toBeDefined());
    expect(chat.all('.kit-chat-info__action').map((each) => each.textContent)).not.toContain('Delete');
  });

  it('an SDK without actions shows neither menu nor buttons', async () => {
    const { container } = render(() => (
      <KitProvider sdk={new FakeSdk()} locale="en">
        <KitMessageHeader
          user={new User('ann', 'Ann')}
          menuView={() => <KitChatMenu user={new User('ann', 'Ann')} options={null} hideDelete />}
        />
      </KitProvider>
    ));
    await idle();
    expect(container.querySelectorAll('.kit-chat-menu')).toHaveLength(0);
  });
});

describe('the members of a group', () => {
  it('are listed with their roles', async () => {
    const kit = await team();
    await kit.updateGroupMemberScope('team', 'ann', 'moderator');
    const chat = await rendered(inTeam, kit);
    await chat.openInfo();
    await chat.membersShown(3);
    expect(chat.members()).toEqual(['You Owner', 'Ann Moderator', 'Bob']);
  });

  it('are promoted, removed and banned by their menu, by the owner', async () => {
    const chat = await rendered(inTeam);
    await chat.openInfo();
    await chat.membersShown(3);
    await chat.choose('Ann', 'Make admin');
    await vi.waitFor(() => expect(chat.members()).toContain('Ann Admin'));
    await chat.choose('Bob', 'Remove from group');
    expect(chat.one('dialog[open] .kit-dialog__title').textContent).toBe('Remove Bob?');
    chat.all('dialog[open] button').at(-1)?.click();
    await chat.membersShown(2);
    // The count in the header follows.
    await vi.waitFor(() => expect(chat.one('.kit-message-header__subtitle').textContent).toBe('2 members'));
    await vi.waitFor(() => expect(chat.one('.kit-message-list').textContent).toContain('Me removed Bob'));
    await chat.choose('Ann', 'Ban from group');
    chat.all('dialog[open] button').at(-1)?.click();
    await chat.membersShown(1);
    expect(chat.errors).toEqual([]);
  });

  it('are added through a search of users', async () => {
    const chat = await rendered(inTeam);
    await chat.openInfo();
    await chat.membersShown(3);
    chat.button('Add members').click();
    await vi.waitFor(() =>
      expect(chat.all('.kit-chat-info__adding .kit-list-item__checkbox')).toHaveLength(3),
    );
    const boxes = chat.all('.kit-chat-info__adding .kit-list-item__checkbox') as HTMLInputElement[];
    expect(boxes.map((each) => each.disabled)).toEqual([true, true, false]);
    boxes[2]?.click();
    await idle();
    chat.button('Add 1 member').click();
    await vi.waitFor(() => expect(chat.all('.kit-chat-info__adding')).toEqual([]));
    await chat.membersShown(4);
    expect(chat.members().at(-1)).toBe('Cid');
    expect(document.activeElement).toBe(chat.one('.kit-chat-info__add'));
  });

  it('cannot be added again, even if they are on a page that has not loaded, or not in the search', async () => {
    const chat = await rendered(inTeam, await team(70));
    await chat.openInfo();
    await vi.waitFor(() => expect(chat.one('.kit-chat-info__members input')).toBeDefined());
    fireEvent.input(chat.one('.kit-chat-info__members input'), { target: { value: 'Ann' } });
    await chat.membersShown(1);
    chat.button('Add members').click();
    await idle();
    const boxes = () => chat.all('.kit-chat-info__adding .kit-list-item__checkbox') as HTMLInputElement[];
    fireEvent.input(chat.one('.kit-chat-info__adding input'), { target: { value: 'New 069' } });
    await vi.waitFor(() => expect(boxes().map((each) => each.disabled)).toEqual([true]));
  });

  it('are added several at once, with a message about each', async () => {
    const kit = await team();
    for (const uid of ['dan', 'eve']) await kit.createUser(new User(uid, uid));
    const chat = await rendered(inTeam, kit);
    await chat.openInfo();
    await chat.membersShown(3);
    await chooseAllOf(chat, 5);
    chat.button('Add 3 members').click();
    await chat.membersShown(6);
    const log = () => chat.one('.kit-message-list').textContent;
    await vi.waitFor(() => expect(log()).toContain('Me added eve'));
    expect(log()).toContain('Me added Cid');
    await vi.waitFor(() => expect(chat.one('.kit-message-header__subtitle').textContent).toBe('6 members'));
  });

  it('are added as far as possible, and the others are named', async () => {
    const kit = await team();
    await kit.createUser(new User('dan', 'Dan'));
    await kit.addMembersToGroup('team', ['cid']);
    await kit.banGroupMember('team', 'cid');
    const chat = await rendered(inTeam, kit);
    await chat.openInfo();
    await chat.membersShown(3);
    const boxes = await chooseAllOf(chat, 4);
    chat.button('Add 2 members').click();
    await vi.waitFor(() =>
      expect(chat.one('.kit-chat-info__adding [role="alert"]').textContent).toBe('Cid could not be added.'),
    );
    await chat.membersShown(4);
    expect(chat.errors).toMatchObject([{ code: 'ERR_BANNED' }]);
    expect(boxes().map((each) => each.disabled)).toEqual([true, true, false, true]);
    expect(chat.button('Add 1 member')).toBeDefined();
  });

  it('who are banned are listed, and unbanned', async () => {
    const kit = await team();
    await kit.banGroupMember('team', 'bob');
    const chat = await rendered(inTeam, kit);
    await chat.openInfo();
    await chat.membersShown(2);
    chat.button('Banned members').click();
    const banned = () => chat.all('.kit-chat-info__banned-name').map((each) => each.textContent);
    await vi.waitFor(() => expect(banned()).toEqual(['Bob']));
    expect(document.activeElement).toBe(chat.one('.kit-chat-info__adding'));
    chat.one('.kit-chat-info__banned-row button').click();
    chat.one('.kit-chat-info__banned-row button').click();
    await vi.waitFor(() => expect(chat.one('.kit-chat-info__status').textContent).toBe('Nobody is banned'));
    expect(chat.one('.kit-chat-info__adding [role="alert"]').textContent).toBe('');
    await vi.waitFor(() => expect(chat.one('.kit-message-list').textContent).toContain('Me unbanned Bob'));
    fireEvent.keyDown(chat.one('.kit-chat-info__adding'), { key: 'Escape' });
    expect(document.activeElement?.textContent).toBe('Banned members');
    await kit.addMembersToGroup('team', ['bob']);
    expect(chat.errors).toEqual([]);
  });

  it('may be changed only as far as one’s own role allows', async () => {
    const owner = await team();
    const ann = createLocalKit({ data: owner.data });
    await ann.login('ann');
    const chat = await rendered(inTeam, ann);
    await chat.openInfo();
    await chat.membersShown(3);
    expect(chat.all('.kit-chat-info__add')).toEqual([]);
    const menuOf = async (name: string) => {
      const row = chat
        .all('.kit-chat-info__member')
        .find((each) => each.querySelector('bdi')?.textContent === name);
      row?.querySelector<HTMLElement>('button')?.click();
      await vi.waitFor(() => expect(chat.entries().length).toBeGreaterThan(0));
      const entries = chat.entries();
      fireEvent.keyDown(chat.one('[role="menuitem"]'), { key: 'Escape' });
      return entries;
    };
    expect(await menuOf('Bob')).toEqual(['Send message']);
    await owner.updateGroupMemberScope('team', 'ann', 'moderator');
    await vi.waitFor(() => expect(chat.members()).toContain('You Moderator'));
    expect(await menuOf('Bob')).toEqual(['Send message', 'Remove from group', 'Ban from group']);
    expect(await menuOf('Me')).toEqual(['Send message']);
    await owner.updateGroupMemberScope('team', 'ann', 'admin');
    await vi.waitFor(() => expect(chat.button('Add members')).toBeDefined());
  });

  it('follow who joins, leaves and is removed', async () => {
    const chat = await rendered(inTeam);
    await chat.openInfo();
    await chat.membersShown(3);
    const cid = createLocalKit({ data: chat.kit.data });
    await cid.login('cid');
    await cid.joinGroup('team');
    await vi.waitFor(() => expect(chat.members()).toContain('Cid'));
    await cid.leaveGroup('team');
    await vi.waitFor(() => expect(chat.members()).not.toContain('Cid'));
  });

  it('show who is online, and who goes online and offline', async () => {
    const { kit, all, members } = await alone(await team());
    await vi.waitFor(() => expect(members()).toHaveLength(3));
    const online = () =>
      all('.kit-chat-info__member')
        .filter((each) => each.querySelector('[data-online]'))
        .map((each) => each.querySelector('.kit-chat-info__member-body')?.textContent);
    expect(online()).toEqual([]);
    await controlOf(kit).setPresence('ann', 'online');
    await idle();
    expect(online()).toEqual(['Ann Online']);
    controlOf(kit).disconnect();
    await idle();
    await controlOf(kit).setPresence('ann', 'offline');
    await controlOf(kit).connect();
    await vi.waitFor(() => expect(online()).toEqual([]));
  });

  it('have one Tab stop; arrows move it, and Shift+F10 opens the menu', async () => {
    const chat = await rendered(inTeam);
    await chat.openInfo();
    await chat.membersShown(3);
    const stops = () => chat.all('.kit-chat-info__member').filter((each) => each.tabIndex === 0);
    await vi.waitFor(() => expect(stops()).toHaveLength(1));
    stops()[0]?.focus();
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toContain('Ann');
    fireEvent.keyDown(document.activeElement as Element, { key: 'F10', shiftKey: true });
    await vi.waitFor(() => expect(chat.entries()).toContain('Make admin'));
  });

  it('keep the focus in a row whose role changes, and pass it on when the row is removed', async () => {
    const chat = await rendered(inTeam);
    await chat.openInfo();
    await chat.membersShown(3);
    const focused = () => document.activeElement?.querySelector('bdi')?.textContent;
    await chat.choose('Ann', 'Make moderator');
    await vi.waitFor(() => expect(chat.members()).toContain('Ann Moderator'));
    expect(focused()).toBe('Ann');
    await chat.choose('Ann', 'Remove from group');
    chat.all('dialog[open] button').at(-1)?.click();
    // jsdom has no modal dialogs, which give the focus back.
    chat.all('.kit-chat-info__member')[1]?.focus();
    await chat.membersShown(2);
    expect(focused()).toBe('Bob');
  });

  it('are replaced, not extended, by a search that succeeds at the second try', async () => {
    const kit = await team(12);
    const chat = await rendered({ ...inTeam, onError: () => {} }, kit);
    await chat.openInfo();
    await vi.waitFor(() => expect(chat.members().length).toBeGreaterThan(12));
    controlOf(kit).failNext('GroupMembersRequest.fetchNext');
    const field = chat.one('.kit-chat-info__members input');
    fireEvent.input(field, { target: { value: 'new 00' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await vi.waitFor(() => expect(chat.button('Try again')).toBeDefined());
    chat.button('Try again').click();
    await vi.waitFor(() =>
      expect(chat.members()).toEqual(Array.from({ length: 10 }, (_, i) => `New 00${i}`)),
    );
  });

  it('are gone after sign-out', async () => {
    const { kit, members } = await alone(await team());
    await vi.waitFor(() => expect(members()).toHaveLength(3));
    await kit.logout();
    await vi.waitFor(() => expect(members()).toEqual([]));
  });

  it('who leave or get a role while a page loads are shown so', async () => {
    const kit = await team();
    const answers: (() => void)[] = [];
    class Held extends kit.GroupMembersRequestBuilder {
      override build() {
        const request = super.build();
        const fetchNext = async () => {
          const page = await request.fetchNext();
          await new Promise<void>((resolve) => answers.push(resolve));
          return page;
        };
        return Object.assign(Object.create(request), { fetchNext });
      }
    }
    const { members } = await alone(Object.create(kit, { GroupMembersRequestBuilder: { value: Held } }));
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    const bob = createLocalKit({ data: kit.data });
    await bob.login('bob');
    await bob.leaveGroup('team');
    const cid = createLocalKit({ data: kit.data });
    await cid.login('cid');
    await cid.joinGroup('team');
    await idle();
    for (const answer of answers) answer();
    await vi.waitFor(() => expect(members()).toEqual(['You Owner', 'Ann', 'Cid']));
  });

  it('are loaded again after a lost connection, 100 at most in a page', async () => {
    const kit = await team(130);
    const limits: number[] = [];
    class Counted extends kit.GroupMembersRequestBuilder {
      override setLimit(limit: number) {
        limits.push(limit);
        return super.setLimit(limit);
      }
    }
    const { one, members } = await alone(
      Object.create(kit, { GroupMembersRequestBuilder: { value: Counted } }),
    );
    await vi.waitFor(() => expect(members()).not.toEqual([]));
    Object.defineProperty(one('.kit-chat-info__body'), 'clientHeight', { value: 500 });
    const size = () => one('.kit-chat-info__member').getAttribute('aria-setsize');
    await vi.waitFor(() => {
      fireEvent.scroll(one('.kit-chat-info__body'));
      expect(size()).toBe('133');
    });
    limits.length = 0;
    controlOf(kit).disconnect();
    await idle();
    await controlOf(kit).connect();
    await vi.waitFor(() => expect(limits).not.toEqual([]));
    expect(Math.max(...limits)).toBe(100);
  });

  it('keep their rows and the focus when they are loaded again', async () => {
    const { kit, all, members } = await alone(await team());
    await vi.waitFor(() => expect(members()).toHaveLength(3));
    const rows = all('.kit-chat-info__member');
    rows[1]?.focus();
    controlOf(kit).disconnect();
    await idle();
    const bob = createLocalKit({ data: kit.data });
    await bob.login('bob');
    await bob.leaveGroup('team');
    await controlOf(kit).connect();
    await vi.waitFor(() => expect(members()).toEqual(['You Owner', 'Ann']));
    expect(all('.kit-chat-info__member')).toEqual(rows.slice(0, 2));
    expect(document.activeElement).toBe(rows[1]);
  });

  it('are all loaded again after a lost connection', async () => {
    const { kit, one, members } = await alone(await team(130));
    await vi.waitFor(() => expect(members()).not.toEqual([]));
    Object.defineProperty(one('.kit-chat-info__body'), 'clientHeight', { value: 500, configurable: true });
    const size = () => one('.kit-chat-info__member').getAttribute('aria-setsize');
    await vi.waitFor(() => {
      fireEvent.scroll(one('.kit-chat-info__body'));
      expect(size()).toBe('133');
    });
    Object.defineProperty(one('.kit-chat-info__body'), 'clientHeight', { value: 0 });
    controlOf(kit).disconnect();
    await idle();
    const bob = createLocalKit({ data: kit.data });
    await bob.login('bob');
    await bob.leaveGroup('team');
    await controlOf(kit).connect();
    await vi.waitFor(() => expect(size()).toBe('132'));
  });

  it('can be added again while others are being added', async () => {
    const kit = await team();
    let add = () => {};
    const addMembersToGroup = async (...args: Parameters<LocalKit['addMembersToGroup']>) => {
      await new Promise<void>((resolve) => {
        add = resolve;
      });
      return kit.addMembersToGroup(...args);
    };
    const { all, one, button, members } = await alone(
      Object.create(kit, { addMembersToGroup: { value: addMembersToGroup } }),
    );
    await vi.waitFor(() => expect(members()).toHaveLength(3));
    button('Add members').click();
    const boxes = () => all('.kit-chat-info__adding .kit-list-item__checkbox') as HTMLInputElement[];
    await vi.waitFor(() => expect(boxes()).toHaveLength(3));
    boxes()[2]?.click();
    await idle();
    button('Add 1 member').click();
    button('Back').click();
    one('.kit-chat-info__add').click();
    add();
    await vi.waitFor(() => expect(boxes()[2]?.disabled).toBe(true));
    expect(all('.kit-chat-info__adding')).toHaveLength(1);
  });

  it('show an error with a button to try again', async () => {
    const kit = await team();
    controlOf(kit).failNext('GroupMembersRequest.fetchNext', 2);
    const chat = await rendered(inTeam, kit);
    await chat.openInfo();
    await vi.waitFor(() =>
      expect(chat.one('.kit-chat-info__status [role="alert"]').textContent).not.toBe(''),
    );
    chat.button('Try again').click();
    await chat.membersShown(3);
  });
});

describe('shared messages', () => {
  it('are media, files and links, newest first, and follow new and deleted ones', async () => {
    const kit = await chats({ ann: 'See https://example.org/one' });
    const send = (name: string, type: string) =>
      kit.sendMediaMessage(
        new MediaMessage('ann', { name, url: `https://example.org/${name}` }, type, 'user'),
      );
    await send('a.png', 'image');
    await send('plan.pdf', 'file');
    const chat = await rendered({ user: new User('ann', 'Ann') }, kit);
    await chat.openInfo();
    const tiles = () => chat.all('.kit-chat-info__tile').map((each) => each.getAttribute('aria-label'));
    await vi.waitFor(() => expect(tiles()).toEqual(['Open a.png']));
    chat.button('Files').click();
    await vi.waitFor(() => expect(chat.one('.kit-chat-info__file-name')?.textContent).toBe('plan.pdf'));
    chat.button('Links').click();
    await vi.waitFor(() =>
      expect(chat.one('.kit-chat-info__link')?.textContent).toBe('https://example.org/one'),
    );
    const links = () => chat.all('a.kit-chat-info__file').map((each) => each.getAttribute('href'));
    controlOf(kit).sendAs('ann', text('me', 'And www.example.org/two'));
    await vi.waitFor(() =>
      expect(links()).toEqual(['https://www.example.org/two', 'https://example.org/one']),
    );
  });

  it('that arrive while a page loads are shown', async () => {
    const { kit, answer, shown } = await loadingLinks();
    controlOf(kit).sendAs('ann', text('me', 'And https://example.org/two'));
    await answer();
    expect(shown()).toEqual(['https://example.org/two', 'https://example.org/one']);
  });

  it('that are deleted while a page loads do not come back', async () => {
    const { kit, answer, shown } = await loadingLinks();
    const message = await lastOf(kit);
    const ann = createLocalKit({ data: kit.data });
    await ann.login('ann');
    await ann.deleteMessage(message);
    await answer();
    expect(shown()).toEqual([]);
  });

  it('that are edited show their new link, in the same place', async () => {
    const kit = await chats({ ann: 'See https://example.org/one' });
    const message = await lastOf(kit);
    controlOf(kit).sendAs('ann', text('me', 'And https://example.org/two'));
    const { shown } = await links(kit);
    await vi.waitFor(() => expect(shown()).toHaveLength(2));
    const ann = createLocalKit({ data: kit.data });
    await ann.login('ann');
    message.setText('Not here: https://example.org/new');
    await ann.editMessage(message);
    await idle();
    expect(shown()).toEqual(['https://example.org/two', 'https://example.org/new']);
  });

  it('keep their elements and the focus when they are loaded again', async () => {
    const kit = await chats({ ann: 'See https://example.org/one' });
    const { all, shown } = await links(kit);
    await vi.waitFor(() => expect(shown()).toHaveLength(1));
    const [link] = all('.kit-chat-info__file');
    link?.focus();
    controlOf(kit).disconnect();
    await idle();
    controlOf(kit).sendAs('ann', text('me', 'And https://example.org/two'));
    await controlOf(kit).connect();
    await vi.waitFor(() => expect(shown()).toEqual(['https://example.org/two', 'https://example.org/one']));
    expect(document.activeElement).toBe(link);
  });

  it('have no gap after a lost connection', async () => {
    const kit = await chats({ ann: 'See https://example.org/old' });
    const { shown } = await links(kit);
    await vi.waitFor(() => expect(shown()).toHaveLength(1));
    controlOf(kit).disconnect();
    await idle();
    const missed = Array.from({ length: 40 }, (_, at) => `https://example.org/${at}`);
    for (const link of missed) controlOf(kit).sendAs('ann', text('me', link));
    await controlOf(kit).connect();
    await vi.waitFor(() => expect(shown()).toEqual(missed.toReversed().slice(0, 30)));
  });

  it('[info.hideShared] are hidden if the app hides them', async () => {
    const kit = await team();
    const { container } = render(() => (
      <KitProvider sdk={kit} locale="en">
        <KitChatInfo {...inTeam} hideShared hideActions />
      </KitProvider>
    ));
    await idle();
    const info = page(container);
    await info.membersShown(3);
    expect(info.all('[role="tab"]')).toEqual([]);
    expect(info.all('.kit-chat-info__actions, .kit-chat-info__close')).toEqual([]);
  });
});
