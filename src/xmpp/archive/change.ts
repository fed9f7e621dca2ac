import type { FileJSON, GroupChange } from '../../server/index.ts';
import type { ChatKind } from './records.ts';

/** The chat, sender and time of a stanza, all checked. */
export interface Envelope {
  /** The bare address of the other user, or of the room. */
  readonly chat: string;
  readonly kind: ChatKind;
  /** The bare address of the user who sent it. */
  readonly from: string;
  /** The message id in the kit. */
  readonly key: string;
  /** The `refKey`s of all ids that others may use for it. */
  readonly refs: readonly string[];
  /** The time that orders its chat, in microseconds. */
  readonly at: number;
  /** Its time in the archive, in microseconds, and its archive id, if it is archived. */
  readonly archivedAt: number;
  readonly archiveId?: string;
  /** The id that its sender gave it, and whether that is an origin id (XEP-0359): other ids may be reused. */
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
  /** The `refKey`s of the message it quotes, most likely first. */
  readonly quoted?: readonly string[];
  readonly action?: GroupChange;
  readonly on?: string;
}

/** The common fields of changes to an earlier message. */
interface Later extends Pick<Envelope, 'chat' | 'kind' | 'from' | 'at'> {
  /** The `refKey`s of the message, most likely first. */
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

/** A user is typing, or stopped; not stored. */
export interface TypingChange extends Pick<Envelope, 'chat' | 'kind' | 'from'> {
  readonly what: 'typing';
  readonly typing: boolean;
}

/** The signed-in user moved the read position, forwards or backwards, on any device. */
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

/** The change of an archive that a stanza describes. */
export type ArchiveChange = MessageChange | LaterChange | TypingChange;
