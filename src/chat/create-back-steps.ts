import { type Accessor, createEffect, onCleanup, onMount, untrack } from 'solid-js';

/** The key in the state of a history entry; other keys, such as those of a router, are kept. */
const KEY = 'kitChat';

/** How many panels of each chat an entry has open, by the id of the chat. */
type Depths = Readonly<Record<string, number>>;

/** The options of back steps. */
export interface BackStepsOptions {
  /** The id of the chat; several chats on a page have different ones. */
  id: string;
  /** How many panels the Back button can close. Tracked. */
  depth: Accessor<number>;
  /** Closes the topmost panel. */
  back: () => void;
}

/**
 * Makes the browser's Back button close panels: each open panel has an entry in the history, with the address
 * and the state of the page. Ends with its owner, and does nothing on a server.
 */
export function createBackSteps({ id, depth, back }: BackStepsOptions): void {
  /** What a reload, or an earlier chat with this id, left in the history. */
  let base = 0;
  /** Whether the history is on its way to an earlier entry, because a panel was closed. */
  let isLeaving = false;

  const current = () => depthsOf(history.state)[id] ?? 0;
  const follow = () => {
    if (isLeaving) return;
    const wanted = base + untrack(depth);
    const steps = current() - wanted;
    if (steps > 0) {
      isLeaving = true;
      history.go(-steps);
      return;
    }
    for (let at = current() + 1; at <= wanted; at++) {
      // Sandboxed pages have no history, and browsers limit how often it changes: then Back leaves the page.
      try {
        history.pushState(withDepth(history.state, id, at), '');
      } catch {
        return;
      }
    }
  };
  const onPop = () => {
    const at = current();
    base = Math.min(base, at);
    if (isLeaving) {
      isLeaving = false;
      follow();
      return;
    }
    for (let open = untrack(depth); open > at - base; open--) back();
  };

  onMount(() => {
    base = current();
    addEventListener('popstate', onPop);
    onCleanup(() => removeEventListener('popstate', onPop));
  });
  createEffect(() => {
    depth();
    follow();
  });
}

function depthsOf(state: unknown): Depths {
  const depths: unknown = (state as Record<string, unknown> | null)?.[KEY];
  return typeof depths === 'object' && depths !== null ? (depths as Depths) : {};
}

function withDepth(state: unknown, id: string, depth: number): object {
  const own = typeof state === 'object' ? state : { state };
  return { ...own, [KEY]: { ...depthsOf(state), [id]: depth } };
}
