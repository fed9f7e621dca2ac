/** What a page cannot do by itself; whoever drives the browser does it. */
export interface Outside {
  /** Turns the wheel over a place of the page, by some px. */
  turnWheel(x: number, y: number, px: number): Promise<void>;
  /** The bytes of JavaScript's heap in use after everything that can be collected was. */
  usedHeap(): Promise<number>;
}

/** One of these means. */
export function outside<K extends keyof Outside>(name: K): Outside[K] {
  const means = (globalThis as Partial<Outside>)[name];
  if (!means) throw new Error(`Nothing outside of the page offers ${name}: run this with \`npm run bench\`.`);
  return means as Outside[K];
}
