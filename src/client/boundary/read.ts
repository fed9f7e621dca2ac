import type { Kit } from '../../sdk/index.ts';
import { reportThrow } from './error-collector.ts';

type Getter<T> = Extract<keyof T, `get${string}`>;

/** The accessors of the chat SDK's objects. */
export type AccessorName =
  | Getter<Kit.User>
  | Getter<Kit.Group>
  | Getter<Kit.GroupMember>
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
 * Reads an accessor of an SDK object; returns undefined if the object or accessor is missing, or throws. All reads of
 * SDK objects outside slots use this, mostly through the typed readers below: `textOf(user, 'getName')`,
 * `numberOf(message, 'getSentAt')`, `objectOf<Kit.User>(message, 'getSender')`. They never throw, so a bad object
 * affects only its part of its row; errors are collected in the `ErrorCollector` of the current list.
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

/** Whether an object has an accessor, whatever it returns. */
export function has(object: unknown, accessor: AccessorName): boolean {
  try {
    return typeof (object as Record<string, unknown> | null)?.[accessor] === 'function';
  } catch (cause) {
    reportThrow(object, accessor, cause);
    return false;
  }
}

/** Reads a string or an id; numbers become strings, anything else ''. */
export function textOf(object: unknown, accessor: AccessorName): string {
  const value = read(object, accessor);
  if (typeof value === 'string') return value;
  return Number.isFinite(value) || typeof value === 'bigint' ? String(value) : '';
}

/** Reads a number; 0 without one. */
export function numberOf(object: unknown, accessor: AccessorName): number {
  const value = read(object, accessor);
  const number = typeof value === 'string' ? Number(value) : value;
  return Number.isFinite(number) ? (number as number) : 0;
}

/** Larger values are milliseconds: as seconds, this is the year 5138. */
const MILLISECONDS = 1e11;

/** Reads a time in seconds, and converts milliseconds; 0 without one. */
export function secondsOf(object: unknown, accessor: AccessorName): number {
  const time = numberOf(object, accessor);
  return time < MILLISECONDS ? time : time / 1000;
}

/** Reads a non-negative count. */
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
