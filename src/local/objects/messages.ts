import { Group } from './group.ts';
import { completeClass } from './kit-object.ts';
import { BaseMessage } from './message.ts';
import { User } from './user.ts';

// Its getters and setters, which completeClass makes.
export interface TextMessage {
  getText(): string;
  setText(text: string): void;
}

/** A message of text. */
export class TextMessage extends BaseMessage {
  protected text: string;

  /** A mention is written `<@uid:UID>` in the text. */
  constructor(receiverId: string, text: string, receiverType: string) {
    super('text', receiverId, receiverType, 'message', 'text');
    this.text = text;
  }
}
completeClass(() => new TextMessage('', '', ''));

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

// Its getters and setters, which completeClass makes.
export interface MediaMessage {
  getAttachment(): Attachment;
  setAttachment(attachment: Attachment): void;
  getCaption(): string | undefined;
  setCaption(caption: string | undefined): void;
}

/** A message that carries a file. */
export class MediaMessage extends BaseMessage {
  protected attachment: Attachment;
  protected caption: string | undefined;

  /** `type` is 'image', 'video', 'audio' or 'file'. */
  constructor(receiverId: string, file: MediaFile, type: string, receiverType: string) {
    super('media', receiverId, receiverType, 'message', type);
    this.attachment = new Attachment(file, bytesOf(file));
  }
}
completeClass(() => new MediaMessage('', { name: '' }, '', ''));

// Its getters and setters, which completeClass makes.
export interface CustomMessage {
  getData(): unknown;
  /** The text by which the conversation list shows it, if the app gave one. */
  getConversationText(): string | undefined;
  setConversationText(text: string | undefined): void;
}

/** A message whose content the app defines. */
export class CustomMessage extends BaseMessage {
  protected data: unknown;
  protected conversationText: string | undefined;

  /** `type` is a word of the app's own; `data` anything that can be cloned. */
  constructor(receiverId: string, receiverType: string, type: string, data: unknown) {
    super('custom', receiverId, receiverType, 'custom', type);
    this.data = data;
  }
}
completeClass(() => new CustomMessage('', '', '', undefined));

// Its getters and setters, which completeClass makes.
export interface Action {
  /** One of `GROUP_ACTION`. */
  getAction(): string;
  getActionBy(): User;
  getActionOn(): User;
  getActionFor(): Group;
  /** What the member may do now, where that changed. */
  getNewScope(): string | undefined;
  /** What the member could do before, where that changed. */
  getOldScope(): string | undefined;
}

/** A message that tells of something that happened in a group; only the SDK makes them. */
export class Action extends BaseMessage {
  protected action: string;
  protected actionBy: User;
  protected actionOn: User;
  protected actionFor: Group;
  protected newScope: string | undefined;
  protected oldScope: string | undefined;

  constructor(action: string, by: User, on: User, group: Group, newScope?: string, oldScope?: string) {
    super('action', group.getGuid(), 'group', 'action', 'groupMember');
    this.action = action;
    this.actionBy = by;
    this.actionOn = on;
    this.actionFor = group;
    this.newScope = newScope;
    this.oldScope = oldScope;
  }
}
completeClass(() => new Action('', new User(''), new User(''), new Group('', '')));

/** Any message the embedded SDK hands out. */
export type AnyMessage = TextMessage | MediaMessage | CustomMessage | Action;
