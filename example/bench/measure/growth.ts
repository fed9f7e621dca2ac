import type { Sample } from './sample.ts';

/** How a time grows with the number of rows. */
export type Shape = 'flat' | 'logarithmic' | 'linear';

/** Times within this factor count as equal. */
const FLAT = 1.5;

/** Fits the growth of a time over sizes that grow by a factor. */
export function shapeOf(sizes: readonly number[], times: readonly number[]): Shape {
  const first = times[0] ?? 0;
  const last = times.at(-1) ?? 0;
  if (last <= first * FLAT) return 'flat';
  const byLog = misfit(sizes.map(Math.log), times);
  const bySize = misfit(sizes, times);
  return byLog <= bySize ? 'logarithmic' : 'linear';
}

/** The sum of squared distances of points from their line. */
function misfit(xs: readonly number[], ys: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(xs), mean(ys)];
  const spread = xs.reduce((sum, each) => sum + (each - x) ** 2, 0);
  const slope = xs.reduce((sum, each, i) => sum + (each - x) * ((ys[i] ?? 0) - y), 0) / spread;
  return xs.reduce((sum, each, i) => sum + ((ys[i] ?? 0) - y - slope * (each - x)) ** 2, 0);
}

/** The growth of script and total time. */
export function growthOf(sizes: readonly number[], samples: readonly Sample[]) {
  return {
    script: shapeOf(
      sizes,
      samples.map(({ script }) => script),
    ),
    whole: shapeOf(
      sizes,
      samples.map(({ whole }) => whole),
    ),
  };
}
