import { runFrame } from '../measure/frame-callbacks.ts';
import type { ChatFeed } from './feed.ts';

/** A mounted list of messages under test. It listens to the feed itself. */
export interface ChatSubject {
  readonly feed: ChatFeed;
  /** The element around the list. */
  readonly host: HTMLElement;
  /** The scrolling element. */
  readonly scroller: HTMLElement;
  dispose(): void;
}

/** How to mount a list of messages. */
export interface ChatMountOptions {
  feed: ChatFeed;
  host: HTMLElement;
}

/** Mounted rows are measured in microtasks; this many turns are always enough. */
const TURNS = 8;
/** An answer of the SDK that is there at once is handled within this many turns. */
const ANSWER_TURNS = 40;

/** Renders, measures and places what is pending, as the next two frames would. */
export async function settleFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) {
    runFrame();
    for (let turn = 0; turn < TURNS; turn++) await undefined;
  }
}

/** Renders what is pending until a condition holds. As in a browser, microtasks run before the first frame. */
export async function settleUntil(isThere: () => boolean): Promise<void> {
  for (let turn = 0; turn < ANSWER_TURNS && !isThere(); turn++) await undefined;
  for (let turn = 0; !isThere(); turn++) {
    if (turn > 1000) throw new Error('The list did not draw what it was given.');
    await settleFrames();
  }
}
