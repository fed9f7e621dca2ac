import type { Kit } from '../../sdk/index.ts';
import type { ConversationJSON, MessageJSON, UserJSON } from '../json.ts';
import type { ServerGroup } from './group.ts';
import type { ServerMessage } from './message.ts';
import type { ServerUser } from './user.ts';

/** A conversation of the signed-in user. */
export class ServerConversation<U extends UserJSON = UserJSON, M extends MessageJSON<U> = MessageJSON<U>> {
  /** The server's JSON, including fields of your own; `setUnreadMessageCount` changes it. */
  readonly json: ConversationJSON<U, M>;
  readonly #id: () => string;
  #with: Kit.User | Kit.Group;
  #last: Kit.Message | null;

  /** @internal */
  constructor(
    json: ConversationJSON<U, M>,
    id: () => string,
    entity: ServerUser<U> | ServerGroup,
    last: ServerMessage<U, M> | null,
  ) {
    this.json = { ...json };
    this.#id = id;
    this.#with = entity;
    this.#last = last;
  }

  getConversationId(): string {
    return this.#id();
  }
  getConversationType(): string {
    return this.json.group ? 'group' : 'user';
  }
  getConversationWith(): ServerUser<U> | ServerGroup {
    return this.#with as ServerUser<U> | ServerGroup;
  }
  setConversationWith(entity: Kit.User | Kit.Group): void {
    this.#with = entity;
  }
  getLastMessage(): ServerMessage<U, M> | null {
    return this.#last as ServerMessage<U, M> | null;
  }
  setLastMessage(message: unknown): void {
    this.#last = message as Kit.Message | null;
  }
  getUnreadMessageCount(): number {
    return this.json.unread ?? 0;
  }
  setUnreadMessageCount(count: number): void {
    Object.assign(this.json, { unread: count });
  }
  getUnreadMentionsCount(): number {
    return this.json.unreadMentions ?? 0;
  }
  setUnreadMentionsCount(count: number): void {
    Object.assign(this.json, { unreadMentions: count });
  }
  getLastReadMessageId(): string | number | undefined {
    return this.json.lastReadId ?? undefined;
  }
  getTags(): readonly string[] | undefined {
    return this.json.tags ?? undefined;
  }
  getPinnedAt(): number {
    return this.json.pinnedAt ?? 0;
  }
  getMutedAt(): number {
    return this.json.mutedAt ?? 0;
  }
  getArchivedAt(): number {
    return this.json.archivedAt ?? 0;
  }
  /** Returns the plain JSON, from which `revive` makes an equal conversation. */
  toJSON(): ConversationJSON<U, M> {
    const entity = (this.#with as ServerUser<U> | ServerGroup).json;
    const last = this.#last as Partial<ServerMessage<U, M>> | null;
    return {
      ...this.json,
      ...(this.json.group ? { group: entity as ServerGroup['json'] } : { user: entity as U }),
      lastMessage: last?.toJSON?.() ?? null,
    };
  }
}
