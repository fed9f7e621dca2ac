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
  /** Whether the state ends by itself: the sheet shows it last. */
  isBrief?: boolean;
  /** Runs before the list is mounted. */
  before?: (kit: LocalKit) => void;
  props?: (kit: LocalKit) => P;
  /** Brings the state about; resolves when it is reached. */
  reach: (kit: LocalKit) => Promise<void>;
}
