import { createMemo, type JSX, untrack } from 'solid-js';
import type { ConversationRow } from '../primitives/conversation-row.ts';
import { isoDate } from '../ui/date.tsx';
import type { ConversationView } from './conversation-view.ts';

/** The props of `ConversationTrailing`. */
export interface ConversationTrailingProps {
  row: ConversationRow;
  view: ConversationView;
}

/** Above this the badge shows the number with a plus sign. */
const MOST = 999;

/** The built-in trailing part of a row: when the last message came, and how many are unread. */
export function ConversationTrailing(props: ConversationTrailingProps): JSX.Element {
  const { t } = untrack(() => props.view.localizer);
  const sentAt = () => props.row.lastMessage()?.getSentAt() ?? 0;
  /** An attribute nobody sees: it follows when things are quiet, and costs no event. */
  const machineDate = createMemo(() => {
    props.view.quiet();
    return isoDate(untrack(sentAt));
  });
  const unread = () => props.row.unreadCount();
  // A memo, so that `hidden` is written only when it becomes another.
  const isRead = createMemo(() => unread() === 0);
  return (
    <>
      <time class="kit-date kit-conversations__trailing-view-date" dateTime={machineDate()}>
        {props.view.formatDate(sentAt())}
      </time>
      <span class="kit-badge kit-conversations__trailing-view-badge-count" hidden={isRead()}>
        <span class="kit-badge__count" aria-hidden="true">
          {unread() > MOST ? `${MOST}+` : unread() || ''}
        </span>
        <span class="kit-badge__label">{unread() === 0 ? '' : t('unread.count', { count: unread() })}</span>
      </span>
    </>
  );
}
