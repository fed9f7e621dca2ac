import { type JSX, Show, untrack } from 'solid-js';
import type { MessagePart } from './message-view.ts';

/** Says in the row itself that a message was not sent, or waits for a connection, with what can be done. */
export function UnsentActions(props: MessagePart): JSX.Element {
  const { record, view } = untrack(() => props);
  const isWaiting = () => view.list.rowOf(record).isWaiting();
  return (
    <div class="kit-message-bubble__failure" data-waiting={isWaiting() ? '' : undefined}>
      <span class="kit-message-bubble__failure-text" id={`${props.id}f`}>
        {view.t(isWaiting() ? 'receipt.waiting' : 'messages.failed')}
      </span>
      <Show when={!isWaiting()}>
        <button
          type="button"
          class="kit-message-bubble__failure-action"
          tabindex="-1"
          aria-describedby={`${props.id}c`}
          onClick={() => view.list.resend(record)}
        >
          {view.t('messages.resend')}
        </button>
      </Show>
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
