import type { Kit } from '../../sdk/index.ts';
import { contentKind, isMediaKind } from './content.ts';
import { isGroupEntity } from './entities.ts';
import { isAction } from './messages.ts';
import { peerOfConversation } from './peers.ts';
import { has } from './read.ts';

/** The user or group of a chat. Spread it into the message components, which require exactly one of them. */
export type OpenedChat<User extends Kit.User = Kit.User, Group extends Kit.Group = Kit.Group> =
  | { readonly user: User; readonly group?: undefined }
  | { readonly user?: undefined; readonly group: Group };

/**
 * Returns the user or group of a conversation, as `{ user }` or `{ group }`.
 * @throws Kit.Exception if the conversation is with nobody
 * @example <KitMessageList {...chatOf(conversation)} />
 */
export function chatOf<Conversation extends Kit.Conversation>(
  conversation: Conversation,
): OpenedChat<UserOf<Conversation>, GroupOf<Conversation>> {
  const { isGroup } = peerOfConversation(conversation);
  const entity: unknown = conversation.getConversationWith();
  return isGroup ? { group: entity as GroupOf<Conversation> } : { user: entity as UserOf<Conversation> };
}

type UserOf<C extends Kit.Conversation> = Extract<ReturnType<C['getConversationWith']>, Kit.User>;
type GroupOf<C extends Kit.Conversation> = Extract<ReturnType<C['getConversationWith']>, Kit.Group>;

/** Whether a value, such as the user or group of a conversation, is a user. */
export function isUser(value: unknown): value is Kit.User {
  return has(value, 'getUid') && !isGroupEntity(value);
}

/** Whether a value, such as the user or group of a conversation, is a group. */
export function isGroup(value: unknown): value is Kit.Group {
  return isGroupEntity(value);
}

/** A message, or the last message of a conversation, which may have none. */
type AnyMessage = Kit.Message | null | undefined;

/** Whether a message is a text, including deleted ones: SDKs empty their text. */
export function isTextMessage(message: AnyMessage): message is Kit.TextMessage {
  return isOf(message, 'getText') && contentKind(message) === 'text';
}

/** Whether a message has a file: a picture, video, audio or another file. */
export function isMediaMessage(message: AnyMessage): message is Kit.MediaMessage {
  return isOf(message, 'getId') && isMediaKind(contentKind(message));
}

/** Whether a message has content that the app defines. */
export function isCustomMessage(message: AnyMessage): message is Kit.CustomMessage {
  return isOf(message, 'getData') && contentKind(message) === 'custom';
}

/** Whether a message describes a change in a group. */
export function isActionMessage(message: AnyMessage): message is Kit.ActionMessage {
  return isOf(message, 'getAction') && isAction(message);
}

/** Whether there is a message with this accessor. */
function isOf(
  message: AnyMessage,
  accessor: 'getId' | 'getText' | 'getData' | 'getAction',
): message is Kit.Message {
  return has(message, accessor);
}
