import { createEffect, For, type JSX, on, Show } from 'solid-js';
import type { MenuController, MenuItem, MenuRequest } from './menu.ts';
import { nextItem } from './next-item.ts';
import { placeMenu } from './place-menu.ts';

/** Renders the menu of a list. CSS hooks: `.kit-menu`, `.kit-menu__item`. */
export function MenuView(props: { menu: MenuController }): JSX.Element {
  let element!: HTMLElement;
  const show = (request: MenuRequest) => {
    element.showPopover?.();
    placeMenu(element, request);
    element.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true });
  };
  createEffect(
    on(
      () => props.menu.request(),
      (request) => {
        if (request) show(request);
        else element.hidePopover?.();
      },
    ),
  );
  const onKeyDown = (event: KeyboardEvent & { currentTarget: HTMLElement }) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    const index = items.indexOf(document.activeElement as HTMLElement);
    const next = nextItem(items, index, event.key);
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
                  {iconOf(item)}
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

function iconOf({ iconURL, isDanger }: MenuItem): JSX.Element {
  if (iconURL) return <img class="kit-menu__item-icon" src={iconURL} alt="" />;
  return isDanger && <span class="kit-menu__item-icon" aria-hidden="true" />;
}
