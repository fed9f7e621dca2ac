// Writes the figures of a full run into the documents, between marks, so that they are never typed by hand.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checksOf, number, time } from './bench-table.mjs';
import { ROOT } from './files.mjs';

/** @typedef {import('../example/bench/scenarios/result.ts').Result} Result */
/** @typedef {import('./bench-table.mjs').Check} Check */

/** The goals shown in the README, and their labels. @type {[name: string, label: string][]} */
const SHORT = [
  ['a message, any row, with layout, against vanilla', 'one message at 100,000 rows, with style and layout'],
  ['a message, any row, with layout, at 100,000 against 100', 'the same at 100,000 rows against 100'],
  ['a page of 30, with layout, against vanilla', 'a page of 30 into a mounted list'],
  ['mount, first page of 30, with layout, against vanilla', 'mount, first page of 30'],
  ['a scroll step, through 10,000 rows, with layout, against vanilla', 'a scroll step'],
  [
    "conversations: heap a loaded row, beyond the SDK's objects",
    'heap a loaded row, beyond the SDK’s own object',
  ],
];

/** @param {readonly string[][]} rows the first one is the header */
export function table(rows) {
  const [head = [], ...body] = rows.map((cells) => `| ${cells.join(' | ')} |`);
  const line = `|${(rows[0] ?? []).map((_, index) => (index === 0 ? '---' : '--:')).join('|')}|`;
  return [head, line, ...body].join('\n');
}

/** @param {number} value @param {string} unit */
const withUnit = (value, unit) => {
  if (unit === 'us') return time(value);
  return unit ? `${number(value)} ${unit}` : number(value);
};
/** @param {Check} check */
const reached = ({ value, goal, unit }) =>
  value <= goal ? withUnit(value, unit) : `**${withUnit(value, unit)}**`;
/** @param {Check} check */
const goalOf = ({ goal, unit }) => withUnit(goal, unit);

/** @param {readonly Result[]} results */
function goalsTable(results) {
  const checks = results.flatMap(checksOf);
  const over = checks.filter(({ value, goal }) => value > goal).length;
  const body = checks.map((check) => [check.name, goalOf(check), reached(check)]);
  return `${checks.length - over} of ${checks.length} goals reached; bold is over.\n\n${table([['Measure', 'At most', 'Reached'], ...body])}`;
}

/** @param {readonly Result[]} results */
function timesTable(results) {
  const body = results.flatMap((result) => {
    if (result.kind !== 'time') return [];
    const { name, ours, vanilla } = result;
    const ratio = /** @param {'script' | 'whole'} part */ (part) => (ours[part] / vanilla[part]).toFixed(2);
    return [
      [
        name,
        time(ours.script),
        time(vanilla.script),
        ratio('script'),
        time(ours.whole),
        time(vanilla.whole),
        ratio('whole'),
      ],
    ];
  });
  const head = ['Work', 'script', 'vanilla', 'x', 'with layout', 'vanilla', 'x'];
  return table([head, ...body]);
}

/** @param {readonly Result[]} results */
function figuresTable(results) {
  const body = results.flatMap((result) => {
    if (result.kind !== 'figure' || result.goal !== undefined) return [];
    const beside = result.beside
      ? `${result.beside.name}: ${withUnit(result.beside.value, result.unit)}`
      : '';
    return [[result.name, withUnit(result.value, result.unit), beside]];
  });
  return table([['Figure', '', 'beside'], ...body]);
}

/**
 * Replaces the text between the two marks of a name.
 * @param {string} path from the project's root
 * @param {string} name
 * @param {string} text
 * @param {string} [kind] the first word of the marks
 */
export function fill(path, name, text, kind = 'bench') {
  const file = join(ROOT, path);
  const before = readFileSync(file, 'utf8');
  const [open, close] = [`<!-- ${kind}:${name} -->`, `<!-- /${kind}:${name} -->`];
  const [from, to] = [before.indexOf(open), before.indexOf(close)];
  if (from < 0 || to < from) throw new Error(`${path} has no marks for the figures: ${open} … ${close}`);
  writeFileSync(file, `${before.slice(0, from + open.length)}\n${text}\n${before.slice(to)}`);
}

/**
 * Writes the figures of a run.
 * @param {readonly Result[]} results
 * @param {string} machine a general description of the machine
 */
export function writeDocs(results, machine) {
  const path = 'docs/performance.md';
  fill(path, 'machine', machine);
  fill(path, 'goals', goalsTable(results));
  fill(path, 'times', timesTable(results));
  fill(path, 'figures', figuresTable(results));
  const checks = results.flatMap(checksOf);
  const short = SHORT.map(([name, label]) => {
    const check = checks.find((each) => each.name === name);
    if (!check) throw new Error(`The run has no figure for: ${name}.`);
    return [label, goalOf(check), reached(check)];
  });
  fill('README.md', 'short', table([['', 'goal', 'reached'], ...short]));
}
