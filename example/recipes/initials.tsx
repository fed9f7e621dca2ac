import { KitAvatar, KitConversations } from 'solid-chat-kit';

export const Discreet = () => (
  <KitConversations
    leadingView={(conversation, row) => (
      <KitAvatar name={row.name()} colorKey={conversation.getConversationId()} />
    )}
  />
);
