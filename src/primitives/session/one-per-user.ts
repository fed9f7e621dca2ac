import type { KitSDK } from '../../sdk/index.ts';
import type { Report } from '../guard/create-report.ts';

/** What is kept for the signed-in user of an SDK, beyond components. */
interface OfUser {
  readonly uid: string;
  /** Reports what the storage throws. */
  report: Report;
  /** Ends it for another user. */
  close(): void;
}

/**
 * Keeps one thing for each SDK: that of its signed-in user. Asking for another user's closes it. The last report that
 * was given receives its errors.
 * @param create - creates it; `isCurrent` tells whether its user is still, or again, the signed-in one.
 */
export function onePerUser<T extends OfUser>(
  create: (sdk: KitSDK, uid: string, report: Report, isCurrent: () => boolean) => T,
): (sdk: KitSDK, uid: string, report: Report) => T {
  const all = new WeakMap<KitSDK, T>();
  return (sdk, uid, report) => {
    const known = all.get(sdk);
    if (known?.uid === uid) {
      known.report = report;
      return known;
    }
    known?.close();
    const made = create(sdk, uid, report, () => all.get(sdk)?.uid === uid);
    all.set(sdk, made);
    return made;
  };
}
