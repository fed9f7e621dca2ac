export type { MembersRequestBuilder, ReactionsRequestBuilder } from './builders.ts';
export { createKit, type ServerChatKit, type ServerKit } from './create-kit.ts';
export type { ServerHandlers } from './handlers.ts';
export type {
  AddressJSON,
  ConversationJSON,
  FileJSON,
  GroupChange,
  GroupJSON,
  Id,
  MembershipJSON,
  MessageJSON,
  Page,
  ReactionCountJSON,
  ReactionJSON,
  ReceiptJSON,
  TypingJSON,
  UserJSON,
  UserReactionJSON,
  UserReceiptJSON,
} from './json.ts';
export type { Listener } from './listeners.ts';
export type { ChatOf } from './object-reader.ts';
export { ServerConversation } from './objects/conversation.ts';
export { ServerGroup } from './objects/group.ts';
export { ServerFile, ServerMessage, ServerReactionCount } from './objects/message.ts';
export type { ServerReaction, ServerReactionEvent, ServerTypingIndicator } from './objects/signals.ts';
export { ServerUserReceipt } from './objects/signals.ts';
export { ServerMember, ServerUser } from './objects/user.ts';
export type {
  Answer,
  CallOptions,
  ChatFunction,
  ConversationsQuery,
  Draft,
  MembersQuery,
  MessagesQuery,
  PageQuery,
  ReactionsQuery,
  SearchQuery,
  ServerChatOptions,
  ServerFeature,
  ServerOptions,
  UploadCallOptions,
  UsersQuery,
} from './options.ts';
export { SERVER_ERROR, ServerError, type ServerErrorCode } from './server-error.ts';
