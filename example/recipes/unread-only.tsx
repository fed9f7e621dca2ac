import { createConversationList, type Kit, KitConversations, KitListItem } from 'solid-chat-kit';
import { createMemo, createSignal, For, Show } from 'solid-js';

function UnreadChats(props: { onOpen: (conversation: Kit.Conversation) => void }) {
  const list = createConversationList();
  const unread = createMemo(() => {
    const found: Kit.Conversation[] = [];
    for (let index = 0; index < list.length(); index++) {
      const conversation = list.at(index);
      if (conversation && conversation.getUnreadMessageCount() > 0) found.push(conversation);
    }
    return found;
  });
  return (
    <For each={unread()} fallback={<p>All read.</p>}>
      {(conversation) => (
        <KitListItem
          title={conversation.getConversationWith().getName()}
          subtitleView={`${conversation.getUnreadMessageCount()} unread`}
          onListItemClicked={() => props.onOpen(conversation)}
        />
      )}
    </For>
  );
}

export function Chats(props: { onOpen: (conversation: Kit.Conversation) => void }) {
  const [isUnreadOnly, setUnreadOnly] = createSignal(false);
  return (
    <>
      <label>
        <input type="checkbox" onChange={(event) => setUnreadOnly(event.currentTarget.checked)} /> Unread only
      </label>
      <Show when={isUnreadOnly()} fallback={<KitConversations onItemClick={props.onOpen} />}>
        <UnreadChats onOpen={props.onOpen} />
      </Show>
    </>
  );
}
