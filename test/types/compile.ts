import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../scripts/files.mjs';

/** Parsed files by name: parsing and binding the libraries takes most of a compilation. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Creates a program with the project's settings and further module paths. Programs share parsed files. */
export function programOf(
  files: readonly string[],
  paths: Readonly<Record<string, string>> = {},
): ts.Program {
  const configFile = join(ROOT, 'tsconfig.json');
  const { config, error } = ts.readConfigFile(configFile, ts.sys.readFile);
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  for (const [name, path] of Object.entries(paths))
    options.paths = { ...options.paths, [name]: [join(ROOT, path)] };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) => {
    if (!parsed.has(name)) parsed.set(name, getSourceFile(name, ...rest));
    return parsed.get(name);
  };
  return ts.createProgram(files, options, host);
}

/** Compiles files together and returns the errors of each. */
export function compile(
  files: readonly string[],
  paths?: Readonly<Record<string, string>>,
): Map<string, string[]> {
  const program = programOf(files, paths);
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
