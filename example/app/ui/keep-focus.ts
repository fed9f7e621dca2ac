import { onCleanup, onMount } from 'solid-js';

const FOCUSABLE = 'button, a[href], input, select, textarea, [tabindex]';

/** Keeps the focus in the page: when its element goes away, what is nearest to it takes the focus. */
export function keepFocus(root: () => HTMLElement): void {
  let path: HTMLElement[] = [];
  const note = ({ target }: FocusEvent) => {
    path = [];
    for (let at = target as HTMLElement | null; at && at !== document.body; at = at.parentElement)
      path.push(at);
  };
  // The focus moves elsewhere by itself.
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) path = [];
  };
  const look = () => {
    const [last] = path;
    const focused = document.activeElement;
    // A disabled element keeps the focus until the next frame.
    const isGone =
      last &&
      (focused === document.body ? !canHaveFocus(last) : focused === last && last.matches(':disabled'));
    if (!isGone) return;
    for (const each of path.slice(1)) {
      const next = each.isConnected && [...each.querySelectorAll<HTMLElement>(FOCUSABLE)].find(canHaveFocus);
      if (next) {
        next.focus({ preventScroll: true });
        return;
      }
    }
  };
  onMount(() => {
    const observer = new MutationObserver(look);
    observer.observe(root(), {
      subtree: true,
      childList: true,
      attributeFilter: ['inert', 'hidden', 'disabled', 'data-view'],
    });
    root().addEventListener('focusin', note);
    // First: what a focus that moves takes out of the page is seen between the listeners.
    root().addEventListener('focusout', leave, { capture: true });
    onCleanup(() => observer.disconnect());
  });
}

function canHaveFocus(element: HTMLElement): boolean {
  return (
    element.isConnected &&
    element.tabIndex >= 0 &&
    !element.matches(':disabled, [inert] *, [inert]') &&
    element.checkVisibility({ visibilityProperty: true })
  );
}
