import { GROUP_TYPE } from '../../sdk/index.ts';
import { KitObject } from './kit-object.ts';

/** A conversation of many. */
export class Group extends KitObject {
  private guid: string;
  private name: string;
  private type: string;
  private password: string | undefined;
  private icon: string | undefined;
  private owner: string | undefined;
  private createdAt = 0;
  private membersCount = 0;
  private tags: string[] | undefined;

  /** The password is needed for groups of the type 'password', and is never handed out again. */
  constructor(guid: string, name: string, type: string = GROUP_TYPE.PUBLIC, password?: string) {
    super('group');
    this.guid = guid;
    this.name = name;
    this.type = type;
    this.password = password;
  }

  getGuid(): string {
    return this.guid;
  }
  getName(): string {
    return this.name;
  }
  setName(name: string): void {
    this.name = name;
  }
  /** 'public', 'private' or 'password'. */
  getType(): string {
    return this.type;
  }
  /** The password given when the group is made; groups the SDK hands out have none. */
  getPassword(): string | undefined {
    return this.password;
  }
  getIcon(): string | undefined {
    return this.icon;
  }
  setIcon(url: string | undefined): void {
    this.icon = url;
  }
  /** The uid of the member who owns the group. */
  getOwner(): string | undefined {
    return this.owner;
  }
  setOwner(uid: string | undefined): void {
    this.owner = uid;
  }
  /** When the group was made, in seconds. */
  getCreatedAt(): number {
    return this.createdAt;
  }
  setCreatedAt(seconds: number): void {
    this.createdAt = seconds;
  }
  getMembersCount(): number {
    return this.membersCount;
  }
  setMembersCount(count: number): void {
    this.membersCount = count;
  }
  getTags(): string[] | undefined {
    return this.tags;
  }
  setTags(tags: string[] | undefined): void {
    this.tags = tags;
  }
}
