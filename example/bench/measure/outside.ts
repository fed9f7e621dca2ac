/** Functions that a page lacks; the browser's driver provides them. */
export interface Outside {
  /** Turns the wheel at a position of the page, by some px. */
  turnWheel(x: number, y: number, px: number): Promise<void>;
  /** The bytes of the JavaScript heap in use after garbage collection. */
  usedHeap(): Promise<number>;
}

/** Returns one of these functions. */
export function outside<K extends keyof Outside>(name: K): Outside[K] {
  const means = (globalThis as Partial<Outside>)[name];
  if (!means) throw new Error(`Nothing outside of the page offers ${name}: run this with \`npm run bench\`.`);
  return means as Outside[K];
}
