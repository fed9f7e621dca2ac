import { LocalData } from './data/local-data.ts';
import { ERROR_CODE, refuse } from './exception.ts';
import { LocalKit } from './kit.ts';
import type { SeedOptions } from './seed/options.ts';

export { LocalData } from './data/local-data.ts';
export type { StorageInfo } from './data/open-place.ts';
export type { Scope } from './data/records.ts';
export { ERROR_CODE, type ErrorCode, Exception } from './exception.ts';
export { LocalKit } from './kit.ts';
export {
  ConnectionListener,
  type GroupCallbacks,
  GroupListener,
  LoginListener,
  MessageListener,
  UserListener,
} from './listeners.ts';
export type { KitMethod } from './network.ts';
export { Conversation } from './objects/conversation.ts';
export { Group } from './objects/group.ts';
export { GroupMember } from './objects/group-member.ts';
export {
  Action,
  type AnyMessage,
  Attachment,
  CustomMessage,
  type MediaFile,
  MediaMessage,
  TextMessage,
} from './objects/messages.ts';
export type { Revived } from './objects/revive.ts';
export { MessageReceipt, type MessageReceiptInit, TypingIndicator } from './objects/signals.ts';
export { User } from './objects/user.ts';
export type { Outcomes } from './on-demand/people.ts';
export type { DataExport } from './on-demand/replace.ts';
export type { ConversationsRequestBuilder } from './requests/conversations.ts';
export type { GroupsRequestBuilder } from './requests/groups.ts';
export type { BannedMembersRequestBuilder, GroupMembersRequestBuilder } from './requests/members.ts';
export type { MessagesRequest, MessagesRequestBuilder } from './requests/messages.ts';
export { MAX_PAGE_SIZE, type PageRequest } from './requests/pager.ts';
export type { UsersRequestBuilder } from './requests/users.ts';
export type { SeedOptions } from './seed/options.ts';
export { SEED_PASSWORD } from './seed/password.ts';

/** What a kit is made from. */
export interface LocalKitOptions {
  /** The data set of which the kit is a session. @defaultValue a new one */
  data?: LocalData;
  /** What a new data set starts with, and one that is reset; not with `data`, which is seeded by itself. @defaultValue false: empty */
  seed?: SeedOptions | false;
  /**
   * Whether the data outlives the page and is shared by all tabs: in an IndexedDB database of this name, `true` is
   * 'solid-chat-kit'. @defaultValue true in a browser's window, false elsewhere and with `data`
   */
  persist?: boolean | string;
}

/** Makes a session of the embedded chat SDK; kits with the same `data` reach each other. */
export function createLocalKit(options: LocalKitOptions = {}): LocalKit {
  const { data, seed, persist = typeof document !== 'undefined' } = options;
  if (data && (seed || options.persist !== undefined)) {
    refuse(
      ERROR_CODE.BAD_ARGUMENT,
      'The data set has its own seed and place: createLocalKit({ data: createLocalData(seed) }).',
    );
  }
  const name = persist === true ? 'solid-chat-kit' : persist || undefined;
  return new LocalKit(data ?? new LocalData({ seed: seed || undefined, name }));
}

/** Makes a data set in memory, empty without options; data sets never mix. The seed loads at the first call. */
export function createLocalData(seed?: SeedOptions): LocalData {
  return new LocalData({ seed });
}

/** The ready-made kit of the page: persistent, and empty until `Kit.data.seed()` or `Kit.createUser()`. */
export const Kit: LocalKit = /* @__PURE__ */ createLocalKit();
