export type { Outcomes } from './commands/people.ts';
export { createLocalData, createLocalKit, type LocalKitOptions } from './create-kit.ts';
export { LocalData } from './data/local-data.ts';
export type { StorageInfo } from './data/place.ts';
export type { Scope } from './data/records.ts';
export type { DataExport } from './data/replace.ts';
export { Kit } from './default-kit.ts';
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
export type { BaseMessage } from './objects/message.ts';
export {
  Action,
  type AnyMessage,
  Attachment,
  CustomMessage,
  type MediaFile,
  MediaMessage,
  TextMessage,
} from './objects/messages.ts';
export { Reaction, ReactionCount, ReactionEvent } from './objects/reactions.ts';
export type { Revived } from './objects/revive.ts';
export { MessageReceipt, type MessageReceiptInit, TypingIndicator } from './objects/signals.ts';
export { User } from './objects/user.ts';
export type { ConversationsRequestBuilder } from './requests/conversations.ts';
export type { GroupsRequestBuilder } from './requests/groups.ts';
export type { BannedMembersRequestBuilder, GroupMembersRequestBuilder } from './requests/members.ts';
export type { MessagesRequest, MessagesRequestBuilder } from './requests/messages.ts';
export { MAX_PAGE_SIZE, type PageRequest } from './requests/pager.ts';
export type { UsersRequestBuilder } from './requests/users.ts';
export type { SeedOptions } from './seed/options.ts';
export { SEED_PASSWORD } from './seed/password.ts';
export type { NamePool, SeedTexts } from './seed/seed-texts.ts';
