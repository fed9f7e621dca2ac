import { reportThrow } from '../client/boundary/error-collector.ts';
import type { Kit } from '../sdk/index.ts';

/**
 * Returns the text that names a user's section: the accessor's value, the first element of a list, and '' if
 * it has no text, is missing, throws, or is a setter.
 */
export function sectionText(user: Kit.User, key: keyof Kit.User): string {
  if (key.startsWith('set')) return '';
  try {
    const accessor: unknown = user[key];
    const value: unknown = typeof accessor === 'function' ? accessor.call(user) : accessor;
    const first: unknown = Array.isArray(value) ? value[0] : value;
    return typeof first === 'string' || typeof first === 'number' ? String(first) : '';
  } catch (cause) {
    reportThrow(user, key, cause);
    return '';
  }
}
