import type { Shape } from '../measure/growth.ts';
import type { Sample } from '../measure/sample.ts';

/** A time of the kit beside that of the hand-written list, in microseconds. */
export interface TimeResult {
  kind: 'time';
  name: string;
  ours: Sample;
  vanilla: Sample;
  /** The maximum as a multiple of the hand-written list's time. */
  goals: Partial<Sample>;
}

/** The kit's times at several numbers of loaded rows, in microseconds. */
export interface GrowthResult {
  kind: 'growth';
  name: string;
  sizes: number[];
  times: Sample[];
  shape: { script: Shape; whole: Shape };
  /** The maximum of the largest size as a multiple of the smallest. */
  goals: Partial<Sample>;
}

/** A count or a size. */
export interface FigureResult {
  kind: 'figure';
  name: string;
  unit: string;
  value: number;
  /** The maximum. */
  goal?: number;
  /** The same of another list, for comparison. */
  beside?: { name: string; value: number };
}

/** The result of a scenario. */
export type Result = TimeResult | GrowthResult | FigureResult;

/** How long to measure: `quick` gives rough figures. */
export interface Effort {
  quick: boolean;
}

/** A scenario, by its name for `--only`. */
export interface Scenario {
  name: string;
  /** Whether frames must be paced as on a screen. */
  isPaced?: boolean;
  /** Whether quick runs skip it, because it has no goal. */
  isSlow?: boolean;
  run(effort: Effort): Promise<Result[]>;
}

/** A figure with a goal, or without one. */
export function figure(name: string, unit: string, value: number, goal?: number): FigureResult {
  return { kind: 'figure', name, unit, value, ...(goal === undefined ? {} : { goal }) };
}
