import type { Agent } from 'stanza';
import type { ReceivedMessage, ReceivedPresence } from 'stanza/protocol/index.js';
import type { CatchUp } from './catch-up.ts';

/** A part of a session that handles its own stanzas, such as rooms. */
export interface SessionPart {
  /** A client was created and is about to connect. */
  attach?(agent: Agent): void;
  /** Handles a message; returns whether it belongs to this part. */
  message?(stanza: ReceivedMessage): boolean;
  presence?(stanza: ReceivedPresence): void;
  /** A session began; a resumed one has missed nothing, and keeps earlier requests. */
  online?(agent: Agent, isResumed: boolean): Promise<void> | void;
  offline?(): void;
  /** Returns the catch-up of one of this part's chats. */
  catchUpOf?(chat: string): CatchUp | undefined;
  /** The user signs out. */
  close?(): void;
}
