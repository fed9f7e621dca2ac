import { createRoot, getOwner } from 'solid-js';

/** Reads a value where computations have no owner, such as in a handler; those that the read creates end with it. */
const readOnce = <T>(read: () => T): T =>
  createRoot((dispose) => {
    const value = read();
    dispose();
    return value;
  });

/**
 * Returns props that may be read anywhere. In JSX, a condition such as `onItemClick={isOpen() ? props.onShow : undefined}`
 * compiles to a memo at each read, and Solid warns of those that a handler would leave behind.
 */
export const readableProps = <P extends object>(props: P): P =>
  new Proxy(props, {
    get: (_, key) => {
      const read = () => props[key as keyof P];
      return getOwner() ? read() : readOnce(read);
    },
  });
