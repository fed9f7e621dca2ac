import { ERROR_CODE, refuse } from '../exception.ts';
import { LocalKit } from '../kit.ts';
import { KitControl } from './kit-control.ts';

export { KitControl } from './kit-control.ts';

const controls = new WeakMap<LocalKit, KitControl>();

/** What tests and demos do to a kit: latency, failures, connection loss, other users; the same object at each call. */
export function controlOf(kit: LocalKit): KitControl {
  if (!(kit instanceof LocalKit)) {
    refuse(
      ERROR_CODE.BAD_ARGUMENT,
      'Only kits of the embedded SDK have a control: pass what createLocalKit() gave.',
    );
  }
  const control = controls.get(kit) ?? new KitControl(kit.session);
  controls.set(kit, control);
  return control;
}
