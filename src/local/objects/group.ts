import { completeClass, KitObject } from './kit-object.ts';

// The getters and setters made by `completeClass`.
export interface Group {
  getGuid(): string;
  getName(): string;
  setName(name: string): void;
  /** 'public', 'private' or 'password'. */
  getType(): string;
  /** The password given when the group is created; groups from the SDK have none. */
  getPassword(): string | undefined;
  /** The URL of the picture. */
  getIcon(): string | undefined;
  setIcon(url: string | undefined): void;
  /** The uid of the member who owns the group. */
  getOwner(): string | undefined;
  setOwner(uid: string | undefined): void;
  /** When the group was created, in seconds. */
  getCreatedAt(): number;
  setCreatedAt(seconds: number): void;
  getMembersCount(): number;
  setMembersCount(count: number): void;
  getTags(): string[] | undefined;
  setTags(tags: string[] | undefined): void;
}

/** A group chat. */
export class Group extends KitObject {
  protected guid: string;
  protected name: string;
  protected type: string;
  protected password: string | undefined;
  protected icon: string | undefined;
  protected owner: string | undefined;
  protected createdAt = 0;
  protected membersCount = 0;
  protected tags: string[] | undefined;

  /** Groups of the type 'password' need a password; the SDK never returns it. */
  constructor(guid: string, name: string, type: string = 'public', password?: string) {
    super('group');
    this.guid = guid;
    this.name = name;
    this.type = type;
    this.password = password;
  }
}
completeClass(() => new Group('', ''));
