import type { Feed } from '../feed/feed.ts';

/** A mounted list under test, whoever wrote it. It hears the feed by itself. */
export interface Subject {
  readonly feed: Feed;
  /** The box around the list. */
  readonly host: HTMLElement;
  /** The element that scrolls. */
  readonly scroller: HTMLElement;
  /** Writes what is pending into the page now, where else the next frame would. */
  flush(): void;
  /** Takes the conversation that had this index at the start out of the list. */
  remove?(index: number): void;
  /** The one who is signed in types into the search field. */
  search?(keyword: string): void;
  dispose(): void;
}

/** How a list is mounted. */
export interface MountOptions {
  feed: Feed;
  host: HTMLElement;
  /** Whether rows have checkboxes. @defaultValue false */
  isSelectable?: boolean;
  /** Whether the app draws the rows, in a list of ours. @defaultValue false */
  hasItemView?: boolean;
}

/** Finds an element that must be there. */
export function find(root: ParentNode, selector: string): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The markup has no ${selector}.`);
  return element;
}

/** Writes pending changes until something holds, without waiting for a frame. */
export async function settle(subject: Pick<Subject, 'flush'>, isThere: () => boolean): Promise<void> {
  for (let turn = 0; ; turn++) {
    subject.flush();
    if (isThere()) return;
    if (turn > 1000) throw new Error('The list did not draw what it was given.');
    await undefined;
  }
}
