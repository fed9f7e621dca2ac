import { KitConversations } from 'solid-chat-kit';
import type { Conversation, LocalKit } from 'solid-chat-kit/local';
import { createMemo } from 'solid-js';

export function PinnedAndAll(props: { sdk: LocalKit; onOpen: (conversation: Conversation) => void }) {
  const pinned = createMemo(() =>
    new props.sdk.ConversationsRequestBuilder().setTags(['pinned']).setLimit(10),
  );
  return (
    <div style={{ display: 'grid', 'grid-template-rows': 'minmax(0, 40%) minmax(0, 1fr)', height: '100%' }}>
      <KitConversations
        conversationsRequestBuilder={pinned()}
        headerView={<h2>Pinned</h2>}
        emptyView={<p>Nothing pinned.</p>}
        disableSoundForMessages
        onItemClick={props.onOpen}
      />
      <KitConversations onItemClick={props.onOpen} />
    </div>
  );
}
