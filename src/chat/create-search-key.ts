import { onCleanup, onMount } from 'solid-js';
import { focusedNear } from '../utils/focused-near.ts';

/**
 * Calls back on Ctrl+K, on a Mac Cmd+K, while the focus is in an element or nowhere: the rest of the page has its own
 * keys.
 * @param onApproach - called when the first key of the two is pressed
 */
export function createSearchKey(
  element: () => HTMLElement,
  isEnabled: () => boolean,
  onPress: () => void,
  onApproach: () => void,
): void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, code, altKey, shiftKey, isComposing, defaultPrevented } = event;
    if (key === (isMac() ? 'Meta' : 'Control') && isEnabled()) onApproach();
    const isWanted = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    // Non-Latin keyboard layouts have no K key.
    const isK = key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[\x20-\x7e]$/.test(key));
    if (!isWanted || !isK || altKey || shiftKey || isComposing || defaultPrevented) return;
    if (!isEnabled()) return;
    const { ownerDocument } = element();
    const isNowhere = !ownerDocument.activeElement || ownerDocument.activeElement === ownerDocument.body;
    if (!isNowhere && !element().contains(focusedNear(element()))) return;
    if (element().checkVisibility?.({ visibilityProperty: true }) === false) return;
    event.preventDefault();
    onPress();
  };
  onMount(() => {
    const page = element().ownerDocument;
    page.addEventListener('keydown', onKeyDown);
    onCleanup(() => page.removeEventListener('keydown', onKeyDown));
  });
}

function isMac(): boolean {
  return /Mac|iP(hone|ad)/.test(navigator.platform);
}
