import type { Shape } from '../measure/growth.ts';
import type { Sample } from '../measure/sample.ts';

/** A time of ours beside that of the list by hand, in microseconds. */
export interface TimeResult {
  kind: 'time';
  name: string;
  ours: Sample;
  vanilla: Sample;
  /** At most this many times vanilla. */
  goals: Partial<Sample>;
}

/** The times of ours at several numbers of loaded rows, in microseconds. */
export interface GrowthResult {
  kind: 'growth';
  name: string;
  sizes: number[];
  times: Sample[];
  shape: { script: Shape; whole: Shape };
  /** The largest size at most this many times the smallest. */
  goals: Partial<Sample>;
}

/** A count or a size. */
export interface FigureResult {
  kind: 'figure';
  name: string;
  unit: string;
  value: number;
  /** The most it may be. */
  goal?: number;
  /** The same of another list, to compare. */
  beside?: { name: string; value: number };
}

/** What a scenario found. */
export type Result = TimeResult | GrowthResult | FigureResult;

/** How long to measure: `quick` gives rough figures. */
export interface Effort {
  quick: boolean;
}

/** A scenario, by its name for `--only`. */
export interface Scenario {
  name: string;
  /** Whether frames must come at the pace of a screen. */
  isPaced?: boolean;
  /** Whether quick runs leave it out, for it has no goal. */
  isSlow?: boolean;
  run(effort: Effort): Promise<Result[]>;
}

/** A figure with a goal, or without one. */
export function figure(name: string, unit: string, value: number, goal?: number): FigureResult {
  return { kind: 'figure', name, unit, value, ...(goal === undefined ? {} : { goal }) };
}
