// Everything that calls of a kit do with the data: plain functions on a state, which check what the actor may do.
export { type } from './find.ts';
export * from './groups.ts';
export * from './marks.ts';
export {
  addReaction,
  deleteMessage,
  editCaption,
  editMessage,
  getMessageDetails,
  removeReaction,
  sendMessage,
} from './messages.ts';
export {
  conversationsPage,
  groupsPage,
  membersPage,
  messagesPage,
  reactionsPage,
  usersPage,
} from './pages.ts';
export * from './people.ts';
export { getMessageReceipts, markAsDelivered, markAsRead, markMessageAsUnread } from './receipts.ts';
export { searchPage } from './search.ts';
