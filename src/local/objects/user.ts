import { completeClass, KitObject } from './kit-object.ts';

// The getters and setters made by `completeClass`.
export interface User {
  getUid(): string;
  getName(): string;
  setName(name: string): void;
  getAvatar(): string | undefined;
  setAvatar(url: string | undefined): void;
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
  getBlockedByMe(): boolean;
  setBlockedByMe(blocked: boolean): void;
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
