import { completeClass, KitObject } from './kit-object.ts';

// Its getters and setters, which completeClass makes.
export interface Group {
  getGuid(): string;
  getName(): string;
  setName(name: string): void;
  /** 'public', 'private' or 'password'. */
  getType(): string;
  /** The password given when the group is made; groups the SDK hands out have none. */
  getPassword(): string | undefined;
  getIcon(): string | undefined;
  setIcon(url: string | undefined): void;
  /** The uid of the member who owns the group. */
  getOwner(): string | undefined;
  setOwner(uid: string | undefined): void;
  /** When the group was made, in seconds. */
  getCreatedAt(): number;
  setCreatedAt(seconds: number): void;
  getMembersCount(): number;
  setMembersCount(count: number): void;
  getTags(): string[] | undefined;
  setTags(tags: string[] | undefined): void;
}

/** A conversation of many. */
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

  /** The password is needed for groups of the type 'password', and is never handed out again. */
  constructor(guid: string, name: string, type: string = 'public', password?: string) {
    super('group');
    this.guid = guid;
    this.name = name;
    this.type = type;
    this.password = password;
  }
}
completeClass(() => new Group('', ''));
