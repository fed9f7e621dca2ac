import type { Kit } from '../sdk/index.ts';

/** The text that names the section of a user: what the accessor gives, or '' where it gives no text. */
export function sectionText(user: Kit.User, key: keyof Kit.User): string {
  const accessor: unknown = user[key];
  const value: unknown = typeof accessor === 'function' && accessor.length === 0 ? accessor.call(user) : accessor;
  if (Array.isArray(value)) return String(value[0] ?? '');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
