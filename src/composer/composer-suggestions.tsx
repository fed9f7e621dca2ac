import { createEffect, For, type JSX, Show, untrack } from 'solid-js';
import { avatarOf } from '../client/boundary/entities.ts';
import { Avatar } from '../ui/controls/avatar.tsx';
import type { ComposerParts } from './composer-parts.ts';

/**
 * The suggestions for what is being typed, as a listbox that the field controls. CSS hooks: `.kit-message-composer__suggestions`,
 * `.kit-message-composer__suggestion`, `.kit-message-composer__suggestion-group`.
 */
export function ComposerSuggestions(props: { parts: ComposerParts }): JSX.Element {
  const { suggestions, t } = untrack(() => props.parts);
  return (
    <Show when={suggestions.isOpen()}>
      <div
        class="kit-message-composer__suggestions"
        id={suggestions.listId}
        role="listbox"
        aria-label={suggestions.label() ?? t('composer.suggestions')}
        // Keep the focus in the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        <For each={suggestions.options()}>
          {(each, index) => {
            let option!: HTMLDivElement;
            const isActive = () => suggestions.active() === index();
            createEffect(() => {
              if (isActive()) option.scrollIntoView?.({ behavior: 'instant', block: 'nearest' });
            });
            return (
              // The field has the focus and handles the keys.
              // biome-ignore lint/a11y/useKeyWithClickEvents: see above
              // biome-ignore lint/a11y/useFocusableInteractive: see above
              <div
                ref={option}
                class="kit-message-composer__suggestion"
                id={suggestions.optionId(index())}
                role="option"
                aria-selected={isActive()}
                aria-label={each.group?.description && `${each.label}, ${each.group.description}`}
                onPointerMove={() => suggestions.setActive(index())}
                onClick={() => suggestions.choose(each)}
              >
                <Show when={each.user} keyed>
                  {(user) => <Avatar name={each.label} image={avatarOf(user)} colorKey={each.id} />}
                </Show>
                <Show when={each.group}>
                  <span class="kit-message-composer__suggestion-group" aria-hidden="true" />
                </Show>
                <Show when={each.emoji}>
                  <span class="kit-message-composer__suggestion-emoji" aria-hidden="true">
                    {each.emoji}
                  </span>
                </Show>
                <bdi class="kit-message-composer__suggestion-name">{each.label}</bdi>
                <Show when={each.description}>
                  <bdi class="kit-message-composer__suggestion-description">{each.description}</bdi>
                </Show>
              </div>
            );
          }}
        </For>
      </div>
    </Show>
  );
}
