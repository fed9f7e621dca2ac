// The import rules between the folders of src/, as functions of a graph of imports.
import { posix } from 'node:path';
import ts from 'typescript';

/**
 * An import of a file. `to` is a path for a relative import, otherwise a package's name.
 * @typedef {{ from: string, to: string }} Import
 */

/** The folder in which all that can be wrong with an SDK ends: a layer of its own, below the rest of the client. */
const BOUNDARY = 'client/boundary';

/** The folders of src/ from top to bottom: a folder imports from rows below its own. */
export const LEVELS = [
  ['element', 'headless', 'markdown'],
  ['chat'],
  ['info'],
  ['conversations', 'users', 'messages', 'composer', 'header', 'search'],
  ['ui'],
  ['list'],
  ['client'],
  ['text'],
  ['localize'],
  [BOUNDARY],
  ['order', 'sdk'],
  ['utils'],
];

/** Folders that must not import Solid or use the DOM. */
export const PURE = /^src\/(client\/(boundary|records)|messages\/timeline|order|sdk)\//;

/** Imports that are forbidden although the level allows them. */
const FORBIDDEN = [
  { from: 'ui', to: ['sdk'], because: 'ui must not import the SDK' },
  { from: 'localize', to: ['sdk'], because: 'localize must not import the SDK' },
];

/**
 * Folders published separately, by what they import; no others import them.
 * @type {Record<string, string[]>}
 */
export const APART = {
  local: ['sdk', 'utils', 'server'],
  contract: ['sdk'],
  server: ['sdk'],
  xmpp: ['sdk', 'utils', 'server'],
  testing: ['sdk', 'list', 'server'],
};

/** Files that import everything they publish. */
const ENTRIES = ['src/index.ts'];

/**
 * Finds every import, re-export and dynamic import of a file, including type-only ones.
 * @param {string} file path from the project's root
 * @param {string} text
 * @returns {Import[]}
 */
export function importsOf(file, text) {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => ({
    from: file,
    to: fileName.startsWith('.') ? posix.join(posix.dirname(file), fileName) : fileName,
  }));
}

/** @param {string} file */
const folderOf = (file) =>
  file.startsWith(`src/${BOUNDARY}/`) ? BOUNDARY : /^src\/([^/]+)\//.exec(file)?.[1];

/** @param {string} folder */
const levelOf = (folder) => LEVELS.findIndex((level) => level.includes(folder));

/**
 * Returns why an import is forbidden, or undefined.
 * @param {Import} edge
 * @returns {string | undefined}
 */
function objectionTo({ from, to }) {
  const folder = folderOf(from);
  if (!to.startsWith('src/')) {
    const isSolid = to === 'solid-js' || to.startsWith('solid-js/');
    return PURE.test(from) && isSolid ? `${posix.dirname(from)} does without Solid` : undefined;
  }
  const target = folderOf(to);
  const allowed = APART[folder ?? ''];
  if (target && target in APART && folder !== target && !allowed?.includes(target)) {
    return `nothing of the kit imports ${target}`;
  }
  if (!folder) return ENTRIES.includes(from) ? undefined : 'every file of src must be in a folder';
  if (!target) return 'entries must not be imported';
  if (folder === target) return undefined;
  if (allowed)
    return allowed.includes(target) ? undefined : `${folder} may only import ${allowed.join(' and ')}`;
  if (levelOf(folder) < 0) return `the folder ${folder} is missing from LEVELS`;
  if (levelOf(target) < 0) return `the folder ${target} is missing from LEVELS`;
  const rule = FORBIDDEN.find((entry) => entry.from === folder && entry.to.includes(target));
  if (rule) return rule.because;
  return levelOf(target) <= levelOf(folder) ? 'imports point downward' : undefined;
}

/**
 * Returns one message for each import that breaks a rule.
 * @param {Import[]} imports
 * @returns {string[]}
 */
export function findForbiddenImports(imports) {
  return imports.flatMap((edge) => {
    const objection = objectionTo(edge);
    return objection ? [`${edge.from} imports ${edge.to}: ${objection}`] : [];
  });
}

/**
 * Finds import cycles between files; each cycle once.
 * @param {Import[]} imports
 * @returns {string[]}
 */
export function findCircles(imports) {
  /** @type {Map<string, string[]>} */
  const targets = new Map();
  for (const { from, to } of imports) targets.set(from, [...(targets.get(from) ?? []), to]);
  /** @type {Set<string>} */
  const finished = new Set();
  /** @type {string[]} */
  const circles = [];

  /** @param {string} file @param {string[]} path */
  const visit = (file, path) => {
    const start = path.indexOf(file);
    if (start >= 0) {
      circles.push([...path.slice(start), file].join(' > '));
      return;
    }
    if (finished.has(file)) return;
    for (const target of targets.get(file) ?? []) visit(target, [...path, file]);
    finished.add(file);
  };
  for (const file of targets.keys()) visit(file, []);
  return circles;
}

/** The layers that are divided into folders by subject. */
const PARTED = /^src\/(client|messages|text|ui|xmpp)\//;

/**
 * Finds import cycles between folders of a layer.
 * @param {Import[]} imports
 * @returns {string[]}
 */
export function findFolderCircles(imports) {
  const between = imports
    .filter(({ from, to }) => PARTED.test(from) && PARTED.test(to))
    .map(({ from, to }) => ({ from: posix.dirname(from), to: posix.dirname(to) }))
    // A folder may know the types of the one it is in.
    .filter(({ from, to }) => from !== to && !from.startsWith(`${to}/`));
  return findCircles(between);
}

/**
 * Checks a single file.
 * @param {string} file
 * @param {string} text
 * @returns {string[]}
 */
export function findFileProblems(file, text) {
  const problems = [];
  if (/^\s*export\s+default\b|\bas\s+default\b/m.test(text)) problems.push(`${file} has a default export`);
  return problems;
}

/**
 * Returns names that files use without a declaration, without the types of the DOM and of Node.
 * @param {string[]} files absolute paths
 * @returns {string[]}
 */
export function findUnknownGlobals(files) {
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts'],
    types: [],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    allowImportingTsExtensions: true,
  });
  return program.getSemanticDiagnostics().map(({ file, messageText }) => {
    return `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}
