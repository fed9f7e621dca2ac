import { createMemo, type JSX, untrack } from 'solid-js';
import { followRow } from '../../client/views/live-row.ts';
import { actionText } from '../../text/preview-text.ts';
import { isoDate } from '../../ui/controls/date.tsx';
import { rowId } from '../../ui/row/row-record.ts';
import type { MessageRecord } from '../timeline/message-record.ts';
import type { DayEntry, DividerEntry } from '../timeline/timeline-entry.ts';
import { drawRow } from './message-bubble.tsx';
import { contentOf, isSameContent } from './message-kind.ts';
import type { MessageView } from './message-view.ts';

/** The row of a message: avatar, bubble, and the parts below it. */
export function MessageItem(props: { record: MessageRecord; view: MessageView }): JSX.Element {
  return untrack(() => {
    const { record, view } = props;
    const follow = followRow(record);
    const now = () => {
      follow();
      return record;
    };
    const shown = createMemo(() => contentOf(now()), undefined, { equals: isSameContent });
    return drawRow({ record, now, shown, view, id: rowId() });
  });
}

/** A group change, such as a new member. CSS hook: `.kit-message-list__action`. */
export function ActionItem(props: { record: MessageRecord; view: MessageView }): JSX.Element {
  return untrack(() => {
    const { record, view } = props;
    const follow = followRow(record);
    const text = () => {
      follow();
      return actionText(record.message, view.t);
    };
    return (
      <li class="kit-message-list__action" tabindex="-1" ref={(element) => view.mount(record, element)}>
        <span class="kit-message-list__action-text">{text()}</span>
      </li>
    );
  });
}

/** The date above the messages of a day. CSS hook: `.kit-message-list__day`. */
export function DayItem(props: {
  entry: DayEntry;
  view: MessageView;
  mount: (element: HTMLElement) => void;
}): JSX.Element {
  return (
    <li class="kit-message-list__day" ref={(element) => props.mount(element)}>
      <time class="kit-message-list__day-text" dateTime={isoDate(props.entry.seconds).slice(0, 10)}>
        {props.view.dates.day(props.entry.seconds)}
      </time>
    </li>
  );
}

/** The divider above the first unread message. CSS hook: `.kit-message-list__unread`. */
export function DividerItem(props: {
  entry: DividerEntry;
  view: MessageView;
  mount: (element: HTMLElement) => void;
}): JSX.Element {
  return (
    <li class="kit-message-list__unread" ref={(element) => props.mount(element)}>
      <span class="kit-message-list__unread-text">
        {props.view.t('unread.count', { count: props.entry.count })}
      </span>
    </li>
  );
}
