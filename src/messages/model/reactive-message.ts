import { createView } from '../../client/views/reactive-view.ts';
import type { Kit } from '../../sdk/index.ts';
import { memoizeWeak } from '../../utils/memoize-weak.ts';
import type { MessageRecord } from '../timeline/message-record.ts';
import { messageValue } from '../timeline/message-value.ts';

/**
 * Returns the reactive view of a message; always the same one while its record exists, although the SDK's object
 * changes when the message is sent or edited.
 */
export const messageView = /* @__PURE__ */ memoizeWeak((record: MessageRecord): Kit.Message => {
  const viewOf = memoizeWeak((message: Kit.Message) =>
    createView(message, record, '', (accessor) => messageValue(record, accessor)),
  );
  return new Proxy({} as Kit.Message, {
    get: (_, key): unknown => Reflect.get(viewOf(record.message), key),
    set: (_, key, value) => Reflect.set(viewOf(record.message), key, value),
    has: (_, key) => key in record.message,
    getPrototypeOf: () => Reflect.getPrototypeOf(record.message),
  });
});
