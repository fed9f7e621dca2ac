/** A key, a pointer that is still down, or a request for a menu. */
const ACTS = ['keydown', 'pointerdown', 'pointerup', 'pointercancel', 'contextmenu'] as const;
/** What the browser's own menu is for: links, media, fields, and selected text. */
const NATIVE_MENU = 'a, audio, video, input, textarea';

/** Whether the browser's own menu is wanted at the target of an event. */
export function wantsNativeMenu({ target }: Event): boolean {
  const selection = getSelection();
  return (
    (target as Element).closest(NATIVE_MENU) !== null ||
    (selection?.type === 'Range' && selection.containsNode(target as Node, true))
  );
}

/** What users did with a list before its input had loaded. */
export interface MissedActs {
  /** The last pointer that is still down, or request for a menu. */
  readonly act: Event | undefined;
  /** The keys after it. */
  readonly keys: readonly KeyboardEvent[];
}

/**
 * Keeps what users do with a list whose input has not loaded yet.
 * @param onAct - called at each act, to load the input.
 * @param hasMenuAt - whether the list has a menu at the target of an event.
 * @returns a function that ends this, and returns the acts.
 */
export function keepMissed(
  list: HTMLElement,
  onAct: () => void,
  hasMenuAt: (target: EventTarget | null) => boolean,
): () => MissedActs {
  let act: Event | undefined;
  let target: EventTarget | null;
  let keys: KeyboardEvent[] = [];
  const keepKey = (event: KeyboardEvent) => {
    act = undefined;
    // The keys before it may move the focus to another row, which is the one to press.
    if (event.key === 'Enter' && keys.length > 0 && (event.target as Element).matches('button')) {
      event.preventDefault();
    }
    keys.push(event);
  };
  const keep = (event: Event) => {
    onAct();
    if (event.type === 'keydown') {
      keepKey(event as KeyboardEvent);
      return;
    }
    if (event.type === 'contextmenu') {
      if (wantsNativeMenu(event) || !hasMenuAt(event.target)) return;
      event.preventDefault();
    } else if (event.type !== 'pointerdown') {
      // A menu opens whether the pointer is still down or not.
      if (act?.type === 'pointerdown') act = undefined;
      return;
    }
    act = event;
    ({ target } = event);
    keys = [];
  };
  for (const type of ACTS) list.addEventListener(type, keep);
  return () => {
    for (const type of ACTS) list.removeEventListener(type, keep);
    // After its dispatch, an event in a shadow root names the host as its target.
    if (act) Object.defineProperty(act, 'target', { value: target });
    return { act, keys };
  };
}
