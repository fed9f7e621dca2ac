import { type JSX, Show, untrack } from 'solid-js';
import { callApp } from '../../client/create-report.ts';
import type { MessagePart } from './message-view.ts';

/** Shows how many replies the thread of a message has, and opens it. */
export function ThreadButton(props: MessagePart): JSX.Element {
  const { record, now, view } = untrack(() => props);
  return (
    <Show when={now().replyCount > 0 && !now().isDeleted}>
      <button
        type="button"
        class="kit-message-bubble__thread"
        tabindex="-1"
        onClick={() => callApp(view.report, () => view.settings.onThreadRepliesClick?.(view.itemOf(record)))}
      >
        {view.t('messages.replies', { count: now().replyCount })}
      </button>
    </Show>
  );
}
