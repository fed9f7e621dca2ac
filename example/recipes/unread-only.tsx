import { isGroup, type Kit, KitConversations, KitListItem } from 'solid-chat-kit';
import { createConversationList } from 'solid-chat-kit/headless';
import { createEffect, createMemo, createSignal, For, Show } from 'solid-js';

/** The rows that each scroll to the end adds. */
const MORE = 30;

function UnreadChats(props: { onOpen: (conversation: Kit.Conversation) => void }) {
  const list = createConversationList();
  const [wanted, setWanted] = createSignal(MORE);
  const unread = createMemo(() => {
    const found: Kit.Conversation[] = [];
    for (let index = 0; index < list.length(); index++) {
      const conversation = list.at(index);
      if (conversation && conversation.getUnreadMessageCount() > 0) found.push(conversation);
    }
    return found;
  });
  createEffect(() => {
    const { phase, paging } = list.state;
    if (phase === 'ready' && paging === 'idle' && unread().length < wanted()) list.loadMore();
  });
  const emptyText = () => {
    const { error, paging } = list.state;
    if (error) return error.message;
    return paging === 'end' ? 'All read.' : 'Searching…';
  };
  const wantMore = (scroller: HTMLElement) => {
    const { scrollTop, clientHeight, scrollHeight } = scroller;
    if (scrollTop + clientHeight > scrollHeight - 200) setWanted(unread().length + MORE);
  };
  return (
    <ul
      style={{ 'overflow-y': 'auto', margin: '0', padding: '0', 'list-style': 'none' }}
      onScroll={(event) => wantMore(event.currentTarget)}
    >
      <For each={unread()} fallback={<li>{emptyText()}</li>}>
        {(conversation) => {
          const partner = conversation.getConversationWith();
          return (
            <li>
              <KitListItem
                id={isGroup(partner) ? partner.getGuid() : partner.getUid()}
                title={partner.getName()}
                avatarURL={isGroup(partner) ? partner.getIcon() : partner.getAvatar()}
                subtitleView={`${conversation.getUnreadMessageCount()} unread`}
                onListItemClicked={() => props.onOpen(conversation)}
              />
            </li>
          );
        }}
      </For>
    </ul>
  );
}

export function Chats(props: { onOpen: (conversation: Kit.Conversation) => void }) {
  const [isUnreadOnly, setUnreadOnly] = createSignal(false);
  return (
    <div style={{ display: 'grid', 'grid-template-rows': 'auto minmax(0, 1fr)', height: '100%' }}>
      <label>
        <input type="checkbox" onChange={(event) => setUnreadOnly(event.currentTarget.checked)} /> Unread only
      </label>
      <Show when={isUnreadOnly()} fallback={<KitConversations onItemClick={props.onOpen} />}>
        <UnreadChats onOpen={props.onOpen} />
      </Show>
    </div>
  );
}
