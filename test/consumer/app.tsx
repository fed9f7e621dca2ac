import {
  type Kit,
  KitConversations,
  type KitConversationsProps,
  KitProvider,
  KitUsers,
} from 'solid-chat-kit';
import { createLocalKit, Kit as LocalKit } from 'solid-chat-kit/local';
import 'solid-chat-kit/css-variables.css';
import 'solid-chat-kit/css/badge.css';

const props: KitConversationsProps = {
  conversationsRequestBuilder: new LocalKit.ConversationsRequestBuilder().setLimit(10),
};
const greet = (user: Kit.User) => console.log(user.getName());
export const App = () => (
  <KitProvider sdk={createLocalKit()}>
    <KitConversations {...props} />
    <KitUsers onItemClick={greet} />
  </KitProvider>
);
