import type { Subject } from './subject.ts';

/** The time of one run in microseconds: its script alone, and with the style and layout it leads to. */
export interface Sample {
  script: number;
  whole: number;
}

/** Times some work, and the style and layout that it left to do. */
export function time(host: HTMLElement, work: () => void, times = 1): Sample {
  const start = performance.now();
  work();
  const middle = performance.now();
  forceLayout(host);
  const end = performance.now();
  return { script: ((middle - start) * 1000) / times, whole: ((end - start) * 1000) / times };
}

/** Makes the browser do the style and layout that are due. */
export function forceLayout(host: HTMLElement): void {
  if (host.getBoundingClientRect().height !== 720 || !host.querySelector('.kit-list__items')?.scrollHeight) {
    throw new Error('The list has no height.');
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

export function medianOf(samples: readonly Sample[]): Sample {
  return {
    script: median(samples.map(({ script }) => script)),
    whole: median(samples.map(({ whole }) => whole)),
  };
}

/** Runs A B A B, so that what slows the machine slows both, and gives the median of each. */
export async function interleave(
  rounds: number,
  a: (round: number) => Sample | Promise<Sample>,
  b: (round: number) => Sample | Promise<Sample>,
): Promise<[Sample, Sample]> {
  const ofA: Sample[] = [];
  const ofB: Sample[] = [];
  for (let round = 0; round < rounds; round++) {
    ofA.push(await a(round));
    ofB.push(await b(round));
    // Lets the page draw and collect what both left behind, outside the times.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  return [medianOf(ofA), medianOf(ofB)];
}

/** One message, drawn at once. */
export function timeMessage(subject: Subject, index: number): Sample {
  return time(subject.host, () => {
    subject.receive(index);
    subject.flush();
  });
}

/** A fixed sequence of numbers from 0 up to a limit. */
export function createDice(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
