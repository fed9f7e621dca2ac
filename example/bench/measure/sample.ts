import type { Subject } from '../lists/subject.ts';

/** The element to lay out at the end of a sample. */
export type Laid = Pick<Subject, 'host'>;

/** The time of one piece of work in microseconds: script alone, and with the style and layout it causes. */
export interface Sample {
  script: number;
  whole: number;
}

/**
 * Times some work, and then the style and layout it causes, which are forced for every list in the same way.
 * @param times - how often the work repeats within a sample; the result is per repetition.
 */
export function timed(subject: Laid, work: () => void, times = 1): Sample {
  const start = performance.now();
  work();
  return finish(subject, start, performance.now(), times);
}

/** Ends a sample that began at `start`, and whose script ended at `middle`. */
export function finish(subject: Laid, start: number, middle: number, times: number): Sample {
  forceLayout(subject);
  const end = performance.now();
  return { script: ((middle - start) * 1000) / times, whole: ((end - start) * 1000) / times };
}

/** Forces pending style and layout. */
export function forceLayout({ host }: Laid): void {
  const items =
    host.getElementsByClassName('kit-list__items')[0] ??
    host.getElementsByClassName('kit-message-list__items')[0];
  if (!(items as HTMLElement | undefined)?.offsetHeight) throw new Error('The list has no height.');
}

/**
 * The mean of the middle half of some values: as robust against outliers as the median, and finer than the
 * clock's steps of 5 microseconds.
 */
export function midmean(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const quarter = Math.floor(sorted.length / 4);
  const middle = sorted.slice(quarter, sorted.length - quarter);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/** The midmean of some samples, separately for script and total. */
export function midSample(samples: readonly Sample[]): Sample {
  return {
    script: midmean(samples.map(({ script }) => script)),
    whole: midmean(samples.map(({ whole }) => whole)),
  };
}

/** The value at a quantile of the sorted values, such as 0.95. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** A fixed sequence of numbers from 0 up to a limit. */
export function createDice(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
