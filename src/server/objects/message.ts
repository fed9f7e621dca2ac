import { type Kit, MESSAGE_TYPE } from '../../sdk/index.ts';
import type { FileJSON, MessageJSON, ReactionCountJSON, UserJSON } from '../json.ts';
import type { ServerGroup } from './group.ts';
import { makeObjectUrl, type ObjectUrls } from './object-urls.ts';
import type { ServerUser } from './user.ts';

/** The objects that a message's JSON refers to. */
export interface MessageParties<U extends UserJSON = UserJSON> {
  readonly conversationId: string;
  readonly sender: ServerUser<U>;
  readonly receiver: ServerUser<U> | ServerGroup;
  /** 'user' or 'group'. */
  readonly receiverType: string;
  readonly mentions: readonly ServerUser<U>[];
  readonly on: ServerUser<U> | null;
  readonly quoted: Kit.Message | null;
  /** The object URLs of the session; undefined for a message that the app made. */
  readonly urls?: ObjectUrls | undefined;
}

/** The file of a message. */
export class ServerFile {
  /** The server's JSON, including fields of your own. */
  readonly json: FileJSON;
  readonly #urls: ObjectUrls | undefined;
  #url: string | undefined;

  /** @internal */
  constructor(json: FileJSON, urls?: ObjectUrls) {
    this.json = json;
    this.#urls = urls;
  }

  getName(): string {
    return this.json.name;
  }
  /**
   * The URL, if the file has one or has bytes. The first call creates an object URL for bytes: it lasts as long as this
   * object is in use and its user is signed in.
   */
  getUrl(): string | undefined {
    const bytes = bytesOf(this.json.bytes);
    this.#url ??= this.json.url || (bytes && makeObjectUrl(this, bytes, this.#urls));
    return this.#url;
  }
  /** The file itself if its bytes are known, otherwise what describes it; for sending it again. */
  getFile(): Kit.MediaFile {
    const bytes = bytesOf(this.json.bytes);
    const { bytes: _bytes, type, url, name, ...rest } = this.json;
    if (!bytes) return { ...rest, name, type: type ?? undefined, url: url || undefined } as Kit.MediaFile;
    // Some databases return a file as a blob without its name.
    return 'name' in bytes ? (bytes as File) : new File([bytes], name, { type: bytes.type });
  }
  getMimeType(): string {
    return this.json.type ?? '';
  }
  getSize(): number {
    return this.json.size ?? 0;
  }
  getWidth(): number | undefined {
    return this.json.width ?? undefined;
  }
  getHeight(): number | undefined {
    return this.json.height ?? undefined;
  }
}

/** The number of users who reacted to a message with one emoji. */
export class ServerReactionCount {
  /** The server's JSON, including fields of your own. */
  readonly json: ReactionCountJSON;

  constructor(json: ReactionCountJSON) {
    this.json = json;
  }

  getReaction(): string {
    return this.json.emoji;
  }
  getCount(): number {
    return this.json.count;
  }
  getReactedByMe(): boolean {
    return this.json.mine ?? false;
  }
}

/** A message of any kind: text, file, content of the app, or a group change. */
export class ServerMessage<U extends UserJSON = UserJSON, M extends MessageJSON<U> = MessageJSON<U>> {
  /** The server's JSON, including fields of your own; setters change it. */
  readonly json: M;
  /** @internal */
  protected readonly parties: MessageParties<U>;
  #attachments: readonly ServerFile[] = [];

  /** @internal */
  constructor(json: M, parties: MessageParties<U>) {
    this.json = { ...json };
    this.parties = parties;
  }

  getId(): string | number {
    return this.json.id;
  }
  setId(id: string | number): void {
    Object.assign(this.json, { id });
  }
  getConversationId(): string {
    return this.parties.conversationId;
  }
  getParentMessageId(): string | number | null {
    return this.json.parentId ?? null;
  }
  getReplyCount(): number {
    return this.json.replies ?? 0;
  }
  getReactions(): ServerReactionCount[] {
    return (this.json.reactions ?? []).map((each) => new ServerReactionCount(each));
  }
  getQuotedMessageId(): string | number | null {
    return this.json.quotedId ?? this.parties.quoted?.getId() ?? null;
  }
  getQuotedMessage(): Kit.Message | null {
    return this.parties.quoted;
  }
  getMuid(): string {
    return this.json.muid ?? '';
  }
  getSender(): ServerUser<U> {
    return this.parties.sender;
  }
  getReceiver(): ServerUser<U> | ServerGroup {
    return this.parties.receiver;
  }
  getReceiverType(): string {
    return this.parties.receiverType;
  }
  getReceiverId(): string {
    const { receiver } = this.parties;
    return 'getUid' in receiver ? receiver.getUid() : receiver.getGuid();
  }
  getType(): string {
    const { type, action, data } = this.json;
    const [file] = filesIn(this.json);
    if (action) return 'groupMember';
    if (file) return mediaType(type ?? file.type);
    return type ?? (data === undefined || data === null ? 'text' : 'custom');
  }
  getCategory(): string {
    const { action, data, type } = this.json;
    if (action) return 'action';
    if (filesIn(this.json).length > 0) return 'message';
    // A deleted message has lost its data, but not its type.
    const isCustom = (data !== undefined && data !== null) || (type && !MESSAGE_TYPES.includes(type));
    return isCustom ? 'custom' : 'message';
  }
  getSentAt(): number {
    return this.json.sentAt;
  }
  setSentAt(seconds: number): void {
    Object.assign(this.json, { sentAt: seconds });
  }
  getDeliveredAt(): number | undefined {
    // A read message counts as delivered.
    return this.json.deliveredAt ?? this.json.readAt ?? undefined;
  }
  setDeliveredAt(seconds: number): void {
    Object.assign(this.json, { deliveredAt: seconds });
  }
  getReadAt(): number | undefined {
    return this.json.readAt ?? undefined;
  }
  setReadAt(seconds: number): void {
    Object.assign(this.json, { readAt: seconds });
  }
  getDeletedAt(): number | undefined {
    return this.json.deletedAt ?? undefined;
  }
  setDeletedAt(seconds: number | undefined): void {
    Object.assign(this.json, { deletedAt: seconds });
  }
  getEditedAt(): number | undefined {
    return this.json.editedAt ?? undefined;
  }
  setEditedAt(seconds: number | undefined): void {
    Object.assign(this.json, { editedAt: seconds });
  }
  getMentionedUsers(): readonly ServerUser<U>[] {
    return this.parties.mentions;
  }
  /** The text; '' without one. */
  getText(): string {
    return this.json.text ?? '';
  }
  setText(text: string): void {
    Object.assign(this.json, { text });
  }
  /** The caption of a file; '' without one. */
  getCaption(): string {
    return this.getText();
  }
  setCaption(caption: string | undefined): void {
    Object.assign(this.json, { text: caption });
  }
  /** The file, or the first of several. */
  getAttachment(): ServerFile | null {
    return this.getAttachments()[0] ?? null;
  }
  /** All files. */
  getAttachments(): ServerFile[] {
    const files = filesIn(this.json);
    const known = this.#attachments;
    if (files.length !== known.length || files.some((file, at) => known[at]?.json !== file))
      this.#attachments = files.map((file) => new ServerFile(file, this.parties.urls));
    return [...this.#attachments];
  }
  /** The content that the app defines. */
  getData(): unknown {
    return this.json.data;
  }
  /** More data of the sender. */
  getMetadata(): unknown {
    return this.json.metadata;
  }
  setMetadata(metadata: unknown): void {
    Object.assign(this.json, { metadata });
  }
  /** The text that the conversation list shows for content of the app. */
  getConversationText(): string {
    return this.getText();
  }
  setConversationText(text: string | undefined): void {
    Object.assign(this.json, { text });
  }
  /** What happened in the group; '' for other messages. */
  getAction(): string {
    return this.json.action ?? '';
  }
  getActionBy(): ServerUser<U> {
    return this.parties.sender;
  }
  getActionOn(): ServerUser<U> | null {
    return this.parties.on;
  }
  getActionFor(): ServerUser<U> | ServerGroup {
    return this.parties.receiver;
  }
  /** The scope of the user after the change, if that is what changed. */
  getNewScope(): string | undefined {
    return this.json.scope ?? undefined;
  }
  /** The scope of the user before the change. */
  getOldScope(): string | undefined {
    return this.json.oldScope ?? undefined;
  }
  /** Returns the plain JSON, from which `revive` makes an equal message, without the bytes of files. */
  toJSON(): M {
    const files = filesIn(this.json);
    if (!files.some(({ bytes }) => bytes)) return this.json;
    return { ...this.json, ...filesJSON(files.map(({ bytes: _bytes, ...described }) => described)) };
  }
}

/** Returns the files of a message's JSON. */
export function filesIn<F>({
  file,
  files,
}: {
  readonly file?: F | null | undefined;
  readonly files?: readonly F[] | null | undefined;
}): readonly F[] {
  return files ?? (file ? [file] : []);
}

/** Returns the fields of a message's JSON for its files. */
export function filesJSON<F>(files: readonly F[]): { file?: F; files?: readonly F[] } {
  const [file] = files;
  if (file === undefined) return {};
  return files.length > 1 ? { file, files } : { file };
}

const MESSAGE_TYPES: readonly string[] = Object.values(MESSAGE_TYPE);

/** Returns a browser file's bytes; not by `instanceof`, because a file of another frame has another class. */
export function bytesOf(file: unknown): Blob | undefined {
  return /^\[object (Blob|File)\]$/.test(Object.prototype.toString.call(file)) ? (file as Blob) : undefined;
}

/** Returns the message type of a file, from its MIME type or a message type. */
export function mediaType(type: string | null | undefined): string {
  const [kind = ''] = (type ?? '').split('/');
  return ['image', 'video', 'audio'].includes(kind) ? kind : 'file';
}
