// [conv.all-optional] both lists need no prop, and refuse what is no builder, no accessor and no mode
import {
  type Kit,
  KitConversations,
  KitMessageComposer,
  KitMessageList,
  KitUsers,
  SelectionMode,
} from 'solid-chat-kit';
import { type Conversation, Kit as LocalKit, type User } from 'solid-chat-kit/local';
import { expectTypeOf } from 'vitest';

export const bare = () => [<KitConversations />, <KitUsers />];

export const wired = () => [
  <KitConversations
    conversationsRequestBuilder={new LocalKit.ConversationsRequestBuilder().setLimit(10)}
    onItemClick={(conversation) => expectTypeOf(conversation).toEqualTypeOf<Conversation>()}
    onSelect={(_, selected) => expectTypeOf(selected).toEqualTypeOf<boolean>()}
    onError={null}
    options={null}
    selectionMode={SelectionMode.single}
    lastMessageDateTimeFormat={{ today: 'HH:mm', relativeTime: { minute: '%d min' } }}
  />,
  <KitUsers
    usersRequestBuilder={new LocalKit.UsersRequestBuilder().friendsOnly(true)}
    onItemClick={(user) => expectTypeOf(user).toEqualTypeOf<User>()}
    onError={(error) => expectTypeOf(error).toEqualTypeOf<Kit.Exception>()}
    sectionHeaderKey="getStatus"
    options={() => [{ id: 'call', title: 'Call', onClick: () => undefined }]}
  />,
];

/** [composer.hideEmojiPicker] [messages.hideEmojiPicker] */
export const withoutEmojis = (user: Kit.User) => [
  <KitMessageComposer user={user} hideEmojiPicker />,
  <KitMessageList user={user} hideEmojiPicker={true} />,
  // @ts-expect-error no boolean
  <KitMessageComposer user={user} hideEmojiPicker="yes" />,
];

export const refused = () => [
  // @ts-expect-error what the builder builds is no builder
  <KitConversations conversationsRequestBuilder={new LocalKit.ConversationsRequestBuilder().build()} />,
  // @ts-expect-error a name is no conversation
  <KitConversations activeConversation="ann" />,
  // @ts-expect-error no key of a calendar
  <KitConversations lastMessageDateTimeFormat={{ tomorrow: 'DD' }} />,
  // @ts-expect-error no accessor of a user
  <KitUsers sectionHeaderKey="getNickname" />,
  // @ts-expect-error no mode of selection
  <KitUsers selectionMode="multiple" />,
];
