import { nextFrame } from './interleave.ts';

/** A row and its upper edge in the viewport, in px. */
export type Edges = Map<Element, number>;

/** Where each mounted row of a list is. Reads the layout: only for scenarios that measure no time. */
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

/** Runs frames until `look` says that it is over, and gives how long each took in milliseconds. */
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
