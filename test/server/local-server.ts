import { type Action, createLocalKit, type LocalData, type LocalKit } from 'solid-chat-kit/local';
import {
  type ChatOf,
  type ConversationJSON,
  createKit,
  type Draft,
  type GroupJSON,
  type MessageJSON,
  type Page,
  type PageQuery,
  type ServerChatKit,
  type ServerChatOptions,
  type ServerHandlers,
  type UserJSON,
} from 'solid-chat-kit/server';
import type { Kit } from '../../src/sdk/index.ts';

// A server in memory that can do everything: plain JSON in and out, over the data of the embedded SDK.

/** Passes JSON as a network would. */
const wire = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const userOf = (user: Kit.User): UserJSON => ({
  id: user.getUid(),
  name: user.getName(),
  avatar: user.getAvatar() ?? null,
  online: user.getStatus() === 'online',
  lastActiveAt: user.getLastActiveAt() ?? null,
  role: user.getRole() ?? null,
  tags: user.getTags()?.map(String) ?? null,
  blockedByMe: user.getBlockedByMe(),
  hasBlockedMe: user.getHasBlockedMe(),
});

const groupOf = (group: Kit.Group): GroupJSON => ({
  id: group.getGuid(),
  name: group.getName(),
  type: group.getType() as 'public',
  members: group.getMembersCount(),
  createdAt: group.getCreatedAt(),
});

function messageOf(message: Kit.Message): MessageJSON {
  const receiver = message.getReceiver();
  const [file, ...others] = ((message as Kit.MediaMessage).getAttachments?.() ?? []).map((each) => ({
    name: each.getName(),
    url: each.getUrl?.() ?? 'about:blank',
    type: each.getMimeType?.(),
    size: each.getSize?.(),
  }));
  const action = message as Kit.ActionMessage;
  const isAction = message.getCategory() === 'action';
  const on = isAction ? (action.getActionOn() as Kit.User) : undefined;
  const quoted = message.getQuotedMessage?.();
  return {
    id: message.getId(),
    from: isAction ? userOf(action.getActionBy() as Kit.User) : userOf(message.getSender()),
    ...('getGuid' in receiver ? { group: groupOf(receiver) } : { to: userOf(receiver) }),
    text: (message as Kit.TextMessage).getText?.() ?? (message as Kit.MediaMessage).getCaption?.(),
    ...(message.getCategory() === 'custom' && {
      data: (message as Kit.CustomMessage).getData(),
      type: message.getType(),
    }),
    ...(file && {
      type: message.getType(),
      file,
      ...(others.length > 0 && { files: [file, ...others] }),
    }),
    sentAt: message.getSentAt(),
    deliveredAt: message.getDeliveredAt(),
    readAt: message.getReadAt(),
    editedAt: message.getEditedAt(),
    deletedAt: message.getDeletedAt(),
    muid: message.getMuid?.() || null,
    parentId: message.getParentMessageId() || null,
    replies: message.getReplyCount?.() ?? 0,
    quoted: quoted ? messageOf(quoted) : null,
    reactions: message.getReactions?.()?.map((each) => ({
      emoji: each.getReaction(),
      count: each.getCount(),
      mine: each.getReactedByMe(),
    })),
    mentions: message.getMentionedUsers?.()?.map(userOf),
    ...(isAction && {
      action: action.getAction() as 'joined',
      on: on && userOf(on),
      scope: (message as unknown as Action).getNewScope(),
      oldScope: (message as unknown as Action).getOldScope(),
    }),
  };
}

function conversationOf(row: Kit.Conversation): ConversationJSON {
  const entity = row.getConversationWith();
  const last = row.getLastMessage();
  return {
    ...('getGuid' in entity ? { group: groupOf(entity) } : { user: userOf(entity) }),
    lastMessage: last ? messageOf(last) : null,
    unread: row.getUnreadMessageCount(),
    unreadMentions: row.getUnreadMentionsCount?.(),
    lastReadId: row.getLastReadMessageId?.() || null,
    tags: row.getTags?.()?.map(String),
    pinnedAt: row.getPinnedAt?.() || null,
    mutedAt: row.getMutedAt?.() || null,
    archivedAt: row.getArchivedAt?.() || null,
  };
}

const receiverOf = (chat: ChatOf): [id: string, type: string] =>
  chat.user === undefined ? [chat.group, 'group'] : [chat.user, 'user'];

/** The functions of a session on this server. */
export function localServer(kit: LocalKit): ServerChatOptions {
  /** Answers with pages by offset. */
  async function pageOf<T, J>(
    builder: { setLimit(limit: number): { build(): Kit.PageRequest<T> } },
    { limit, after }: PageQuery,
    toJSON: (row: T) => J,
  ): Promise<Page<J>> {
    const start = Number(after ?? 0);
    const rows = await builder
      .setLimit(start + limit + 1)
      .build()
      .fetchNext();
    const items = rows.slice(start, start + limit).map(toJSON);
    return wire({ items, next: rows.length > start + limit ? start + limit : null });
  }
  type Mark = `${'un' | ''}${'pin' | 'mute' | 'archive'}Conversation`;
  const mark = async (name: Mark, chat: ChatOf) => wire(conversationOf(await kit[name](...receiverOf(chat))));
  const draftOf = (draft: Draft) => {
    const [id, type] = receiverOf(draft);
    const files = draft.files ?? draft.file;
    if (files) {
      const message = new kit.MediaMessage(id, files as Kit.MediaFile[], draft.type ?? 'file', type);
      message.setCaption(draft.text);
      return message;
    }
    if (draft.data) return new kit.CustomMessage(id, type, draft.type ?? 'custom', draft.data as object);
    return new kit.TextMessage(id, draft.text ?? '', type);
  };
  const find = (id: string | number) => kit.getMessageDetails(Number(id));
  const found = async (message: Promise<Kit.Message>) => wire(messageOf(await message));

  return {
    features: [
      'conversationSearch',
      'muids',
      'threads',
      'quotes',
      'updates',
      'shared',
      'albums',
      'captions',
      'selfChats',
      'groupMentions',
    ],
    async me() {
      const user = await kit.getLoggedinUser();
      return user && wire(userOf(user));
    },
    conversations(query) {
      const builder = new kit.ConversationsRequestBuilder();
      if (query.type) builder.setConversationType(query.type);
      if (query.tags) builder.setTags([...query.tags]);
      if (query.userTags) builder.setUserTags([...query.userTags]);
      if (query.withTags) builder.withUserAndGroupTags(true);
      if (query.keyword) builder.setSearchKeyword(query.keyword);
      return pageOf(builder, query, conversationOf);
    },
    users(query) {
      const builder = new kit.UsersRequestBuilder();
      if (query.keyword) builder.setSearchKeyword(query.keyword);
      if (query.status) builder.setStatus(query.status);
      if (query.roles) builder.setRoles([...query.roles]);
      if (query.tags) builder.setTags([...query.tags]);
      if (query.ids) builder.setUIDs([...query.ids]);
      if (query.friendsOnly) builder.friendsOnly(true);
      if (query.hideBlocked) builder.hideBlockedUsers(true);
      return pageOf(builder, query, userOf);
    },
    async conversation(chat) {
      return wire(conversationOf(await kit.getConversation(...receiverOf(chat))));
    },
    deleteConversation: (chat) => kit.deleteConversation(...receiverOf(chat)),
    members(query) {
      const builder = new kit.GroupMembersRequestBuilder(query.group);
      if (query.keyword) builder.setSearchKeyword(query.keyword);
      if (query.scopes) builder.setScopes([...query.scopes]);
      return pageOf(builder, query, (each) => ({ ...userOf(each), scope: each.getScope() }));
    },
    async messages(query) {
      const {
        limit,
        before,
        after,
        parentId,
        hideReplies = false,
        updatedAfter,
        types,
        hasLinks,
        ...chat
      } = query;
      const [id, type] = receiverOf(chat);
      const builder = new kit.MessagesRequestBuilder().setLimit(limit).hideReplies(hideReplies);
      if (type === 'group') builder.setGUID(id);
      else builder.setUID(id);
      if (parentId !== undefined) builder.setParentMessageId(Number(parentId));
      if (updatedAfter !== undefined) builder.setUpdatedAfter(updatedAfter);
      if (types) builder.setTypes([...types]);
      if (hasLinks) builder.hasLinks(true);
      const from = before ?? after;
      if (from !== undefined) builder.setMessageId(Number(from));
      const request = builder.build();
      const items = await (after === undefined ? request.fetchPrevious() : request.fetchNext());
      return wire({ items: items.map(messageOf) });
    },
    async search({ keyword, limit, after, hideReplies = false, user, group }) {
      const builder = new kit.MessagesRequestBuilder().setLimit(100).hideReplies(hideReplies);
      if (user !== undefined) builder.setUID(user);
      if (group !== undefined) builder.setGUID(group);
      const all = (await builder.setSearchKeyword(keyword).build().fetchPrevious()).reverse();
      const start = Number(after ?? 0);
      const next = start + limit < all.length ? start + limit : null;
      return wire({ items: all.slice(start, start + limit).map(messageOf), next });
    },
    message: (id) => found(find(id)),
    send(draft) {
      const message = draftOf(draft);
      if (draft.muid) message.setMuid(draft.muid);
      if (draft.parentId) message.setParentMessageId(Number(draft.parentId));
      if (draft.quotedId) message.setQuotedMessageId(Number(draft.quotedId));
      if (message instanceof kit.MediaMessage) return found(kit.sendMediaMessage(message));
      if (message instanceof kit.CustomMessage) return found(kit.sendCustomMessage(message));
      return found(kit.sendMessage(message));
    },
    cancel(muid) {
      const message = new kit.TextMessage('', '', 'user');
      message.setMuid(muid);
      kit.cancelMessage(message);
    },
    upload: ({ name, type, size }) => ({ name, type, size, url: `/files/${name}` }),
    async edit({ id, text }) {
      const message = (await find(id)) as InstanceType<typeof kit.TextMessage>;
      if (message.getType() !== 'text') return found(kit.editCaption(Number(id), text));
      message.setText(text);
      return found(kit.editMessage(message));
    },
    remove: (id) => found(kit.deleteMessage(Number(id))),
    react: ({ id, emoji, added }) =>
      found(added ? kit.addReaction(Number(id), emoji) : kit.removeReaction(Number(id), emoji)),
    reactions({ message, emoji, ...query }) {
      const builder = new kit.ReactionsRequestBuilder().setMessageId(Number(message));
      if (emoji) builder.setReaction(emoji);
      return pageOf(builder, query, (each) => ({
        emoji: each.getReaction(),
        from: userOf(each.getReactedBy?.() as Kit.User),
        at: each.getReactedAt(),
      }));
    },
    read: async ({ id }) => kit.markAsRead(await find(id)),
    delivered: async ({ id }) => kit.markAsDelivered(await find(id)),
    async markUnread({ id }) {
      return wire(conversationOf(await kit.markMessageAsUnread(await find(id))));
    },
    pin: ({ pinned, ...chat }) => mark(pinned ? 'pinConversation' : 'unpinConversation', chat),
    mute: ({ muted, ...chat }) => mark(muted ? 'muteConversation' : 'unmuteConversation', chat),
    archive: ({ archived, ...chat }) =>
      mark(archived ? 'archiveConversation' : 'unarchiveConversation', chat),
    leave: (guid) => kit.leaveGroup(guid),
    addMembers: ({ group, ids }) => kit.addMembersToGroup(group, ids),
    removeMember: ({ group, id, banned }) =>
      banned ? kit.banGroupMember(group, id) : kit.kickGroupMember(group, id),
    unban: ({ group, id }) => kit.unbanGroupMember(group, id),
    setScope: ({ group, id, scope }) => kit.updateGroupMemberScope(group, id, scope as 'admin'),
    receipts: async (id) =>
      wire(
        (await kit.getMessageReceipts(Number(id))).map((each) => ({
          from: userOf(each.getSender()),
          deliveredAt: each.getDeliveredAt(),
          readAt: each.getReadAt(),
        })),
      ),
    typing({ typing, ...chat }) {
      const indicator = new kit.TypingIndicator(...receiverOf(chat));
      if (typing) kit.startTyping(indicator);
      else kit.endTyping(indicator);
    },
    block: ({ ids, blocked }) => (blocked ? kit.blockUsers([...ids]) : kit.unblockUsers([...ids])),
    subscribe: (handlers) => relay(kit, handlers),
  };
}

/** Passes the events of a session on as JSON; returns a function that stops it. */
function relay(kit: LocalKit, handlers: ServerHandlers): () => void {
  const receive = (message: Kit.Message) => handlers.message(wire(messageOf(message)));
  // Receipts and reactions need a look at their message; they stay in order.
  let last = Promise.resolve();
  const inOrder = (pass: () => Promise<void>) => {
    last = last.then(pass, pass);
  };
  const receipt = (each: Kit.MessageReceipt, isRead: boolean, all = false) =>
    inOrder(async () => {
      const messageId = Number(each.getMessageId());
      const { to, from, group } = messageOf(await kit.getMessageDetails(messageId));
      const reader = userOf(each.getSender());
      const author = (from as UserJSON).id === reader.id ? to : from;
      const at = (isRead ? each.getReadAt() : each.getDeliveredAt()) ?? 0;
      const json = { messageId, from: reader, ...(group ? { group } : { to: author }), at, all };
      handlers[isRead ? 'read' : 'delivered'](wire(json));
    });
  const reaction = (event: Kit.ReactionEvent, added: boolean) =>
    inOrder(async () => {
      const given = event.getReaction();
      const message = messageOf(await kit.getMessageDetails(Number(given.getMessageId())));
      const from = userOf(given.getReactedBy?.() as Kit.User);
      const [emoji, at] = [given.getReaction(), given.getReactedAt()];
      handlers.reaction(wire({ message, emoji, from, added, at }));
    });
  const typing = (indicator: Kit.TypingIndicator, isTyping: boolean) => {
    const id = indicator.getReceiverId();
    const to = indicator.getReceiverType() === 'group' ? { group: id } : { to: id };
    handlers.typing(wire({ from: userOf(indicator.getSender()), ...to, typing: isTyping }));
  };
  kit.addMessageListener(
    'relay',
    new kit.MessageListener({
      onTextMessageReceived: receive,
      onMediaMessageReceived: receive,
      onCustomMessageReceived: receive,
      onMessageEdited: (message) => handlers.edited(wire(messageOf(message))),
      onMessageDeleted: (message) => handlers.deleted(wire(messageOf(message))),
      onMessageReactionAdded: (event) => void reaction(event, true),
      onMessageReactionRemoved: (event) => void reaction(event, false),
      onConversationUpdated(row) {
        const isUnread = row.getUnreadMessageCount() > 0;
        handlers[isUnread ? 'unread' : 'conversation'](wire(conversationOf(row)));
      },
      onTypingStarted: (indicator) => typing(indicator, true),
      onTypingEnded: (indicator) => typing(indicator, false),
      onMessagesDelivered: (each) => receipt(each, false),
      onMessagesRead: (each) => receipt(each, true),
      onMessagesDeliveredToAll: (each) => receipt(each, false, true),
      onMessagesReadByAll: (each) => receipt(each, true, true),
    }),
  );
  const presence = (user: Kit.User) => handlers.presence(wire(userOf(user)));
  kit.addUserListener('relay', new kit.UserListener({ onUserOnline: presence, onUserOffline: presence }));
  kit.addGroupListener(
    'relay',
    new kit.GroupListener({
      onGroupMemberJoined: receive,
      onGroupMemberLeft: receive,
      onGroupMemberKicked: receive,
      onGroupMemberBanned: receive,
      onGroupMemberUnbanned: receive,
      onMemberAddedToGroup: receive,
      onGroupMemberScopeChanged: receive,
    }),
  );
  kit.addConnectionListener(
    'relay',
    new kit.ConnectionListener({
      onConnected: handlers.connected,
      inConnecting: handlers.connecting,
      onDisconnected: handlers.disconnected,
    }),
  );
  kit.addLoginListener(
    'relay',
    new kit.LoginListener({
      loginSuccess: (user) => handlers.signedIn(wire(userOf(user))),
      logoutSuccess: handlers.signedOut,
    }),
  );
  return () => {
    kit.removeMessageListener('relay');
    kit.removeUserListener('relay');
    kit.removeGroupListener('relay');
    kit.removeConnectionListener('relay');
    kit.removeLoginListener('relay');
  };
}

/** Signs a user in; returns the kit over the server, and the server's own session. */
export async function openSession(
  data: LocalData,
  uid: string,
): Promise<[kit: ServerChatKit, backend: LocalKit]> {
  const backend = createLocalKit({ data });
  await backend.login(uid);
  return [createKit(localServer(backend)), backend];
}
