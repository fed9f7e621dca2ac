import { getOwner } from 'solid-js';

/**
 * Throws without an owner, which would dispose what is created.
 * @throws TypeError without an owner
 */
export function requireOwner(name: string): void {
  if (getOwner()) return;
  throw new TypeError(
    `${name} needs an owner that ends it: call it while a component is created, not in a handler or after await, or within createRoot.`,
  );
}
