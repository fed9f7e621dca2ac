import { createMemo, For, type JSX, untrack } from 'solid-js';
import { avatarOf, entityId } from '../../client/boundary/entities.ts';
import { trackRow } from '../../client/views/live-row.ts';
import { actionText } from '../../text/preview-text.ts';
import { typingText } from '../../text/typing-text.ts';
import { Avatar } from '../../ui/controls/avatar.tsx';
import { isoDate } from '../../ui/controls/date.tsx';
import { rowId } from '../../ui/row/row-record.ts';
import type { MessageRecord } from '../timeline/message-record.ts';
import type { DayEntry, DividerEntry, TypingEntry } from '../timeline/timeline-entry.ts';
import { drawRow } from './message-bubble.tsx';
import { contentOf, isSameContent } from './message-kind.ts';
import type { MessageView } from './message-view.ts';

/** The row of a message: avatar, bubble, and the parts below it. */
export function MessageItem(props: { record: MessageRecord; view: MessageView }): JSX.Element {
  return untrack(() => {
    const { record, view } = props;
    const track = trackRow(record);
    const now = () => {
      track();
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
    const track = trackRow(record);
    const text = () => {
      track();
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

/** How many avatars of users who are typing are shown. */
const MAX_TYPISTS = 3;

/** Who is typing, below the newest message. CSS hook: `.kit-message-list__typing`. */
export function TypingItem(props: {
  entry: TypingEntry;
  view: MessageView;
  mount: (element: HTMLElement) => void;
}): JSX.Element {
  return untrack(() => {
    const { entry, view } = props;
    const track = trackRow(entry);
    const typists = () => {
      track();
      return entry.typists;
    };
    const text = createMemo(() => typingText(typists(), view.isGroup(), view.t));
    const hasAvatars = () => view.isGroup() && !view.settings.hideAvatar;
    return (
      <li class="kit-message-list__typing" ref={(element) => props.mount(element)}>
        <For each={hasAvatars() ? typists().slice(0, MAX_TYPISTS) : []}>
          {(typist) => (
            <div class="kit-message-bubble__leading-view" aria-hidden="true">
              <Avatar
                name={view.nameOf(typist, false)}
                image={avatarOf(typist) || undefined}
                colorKey={entityId(typist)}
              />
            </div>
          )}
        </For>
        <div class="kit-message-list__typing-body">
          <span
            class="kit-message-list__typing-text"
            data-unseen={view.isGroup() && !hasAvatars() ? undefined : ''}
            textContent={text()}
          />
          <span class="kit-message-list__typing-dots" aria-hidden="true">
            <span />
            <span />
            <span />
          </span>
        </div>
      </li>
    );
  });
}
