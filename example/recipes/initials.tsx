import { isGroup, KitAvatar, KitConversations } from 'solid-chat-kit';

export const Discreet = () => (
  <KitConversations
    leadingView={(conversation, row) => {
      const partner = conversation.getConversationWith();
      return (
        <KitAvatar
          name={row.name()}
          colorKey={
            isGroup(partner) ? partner.getGuid() : partner.getUid()
          }
        />
      );
    }}
  />
);
