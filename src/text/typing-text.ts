import { nameOf } from '../client/boundary/entities.ts';
import type { Localizer } from '../localize/index.ts';
import type { Kit } from '../sdk/index.ts';

/** Returns a sentence about who is typing; '' for nobody. */
export function typingText(typists: readonly Kit.User[], isGroup: boolean, t: Localizer['t']): string {
  const [first, second, third] = typists;
  if (!first) return '';
  if (!isGroup) return t('typing.direct');
  if (third) return t('typing.many', { count: typists.length });
  if (second) return t('typing.two', { first: nameOf(first), second: nameOf(second) });
  return t('typing.one', { name: nameOf(first) });
}
