import { createRoot, getOwner } from 'solid-js';

/**
 * Returns props that may be read anywhere. In JSX, a condition such as `onItemClick={isOpen() ? props.onShow : undefined}`
 * compiles to a memo at each read, and Solid warns of those that a handler would leave behind: where computations have
 * no owner, those that a getter creates end with the read.
 */
export const readableProps = <P extends object>(props: P): P =>
  new Proxy(props, {
    get: (own, key) =>
      getOwner() || !Object.getOwnPropertyDescriptor(own, key)?.get
        ? own[key as keyof P]
        : createRoot((dispose) => {
            const value = own[key as keyof P];
            dispose();
            return value;
          }),
  });
