import { MESSAGE_CATEGORY, MESSAGE_TYPE } from '../../sdk/index.ts';
import type { Group } from './group.ts';
import { BaseMessage } from './message.ts';
import type { User } from './user.ts';

/** A message of text. */
export class TextMessage extends BaseMessage {
  private text: string;

  /** A mention is written `<@uid:UID>` in the text. */
  constructor(receiverId: string, text: string, receiverType: string) {
    super(receiverId, receiverType, MESSAGE_CATEGORY.MESSAGE, MESSAGE_TYPE.TEXT);
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

/** A copy that later changes do not reach; a `Blob` cannot change and stays itself. */
export function copyFile(file: MediaFile): MediaFile {
  return typeof Blob !== 'undefined' && file instanceof Blob ? file : { ...file };
}

/** The file of a media message. */
export class Attachment {
  private readonly file: MediaFile;

  constructor(file: MediaFile) {
    this.file = copyFile(file);
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
  /** Where the file can be loaded from, if it has an address. */
  getUrl(): string | undefined {
    return this.file.url;
  }
  /** The file itself, as it was given. */
  getFile(): MediaFile {
    return this.file;
  }
}

/** A message that carries a file. */
export class MediaMessage extends BaseMessage {
  private attachment: Attachment;
  private caption: string | undefined;

  /** `type` is 'image', 'video', 'audio' or 'file'. */
  constructor(receiverId: string, file: MediaFile, type: string, receiverType: string) {
    super(receiverId, receiverType, MESSAGE_CATEGORY.MESSAGE, type);
    this.attachment = new Attachment(file);
  }

  getAttachment(): Attachment {
    return this.attachment;
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
    super(receiverId, receiverType, MESSAGE_CATEGORY.CUSTOM, type);
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

  constructor(action: string, by: User, on: User, group: Group) {
    super(group.getGuid(), 'group', MESSAGE_CATEGORY.ACTION, 'groupMember');
    this.action = action;
    this.actionBy = by;
    this.actionOn = on;
    this.actionFor = group;
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
}

/** Any message the embedded SDK hands out. */
export type AnyMessage = TextMessage | MediaMessage | CustomMessage | Action;
