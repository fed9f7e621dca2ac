import { USER_STATUS } from '../../sdk/index.ts';
import { KitObject } from './kit-object.ts';

/** A person who can sign in and chat. */
export class User extends KitObject {
  private uid: string;
  private name: string;
  private avatar: string | undefined;
  private status: string = USER_STATUS.OFFLINE;
  private statusMessage: string | undefined;
  private lastActiveAt: number | undefined;
  private role: string | undefined;
  private tags: string[] | undefined;
  private blockedByMe = false;
  private hasBlockedMe = false;

  constructor(uid: string, name = '', kind = 'user') {
    super(kind);
    this.uid = uid;
    this.name = name;
  }

  getUid(): string {
    return this.uid;
  }
  getName(): string {
    return this.name;
  }
  setName(name: string): void {
    this.name = name;
  }
  getAvatar(): string | undefined {
    return this.avatar;
  }
  setAvatar(url: string | undefined): void {
    this.avatar = url;
  }
  getStatus(): string {
    return this.status;
  }
  setStatus(status: string): void {
    this.status = status;
  }
  getStatusMessage(): string | undefined {
    return this.statusMessage;
  }
  setStatusMessage(message: string | undefined): void {
    this.statusMessage = message;
  }
  /** When the user was last online, in seconds. */
  getLastActiveAt(): number | undefined {
    return this.lastActiveAt;
  }
  /** Sets when the user was last online, in seconds. */
  setLastActiveAt(seconds: number | undefined): void {
    this.lastActiveAt = seconds;
  }
  getRole(): string | undefined {
    return this.role;
  }
  setRole(role: string | undefined): void {
    this.role = role;
  }
  getTags(): string[] | undefined {
    return this.tags;
  }
  setTags(tags: string[] | undefined): void {
    this.tags = tags;
  }
  getBlockedByMe(): boolean {
    return this.blockedByMe;
  }
  setBlockedByMe(blocked: boolean): void {
    this.blockedByMe = blocked;
  }
  getHasBlockedMe(): boolean {
    return this.hasBlockedMe;
  }
  setHasBlockedMe(blocked: boolean): void {
    this.hasBlockedMe = blocked;
  }
}
