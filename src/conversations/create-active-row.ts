import { type Accessor, createMemo, untrack } from 'solid-js';
import type { Peer } from '../client/boundary/peer-map.ts';
import { peerOfEntity } from '../client/boundary/peers.ts';
import { toSDK } from '../client/boundary/to-sdk.ts';
import type { Report } from '../client/create-report.ts';
import type { ConversationRecord } from '../client/records/conversation-record.ts';
import type { Kit } from '../sdk/index.ts';

/** The highlighted object, or the peer of the highlighted row. */
interface Active {
  readonly conversation: Kit.Conversation | undefined;
  readonly peer: Peer | undefined;
}

/**
 * Creates the check for the active row. Tracked: few rows are mounted, and each checks itself. Reports a value that is
 * neither user nor group, and highlights no row.
 */
export function createActiveRow(
  conversation: Accessor<Kit.Conversation | undefined> | undefined,
  entity: Accessor<Kit.User | Kit.Group | undefined> | undefined,
  report: Report,
): (record: ConversationRecord) => boolean {
  const peer = () => {
    const other = toSDK(entity?.());
    try {
      return other && peerOfEntity(other);
    } catch (cause) {
      untrack(() => report(cause));
    }
  };
  const active = createMemo((): Active => ({ conversation: toSDK(conversation?.()), peer: peer() }));
  return (record) => {
    const now = active();
    if (now.conversation) return record.conversation === now.conversation;
    return record.id === now.peer?.id && record.isGroup === now.peer.isGroup;
  };
}
