// Where the chat is kept: SQLite for one server, PostgreSQL for several. Both speak the same SQL here.
import { openPostgres } from './postgres.mjs';
import { openSqlite } from './sqlite.mjs';

/** @typedef {null | number | string | Uint8Array} Value */
/** @typedef {Record<string, any>} Row */
/** Runs a statement with a value for each `?`. @typedef {(sql: string, ...values: Value[]) => Promise<Row[]>} All */
/** @typedef {{ all: All }} Tx */

/**
 * @typedef {object} Store
 * @property {boolean} isShared whether other servers use it, too
 * @property {string} forUpdate locks the rows that a SELECT finds until the end of the write
 * @property {All} all
 * @property {<T>(work: (tx: Tx) => Promise<T>) => Promise<T>} write does all of the work or nothing; resolves once it is
 * on the disk. The work must wait for nothing but its statements.
 * @property {() => Promise<void>} close
 */

/**
 * @param {string} [where] the URL of a PostgreSQL, or the file of an SQLite; without one, the chat is only in memory
 * @returns {Promise<Store>}
 */
export function openStore(where) {
  return /^postgres(ql)?:/.test(where ?? '')
    ? openPostgres(/** @type {string} */ (where))
    : openSqlite(where);
}

/** Times are in seconds, as everywhere in the kit. */
export const now = () => Date.now() / 1000;

/**
 * Repeats the last of some values up to a power of two, so that lists of any length need few different statements.
 * @template T @param {readonly T[]} values
 */
export function padded(values) {
  const all = [...values];
  while (all.length & (all.length - 1)) all.push(/** @type {T} */ (values.at(-1)));
  return all;
}

/** Returns a `?` for each value. @param {readonly unknown[]} values */
export const marks = (values) => values.map(() => '?').join(', ');

/** A condition for each of some pairs, and the values of its marks. @param {string} condition @param {readonly Value[][]} pairs @returns {[string, ...Value[]]} */
export function anyOf(condition, pairs) {
  const all = padded(pairs);
  return [`(${all.map(() => `(${condition})`).join(' OR ')})`, ...all.flat()];
}

/** The condition that a column has one of some values, and the values of its marks. @param {string} column @param {readonly Value[]} values @returns {[string, ...Value[]]} */
export function oneOf(column, values) {
  const all = padded(values);
  return [`${column} IN (${marks(all)})`, ...all];
}
