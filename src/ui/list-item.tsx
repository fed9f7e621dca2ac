import { type JSX, Show } from 'solid-js';
import { KitAvatar } from './avatar.tsx';
import { useRowControl } from './row-context.ts';
import { rowId } from './row-id.ts';

/** The props of `KitListItem`. */
export interface KitListItemProps {
  /** The text of the title, which also names the item. */
  title: string;
  /** The name that the avatar is drawn from. @defaultValue the title */
  avatarName?: string | undefined;
  /** The URL of the avatar's picture. */
  avatarURL?: string | undefined;
  /** What the avatar's colour is chosen by, and the id that `onListItemClicked` gives back. */
  id?: string | undefined;
  /** What leads the item. @defaultValue the avatar */
  leadingView?: JSX.Element;
  /** What stands in the place of the visible title. */
  titleView?: JSX.Element;
  /** What stands under the title. */
  subtitleView?: JSX.Element;
  /** What trails the item. */
  trailingView?: JSX.Element;
  /** Whether it is highlighted; in a row of a list it follows the row. @defaultValue false */
  isActive?: boolean | undefined;
  /** The item was clicked, tapped, or activated by key. */
  onListItemClicked?: ((id: string | undefined) => void) | undefined;
}

/**
 * An item that looks and acts like the rows of both lists (`helper.KitListItem`). Inside an `itemView` it is the
 * control of its row. CSS hooks: `.kit-list-item`, `.kit-list-item__body-title`.
 * @example <KitListItem title="Ann" subtitleView={<i>at sea</i>} onListItemClicked={open} />
 */
export function KitListItem(props: KitListItemProps): JSX.Element {
  const row = useRowControl();
  const id = rowId();
  // At once, and not when mounted: a server draws the row without the bare button too.
  row?.claim();
  return (
    <div class="kit-list-item">
      <div class="kit-list-item__leading-view">
        {props.leadingView ?? (
          <KitAvatar name={props.avatarName ?? props.title} image={props.avatarURL} id={props.id} />
        )}
      </div>
      <div class="kit-list-item__body">
        <div class="kit-list-item__body-title">
          <button
            type="button"
            class="kit-list-item__action"
            tabindex={row ? -1 : undefined}
            aria-label={props.title}
            aria-current={(props.isActive ?? row?.isActive()) ? 'true' : undefined}
            aria-describedby={`${id}s ${id}t`}
            onClick={(event) => {
              props.onListItemClicked?.(props.id);
              row?.activate(event);
            }}
          >
            <Show when={!props.titleView}>{props.title}</Show>
          </button>
          {props.titleView}
        </div>
        <div class="kit-list-item__body-subtitle" id={`${id}s`}>
          {props.subtitleView}
        </div>
      </div>
      <div class="kit-list-item__trailing-view" id={`${id}t`}>
        {props.trailingView}
      </div>
    </div>
  );
}
