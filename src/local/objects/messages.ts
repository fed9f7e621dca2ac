import { MESSAGE_CATEGORY, MESSAGE_TYPE } from '../../sdk/index.ts';
import type { Group } from './group.ts';
import { BaseMessage } from './message.ts';
import type { User } from './user.ts';

/** A message of text. */
export class TextMessage extends BaseMessage {
  private text: string;

  /** A mention is written `<@uid:UID>` in the text. */
  constructor(receiverId: string, text: string, receiverType: string) {
    super('text', receiverId, receiverType, MESSAGE_CATEGORY.MESSAGE, MESSAGE_TYPE.TEXT);
    this.text = text;
  }

  getText(): string {
    return this.text;
  }
  setText(text: string): void {
    this.text = text;
  }
}

/** What a media message needs to know of its file. A `File` of the browser fits. */
export interface MediaFile {
  readonly name: string;
  /** The MIME type. */
  readonly type?: string;
  /** In bytes. */
  readonly size?: number;
  /** Where the file can be loaded from. */
  readonly url?: string;
}

/** The file of a media message. */
export class Attachment {
  private readonly file: MediaFile;
  private readonly bytes: Blob | undefined;
  private url: string | undefined;

  /** A copy of what is said of the file; a `Blob` cannot change and stays itself. */
  constructor({ name, type, size, url }: MediaFile, bytes?: Blob) {
    this.file = { name, type, size, url };
    // Some databases give a file back as a blob without its name.
    this.bytes = bytes && !('name' in bytes) ? new File([bytes], name, { type }) : bytes;
  }

  getName(): string {
    return this.file.name;
  }
  /** The MIME type; '' when unknown. */
  getMimeType(): string {
    return this.file.type ?? '';
  }
  /** In bytes; 0 when unknown. */
  getSize(): number {
    return this.file.size ?? 0;
  }
  /**
   * Where the file can be loaded from, if it has an address or bytes. Bytes get an object URL when it is first asked
   * for, one for each attachment: the app revokes it by `URL.revokeObjectURL` once it shows the file no more.
   */
  getUrl(): string | undefined {
    this.url ??= this.file.url ?? (this.bytes && URL.createObjectURL(this.bytes));
    return this.url;
  }
  /** The file itself, where the SDK has its bytes; else what is known of it. */
  getFile(): MediaFile {
    return (this.bytes as File | undefined) ?? this.file;
  }
  /** What is known of the file, without its bytes. */
  toJSON(): MediaFile {
    return this.file;
  }
}

/** The bytes of a file, if it is one of the browser. */
export function bytesOf(file: MediaFile | undefined): Blob | undefined {
  return typeof Blob !== 'undefined' && file instanceof Blob ? file : undefined;
}

/** A message that carries a file. */
export class MediaMessage extends BaseMessage {
  private attachment: Attachment;
  private caption: string | undefined;

  /** `type` is 'image', 'video', 'audio' or 'file'. */
  constructor(receiverId: string, file: MediaFile, type: string, receiverType: string) {
    super('media', receiverId, receiverType, MESSAGE_CATEGORY.MESSAGE, type);
    this.attachment = new Attachment(file, bytesOf(file));
  }

  getAttachment(): Attachment {
    return this.attachment;
  }
  setAttachment(attachment: Attachment): void {
    this.attachment = attachment;
  }
  getCaption(): string | undefined {
    return this.caption;
  }
  setCaption(caption: string | undefined): void {
    this.caption = caption;
  }
}

/** A message whose content the app defines. */
export class CustomMessage extends BaseMessage {
  private data: unknown;
  private conversationText: string | undefined;

  /** `type` is a word of the app's own; `data` anything that can be cloned. */
  constructor(receiverId: string, receiverType: string, type: string, data: unknown) {
    super('custom', receiverId, receiverType, MESSAGE_CATEGORY.CUSTOM, type);
    this.data = data;
  }

  getData(): unknown {
    return this.data;
  }
  /** The text by which the conversation list shows it, if the app gave one. */
  getConversationText(): string | undefined {
    return this.conversationText;
  }
  setConversationText(text: string | undefined): void {
    this.conversationText = text;
  }
}

/** A message that tells of something that happened in a group; only the SDK makes them. */
export class Action extends BaseMessage {
  private action: string;
  private actionBy: User;
  private actionOn: User;
  private actionFor: Group;
  private newScope: string | undefined;
  private oldScope: string | undefined;

  constructor(action: string, by: User, on: User, group: Group, newScope?: string, oldScope?: string) {
    super('action', group.getGuid(), 'group', MESSAGE_CATEGORY.ACTION, 'groupMember');
    this.action = action;
    this.actionBy = by;
    this.actionOn = on;
    this.actionFor = group;
    this.newScope = newScope;
    this.oldScope = oldScope;
  }

  /** One of `GROUP_ACTION`. */
  getAction(): string {
    return this.action;
  }
  getActionBy(): User {
    return this.actionBy;
  }
  getActionOn(): User {
    return this.actionOn;
  }
  getActionFor(): Group {
    return this.actionFor;
  }
  /** What the member may do now, where that changed. */
  getNewScope(): string | undefined {
    return this.newScope;
  }
  /** What the member could do before, where that changed. */
  getOldScope(): string | undefined {
    return this.oldScope;
  }
}

/** Any message the embedded SDK hands out. */
export type AnyMessage = TextMessage | MediaMessage | CustomMessage | Action;
