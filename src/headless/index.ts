export type { Connection } from '../client/client.ts';
export type { ChatPeer } from '../client/create-chat-peer.ts';
export type { OutgoingMessage } from '../client/sender.ts';
export type { ChosenFile, FileKind } from '../composer/chosen-file.ts';
export type { AppDraft, Composer, ComposerMode, ComposerOptions, DraftOf } from '../composer/composer.ts';
export { createComposer } from '../composer/create-composer.ts';
export type { GroupMention, Mention, MentionQuery, WrittenText } from '../composer/mentions.ts';
export type { ConversationListOptions } from '../conversations/create-conversation-model.ts';
export {
  createMessageHeader,
  type MessageHeader,
  type MessageHeaderOptions,
} from '../header/create-message-header.ts';
export type { PagerState, Paging } from '../list/pages/create-list-pages.ts';
export type { LoadPhase, PageState } from '../list/pages/create-pager.ts';
export { createMessageList } from '../messages/model/create-message-list.ts';
export type {
  MessageAction,
  MessageList,
  MessageListOptions,
  MessageListState,
  OwnAction,
  ScrollTarget,
} from '../messages/model/message-list.ts';
export type { MessageRecord, MessageState, TimelinePoint } from '../messages/timeline/message-record.ts';
export type {
  DayEntry,
  DividerEntry,
  TimelineEntry,
  TypingEntry,
} from '../messages/timeline/timeline-entry.ts';
export type { UserListOptions } from '../users/create-user-model.ts';
export type { Sectioning } from '../users/grouping.ts';
export {
  type ConversationList,
  createConversationList,
  createListWindow,
  createUserList,
  type ListWindow,
  type ListWindowOptions,
  type UserList,
  type UserSection,
} from './headless-lists.ts';
