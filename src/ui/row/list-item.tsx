import { createMemo, type JSX, Show } from 'solid-js';
import { readableProps } from '../../utils/readable-props.ts';
import { Avatar } from '../controls/avatar.tsx';
import { orBuiltIn } from '../controls/guarded.tsx';
import { type OwnProps, type RootAttributes, splitRoot } from '../controls/root-attributes.ts';
import { useRowControl } from './row-context.ts';
import { rowId } from './row-record.ts';

type Attributes = RootAttributes<HTMLDivElement, 'title' | 'id'>;

/** The props of `KitListItem`; all others are attributes of its root. */
export interface KitListItemProps extends Attributes {
  /** The text of the title, which is also the accessible name. */
  title: string;
  /** The name of the avatar. @defaultValue the title */
  avatarName?: string | undefined;
  /** The URL of the avatar's picture. */
  avatarURL?: string | undefined;
  /** The id of the root, which also selects the avatar's colour and is passed to `onListItemClicked`. */
  id?: string | undefined;
  /** The start of the item. @defaultValue the avatar */
  leadingView?: JSX.Element;
  /** Replaces the visible title. */
  titleView?: JSX.Element;
  /** Shown below the title. */
  subtitleView?: JSX.Element;
  /** The end of the item. */
  trailingView?: JSX.Element;
  /** Whether it is highlighted; in a row of a list, the row decides. @defaultValue false */
  isActive?: boolean | undefined;
  /** Called when the item is clicked, tapped, or activated with the keyboard. */
  onListItemClicked?: ((id: string | undefined) => void) | undefined;
}

const OWN: OwnProps<Omit<KitListItemProps, 'id'>, Attributes> = {
  title: 1,
  avatarName: 1,
  avatarURL: 1,
  leadingView: 1,
  titleView: 1,
  subtitleView: 1,
  trailingView: 1,
  isActive: 1,
  onListItemClicked: 1,
};

/**
 * An item that looks and behaves like the rows of both lists. Inside an `itemView`, it is the control of its
 * row. CSS hooks: `.kit-list-item`, `.kit-list-item__body-title`.
 * @example <KitListItem title="Ann" subtitleView={<i>at sea</i>} onListItemClicked={open} />
 */
export function KitListItem(given: KitListItemProps): JSX.Element {
  const props = readableProps(given);
  const root = splitRoot(props, OWN);
  const row = useRowControl();
  const id = rowId();
  // Memoized: each read of the prop creates its elements.
  const titleView = createMemo(() => props.titleView);
  // Not in onMount: a server must also render the row without the plain button.
  row?.claim();
  return (
    <div {...root.attributes} class={root.className('kit-list-item')}>
      <div class="kit-list-item__leading-view">
        {orBuiltIn(props.leadingView, () => (
          <Avatar
            name={props.avatarName ?? props.title}
            image={props.avatarURL}
            colorKey={props.id ?? props.avatarName ?? props.title}
          />
        ))}
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
            <Show when={titleView() === undefined}>{props.title}</Show>
          </button>
          {titleView()}
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
