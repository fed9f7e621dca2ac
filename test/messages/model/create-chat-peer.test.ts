import { Group, User } from 'solid-chat-kit/local';
import { createRoot, createSignal } from 'solid-js';
import { describe, expect, it } from 'vitest';
import { RAW } from '../../../src/client/boundary/to-sdk.ts';
import { createChatPeer, type GivenChat } from '../../../src/client/create-chat-peer.ts';

/** Creates the peer of a chat whose props the test sets. */
function withProps(first: GivenChat) {
  const [props, setProps] = createSignal<GivenChat>(first);
  const chat = createRoot(() =>
    createChatPeer({
      get user() {
        return props().user;
      },
      get group() {
        return props().group;
      },
    }),
  );
  return { ...chat, setProps };
}

const team = () => new Group('team', 'Team', 'public');

describe('createChatPeer', () => {
  it('[chat.peer] names the user or group that a chat is with', () => {
    const ann = new User('ann', 'Ann');
    const { peer, failure, setProps } = withProps({ user: ann });
    expect(peer()).toEqual({ key: 'u:ann', id: 'ann', isGroup: false, entity: ann });
    const group = team();
    setProps({ group });
    expect(peer()).toEqual({ key: 'g:team', id: 'team', isGroup: true, entity: group });
    expect(failure()).toBeNull();
  });

  it('[chat.peer] stays the same for another copy of the same user', () => {
    const { peer, setProps } = withProps({ user: new User('ann', 'Ann') });
    const before = peer();
    setProps({ user: new User('ann', 'Ann, again') });
    expect(peer()).toBe(before);
    setProps({ user: new User('bob', 'Bob') });
    expect(peer()?.key).toBe('u:bob');
  });

  it("[chat.peer] keeps the SDK's object behind a reactive view", () => {
    const ann = new User('ann', 'Ann');
    const view = new Proxy(ann, { get: (user, key) => (key === RAW ? user : Reflect.get(user, key)) });
    expect(withProps({ user: view }).peer()?.entity).toBe(ann);
  });

  it.each<[string, GivenChat, string]>([
    ['both', { user: new User('ann', 'Ann'), group: team() }, 'both'],
    ['neither', {}, 'neither'],
    ['a user without an id', { user: new User('', 'Ann') }, 'getUid()'],
    ['a group without an id', { group: new Group('', 'Team', 'public') }, 'getGuid()'],
    ['a group as the user', { user: team() as never }, 'getUid()'],
  ])('[chat.peer] refuses %s', (_what, props, word) => {
    const { peer, failure, setProps } = withProps(props);
    expect(peer()).toBeNull();
    expect(failure()).toMatchObject({ code: 'ERR_BAD_CHAT', message: expect.stringContaining(word) });
    setProps({ user: new User('ann', 'Ann') });
    expect([peer()?.key, failure()]).toEqual(['u:ann', null]);
  });
});
