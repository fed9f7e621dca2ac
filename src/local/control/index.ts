import { ERROR_CODE, refuse } from '../exception.ts';
import type { LocalKit } from '../kit.ts';
import type { Session } from '../session.ts';
import { KitControl } from './kit-control.ts';

export { KitControl } from './kit-control.ts';

const controls = new WeakMap<Session, KitControl>();

/**
 * Returns the control of a kit, which simulates latency, failures, connection loss and other users; the same
 * one at each call.
 * @throws Exception `ERR_BAD_ARGUMENT` for anything but a kit of the embedded SDK
 */
export function controlOf(kit: LocalKit): KitControl {
  // Not `instanceof`: a kit of another frame has another class.
  const { session } = (kit ?? {}) as Partial<LocalKit>;
  if (!session?.network) {
    return refuse(
      ERROR_CODE.BAD_ARGUMENT,
      'controlOf() needs a kit of the embedded SDK: pass the result of createLocalKit().',
    );
  }
  const control = controls.get(session) ?? new KitControl(session);
  controls.set(session, control);
  return control;
}
