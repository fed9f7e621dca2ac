import { createUniqueId, For, type JSX } from 'solid-js';
import { createStore, reconcile } from 'solid-js/store';
import { render } from 'solid-js/web';
import { hueOf, initialsOf } from '../../../../src/text/initials.ts';
import type { BenchConversation } from '../../feed/objects.ts';
import { find, type MountOptions, type Subject, settle } from '../subject.ts';
import { createRowChanges, type RowData, rowOf, WORDS } from './row-changes.ts';

// The usual Solid way: rows in a store, `reconcile` by id, `For`, all rows in the DOM. It publishes once per
// frame, like the kit. It has no window, no further pages, and none of what the hand-written list omits.

/** Mounts the list, with all rows of the first page rendered. */
export const mountStore = (options: MountOptions): Promise<Subject> =>
  mountRows(options, (props) => (
    <ListFrame>
      <ul class="kit-list__items" role="list" aria-label="Chats">
        <For each={props.rows}>{(row) => <Row row={row} />}</For>
      </ul>
    </ListFrame>
  ));

/** Mounts a list over a store of rows. */
export async function mountRows(
  { feed, host }: MountOptions,
  List: (props: { rows: readonly RowData[] }) => JSX.Element,
): Promise<Subject> {
  const request = new feed.sdk.ConversationsRequestBuilder().build();
  const page = (await request.fetchNext()) as readonly BenchConversation[];
  const loaded = page.map(rowOf);
  const [state, setState] = createStore<{ rows: readonly RowData[] }>({ rows: structuredClone(loaded) });
  const changes = createRowChanges(loaded, () =>
    setState('rows', reconcile(changes.apply(), { key: 'uid' })),
  );
  feed.sdk.addMessageListener('store', changes.listeners.message);
  feed.sdk.addUserListener('store', changes.listeners.user);
  const dispose = render(() => <List rows={state.rows} />, host);
  await settle(changes, () => host.getElementsByClassName('kit-list__row').length > 0);
  return {
    feed,
    host,
    scroller: find(host, '.kit-list__scroller'),
    flush: changes.flush,
    dispose() {
      feed.sdk.removeMessageListener('store');
      feed.sdk.removeUserListener('store');
      changes.dispose();
      dispose();
    },
  };
}

/** The markup around the rows. */
export function ListFrame(props: {
  children: JSX.Element;
  onScroller?: (element: HTMLElement) => void;
}): JSX.Element {
  return (
    <div class="kit-conversations kit-conversations-hide-scrollbar">
      <div class="kit-list">
        <div class="kit-list__header">
          <h2 class="kit-list__header-title">Chats</h2>
        </div>
        <div class="kit-list__viewport">
          <div class="kit-list__scroller" ref={(element) => props.onScroller?.(element)}>
            {props.children}
          </div>
        </div>
      </div>
    </div>
  );
}

/** A row; the app may place it. */
export function Row(props: { row: RowData; style?: JSX.CSSProperties }): JSX.Element {
  const id = createUniqueId();
  const receiptClass = () => {
    const { receipt } = props.row;
    const name = 'kit-conversations__subtitle-receipts';
    return receipt ? `${name} kit-receipts-${receipt} ${name}-${receipt}` : name;
  };
  return (
    <li
      class="kit-list__row kit-conversations__list-item"
      style={props.style}
      classList={{ 'kit-conversations__list-item-online': props.row.isOnline }}
    >
      <div class="kit-list-item">
        <div class="kit-list-item__leading-view">
          <div class="kit-avatar" data-hue={hueOf(props.row.uid)}>
            <img class="kit-avatar__image" alt="" decoding="async" draggable="false" />
            <span class="kit-avatar__text" role="img" aria-label={props.row.name}>
              {initialsOf(props.row.name)}
            </span>
          </div>
          <span class="kit-list-item__status kit-status-indicator" />
        </div>
        <div class="kit-list-item__body">
          <div class="kit-list-item__body-title">
            <button
              type="button"
              class="kit-list-item__action"
              tabindex={-1}
              aria-describedby={`${id}s ${id}t`}
            >
              {props.row.name}
            </button>
          </div>
          <div
            class="kit-list-item__body-subtitle kit-conversations__subtitle"
            id={`${id}s`}
            data-typing={props.row.isTyping ? '' : undefined}
          >
            <span
              class={receiptClass()}
              role="img"
              aria-label={WORDS.receipt[props.row.receipt] || undefined}
            />
            <span class="kit-conversations__subtitle-icon" aria-hidden="true" />
            <span class="kit-conversations__subtitle-text" data-kind="text">
              <span class="kit-conversations__subtitle-text-prefix" dir="auto">
                <span class="kit-conversations__subtitle-text-sender" />
                <span class="kit-conversations__subtitle-text-colon" aria-hidden="true" />
              </span>
              <span class="kit-conversations__subtitle-text-body">{props.row.text}</span>
            </span>
            <span class="kit-conversations__subtitle-typing">{props.row.isTyping ? 'typing…' : ''}</span>
          </div>
        </div>
        <div class="kit-list-item__trailing-view kit-conversations__trailing-view" id={`${id}t`}>
          <time class="kit-date kit-conversations__trailing-view-date">{WORDS.date(props.row.sentAt)}</time>
          <span
            class="kit-badge kit-conversations__trailing-view-badge-count"
            hidden={props.row.unread === 0}
          >
            <span class="kit-badge__count" aria-hidden="true">
              {WORDS.badge(props.row.unread)}
            </span>
            <span class="kit-badge__label">
              {props.row.unread === 0 ? '' : WORDS.unread(props.row.unread)}
            </span>
          </span>
        </div>
        <button
          type="button"
          class="kit-list-item__menu-button kit-conversations__trailing-view-options"
          tabindex={-1}
          aria-haspopup="menu"
          aria-label="More"
        />
      </div>
    </li>
  );
}
