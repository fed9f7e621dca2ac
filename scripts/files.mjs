import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's top folder. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');

/**
 * The files below a folder of the project whose names match, as paths from the top with forward slashes.
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
 * The text of a file, by its path from the top.
 * @param {string} path
 */
export const readText = (path) => readFileSync(join(ROOT, path), 'utf8');
