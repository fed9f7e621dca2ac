import { USER_STATUS } from '../../sdk/index.ts';
import { type FactsOf, give, KitObject, withFacts } from './kit-object.ts';

/** What a user tells, and can be given. */
export interface UserAccessors {
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

const blank = (): FactsOf<UserAccessors> => ({
  uid: '',
  name: '',
  avatar: undefined,
  status: USER_STATUS.OFFLINE,
  statusMessage: undefined,
  lastActiveAt: undefined,
  role: undefined,
  tags: undefined,
  blockedByMe: false,
  hasBlockedMe: false,
});

/** A person who can sign in and chat. */
export class User extends withFacts<typeof KitObject, UserAccessors>(KitObject, 'user', blank) {
  constructor(uid: string, name = '') {
    super();
    give<User>(this, { uid, name });
  }
}
