import type { KitSDK } from 'solid-chat-kit';
import type { LocalKit } from 'solid-chat-kit/local';
import type { Fault } from './faults.ts';

/** A call that goes wrong: the `nth` of this name, from 1 on. */
export interface Plan {
  readonly name: string;
  readonly nth: number;
  readonly fault: Fault;
}

/** What lists and chats call on the SDK. */
const METHODS: ReadonlySet<string> = new Set([
  'getLoggedinUser',
  'getConversation',
  'deleteConversation',
  'markAsDelivered',
  'markAsRead',
  'markMessageAsUnread',
  'sendMessage',
  'sendMediaMessage',
  'editMessage',
  'deleteMessage',
  'addReaction',
  'removeReaction',
  'getMessageDetails',
  'getMessageReceipts',
  'cancelMessage',
  'unblockUsers',
  'startTyping',
  'endTyping',
  ...['Message', 'User', 'Group', 'Connection', 'Login'].flatMap((kind) => [
    `add${kind}Listener`,
    `remove${kind}Listener`,
  ]),
]);
const CLASSES = /^((Message|User|Group|Connection|Login)Listener|(Text|Media)Message|TypingIndicator)$/;
const BUILDERS = /^(Conversations|Users|Messages|GroupMembers)RequestBuilder$/;

/** The page size, whatever the lists ask for, so that few rows make several pages. */
const PAGE_SIZE = 5;

/** Wraps an SDK so that one of its calls goes wrong; counts all calls by name. */
export function faultyKit(kit: LocalKit, plan?: Plan): { sdk: KitSDK; counts: ReadonlyMap<string, number> } {
  const counts = new Map<string, number>();
  const run = (name: string, call: () => unknown): unknown => {
    const nth = (counts.get(name) ?? 0) + 1;
    counts.set(name, nth);
    return plan?.name === name && plan.nth === nth ? plan.fault(call) : call();
  };
  /** Wraps the methods of a builder or request. */
  const wrap = (target: object, of: string): object => {
    const proxy: object = new Proxy(target, {
      get(_, key) {
        const value: unknown = Reflect.get(target, key, target);
        if (typeof value !== 'function' || typeof key !== 'string') return value;
        return (...args: unknown[]) =>
          run(`${of}.${key}`, () => {
            if (key === 'setLimit') args = [PAGE_SIZE];
            const answer: unknown = value.apply(target, args);
            if (answer === target) return proxy;
            return key === 'build' ? wrap(answer as object, of.replace('Builder', '')) : answer;
          });
      },
    });
    return proxy;
  };
  const sdk = new Proxy(kit, {
    get(_, key) {
      const value: unknown = Reflect.get(kit, key, kit);
      if (typeof value !== 'function' || typeof key !== 'string') return value;
      if (METHODS.has(key)) return (...args: unknown[]) => run(key, () => value.apply(kit, args));
      if (!BUILDERS.test(key) && !CLASSES.test(key)) return value;
      return new Proxy(value, {
        construct: (make, args) =>
          // A constructor always returns an object.
          Object(
            run(`new ${key}`, () => {
              const made = Reflect.construct(make, args);
              return BUILDERS.test(key) ? wrap(made.setLimit(PAGE_SIZE), key) : made;
            }),
          ) as object,
      });
    },
  });
  return { sdk: sdk as unknown as KitSDK, counts };
}
