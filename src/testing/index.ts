export { flushNow } from '../list/publish/create-flush.ts';
export type { ConversationJSON, GroupJSON, MessageJSON, UserJSON } from '../server/json.ts';
export type { ServerConversation } from '../server/objects/conversation.ts';
export type { ServerGroup } from '../server/objects/group.ts';
export type { ServerMessage } from '../server/objects/message.ts';
export type { ServerUser } from '../server/objects/user.ts';
export {
  makeConversation,
  makeGroup,
  makeMessage,
  makeUser,
  type PartialWithId,
  type TestConversation,
  type TestMessage,
} from './make-objects.ts';
