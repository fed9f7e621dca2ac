// Generates the tables of the documents from the sources: the members of an interface, class or object type go between
// `<!-- members:FILE NAME -->` and `<!-- /members -->`. `npm run docs` writes them.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { listFiles, ROOT, readText } from './files.mjs';

const TABLE = /(<!-- members:(\S+) (\w+) -->\n)[\s\S]*?(<!-- \/members -->)/g;

/** @param {string} text */
const cell = (text) =>
  text.replaceAll(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(', )', ')').replaceAll('|', '\\|').trim();

/**
 * Returns the text of a member's comment, and its default.
 * @param {ts.Node} member
 */
function commentOf(member) {
  const [doc] = ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc);
  const text = ts.getTextOfJSDocComment(doc?.comment) ?? '';
  const tags = doc?.tags ?? [];
  const byDefault = tags.find(({ tagName }) => tagName.text === 'defaultValue')?.comment;
  return {
    text,
    byDefault: ts.getTextOfJSDocComment(byDefault) ?? '',
    isInternal: tags.some(({ tagName }) => tagName.text === 'internal'),
  };
}

/**
 * Returns the table row of a property, or of a class's accessor.
 * @param {ts.ClassElement | ts.TypeElement} member
 * @param {ts.SourceFile} source
 * @returns {{ name: string, type: string, byDefault: string, text: string }[]}
 */
function rowOf(member, source) {
  const { text, byDefault, isInternal } = commentOf(member);
  const name = member.name?.getText(source) ?? '';
  const isProperty = ts.isPropertySignature(member) || ts.isPropertyDeclaration(member);
  const isMethod = ts.isMethodSignature(member) || ts.isMethodDeclaration(member);
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  if (
    isInternal ||
    name.startsWith('#') ||
    ts.getCombinedModifierFlags(/** @type {ts.Declaration} */ (member)) & hidden
  )
    return [];
  if (!(isProperty || isMethod || ts.isGetAccessor(member))) return [];
  const parameters = isMethod ? member.parameters.map((each) => each.getText(source)).join(', ') : '';
  const type = (member.type?.getText(source) ?? '').replace(/ \| undefined$/, '');
  // In tables of props everything is optional; of methods and constructors it needs saying.
  const isCallable = isMethod || (isProperty && member.type && ts.isConstructorTypeNode(member.type));
  const mark = isCallable && 'questionToken' in member && member.questionToken ? '?' : '';
  return [{ name: isMethod ? `${name}${mark}(${parameters})` : name + mark, type, byDefault, text }];
}

/**
 * Returns the members that a declaration writes out; of a type alias, those of the object types that it joins.
 * @param {ts.Statement} statement
 * @returns {(ts.ClassElement | ts.TypeElement)[]}
 */
function membersOf(statement) {
  if (ts.isInterfaceDeclaration(statement) || ts.isClassDeclaration(statement)) return [...statement.members];
  if (!ts.isTypeAliasDeclaration(statement)) return [];
  const { type } = statement;
  const joined = ts.isIntersectionTypeNode(type) ? type.types : [type];
  return joined.flatMap((each) => (ts.isTypeLiteralNode(each) ? [...each.members] : []));
}

/**
 * Returns the table of the members of an interface, class or object type.
 * @param {string} file
 * @param {string} name
 */
export function memberTable(file, name) {
  const source = ts.createSourceFile(file, readText(file), ts.ScriptTarget.Latest, true);
  const found = source.statements.find(
    (each) => ts.isDeclarationStatement(each) && each.name?.getText() === name,
  );
  const members = found ? membersOf(found) : [];
  if (members.length === 0) throw new Error(`${file} has no interface or class ${name}`);
  // Callers see a method's overloads, not its implementation.
  const overloaded = new Set(
    members
      .filter((member) => ts.isMethodDeclaration(member) && !member.body)
      .map((member) => member.name?.getText(source)),
  );
  const rows = members
    .filter(
      (member) =>
        !(ts.isMethodDeclaration(member) && member.body && overloaded.has(member.name.getText(source))),
    )
    .flatMap((member) => rowOf(member, source));
  const hasDefaults = rows.some(({ byDefault }) => byDefault !== '');
  const lines = rows.map(({ name: key, type, byDefault, text }) =>
    [`\`${cell(key)}\``, `\`${cell(type)}\``, ...(hasDefaults ? [cell(byDefault)] : []), cell(text)].join(
      ' | ',
    ),
  );
  const head = ['Name', 'Type', ...(hasDefaults ? ['Default'] : []), 'What it is'];
  return [head.join(' | '), head.map(() => '---').join(' | '), ...lines]
    .map((line) => `| ${line} |`)
    .join('\n');
}

/**
 * Returns a document with its tables generated from the sources.
 * @param {string} markdown
 */
export function withTables(markdown) {
  return markdown.replaceAll(
    TABLE,
    (_, start, file, name, end) => `${start}\n${memberTable(file, name)}\n\n${end}`,
  );
}

/** Returns the documents that may contain tables. */
export const documents = () => ['README.md', 'CONTRIBUTING.md', ...listFiles('docs', /\.md$/)];

/** Writes the tables of every document. */
export function writeTables() {
  for (const path of documents()) {
    const text = readText(path);
    const next = withTables(text);
    if (next !== text) writeFileSync(join(ROOT, path), next);
  }
}
