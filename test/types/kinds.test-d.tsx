// [type.kinds] guards narrow users, groups and messages, and message components take exactly one of user and group
import {
  chatOf,
  isActionMessage,
  isCustomMessage,
  isGroup,
  isMediaMessage,
  isTextMessage,
  isUser,
  type Kit,
  KitChat,
  KitMessageComposer,
  KitMessageHeader,
  KitMessageList,
  type KitMessageListProps,
  type OpenedChat,
} from 'solid-chat-kit';
import { createSignal, Show } from 'solid-js';
import { expectTypeOf } from 'vitest';
import type * as Vendor from './vendor-sdk.ts';

export function partner(conversation: Kit.Conversation, vendor: Vendor.Conversation): string {
  const entity = conversation.getConversationWith();
  if (isGroup(entity)) expectTypeOf(entity).toEqualTypeOf<Kit.Group>();
  else expectTypeOf(entity).toEqualTypeOf<Kit.User>();
  const theirs = vendor.getConversationWith();
  if (isUser(theirs)) expectTypeOf(theirs).toEqualTypeOf<Vendor.User>();
  else expectTypeOf(theirs).toEqualTypeOf<Vendor.Group>();
  // @ts-expect-error groups have no uid
  return isUser(entity) ? entity.getUid() : entity.getUid();
}

export function textOf(message: Kit.Message | null | undefined, vendor: Vendor.BaseMessage): unknown {
  if (isTextMessage(message)) return message.getText();
  if (isMediaMessage(message)) return message.getAttachments?.();
  if (isCustomMessage(message)) return message.getData();
  if (isActionMessage(message)) return message.getActionBy();
  expectTypeOf(message).toEqualTypeOf<Kit.Message | null | undefined>();
  if (isTextMessage(vendor)) return [vendor.getText(), vendor.getMuid().trim()];
  // @ts-expect-error not every message has a text
  return vendor.getText();
}

export function Chat(props: { conversation: Kit.Conversation; vendor: Vendor.Conversation }) {
  const [chat, setChat] = createSignal<OpenedChat>();
  expectTypeOf(chatOf(props.conversation)).toEqualTypeOf<OpenedChat>();
  expectTypeOf(chatOf(props.vendor)).toEqualTypeOf<OpenedChat<Vendor.User, Vendor.Group>>();
  setChat(chatOf(props.vendor));
  return (
    <>
      <Show when={chat()}>
        {(opened) => (
          <>
            <KitMessageHeader {...opened()} onBack={() => setChat()} />
            <KitMessageList {...opened()} hideAvatar />
            <KitMessageComposer {...opened()} maxLength={9} />
          </>
        )}
      </Show>
      <KitChat {...chat()} onChatChange={(next) => setChat(next ?? undefined)} />
    </>
  );
}

export const Wrapped = (props: KitMessageListProps) => <KitMessageList hideAvatar {...props} />;

export const accepted = (user: Kit.User, group: Kit.Group, theirs: Vendor.User) => [
  <KitMessageList user={user} />,
  <KitMessageList group={group} />,
  <KitMessageHeader user={user} group={undefined} />,
  <KitMessageComposer user={theirs} />,
];

export const refused = (user: Kit.User, group: Kit.Group, maybe: Kit.User | undefined) => [
  // @ts-expect-error neither a user nor a group
  <KitMessageList />,
  // @ts-expect-error both
  <KitMessageList user={user} group={group} />,
  // @ts-expect-error a group as the user
  <KitMessageList user={group} />,
  // @ts-expect-error both
  <KitMessageHeader user={user} group={group} />,
  // @ts-expect-error nobody, perhaps
  <KitMessageHeader user={maybe} />,
  // @ts-expect-error both
  <KitMessageComposer user={user} group={group} />,
  // @ts-expect-error neither
  <KitMessageComposer />,
];
