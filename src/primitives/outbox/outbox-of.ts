import { onePerUser } from '../session/one-per-user.ts';
import { Outbox } from './outbox.ts';

/** Returns the outbox of an SDK's signed-in user; that of another user is closed. */
export const outboxOf = /* @__PURE__ */ onePerUser(
  (sdk, account, report, isCurrent) => new Outbox(sdk, account, report, isCurrent),
);
