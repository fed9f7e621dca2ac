import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/files.mjs';
import { idsInComments } from '../../scripts/requirements.mjs';
import { programOf } from './compile.ts';

describe('every export has a description', () => {
  const entries = [
    'src/index.ts',
    'src/local/index.ts',
    'src/contract/index.ts',
    'src/server/index.ts',
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

  it.each(entries)(
    '%s, without the id of a requirement',
    (entry) => {
      const checker = program.getTypeChecker();
      const module = checker.getSymbolAtLocation(program.getSourceFile(join(ROOT, entry))!);
      const exported = checker
        .getExportsOfModule(module!)
        .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol));
      const members = exported.flatMap((symbol) => [
        ...(symbol.members?.values() ?? []),
        ...(symbol.exports?.values() ?? []),
        ...checker.getTypeOfSymbol(symbol).getProperties(),
      ]);
      const cited = [...exported, ...members]
        .filter((symbol) => symbol.declarations?.some((each) => !each.getSourceFile().isDeclarationFile))
        .map((symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker)))
        .filter((text) => idsInComments(`/* ${text} */`).length > 0);
      expect(cited).toEqual([]);
    },
    60_000,
  );
});
