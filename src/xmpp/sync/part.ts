import type { Agent } from 'stanza';
import type { ReceivedMessage, ReceivedPresence } from 'stanza/protocol';
import type { CatchUp } from './catch-up.ts';

/** A part of a session with stanzas of its own, such as rooms. */
export interface Part {
  /** A client was created, and will connect. */
  attach?(agent: Agent): void;
  /** Takes a message of its own; returns whether it did. */
  message?(stanza: ReceivedMessage): boolean;
  presence?(stanza: ReceivedPresence): void;
  /**
   * A session stands. A resumed one missed nothing, and what was requested before stays.
   */
  online?(agent: Agent, isResumed: boolean): Promise<void> | void;
  offline?(): void;
  /** Returns what brings the archive of one of its chats up to date. */
  catchUpOf?(chat: string): CatchUp | undefined;
  /** The user signs out. */
  close?(): void;
}
