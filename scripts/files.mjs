import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');

/**
 * Returns the files below a folder whose names match, as paths from the root with forward slashes.
 * @param {string} folder
 * @param {RegExp} name
 * @returns {string[]}
 */
export function listFiles(folder, name) {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/**
 * Reads a text file by its path from the root.
 * @param {string} path
 */
export const readText = (path) => readFileSync(join(ROOT, path), 'utf8');

/**
 * Returns the snippets of a document.
 * @param {string} markdown
 * @param {string} [languages] a pattern of the languages
 */
export const snippetsIn = (markdown, languages = 'tsx?') =>
  [...markdown.matchAll(new RegExp(`^\`\`\`(?:${languages})\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    ([, code = '']) => code,
  );
