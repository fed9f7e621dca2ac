import { midSample, type Sample } from './sample.ts';

/** Measures one list once; `round` counts from 0. */
export type Runner = (round: number) => Sample | undefined | Promise<Sample | undefined>;

/** Of all rounds this part comes first and does not count: code is compiled, caches fill. */
const WARM_UP = 0.2;

/**
 * Resolves within the next frame, before its style and layout: where lists draw. Work that begins there does not
 * pay for asking the browser for a frame, which costs more than most of what is measured.
 */
export const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });

/**
 * Runs A B A B, each in a frame of its own, so that what slows the machine slows all alike; gives the middle of
 * each. A run without a sample prepares the next one.
 */
export async function interleave<const R extends readonly Runner[]>(
  rounds: number,
  runners: R,
): Promise<{ [K in keyof R]: Sample }> {
  const samples: Sample[][] = runners.map(() => []);
  const first = Math.floor(rounds * WARM_UP);
  for (let round = 0; round < rounds; round++) {
    for (const [index, run] of runners.entries()) {
      await nextFrame();
      const sample = await run(round);
      if (sample && round >= first) samples[index]?.push(sample);
    }
  }
  return samples.map(midSample) as { [K in keyof R]: Sample };
}
