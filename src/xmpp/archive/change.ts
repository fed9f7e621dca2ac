import type { FileJSON, GroupChange } from '../../server/index.ts';
import type { ChatKind } from './records.ts';

/** The chat, sender and time of a stanza, all checked. */
export interface Envelope {
  /** The bare address of the other user, or of the room. */
  readonly chat: string;
  readonly kind: ChatKind;
  /** The bare address of the user who sent it. */
  readonly from: string;
  /** The id of the message in the kit. */
  readonly key: string;
  /** All ids that others may use for it, as `refKey`s. */
  readonly refs: readonly string[];
  /** The time that orders its chat, in microseconds. */
  readonly at: number;
  /** Its time in the archive, in microseconds, and its id there, if it is archived. */
  readonly archivedAt: number;
  readonly archiveId?: string;
  /** The id that its sender gave it, and whether it is an origin id (XEP-0359): others may be used again. */
  readonly muid?: string;
  readonly hasOriginId?: boolean;
}

/** A new message. */
export interface MessageChange extends Envelope {
  readonly what: 'message';
  readonly text?: string;
  readonly file?: FileJSON;
  readonly type?: string;
  readonly data?: unknown;
  /** `refKey` of the message whose thread it belongs to. */
  readonly parent?: string;
  /** `refKey`s of the message it quotes, the likeliest first. */
  readonly quoted?: readonly string[];
  readonly action?: GroupChange;
  readonly on?: string;
}

/** What all changes to an earlier message have. */
interface Later extends Pick<Envelope, 'chat' | 'kind' | 'from' | 'at'> {
  /** `refKey`s of the message, the likeliest first. */
  readonly targets: readonly string[];
}

/** A new text for a message of the same sender. */
export interface CorrectionChange extends Later {
  readonly what: 'correction';
  readonly text: string;
}

/** The deletion of a message of the same sender. */
export interface RetractionChange extends Later {
  readonly what: 'retraction';
}

/** All reactions of the sender to a message. */
export interface ReactionsChange extends Later {
  readonly what: 'reactions';
  readonly emojis: readonly string[];
}

/** The sender received or read a message and all before it. */
interface Receipt<What extends string> extends Later {
  readonly what: What;
}
export type ReceiptChange = Receipt<'received'> | Receipt<'displayed'>;

/** Somebody types, or stopped; it is not stored. */
export interface TypingChange extends Pick<Envelope, 'chat' | 'kind' | 'from'> {
  readonly what: 'typing';
  readonly typing: boolean;
}

/** The signed-in user moved the read position, forward or back, on any device. */
export interface PositionChange extends Later {
  readonly what: 'position';
}

/** A change to earlier messages, which may arrive before them. */
export type LaterChange =
  | CorrectionChange
  | RetractionChange
  | ReactionsChange
  | ReceiptChange
  | PositionChange;

/** What a stanza changes. */
export type Change = MessageChange | LaterChange | TypingChange;
