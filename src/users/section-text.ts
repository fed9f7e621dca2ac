import { reportThrow } from '../core/objects/read.ts';
import type { Kit } from '../sdk/index.ts';

/**
 * The text that names the section of a user: what the accessor gives, of a list the first element, and '' where
 * there is no text, the accessor is missing or throws, or is none but changes the user.
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
