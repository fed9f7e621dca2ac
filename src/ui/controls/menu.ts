import { type Accessor, createSignal } from 'solid-js';
import type { KitOptionFields } from './kit-option.ts';
import type { MenuPlace } from './place-menu.ts';

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
  readonly request: Accessor<MenuRequest | null>;
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
  const close = () => {
    const { anchor } = request() ?? {};
    if (!anchor) return;
    const { activeElement } = document;
    const hasFocus = !activeElement || activeElement === document.body || activeElement.closest('.kit-menu');
    setRequest(null);
    onOpenChange(false);
    if (hasFocus) anchor.focus({ preventScroll: true });
  };
  return {
    request,
    isOpenFor: (key) => request()?.key === key,
    open(next) {
      close();
      onOpenChange(true);
      // The row holds the focus while its menu is open, however that was opened: so it stays mounted.
      next.anchor.focus({ preventScroll: true });
      setRequest(next);
    },
    close,
    choose(item) {
      close();
      call(() => item.onClick?.());
    },
  };
}
