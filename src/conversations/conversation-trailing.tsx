import type { JSX } from 'solid-js';
import { isServer } from 'solid-js/web';
import { writtenAt } from '../client/boundary/messages.ts';
import type { ConversationEntry, ConversationRecord } from '../client/records/conversation-record.ts';
import { isoDate } from '../ui/controls/date.tsx';
import type { ConversationPartProps } from './conversation-subtitle.tsx';

/** The end of a row: the date of the last message, and the unread count. */
export function ConversationTrailing(props: ConversationPartProps): JSX.Element {
  const record = () => props.row.record().record;
  return (
    <div class="kit-list-item__trailing-view kit-conversations__trailing-view">
      <time
        id={/* @once */ props.row.trailingId}
        class="kit-date kit-conversations__trailing-view-date"
        dateTime={isServer ? machineDate(props.row.key.record) : undefined}
        data-marks={props.texts.marks(record())}
        textContent={props.texts.date(record())}
      />
      <span
        class="kit-badge kit-conversations__trailing-view-badge-count"
        hidden={record().unread === 0 || undefined}
        data-mention={record().mentions > 0 ? '' : undefined}
        data-muted={record().marks.muted ? '' : undefined}
      >
        <span class="kit-badge__count" aria-hidden="true" textContent={props.texts.unread(record())} />
        <span
          class="kit-badge__label"
          id={/* @once */ props.row.countId}
          textContent={props.texts.unreadLabel(record())}
        />
      </span>
    </div>
  );
}

function machineDate({ lastMessage }: ConversationRecord): string {
  return isoDate(writtenAt(lastMessage));
}

/**
 * Writes the machine-readable date of a row. It is invisible, so it is written when the list is idle, and costs nothing
 * during events and scrolling.
 */
export function writeMachineDate({ record }: ConversationEntry, row: HTMLElement): void {
  const time = row.querySelector('time.kit-conversations__trailing-view-date');
  const date = machineDate(record);
  if (time && time.getAttribute('datetime') !== date) time.setAttribute('datetime', date);
}
