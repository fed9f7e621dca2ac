import { createConversationList } from 'solid-chat-kit/headless';
import { createEffect, createMemo, onCleanup } from 'solid-js';

/** Shows the unread count in the page title: "(3) Chat". Render it inside the provider. */
export function TitleBadge(props: { title: string }) {
  const list = createConversationList();
  const unread = createMemo(() => {
    let sum = 0;
    for (let index = 0; index < list.length(); index++)
      sum += list.at(index)?.getUnreadMessageCount() ?? 0;
    return sum;
  });
  createEffect(() => {
    document.title =
      unread() > 0 ? `(${unread()}) ${props.title}` : props.title;
  });
  onCleanup(() => {
    document.title = props.title;
  });
  return null;
}
