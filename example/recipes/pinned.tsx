import { isGroup, KitConversations } from 'solid-chat-kit';
import type { Conversation, LocalKit } from 'solid-chat-kit/local';
import { createMemo, createSignal } from 'solid-js';

export function PinnedAndAll(props: { sdk: LocalKit; onOpen: (conversation: Conversation) => void }) {
  const [changes, setChanges] = createSignal(0);
  const pinned = createMemo(() => {
    changes(); // a new builder loads again
    return new props.sdk.ConversationsRequestBuilder().setTags(['pinned']).setLimit(10);
  });
  const tag = async (conversation: Conversation, tags: string[]) => {
    const peer = conversation.getConversationWith();
    const id = isGroup(peer) ? peer.getGuid() : peer.getUid();
    await props.sdk.tagConversation(id, conversation.getConversationType(), tags);
    setChanges((count) => count + 1);
  };
  return (
    <div style={{ display: 'grid', 'grid-template-rows': 'minmax(0, 40%) minmax(0, 1fr)', height: '100%' }}>
      <KitConversations
        conversationsRequestBuilder={pinned()}
        headerView={<h2 style={{ margin: '16px 20px' }}>Pinned</h2>}
        emptyView={<p style={{ margin: '0 20px' }}>Nothing pinned.</p>}
        options={(conversation: Conversation, builtIn) => [
          ...builtIn,
          { title: 'Unpin', onClick: () => void tag(conversation, []) },
        ]}
        disableSoundForMessages
        onItemClick={props.onOpen}
      />
      <KitConversations
        options={(conversation: Conversation, builtIn) => [
          ...builtIn,
          { title: 'Pin', onClick: () => void tag(conversation, ['pinned']) },
        ]}
        onItemClick={props.onOpen}
      />
    </div>
  );
}
