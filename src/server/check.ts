import type { Id } from './json.ts';
import { SERVER_ERROR, ServerError } from './server-error.ts';

/** Checks a value; throws an error that names its path. */
export interface Check {
  (value: unknown, path: string): void;
  /** Whether the value may be missing. */
  isOptional?: boolean;
}

/** The checks of an object's fields. */
export type Shape = Readonly<Record<string, Check>>;

/** The smallest time that counts as milliseconds: as seconds, it is the year 5138. */
const MILLISECONDS = 1e11;

/** Throws an error about a value. */
export function refuse(path: string, what: string): never {
  throw new ServerError(SERVER_ERROR.BAD_DATA, `${path} ${what}`);
}

const isNone = (value: unknown): value is null | undefined => value === undefined || value === null;

/** Describes a value in an error. */
function describe(value: unknown): string {
  if (typeof value === 'string') return `the text ${JSON.stringify(value.slice(0, 40))}`;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return 'a Date';
  return Array.isArray(value) ? 'an array' : `a value of type ${typeof value}`;
}

/** Creates a check of one type. */
const typed =
  (what: string, isRight: (value: unknown) => boolean): Check =>
  (value, path) => {
    if (isNone(value)) refuse(path, 'is missing');
    if (!isRight(value)) refuse(path, `is ${describe(value)}, not ${what}`);
  };

export const text = typed('text', (value) => typeof value === 'string');
export const flag = typed('true or false', (value) => typeof value === 'boolean');
export const count = typed('a number', (value) => typeof value === 'number' && value >= 0);

/** Ids become parts of URIs, which cannot contain half a surrogate pair. */
const LONE_SURROGATE = /\p{Surrogate}/u;
export const isId = (value: unknown): value is Id =>
  typeof value === 'string' ? value !== '' && !LONE_SURROGATE.test(value) : Number.isFinite(value);
export const id: Check = (value, path) => {
  if (value === '') refuse(path, 'is empty');
  if (typeof value === 'string' && !isId(value)) refuse(path, 'is not well-formed Unicode');
  typed('text or a number', isId)(value, path);
};

/** A time in seconds. The error mentions milliseconds, the usual mistake. */
export const time: Check = (value, path) => {
  if (isNone(value)) refuse(path, 'is missing');
  if (typeof value !== 'number' || !(value >= 0)) {
    const remedy = typeof value === 'string' ? 'Date.parse(text) / 1000' : 'date.getTime() / 1000';
    refuse(path, `is ${describe(value)}: times are numbers of seconds since the epoch, such as ${remedy}`);
  }
  if (value >= MILLISECONDS) {
    refuse(path, `is ${value}, which looks like milliseconds: times are in seconds, so divide it by 1000`);
  }
};

export const optional = (check: Check): Check => {
  const checked: Check = (value, path) => {
    if (!isNone(value)) check(value, path);
  };
  checked.isOptional = true;
  return checked;
};

export const list =
  (check: Check): Check =>
  (value, path) => {
    if (!Array.isArray(value))
      refuse(path, isNone(value) ? 'is missing' : `is ${describe(value)}, not an array`);
    for (const [index, each] of value.entries()) check(each, `${path}[${index}]`);
  };

export const oneOf = (...words: readonly string[]): Check =>
  typed(`one of '${words.join("', '")}'`, (value) => words.includes(value as string));

/** An object with these fields; others are allowed. */
export const object = (shape: Shape): Check => {
  const checks = Object.entries(shape);
  return (value, path) => {
    if (isNone(value)) refuse(path, 'is missing');
    if (typeof value !== 'object' || Array.isArray(value))
      refuse(path, `is ${describe(value)}, not an object`);
    for (const [name, check] of checks) {
      const field = (value as Record<string, unknown>)[name];
      // Most fields of most objects are missing.
      if (check.isOptional && isNone(field)) continue;
      check(field, path ? `${path}.${name}` : name);
    }
  };
};

/** An object, or the id of an earlier one. */
export const objectOrId =
  (check: Check): Check =>
  (value, path) =>
    (typeof value === 'object' && value !== null ? check : id)(value, path);

/** Requires exactly one of two fields. */
export function exactlyOne(value: unknown, a: string, b: string, path: string): void {
  const { [a]: first, [b]: second } = value as Record<string, unknown>;
  if (isNone(first) && isNone(second)) refuse(path, `has neither '${a}' nor '${b}'`);
  if (!isNone(first) && !isNone(second)) refuse(path, `has both '${a}' and '${b}'`);
}
