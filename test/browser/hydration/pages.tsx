import {
  type Kit,
  KitChat,
  KitConversations,
  KitListItem,
  KitProvider,
  KitUsers,
  SelectionMode,
} from 'solid-chat-kit';
import { createLocalData, createLocalKit, type LocalData, type LocalKit } from 'solid-chat-kit/local';
import type { JSX } from 'solid-js';

/** The first rows as a server sends them: plain JSON. */
export interface InitialRows {
  conversations: readonly object[];
  users: readonly object[];
  /** The user of the newest chat with one, and its newest messages. */
  open: object;
  messages: readonly object[];
}

/** The data that a page is rendered with. */
export interface PageData extends InitialRows {
  sdk: LocalKit;
}

/** The same users and chats on every side, with times of some minutes ago. */
export const seededData = (now: number): LocalData =>
  createLocalData({ seed: 7, now, users: 60, conversations: 50, groups: 0.3 });

/** Reads the first page of both lists, as a server does for the user of a request. */
export async function readRows(data: LocalData, uid: string, limit = 30): Promise<InitialRows> {
  const sdk = createLocalKit({ data });
  await sdk.login(uid);
  const conversations = await new sdk.ConversationsRequestBuilder().setLimit(limit).build().fetchNext();
  const users = await new sdk.UsersRequestBuilder().setLimit(limit).build().fetchNext();
  const open = conversations
    .find((conversation) => conversation.getConversationType() === 'user')
    ?.getConversationWith() as Kit.User;
  const messages = await new sdk.MessagesRequestBuilder()
    .setUID(open.getUid())
    .setLimit(limit)
    .build()
    .fetchPrevious();
  return JSON.parse(JSON.stringify({ conversations, users, open, messages }));
}

/** The pages that are rendered on a server and hydrated in the browser; both sides run this code. */
export const pages = {
  /** Both lists without data from the server. */
  waiting: ({ sdk }): JSX.Element => (
    <KitProvider sdk={sdk} locale="en" timeZone="UTC">
      <KitConversations showSearchBar />
      <KitUsers showSelectedUsersPreview selectionMode={SelectionMode.multiple} />
    </KitProvider>
  ),
  /** Both lists with their first page. */
  filled: ({ sdk, conversations, users }): JSX.Element => (
    <KitProvider sdk={sdk} locale="en" timeZone="Asia/Tokyo">
      <KitConversations initialConversations={conversations} disableSoundForMessages />
      <KitUsers initialUsers={users} />
    </KitProvider>
  ),
  /** The server does not know the reader's time zone. */
  zoneless: ({ sdk, conversations, users }): JSX.Element => (
    <KitProvider sdk={sdk} locale="en">
      <KitConversations initialConversations={conversations} />
      <KitUsers initialUsers={users} />
    </KitProvider>
  ),
  /** Checkboxes, menus, all slots, and another language, which both sides have. */
  slots: ({ sdk, conversations, users }): JSX.Element => (
    <KitProvider sdk={sdk} locale="ar" timeZone="UTC">
      <KitConversations
        initialConversations={conversations}
        selectionMode={SelectionMode.multiple}
        showSearchBar
        headerView={<header>My chats</header>}
        leadingView={() => <i>*</i>}
        titleView={(_, row) => <b>{row.name()}</b>}
        subtitleView={(conversation) => <u>{conversation.getConversationId()}</u>}
        trailingView={(conversation) => <s>{conversation.getUnreadMessageCount()}</s>}
      />
      <KitUsers
        initialUsers={users}
        selectionMode={SelectionMode.single}
        options={(user) => [{ title: `Greet ${user.getName()}` }]}
        headerView={<header>My people</header>}
        itemView={(user) => <KitListItem title={user.getName()} id={user.getUid()} />}
      />
    </KitProvider>
  ),
  /** A whole chat with its list and the newest messages of the open one. */
  chat: ({ sdk, conversations, open, messages }): JSX.Element => (
    <KitProvider sdk={sdk} locale="en" timeZone="UTC">
      <div style={{ height: '600px' }}>
        <KitChat
          user={sdk.revive(open) as Kit.User}
          conversations={{ initialConversations: conversations, disableSoundForMessages: true }}
          messages={{ initialMessages: messages, disableSoundForMessages: true }}
        />
      </div>
    </KitProvider>
  ),
  /** Lists of a user without chats. */
  empty: ({ sdk }): JSX.Element => (
    <KitProvider sdk={sdk} locale="en">
      <KitConversations initialConversations={[]} />
      <KitUsers initialUsers={[]} />
    </KitProvider>
  ),
} satisfies Record<string, (data: PageData) => JSX.Element>;

/** The name of a page. */
export type PageName = keyof typeof pages;
