import { createMemo, untrack } from 'solid-js';
import type { Guard } from '../../client/create-report.ts';
import type { Localizer } from '../../localize/index.ts';

/**
 * Creates the `t` of a list's rows, which returns '' if a text throws. Its readers track one signal of the list
 * instead of each signal of the localizer.
 */
export function createRowText(localizer: Localizer, guard: Guard): Localizer['t'] {
  const t = guard.wrap(localizer.t, '');
  const version = createMemo(() => void t('menu.more'), undefined, { equals: false });
  return (key, params) => {
    version();
    return untrack(() => t(key, params));
  };
}
