const DURATION_MS = 240;
/** Fast at first, so that click targets come to rest early. */
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
  /** Returns how far a row moves down; undefined for one that moved up. */
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
  keepUnderPointer(glides);
}

/**
 * Pauses animations while the pointer is down, because it could be lifted over another row, and ends them in the frame
 * after the pointer moved: until then, a press acts on the drawn row.
 */
function keepUnderPointer(glides: readonly Animation[]): void {
  if (glides.length === 0) return;
  const abort = new AbortController();
  let isPressed = false;
  const all = (act: 'pause' | 'play' | 'finish') => {
    for (const glide of glides) if (glide.playState !== 'finished') glide[act]();
  };
  const onDown = () => {
    isPressed = true;
    all('pause');
  };
  const onEnd = () => {
    isPressed = false;
    // After the click.
    setTimeout(all, 0, 'play');
  };
  const onMove = () => {
    requestAnimationFrame(() => {
      if (!isPressed) all('finish');
    });
  };
  const options = { passive: true, signal: abort.signal };
  document.addEventListener('pointerdown', onDown, options);
  document.addEventListener('pointermove', onMove, options);
  document.addEventListener('pointerup', onEnd, options);
  document.addEventListener('pointercancel', onEnd, options);
  void Promise.allSettled(glides.map(({ finished }) => finished)).then(() => abort.abort());
}
