/** Why a stanza was dropped. */
export type DropReason =
  /** It does not have the shape of a message. */
  | 'malformed'
  /** It is too large. */
  | 'oversized'
  /** A copied message that did not come from the account itself. */
  | 'forged-carbon'
  /** An archive result that was not asked for, or that somebody else sent. */
  | 'forged-history'
  /** A correction of another user's message. */
  | 'forged-correction'
  /** A retraction of another user's message. */
  | 'forged-retraction'
  /** A message of a room that this user is not in, or that the room did not confirm. */
  | 'forged-room'
  /** A change of members by somebody without the right to make it. */
  | 'forged-action'
  /** An invitation to a room of another server, or without membership. */
  | 'forged-invite'
  /** A private message within a room. */
  | 'private-message'
  /** An error from neither the message's receiver nor the server. */
  | 'forged-refusal'
  /** A read position that another account published. */
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
