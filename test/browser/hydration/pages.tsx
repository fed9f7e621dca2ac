import { KitConversations, KitListItem, KitProvider, KitUsers, SelectionMode } from 'solid-chat-kit';
import { createLocalData, createLocalKit, type LocalData, type LocalKit } from 'solid-chat-kit/local';
import type { JSX } from 'solid-js';

/** The first rows as a server sends them: plain JSON. */
export interface InitialRows {
  conversations: readonly object[];
  users: readonly object[];
}

/** What a page is rendered with. */
export interface PageData extends InitialRows {
  sdk: LocalKit;
}

/** The same people and chats on every side, as of some minutes ago. */
export const seededData = (now: number): LocalData =>
  createLocalData({ seed: 7, now, users: 60, conversations: 50, groups: 0.3 });

/** Reads the first page of both lists, the way a server does it for the user of a request. */
export async function readRows(data: LocalData, uid: string, limit = 30): Promise<InitialRows> {
  const sdk = createLocalKit({ data });
  await sdk.login(uid);
  const conversations = await new sdk.ConversationsRequestBuilder().setLimit(limit).build().fetchNext();
  const users = await new sdk.UsersRequestBuilder().setLimit(limit).build().fetchNext();
  return JSON.parse(JSON.stringify({ conversations, users }));
}

/** The pages that are rendered on a server and hydrated in the browser; both sides run this very code. */
export const pages = {
  /** Both lists of a server that sends no data. */
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
  /** The server does not know the time zone of who will read it. */
  zoneless: ({ sdk, conversations, users }): JSX.Element => (
    <KitProvider sdk={sdk} locale="en">
      <KitConversations initialConversations={conversations} />
      <KitUsers initialUsers={users} />
    </KitProvider>
  ),
  /** Checkboxes, menus, every part that an app may draw, and another language, which both sides have. */
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
  /** Lists of someone who has nobody yet. */
  empty: ({ sdk }): JSX.Element => (
    <KitProvider sdk={sdk} locale="en">
      <KitConversations initialConversations={[]} />
      <KitUsers initialUsers={[]} />
    </KitProvider>
  ),
} satisfies Record<string, (data: PageData) => JSX.Element>;

/** The name of a page. */
export type PageName = keyof typeof pages;
