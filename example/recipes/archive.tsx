import { isGroup, KitConversations } from 'solid-chat-kit';
import type { Conversation, LocalKit } from 'solid-chat-kit/local';
import { createMemo, createSignal } from 'solid-js';

export function Inbox(props: { sdk: LocalKit }) {
  const [tag, setTag] = createSignal<'inbox' | 'archived'>('inbox');
  const [changes, setChanges] = createSignal(0);
  const builder = createMemo(() => {
    changes(); // a new builder loads again
    return new props.sdk.ConversationsRequestBuilder()
      .setTags([tag()])
      .setLimit(30);
  });
  const other = () => (tag() === 'inbox' ? 'archived' : 'inbox');
  const move = async (conversation: Conversation) => {
    const peer = conversation.getConversationWith();
    const id = isGroup(peer) ? peer.getGuid() : peer.getUid();
    await props.sdk.tagConversation(
      id,
      conversation.getConversationType(),
      [other()],
    );
    setChanges((count) => count + 1);
  };
  return (
    <div
      style={{
        display: 'grid',
        'grid-template-rows': 'auto minmax(0, 1fr)',
        height: '100%',
      }}
    >
      <button type="button" onClick={() => setTag(other())}>
        Show {other()}
      </button>
      <KitConversations
        conversationsRequestBuilder={builder()}
        options={(conversation: Conversation, builtIn) => [
          ...builtIn,
          {
            title: tag() === 'inbox' ? 'Archive' : 'Move to inbox',
            onClick: () => void move(conversation),
          },
        ]}
      />
    </div>
  );
}
