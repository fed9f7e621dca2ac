import { type Accessor, createMemo } from 'solid-js';
import type { Kit } from '../sdk/index.ts';
import { guidOf, uidOf } from './boundary/entities.ts';
import { createException } from './boundary/exception.ts';
import { type Peer, peerKey } from './boundary/peer-map.ts';
import { toSDK } from './boundary/to-sdk.ts';

/** The user or group of a chat; an app without types may pass neither, or both. */
export interface GivenChat {
  readonly user?: Kit.User | undefined;
  readonly group?: Kit.Group | undefined;
}

/** The user or group of a chat. */
export interface ChatPeer extends Peer {
  /** Its key, from `peerKey`. */
  readonly key: string;
  /** The SDK's object, as first given. */
  readonly entity: Kit.User | Kit.Group;
}

/**
 * Follows the user or group of a chat. The peer changes only with its id; without a valid chat it is null and
 * `failure` says why.
 */
export function createChatPeer(props: GivenChat): {
  peer: Accessor<ChatPeer | null>;
  failure: Accessor<Kit.Exception | null>;
} {
  const peer = createMemo(() => peerOf(props.user, props.group), null, {
    equals: (before, now) => before?.key === now?.key,
  });
  const failure = createMemo(() => (peer() ? null : badChat(props.user, props.group)));
  return { peer, failure };
}

function peerOf(user: unknown, group: unknown): ChatPeer | null {
  if (Boolean(user) === Boolean(group)) return null;
  const isGroup = Boolean(group);
  const entity = toSDK(user || group) as Kit.User | Kit.Group;
  const id = isGroup ? guidOf(entity) : uidOf(entity as Kit.User);
  return id === '' ? null : { key: peerKey({ isGroup, id }), id, isGroup, entity };
}

function badChat(user: unknown, group: unknown): Kit.Exception {
  const text =
    user && group
      ? 'A chat has either a user or a group, and both are set.'
      : !user && !group
        ? 'A chat needs a user or a group, and neither is set.'
        : group
          ? 'The group of the chat has no id: getGuid() returns none.'
          : 'The user of the chat has no id: getUid() returns none.';
  return createException('ERR_BAD_CHAT', text, { user, group });
}
