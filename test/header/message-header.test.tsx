import { render } from '@solidjs/testing-library';
import {
  createKitEvents,
  type Kit,
  KitMessageHeader,
  type KitMessageHeaderProps,
  type KitMessageHeaderSettings,
  KitProvider,
} from 'solid-chat-kit';
import type { MessageHeader } from 'solid-chat-kit/headless';
import { Group, User } from 'solid-chat-kit/local';
import { flushNow } from 'solid-chat-kit/testing';
import { createStore } from 'solid-js/store';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { heard, idle, named, withUser } from '../conversations/harness.tsx';
import type { AnyChat } from '../support/any-chat.ts';
import { FakeSdk } from '../support/fake-sdk.ts';

const person = (uid: string, status = 'offline') => {
  const user = new User(uid, named(uid));
  user.setStatus(status);
  return user;
};
const team = (count = 3) => {
  const group = new Group('team', 'Team', 'public');
  group.setMembersCount(count);
  return group;
};
const typingOf = (uid: string, group?: string) => ({
  getSender: () => person(uid),
  getReceiverId: () => group ?? 'me',
  getReceiverType: () => (group ? 'group' : 'user'),
});

/** Renders a header over a fake SDK. */
async function rendered(initial: KitMessageHeaderSettings & AnyChat) {
  const sdk = new FakeSdk();
  const events = createKitEvents();
  const [props, set] = createStore<KitMessageHeaderSettings & AnyChat>(initial);
  const { container, unmount } = render(() => (
    <KitProvider sdk={sdk} events={events} timeZone="UTC" locale="en">
      <KitMessageHeader {...(props as KitMessageHeaderProps)} />
    </KitProvider>
  ));
  await idle();
  const find = (part: string) => container.querySelector<HTMLElement>(`.kit-message-header${part}`);
  return {
    sdk,
    events,
    set,
    unmount,
    find,
    text: (part: string) => find(part)?.textContent ?? '',
    isOnline: () => find('__leading-view')?.dataset.online === '',
    emit(kind: Parameters<FakeSdk['emit']>[0], name: string, ...args: unknown[]) {
      sdk.emit(kind, name, ...args);
      flushNow();
    },
  };
}

describe('KitMessageHeader with a user', () => {
  it('publishes nothing for events of other chats', async () => {
    const { sdk } = await rendered({ user: person('ann') });
    const frame = vi.spyOn(window, 'requestAnimationFrame');
    try {
      sdk.emit('message', 'onTextMessageReceived', heard({ id: 9, from: 'bob' }));
      sdk.emit('message', 'onTextMessageReceived', heard({ id: 10, from: 'ann' }));
      sdk.emit('message', 'onTypingStarted', typingOf('bob'));
      sdk.emit('message', 'onTypingEnded', typingOf('ann'));
      sdk.emit('user', 'onUserOnline', person('bob', 'online'));
      sdk.emit('group', 'onGroupMemberLeft', {}, person('ann'), team());
      expect(frame).not.toHaveBeenCalled();
      sdk.emit('message', 'onTypingStarted', typingOf('ann'));
      expect(frame).toHaveBeenCalledOnce();
    } finally {
      frame.mockRestore();
    }
  });

  it('[header.user] shows name, picture and presence, live', async () => {
    const ann = person('ann');
    ann.setAvatar('/ann.png');
    const header = await rendered({ user: ann });
    expect(header.text('__title')).toBe('Ann');
    expect(header.find('__leading-view img')?.getAttribute('src')).toBe('/ann.png');
    expect([header.text('__subtitle'), header.isOnline()]).toEqual(['Offline', false]);
    const avatar = header.find('__leading-view img');
    header.emit('user', 'onUserOnline', person('ann', 'online'));
    expect([header.text('__subtitle'), header.isOnline()]).toEqual(['Online', true]);
    expect(ann.getStatus()).toBe('online');
    header.emit('user', 'onUserOffline', person('bob'));
    expect(header.isOnline()).toBe(true);
    const renamed = person('ann', 'online');
    renamed.setName('Anna');
    renamed.setAvatar('/ann.png');
    header.emit('user', 'onUserOnline', renamed);
    expect(header.text('__title')).toBe('Anna');
    expect(header.find('__leading-view img')).toBe(avatar);
  });

  it('[header.lastSeen] says when the user was last online, in the given pattern', async () => {
    const ann = person('ann');
    ann.setLastActiveAt(Date.UTC(2020, 1, 3, 4, 5) / 1000);
    const header = await rendered({ user: ann });
    expect(header.text('__subtitle')).toBe('Last seen 2/3/2020');
    header.set({ lastActiveAtDateTimeFormat: { otherDays: 'YYYY, hh:mm' } });
    expect(header.text('__subtitle')).toBe('Last seen 2020, 04:05');
    header.set({ hideUserStatus: true });
    expect(header.text('__subtitle')).toBe('');
  });

  it('[header.lastSeen] says "yesterday" without a capital, as inside a phrase', async () => {
    vi.useFakeTimers({ now: new Date('2020-02-04T12:00:00Z'), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const ann = person('ann');
    ann.setLastActiveAt(Date.UTC(2020, 1, 3, 4, 5) / 1000);
    const header = await rendered({ user: ann });
    expect(header.text('__subtitle')).toBe('Last seen yesterday');
  });

  it('[header.blocked] shows neither presence nor typing of a blocked user', async () => {
    const header = await rendered({ user: person('ann', 'online') });
    header.emit('message', 'onTypingStarted', typingOf('ann'));
    expect(header.text('__subtitle')).toBe('typing…');
    header.events.users.ccUserBlocked.next(person('ann') as never);
    flushNow();
    header.emit('message', 'onTypingStarted', typingOf('ann'));
    expect([header.text('__subtitle'), header.isOnline()]).toEqual(['', false]);
    header.events.users.ccUserUnblocked.next(person('ann') as never);
    flushNow();
    expect([header.text('__subtitle'), header.isOnline()]).toEqual(['Online', true]);
  });

  it('[header.refetch] fetches the user again after the connection was lost', async () => {
    const header = await rendered({ user: person('ann') });
    const conversation = withUser('ann');
    (conversation.getConversationWith() as User).setStatus('online');
    header.sdk.getConversation = vi.fn(async () => conversation);
    header.emit('connection', 'onConnected');
    expect(header.sdk.getConversation).not.toHaveBeenCalled();
    header.emit('connection', 'onDisconnected');
    header.emit('connection', 'onConnected');
    await idle();
    expect(header.sdk.getConversation).toHaveBeenCalledExactlyOnceWith('ann', 'user');
    expect(header.text('__subtitle')).toBe('Online');
  });

  it('[header.user] follows another copy of the user, and another user', async () => {
    const header = await rendered({ user: person('ann') });
    header.emit('message', 'onTypingStarted', typingOf('ann'));
    const copy = person('ann', 'online');
    copy.setName('Anna');
    header.set({ user: copy });
    flushNow();
    expect([header.text('__title'), header.text('__subtitle')]).toEqual(['Anna', 'typing…']);
    header.set({ user: person('bob', 'online') });
    expect([header.text('__title'), header.text('__subtitle')]).toEqual(['Bob', 'Online']);
  });
});

describe('KitMessageHeader with a group', () => {
  it('[header.typing] names who is typing, until they stop, send, or fall silent', async () => {
    vi.useFakeTimers();
    const header = await rendered({ group: team() });
    const start = (uid: string) => header.emit('message', 'onTypingStarted', typingOf(uid, 'team'));
    start('ann');
    expect(header.text('__subtitle')).toBe('Ann is typing…');
    expect(header.find('__subtitle')?.dataset.typing).toBe('');
    start('bob');
    expect(header.text('__subtitle')).toBe('Ann and Bob are typing…');
    start('cid');
    start('me');
    header.emit('message', 'onTypingStarted', typingOf('dan', 'other'));
    expect(header.text('__subtitle')).toBe('3 people are typing…');
    header.emit('message', 'onTypingEnded', typingOf('cid', 'team'));
    header.emit('message', 'onTextMessageReceived', heard({ id: 1, from: 'bob', group: 'team' }));
    expect(header.text('__subtitle')).toBe('Ann is typing…');
    await vi.advanceTimersByTimeAsync(6000);
    flushNow();
    expect(header.text('__subtitle')).toBe('3 members');
  });

  it('[header.blocked] shows no typing of a blocked member, who may type only later', async () => {
    const header = await rendered({ group: team() });
    header.events.users.ccUserBlocked.next(person('ann') as never);
    header.emit('message', 'onTypingStarted', typingOf('ann', 'team'));
    expect(header.text('__subtitle')).toBe('3 members');
    header.events.users.ccUserUnblocked.next(person('ann') as never);
    header.emit('message', 'onTypingStarted', typingOf('ann', 'team'));
    expect(header.text('__subtitle')).toBe('Ann is typing…');
  });

  it('[header.members] counts members who come and leave, with or without a new count', async () => {
    const group = team();
    const header = await rendered({ group });
    expect(header.text('__subtitle')).toBe('3 members');
    header.emit('group', 'onGroupMemberJoined', {}, person('ann'), team(4));
    expect(header.text('__subtitle')).toBe('4 members');
    header.emit('group', 'onGroupMemberKicked', {}, person('ann'), person('bob'), { getGuid: () => 'team' });
    header.emit('group', 'onGroupMemberLeft', {}, person('cid'), team(2));
    header.emit('group', 'onGroupMemberLeft', {}, person('cid'), new Group('other', 'Other', 'public'));
    expect(header.text('__subtitle')).toBe('2 members');
    expect(group.getMembersCount()).toBe(2);
  });
});

describe('KitMessageHeader', () => {
  it('[header.back] [header.onItemClick] has a back button and a clickable item where they are wanted', async () => {
    const onBack = vi.fn();
    const onItemClick = vi.fn();
    const ann = person('ann');
    const titleView = vi.fn(() => 'Ann');
    const header = await rendered({ user: ann, titleView });
    expect([header.find('__back'), header.find('__action')]).toEqual([null, null]);
    header.set({ onBack, onItemClick, showBackButton: true });
    expect(header.find('__back')?.getAttribute('aria-label')).toBe('Back');
    expect(header.find('__back')?.dataset.shown).toBe('');
    header.find('__back')?.click();
    header.find('__action')?.click();
    expect(onBack).toHaveBeenCalledOnce();
    expect(onItemClick.mock.calls).toEqual([[ann]]);
    // Handlers and slots receive the same reactive view.
    expect(onItemClick.mock.calls[0]?.[0]).toBe((titleView.mock.calls as unknown[][])[0]?.[0]);
    header.set({ hideBackButton: true });
    expect(header.find('__back')).toBeNull();
  });

  it('[header.slots] draws parts and the whole, with reactive views of the group', async () => {
    const header = await rendered({
      group: team(),
      leadingView: (_entity, _header, builtIn) => <b>lead{builtIn()}</b>,
      titleView: (entity) => <i>{(entity as Kit.Group).getMembersCount()} in it</i>,
      subtitleView: (_entity, { typing }: MessageHeader) => <u>{typing().length} typing</u>,
      trailingView: () => 'trail',
      auxiliaryButtonView: () => <button type="button">Call</button>,
    });
    const title = header.find('__title i');
    header.emit('group', 'onGroupMemberJoined', {}, person('ann'), team(9));
    header.emit('message', 'onTypingStarted', typingOf('ann', 'team'));
    expect(header.text('')).toBe('leadT9 in it1 typingtrailCall');
    expect(header.find('__title i')).toBe(title);
    header.set({ itemView: (entity) => <p>{entity.getName()}!</p> });
    expect(header.text('')).toBe('Team!');
  });

  it('[header.slots] a slot that throws costs its own part', async () => {
    const onError = vi.fn();
    const header = await rendered({
      user: person('ann'),
      onError,
      titleView: () => {
        throw new Error('no');
      },
    });
    expect([header.text('__title'), header.text('__subtitle')]).toEqual(['Ann', 'Offline']);
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'no' }));
  });

  it('[header.bad] reports both, neither, and objects that throw, and draws on', async () => {
    const onError = vi.fn();
    const header = await rendered({ onError });
    expect(onError.mock.calls).toEqual([[expect.objectContaining({ code: 'ERR_BAD_CHAT' })]]);
    expect(header.text('')).toBe('');
    const ann = person('ann');
    ann.getName = () => {
      throw new Error('no name');
    };
    header.set({ user: ann });
    expect(header.text('__title')).toBe('ann');
    expect(onError).toHaveBeenLastCalledWith(expect.objectContaining({ code: 'ERR_BAD_OBJECT' }));
    header.emit('message', 'onTypingStarted', {});
    header.emit('user', 'onUserOnline', null);
    expect(header.text('__title')).toBe('ann');
  });

  it('[header.life] removes its listeners and passes attributes on to its root', async () => {
    const header = await rendered({ user: person('ann'), id: 'top', class: 'mine', dir: 'rtl' });
    expect(header.find('')?.matches('#top.mine[dir="rtl"]')).toBe(true);
    expect(header.sdk.listenerCount).toBeGreaterThan(0);
    header.unmount();
    expect(header.sdk.listenerCount).toBe(0);
    expect(header.events.users.ccUserBlocked.observed).toBe(false);
  });
});
