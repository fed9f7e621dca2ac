import type { DictionaryEntry } from './dictionary.ts';

/** The English texts of the actions on a chat, which load on demand. */
export const enChatActions = {
  'menu.read': 'Mark as read',
  'menu.unread': 'Mark as unread',
  'menu.pin': 'Pin',
  'menu.unpin': 'Unpin',
  'menu.mute': 'Mute',
  'menu.unmute': 'Unmute',
  'menu.archive': 'Archive',
  'menu.unarchive': 'Unarchive',
  'menu.leave': 'Leave',
  'menu.block': 'Block',
  'menu.unblock': 'Unblock',

  'leave.title': 'Leave {name}?',
  'leave.text': 'You will get no more messages of this group.',

  'action.undo': 'Undo',
  'action.done.read': 'Marked as read',
  'action.done.unread': 'Marked as unread',
  'action.done.pin': 'Chat pinned',
  'action.done.unpin': 'Chat unpinned',
  'action.done.mute': 'Chat muted',
  'action.done.unmute': 'Chat unmuted',
  'action.done.archive': 'Chat archived',
  'action.done.unarchive': 'Chat unarchived',
  'action.done.leave': 'You left {name}',
  'action.done.block': '{name} blocked',
  'action.done.unblock': '{name} unblocked',

  'filters.title': 'Filter chats',
  'filters.all': 'All',
  'filters.unread': 'Unread',
  'filters.mentions': 'Mentions',
  'filters.groups': 'Groups',
  'filters.archived': 'Archived',
  'filters.empty.unread': 'No unread chats',
  'filters.empty.mentions': 'Nobody has mentioned you',
  'filters.empty.groups': 'No groups',
  'filters.empty.archived': 'No archived chats',
  'filters.empty.other': 'No chats here',
  'filters.showAll': 'Show all chats',
} as const satisfies Record<string, DictionaryEntry>;

/** The key of a text of the actions on a chat. */
export type ChatActionTextKey = keyof typeof enChatActions;
