import type { LocalKit, SeedOptions } from 'solid-chat-kit/local';

/** One state of a list, and the way to it. */
export interface State<P> {
  caption: string;
  seed?: SeedOptions;
  locale?: string;
  /** Whether the state ends by itself: the sheet shows it last. */
  isBrief?: boolean;
  /** Before the list is mounted. */
  before?: (kit: LocalKit) => void;
  props?: (kit: LocalKit) => P;
  /** Brings the state about; ends when it is there. */
  reach: (kit: LocalKit) => Promise<void>;
}
