// [type.KitSDK] a vendor's class of statics is a KitSDK as it stands, and its objects are the Kit's
import { Kit as LocalKit } from '../../src/local/index.ts';
import type { Kit, KitChatSDK, KitSDK } from '../../src/sdk/index.ts';
import type {
  Action,
  BaseMessage,
  Chat,
  ChatException,
  Conversation,
  ConversationsRequestBuilder,
  CustomMessage,
  Exception,
  Group,
  MediaMessage,
  MessageReceipt,
  ReactionEvent,
  TextMessage,
  TypingIndicator,
  User,
  UsersRequestBuilder,
} from './vendor-sdk.ts';

declare function takesSDK(sdk: KitSDK): void;
declare const vendor: typeof Chat;
takesSDK(vendor);
declare function takesChat(sdk: KitChatSDK): void;
// The optional members take what vendors declare, such as ids that are texts.
takesChat(vendor);

declare function takes<T>(value: T): void;
declare const user: User;
declare const group: Group;
declare const conversation: Conversation;
declare const text: TextMessage;
declare const media: MediaMessage;
declare const custom: CustomMessage;
declare const action: Action;
declare const exception: ChatException;
declare const failure: Exception;
declare const receipt: MessageReceipt;
declare const typing: TypingIndicator;
declare const reaction: ReactionEvent;
declare const conversations: ConversationsRequestBuilder;
declare const users: UsersRequestBuilder;

takes<Kit.User>(user);
takes<Kit.Group>(group);
takes<Kit.Conversation>(conversation);
takes<Kit.TextMessage>(text);
takes<Kit.MediaMessage>(media);
takes<Kit.CustomMessage>(custom);
takes<Kit.ActionMessage>(action);
takes<Kit.Exception>(exception);
takes<Kit.Exception>(failure);
takes<Kit.MessageReceipt>(receipt);
takes<Kit.TypingIndicator>(typing);
takes<Kit.ReactionEvent>(reaction);
takes<Kit.ConversationsRequestBuilder>(conversations);
takes<Kit.UsersRequestBuilder>(users);

// What must not fit.

// @ts-expect-error an object without any of the functions
takesSDK({});

declare const instance: Chat;
// @ts-expect-error an instance in place of the class
takesSDK(instance);

declare const withoutListeners: Omit<typeof Chat, 'addMessageListener'>;
// @ts-expect-error an SDK that takes no message listener
takesSDK(withoutListeners);

declare const withoutUser: Omit<typeof Chat, 'getLoggedinUser'> & { getLoggedinUser(): Promise<string> };
// @ts-expect-error a signed-in user that is only a name
takesSDK(withoutUser);

declare const syncRequests: Omit<typeof Chat, 'UsersRequestBuilder'> & {
  UsersRequestBuilder: new () => { setLimit(limit: number): void; build(): { fetchNext(): User[] } };
};
// @ts-expect-error a request that answers at once
takesSDK(syncRequests);

// @ts-expect-error a group is no user
takes<Kit.User>(group);

// @ts-expect-error a user is no group
takes<Kit.Group>(user);

// @ts-expect-error a message without text is no text message
takes<Kit.TextMessage>(action as BaseMessage);

// @ts-expect-error what a builder builds is no builder
takes<Kit.ConversationsRequestBuilder>(conversations.build());

// @ts-expect-error what a builder builds is no builder
takes<Kit.UsersRequestBuilder>(users.build());

// Ids of messages are numbers in some SDKs, and texts in others.

interface TextIds {
  setMessageId(id: string): this;
  setParentMessageId(id: string): this;
}
declare const textIdBuilder: Omit<Kit.MessagesRequestBuilder, keyof TextIds> & TextIds;
takes<Kit.MessagesRequestBuilder>(textIdBuilder);

declare const textIdMessage: Omit<Kit.Message, 'getId'> & {
  getId(): string;
  setParentMessageId(id: string): void;
  setQuotedMessageId(id: string): void;
};
takes<Kit.Message>(textIdMessage);

declare function takesId(setter: ((id: Kit.MessageId) => unknown) | undefined): void;
declare const message: Kit.Message;
declare const messages: Kit.MessagesRequestBuilder;
takesId(message.setParentMessageId);
takesId(message.setQuotedMessageId);
takesId(messages.setMessageId);
takesId(messages.setParentMessageId);
declare const chatSDK: KitChatSDK;
takesId(chatSDK.getMessageDetails);
takesId(chatSDK.deleteMessage);
const localMessage = new LocalKit.TextMessage('bob', 'Hello', 'user');
takesId(localMessage.setParentMessageId);
takesId(localMessage.setQuotedMessageId);
const localMessages = new LocalKit.MessagesRequestBuilder();
takesId(localMessages.setMessageId);
takesId(localMessages.setParentMessageId);
