import { createRoot, getOwner } from 'solid-js';

/**
 * Returns props that can be read anywhere. In JSX, a condition such as `onItemClick={isOpen() ? props.onShow :
 * undefined}` compiles to a memo on each read, and Solid warns about memos without an owner, as in event handlers:
 * there, the memo is disposed after the read.
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
