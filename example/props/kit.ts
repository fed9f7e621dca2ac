import { createLocalKit } from 'solid-chat-kit/local';

/** The chat SDK of the page: the embedded one, in memory. An app has its own. */
export const kit = createLocalKit({ persist: false });

/** The first rows as a server would send them; filled before the page is drawn. */
export const firstConversations: object[] = [];
export const firstUsers: object[] = [];
export const firstMessages: object[] = [];

const plain = (items: readonly object[]) => JSON.parse(JSON.stringify(items)) as object[];

/** Loads what a server would send along. */
export async function loadFirstRows(): Promise<void> {
  const [conversations, users, messages] = await Promise.all([
    new kit.ConversationsRequestBuilder().setLimit(12).build().fetchNext(),
    new kit.UsersRequestBuilder().setLimit(12).build().fetchNext(),
    new kit.MessagesRequestBuilder().setUID('bob').setLimit(12).build().fetchPrevious(),
  ]);
  firstConversations.push(...plain(conversations));
  firstUsers.push(...plain(users));
  firstMessages.push(...plain(messages));
}
