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
 * Keeps the last act on a list whose input has not loaded yet.
 * @param onAct - called at each act, to load the input.
 * @param hasMenuAt - whether the list has a menu at the target of an event.
 * @returns a function that ends this, and returns the act.
 */
export function keepMissed(
  list: HTMLElement,
  onAct: () => void,
  hasMenuAt: (target: EventTarget | null) => boolean,
): () => Event | undefined {
  let missed: Event | undefined;
  const keep = (event: Event) => {
    onAct();
    if (event.type === 'contextmenu') {
      if (wantsNativeMenu(event) || !hasMenuAt(event.target)) return;
      event.preventDefault();
    } else if (!event.type.endsWith('down')) {
      // A menu opens whether the pointer is still down or not.
      if (missed?.type === 'pointerdown') missed = undefined;
      return;
    }
    missed = event;
  };
  for (const type of ACTS) list.addEventListener(type, keep);
  return () => {
    for (const type of ACTS) list.removeEventListener(type, keep);
    // A key must not bring the focus back from where it has gone meanwhile.
    const isOver = missed?.type === 'keydown' && !(missed.target as Element).matches(':focus');
    return isOver ? undefined : missed;
  };
}
