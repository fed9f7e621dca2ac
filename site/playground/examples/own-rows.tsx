import { type Kit, KitConversations, KitListItem, KitProvider } from 'solid-chat-kit';
import { createLocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import 'solid-chat-kit/css-variables.css';
import { createSignal } from 'solid-js';
import { render } from 'solid-js/web';

const sdk = createLocalKit({ seed: { conversations: 200 }, persist: false });
await sdk.login('ann');

// A row runs once: the counter keeps its state while messages arrive.
function Row(props: { conversation: Kit.Conversation }) {
  const [stars, setStars] = createSignal(0);
  const partner = () => props.conversation.getConversationWith();
  return (
    <KitListItem
      id={props.conversation.getConversationId()}
      title={partner().getName()}
      avatarName={partner().getName()}
      subtitleView={<span>{props.conversation.getUnreadMessageCount()} unread</span>}
      trailingView={
        <button type="button" onClick={() => setStars(stars() + 1)}>
          {'★'.repeat(stars()) || 'Add a star'}
        </button>
      }
    />
  );
}

const conversations = await new sdk.ConversationsRequestBuilder().setLimit(5).build().fetchNext();
setInterval(() => {
  const from = conversations[Math.floor(Math.random() * conversations.length)]?.getConversationWith();
  if (from && 'getUid' in from) {
    void controlOf(sdk).sendAs(from.getUid(), new sdk.TextMessage('ann', 'Hello!', 'user'));
  }
}, 1500);

render(
  () => (
    <KitProvider sdk={sdk}>
      <div class="kit" style={{ height: '100dvh' }}>
        <KitConversations itemView={(conversation) => <Row conversation={conversation} />} />
      </div>
    </KitProvider>
  ),
  document.body,
);
