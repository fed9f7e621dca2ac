import { ERROR_CODE, Exception } from '../exception.ts';
import { report } from '../listeners.ts';

const warned = new Set<string>();

/** Tells the app of a fault; the console once a page, where the app does not ask for it. */
export function tellFault(
  handler: ((fault: Exception) => void) | undefined,
  kind: string,
  fault: Exception,
): void {
  const { message } = fault;
  try {
    if (handler) handler(fault);
    else if (!warned.has(message)) {
      warned.add(message);
      console.warn(`solid-chat-kit, with its data in ${kind}: ${message}`);
    }
  } catch (error) {
    report(error);
  }
}

/** The database that was there before is new. */
export const lost = (): Exception =>
  new Exception({
    code: ERROR_CODE.STORAGE_LOST,
    message:
      'The browser has lost the chats of this page, which start empty: importData() an export, where there is one.',
  });

/** A record is damaged. */
export const damaged = (store: string, key: string): Exception =>
  new Exception({
    code: ERROR_CODE.STORAGE_CORRUPT,
    message: `The record '${key}' of '${store}' is damaged and left out: go on without it, or importData() an export.`,
    details: { store, key },
  });
