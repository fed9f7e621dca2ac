import type { LocalKit } from 'solid-chat-kit/local';

/** The session of this instance of the module; there is no other place for one. */
let session: LocalKit | undefined;

/** An SDK whose methods are static: one session for each instance of this module. */
export const Chat = new Proxy({} as LocalKit, {
  get(_, name) {
    const value: unknown = session && Reflect.get(session, name);
    const isMethod = typeof value === 'function' && !Object.hasOwn(value, 'prototype');
    return isMethod ? value.bind(session) : value;
  },
});

export function init(kit: LocalKit): void {
  session = kit;
}
