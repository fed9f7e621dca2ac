// Joins the style sheets that css/index.css imports into one sheet without @import, because import chains
// load slowly and an @import after a rule is ignored.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

const IMPORT = /@import\s+(?:url\(\s*)?['"]([^'"]+)['"]\s*\)?\s*;/g;
const URL_FUNCTION = /url\(\s*(['"]?)([^'")]+)\1\s*\)/g;

/** @param {string} css */
const withoutComments = (css) => css.replace(/\/\*[\s\S]*?\*\//g, '');

/**
 * Returns the sheets that an index sheet imports, in order.
 * @param {string} indexFile
 * @returns {string[]} paths
 */
export function importedSheets(indexFile) {
  const css = withoutComments(readFileSync(indexFile, 'utf8'));
  const rest = css.replace(IMPORT, '').trim();
  if (rest)
    throw new Error(`${indexFile} may only contain @import lines, but contains: ${rest.slice(0, 80)}`);
  return [...css.matchAll(IMPORT)].map(([, path]) =>
    resolve(dirname(indexFile), /** @type {string} */ (path)),
  );
}

/**
 * Returns a sheet's text with its relative url()s rewritten for another place.
 * @param {string} file the sheet
 * @param {string} sourceRoot the folder with the sheets and their assets
 * @param {string} outputFolder where the text is written, relative to the copied assets
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
 * Joins all sheets of an index.
 * @param {string} indexFile
 * @param {string} [outputFolder] where the text is written, relative to the copied assets
 */
export function joinSheets(indexFile, outputFolder = '') {
  const sourceRoot = dirname(indexFile);
  return importedSheets(indexFile)
    .map((file) => rebasedSheet(file, sourceRoot, outputFolder))
    .join('\n');
}

/**
 * Returns the assets that the sheets of an index use, as paths relative to the index.
 * @param {string} indexFile
 * @returns {string[]}
 */
export function usedAssets(indexFile) {
  const assets = [...joinSheets(indexFile).matchAll(URL_FUNCTION)].map(([, , url]) => String(url));
  return [...new Set(assets.filter((url) => url.startsWith('./')).map((url) => join(url)))];
}

/** A selector of the message view: it begins with one of its classes, or has one without an alternative. */
const MESSAGE_VIEW =
  /^\s*\.kit-(message|chat|thread|picture|emoji)|^[^,]*\.kit-(message|chat|thread|picture|emoji)[^,]*$/;

/**
 * Leaves the message view out of a sheet: its tokens, its selectors among others, and its rules. Comments go as well.
 * @param {string} css with each selector of a rule on a line of its own
 */
export function withoutMessageView(css) {
  /** @param {string} list */
  const kept = (list) => list.split(/,\n/).filter((selector) => !MESSAGE_VIEW.test(selector));
  return withoutComments(css)
    .replace(/\s*--kit-message-[^;]*;/g, '')
    .replace(/([^{};]+)\{[^{}]*\}/g, (rule, list) => (kept(list).length > 0 ? rule : ''))
    .replace(/[^{};]+(?=\{)/g, (list) => kept(list).join(',\n') || list);
}
