/** A top-level statement of a recipe file. */
interface Statement {
  readonly names: readonly string[];
  readonly code: string;
}

/** The recipes of one file: what runs, and its source. */
export interface Recipes {
  /** Returns what a recipe exports. */
  run(name: string): unknown;
  readonly source: Source;
}

/** A source file in pieces. */
export interface Source {
  /** The module of each imported name; a type's name begins with 'type '. */
  readonly imports: ReadonlyMap<string, string>;
  readonly statements: readonly Statement[];
}

const IMPORT = /^import (?<type>type )?\{(?<names>[^}]*)\} from '(?<from>[^']+)';$/gm;
const START = /^(?=(?:export )?(?:const|class|type|interface) )/m;
const DECLARED = /^(?:export )?(?:const|class|type|interface) (?:\[(?<several>[^\]]*)\]|(?<one>\w+))/;

/** Puts a module and its own source together. */
export function recipesFrom(module: object, text: string): Recipes {
  return { run: (name) => (module as Record<string, unknown>)[name], source: parse(text) };
}

/** Splits a source into its imports and its top-level statements. */
export function parse(text: string): Source {
  const imports = new Map<string, string>();
  for (const { groups } of text.matchAll(IMPORT)) {
    for (const each of groups?.names?.split(',') ?? []) {
      const name = each.trim();
      if (name) imports.set(groups?.type ? `type ${name}` : name, groups?.from?.replace('../', './') ?? '');
    }
  }
  const statements = text
    .replace(IMPORT, '')
    .trim()
    .split(START)
    .map((code) => {
      const { several, one } = DECLARED.exec(code)?.groups ?? {};
      const names = several?.split(',').map((name) => name.trim()) ?? [one ?? ''];
      return { names, code: code.trim().replace(/^export /, '') };
    });
  return { imports, statements };
}

const uses = (code: string, name: string) => new RegExp(`\\b${name}\\b`).test(code);

/** Returns the statements that some names need, in their order, with those that these need. */
export function statementsFor({ statements }: Source, names: readonly string[]): readonly Statement[] {
  const needed = new Set<Statement>();
  const add = (name: string) => {
    const found = statements.find((statement) => statement.names.includes(name));
    if (!found || needed.has(found)) return;
    needed.add(found);
    for (const other of statements) {
      for (const each of other.names) if (other !== found && uses(found.code, each)) add(each);
    }
  };
  for (const name of names) add(name);
  return statements.filter((statement) => needed.has(statement));
}

/** Writes the imports that some code needs. */
export function importsFor(sources: readonly Source[], code: string): string {
  const byModule = new Map<string, Set<string>>();
  for (const { imports } of sources) {
    for (const [name, from] of imports) {
      if (!uses(code, name.replace('type ', ''))) continue;
      byModule.set(from, (byModule.get(from) ?? new Set()).add(name));
    }
  }
  return [...byModule].map(([from, names]) => importOf([...names].sort(byName), from)).join('\n');
}

/** A module with types alone is not loaded. */
function importOf(names: readonly string[], from: string): string {
  const isOfTypes = names.every((name) => name.startsWith('type '));
  const list = names.map((name) => (isOfTypes ? name.slice('type '.length) : name)).join(', ');
  return `import ${isOfTypes ? 'type ' : ''}{ ${list} } from '${from}';`;
}

const byName = (a: string, b: string) => a.replace('type ', '').localeCompare(b.replace('type ', ''), 'en');
