import { midSample, type Sample } from './sample.ts';

/** Measures a list once; `round` counts from 0. */
export type Runner = (round: number) => Sample | undefined | Promise<Sample | undefined>;

/** The share of rounds to discard: code is compiled, caches fill. */
const WARM_UP = 0.2;

/**
 * Resolves within the next frame, before its style and layout, where lists render. Work that starts there
 * does not pay for requesting a frame, which costs more than most of what is measured.
 */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });

/**
 * Runs A B A B, B A B A and so on, each in its own frame, so that a slow machine affects all alike, and so does what only the
 * first pays for, such as the glyphs of a new text; returns the midmean of each. A run without a sample prepares the
 * next one.
 */
export async function interleave<const R extends readonly Runner[]>(
  rounds: number,
  runners: R,
): Promise<{ [K in keyof R]: Sample }> {
  const samples: Sample[][] = runners.map(() => []);
  const first = Math.floor(rounds * WARM_UP);
  for (let round = 0; round < rounds; round++) {
    const turns = [...runners.entries()];
    if (round % 4 > 1) turns.reverse();
    for (const [index, run] of turns) {
      await nextFrame();
      const sample = await run(round);
      if (sample && round >= first) samples[index]?.push(sample);
    }
  }
  return samples.map(midSample) as { [K in keyof R]: Sample };
}
