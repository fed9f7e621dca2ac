import type { KitSDK } from '../sdk/index.ts';
import { onCleared, type StoredAccount } from '../utils/stored-account.ts';
import type { Report } from './create-report.ts';

/** Data of the signed-in user of an SDK that outlives components. */
interface OfUser {
  /** Reports errors of the storage. */
  report: Report;
  /** Closes it for another user. */
  close(): void;
  /** Clears it in memory; its stored entries are deleted next. */
  forget(): void;
}

/**
 * Keeps one object per SDK, for its signed-in user. A request for another user closes it. Its errors go to the most
 * recent report.
 * @param create - creates it; `isCurrent` returns whether its user is (or is again) signed in.
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
