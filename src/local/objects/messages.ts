import type { Kit } from '../../sdk/index.ts';
import { Group } from './group.ts';
import { completeClass } from './kit-object.ts';
import { BaseMessage } from './message.ts';
import { makeObjectUrl } from './object-urls.ts';
import { User } from './user.ts';

// The getters and setters made by `completeClass`.
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

/** The file of a media message, such as a browser's `File`. */
export type MediaFile = Kit.MediaFile;

/** A sent or received file of a media message. */
export class Attachment {
  private readonly file: MediaFile;
  private readonly bytes: Blob | undefined;
  /** Who sees it; nobody yet if the app made it. */
  readonly #viewer: string | undefined;
  private url: string | undefined;

  /** Copies the file's metadata; a `Blob` is immutable and is kept as it is. */
  constructor({ name, type, size, url, width, height }: MediaFile, bytes?: Blob, viewer?: string) {
    this.#viewer = viewer;
    this.file = { name, type, size, url, width, height };
    // Some databases return a file as a blob without its name.
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
  /** In pixels; undefined when unknown. */
  getWidth(): number | undefined {
    return this.file.width;
  }
  /** In pixels; undefined when unknown. */
  getHeight(): number | undefined {
    return this.file.height;
  }
  /**
   * Returns the file's URL, if it has one or has bytes. Creates an object URL for bytes at the first call,
   * one per attachment, which lasts as long as the attachment is in use and its user is signed in.
   */
  getUrl(): string | undefined {
    this.url ??= this.file.url ?? (this.bytes && makeObjectUrl(this, this.bytes, this.#viewer));
    return this.url;
  }
  /** Returns the file itself if the SDK has its bytes, otherwise its metadata. */
  getFile(): MediaFile {
    return (this.bytes as File | undefined) ?? this.file;
  }
  /** Returns the file's metadata, without its bytes. */
  toJSON(): MediaFile {
    return this.file;
  }
}

/** Returns a browser file's bytes; not by `instanceof`, because a file of another frame has another class. */
export function bytesOf(file: MediaFile | undefined): Blob | undefined {
  const isBlob = /^\[object (Blob|File)\]$/.test(Object.prototype.toString.call(file));
  return isBlob ? (file as unknown as Blob) : undefined;
}

// The getters and setters made by `completeClass`.
export interface MediaMessage {
  getAttachment(): Attachment;
  setAttachment(attachment: Attachment): void;
  /** The text beside the file. */
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

// The getters and setters made by `completeClass`.
export interface CustomMessage {
  /** The content, as the app gave it. */
  getData(): unknown;
  /** The text that the conversation list shows for it, if the app set one. */
  getConversationText(): string | undefined;
  setConversationText(text: string | undefined): void;
}

/** A message whose content the app defines. */
export class CustomMessage extends BaseMessage {
  protected data: unknown;
  protected conversationText: string | undefined;

  /** `type` is chosen by the app; `data` is any cloneable value. */
  constructor(receiverId: string, receiverType: string, type: string, data: unknown) {
    super('custom', receiverId, receiverType, 'custom', type);
    this.data = data;
  }
}
completeClass(() => new CustomMessage('', '', '', undefined));

// The getters and setters made by `completeClass`.
export interface Action {
  /** One of `GROUP_ACTION`. */
  getAction(): string;
  /** The user who did it. */
  getActionBy(): User;
  /** The user it was done to. */
  getActionOn(): User;
  /** The group. */
  getActionFor(): Group;
  /** The member's new scope, if it changed. */
  getNewScope(): string | undefined;
  /** The member's old scope, if it changed. */
  getOldScope(): string | undefined;
}

/** A message about a change in a group; only the SDK creates them. */
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

/** Any message of the embedded SDK. */
export type AnyMessage = TextMessage | MediaMessage | CustomMessage | Action;
