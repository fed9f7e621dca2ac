import { type Accessor, createSignal } from 'solid-js';
import { focusedNear, isFocusLost } from '../../utils/focused-near.ts';
import type { KitOptionFields } from './kit-option.ts';
import type { MenuAnchor } from './place-menu.ts';

/** An entry of a context menu: the app's, or a built-in one. */
export interface MenuItem extends KitOptionFields {
  /** The action of a built-in entry, which has an icon. */
  action?: string | undefined;
}

/** Emojis above the entries of a message's menu. */
export interface MenuReactions {
  label: string;
  items: readonly { emoji: string; label: string; isMine: boolean; onClick: () => void }[];
  /** The button after them, which opens the emoji picker. */
  more?: { label: string; onClick: () => void } | undefined;
}

/** A menu to open. */
export interface MenuRequest extends MenuAnchor {
  /** The control to focus when the menu closes. */
  opener: HTMLElement;
  items: readonly MenuItem[];
  /** The reactions of a message's menu; its entries have icons. */
  reactions?: MenuReactions;
  /** The menu's label for assistive technology. */
  label: string;
  /** The row of the menu. */
  key: unknown;
}

/** A menu to open, whose entries may still load. */
type WaitingRequest = Omit<MenuRequest, 'items'> & { readonly items: readonly MenuItem[] | null };

/** The single menu that all rows of a list share. */
export interface MenuController {
  /** Opens a menu; null as its entries lets it wait for `fill`. */
  open(request: WaitingRequest): void;
  /** Gives the menu that waits for the entries of a row these entries; closes it if there are none. */
  fill(key: unknown, items: readonly MenuItem[]): void;
  close(): void;
  /** Closes the menu and runs the entry, unless the entry is disabled. */
  choose(item: Pick<MenuItem, 'onClick' | 'isDisabled'>): void;
  /** Whether the menu is open for this row, or waits for its entries. Reactive. */
  isOpenFor(key: unknown): boolean;
  /** The menu to render. */
  readonly request: Accessor<MenuRequest | null>;
  /** Whether a menu waits for its entries. Reactive. */
  isWaiting(): boolean;
}

/**
 * Creates the menu of a list.
 * @param call - runs an entry's action.
 * @param onOpenChange - called when the menu opens and closes.
 */
export function createMenu(
  call: (action: () => void) => void,
  onOpenChange: (isOpen: boolean) => void,
): MenuController {
  const [current, setCurrent] = createSignal<WaitingRequest | null>(null);
  const isWaiting = () => current()?.items === null;
  const close = () => {
    const { opener } = current() ?? {};
    if (!opener) return;
    const hasFocus = isFocusLost() || focusedNear(opener)?.closest('.kit-menu');
    setCurrent(null);
    if (hasFocus) opener.focus({ preventScroll: true });
    onOpenChange(false);
  };
  return {
    request: () => (isWaiting() ? null : (current() as MenuRequest | null)),
    isWaiting,
    isOpenFor: (key) => current()?.key === key,
    open(next) {
      close();
      onOpenChange(true);
      // Focus the row however its menu is opened, so that it stays mounted.
      next.opener.focus({ preventScroll: true });
      setCurrent(() => next);
    },
    fill(key, items) {
      const waiting = current();
      if (waiting?.items !== null || waiting.key !== key) return;
      if (items.length === 0) close();
      else setCurrent({ ...waiting, items });
    },
    close,
    choose(item) {
      if (item.isDisabled) return;
      close();
      call(() => item.onClick?.());
    },
  };
}
