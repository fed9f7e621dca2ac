import type { Kit } from '../../sdk/index.ts';
import type { FileJSON, MessageJSON, ReactionCountJSON, UserJSON } from '../json.ts';
import type { ServerGroup } from './group.ts';
import type { ServerUser } from './user.ts';

/** The objects that a message's JSON refers to. */
export interface MessageParties<U extends UserJSON = UserJSON> {
  readonly conversationId: string;
  readonly sender: ServerUser<U>;
  readonly receiver: ServerUser<U> | ServerGroup;
  readonly isOfGroup: boolean;
  readonly mentions: readonly ServerUser<U>[];
  readonly on: ServerUser<U> | null;
  readonly quoted: Kit.Message | null;
}

/** The file of a message. */
export class ServerFile {
  /** The server's JSON, including fields of your own. */
  readonly json: FileJSON;

  constructor(json: FileJSON) {
    this.json = json;
  }

  getName(): string {
    return this.json.name;
  }
  getUrl(): string {
    return this.json.url;
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
  readonly #parties: MessageParties<U>;

  /** @internal */
  constructor(json: M, parties: MessageParties<U>) {
    this.json = { ...json };
    this.#parties = parties;
  }

  getId(): string | number {
    return this.json.id;
  }
  setId(id: string | number): void {
    Object.assign(this.json, { id });
  }
  getConversationId(): string {
    return this.#parties.conversationId;
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
    return this.#parties.quoted?.getId() ?? null;
  }
  getQuotedMessage(): Kit.Message | null {
    return this.#parties.quoted;
  }
  getMuid(): string {
    return this.json.muid ?? '';
  }
  getSender(): ServerUser<U> {
    return this.#parties.sender;
  }
  getReceiver(): ServerUser<U> | ServerGroup {
    return this.#parties.receiver;
  }
  getReceiverType(): string {
    return this.#parties.isOfGroup ? 'group' : 'user';
  }
  getReceiverId(): string {
    const { receiver } = this.#parties;
    return 'getUid' in receiver ? receiver.getUid() : receiver.getGuid();
  }
  getType(): string {
    const { type, file, action, data } = this.json;
    if (action) return 'groupMember';
    if (file) return mediaType(type ?? file.type);
    return type ?? (data === undefined || data === null ? 'text' : 'custom');
  }
  getCategory(): string {
    const { action, file, data } = this.json;
    if (action) return 'action';
    return file || data === undefined || data === null ? 'message' : 'custom';
  }
  getSentAt(): number {
    return this.json.sentAt;
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
  getEditedAt(): number | undefined {
    return this.json.editedAt ?? undefined;
  }
  getMentionedUsers(): readonly ServerUser<U>[] {
    return this.#parties.mentions;
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
  getAttachment(): ServerFile | null {
    return this.json.file ? new ServerFile(this.json.file) : null;
  }
  /** The content that the app defines. */
  getData(): unknown {
    return this.json.data;
  }
  /** The text that the conversation list shows for content of the app. */
  getConversationText(): string {
    return this.getText();
  }
  /** What happened in the group; '' for other messages. */
  getAction(): string {
    return this.json.action ?? '';
  }
  getActionBy(): ServerUser<U> {
    return this.#parties.sender;
  }
  getActionOn(): ServerUser<U> | null {
    return this.#parties.on;
  }
  getActionFor(): ServerUser<U> | ServerGroup {
    return this.#parties.receiver;
  }
  /** Returns the plain JSON, from which `revive` makes an equal message. */
  toJSON(): M {
    return this.json;
  }
}

/** Returns the message type of a file, from its MIME type or a message type. */
export function mediaType(type: string | null | undefined): string {
  const [kind = ''] = (type ?? '').split('/');
  return ['image', 'video', 'audio'].includes(kind) ? kind : 'file';
}
