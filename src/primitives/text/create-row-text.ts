import { createMemo, untrack } from 'solid-js';
import type { Localizer } from '../../localize/index.ts';
import type { Guard } from '../guard/create-guard.ts';

/**
 * Makes the `t` of a list's rows, which gives '' where a text cannot be made. What reads it follows one signal of the
 * list, and not each of those that a localizer is made of.
 */
export function createRowText(localizer: Localizer, guard: Guard): Localizer['t'] {
  const t = guard.wrap(localizer.t, '');
  const version = createMemo(() => void t('menu.more'), undefined, { equals: false });
  return (key, params) => {
    version();
    return untrack(() => t(key, params));
  };
}
