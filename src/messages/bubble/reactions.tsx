import { createMemo, For, type JSX, onMount, Show, untrack } from 'solid-js';
import { isServer } from 'solid-js/web';
import { notifyApp } from '../../client/create-report.ts';
import { isSameArray } from '../../utils/is-same-array.ts';
import type { MessagePart } from './message-view.ts';

/** The reactions to a message; a click adds or removes the user's own. */
export function Reactions(props: MessagePart): JSX.Element {
  const { record, now, view, id } = untrack(() => props);
  // Keyed by emoji, so that a button stays the same when its count changes.
  const emojis = createMemo(() => (now().isDeleted ? [] : now().reactions.map(({ emoji }) => emoji)), [], {
    equals: isSameArray,
  });
  /** Whether the message is already on the page: reactions rendered from now on were added while it was shown. */
  let isMounted = !isServer && document.getElementById(`${id}c`) !== null;
  onMount(() => {
    isMounted = true;
  });
  const find = (emoji: string) => now().reactions.find((each) => each.emoji === emoji);
  const reacted = (emoji: string) => view.t('messages.reacted', { emoji, count: find(emoji)?.count ?? 0 });
  /** Part of the name of the message as well. */
  const label = () => `${view.t('messages.reactions')}: ${emojis().map(reacted).join('; ')}`;
  const click = (emoji: string) => {
    const reaction = find(emoji);
    if (!reaction) return;
    const answer = notifyApp(view.report, (event) =>
      view.settings.onReactionClick?.(reaction, view.itemOf(record), event),
    );
    if (answer === 'act' && view.list.can.react(record)) void view.list.react(record, emoji);
  };
  return (
    <Show when={emojis().length > 0}>
      {/* No fieldset: its label would have to be a legend, which is invisible here. */}
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <div class="kit-message-bubble__reactions" id={`${id}r`} role="group" aria-label={label()}>
        <For each={emojis()}>
          {(emoji) => (
            <button
              type="button"
              class="kit-message-bubble__reaction"
              tabindex="-1"
              data-added={isMounted ? '' : undefined}
              aria-pressed={find(emoji)?.mine ? 'true' : 'false'}
              aria-label={reacted(emoji)}
              onClick={() => click(emoji)}
            >
              <span class="kit-message-bubble__reaction-emoji">{emoji}</span>
              <span class="kit-message-bubble__reaction-count">
                {view.formatCount(find(emoji)?.count ?? 0)}
              </span>
            </button>
          )}
        </For>
      </div>
    </Show>
  );
}
