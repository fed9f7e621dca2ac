import type { KitSDK } from '../sdk/index.ts';
import { onCleared, type StoredAccount } from '../utils/stored-account.ts';
import type { Report } from './create-report.ts';

/** What is kept for the signed-in user of an SDK, beyond components. */
interface OfUser {
  /** Reports what the storage throws. */
  report: Report;
  /** Ends it for another user. */
  close(): void;
  /** Deletes it from memory; its stored entries are deleted next. */
  forget(): void;
}

/**
 * Keeps one thing for each SDK: that of its signed-in user. Asking for another user's closes it. The last report that
 * was given receives its errors.
 * @param create - creates it; `isCurrent` tells whether its user is still, or again, the signed-in one.
 */
export function onePerUser<T extends OfUser>(
  create: (sdk: KitSDK, account: StoredAccount, report: Report, isCurrent: () => boolean) => T,
): (sdk: KitSDK, uid: string, report: Report) => T {
  const all = new WeakMap<KitSDK, { readonly uid: string; readonly of: T; stop(): void }>();
  return (sdk, uid, report) => {
    const known = all.get(sdk);
    if (known?.uid === uid) {
      known.of.report = report;
      return known.of;
    }
    known?.of.close();
    known?.stop();
    const account = { uid, scope: sdk.storageScope };
    const of = create(sdk, account, report, () => all.get(sdk)?.uid === uid);
    all.set(sdk, { uid, of, stop: onCleared(account, of) });
    return of;
  };
}
