import { createMemo, type JSX, untrack } from 'solid-js';
import type { ConversationRow } from '../primitives/conversation-row.ts';
import { isoDate } from '../ui/date.tsx';
import type { ConversationView } from './conversation-view.ts';

/** The props of `ConversationTrailing`. */
export interface ConversationTrailingProps {
  /** The id of the element. */
  id: string;
  row: ConversationRow;
  view: ConversationView;
}

/** Above this the badge shows the number with a plus sign. */
const MOST = 999;

/** The built-in trailing part of a row: when the last message came, and how many are unread. */
export function ConversationTrailing(props: ConversationTrailingProps): JSX.Element {
  const { id, row, view } = untrack(() => props);
  const { t } = view.localizer;
  const sentAt = () => row.lastMessage()?.getSentAt() ?? 0;
  /** An attribute nobody sees: it follows when things are quiet, and costs no event. */
  const machineDate = createMemo(() => {
    view.quiet();
    return isoDate(untrack(sentAt));
  });
  const unread = () => row.unreadCount();
  return (
    <div class="kit-list-item__trailing-view kit-conversations__trailing-view" id={id}>
      <time
        class="kit-date kit-conversations__trailing-view-date"
        dateTime={machineDate()}
        textContent={view.formatDate(sentAt())}
      />
      <span class="kit-badge kit-conversations__trailing-view-badge-count" hidden={unread() === 0}>
        <span class="kit-badge__count" aria-hidden="true" textContent={countText(unread())} />
        <span
          class="kit-badge__label"
          textContent={unread() === 0 ? '' : t('unread.count', { count: unread() })}
        />
      </span>
    </div>
  );
}

function countText(unread: number): string {
  if (unread > MOST) return `${MOST}+`;
  return unread === 0 ? '' : String(unread);
}
