/** A key, or a pointer that is still down. */
const ACTS = ['keydown', 'pointerdown', 'pointerup', 'pointercancel'] as const;

/**
 * Keeps the last act on a list whose input has not loaded yet.
 * @param onAct - called at each act, to load the input.
 * @returns a function that ends this, and returns the act.
 */
export function keepMissed(list: HTMLElement, onAct: () => void): () => Event | undefined {
  let missed: Event | undefined;
  const keep = (event: Event) => {
    missed = event.type.endsWith('down') ? event : undefined;
    onAct();
  };
  for (const type of ACTS) list.addEventListener(type, keep, { passive: true });
  return () => {
    for (const type of ACTS) list.removeEventListener(type, keep);
    // A key must not bring the focus back from where it has gone meanwhile.
    const isOver = missed?.type === 'keydown' && !(missed.target as Element).matches(':focus');
    return isOver ? undefined : missed;
  };
}
