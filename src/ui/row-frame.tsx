import { createSignal, type JSX, Show, untrack } from 'solid-js';
import { SelectionMode } from '../core/selection-mode.ts';
import { RowContext, type RowControl } from './row-context.ts';
import { rowId } from './row-id.ts';
import { type RowSlots, Slot, type SlotRender } from './slot.tsx';

/** What a row offers beside itself. */
export interface RowControls {
  /** How many rows may be selected; does not change while the row lives. */
  mode: SelectionMode;
  /** Whether the row may have a menu; does not change while the row lives. */
  hasMenu: boolean;
  /** The name that the radio buttons of a list share. */
  groupName: string;
  labels: { select: (name: string) => string; menu: () => string };
}

/** The props of `RowFrame`; each built-in part is drawn once and patches itself. */
export interface RowFrameProps<T, R> {
  item: T;
  row: R;
  /** Tracks every change of the row. */
  track: () => void;
  /** The parts that the app draws; they do not change while the row lives. */
  slots: RowSlots<T, R>;
  controls: RowControls;
  /** The root class of the list, such as 'kit-users'. */
  class: string;
  name: string;
  isActive: boolean;
  isSelected: boolean;
  /** Whether this very row has a menu. */
  hasMenu: boolean;
  isMenuOpen: boolean;
  onActivate: (event: MouseEvent) => void;
  onToggle: (isRange: boolean) => void;
  /** The menu button of this element was pressed. */
  onMenu: (row: HTMLElement) => void;
  onError: (cause: unknown) => void;
  leading: () => JSX.Element;
  subtitle: () => JSX.Element;
  trailing: () => JSX.Element;
}

/**
 * The box of a row: its parts, the button that covers it (`a11y.row-keyboard`), and beside that the checkbox
 * and the menu button. The title stands in the button, so that pictures keep their alt text and the app's own
 * controls are in no button.
 */
export function RowFrame<T, R>(props: RowFrameProps<T, R>): JSX.Element {
  const { slots, controls } = untrack(() => ({ slots: props.slots, controls: props.controls }));
  const id = rowId();
  const part = (slot: SlotRender<T, R> | undefined, builtIn: () => JSX.Element) =>
    slot ? (
      <Slot
        render={slot}
        item={props.item}
        row={props.row}
        track={props.track}
        fallback={builtIn}
        onError={props.onError}
      />
    ) : (
      builtIn()
    );

  const checkbox = () =>
    controls.mode === SelectionMode.none ? undefined : (
      <input
        class="kit-list-item__checkbox"
        type={controls.mode === SelectionMode.single ? 'radio' : 'checkbox'}
        name={controls.groupName}
        tabindex={-1}
        aria-label={controls.labels.select(props.name)}
        checked={props.isSelected}
        onClick={(event) => {
          const input = event.currentTarget;
          props.onToggle(event.shiftKey);
          input.checked = props.isSelected;
        }}
      />
    );
  const menuButton = () =>
    controls.hasMenu ? (
      <button
        type="button"
        class={`kit-list-item__menu-button ${props.class}__trailing-view-options`}
        tabindex={-1}
        aria-haspopup="menu"
        aria-expanded={props.isMenuOpen ? 'true' : 'false'}
        aria-label={controls.labels.menu()}
        hidden={!props.hasMenu}
        onClick={(event) => props.onMenu(event.currentTarget.parentElement ?? event.currentTarget)}
      />
    ) : undefined;
  const action = (content: () => JSX.Element, label: () => string | undefined, describedBy?: string) => (
    <button
      type="button"
      class="kit-list-item__action"
      tabindex={-1}
      aria-label={label()}
      aria-current={props.isActive ? 'true' : undefined}
      aria-describedby={describedBy}
      onClick={(event) => props.onActivate(event)}
    >
      {content()}
    </button>
  );

  const box = () => (
    <div class="kit-list-item" data-menu={controls.hasMenu && props.hasMenu ? '' : undefined}>
      {checkbox()}
      <div class="kit-list-item__leading-view">
        {part(slots.leadingView, () => [
          props.leading(),
          <span class="kit-list-item__status kit-status-indicator" />,
        ])}
      </div>
      <div class="kit-list-item__body">
        <div class="kit-list-item__body-title">
          {slots.titleView
            ? [
                action(
                  () => '',
                  () => props.name,
                  `${id}s ${id}t`,
                ),
                part(slots.titleView, () => props.name),
              ]
            : action(
                () => <>{props.name}</>,
                () => undefined,
                `${id}s ${id}t`,
              )}
        </div>
        <div class={`kit-list-item__body-subtitle ${props.class}__subtitle`} id={`${id}s`}>
          {part(slots.subtitleView, () => props.subtitle())}
        </div>
      </div>
      <div class={`kit-list-item__trailing-view ${props.class}__trailing-view`} id={`${id}t`}>
        {part(slots.trailingView, () => props.trailing())}
      </div>
      {menuButton()}
    </div>
  );

  /** The app draws the row: unless a `KitListItem` in it is the control, a bare button covers it. */
  const custom = (slot: SlotRender<T, R>) => {
    const [isClaimed, setClaimed] = createSignal(false);
    const [hasFailed, setFailed] = createSignal(false);
    const control: RowControl = {
      activate: (event) => props.onActivate(event),
      isActive: () => props.isActive,
      claim: () => setClaimed(true),
    };
    const fallBack = () => {
      setFailed(true);
      return undefined;
    };
    return (
      <Show when={!hasFailed()} fallback={box()}>
        <div class="kit-list-item-custom">
          {checkbox()}
          <div class="kit-list-item-custom__view">
            <RowContext.Provider value={control}>{part(slot, fallBack)}</RowContext.Provider>
            <Show when={!isClaimed()}>
              {action(
                () => '',
                () => props.name,
              )}
            </Show>
          </div>
          {menuButton()}
        </div>
      </Show>
    );
  };
  return <>{slots.itemView ? custom(slots.itemView) : box()}</>;
}
