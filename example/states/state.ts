import type { LocalKit, SeedOptions } from 'solid-chat-kit/local';

/** A state of a list, and how to reach it. */
export interface State<P> {
  caption: string;
  /** The props that look like this, for the pictures of the documents. */
  pictured?: string;
  seed?: SeedOptions;
  locale?: string;
  /** Whether it is shown in little width, or at twice the size. */
  isNarrow?: boolean;
  isZoomed?: boolean;
  /** Whether the state would end by itself: its page has no more timers once it is reached. */
  isBrief?: boolean;
  /** Whether the focus makes the state: the sheet draws it last, because one frame alone has the focus. */
  hasFocus?: boolean;
  /** Runs before the list is mounted. */
  before?: (kit: LocalKit) => void;
  props?: (kit: LocalKit) => P;
  /** Brings the state about; resolves when it is reached. */
  reach: (kit: LocalKit) => Promise<void>;
}
