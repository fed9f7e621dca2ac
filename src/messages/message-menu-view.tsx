import { createEffect, For, type JSX, on, Show } from 'solid-js';
import { useKit } from '../primitives/session/kit-context.tsx';
import type { MenuController } from '../ui/controls/menu.ts';
import { nextItem } from '../ui/controls/next-item.ts';
import { placeMenu } from '../ui/controls/place-menu.ts';
import type { MessageMenuRequest } from './create-message-menu.ts';

const ITEM = '[role^="menuitem"]';

/** Renders the menu of a message. CSS hooks: those of `.kit-menu`, and `.kit-menu__reactions`. */
export function MessageMenuView(props: { menu: MenuController<MessageMenuRequest> }): JSX.Element {
  const { t } = useKit().localizer;
  let element!: HTMLElement;
  createEffect(
    on(
      () => props.menu.request(),
      (request) => {
        if (!request) {
          element.hidePopover?.();
          return;
        }
        element.showPopover?.();
        placeMenu(element, request);
        element.querySelector<HTMLElement>(ITEM)?.focus({ preventScroll: true });
      },
    ),
  );
  const onKeyDown = (event: KeyboardEvent & { currentTarget: HTMLElement }) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEM)];
    const index = items.indexOf(document.activeElement as HTMLElement);
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const sideways = {
      ArrowRight: isRtl ? 'ArrowUp' : 'ArrowDown',
      ArrowLeft: isRtl ? 'ArrowDown' : 'ArrowUp',
    };
    const next = nextItem(items, index, sideways[event.key as keyof typeof sideways] ?? event.key);
    if (next) {
      next.focus();
      event.preventDefault();
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      props.menu.close();
    }
    event.stopPropagation();
  };
  return (
    <div
      class="kit-menu-positioner"
      popover="auto"
      data-open={props.menu.request() ? '' : undefined}
      ref={(made) => {
        element = made;
        made.addEventListener('toggle', (event) => {
          if ((event as ToggleEvent).newState === 'closed') props.menu.close();
        });
      }}
    >
      <Show when={props.menu.request()}>
        {(request) => (
          <div class="kit-menu" role="menu" aria-label={request().label} onKeyDown={onKeyDown}>
            <Show when={request().reactions.length > 0}>
              {/* biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a menu */}
              <div class="kit-menu__reactions" role="group" aria-label={t('messages.react')}>
                <For each={request().reactions}>
                  {(reaction) => (
                    <button
                      type="button"
                      class="kit-menu__reaction"
                      role="menuitemcheckbox"
                      tabindex={-1}
                      aria-checked={reaction.isMine ? 'true' : 'false'}
                      aria-label={t('messages.reactWith', { emoji: reaction.emoji })}
                      onClick={() => props.menu.choose(reaction)}
                    >
                      {reaction.emoji}
                    </button>
                  )}
                </For>
              </div>
            </Show>
            <For each={request().items}>
              {(item) => (
                <button
                  type="button"
                  class="kit-menu__item"
                  role="menuitem"
                  tabindex={-1}
                  data-danger={item.isDanger ? '' : undefined}
                  onClick={() => props.menu.choose(item)}
                >
                  {item.iconURL ? (
                    <img class="kit-menu__item-icon" src={item.iconURL} alt="" />
                  ) : (
                    <span class="kit-menu__item-icon" data-icon={item.id} aria-hidden="true" />
                  )}
                  <span class="kit-menu__item-title">{item.title}</span>
                </button>
              )}
            </For>
          </div>
        )}
      </Show>
    </div>
  );
}
