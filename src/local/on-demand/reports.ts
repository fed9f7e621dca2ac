import { keyOf } from '../data/keys.ts';
import { ERROR_CODE, Exception } from '../exception.ts';
import { report } from '../listeners.ts';
import type { Damaged } from '../storage/requests.ts';

/** Receives faults: a data set. */
interface Told {
  readonly onStorageFault: ((fault: Exception) => void) | undefined;
  readonly storage: { readonly kind: string };
}

/** The damaged records already reported, by data set. */
const damagedOf = new WeakMap<Told, Set<string>>();
const warned = new Set<string>();

/** Reports a fault to the app, a damaged record once; without a handler, to the console once per page. */
export function tellFault(data: Told, fault: Exception | Damaged): void {
  if (fault instanceof Exception) {
    tell(data, fault);
    return;
  }
  const { store, key } = fault;
  const known = damagedOf.get(data) ?? new Set();
  damagedOf.set(data, known);
  const id = keyOf(store, key);
  if (known.has(id)) return;
  known.add(id);
  const message = `The record ${JSON.stringify(key)} of '${store}' is damaged and was left out: continue without it, or restore an export with importData().`;
  tell(data, new Exception({ code: ERROR_CODE.STORAGE_CORRUPT, message, details: { store, key } }));
}

function tell({ onStorageFault, storage }: Told, fault: Exception): void {
  const { message } = fault;
  try {
    if (onStorageFault) onStorageFault(fault);
    else if (!warned.has(message)) {
      warned.add(message);
      console.warn(`solid-chat-kit, with its data in ${storage.kind}: ${message}`);
    }
  } catch (error) {
    report(error);
  }
}

/** Creates the error for a database that the browser has lost. */
export const lost = (): Exception =>
  new Exception({
    code: ERROR_CODE.STORAGE_LOST,
    message:
      'The browser lost the chats of this page, which start empty: restore an export with importData(), if there is one.',
  });
