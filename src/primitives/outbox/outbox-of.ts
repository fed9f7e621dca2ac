import type { KitSDK } from '../../sdk/index.ts';
import type { Report } from '../guard/create-report.ts';
import { Outbox } from './outbox.ts';

const outboxes = new WeakMap<KitSDK, Outbox>();

/**
 * Returns the outbox of an SDK's signed-in user; that of another user is closed.
 * @param report - reports what the storage throws, until the next call
 */
export function outboxOf(sdk: KitSDK, uid: string, report: Report): Outbox {
  const known = outboxes.get(sdk);
  if (known?.uid === uid) {
    known.report = report;
    return known;
  }
  known?.close();
  const outbox = new Outbox(sdk, uid, report, () => outboxes.get(sdk)?.uid === uid);
  outboxes.set(sdk, outbox);
  return outbox;
}
