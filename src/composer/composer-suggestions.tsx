import { createEffect, For, type JSX, Show, untrack } from 'solid-js';
import { avatarOf, nameOf, uidOf } from '../client/boundary/entities.ts';
import { Avatar } from '../ui/controls/avatar.tsx';
import type { ComposerParts } from './composer-parts.ts';

/**
 * The users to mention, as a listbox that the field controls. CSS hooks: `.kit-message-composer__suggestions`,
 * `.kit-message-composer__suggestion`.
 */
export function ComposerSuggestions(props: { parts: ComposerParts }): JSX.Element {
  const { composer, suggestions, t } = untrack(() => props.parts);
  return (
    <Show when={suggestions.isOpen()}>
      <div
        class="kit-message-composer__suggestions"
        id={suggestions.listId}
        role="listbox"
        aria-label={t('composer.suggestions')}
        // Keep the focus in the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        <For each={composer.suggestions()}>
          {(user, index) => {
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
                onPointerMove={() => suggestions.setActive(index())}
                onClick={() => suggestions.choose(user)}
              >
                <Avatar name={nameOf(user)} image={avatarOf(user)} colorKey={uidOf(user)} />
                <bdi class="kit-message-composer__suggestion-name">{nameOf(user)}</bdi>
              </div>
            );
          }}
        </For>
      </div>
    </Show>
  );
}
