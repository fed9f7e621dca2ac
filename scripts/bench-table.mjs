// Prints the bench's figures and compares them with their goals.

/** @typedef {import('../example/bench/scenarios/result.ts').Result} Result */
/** @typedef {import('../example/bench/measure/sample.ts').Sample} Sample */

/** A quick run fails at this multiple of a goal, because rough figures of a busy machine vary. */
const GATE = 10;

/** A figure with a goal. @typedef {{ name: string, value: number, goal: number, unit: string }} Check */

/**
 * Returns all figures of a result that have goals.
 * @param {Result} result
 * @returns {Check[]}
 */
export function checksOf(result) {
  const of = /** @param {keyof Sample} part */ (part) => (part === 'script' ? 'script alone' : 'with layout');
  /** @type {Check[]} */
  const checks = [];
  for (const part of /** @type {const} */ (['script', 'whole'])) {
    if (result.kind === 'figure') continue;
    const goal = result.goals[part];
    if (goal === undefined) continue;
    if (result.kind === 'time') {
      const value = result.ours[part] / result.vanilla[part];
      checks.push({ name: `${result.name}, ${of(part)}, against vanilla`, value, goal, unit: 'x' });
    } else {
      const [first, last] = [result.times[0], result.times.at(-1)];
      if (!first || !last) continue;
      const sizes = `at ${count(result.sizes.at(-1) ?? 0)} against ${count(result.sizes[0] ?? 0)}`;
      checks.push({
        name: `${result.name}, ${of(part)}, ${sizes}`,
        value: last[part] / first[part],
        goal,
        unit: 'x',
      });
    }
  }
  if (result.kind === 'figure' && result.goal !== undefined) {
    const { name, value, goal, unit } = result;
    checks.push({ name, value, goal, unit });
  }
  return checks;
}

/**
 * Whether a figure is far over its goal. A goal of 0 counts as 1.
 * @param {Check} check
 */
export const isFarOver = ({ value, goal }) => !(value <= (goal || 1) * GATE);

/** Formats an integer in groups of three digits. */
export const count = /** @param {number} value */ (value) => value.toLocaleString('en');
/** Formats a time with its unit. */
export const time = /** @param {number} us */ (us) => {
  if (us >= 1_000_000) return `${(us / 1_000_000).toFixed(2)} s`;
  if (us >= 1000) return `${(us / 1000).toFixed(us >= 10_000 ? 1 : 2)} ms`;
  return `${us.toFixed(us >= 10 ? 0 : 2)} µs`;
};
/** Formats a figure; small ones have two decimals. */
export const number = /** @param {number} value */ (value) =>
  value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 0 });
const mark = /** @param {number} value @param {number | undefined} goal */ (value, goal) =>
  goal === undefined ? '' : value <= goal ? `<= ${goal} ok` : `<= ${goal} OVER`;

/**
 * Formats a result as lines.
 * @param {Result} result
 */
export function linesOf(result) {
  const name = result.name.padEnd(46);
  if (result.kind === 'figure') {
    const beside = result.beside ? `  (${result.beside.name}: ${number(result.beside.value)})` : '';
    const { value, goal } = result;
    const unit = result.unit && ` ${result.unit}`;
    return [`  ${result.name.padEnd(72)} ${number(value)}${unit}  ${mark(value, goal)}${beside}`.trimEnd()];
  }
  return /** @type {const} */ (['script', 'whole']).map((part) => {
    const label = `  ${part === 'script' ? name : ' '.repeat(46)} ${part.padEnd(6)}`;
    const goal = result.goals[part];
    if (result.kind === 'time') {
      const [ours, vanilla] = [result.ours[part], result.vanilla[part]];
      const times = `${time(ours).padStart(10)} : ${time(vanilla).padEnd(10)}`;
      return `${label} ${times} ${(ours / vanilla).toFixed(2).padStart(6)} x ${mark(ours / vanilla, goal)}`.trimEnd();
    }
    const all = result.times.map((sample) => time(sample[part]).padStart(9)).join(' ');
    const grown = (result.times.at(-1)?.[part] ?? 0) / (result.times[0]?.[part] ?? 1);
    return `${label} ${all}  ${result.shape[part]}, ${grown.toFixed(2)} x ${mark(grown, goal)}`.trimEnd();
  });
}

/**
 * Returns the share of script in the time of the hand-written list, which must stay below a quarter to be a
 * baseline.
 * @param {readonly Result[]} results
 * @returns {Result | undefined}
 */
export function vanillaShare(results) {
  const message = results.find(({ kind, name }) => kind === 'time' && name === 'a message, any row');
  if (message?.kind !== 'time') return undefined;
  const value = message.vanilla.script / message.vanilla.whole;
  return {
    kind: 'figure',
    name: 'vanilla itself: script of a message with layout',
    unit: '',
    value,
    goal: 0.25,
  };
}
