import { fireEvent, render } from '@solidjs/testing-library';
import { type Kit, KitConversations, KitProvider } from 'solid-chat-kit';
import { createLocalData, createLocalKit, type LocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { createSignal } from 'solid-js';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FakeSdk } from '../support/fake-sdk.ts';
import { scrollerOf, withViewport } from '../support/layout.ts';
import {
  addGroup,
  chats,
  crowd,
  fetchCount,
  idle,
  partsOf,
  renderConversations,
  session,
  text,
} from './harness.tsx';

/** Reads the first page as a server does: as plain JSON. */
async function pageOf(kit: LocalKit, limit = 30): Promise<object[]> {
  const page = await new kit.ConversationsRequestBuilder().setLimit(limit).build().fetchNext();
  controlOf(kit).resetCalls();
  return JSON.parse(JSON.stringify(page));
}

/** Opens a session on the same data where nobody is signed in yet. */
const signedOut = (kit: LocalKit): LocalKit => createLocalKit({ data: kit.data });

describe('the first rows, as a server sent them', () => {
  it('[conv.initialConversations] are shown at once, and fetched again without a loading view', async () => {
    const kit = await chats({ ann: 'Hi', bob: 'Yo' });
    const list = renderConversations(kit, { initialConversations: await pageOf(kit) });
    expect([list.phase(), list.names()]).toEqual(['ready', ['Ann', 'Bob']]);
    expect([list.preview('Ann'), list.badge('Ann')]).toEqual(['Hi', '1']);
    expect(fetchCount(kit)).toBe(0);
    const rows = list.all('li');
    await idle();
    expect(fetchCount(kit)).toBe(1);
    expect(list.all('li')).toEqual(rows);
    expect(list.has('.kit-list__footer')).toBe(false);
  });

  it('[conv.initialConversations] take what happened since the server read them', async () => {
    const kit = await chats({ ann: 'Hi', bob: 'Yo', cid: 'Hey' });
    const initialConversations = await pageOf(kit);
    controlOf(kit).sendAs('cid', text('me', 'News'));
    await kit.deleteConversation('bob', 'user');
    const list = renderConversations(kit, { initialConversations });
    expect(list.names()).toEqual(['Ann', 'Bob', 'Cid']);
    await idle();
    expect(list.names()).toEqual(['Cid', 'Ann']);
    expect([list.preview('Cid'), list.badge('Cid')]).toEqual(['News', '2']);
  });

  it('[conv.initialConversations] live on: an event counts once, and the object stays the same', async () => {
    const kit = await chats({ ann: 'Hi', bob: 'Yo' });
    const initialConversations = await pageOf(kit);
    const clicked: Kit.Conversation[] = [];
    const [active, setActive] = createSignal<Kit.Conversation>();
    const view = render(() => (
      <KitProvider sdk={kit} locale="en">
        <KitConversations
          initialConversations={initialConversations}
          activeConversation={active()}
          onItemClick={(conversation) => clicked.push(conversation)}
        />
      </KitProvider>
    ));
    const list = partsOf(view.container);
    list.action('Bob').click();
    setActive(clicked[0]);
    controlOf(kit).sendAs('bob', text('me', 'Again'));
    await idle();
    expect(list.names()).toEqual(['Bob', 'Ann']);
    expect(list.badge('Bob')).toBe('2');
    expect(list.states('Bob')).toContain('active');
    list.action('Bob').click();
    expect(clicked[1]).toBe(clicked[0]);
    expect(clicked[0]?.getUnreadMessageCount()).toBe(2);
  });

  it('[conv.initialConversations] go on with the pages after them', async () => {
    withViewport(720);
    const kit = await crowd(5);
    const initialConversations = await pageOf(kit, 2);
    const builder = new kit.ConversationsRequestBuilder().setLimit(2);
    const list = renderConversations(kit, { initialConversations, conversationsRequestBuilder: builder });
    expect(list.names()).toEqual(['A000', 'A001']);
    await idle();
    expect(list.names()).toEqual(['A000', 'A001', 'A002', 'A003', 'A004']);
    fireEvent.wheel(scrollerOf(list.container));
    await idle();
    expect(list.one('.kit-list__footer').dataset.state).toBe('end');
  });

  it('[conv.initialConversations] may be more than a page: the same number is fetched again', async () => {
    withViewport(200);
    const kit = await crowd(30);
    const builder = new kit.ConversationsRequestBuilder().setLimit(10);
    const initialConversations = await pageOf(kit, 20);
    const list = renderConversations(kit, { initialConversations, conversationsRequestBuilder: builder });
    await idle();
    expect(fetchCount(kit)).toBe(2);
    expect(list.phase()).toBe('ready');
  });

  it('[conv.initialConversations] may be none', async () => {
    const kit = await crowd(5);
    const none = renderConversations(kit, { initialConversations: [] });
    expect(none.phase()).toBe('empty');
    await idle();
    expect(none.names()).toHaveLength(5);
  });

  it('[conv.initialConversations] know their owner before the SDK reports the signed-in user', async () => {
    const kit = await chats({ ann: 'Hi' });
    await addGroup(kit, 'crew', ['ann']);
    await kit.sendMessage(text('crew', 'Ahoy', 'group'));
    await kit.sendMessage(text('ann', 'Hello'));
    const initialConversations = await pageOf(kit);
    const list = renderConversations(signedOut(kit), { initialConversations });
    expect([list.preview('Crew'), list.receipt('Ann')]).toEqual(['You: Ahoy', 'sent']);
  });

  it('[conv.initialConversations] are removed when another user is signed in', async () => {
    const kit = await chats({ ann: 'Hi', bob: 'Yo' });
    const initialConversations = await pageOf(kit);
    const bob = await session(kit.data, 'bob');
    controlOf(bob).sendAs('ann', text('bob', 'For Bob alone'));
    const list = renderConversations(bob, { initialConversations });
    expect(list.names()).toEqual(['Ann', 'Bob']);
    await idle();
    expect(list.names()).toEqual(['Ann', 'Me']);
    expect(list.preview('Ann')).toBe('For Bob alone');
  });

  it('[conv.initialConversations] stay while someone signs in', async () => {
    const kit = await chats({ ann: 'Hi' });
    const initialConversations = await pageOf(kit);
    const onError = vi.fn();
    const later = signedOut(kit);
    const list = renderConversations(later, { initialConversations, onError });
    await idle();
    const rows = list.all('li');
    expect([list.phase(), list.names()]).toEqual(['ready', ['Ann']]);
    await later.login('me');
    await idle();
    expect(fetchCount(later)).toBe(1);
    expect(list.all('li')).toEqual(rows);
    expect(onError).not.toHaveBeenCalled();
  });

  it('[conv.initialConversations] are removed when nobody signs in for 10 s', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const kit = await chats({ ann: 'Hi' });
    const initialConversations = await pageOf(kit);
    const onError = vi.fn();
    const list = renderConversations(signedOut(kit), { initialConversations, onError });
    await vi.advanceTimersByTimeAsync(9_999);
    expect([list.phase(), onError.mock.calls.length]).toEqual(['ready', 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect([list.phase(), list.one('.kit-list__items').hidden]).toEqual(['error', true]);
    expect(onError.mock.calls.map(([error]) => error.code)).toEqual(['ERR_NOT_LOGGED_IN']);
  });

  it('[conv.initialConversations] stay when the fetch fails, with a way to try again', async () => {
    const kit = await chats({ ann: 'Hi' });
    const initialConversations = await pageOf(kit);
    controlOf(kit).failNext('ConversationsRequest.fetchNext');
    const onError = vi.fn();
    const list = renderConversations(kit, { initialConversations, onError });
    await idle();
    expect([list.phase(), list.names(), onError.mock.calls.length]).toEqual(['ready', ['Ann'], 1]);
    controlOf(kit).sendAs('ann', text('me', 'News'));
    list.one('.kit-list__footer button').click();
    await idle();
    expect(fetchCount(kit)).toBe(2);
    expect([list.preview('Ann'), list.badge('Ann')]).toEqual(['News', '2']);
  });

  it('[error.initial-data] an SDK that cannot revive them is a clear error, and the list loads as usual', async () => {
    const sdk = new FakeSdk();
    const onError = vi.fn();
    const list = renderConversations(sdk, { initialConversations: [{}], onError });
    expect(list.phase()).toBe('loading');
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'ERR_INITIAL_DATA', message: expect.stringContaining('revive(json)') }),
    );
    await idle();
    await sdk.latest.answer([]);
    await idle();
    expect(list.phase()).toBe('empty');
  });

  it('[error.initial-data] rows that are no conversations are a clear error', async () => {
    const kit = createLocalKit({ data: createLocalData({ users: 3, conversations: 2 }) });
    await kit.login('ann');
    const user = JSON.parse(JSON.stringify(await kit.getUser('bob')));
    for (const row of [user, { kind: 'nothing' }]) {
      const onError = vi.fn();
      const list = renderConversations(kit, { initialConversations: [row], onError });
      expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'ERR_INITIAL_DATA' }));
      await list.ready();
      expect(list.phase()).toBe('ready');
    }
  });
});
