import { createMemo, type JSX, untrack } from 'solid-js';
import type { ConversationRecord } from '../core/conversation-record.ts';
import { KIT_ERROR } from '../core/exception.ts';
import { statusWord } from '../core/status-class.ts';
import type { ConversationRow } from '../primitives/conversation-row.ts';
import { GROUP_TYPE, USER_STATUS } from '../sdk/index.ts';
import { KitAvatar } from '../ui/avatar.tsx';
import type { RowHost } from '../ui/list.tsx';
import { RowFrame } from '../ui/row-frame.tsx';
import { ConversationSubtitle } from './conversation-subtitle.tsx';
import { ConversationTrailing } from './conversation-trailing.tsx';
import type { ConversationView } from './conversation-view.ts';

/** The props of `ConversationItem`. */
export interface ConversationItemProps {
  record: ConversationRecord;
  host: RowHost<ConversationRecord>;
  view: ConversationView;
}

/**
 * One row of the conversation list. Its parts are drawn once and patch themselves; which parts are the app's
 * does not change while it lives.
 */
export function ConversationItem(props: ConversationItemProps): JSX.Element {
  const { record, host, view } = untrack(() => ({ ...props }));
  const row = view.list.rowOf(record);
  /** Only menus of the app's differ from row to row. */
  const hasMenu = createMemo(() => {
    if (!view.hasOwnMenus()) return true;
    row.entity();
    return untrack(() => view.actions.menuItems(record).length > 0);
  });
  return (
    <li
      data-selected={row.selected() ? '' : undefined}
      class={rowClass(row, view)}
      ref={(element) => host.mount(record, element)}
    >
      <RowFrame
        item={row.conversation}
        row={row}
        track={() => row.entity()}
        slots={untrack(view.slots)}
        controls={untrack(view.controls)}
        class="kit-conversations"
        name={row.name()}
        isActive={row.active()}
        isSelected={row.selected()}
        hasMenu={hasMenu()}
        isMenuOpen={view.actions.menu.isOpenFor(record)}
        onActivate={(event) => view.actions.activate(record, event)}
        onToggle={(isRange) => view.actions.toggle(record, isRange)}
        onMenu={(anchor) => view.actions.openMenu(record, anchor)}
        onError={(cause) => view.report(cause, KIT_ERROR.VIEW_FAILED)}
        leading={() => <KitAvatar name={row.name()} image={row.picture()} id={row.peerId} />}
        subtitle={() => <ConversationSubtitle row={row} view={view} />}
        trailing={() => <ConversationTrailing row={row} view={view} />}
      />
    </li>
  );
}

function rowClass(row: ConversationRow, view: ConversationView): string {
  const name = 'kit-conversations__list-item';
  let all = `kit-list__row ${name}`;
  if (row.active()) all += ` ${name}-active`;
  const state = row.type === 'group' ? groupState(row, view) : presence(row, view);
  return state ? `${all} ${name}-${state}` : all;
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
