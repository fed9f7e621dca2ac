/** Why a stanza was dropped. */
export type DropReason =
  /** Not shaped like a message. */
  | 'malformed'
  /** Too large. */
  | 'oversized'
  /** A carbon that the account itself did not send. */
  | 'forged-carbon'
  /** An archive result that was not requested, or that came from another sender. */
  | 'forged-history'
  /** A correction of another user's message. */
  | 'forged-correction'
  /** A retraction of another user's message. */
  | 'forged-retraction'
  /** A message from a room that this user is not in, or without the room's confirmation. */
  | 'forged-room'
  /** A membership change by a user without the right to it. */
  | 'forged-action'
  /** An invitation to a room of another server, or without membership. */
  | 'forged-invite'
  /** A private message within a room. */
  | 'private-message'
  /** An error from neither the message's receiver nor the server. */
  | 'forged-refusal'
  /** A read position published by another account. */
  | 'forged-position';

/** Counts dropped stanzas by reason. */
export class Dropped {
  readonly counts: Partial<Record<DropReason, number>> = {};

  /** Counts a dropped stanza; returns undefined, so that guards can return it. */
  readonly drop = (reason: DropReason): undefined => {
    this.counts[reason] = (this.counts[reason] ?? 0) + 1;
    return undefined;
  };
}
