/** Why a stanza was dropped. */
export type DropReason =
  /** Its shape is not one of a message. */
  | 'malformed'
  /** It is larger than a message may be. */
  | 'oversized'
  /** A copy of a message that did not come from the own account. */
  | 'forged-carbon'
  /** A result of an archive that was not asked, or by somebody else. */
  | 'forged-history'
  /** A correction of another user's message. */
  | 'forged-correction'
  /** A retraction of another user's message. */
  | 'forged-retraction'
  /** A message of a room that the sender's room did not send. */
  | 'forged-room'
  /** A change of members by somebody who may not make it. */
  | 'forged-action'
  /** An invitation to a room of another server, or one that made this user no member. */
  | 'forged-invite'
  /** A private message within a room. */
  | 'private-message'
  /** An error for a message that went to somebody else. */
  | 'forged-refusal'
  /** A read position that the own account did not publish. */
  | 'forged-position';

/** Counts dropped stanzas by reason. */
export class Dropped {
  readonly counts: Partial<Record<DropReason, number>> = {};

  /** Counts one; returns nothing, so that a guard can return it. */
  readonly drop = (reason: DropReason): undefined => {
    this.counts[reason] = (this.counts[reason] ?? 0) + 1;
    return undefined;
  };
}
