import { LocalData } from './data/local-data.ts';
import { ERROR_CODE, refuse } from './exception.ts';
import { LocalKit } from './kit.ts';
import type { SeedOptions } from './seed/options.ts';

export { KitControl } from './control.ts';
export { LocalData } from './data/local-data.ts';
export { ERROR_CODE, type ErrorCode, Exception } from './exception.ts';
export { LocalKit, type Outcomes } from './kit.ts';
export {
  ConnectionListener,
  GroupListener,
  LoginListener,
  MessageListener,
  UserListener,
} from './listeners.ts';
export type { KitMethod } from './network.ts';
export { Conversation } from './objects/conversation.ts';
export { Group } from './objects/group.ts';
export {
  Action,
  type AnyMessage,
  Attachment,
  CustomMessage,
  type MediaFile,
  MediaMessage,
  TextMessage,
} from './objects/messages.ts';
export { MessageReceipt, type MessageReceiptInit, TypingIndicator } from './objects/signals.ts';
export { User } from './objects/user.ts';
export type { ConversationsRequest, ConversationsRequestBuilder } from './requests/conversations.ts';
export type { MessagesRequest, MessagesRequestBuilder } from './requests/messages.ts';
export { MAX_PAGE_SIZE } from './requests/pager.ts';
export type { UsersRequest, UsersRequestBuilder } from './requests/users.ts';
export { SEED_PASSWORD } from './seed/groups.ts';
export type { SeedOptions } from './seed/options.ts';

/** What a kit is made from. */
export interface LocalKitOptions {
  /** The data set of which the kit is a session. @defaultValue a new one */
  data?: LocalData;
  /** What a new data set starts with; not with `data`, which is seeded by itself. @defaultValue false: empty */
  seed?: SeedOptions | false;
}

/** Makes a session of the embedded chat SDK; kits with the same `data` reach each other. */
export function createLocalKit(options: LocalKitOptions = {}): LocalKit {
  const { data, seed } = options;
  if (data && seed) {
    refuse(
      ERROR_CODE.BAD_ARGUMENT,
      'Seed the data set itself: createLocalKit({ data: createLocalData(seed) }).',
    );
  }
  return new LocalKit(data ?? createLocalData(seed || undefined));
}

/** Makes a data set, empty without options; data sets never mix. */
export function createLocalData(seed?: SeedOptions): LocalData {
  const data = new LocalData();
  if (seed) data.seed(seed);
  return data;
}

/** The ready-made kit of the page: empty until `Kit.data.seed()` or `Kit.createUser()`. */
export const Kit: LocalKit = /* @__PURE__ */ createLocalKit();
