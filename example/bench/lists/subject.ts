import type { Feed } from '../feed/feed.ts';

/** A mounted list under test. It listens to the feed itself. */
export interface Subject {
  readonly feed: Feed;
  /** The element around the list. */
  readonly host: HTMLElement;
  /** The scrolling element. */
  readonly scroller: HTMLElement;
  /** Renders pending changes now instead of in the next frame. */
  flush(): void;
  /** Removes the conversation with this initial index. */
  remove?(index: number): void;
  /** Types into the search field. */
  search?(keyword: string): void;
  dispose(): void;
}

/** How to mount a list. */
export interface MountOptions {
  feed: Feed;
  host: HTMLElement;
  /** Whether rows have checkboxes. @defaultValue false */
  isSelectable?: boolean;
  /** Whether the app renders the rows of the kit's list. @defaultValue false */
  hasItemView?: boolean;
  /** Further lists of the kit on the same SDK, beside the one that is measured. */
  beside?: { readonly kind: 'conversations' | 'users'; readonly count: number };
}

/** Finds an element; throws if it is missing. */
export function find(root: ParentNode, selector: string): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The markup has no ${selector}.`);
  return element;
}

/** Renders pending changes until a condition holds, without waiting for a frame. */
export async function settle(subject: Pick<Subject, 'flush'>, isThere: () => boolean): Promise<void> {
  for (let turn = 0; ; turn++) {
    subject.flush();
    if (isThere()) return;
    if (turn > 1000) throw new Error('The list did not draw what it was given.');
    await undefined;
  }
}
