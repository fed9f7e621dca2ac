// [type.vendor-props] handlers, slots and options take parameters of a vendor's classes, and infer what is not named
import {
  type Kit,
  KitConversations,
  type KitConversationsProps,
  KitProvider,
  KitUsers,
  type KitUsersProps,
} from 'solid-chat-kit';
import { type ConversationList, createConversationList, createUserList } from 'solid-chat-kit/headless';
import { createSignal } from 'solid-js';
import { expectTypeOf } from 'vitest';
import type * as Vendor from './vendor-sdk.ts';

declare const Chat: typeof Vendor.Chat;

export function Chats() {
  const [active, setActive] = createSignal<Vendor.Conversation>();
  return (
    <KitProvider sdk={Chat}>
      <KitConversations
        conversationsRequestBuilder={new Chat.ConversationsRequestBuilder().setLimit(10)}
        activeConversation={active()}
        onItemClick={(conversation: Vendor.Conversation) => setActive(() => conversation)}
        onSelect={(conversation: Vendor.Conversation, selected: boolean) => [conversation, selected]}
        onError={(error: Vendor.ChatException) => error.message}
        options={(conversation: Vendor.Conversation) => [{ title: conversation.getConversationId() }]}
        itemView={(conversation: Vendor.Conversation) => <p>{conversation.getConversationId()}</p>}
        leadingView={(conversation) => {
          expectTypeOf(conversation).toEqualTypeOf<Vendor.Conversation>();
          return conversation.getConversationType();
        }}
        titleView={(conversation: Kit.Conversation, row) => [conversation.getConversationId(), row.name()]}
      />
      <KitUsers
        usersRequestBuilder={new Chat.UsersRequestBuilder().setLimit(10)}
        onItemClick={(user: Vendor.User) => user.setUid('a')}
        onSelect={(user: Vendor.User) => user.getUid()}
        onError={(error: Vendor.ChatException) => error.name}
        options={(user: Vendor.User) => [{ title: user.getName() }]}
        itemView={(user: Vendor.User) => user.getName()}
        subtitleView={(user) => {
          expectTypeOf(user).toEqualTypeOf<Vendor.User>();
          return user.getRole();
        }}
        sectionHeaderKey="getRole"
      />
    </KitProvider>
  );
}

// By a handler alone, and by the builder alone.
export const inferred = () => [
  <KitConversations onItemClick={(conversation: Vendor.Conversation) => conversation.getTags()} />,
  <KitConversations
    conversationsRequestBuilder={new Chat.ConversationsRequestBuilder()}
    onItemClick={(conversation) => expectTypeOf(conversation).toEqualTypeOf<Vendor.Conversation>()}
  />,
  <KitUsers onItemClick={(user: Vendor.User) => user.setUid('a')} />,
  <KitUsers
    usersRequestBuilder={new Chat.UsersRequestBuilder()}
    onItemClick={(user) => expectTypeOf(user).toEqualTypeOf<Vendor.User>()}
  />,
];

// Without any SDK types they are the Kit's.
export const plain = () => [
  <KitConversations onItemClick={(each) => expectTypeOf(each).toEqualTypeOf<Kit.Conversation>()} />,
  <KitUsers
    sectionHeaderKey="getStatus"
    onItemClick={(user) => expectTypeOf(user).toEqualTypeOf<Kit.User>()}
  />,
];

export const props: KitConversationsProps<Vendor.Conversation> & KitUsersProps<Vendor.User> = {
  onItemClick: (item: Vendor.Conversation | Vendor.User) => item,
};

export function headless() {
  const list = createConversationList({
    sdk: () => Chat,
    conversationsRequestBuilder: () => new Chat.ConversationsRequestBuilder(),
    onError: (error: Vendor.ChatException) => error.message,
  });
  expectTypeOf(list).toEqualTypeOf<ConversationList<Vendor.Conversation>>();
  expectTypeOf(list.at(0)).toEqualTypeOf<Vendor.Conversation | undefined>();
  expectTypeOf(createUserList<Vendor.User>().slice(0, 1)).toEqualTypeOf<readonly Vendor.User[]>();
  expectTypeOf(createConversationList().at(0)).toEqualTypeOf<Kit.Conversation | undefined>();
}

export const refused = () => [
  // @ts-expect-error what is clicked is a conversation
  <KitConversations onItemClick={(user: Vendor.User) => user} />,
  // @ts-expect-error what is clicked is a user
  <KitUsers onItemClick={(conversation: Vendor.Conversation) => conversation} />,
  // @ts-expect-error an error is no text
  <KitUsers onError={(error: string) => error} />,
  // @ts-expect-error no accessor of a user
  <KitUsers onItemClick={(user: Vendor.User) => user} sectionHeaderKey="getNickname" />,
];
