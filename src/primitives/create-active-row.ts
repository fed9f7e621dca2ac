import { type Accessor, createSelector } from 'solid-js';
import type { ConversationRecord } from '../core/conversation-record.ts';
import { peerOfEntity } from '../core/messages.ts';
import type { Peer } from '../core/peer-map.ts';
import type { Kit } from '../sdk/index.ts';

/** What is highlighted: the row of this very object, else the one with this user or group. */
interface Active {
  readonly conversation: Kit.Conversation | undefined;
  readonly peer: Peer | undefined;
}

/** Makes the test whether a row is the active one; reactive, and for the rows alone of which the answer changes. */
export function createActiveRow(
  conversation: Accessor<Kit.Conversation | undefined> | undefined,
  entity: Accessor<Kit.User | Kit.Group | undefined> | undefined,
): (record: ConversationRecord) => boolean {
  const active = (): Active => {
    const other = entity?.();
    return { conversation: conversation?.(), peer: other && peerOfEntity(other) };
  };
  return createSelector<Active, ConversationRecord>(active, (record, now) =>
    now.conversation
      ? record.conversation === now.conversation
      : record.id === now.peer?.id && record.isGroup === now.peer.isGroup,
  );
}
