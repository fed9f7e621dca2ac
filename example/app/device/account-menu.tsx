import { KitAvatar } from 'solid-chat-kit';
import { createSignal, createUniqueId, For, type JSX, onCleanup, Show } from 'solid-js';
import { t } from '../../words/words.ts';
import { Icon } from '../ui/icon.tsx';
import type { Device, Session } from './create-device.ts';

/** The name of the signed-in user, with a menu of the users to switch to. Only a choice switches. */
export function AccountMenu(props: { device: Device; session: Session; status: string }): JSX.Element {
  const id = createUniqueId();
  const [isOpen, setOpen] = createSignal(false);
  let root!: HTMLDivElement;
  let opener!: HTMLButtonElement;
  const me = () => props.session.me;
  const items = () => [...root.querySelectorAll<HTMLElement>('[role="menuitemradio"]')];
  const open = () => {
    setOpen(true);
    items()
      .find((item) => item.ariaChecked === 'true')
      ?.focus();
  };
  const close = () => {
    if (root.contains(document.activeElement)) opener.focus();
    setOpen(false);
  };
  const choose = (uid: string) => {
    close();
    if (uid !== me().getUid()) props.device.signIn(uid);
  };

  /** Returns the entry that a key leads to. */
  const target = (key: string): HTMLElement | undefined => {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (key === 'ArrowDown') return all[(at + 1) % all.length];
    if (key === 'ArrowUp') return all.at(at - 1);
    if (key === 'Home') return all[0];
    if (key === 'End') return all.at(-1);
    if (key.length > 1) return undefined;
    const starts = (item: HTMLElement) =>
      item.textContent?.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase());
    return [...all.slice(at + 1), ...all.slice(0, at + 1)].find(starts);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen() || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = target(event.key);
    if (next) next.focus();
    else if (event.key === 'Escape' || event.key === 'Tab') close();
    else return;
    if (event.key !== 'Tab') event.preventDefault();
    event.stopPropagation();
  };
  const onPointerDown = ({ target }: PointerEvent) => {
    if (isOpen() && !root.contains(target as Node)) setOpen(false);
  };
  document.addEventListener('pointerdown', onPointerDown);
  onCleanup(() => document.removeEventListener('pointerdown', onPointerDown));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the menu
    <div class="account__body" ref={root} onKeyDown={onKeyDown}>
      <button
        type="button"
        class="account__opener"
        ref={opener}
        aria-label={`${t('demo.signedInAs')} ${me().getName()}, ${props.status}`}
        aria-haspopup="menu"
        aria-expanded={isOpen()}
        aria-controls={isOpen() ? id : undefined}
        onClick={() => (isOpen() ? close() : open())}
        onKeyDown={(event) => {
          if (isOpen() || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
          event.preventDefault();
          event.stopPropagation();
          open();
        }}
      >
        <span class="account__name">
          <span class="account__text">{me().getName()}</span>
          <Icon name="down" />
        </span>{' '}
        <span class="account__status">{props.status}</span>
      </button>
      <Show when={isOpen()}>
        <div class="account__menu" id={id} role="menu" aria-label={t('demo.signedInAs')}>
          <For each={props.session.people}>
            {(person) => (
              <button
                type="button"
                class="account__item"
                role="menuitemradio"
                aria-checked={person.getUid() === me().getUid()}
                tabindex="-1"
                onClick={() => choose(person.getUid())}
              >
                <span aria-hidden="true">
                  <KitAvatar
                    name={person.getName()}
                    image={person.getAvatar()}
                    id={`${id}-${person.getUid()}`}
                    colorKey={person.getUid()}
                  />
                </span>
                <span class="account__text">{person.getName()}</span>
              </button>
            )}
          </For>
        </div>
      </Show>
    </div>
  );
}
