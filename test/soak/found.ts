import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kind, Outcome, Plan } from './seeds.ts';

/** How a list and the server differ, as lines. */
export const resultsOf = ({ differences }: Outcome) => differences.map((each) => `=> ${each}`);

/** Writes a failure as a test that takes its steps alone; returns the path of the file. */
export function writeFound(
  kind: Kind,
  { seed, length, steps = {} }: Plan,
  outcome: Outcome,
  folder = join(import.meta.dirname, 'found'),
): string {
  const { log } = outcome;
  const lineOf = ([at, name]: [at: string, name: string]) => {
    const start = `${at} ${name}: `;
    const said = log.find((line) => line.startsWith(start));
    return `    ${at}: '${name}',${said ? ` // ${said.slice(start.length)}` : ''}`;
  };
  const others = log.filter((line) => !/^\d+ \w+: /.test(line));
  const text = [
    ...[...others, ...resultsOf(outcome)].map((line) => `// ${line.replaceAll('\n', '\n// ')}`),
    "import { replay } from '../replay.ts';",
    '',
    `replay('${kind}', {`,
    `  seed: ${seed},`,
    `  length: ${length},`,
    '  steps: {',
    ...Object.entries(steps).map(lineOf),
    '  },',
    '});',
    '',
  ].join('\n');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${kind}-${seed}.test.ts`);
  writeFileSync(file, text);
  return file;
}
