import {
  chatOf,
  KitChat,
  type KitSDK,
  type OpenedChat,
} from 'solid-chat-kit';
import { createEffect, createSignal } from 'solid-js';

/** A whole chat that opens where a link leads, such as `?user=bob&message=42` or `?group=crew`. */
export function Linked(props: {
  sdk: KitSDK;
  link: URLSearchParams;
  onError: (cause: unknown) => void;
}) {
  const [chat, setChat] = createSignal<OpenedChat | null>(null);
  createEffect(() => {
    const type = props.link.has('group') ? 'group' : 'user';
    const id = props.link.get(type);
    if (!id) return;
    props.sdk
      .getConversation(id, type)
      .then(
        (conversation) => setChat(chatOf(conversation)),
        props.onError,
      );
  });
  return (
    <KitChat
      chat={chat()}
      onChatChange={setChat}
      messages={{
        goToMessageId: props.link.get('message') ?? undefined,
      }}
    />
  );
}
