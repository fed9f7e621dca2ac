import { type Accessor, createEffect, onCleanup, onMount, untrack } from 'solid-js';

/** The key in the state of a history entry; other keys, such as those of a router, are kept. */
const KEY = 'kitChat';

/** The number of open panels in a history entry, by chat id. */
type Depths = Readonly<Record<string, number>>;

/** The options of back steps. */
export interface BackStepsOptions {
  /** The id of the chat, unique on the page. */
  id: string;
  /** The number of panels that the Back button can close. Tracked. */
  depth: Accessor<number>;
  /** Closes the topmost panel. */
  back: () => void;
}

/**
 * Makes the browser's Back button close panels: each open panel has a history entry, with the address and state of the
 * page. Ends with its owner, and does nothing on a server.
 *
 * A panel closed by a click leaves its entry vacant: going back in the history is asynchronous, and would undo a
 * navigation that the app starts meanwhile. The next panel reuses the entry, and Back skips it. Entries without the
 * key belong to the app, for example those of hash links; they close nothing.
 */
export function createBackSteps({ id, depth, back }: BackStepsOptions): void {
  /** The number of entries that a reload, or an earlier chat with this id, left in the history. */
  let base = 0;
  /** The depth of the latest entry of this chat; undefined after an entry of the app. */
  let position: number | undefined;
  /** The depth of an entry without the key: the number of open panels. */
  let known = 0;
  /** Whether a panel of the current entry was closed by a click. */
  let isVacant = false;

  const current = () => depthsOf(history.state)[id];
  const follow = () => {
    const wanted = base + untrack(depth);
    const here = current();
    let at = here ?? known;
    known = wanted;
    isVacant = here !== undefined && here > wanted;
    if (at >= wanted) return;
    // Sandboxed pages have no history, and browsers limit its changes: then Back leaves the page.
    try {
      if (here === undefined) history.replaceState(withDepth(history.state, id, at), '');
      while (at < wanted) history.pushState(withDepth(history.state, id, ++at), '');
      position = at;
    } catch {}
  };
  const onPop = () => {
    const from = position;
    const at = current();
    position = at;
    if (at === undefined) return;
    base = Math.min(base, at);
    const open = untrack(depth);
    const isBack = from === undefined || at < from;
    const wasVacant = isVacant;
    known = Math.min(at, base + open);
    isVacant = at > base + open && (isBack || wasVacant);
    if (open > at - base) {
      for (let left = open; left > at - base; left--) back();
      // The app may keep the panel open; the next Back then tries again.
      if (untrack(depth) === open) follow();
    } else if (wasVacant && from !== undefined && at < from) history.back();
  };

  onMount(() => {
    base = known = current() ?? 0;
    position = current();
    addEventListener('popstate', onPop);
    onCleanup(() => removeEventListener('popstate', onPop));
  });
  createEffect(() => {
    depth();
    follow();
  });
}

function depthsOf(state: unknown): Partial<Depths> {
  const depths: unknown = (state as Record<string, unknown> | null)?.[KEY];
  return typeof depths === 'object' && depths !== null ? (depths as Depths) : {};
}

function withDepth(state: unknown, id: string, depth: number): object {
  const own = typeof state === 'object' ? state : { state };
  return { ...own, [KEY]: { ...depthsOf(state), [id]: depth } };
}
