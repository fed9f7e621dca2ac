export type { AddOutcomes } from './commands/groups.ts';
export type { Outcomes } from './commands/people.ts';
export { createLocalData, createLocalKit, type LocalKitOptions } from './create-kit.ts';
export { LocalData } from './data/local-data.ts';
export type { StorageInfo } from './data/place.ts';
export type { Scope } from './data/records.ts';
export type { DataExport } from './data/replace.ts';
export { Kit } from './default-kit.ts';
export { ERROR_CODE, type ErrorCode, Exception } from './exception.ts';
export { LocalKit, type Revived } from './kit.ts';
export {
  ConnectionListener,
  type GroupCallbacks,
  GroupListener,
  LoginListener,
  MessageListener,
  UserListener,
} from './listeners.ts';
export type { KitMethod } from './network.ts';
export {
  Action,
  type AnyMessage,
  Attachment,
  type BaseMessage,
  Conversation,
  CustomMessage,
  Group,
  GroupMember,
  type MediaFile,
  MediaMessage,
  MessageReceipt,
  type MessageReceiptInit,
  Reaction,
  ReactionCount,
  ReactionEvent,
  TextMessage,
  TypingIndicator,
  User,
} from './objects.ts';
export {
  type ConversationsRequestBuilder,
  type GroupMembersRequestBuilder,
  type GroupsRequestBuilder,
  MAX_PAGE_SIZE,
  type MessagesRequest,
  type MessagesRequestBuilder,
  type PageRequest,
  type ReactionsRequestBuilder,
  type UsersRequestBuilder,
} from './requests.ts';
export type { SeedFile, SeedOptions } from './seed/options.ts';
export { SEED_PASSWORD } from './seed/password.ts';
export type { NamePool, SeedTexts } from './seed/seed-texts.ts';
