// [type.recipes] filters chain on the builders of the contract, of the embedded SDK and of a vendor's SDK
import { type Kit, type KitChatSDK, KitConversations, type KitSDK, KitUsers } from 'solid-chat-kit';
import { Kit as LocalKit } from 'solid-chat-kit/local';
import type * as Vendor from './vendor-sdk.ts';

declare const Chat: typeof Vendor.Chat;

export const byContract = (sdk: KitChatSDK) => [
  <KitConversations
    conversationsRequestBuilder={new sdk.ConversationsRequestBuilder()
      .setConversationType('user')
      .setLimit(30)}
  />,
  <KitConversations conversationsRequestBuilder={new sdk.ConversationsRequestBuilder().setTags(['vip'])} />,
  <KitConversations
    conversationsRequestBuilder={new sdk.ConversationsRequestBuilder()
      .withUserAndGroupTags(true)
      .setUserTags(['vip'])
      .setGroupTags(['team'])}
  />,
  <KitUsers usersRequestBuilder={new sdk.UsersRequestBuilder().friendsOnly(true).setLimit(30)} />,
  <KitUsers usersRequestBuilder={new sdk.UsersRequestBuilder().setStatus('online').setRoles(['admin'])} />,
  <KitUsers
    usersRequestBuilder={new sdk.UsersRequestBuilder().hideBlockedUsers(true).setUIDs(['ann'])}
    searchRequestBuilder={new sdk.UsersRequestBuilder().setTags(['vip']).setSearchKeyword('an')}
  />,
];

export const byLocal = () => [
  <KitConversations
    conversationsRequestBuilder={new LocalKit.ConversationsRequestBuilder()
      .setConversationType('group')
      .withUserAndGroupTags(true)
      .setGroupTags(['team'])
      .setLimit(30)}
  />,
  <KitUsers usersRequestBuilder={new LocalKit.UsersRequestBuilder().friendsOnly(true).setStatus('online')} />,
];

export const byVendor = () => [
  <KitConversations
    conversationsRequestBuilder={new Chat.ConversationsRequestBuilder()
      .setConversationType('group')
      .withUserAndGroupTags(true)
      .setGroupTags(['team'])
      .setLimit(30)}
  />,
  <KitUsers usersRequestBuilder={new Chat.UsersRequestBuilder().friendsOnly(true).setStatus('online')} />,
];

/** The lists need no filter of an SDK: there a filter may be missing, and then the list shows everything. */
export const byLists = (sdk: KitSDK) => [
  <KitConversations conversationsRequestBuilder={new sdk.ConversationsRequestBuilder().setLimit(5)} />,
  <KitConversations
    conversationsRequestBuilder={new sdk.ConversationsRequestBuilder().setConversationType?.('user')}
  />,
  <KitUsers usersRequestBuilder={new sdk.UsersRequestBuilder().setSearchKeyword('an').setLimit(5)} />,
  <KitUsers usersRequestBuilder={new sdk.UsersRequestBuilder().friendsOnly?.(true)} />,
];

export const request: (sdk: KitChatSDK) => Kit.PageRequest<Kit.Conversation> = (sdk) =>
  new sdk.ConversationsRequestBuilder().setLimit(30).withUserAndGroupTags(true).build();

export const chats: KitChatSDK[] = [Chat, LocalKit];

export const refused = (sdk: KitSDK) => [
  // @ts-expect-error a filter that the SDK may lack
  new sdk.ConversationsRequestBuilder().setConversationType('user'),
  // @ts-expect-error a request is no builder
  <KitConversations conversationsRequestBuilder={new sdk.ConversationsRequestBuilder().build()} />,
  <KitConversations
    // @ts-expect-error setters return the builder
    conversationsRequestBuilder={{ setLimit: () => {}, build: () => ({ fetchNext: async () => [] }) }}
  />,
];
