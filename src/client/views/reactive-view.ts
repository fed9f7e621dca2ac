import type { Kit } from '../../sdk/index.ts';
import { memoizeWeak } from '../../utils/memoize-weak.ts';
import { RAW, toSDK } from '../boundary/to-sdk.ts';
import type { ConversationRecord } from '../records/conversation-record.ts';
import type { EntityRecord } from '../records/entity-record.ts';
import { readValue, triggerAll } from './live-row.ts';

type Method = (this: unknown, ...args: unknown[]) => unknown;

const ACCESSOR = /^(get|is|has)[A-Z]/;
const SETTER = /^set[A-Z]/;
const HANDLER = /* @__PURE__ */ Symbol('handler');

/**
 * The proxy handler of a view: the view behaves like the SDK object, and each accessor without arguments is tracked by
 * itself. Methods run on the object itself, which has the private fields.
 */
class ViewHandler implements ProxyHandler<object> {
  readonly #record: object;
  readonly #scope: string;
  readonly #read: (accessor: string) => unknown;
  readonly #newest: () => object | undefined;

  /**
   * @param record - the record that the accessors follow
   * @param scope - separates the accessors of the record's objects
   * @param readAccessor - returns the value of an accessor
   * @param newest - returns the newest copy, which may have accessors that the object lacks
   */
  constructor(
    record: object,
    scope: string,
    readAccessor: (accessor: string) => unknown,
    newest: () => object | undefined,
  ) {
    this.#record = record;
    this.#scope = scope;
    this.#read = readAccessor;
    this.#newest = newest;
  }

  get(object: object, key: PropertyKey): unknown {
    if (key === RAW) return object;
    if (key === HANDLER) return this;
    const source = this.#sourceOf(object, key);
    const value: unknown = Reflect.get(source, key, source);
    if (typeof value !== 'function' || key === 'constructor' || isFixed(object, key)) return value;
    return wrapperOf(key, value as Method);
  }

  set(object: object, key: PropertyKey, value: unknown): boolean {
    return Reflect.set(object, key, toSDK(value), object);
  }

  has(object: object, key: PropertyKey): boolean {
    return key in this.#sourceOf(object, key);
  }

  read(accessor: string): unknown {
    return readValue(this.#record, this.#scope + accessor, () => this.#read(accessor));
  }

  changed(): void {
    triggerAll(this.#record);
  }

  #sourceOf(object: object, key: PropertyKey): object {
    const isLacking = typeof key === 'string' && ACCESSOR.test(key) && !(key in object);
    return (isLacking && this.#newest()) || object;
  }
}

/** Whether a property can never change; a proxy must return such a property unchanged. */
function isFixed(object: object, key: PropertyKey): boolean {
  const own = Object.getOwnPropertyDescriptor(object, key);
  return own !== undefined && !own.configurable && !own.writable;
}

const wrappers = new Map<PropertyKey, (method: Method) => Method>();

/** Returns the wrapper of a method: one for all views, because one method serves all objects of a class. */
function wrapperOf(key: PropertyKey, method: Method): Method {
  let wrapped = wrappers.get(key);
  if (!wrapped) {
    wrapped = memoizeWeak((each: Method) => wrap(String(key), each));
    wrappers.set(key, wrapped);
  }
  return wrapped(method);
}

function wrap(name: string, method: Method): Method {
  const isAccessor = ACCESSOR.test(name);
  const isSetter = SETTER.test(name);
  return function (this: unknown, ...args) {
    const handler = (this as { [HANDLER]?: ViewHandler } | undefined)?.[HANDLER];
    if (handler && isAccessor && args.length === 0) return handler.read(name);
    const object = toSDK(this);
    const result = method.apply(object, args.map(toSDK));
    if (isSetter) handler?.changed();
    return result === object ? this : result;
  };
}

/** Returns the reactive view of a conversation; always the same one while its record exists. */
export const conversationView = memoizeWeak((record: ConversationRecord): Kit.Conversation => {
  return createView(record.conversation, record, '', (accessor) => {
    const value = record.value(accessor);
    const isEntity = accessor === 'getConversationWith' && typeof value === 'object' && value !== null;
    return isEntity && record.partner ? entityView(record.partner) : value;
  });
});

/** Returns the reactive view of a user or group; always the same one while its record exists. */
export const entityView = memoizeWeak(
  <T extends Kit.User | Kit.Group>(record: EntityRecord<T>): T =>
    createView(
      record.item,
      record,
      '',
      (accessor) => record.value(accessor),
      () => record.entity,
    ),
) as <T extends Kit.User | Kit.Group>(record: EntityRecord<T>) => T;

/**
 * Creates a reactive view of an object: a proxy whose accessors follow a record.
 *
 * @param scope - separates the accessors of the record's objects
 * @param readAccessor - returns the value of an accessor
 * @param newest - returns the newest copy, which may have accessors that the object lacks
 */
export function createView<T extends object>(
  object: T,
  record: object,
  scope: string,
  readAccessor: (accessor: string) => unknown,
  newest: () => object | undefined = () => undefined,
): T {
  return new Proxy<T>(object, new ViewHandler(record, scope, readAccessor, newest) as ProxyHandler<T>);
}
