import { type JSX, untrack } from 'solid-js';
import type { MessagePart } from './message-view.ts';

/**
 * Shows how much of a file was sent, with a button that cancels the upload. CSS hook: `.kit-message-bubble__upload`.
 */
export function UploadProgress(props: MessagePart): JSX.Element {
  const { record, view, id } = untrack(() => props);
  const sent = () => view.list.rowOf(record).progress() ?? 0;
  return (
    <div class="kit-message-bubble__upload">
      <progress
        class="kit-message-bubble__upload-progress"
        max="1"
        value={sent()}
        aria-label={view.t('receipt.pending')}
      />
      <button
        type="button"
        class="kit-message-bubble__failure-action"
        tabindex="-1"
        aria-describedby={`${id}c`}
        onClick={() => view.list.discard(record)}
      >
        {view.t('delete.cancel')}
      </button>
    </div>
  );
}
