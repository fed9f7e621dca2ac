// Joins the style sheets that css/index.css imports into one flat text. A chain of @import loads slowly,
// and an @import after a rule is ignored, so what is published has none.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

const IMPORT = /@import\s+(?:url\(\s*)?['"]([^'"]+)['"]\s*\)?\s*;/g;
const URL_FUNCTION = /url\(\s*(['"]?)([^'")]+)\1\s*\)/g;

/** @param {string} css */
const withoutComments = (css) => css.replace(/\/\*[\s\S]*?\*\//g, '');

/**
 * The sheets that an index sheet imports, in order.
 * @param {string} indexFile
 * @returns {string[]} paths
 */
export function importedSheets(indexFile) {
  const css = withoutComments(readFileSync(indexFile, 'utf8'));
  const rest = css.replace(IMPORT, '').trim();
  if (rest) throw new Error(`${indexFile} may hold only @import lines, and holds: ${rest.slice(0, 80)}`);
  return [...css.matchAll(IMPORT)].map(([, path]) =>
    resolve(dirname(indexFile), /** @type {string} */ (path)),
  );
}

/**
 * A sheet's text with its relative url()s made right for another place.
 * @param {string} file the sheet
 * @param {string} sourceRoot the folder that holds the sheets and their assets
 * @param {string} outputFolder where the text will stand, relative to where the assets are copied to
 */
export function rebasedSheet(file, sourceRoot, outputFolder) {
  const css = readFileSync(file, 'utf8');
  if (withoutComments(css).includes('@import')) throw new Error(`${file}: only the index may use @import`);
  return css.replace(URL_FUNCTION, (whole, _quote, url) => {
    if (/^(#|[a-z]+:|\/\/)/i.test(url)) return whole;
    const asset = resolve(dirname(file), url);
    const inside = relative(sourceRoot, asset);
    if (isAbsolute(inside) || inside.startsWith('..'))
      throw new Error(`${file}: ${url} is outside ${sourceRoot}`);
    if (!existsSync(asset)) throw new Error(`${file}: ${url} does not exist`);
    const path = relative(outputFolder, inside).split(sep).join('/');
    return `url("${path.startsWith('.') ? path : `./${path}`}")`;
  });
}

/**
 * All sheets of an index as one text, for a place beside the copied assets.
 * @param {string} indexFile
 */
export function joinSheets(indexFile) {
  const sourceRoot = dirname(indexFile);
  return importedSheets(indexFile)
    .map((file) => rebasedSheet(file, sourceRoot, ''))
    .join('\n');
}

/**
 * The assets that the sheets of an index use, as paths relative to the index.
 * @param {string} indexFile
 * @returns {string[]}
 */
export function usedAssets(indexFile) {
  const assets = [...joinSheets(indexFile).matchAll(URL_FUNCTION)].map(([, , url]) => String(url));
  return [...new Set(assets.filter((url) => url.startsWith('./')).map((url) => join(url)))];
}
