export type { GroupLeft, LeaveReason } from '../records/group-left.ts';
export {
  type ConversationEvents,
  createKitEvents,
  type GroupEvents,
  KitConversationEvents,
  type KitEvents,
  KitGroupEvents,
  KitMessageEvents,
  KitUserEvents,
  type MessageActionEvent,
  type MessageEvents,
  type MessageSentEvent,
  type MessageStatus,
  type UserEvents,
} from './kit-events.ts';
