import { completeClass, KitObject } from './kit-object.ts';

// The getters and setters made by `completeClass`.
export interface User {
  getUid(): string;
  /** The display name; '' if unknown. */
  getName(): string;
  setName(name: string): void;
  /** The URL of the picture. */
  getAvatar(): string | undefined;
  setAvatar(url: string | undefined): void;
  /** The presence: 'online', 'offline' or another word, such as 'away'. */
  getStatus(): string;
  setStatus(status: string): void;
  getStatusMessage(): string | undefined;
  setStatusMessage(message: string | undefined): void;
  /** When the user was last online, in seconds. */
  getLastActiveAt(): number | undefined;
  /** Sets when the user was last online, in seconds. */
  setLastActiveAt(seconds: number | undefined): void;
  getRole(): string | undefined;
  setRole(role: string | undefined): void;
  getTags(): string[] | undefined;
  setTags(tags: string[] | undefined): void;
  /** Whether the signed-in user has blocked this one. */
  getBlockedByMe(): boolean;
  setBlockedByMe(blocked: boolean): void;
  /** Whether this user has blocked the signed-in one. */
  getHasBlockedMe(): boolean;
  setHasBlockedMe(blocked: boolean): void;
}

/** A person who can sign in and chat. */
export class User extends KitObject {
  protected uid: string;
  protected name: string;
  protected avatar: string | undefined;
  protected status: string = 'offline';
  protected statusMessage: string | undefined;
  protected lastActiveAt: number | undefined;
  protected role: string | undefined;
  protected tags: string[] | undefined;
  protected blockedByMe = false;
  protected hasBlockedMe = false;

  constructor(uid: string, name = '', kind = 'user') {
    super(kind);
    this.uid = uid;
    this.name = name;
  }
}
completeClass(() => new User(''));
