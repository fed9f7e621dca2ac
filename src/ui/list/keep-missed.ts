import { isTextField } from '../../primitives/list/is-text-field.ts';

/** A key, a pointer that is still down, or a request for a menu. */
const ACTS = ['keydown', 'pointerdown', 'pointerup', 'pointercancel', 'contextmenu'] as const;
/** What the browser's own menu is for: links, media, fields, and selected text. */
const NATIVE_MENU = 'a, audio, video, input, textarea';

/** Whether the browser's own menu is wanted at the target of an event. */
export function wantsNativeMenu({ target }: Event): boolean {
  const selection = getSelection();
  return (
    (target as Element).closest(NATIVE_MENU) !== null ||
    (selection?.type === 'Range' && selection.containsNode(target as Node, true))
  );
}

/**
 * Keeps the last act on a list whose input has not loaded yet: keys one after the other, a pointer, or a request for a
 * menu.
 * @param onAct - called at each act, to load the input.
 * @param hasMenuAt - whether the list has a menu at the target of an event.
 * @returns a function that ends this, and returns the act. It dispatches keys again by itself, once its caller is done.
 */
export function keepMissed(
  list: HTMLElement,
  onAct: () => void,
  hasMenuAt: (target: EventTarget | null) => boolean,
): () => Event | undefined {
  let missed: Event | undefined;
  let keys: KeyboardEvent[] = [];
  const keepKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isTextField(event.target)) return;
    // The keys before it may have moved the focus to another row, which is the one to press.
    if (event.key === 'Enter' && keys.length > 0) event.preventDefault();
    keys.push(event);
  };
  const keep = (event: Event) => {
    onAct();
    if (event.type === 'keydown') {
      missed = undefined;
      keepKey(event as KeyboardEvent);
      return;
    }
    if (event.type === 'contextmenu') {
      if (wantsNativeMenu(event) || !hasMenuAt(event.target)) return;
      event.preventDefault();
    } else if (event.type !== 'pointerdown') {
      // A menu opens whether the pointer is still down or not.
      if (missed?.type === 'pointerdown') missed = undefined;
      return;
    }
    missed = event;
    keys = [];
  };
  for (const type of ACTS) list.addEventListener(type, keep);
  return () => {
    for (const type of ACTS) list.removeEventListener(type, keep);
    queueMicrotask(() => dispatchAgain(list, keys));
    return missed;
  };
}

/** Dispatches keys again, each on what has the focus then. Only the list receives them: the page already has. */
function dispatchAgain(list: HTMLElement, keys: readonly KeyboardEvent[]): void {
  // A key must not bring the focus back from where it has gone meanwhile.
  if (!(keys[0]?.target as Element | undefined)?.matches(':focus')) return;
  const stop = (event: Event) => event.stopPropagation();
  list.addEventListener('keydown', stop);
  for (const key of keys) {
    const focused = document.activeElement as HTMLElement;
    if (focused.dispatchEvent(new KeyboardEvent('keydown', key)) && key.defaultPrevented) focused.click();
  }
  list.removeEventListener('keydown', stop);
}
