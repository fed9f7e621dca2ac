import type { Kit } from '../../sdk/index.ts';
import { type AccessorName, read } from './read.ts';

/** Returns the id of a message as text, so that '7' and 7 are equal; '' for no id, which is 0 in some SDKs. */
export function idText(id: Kit.MessageId | null | undefined): string {
  const isId = typeof id === 'string' || typeof id === 'bigint' || Number.isFinite(id);
  return isId && String(id) !== '0' ? String(id) : '';
}

/** Returns the id of a message that an accessor gives, likewise. */
export function readId(object: unknown, accessor: AccessorName): string {
  return idText(read(object, accessor) as Kit.MessageId);
}

/** Returns an id as SDKs take it: most have numbers, which props and records may hold as text. */
export function sdkId(id: string): number {
  const number = Number(id);
  return (isCounter(id) && Number.isSafeInteger(number) ? number : id) as number;
}

/** Compares ids: numbers by value, all others by code units. */
export function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  if (a.length !== b.length && isCounter(a) && isCounter(b)) return a.length - b.length;
  return a < b ? -1 : 1;
}

/** Whether an id certainly belongs to a later message than another: only where ids count upwards. */
export function isLaterId(id: string, other: string): boolean {
  return isCounter(id) && isCounter(other) && compareIds(id, other) > 0;
}

/** Whether an id is a number that counts upwards. */
function isCounter(id: string): boolean {
  return /^\d+$/.test(id);
}
