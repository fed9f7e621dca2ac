const DURATION_MS = 240;
/** Quick at first: what is aimed at next rests soon. */
const EASING = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/**
 * Lets rows glide from where they were to where they are, by transforms alone. Rows that rose come in from above,
 * together with those that they push down: so none crosses another. Nothing moves where motion is reduced.
 * @param before - where the rows were on the screen, in px.
 * @param now - where they are.
 */
export function glideRows<E>(
  before: ReadonlyMap<E, number>,
  now: ReadonlyMap<E, number>,
  elementOf: (entry: E) => HTMLElement | undefined,
): void {
  if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches !== false) return;
  /** How far a row moves down; undefined for one that rose. */
  const fall = (entry: E) => {
    const distance = (now.get(entry) ?? 0) - (before.get(entry) ?? Number.POSITIVE_INFINITY);
    return distance >= 0 ? distance : undefined;
  };
  const furthest = Math.max(0, ...[...now.keys()].map((entry) => fall(entry) ?? 0));
  for (const entry of now.keys()) {
    const distance = fall(entry) ?? furthest;
    const element = elementOf(entry);
    if (distance < 1 || !element) continue;
    const glide = element.animate(
      { transform: [`translateY(${-distance}px)`, 'none'] },
      { duration: DURATION_MS, easing: EASING },
    );
    // What is aimed at rests.
    element.parentElement?.addEventListener('pointermove', () => glide.finish(), { once: true });
  }
}
