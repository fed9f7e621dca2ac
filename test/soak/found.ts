import type { Kind, Outcome, Plan } from './plan.ts';

/** How a list and the server differ, as lines. */
export const resultsOf = ({ differences }: Outcome) => differences.map((each) => `=> ${each}`);

/** Writes a test into the folder of what was found; returns the path of the file. */
export type WriteFound = (name: string, text: string) => string | Promise<string>;

/** Returns a failure as a test that takes its steps alone. */
export function textOfFound(kind: Kind, { seed, length, steps = {} }: Plan, outcome: Outcome): string {
  const { log } = outcome;
  const lineOf = ([at, name]: [at: string, name: string]) => {
    const start = `${at} ${name}: `;
    const said = log.find((line) => line.startsWith(start));
    return `    ${at}: '${name}',${said ? ` // ${said.slice(start.length)}` : ''}`;
  };
  const others = log.filter((line) => !/^\d+ \w+: /.test(line));
  return [
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
}
