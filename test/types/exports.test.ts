import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/files.mjs';
import { programOf } from './compile.ts';

describe('every export has a description', () => {
  const entries = [
    'src/index.ts',
    'src/headless/index.ts',
    'src/localize/index.ts',
    'src/testing/index.ts',
    'src/local/index.ts',
    'src/contract/index.ts',
    'src/server/index.ts',
    'src/markdown/index.ts',
    'src/element/index.ts',
  ];
  let program: ts.Program;
  beforeAll(() => {
    program = programOf(entries.map((entry) => join(ROOT, entry)));
  }, 60_000);

  it.each(entries)(
    '%s',
    (entry) => {
      const checker = program.getTypeChecker();
      const module = checker.getSymbolAtLocation(program.getSourceFile(join(ROOT, entry))!);
      const undocumented = checker
        .getExportsOfModule(module!)
        .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
        .filter((symbol) => !(symbol.flags & ts.SymbolFlags.Module))
        .filter((symbol) => symbol.getDocumentationComment(checker).length === 0);
      expect(undocumented.map(({ name }) => name)).toEqual([]);
    },
    60_000,
  );
});
