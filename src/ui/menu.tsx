import { createSelector, createSignal, For, type JSX, Show } from 'solid-js';
import type { KitOptionFields } from '../core/kit-option.ts';
import { indexByKey } from './index-by-key.ts';
import { type MenuPlace, placeMenu } from './place-menu.ts';

/** One entry of a context menu: one of the app's, or a built-in one. */
export interface MenuItem extends KitOptionFields {
  /** Whether it destroys something. */
  isDanger?: boolean;
}

/** A menu that is to be opened; the focus returns to its anchor. */
export interface MenuRequest extends MenuPlace {
  items: readonly MenuItem[];
  /** What the menu is about, for assistive technology. */
  label: string;
  /** The row it belongs to. */
  key: unknown;
}

/** The one menu that all rows of a list share. */
export interface MenuController {
  open(request: MenuRequest): void;
  close(): void;
  /** Closes the menu and does what the entry does. */
  choose(item: MenuItem): void;
  /** Whether the menu is open for this row. Reactive. */
  isOpenFor(key: unknown): boolean;
  /** What to draw. */
  readonly request: () => MenuRequest | null;
  /** @internal */
  attach(element: HTMLElement): void;
  /** @internal */
  onToggle(isOpen: boolean): void;
}

/**
 * Makes the menu of a list.
 * @param call - runs what an entry does.
 * @param onOpenChange - runs when the menu opens and closes.
 */
export function createMenu(
  call: (action: () => void) => void,
  onOpenChange: (isOpen: boolean) => void,
): MenuController {
  const [request, setRequest] = createSignal<MenuRequest | null>(null);
  let element: HTMLElement | undefined;

  const closed = () => {
    const { anchor } = request() ?? {};
    if (!anchor) return;
    const holdsFocus =
      !document.activeElement ||
      document.activeElement === document.body ||
      element?.contains(document.activeElement);
    setRequest(null);
    onOpenChange(false);
    if (holdsFocus) anchor.focus({ preventScroll: true });
  };
  const isOpenFor = createSelector(() => request()?.key);
  const close = () => {
    if (!request()) return;
    element?.hidePopover?.();
    closed();
  };
  return {
    request,
    isOpenFor,
    open(next) {
      if (request()) closed();
      setRequest(next);
      onOpenChange(true);
      // The row holds the focus while its menu is open, however that was opened: so it stays mounted.
      next.anchor.focus({ preventScroll: true });
      element?.showPopover?.();
      if (element) placeMenu(element, next);
      element?.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true });
    },
    close,
    choose(item) {
      close();
      call(() => item.onClick?.());
    },
    attach: (el) => {
      element = el;
    },
    onToggle: (isOpen) => {
      if (!isOpen) closed();
    },
  };
}

/** Draws the menu of a list (`a11y.context-menu`). CSS hooks: `.kit-menu`, `.kit-menu__item`. */
export function Menu(props: { menu: MenuController }): JSX.Element {
  const onKeyDown = (event: KeyboardEvent & { currentTarget: HTMLElement }) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    const index = items.indexOf(document.activeElement as HTMLElement);
    const next = nextItem(items, index, event.key);
    if (next) {
      next.focus();
      event.preventDefault();
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      props.menu.close();
    }
    event.stopPropagation();
  };
  return (
    <div
      class="kit-menu-positioner"
      popover="auto"
      data-open={props.menu.request() ? '' : undefined}
      ref={(element) => {
        props.menu.attach(element);
        element.addEventListener('toggle', (event) =>
          props.menu.onToggle((event as ToggleEvent).newState === 'open'),
        );
      }}
    >
      <Show when={props.menu.request()}>
        {(request) => (
          <div class="kit-menu" role="menu" aria-label={request().label} onKeyDown={onKeyDown}>
            <For each={request().items}>
              {(item) => (
                <button
                  type="button"
                  class="kit-menu__item"
                  role="menuitem"
                  tabindex={-1}
                  data-danger={item.isDanger ? '' : undefined}
                  onClick={() => props.menu.choose(item)}
                >
                  {iconOf(item)}
                  <span class="kit-menu__item-title">{item.title}</span>
                </button>
              )}
            </For>
          </div>
        )}
      </Show>
    </div>
  );
}

function iconOf({ iconURL, isDanger }: MenuItem): JSX.Element {
  if (iconURL) return <img class="kit-menu__item-icon" src={iconURL} alt="" />;
  return isDanger && <span class="kit-menu__item-icon" aria-hidden="true" />;
}

function nextItem(items: readonly HTMLElement[], index: number, key: string): HTMLElement | undefined {
  const next = indexByKey(key, index, items.length);
  if (next !== undefined) return items.at(next % items.length);
  if (key.length !== 1 || key === ' ') return undefined;
  const wanted = key.toLocaleLowerCase();
  const rotated = [...items.slice(index + 1), ...items.slice(0, index + 1)];
  return rotated.find((item) => item.textContent?.trim().toLocaleLowerCase().startsWith(wanted));
}
