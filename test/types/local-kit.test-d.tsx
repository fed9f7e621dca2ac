// [type.local-kit] the embedded SDK's `Kit` is a value and a namespace of types, and its builders chain
import { KitConversations, KitUsers } from 'solid-chat-kit';
import { Kit, type User } from 'solid-chat-kit/local';
import { createSignal } from 'solid-js';
import { expectTypeOf } from 'vitest';

export function Chats() {
  const [active, setActive] = createSignal<Kit.Conversation>();
  return (
    <KitConversations
      conversationsRequestBuilder={new Kit.ConversationsRequestBuilder().setLimit(10)}
      activeConversation={active()}
      onItemClick={(conversation: Kit.Conversation) => setActive(() => conversation)}
      titleView={(conversation: Kit.Conversation) => conversation.getConversationWith().getName()}
    />
  );
}

// The recipes of both lists.
export const recipes = () => [
  <KitConversations
    conversationsRequestBuilder={new Kit.ConversationsRequestBuilder()
      .setConversationType('user')
      .setLimit(3)}
  />,
  <KitConversations conversationsRequestBuilder={new Kit.ConversationsRequestBuilder().setTags(['a'])} />,
  <KitConversations
    conversationsRequestBuilder={new Kit.ConversationsRequestBuilder()
      .withUserAndGroupTags(true)
      .setUserTags(['a'])
      .setGroupTags(['b'])}
  />,
  <KitUsers usersRequestBuilder={new Kit.UsersRequestBuilder().friendsOnly(true).setStatus('online')} />,
  <KitUsers
    usersRequestBuilder={new Kit.UsersRequestBuilder().setSearchKeyword('a').hideBlockedUsers(true)}
  />,
  <KitUsers
    usersRequestBuilder={new Kit.UsersRequestBuilder().setRoles(['a']).setTags(['b']).setUIDs(['c'])}
    searchRequestBuilder={new Kit.UsersRequestBuilder().setLimit(3)}
  />,
];

// What a class makes is of the type of that name.
expectTypeOf(new Kit.User('ann')).toEqualTypeOf<Kit.User>();
expectTypeOf<Kit.User>().toEqualTypeOf<User>();
expectTypeOf(new Kit.TextMessage('ann', 'Hello', 'user')).toEqualTypeOf<Kit.TextMessage>();
expectTypeOf(new Kit.ConversationsRequestBuilder()).toEqualTypeOf<Kit.ConversationsRequestBuilder>();
expectTypeOf(Kit.getConversation('bob', 'user')).resolves.toEqualTypeOf<Kit.Conversation>();
expectTypeOf(
  Kit.sendMessage(new Kit.TextMessage('ann', 'Hello', 'user')),
).resolves.toEqualTypeOf<Kit.Message>();

// @ts-expect-error there is no such type
export type Missing = Kit.Nothing;
// @ts-expect-error it is a type and no class
export const made = new Kit.Message();
