import type { Kit, KitSDK } from '../../sdk/index.ts';
import { createException } from './exception.ts';

/** The methods that every SDK has. */
const REQUIRED = /* @__PURE__ */ ['Message', 'User', 'Group', 'Connection', 'Login']
  .flatMap((kind) => [`add${kind}Listener`, `remove${kind}Listener`, `${kind}Listener`])
  .concat('getLoggedinUser');

/** Describes what an SDK lacks (it may be a promise of an SDK); undefined if it is complete. */
export function sdkFault(sdk: KitSDK): Kit.Exception | undefined {
  const missing = REQUIRED.filter((name) => typeof sdk[name as keyof KitSDK] !== 'function');
  if (missing.length === 0) return undefined;
  const more = missing.length > 3 ? ` and ${missing.length - 3} more` : '';
  return createException(
    'ERR_BAD_SDK',
    `This SDK lacks ${missing.slice(0, 3).join(', ')}${more}. Did you forget await, or pass another object?`,
    sdk,
  );
}
