import { render } from '@solidjs/testing-library';
import {
  createKitEvents,
  type KitContextValue,
  KitConversationEvents,
  KitConversations,
  type KitEvents,
  KitProvider,
  type KitSDK,
  KitUIKit,
  KitUIKitLoginListener,
  KitUserEvents,
  KitUsers,
  useKit,
} from 'solid-chat-kit';
import { createConversationList } from 'solid-chat-kit/headless';
import { createLocalData, createLocalKit, type LocalKit, User } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { createEffect, createRoot, createSignal, For, Show } from 'solid-js';
import { describe, expect, it } from 'vitest';
import { chats, heard, idle, partsOf, withUser } from '../conversations/harness.tsx';
import { FakeSdk } from '../support/fake-sdk.ts';

/** Answers the first page of every list with one conversation with Ann. */
async function answered(sdk: FakeSdk): Promise<void> {
  await idle();
  await sdk.latest.answer([withUser('ann', heard({ id: 2 }))]);
  await idle();
}

/** Creates a session of a user with a message of Ann. */
async function sessionOf(uid: string): Promise<LocalKit> {
  const kit = createLocalKit({ data: createLocalData() });
  await kit.createUser(new User(uid, uid));
  await kit.createUser(new User('ann', 'Ann'));
  await kit.login(uid);
  controlOf(kit).sendAs('ann', new kit.TextMessage(uid, 'Hi', 'user'));
  return kit;
}

const uidOf = () => KitUIKitLoginListener.getLoggedInUser()?.getUid() ?? null;

describe('KitProvider', () => {
  it('[helper.KitProvider] under two providers of one SDK, all lists follow who signs in last', async () => {
    const kit = await sessionOf('me');
    await kit.createUser(new User('you', 'You'));
    controlOf(kit).sendAs('me', new kit.TextMessage('you', 'Ho', 'user'));
    const { container } = render(() =>
      [1, 2].map(() => (
        <KitProvider sdk={kit} locale="en">
          <KitConversations />
        </KitProvider>
      )),
    );
    const names = () =>
      [...container.querySelectorAll('.kit-list-item__action')].map(({ textContent }) => textContent);
    await idle();
    expect(names()).toEqual(['You', 'Ann', 'You', 'Ann']);
    await kit.logout();
    await kit.login('you');
    await idle();
    expect(names()).toEqual(['me', 'me']);
  });

  it('[helper.KitProvider] lists follow another set of channels', async () => {
    const sdk = new FakeSdk();
    const before = createKitEvents();
    const [events, setEvents] = createSignal<KitEvents>(before);
    const { container } = render(() => (
      <KitProvider sdk={sdk} events={events()}>
        <KitConversations />
      </KitProvider>
    ));
    await answered(sdk);
    const after = createKitEvents();
    setEvents(after);
    const updated: string[] = [];
    after.conversations.ccUpdateConversation.subscribe((each) => updated.push(each.getConversationId()));
    before.conversations.ccUpdateConversation.subscribe(() => updated.push('before'));
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 9 }));
    await idle();
    expect(updated).toEqual(['me_user_ann']);
    expect(before.conversations.ccConversationDeleted.observed).toBe(false);
    before.conversations.ccConversationDeleted.next(withUser('ann'));
    await idle();
    expect(partsOf(container).names()).toEqual(['Ann']);
    after.conversations.ccConversationDeleted.next(withUser('ann'));
    await idle();
    expect(partsOf(container).names()).toEqual([]);
  });

  it('[helper.KitProvider] the user list follows another set of channels', () => {
    const before = createKitEvents();
    const [events, setEvents] = createSignal<KitEvents>(before);
    render(() => (
      <KitProvider sdk={new FakeSdk()} events={events()}>
        <KitUsers />
      </KitProvider>
    ));
    const after = createKitEvents();
    expect(before.users.ccUserBlocked.observed).toBe(true);
    setEvents(after);
    expect([before.users.ccUserBlocked.observed, after.users.ccUserBlocked.observed]).toEqual([false, true]);
  });

  it('[helper.KitProvider] evaluates its expressions once', () => {
    const given: unknown[] = [];
    const Reader = () => {
      const { sdk, events } = useKit();
      given.push(sdk(), events());
      return null;
    };
    render(() => (
      <KitProvider sdk={new FakeSdk()} events={createKitEvents()}>
        <Reader />
        <Reader />
      </KitProvider>
    ));
    expect(new Set(given).size).toBe(2);
  });

  it('[helper.useKit] tracks SDK and channels, and keeps them while they are the same', () => {
    const [sdk, setSdk] = createSignal<KitSDK>(new FakeSdk());
    const [events, setEvents] = createSignal<KitEvents>();
    const seen: KitEvents[] = [];
    const Reader = () => {
      const kit: KitContextValue = useKit();
      createEffect(() => void seen.push(kit.events()));
      return null;
    };
    render(() => (
      <KitProvider sdk={sdk()} events={events()}>
        <Reader />
      </KitProvider>
    ));
    const own = createKitEvents();
    setEvents(own);
    setSdk(new FakeSdk());
    setEvents(undefined);
    expect(seen.at(0)?.conversations).toBe(KitConversationEvents);
    expect(seen).toContain(own);
    expect(seen.at(-1)?.conversations).toBe(KitConversationEvents);
  });
});

describe('the channels of an SDK', () => {
  it("[event.per-sdk] a message for one user does not show in another user's list", async () => {
    const [one, other] = [new FakeSdk(), new FakeSdk()];
    const { container } = render(() => (
      <For each={[one, other]}>
        {(sdk) => (
          <section>
            <KitProvider sdk={sdk}>
              <KitConversations />
            </KitProvider>
          </section>
        )}
      </For>
    ));
    await answered(one);
    await answered(other);
    one.emit('message', 'onTextMessageReceived', heard({ id: 9, words: 'For one of them' }));
    await idle();
    const [left, right] = [...container.querySelectorAll('section')].map((each) => partsOf(each));
    expect([left?.preview('Ann'), right?.preview('Ann')]).toEqual(['For one of them', 'Message 2']);
  });

  it('[event.per-sdk] lists of one SDK share them, in any provider', async () => {
    const kit = await chats({ ann: 'Hi' });
    const given: KitEvents[] = [];
    const Reader = () => {
      given.push(useKit().events());
      return null;
    };
    render(() => (
      <>
        <KitProvider sdk={new FakeSdk()} />
        <KitProvider sdk={kit}>
          <Reader />
          <KitProvider locale="de">
            <Reader />
          </KitProvider>
        </KitProvider>
        <KitProvider sdk={kit}>
          <Reader />
        </KitProvider>
      </>
    ));
    expect(new Set(given).size).toBe(1);
    expect(given[0]?.conversations).not.toBe(KitConversationEvents);
  });

  it('[event.per-sdk] a provider inside passes its channels on with their SDK only', () => {
    const [outer, inner] = [new FakeSdk(), new FakeSdk()];
    const events = createKitEvents();
    const given: KitEvents[] = [];
    const Reader = () => {
      given.push(useKit().events());
      return null;
    };
    render(() => (
      <KitProvider sdk={outer} events={events}>
        <KitProvider sdk={outer}>
          <Reader />
        </KitProvider>
        <KitProvider sdk={inner}>
          <Reader />
        </KitProvider>
      </KitProvider>
    ));
    expect(given[0]).toBe(events);
    expect(given[1]).not.toBe(events);
  });

  it('[event.per-sdk] a list with an SDK of its own uses the channels of that one', async () => {
    const [around, own] = [new FakeSdk(), new FakeSdk()];
    render(() => (
      <KitProvider sdk={around}>
        {(() => {
          createConversationList({ sdk: () => own });
          return '';
        })()}
      </KitProvider>
    ));
    expect(KitConversationEvents.ccConversationDeleted.observed).toBe(false);
  });
});

describe('the statics', () => {
  it('[event.statics] serve the one SDK of a page that is given by a provider', async () => {
    const sdk = new FakeSdk();
    const { container, unmount } = render(() => (
      <KitProvider sdk={sdk}>
        <KitConversations />
      </KitProvider>
    ));
    await answered(sdk);
    KitConversationEvents.ccConversationDeleted.next(withUser('ann'));
    await idle();
    expect(partsOf(container).names()).toEqual([]);
    expect(KitUserEvents.ccUserBlocked.observed).toBe(true);
    unmount();
    expect(KitUserEvents.ccUserBlocked.observed).toBe(false);
  });

  it('[event.statics] serve the SDK of the provider that was mounted first, and the next one after it', async () => {
    const [first, second] = [await sessionOf('bob'), await sessionOf('cid')];
    const [hasFirst, setFirst] = createSignal(true);
    const { container } = render(() => (
      <>
        <Show when={hasFirst()}>
          <KitProvider sdk={first}>
            <KitConversations />
          </KitProvider>
        </Show>
        <section>
          <KitProvider sdk={second}>
            <KitConversations />
          </KitProvider>
        </section>
      </>
    ));
    await idle();
    const deleted = await second.getConversation('ann', 'user');
    const rest = () => partsOf(container.querySelector('section') as Element).names();
    expect(uidOf()).toBe('bob');
    KitConversationEvents.ccConversationDeleted.next(deleted);
    await idle();
    expect(rest()).toEqual(['Ann']);
    setFirst(false);
    await idle();
    expect(uidOf()).toBe('cid');
    KitConversationEvents.ccConversationDeleted.next(deleted);
    await idle();
    expect(rest()).toEqual([]);
  });

  it('[event.statics] serve a list that was given its SDK itself', () => {
    const dispose = createRoot((end) => {
      createConversationList({ sdk: () => new FakeSdk() });
      return end;
    });
    expect(KitConversationEvents.ccConversationDeleted.observed).toBe(true);
    dispose();
    expect(KitConversationEvents.ccConversationDeleted.observed).toBe(false);
  });

  it('[helper.KitUIKitLoginListener] returns the user of an SDK that only a provider has', async () => {
    const kit = await sessionOf('bob');
    const { unmount } = render(() => <KitProvider sdk={kit} />);
    await idle();
    expect(uidOf()).toBe('bob');
    await kit.logout();
    expect(uidOf()).toBeNull();
    unmount();
    expect(uidOf()).toBeNull();
    expect(controlOf(kit).listenerCount()).toBe(0);
  });

  // Must be the last test: `init` applies to the rest of the page.
  it('[event.statics] [helper.KitUIKitLoginListener] serve the SDK of init before any provider', async () => {
    const [global, provided] = [await sessionOf('bob'), await sessionOf('cid')];
    const { container } = render(() => (
      <KitProvider sdk={provided}>
        <KitConversations />
      </KitProvider>
    ));
    await idle();
    expect(uidOf()).toBe('cid');
    KitUIKit.init({ sdk: global });
    await idle();
    expect(uidOf()).toBe('bob');
    KitConversationEvents.ccConversationDeleted.next(await provided.getConversation('ann', 'user'));
    await idle();
    expect(partsOf(container).names()).toEqual(['Ann']);
  });
});
