import { onCleanup, onMount } from 'solid-js';

const FIELD = '.kit-chat__list .kit-conversations .kit-search-bar__input';
/** The ways back to the list, from the topmost panel to the lowest. */
const BACK = ['.kit-thread-header__close', '.kit-message-header__back'];

/** Lets Ctrl+K, on a Mac Cmd+K, go to the search of the chats: of the device with the focus, else of the first. */
export function followSearchKey(root: () => HTMLElement): void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, shiftKey, isComposing } = event;
    const isWanted = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    if (!isWanted || key.toLowerCase() !== 'k' || altKey || shiftKey || isComposing) return;
    const device = document.activeElement?.closest('.device') ?? root().querySelector('.device');
    const field = device?.querySelector<HTMLInputElement>(FIELD);
    if (!device || !field) return;
    event.preventDefault();
    for (const back of BACK.flatMap((name) => [...device.querySelectorAll<HTMLElement>(name)])) {
      if (!isShown(field) && isShown(back)) back.click();
    }
    field.focus();
    field.select();
  };
  onMount(() => {
    window.addEventListener('keydown', onKeyDown);
    onCleanup(() => window.removeEventListener('keydown', onKeyDown));
  });
}

/** The name of the key, as people of this system know it. */
export function searchKey(): string {
  return isMac() ? '⌘K' : 'Ctrl K';
}

function isMac(): boolean {
  return /Mac|iP(hone|ad)/.test(navigator.platform);
}

function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}
