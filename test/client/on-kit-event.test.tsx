import { render } from '@solidjs/testing-library';
import { createKitEvents, type KitEvents, KitProvider, onKitEvent } from 'solid-chat-kit';
import { User } from 'solid-chat-kit/local';
import { createSignal } from 'solid-js';
import { expect, it, vi } from 'vitest';
import { FakeSdk } from '../support/fake-sdk.ts';

it('[helper.onKitEvent] calls the handler for the channels of its provider, until the component ends', () => {
  const [events, setEvents] = createSignal<KitEvents>(createKitEvents());
  const first = events();
  const handler = vi.fn();
  const Follower = () => {
    onKitEvent('ccUserBlocked', (user) => handler(user.getUid()));
    return null;
  };
  const { unmount } = render(() => (
    <KitProvider sdk={new FakeSdk()} events={events()}>
      <Follower />
    </KitProvider>
  ));
  const block = (from: KitEvents, uid: string) => from.users.ccUserBlocked.next(new User(uid));
  block(first, 'ann');
  setEvents(createKitEvents());
  block(first, 'bob');
  block(events(), 'cid');
  unmount();
  block(events(), 'dan');
  expect(handler.mock.calls).toEqual([['ann'], ['cid']]);
});

it('[helper.onKitEvent] tracks nothing that the handler reads', () => {
  const events = createKitEvents();
  const [count, setCount] = createSignal(0);
  const handler = vi.fn(() => setCount(count() + 1));
  const Follower = () => {
    onKitEvent('ccUserUnblocked', handler);
    return null;
  };
  render(() => (
    <KitProvider sdk={new FakeSdk()} events={events}>
      <Follower />
    </KitProvider>
  ));
  events.users.ccUserUnblocked.next(new User('ann'));
  events.users.ccUserUnblocked.next(new User('ann'));
  expect([handler.mock.calls.length, count()]).toEqual([2, 2]);
});

it('[helper.onKitEvent] throws for an unknown channel, and outside of components', () => {
  const Wrong = () => {
    onKitEvent('ccNothing' as 'ccUserBlocked', () => {});
    return null;
  };
  expect(() => render(() => <Wrong />)).toThrow("onKitEvent: there is no channel 'ccNothing'.");
  expect(() => onKitEvent('ccUserBlocked', () => {})).toThrow('onKitEvent needs an owner');
});
