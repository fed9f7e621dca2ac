const DURATION_MS = 240;
/** Fast at first, so that targets come to rest early. */
const EASING = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/**
 * Animates rows from their earlier to their current positions, with transforms only. Rows that moved up enter
 * from above, together with the rows they push down, so that rows never cross. Does nothing with reduced
 * motion.
 * @param before - the earlier positions on the screen, in px.
 * @param now - the current positions.
 */
export function glideRows<E>(
  before: ReadonlyMap<E, number>,
  now: ReadonlyMap<E, number>,
  elementOf: (entry: E) => HTMLElement | undefined,
): void {
  if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches !== false) return;
  /** How far a row moves down; undefined for one that moved up. */
  const fall = (entry: E) => {
    const distance = (now.get(entry) ?? 0) - (before.get(entry) ?? Number.POSITIVE_INFINITY);
    return distance >= 0 ? distance : undefined;
  };
  const glides: Animation[] = [];
  const furthest = Math.max(0, ...[...now.keys()].map((entry) => fall(entry) ?? 0));
  for (const entry of now.keys()) {
    const distance = fall(entry) ?? furthest;
    const element = elementOf(entry);
    if (distance < 1 || !element) continue;
    glides.push(
      element.animate(
        { transform: [`translateY(${-distance}px)`, 'none'] },
        { duration: DURATION_MS, easing: EASING },
      ),
    );
  }
  finishOnMove(glides);
}

/** Ends animations when the pointer moves, because the row under a moving pointer must not move. */
function finishOnMove(glides: readonly Animation[]): void {
  if (glides.length === 0) return;
  const abort = new AbortController();
  const finish = () => {
    for (const glide of glides) glide.finish();
  };
  document.addEventListener('pointermove', finish, { once: true, passive: true, signal: abort.signal });
  void Promise.allSettled(glides.map(({ finished }) => finished)).then(() => abort.abort());
}
