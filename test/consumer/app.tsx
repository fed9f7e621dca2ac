import {
  type Kit,
  KitConversations,
  type KitConversationsProps,
  KitProvider,
  KitUsers,
} from 'solid-chat-kit';
import { zhHans } from 'solid-chat-kit/languages/zh-Hans';
import { createLocalKit, Kit as LocalKit } from 'solid-chat-kit/local';
import { addLanguage } from 'solid-chat-kit/localize';
import { createKit, type UserJSON } from 'solid-chat-kit/server';
import 'solid-chat-kit/css-variables.css';
import 'solid-chat-kit/css/badge.css';

addLanguage(zhHans);
const props: KitConversationsProps = {
  conversationsRequestBuilder: new LocalKit.ConversationsRequestBuilder().setLimit(10),
};
const greet = (user: Kit.User) => console.log(user.getName());
const lastSeen: { online: boolean | undefined; avatar: string | undefined } = {
  online: undefined,
  avatar: undefined,
};
export const bob: UserJSON = { id: 'bob', name: 'Bob', ...lastSeen };
export const own = createKit({
  me: (): UserJSON => ({ id: 'ann', name: 'Ann' }),
  conversations: () => ({ items: [] }),
  users: async () => ({ items: [bob], next: null }),
  subscribe: () => () => undefined,
});
export const App = () => (
  <KitProvider sdk={createLocalKit()}>
    <KitConversations {...props} />
    <KitUsers onItemClick={greet} />
  </KitProvider>
);
