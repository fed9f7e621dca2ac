import type { XmppKit } from 'solid-chat-kit/xmpp';

/** The users of a world; their passwords are `pw-` and the name. */
export interface WorldUsers {
  readonly ann: string;
  readonly bob: string;
  readonly cid: string;
}

/** The functions of the test that this page calls. */
declare global {
  interface Window {
    /** Registers three users who see each other. */
    makeWorld(): Promise<WorldUsers>;
    /** Registers a user whom another one sees. */
    addUser(friendOf: string, name: string, role: string): Promise<string>;
    /** Opens a way to the server for one session. */
    openWay(): Promise<string>;
    /** Cuts a way, and refuses connections until it is restored. */
    cutWay(service: string): Promise<void>;
    restoreWay(service: string): Promise<void>;
  }
}

const ways = new WeakMap<XmppKit, string>();

/** Remembers the way of a session to the server. */
export function setWay(kit: XmppKit, service: string): void {
  ways.set(kit, service);
}

/** Returns the way of a session to the server. */
export function wayOf(kit: XmppKit): string {
  const service = ways.get(kit);
  if (!service) throw new Error('The session has no way of its own.');
  return service;
}
