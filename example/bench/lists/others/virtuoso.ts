import { createElement as h, memo, type ReactNode, useId, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type Components, Virtuoso } from 'react-virtuoso';
import { hueOf, initialsOf } from '../../../../src/text/initials.ts';
import type { BenchConversation } from '../../feed/objects.ts';
import { nextFrame } from '../../measure/interleave.ts';
import { find, type MountOptions, type Subject } from '../subject.ts';
import { createRowChanges, type RowData, rowOf, WORDS } from './row-changes.ts';

// A React list as apps write it: react-virtuoso with rows of fixed height, keyed by id and memoised, over an
// immutable array rebuilt once per frame. In plain JavaScript, because this page's JSX is Solid's. It has no
// further pages, and none of what the hand-written list omits.

/** The kit's overscan beyond each edge of the viewport, in px. */
const BEYOND_PX = 5 * 72;

/** Mounts the list, with its first rows rendered. */
export async function mountVirtuoso({ feed, host }: MountOptions): Promise<Subject> {
  const request = new feed.sdk.ConversationsRequestBuilder().build();
  const page = (await request.fetchNext()) as readonly BenchConversation[];
  let rows: readonly RowData[] = page.map(rowOf);
  let notify = () => {};
  const changes = createRowChanges(rows, () => {
    rows = changes.apply();
    notify();
  });
  feed.sdk.addMessageListener('virtuoso', changes.listeners.message);
  feed.sdk.addUserListener('virtuoso', changes.listeners.user);
  const store: Store = {
    subscribe(onChange) {
      notify = onChange;
      return () => {
        notify = () => {};
      };
    },
    rows: () => rows,
  };
  const root = createRoot(host);
  flushSync(() => root.render(h(List, { store })));
  // It measures itself with observers, which run in frames.
  for (let frame = 0; host.getElementsByClassName('kit-list__row').length === 0; frame++) {
    if (frame > 1000) throw new Error('The list drew no row.');
    await nextFrame();
  }
  return {
    feed,
    host,
    scroller: find(host, '[data-virtuoso-scroller]'),
    flush: () => flushSync(changes.flush),
    dispose() {
      feed.sdk.removeMessageListener('virtuoso');
      feed.sdk.removeUserListener('virtuoso');
      changes.dispose();
      root.unmount();
    },
  };
}

/** The source of the rows. */
interface Store {
  subscribe(onChange: () => void): () => void;
  rows(): readonly RowData[];
}

const div = (className: string, ...children: ReactNode[]) => h('div', { className }, ...children);

function List({ store }: { store: Store }): ReactNode {
  const rows = useSyncExternalStore(store.subscribe, store.rows);
  return div(
    'kit-conversations kit-conversations-hide-scrollbar',
    div(
      'kit-list',
      div('kit-list__header', h('h2', { className: 'kit-list__header-title' }, 'Chats')),
      div(
        'kit-list__viewport',
        h(Virtuoso<RowData>, {
          className: 'kit-list__scroller',
          data: rows,
          computeItemKey,
          itemContent,
          components: PARTS,
          fixedItemHeight: 72,
          increaseViewportBy: BEYOND_PX,
        }),
      ),
    ),
  );
}

const computeItemKey = (_: number, row: RowData) => row.uid;
const itemContent = (_: number, row: RowData) => h(Row, { row });

const PARTS: Components<RowData> = {
  List: ({ ref, ...props }) =>
    h('ul', { ...props, ref: ref as never, className: 'kit-list__items', role: 'list' }),
  Item: ({ item, ...props }) =>
    h('li', {
      ...props,
      className: `kit-list__row kit-conversations__list-item${
        item.isOnline ? ' kit-conversations__list-item-online' : ''
      }`,
    }),
};

/** Renders again only when its row is another object. */
const Row = memo(({ row }: { row: RowData }) => {
  const id = useId();
  return div(
    'kit-list-item',
    div(
      'kit-list-item__leading-view',
      h(Avatar, { uid: row.uid, name: row.name }),
      h('span', {
        className: 'kit-list-item__status kit-status-indicator',
      }),
    ),
    div(
      'kit-list-item__body',
      div(
        'kit-list-item__body-title',
        h(
          'button',
          {
            type: 'button',
            className: 'kit-list-item__action',
            tabIndex: -1,
            'aria-describedby': `${id}s ${id}t`,
          },
          row.name,
        ),
      ),
      h(Subtitle, { row, id: `${id}s` }),
    ),
    h(Trailing, { sentAt: row.sentAt, unread: row.unread, id: `${id}t` }),
    h('button', {
      type: 'button',
      className: 'kit-list-item__menu-button kit-conversations__trailing-view-options',
      tabIndex: -1,
      'aria-haspopup': 'menu',
      'aria-label': 'More',
    }),
  );
});

const Avatar = memo(({ uid, name }: { uid: string; name: string }) =>
  h(
    'div',
    { className: 'kit-avatar', 'data-hue': hueOf(uid) },
    h('img', { className: 'kit-avatar__image', decoding: 'async', draggable: false }),
    h('span', { className: 'kit-avatar__text', role: 'img', 'aria-label': name }, initialsOf(name)),
  ),
);

function Subtitle({ row, id }: { row: RowData; id: string }): ReactNode {
  const { receipt, isTyping } = row;
  const name = 'kit-conversations__subtitle-receipts';
  return h(
    'div',
    {
      className: 'kit-list-item__body-subtitle kit-conversations__subtitle',
      id,
      'data-typing': isTyping ? '' : undefined,
    },
    h('span', {
      className: receipt ? `${name} kit-receipts-${receipt} ${name}-${receipt}` : name,
      role: 'img',
      'aria-label': WORDS.receipt[receipt] || undefined,
    }),
    h('span', { className: 'kit-conversations__subtitle-icon', 'aria-hidden': true }),
    h(
      'span',
      { className: 'kit-conversations__subtitle-text', 'data-kind': 'text' },
      h(
        'span',
        { className: 'kit-conversations__subtitle-text-prefix', dir: 'auto' },
        h('span', { className: 'kit-conversations__subtitle-text-sender' }),
        h('span', { className: 'kit-conversations__subtitle-text-colon', 'aria-hidden': true }),
      ),
      h('span', { className: 'kit-conversations__subtitle-text-body' }, row.text),
    ),
    h('span', { className: 'kit-conversations__subtitle-typing' }, isTyping ? 'typing…' : ''),
  );
}

const Trailing = memo(({ sentAt, unread, id }: { sentAt: number; unread: number; id: string }) =>
  h(
    'div',
    { className: 'kit-list-item__trailing-view kit-conversations__trailing-view', id },
    h('time', { className: 'kit-date kit-conversations__trailing-view-date' }, WORDS.date(sentAt)),
    h(
      'span',
      { className: 'kit-badge kit-conversations__trailing-view-badge-count', hidden: unread === 0 },
      h('span', { className: 'kit-badge__count', 'aria-hidden': true }, WORDS.badge(unread)),
      h('span', { className: 'kit-badge__label' }, unread === 0 ? '' : WORDS.unread(unread)),
    ),
  ),
);
