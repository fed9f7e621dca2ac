import { type JSX, untrack } from 'solid-js';
import type { MessagePart } from './message-view.ts';

/** Says in the row itself that a message was not sent, and why, with what can be done. */
export function UnsentActions(props: MessagePart): JSX.Element {
  const { record, view } = untrack(() => props);
  return (
    <div class="kit-message-bubble__failure">
      <span class="kit-message-bubble__failure-text" id={`${props.id}f`}>
        {view.t('messages.failed')}
      </span>
      <button
        type="button"
        class="kit-message-bubble__failure-action"
        tabindex="-1"
        aria-describedby={`${props.id}c`}
        onClick={() => view.list.resend(record)}
      >
        {view.t('messages.resend')}
      </button>
      <button
        type="button"
        class="kit-message-bubble__failure-action"
        tabindex="-1"
        aria-describedby={`${props.id}c`}
        onClick={() => view.list.discard(record)}
      >
        {view.t('menu.delete')}
      </button>
    </div>
  );
}
