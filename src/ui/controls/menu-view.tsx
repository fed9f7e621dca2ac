import { createEffect, For, type JSX, on, onCleanup, Show } from 'solid-js';
import { focusedNear } from '../../utils/focused-near.ts';
import { indexByKey } from '../../utils/index-by-key.ts';
import type { MenuController, MenuItem, MenuReactions, MenuRequest } from './menu.ts';
import { placeMenu } from './place-menu.ts';

const ITEM = '[role^="menuitem"]';

/** Renders the menu of a list. CSS hooks: `.kit-menu`, `.kit-menu__item`, `.kit-menu__reactions`. */
export function MenuView(props: { menu: MenuController }): JSX.Element {
  let element!: HTMLElement;
  const show = (request: MenuRequest) => {
    element.showPopover?.();
    placeMenu(element, request);
    element.querySelector<HTMLElement>(ITEM)?.focus({ preventScroll: true });
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
  /** The button of the open menu while it is pressed: the press closes the menu, and the click must not reopen it. */
  let pressed: Element | null = null;
  /** Returns the target of an event inside a shadow root; the document sees only the host. */
  const targetOf = (event: Event) => event.composedPath()[0] as Element;
  const onPointerDown = (event: Event) => {
    const button = targetOf(event).closest?.('[aria-haspopup]') ?? null;
    pressed = button === props.menu.request()?.anchor ? button : null;
  };
  const onClick = (event: Event) => {
    const isEnd = pressed?.contains(targetOf(event));
    pressed = null;
    if (!isEnd) return;
    event.stopPropagation();
    props.menu.close();
  };
  document.addEventListener('pointerdown', onPointerDown, true);
  document.addEventListener('click', onClick, true);
  onCleanup(() => {
    document.removeEventListener('pointerdown', onPointerDown, true);
    document.removeEventListener('click', onClick, true);
  });
  const onKeyDown = (event: KeyboardEvent & { currentTarget: HTMLElement }) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEM)];
    const index = items.indexOf(focusedNear(event.currentTarget) as HTMLElement);
    const next = nextItem(items, index, keyOf(event));
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
          <div class="kit-menu" role="menu" aria-label={request().label} on:keydown={onKeyDown}>
            <Show when={request().reactions?.items.length ? request().reactions : undefined}>
              {(reactions) => <Reactions reactions={reactions()} onChoose={props.menu.choose} />}
            </Show>
            <For each={request().items}>
              {(item) => (
                <button
                  type="button"
                  class="kit-menu__item"
                  role="menuitem"
                  tabindex={-1}
                  data-danger={item.isDestructive ? '' : undefined}
                  aria-disabled={item.isDisabled ? 'true' : undefined}
                  onClick={() => props.menu.choose(item)}
                >
                  {iconOf(item, request())}
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

function Reactions(props: { reactions: MenuReactions; onChoose: MenuController['choose'] }): JSX.Element {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a menu
    <div class="kit-menu__reactions" role="group" aria-label={props.reactions.label}>
      <For each={props.reactions.items}>
        {(reaction) => (
          <button
            type="button"
            class="kit-menu__reaction"
            role="menuitemcheckbox"
            tabindex={-1}
            aria-checked={reaction.isMine ? 'true' : 'false'}
            aria-label={reaction.label}
            onClick={() => props.onChoose(reaction)}
          >
            {reaction.emoji}
          </button>
        )}
      </For>
      <Show when={props.reactions.more}>
        {(more) => (
          <button
            type="button"
            class="kit-menu__reaction"
            role="menuitem"
            tabindex={-1}
            data-icon="more"
            aria-haspopup="dialog"
            aria-label={more().label}
            title={more().label}
            onClick={() => props.onChoose(more())}
          />
        )}
      </Show>
    </div>
  );
}

/** Returns the key to navigate by: reactions are in a row, so ArrowLeft and ArrowRight move among them. */
function keyOf({ key, currentTarget }: KeyboardEvent & { currentTarget: HTMLElement }): string {
  if (!currentTarget.querySelector('.kit-menu__reactions')) return key;
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
  if (key === 'ArrowRight') return isRtl ? 'ArrowUp' : 'ArrowDown';
  if (key === 'ArrowLeft') return isRtl ? 'ArrowDown' : 'ArrowUp';
  return key;
}

function iconOf({ id, iconURL, isDestructive, action }: MenuItem, { reactions }: MenuRequest): JSX.Element {
  if (iconURL) return <img class="kit-menu__item-icon" src={iconURL} alt="" />;
  if (action) return <span class="kit-menu__item-icon" data-action={action} aria-hidden="true" />;
  if (!(reactions ? id : isDestructive && id === 'delete')) return undefined;
  return <span class="kit-menu__item-icon" data-icon={reactions && id} aria-hidden="true" />;
}

/** Returns the menu item to which a key moves: an arrow key, Home, End, or the first letter of its text. */
function nextItem(items: readonly HTMLElement[], index: number, key: string): HTMLElement | undefined {
  const next = indexByKey(key, index, items.length);
  if (next !== undefined) return items.at(next % items.length);
  if (key.length !== 1 || key === ' ') return undefined;
  const wanted = key.toLowerCase();
  const rotated = [...items.slice(index + 1), ...items.slice(0, index + 1)];
  return rotated.find((item) => item.textContent?.trim().toLowerCase().startsWith(wanted));
}
