import type { Kit } from '../../sdk/index.ts';
import { createException, toException } from './exception.ts';

type Getter<T> = Extract<keyof T, `get${string}`>;

/** The accessors of the chat SDK's objects. */
export type AccessorName =
  | Getter<Kit.User>
  | Getter<Kit.Group>
  | Getter<Kit.Conversation>
  | Getter<Kit.TextMessage>
  | Getter<Kit.MediaMessage>
  | Getter<Kit.Attachment>
  | Getter<Kit.CustomMessage>
  | Getter<Kit.ActionMessage>
  | Getter<Kit.ReactionCount>
  | Getter<Kit.ReactionEvent>
  | Getter<Kit.Reaction>
  | Getter<Kit.MessageReceipt>
  | Getter<Kit.TypingIndicator>;

/**
 * Reads an accessor of an SDK object; returns undefined if the object or accessor is missing, or throws. All
 * reads of SDK objects outside slots use this, mostly through the typed readers below: `textOf(user,
 * 'getName')`, `numberOf(message, 'getSentAt')`, `objectOf<Kit.User>(message, 'getSender')`. None of them
 * throws, so a bad object only affects its part of its row; errors are collected in the `Faults` of the
 * current list.
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

/** Whether an object has an accessor, whatever it returns. */
export function has(object: unknown, accessor: AccessorName): boolean {
  try {
    return typeof (object as Record<string, unknown> | null)?.[accessor] === 'function';
  } catch (cause) {
    reportThrow(object, accessor, cause);
    return false;
  }
}

/** Reads a text or an id; numbers become text, anything else ''. */
export function textOf(object: unknown, accessor: AccessorName): string {
  const value = read(object, accessor);
  if (typeof value === 'string') return value;
  return Number.isFinite(value) || typeof value === 'bigint' ? String(value) : '';
}

/** Reads a count, or a time in seconds; 0 without one. */
export function numberOf(object: unknown, accessor: AccessorName): number {
  const value = read(object, accessor);
  const number = typeof value === 'string' ? Number(value) : value;
  return Number.isFinite(number) ? (number as number) : 0;
}

/** Reads a count that is never below 0. */
export function countOf(object: unknown, accessor: AccessorName): number {
  return Math.max(0, numberOf(object, accessor));
}

/** Reads a boolean; `fallback` without one. */
export function flagOf(object: unknown, accessor: AccessorName, fallback = false): boolean {
  return Boolean(read(object, accessor) ?? fallback);
}

/** Reads an object, such as a message's sender; null without one. */
export function objectOf<T extends object>(object: unknown, accessor: AccessorName): T | null {
  const value = read(object, accessor);
  return typeof value === 'object' && value !== null ? (value as T) : null;
}

/** Reads a list as a copy; [] without one. */
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

/** The id of a user or group; '' without one. */
export function entityId(entity: unknown): string {
  return textOf(entity, has(entity, 'getGuid') ? 'getGuid' : 'getUid');
}

/** The display name of a user or group, or its id if the name shows nothing. */
export function nameOf(entity: unknown): string {
  const name = textOf(entity, 'getName').trim();
  return (VISIBLE.test(name) ? name : entityId(entity)).replace(OVERRIDES, '\ufffd');
}

const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** The characters that show following letters in reverse, as if another name were written. */
const OVERRIDES = /[\u202d\u202e]/g;
/** In the name of a file, all that changes directions: its ending must show at the end. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Returns the name of a file as it is shown: characters that would hide its ending are visible. */
export function shownFileName(name: string): string {
  return name.replace(DIRECTIONS, '\ufffd');
}

/**
 * The id of a user.
 * @throws Kit.Exception without one
 */
export function uidOf(user: Kit.User): string {
  const uid = textOf(user, 'getUid');
  if (uid === '') throw createException('ERR_BAD_OBJECT', 'A user has no id: getUid() returns none.');
  return uid;
}

/**
 * Calls `take` with each item of a page; skips an item for which it throws. Reports that with the item's
 * index, as well as faults found in others.
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

/** Reports that an object is invalid, once per object and description. */
export function reportFault(object: unknown, description: string, cause: unknown = object): void {
  current?.note(object, description, () => description, cause);
}

/** The list that is running. */
let current: Faults | null = null;
/** The current item of a page; only its first fault is reported. */
let place: { readonly index: number; isTold: boolean } | null = null;

/** Collects what the SDK objects of a list throw or lack, and reports it once per object. */
export class Faults {
  /** Reports any other failure. */
  readonly report: (cause: unknown) => void;
  readonly #known = new WeakMap<object, Set<string>>();
  #waiting: Kit.Exception[] = [];

  constructor(report: (cause: unknown) => void) {
    this.report = report;
  }

  /** Runs work of the list. Reports faults afterwards, because the handler is app code. */
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

  /** Runs work whose errors must not stop anything else; reports them. */
  attempt(work: () => void): void {
    try {
      this.run(work);
    } catch (cause) {
      this.report(cause);
    }
  }

  /** Notes a fault of an object, unless one with this name is known; it is reported after the work. */
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
