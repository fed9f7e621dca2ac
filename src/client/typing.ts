import { type Accessor, createEffect, on } from 'solid-js';
import type { Kit } from '../sdk/index.ts';
import { createExpiryTimer } from '../utils/create-expiry-timer.ts';
import { guidOf, isBlockedUser, uidOf } from './boundary/entities.ts';
import type { ListenerCallbacks } from './boundary/listeners.ts';
import { isOfGroup, receiverId, senderId, senderOf } from './boundary/messages.ts';
import { type Peer, PeerMap } from './boundary/peer-map.ts';
import { peerOfIndicator } from './boundary/peers.ts';

/** How long a typing indicator lasts without renewal, in milliseconds. */
export const TYPING_TIMEOUT_MS = 6000;

interface Typist {
  user: Kit.User;
  uid: string;
  until: number;
}

interface Typists {
  readonly peer: Peer;
  list: Typist[];
}

const NOBODY: readonly Kit.User[] = [];

/** Tracks who is typing where. Indicators without an end expire. */
export class TypingTable {
  #typists = new PeerMap<Typists>();

  /** Starts or renews typing until `now` + 6 s (milliseconds); returns true if it is new. */
  start(peer: Peer, user: Kit.User, now: number): boolean {
    let typists = this.#typists.get(peer);
    if (!typists) {
      typists = { peer, list: [] };
      this.#typists.set(peer, typists);
    }
    const uid = uidOf(user);
    const until = now + TYPING_TIMEOUT_MS;
    const known = typists.list.find((each) => each.uid === uid);
    if (known) {
      known.until = until;
      return false;
    }
    typists.list.push({ user, uid, until });
    return true;
  }

  /** Ends typing; returns true if it was in the table. */
  end(peer: Peer, uid: string): boolean {
    const typists = this.#typists.get(peer);
    return typists ? this.#keep(typists, (each) => each.uid !== uid) : false;
  }

  /** Ends a user's typing everywhere; returns the affected peers. */
  endAll(uid: string): Peer[] {
    return this.#keepAll((each) => each.uid !== uid);
  }

  /** Clears all indicators. */
  clear(): void {
    this.#typists.clear();
  }

  /** Returns who is typing in a peer's conversation, in the order they started. */
  users(peer: Peer): readonly Kit.User[] {
    return this.#typists.get(peer)?.list.map((each) => each.user) ?? NOBODY;
  }

  /** Ends expired indicators; returns the affected peers. */
  expire(now: number): Peer[] {
    return this.#keepAll((each) => each.until > now);
  }

  /** Returns when the next indicator expires, in milliseconds; Infinity without any. */
  nextExpiry(): number {
    let next = Number.POSITIVE_INFINITY;
    for (const { list } of this.#typists.values()) {
      for (const each of list) next = Math.min(next, each.until);
    }
    return next;
  }

  #keepAll(stays: (each: Typist) => boolean): Peer[] {
    return [...this.#typists.values()].filter((each) => this.#keep(each, stays)).map(({ peer }) => peer);
  }

  #keep(typists: Typists, stays: (each: Typist) => boolean): boolean {
    const left = typists.list.filter(stays);
    if (left.length === typists.list.length) return false;
    typists.list = left;
    if (left.length === 0) this.#typists.delete(typists.peer);
    return true;
  }
}

/** Who is typing in the chats of the signed-in user. */
export interface Typing {
  /** Returns who is typing in a peer's conversation, in the order they started. */
  typists(peer: Peer): readonly Kit.User[];
  /** Hides the typing of a blocked user until the block ends. */
  block(uid: string, isBlocked: boolean): void;
  /** Calls a function for each chat whose typing users change; returns the function that unsubscribes. */
  onChange(changed: (peer: Peer) => void): () => void;
  /** The SDK callbacks that start and end typing. */
  readonly callbacks: ListenerCallbacks;
}

/**
 * Tracks who is typing, except the signed-in user and users marked as blocked. An indicator ends
 * when the SDK reports its end, when its sender sends a message or leaves the group, or 6 s after its last renewal.
 * Ends with its owner.
 */
export function createTyping(user: Accessor<Kit.User | null | undefined>): Typing {
  const table = new TypingTable();
  /** The users known to be blocked. */
  const blocked = new Set<string>();
  const subscribers = new Set<(peer: Peer) => void>();
  const notify = (peers: readonly Peer[]) => {
    timer.arm();
    for (const peer of peers) for (const changed of [...subscribers]) changed(peer);
  };
  const timer = createExpiryTimer(
    () => table.nextExpiry(),
    () => notify(table.expire(performance.now())),
  );
  const end = (peer: Peer, uid: string) => {
    if (table.end(peer, uid)) notify([peer]);
  };
  /** Ends the typing of a message's sender. Ignores a message without ids: lists report it. */
  const received = (message: Kit.Message) => {
    const isGroup = isOfGroup(message);
    end({ isGroup, id: isGroup ? receiverId(message) : senderId(message) }, senderId(message));
  };
  /** Handles a member who leaves; if another user caused it, that user precedes the group. */
  const left = (_action: Kit.ActionMessage, member: Kit.User, by: Kit.User | Kit.Group, group = by) =>
    end({ isGroup: true, id: guidOf(group) }, uidOf(member));
  createEffect(
    on(user, () => {
      table.clear();
      blocked.clear();
      timer.arm();
    }),
  );
  return {
    typists: (peer) => table.users(peer),
    block(uid, isBlocked) {
      blocked[isBlocked ? 'add' : 'delete'](uid);
      if (isBlocked) notify(table.endAll(uid));
    },
    onChange(changed) {
      subscribers.add(changed);
      return () => subscribers.delete(changed);
    },
    callbacks: {
      Message: {
        onTypingStarted(indicator) {
          const peer = peerOfIndicator(indicator);
          const sender = senderOf(indicator);
          const uid = senderId(indicator);
          if (!sender || uid === uidOf(user())) return;
          if (blocked.has(uid) || isBlockedUser(sender)) return;
          const isNew = table.start(peer, sender, performance.now());
          notify(isNew ? [peer] : []);
        },
        onTypingEnded: (indicator) => end(peerOfIndicator(indicator), senderId(indicator)),
        onTextMessageReceived: received,
        onMediaMessageReceived: received,
        onCustomMessageReceived: received,
        onInteractiveMessageReceived: received,
        onCardMessageReceived: received,
      },
      Group: { onGroupMemberLeft: left, onGroupMemberKicked: left, onGroupMemberBanned: left },
    },
  };
}
