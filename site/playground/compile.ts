import { transform } from '@babel/standalone';
import solid from 'babel-preset-solid';

/**
 * Compiles a program in TypeScript and JSX to the JavaScript that a browser runs.
 * @throws SyntaxError with the line and the column of the fault
 */
export function compile(source: string): string {
  const { code } = transform(source, {
    filename: 'program.tsx',
    presets: [solid, ['typescript', { onlyRemoveTypeImports: false }]],
  });
  return code ?? '';
}
