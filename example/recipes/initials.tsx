import { KitAvatar, KitConversations } from 'solid-chat-kit';

export const Discreet = () => (
  <KitConversations
    leadingView={(conversation, row) => {
      const partner = conversation.getConversationWith();
      return (
        <KitAvatar name={row.name()} colorKey={'getGuid' in partner ? partner.getGuid() : partner.getUid()} />
      );
    }}
  />
);
