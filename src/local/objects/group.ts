import { GROUP_TYPE } from '../../sdk/index.ts';
import { type FactsOf, give, KitObject, withFacts } from './kit-object.ts';

/** What a group tells, and can be given. */
export interface GroupAccessors {
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

const blank = (): FactsOf<GroupAccessors> => ({
  guid: '',
  name: '',
  type: GROUP_TYPE.PUBLIC,
  password: undefined,
  icon: undefined,
  owner: undefined,
  createdAt: 0,
  membersCount: 0,
  tags: undefined,
});

/** A conversation of many. */
export class Group extends withFacts<typeof KitObject, GroupAccessors>(KitObject, 'group', blank) {
  /** The password is needed for groups of the type 'password', and is never handed out again. */
  constructor(guid: string, name: string, type: string = GROUP_TYPE.PUBLIC, password?: string) {
    super();
    give<Group>(this, { guid, name, type, password });
  }
}
