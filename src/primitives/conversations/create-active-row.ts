import { type Accessor, createMemo, untrack } from 'solid-js';
import type { Peer } from '../../core/collections/peer-map.ts';
import type { ConversationRecord } from '../../core/conversations/conversation-record.ts';
import { peerOfEntity } from '../../core/messages/messages.ts';
import { unwrap } from '../../core/objects/unwrap.ts';
import type { Kit } from '../../sdk/index.ts';
import type { Report } from '../guard/create-report.ts';

/** What is highlighted: the row of this very object, else the one with this user or group. */
interface Active {
  readonly conversation: Kit.Conversation | undefined;
  readonly peer: Peer | undefined;
}

/**
 * Makes the test whether a row is the active one. Tracked: the mounted rows are few, and each looks by itself.
 * What is no user and no group is reported, and no row's.
 */
export function createActiveRow(
  conversation: Accessor<Kit.Conversation | undefined> | undefined,
  entity: Accessor<Kit.User | Kit.Group | undefined> | undefined,
  report: Report,
): (record: ConversationRecord) => boolean {
  const peer = () => {
    const other = unwrap(entity?.());
    try {
      return other && peerOfEntity(other);
    } catch (cause) {
      untrack(() => report(cause));
    }
  };
  const active = createMemo((): Active => ({ conversation: unwrap(conversation?.()), peer: peer() }));
  return (record) => {
    const now = active();
    if (now.conversation) return record.conversation === now.conversation;
    return record.id === now.peer?.id && record.isGroup === now.peer.isGroup;
  };
}
