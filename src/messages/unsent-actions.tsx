import { type JSX, Show, untrack } from 'solid-js';
import type { MessagePartProps } from './message-view.ts';

/** Says in the row itself that a message was not sent, and why, with what can be done. */
export function UnsentActions(props: MessagePartProps): JSX.Element {
  const { record, now, view } = untrack(() => props);
  return (
    <Show when={now().state === 'failed'}>
      <div class="kit-message-bubble__failure" role="alert">
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
          {view.t('list.retry')}
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
    </Show>
  );
}
