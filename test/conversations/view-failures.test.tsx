import { render } from '@solidjs/testing-library';
import { type Kit, KitConversations, KitListItem, KitProvider } from 'solid-chat-kit';
import { type JSX, onCleanup } from 'solid-js';
import { describe, expect, it, vi } from 'vitest';
import { FakeSdk } from '../support/fake-sdk.ts';
import { heard, idle, inside, partsOf, renderAsking, renderFaked, withUser } from './harness.tsx';

const SLOTS = ['itemView', 'leadingView', 'titleView', 'subtitleView', 'trailingView'] as const;
const page = () => [withUser('ann', heard({ id: 2 })), withUser('bob', heard({ id: 1, from: 'bob' }))];
const isAnn = (conversation: Kit.Conversation) =>
  (conversation.getConversationWith() as Kit.User).getUid() === 'ann';

/** A part of a view that throws when it is removed. */
function Unending(): JSX.Element {
  onCleanup(() => {
    throw new Error('no end');
  });
  return <b class="unending">x</b>;
}

/** A function returned by a view, which throws later. */
const failing = (() => {
  throw new Error('no content');
}) as unknown as JSX.Element;

const failed = expect.objectContaining({ code: 'ERR_VIEW_FAILED', message: 'no end' });

it('[error.slot] a view that throws again after a retry is reported once for each message', async () => {
  const onError = vi.fn();
  let reason = 'first';
  const { sdk } = await renderFaked(page(), {
    onError,
    subtitleView: (conversation) => {
      if (isAnn(conversation)) throw new Error(reason);
      return <i>fine</i>;
    },
  });
  const again = async (id: number) => {
    sdk.emit('message', 'onTextMessageReceived', heard({ id }));
    await idle();
  };
  await again(10);
  reason = 'second';
  await again(11);
  await again(12);
  expect(onError.mock.calls.map(([{ message }]) => message)).toEqual(['first', 'second']);
});

describe('a view whose cleanup throws', () => {
  it.each(SLOTS)('[error.slot] as %s costs nothing else when its row leaves', async (slot) => {
    const onError = vi.fn();
    const draw = (conversation: Kit.Conversation) => (isAnn(conversation) ? <Unending /> : <i>fine</i>);
    const cid = withUser('cid', heard({ id: 0, from: 'cid' }));
    const { sdk, list } = await renderFaked([...page(), cid], { onError, [slot]: draw });
    list.events.conversations.ccConversationDeleted.next(withUser('ann', heard({ id: 9 })));
    await idle();
    expect(list.names()).toEqual(['Bob', 'Cid']);
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 10, from: 'cid' }));
    await idle();
    expect(list.names()).toEqual(['Cid', 'Bob']);
    expect(onError).toHaveBeenCalledExactlyOnceWith(failed);
  });

  it.each(SLOTS)('[error.slot] as %s is replaced by another slot', async (slot) => {
    const onError = vi.fn();
    const { list } = await renderFaked(page(), { onError, [slot]: () => <Unending /> });
    list.set({ [slot]: () => <u class="next">y</u> });
    expect([list.all('.next').length, list.all('.unending').length]).toEqual([2, 0]);
    expect(onError.mock.calls).toEqual([[failed], [failed]]);
  });

  it('[error.slot] leaves no listener when the list goes', async () => {
    const Row = (props: { name: string }) => [<KitListItem title={props.name} />, <Unending />];
    const { sdk, list } = await renderFaked(page(), {
      itemView: (conversation) => <Row name={conversation.getConversationWith().getName()} />,
    });
    list.unmount();
    expect(sdk.listenerCount).toBe(0);
  });

  it('[error.slot] as a view of the frame costs nothing else', async () => {
    const onError = vi.fn();
    const sdk = new FakeSdk();
    const { container, unmount } = render(() => (
      <KitProvider sdk={sdk} locale="en">
        <KitConversations onError={onError} headerView={<Unending />} loadingView={<Unending />} />
      </KitProvider>
    ));
    const list = partsOf(container);
    await vi.waitFor(() => expect(list.all('.unending')).toHaveLength(2));
    await sdk.latest.answer(page());
    await vi.waitFor(() => expect([list.phase(), list.all('.unending').length]).toEqual(['ready', 1]));
    unmount();
    expect(onError.mock.calls).toEqual([[failed], [failed]]);
    expect(sdk.listenerCount).toBe(0);
  });
});

describe('a view that returns a function which throws', () => {
  it.each(SLOTS)('[error.slot] as %s costs its own part of its own row', async (slot) => {
    const onError = vi.fn();
    const draw = (conversation: Kit.Conversation) => (isAnn(conversation) ? failing : <i>fine</i>);
    const { sdk, list } = await renderFaked(page(), { onError, [slot]: draw });
    expect(list.row('Ann')).toBeDefined();
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 3, from: 'bob' }));
    await idle();
    expect(list.all('.kit-conversations__list-item')).toHaveLength(2);
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'ERR_VIEW_FAILED', message: 'no content' }),
    );
  });

  it.each(['headerView', 'searchView', 'emptyView', 'errorView'] as const)(
    '[error.slot] as %s is replaced by the built-in view',
    async (view) => {
      const onError = vi.fn();
      const { sdk, list } = await renderAsking({ onError, showSearchBar: true, [view]: failing });
      if (view === 'errorView') await sdk.latest.fail(new Error('no page'));
      else await sdk.latest.answer(view === 'emptyView' ? [] : page());
      await idle();
      expect(list.phase()).toBe({ errorView: 'error', emptyView: 'empty' }[view as string] ?? 'ready');
      expect(onError).toHaveBeenCalledWith(
        expect.objectContaining({ code: 'ERR_VIEW_FAILED', message: 'no content' }),
      );
    },
  );
});

describe('options that return an invalid entry', () => {
  const noEntries: [what: string, entries: unknown][] = [
    ['null', [null]],
    [
      'an entry whose title throws',
      [
        {
          get title(): string {
            throw new Error('no title');
          },
        },
      ],
    ],
  ];

  it.each(noEntries)('[error.slot] open no menu, and are reported: %s', async (_what, entries) => {
    const uncaught = vi.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener('error', uncaught);
    const onError = vi.fn();
    const { sdk, list } = await renderFaked(page(), { onError, options: () => entries as [] });
    inside(list.row('Ann'), '.kit-list-item__menu-button').click();
    await idle();
    window.removeEventListener('error', uncaught);
    expect([uncaught.mock.calls.length, list.has('.kit-menu')]).toEqual([0, false]);
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'ERR_VIEW_FAILED' }));
    sdk.emit('message', 'onTextMessageReceived', heard({ id: 3, from: 'bob' }));
    await idle();
    expect(list.names()).toEqual(['Bob', 'Ann']);
  });
});

describe('an error code that is a name of every object', () => {
  it.each(['toString', 'constructor', '__proto__'])(
    '[error.view] %s shows the usual description',
    async (code) => {
      const { sdk, list } = await renderAsking({});
      await sdk.latest.fail({ code, message: 'no page' });
      await idle();
      expect(list.one('.kit-conversations__error-state-view').textContent).toContain('Something went wrong');
    },
  );
});
