import type { ChatOf } from '../server/object-reader.ts';
import { FEATURES, type ServerOptions } from '../server/options.ts';
import { copyOfDraft, readFile } from './drafts.ts';
import { ERROR_CODE, refuse } from './exception.ts';
import type { Session } from './session.ts';

type MarkMethod = `${'' | 'un'}${'pin' | 'mute' | 'archive'}Conversation`;

/** The functions of a server for `createKit`, over the data set of a session. */
export function serverOf(session: Session): Omit<ServerOptions, 'subscribe'> {
  const { database } = session.data;
  /** The muids of canceled messages. */
  const canceled = new Set<string>();
  const mark = (name: MarkMethod, chat: ChatOf) => session.call(name, (all, ...of) => all[name](...of, chat));
  return {
    features: FEATURES,
    storageScope: database && `local:${database}`,
    me: () => session.me(),
    conversations: ({ signal: _, ...query }) =>
      session.query('ConversationsRequest.fetchNext', (all, ...of) => all.conversationsPage(...of, query)),
    users: ({ signal: _, ...query }) =>
      session.query('UsersRequest.fetchNext', (all, ...of) => all.usersPage(...of, query)),
    members: ({ signal: _, ...query }) =>
      session.query(
        query.scopes?.includes('banned') ? 'BannedMembersRequest.fetchNext' : 'GroupMembersRequest.fetchNext',
        (all, ...of) => all.membersPage(...of, query),
      ),
    messages: ({ signal: _, ...query }) =>
      session.query(
        query.after === undefined ? 'MessagesRequest.fetchPrevious' : 'MessagesRequest.fetchNext',
        (all, ...of) => all.messagesPage(...of, query),
      ),
    search: ({ signal: _, ...query }) =>
      session.query('MessagesRequest.fetchPrevious', (all, ...of) => all.searchPage(...of, query)),
    conversation: (chat) =>
      session.query('getConversation', (all, ...of) => all.getConversation(...of, chat)),
    deleteConversation: (chat) =>
      session.call('deleteConversation', (all, ...of) => all.deleteConversation(...of, chat)),
    message: (id) => session.query('getMessageDetails', (all, ...of) => all.getMessageDetails(...of, id)),
    receipts: (id) => session.query('getMessageReceipts', (all, ...of) => all.getMessageReceipts(...of, id)),
    upload: readFile,
    send(given) {
      const draft = copyOfDraft(given);
      return session.call('sendMessage', (all, ...of) => {
        const { muid } = draft;
        if (muid !== undefined && canceled.has(muid)) {
          refuse(ERROR_CODE.CANCELED, 'The message was canceled: send another one.', { muid });
        }
        return all.sendMessage(...of, draft);
      });
    },
    cancel: (muid) => muid && canceled.add(muid),
    remove: (id) => session.call('deleteMessage', (all, ...of) => all.deleteMessage(...of, id)),
    react({ id, emoji, added }) {
      const name = added ? 'addReaction' : 'removeReaction';
      return session.call(name, (all, ...of) => all[name](...of, id, emoji));
    },
    reactions: ({ signal: _, ...query }) =>
      session.query('ReactionsRequest.fetchNext', (all, ...of) => all.reactionsPage(...of, query)),
    read: (message) => session.call('markAsRead', (all, ...of) => all.markAsRead(...of, message)),
    delivered: (message) =>
      session.call('markAsDelivered', (all, ...of) => all.markAsDelivered(...of, message)),
    markUnread: (message) =>
      session.call('markMessageAsUnread', (all, ...of) => all.markMessageAsUnread(...of, message)),
    pin: ({ pinned, ...chat }) => mark(pinned ? 'pinConversation' : 'unpinConversation', chat),
    mute: ({ muted, ...chat }) => mark(muted ? 'muteConversation' : 'unmuteConversation', chat),
    archive: ({ archived, ...chat }) =>
      mark(archived ? 'archiveConversation' : 'unarchiveConversation', chat),
    block({ ids, blocked }) {
      const name = blocked ? 'blockUsers' : 'unblockUsers';
      return session.call(name, (all, ...of) => all[name](...of, ids));
    },
  };
}
