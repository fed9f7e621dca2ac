import { dirname } from 'node:path';
import ts from 'typescript';

/** What TypeScript finds wrong in each of some files, compiled together by the project's own settings. */
export function compile(files: readonly string[], configFile: string): Map<string, string[]> {
  const { config, error } = ts.readConfigFile(configFile, ts.sys.readFile);
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(configFile));
  const program = ts.createProgram(files, options);
  return new Map(
    files.map((name) => {
      const file = program.getSourceFile(name);
      if (!file) throw new Error(`${name} was not compiled`);
      const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
      return [
        name,
        found.map(({ start = 0, messageText }) => {
          const line = file.getLineAndCharacterOfPosition(start).line + 1;
          return `line ${line}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
        }),
      ];
    }),
  );
}
