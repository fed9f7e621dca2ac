import { nextFrame } from './interleave.ts';

/** A row and its top edge in the viewport, in px. */
export type Edges = Map<Element, number>;

/** Returns the position of each mounted row. Reads the layout: only for scenarios without timing. */
export function edgesOf(host: HTMLElement): Edges {
  const edges: Edges = new Map();
  for (const row of host.getElementsByClassName('kit-list__row'))
    edges.set(row, row.getBoundingClientRect().top);
  return edges;
}

/** How far the rows moved up between two frames, in px: the median of those mounted in both. */
export function travelled(before: Edges, after: Edges): number | undefined {
  const moves: number[] = [];
  for (const [row, top] of after) {
    const earlier = before.get(row);
    if (earlier !== undefined) moves.push(earlier - top);
  }
  moves.sort((a, b) => a - b);
  return moves[Math.floor(moves.length / 2)];
}

/** Runs frames until `look` reports the end, and returns the duration of each in milliseconds. */
export async function watchFrames(look: (elapsed: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  await nextFrame();
  const start = performance.now();
  for (let last = start; ; ) {
    await nextFrame();
    const now = performance.now();
    times.push(now - last);
    last = now;
    if (look(now - start)) return times;
  }
}
