import { isTextMessage, type Kit } from 'solid-chat-kit';
import { createConversationList } from 'solid-chat-kit/headless';

/** Notifies of messages while the page is hidden. Render it inside the provider. */
export function Notifications(props: {
  onOpen: (conversation: Kit.Conversation) => void;
}) {
  createConversationList({
    onMessage(message, conversation) {
      if (
        document.visibilityState === 'visible' ||
        Notification.permission !== 'granted'
      )
        return;
      const notification = new Notification(
        message.getSender().getName(),
        {
          body: isTextMessage(message)
            ? message.getText()
            : 'New message',
          tag: message.getConversationId(), // a newer message replaces the notification of its chat
        },
      );
      notification.onclick = () => {
        window.focus();
        if (conversation) props.onOpen(conversation);
      };
    },
  });
  return (
    <button
      type="button"
      onClick={() => void Notification.requestPermission()}
    >
      Notify me
    </button>
  );
}
