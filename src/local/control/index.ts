import { ERROR_CODE, refuse } from '../exception.ts';
import { LocalKit } from '../kit.ts';
import type { Session } from '../session.ts';
import { KitControl } from './kit-control.ts';

export { KitControl } from './kit-control.ts';

const controls = new WeakMap<Session, KitControl>();

/** What tests and demos do to a kit: latency, failures, connection loss, other users; the same object at each call. */
export function controlOf(kit: LocalKit): KitControl {
  if (!(kit instanceof LocalKit)) {
    refuse(
      ERROR_CODE.BAD_ARGUMENT,
      'Only kits of the embedded SDK have a control: pass what createLocalKit() gave.',
    );
  }
  const { session } = kit;
  const control = controls.get(session) ?? new KitControl(session);
  controls.set(session, control);
  return control;
}
