import type { Kit } from '../../sdk/index.ts';
import { createException, toException } from './exception.ts';

type Getter<T> = Extract<keyof T, `get${string}`>;

/** The accessors of the objects that a chat SDK hands out. */
export type AccessorName =
  | Getter<Kit.User>
  | Getter<Kit.Group>
  | Getter<Kit.Conversation>
  | Getter<Kit.TextMessage>
  | Getter<Kit.MediaMessage>
  | Getter<Kit.CustomMessage>
  | Getter<Kit.ActionMessage>
  | Getter<Kit.MessageReceipt>
  | Getter<Kit.TypingIndicator>;

/**
 * Reads an accessor of an SDK object: undefined where the object or the accessor is missing, or where it throws.
 * Every read of an SDK object outside the slots goes through here, mostly by one of the typed readers below:
 * `textOf(user, 'getName')`, `numberOf(message, 'getSentAt')`, `objectOf<Kit.User>(message, 'getSender')`. None of
 * them throws, so that one bad object costs one part of one row; what an accessor threw reaches the `Faults` of
 * the list at work.
 */
export function read(object: unknown, accessor: AccessorName): unknown {
  if (object === null || object === undefined) return undefined;
  try {
    const method = (object as Record<string, unknown>)[accessor];
    return typeof method === 'function' ? method.call(object) : undefined;
  } catch (cause) {
    reportThrow(object, accessor, cause);
    return undefined;
  }
}

/** Reports what an accessor threw. */
export function reportThrow(object: unknown, accessor: string, cause: unknown): void {
  current?.note(object, accessor, () => `${accessor}() threw: ${toException(cause).message}`, cause);
}

/** Whether an object has an accessor, whatever that gives. */
export function has(object: unknown, accessor: AccessorName): boolean {
  try {
    return typeof (object as Record<string, unknown> | null)?.[accessor] === 'function';
  } catch (cause) {
    reportThrow(object, accessor, cause);
    return false;
  }
}

/** Reads a text or an id; a number becomes text, and anything else ''. */
export function textOf(object: unknown, accessor: AccessorName): string {
  const value = read(object, accessor);
  if (typeof value === 'string') return value;
  return Number.isFinite(value) || typeof value === 'bigint' ? String(value) : '';
}

/** Reads a count, or a time in seconds; 0 where there is none. */
export function numberOf(object: unknown, accessor: AccessorName): number {
  const value = read(object, accessor);
  const number = typeof value === 'string' ? Number(value) : value;
  return Number.isFinite(number) ? (number as number) : 0;
}

/** Reads whether something holds; `fallback` where the object does not tell. */
export function flagOf(object: unknown, accessor: AccessorName, fallback = false): boolean {
  const value = read(object, accessor);
  return value === undefined || value === null ? fallback : Boolean(value);
}

/** Reads an object, such as the sender of a message; null where there is none. */
export function objectOf<T extends object>(object: unknown, accessor: AccessorName): T | null {
  const value = read(object, accessor);
  return typeof value === 'object' && value !== null ? (value as T) : null;
}

/** Reads a list, as a copy; [] where there is none. */
export function listOf<T>(object: unknown, accessor: AccessorName): T[] {
  const value = read(object, accessor);
  try {
    return Array.isArray(value) ? [...value] : [];
  } catch (cause) {
    reportThrow(object, accessor, cause);
    return [];
  }
}

/** The tags of a user. */
export function tagsOf(user: unknown): string[] {
  return listOf(user, 'getTags').filter((tag) => typeof tag === 'string');
}

/** The id of a user or group; '' where there is none. */
export function entityId(entity: unknown): string {
  return textOf(entity, has(entity, 'getGuid') ? 'getGuid' : 'getUid');
}

/** The display name of a user or group, or the id of one without a name. */
export function nameOf(entity: unknown): string {
  return textOf(entity, 'getName').trim() || entityId(entity);
}

/**
 * The id of a user.
 * @throws Kit.Exception where there is none
 */
export function uidOf(user: Kit.User): string {
  const uid = textOf(user, 'getUid');
  if (uid === '') throw createException('ERR_BAD_OBJECT', 'A user has no id: getUid() gives none.');
  return uid;
}

/**
 * Takes the items of a page in turn: one for which `take` throws is left out. That is reported by its index, as is
 * what is found in the others.
 */
export function forEachItem<T>(page: readonly T[], take: (item: T) => void): void {
  page.forEach((item, index) => {
    place = { index, isTold: false };
    try {
      take(item);
    } catch (cause) {
      reportFault(item, toException(cause).message, cause);
    } finally {
      place = null;
    }
  });
}

/** Reports that an object is not what it should be, once for each object and description. */
export function reportFault(object: unknown, description: string, cause: unknown = object): void {
  current?.note(object, description, () => description, cause);
}

/** The list at work. */
let current: Faults | null = null;
/** The item of a page that is taken; only the first of its faults is told. */
let place: { readonly index: number; isTold: boolean } | null = null;

/** Collects what the SDK objects of one list throw or lack, and reports it once for each object. */
export class Faults {
  /** Reports any other failure. */
  readonly report: (cause: unknown) => void;
  readonly #known = new WeakMap<object, Set<string>>();
  #waiting: Kit.Exception[] = [];

  constructor(report: (cause: unknown) => void) {
    this.report = report;
  }

  /** Runs work of the list. What is found meanwhile is reported after it, for the handler is the app's code. */
  run<T>(work: () => T): T {
    const outer = current;
    current = this;
    try {
      return work();
    } finally {
      current = outer;
      if (outer !== this) this.#tell();
    }
  }

  /** Runs work whose failure must stop nothing else: what it throws is reported. */
  attempt(work: () => void): void {
    try {
      this.run(work);
    } catch (cause) {
      this.report(cause);
    }
  }

  /** Notes a fault of an object, unless one of this name is known; it is reported when the work is done. */
  note(object: unknown, name: string, describe: () => string, cause: unknown): void {
    if (typeof object === 'object' && object !== null) {
      const known = this.#known.get(object) ?? new Set();
      if (known.has(name)) return;
      this.#known.set(object, known.add(name));
    }
    if (place?.isTold) return;
    const message = place ? `Item ${place.index} of a page: ${describe()}` : describe();
    this.#waiting.push(createException('ERR_BAD_OBJECT', message, cause));
    if (place) place.isTold = true;
  }

  #tell(): void {
    const errors = this.#waiting;
    if (errors.length === 0) return;
    this.#waiting = [];
    for (const error of errors) this.report(error);
  }
}
