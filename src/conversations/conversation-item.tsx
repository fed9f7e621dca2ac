import { type JSX, untrack } from 'solid-js';
import type { ConversationRecord } from '../core/conversation-record.ts';
import { statusWord } from '../core/status-class.ts';
import type { ConversationRow } from '../primitives/conversation-row.ts';
import { GROUP_TYPE, RECEIVER_TYPE, USER_STATUS } from '../sdk/index.ts';
import type { RowHost } from '../ui/list.tsx';
import { ListRow } from '../ui/list-row.tsx';
import { RowLeading } from '../ui/row-leading.tsx';
import { ConversationSubtitle } from './conversation-subtitle.tsx';
import { ConversationTrailing } from './conversation-trailing.tsx';
import type { ConversationView } from './conversation-view.ts';

/** The props of `ConversationItem`. */
export interface ConversationItemProps {
  record: ConversationRecord;
  host: RowHost<ConversationRecord>;
  view: ConversationView;
}

/** One row of the conversation list. */
export function ConversationItem(props: ConversationItemProps): JSX.Element {
  const { record, host, view } = untrack(() => props);
  const row = view.list.rowOf(record);
  return (
    <ListRow
      class="kit-conversations"
      record={record}
      row={row}
      item={row.conversation}
      host={host}
      view={view}
      state={row.type === RECEIVER_TYPE.GROUP ? groupState(row, view) : presence(row, view)}
      parts={{
        leading: () => <RowLeading name={row.name()} image={row.picture()} id={row.peerId} />,
        subtitle: (id) => <ConversationSubtitle id={id} row={row} view={view} />,
        trailing: (id) => <ConversationTrailing id={id} row={row} view={view} />,
      }}
    />
  );
}

function presence(row: ConversationRow, view: ConversationView): string {
  if (view.hideUserStatus()) return '';
  return row.status() === USER_STATUS.ONLINE ? USER_STATUS.ONLINE : '';
}

function groupState(row: ConversationRow, view: ConversationView): string {
  if (view.hideGroupType()) return '';
  const type = row.groupType();
  return type === GROUP_TYPE.PUBLIC ? '' : statusWord(type);
}
