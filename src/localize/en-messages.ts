import type { DictionaryEntry } from './dictionary.ts';
import type { ChatActionTextKey } from './en-chat-actions.ts';
import type { EmojiTextKey } from './en-emoji.ts';
import type { InfoTextKey } from './en-info.ts';
import type { MessageInfoTextKey } from './en-message-info.ts';
import type { SearchTextKey } from './en-search.ts';
import type { ViewerTextKey } from './en-viewer.ts';

/** The English texts of the message view; apps with lists only do not load them. */
export const enMessages = {
  'messages.title': 'Messages',
  'messages.loading': 'Loading messages…',
  'messages.empty.description': 'Write the first message.',
  'messages.error.title': 'Messages could not be loaded',
  'messages.start': 'This is the beginning.',
  'messages.badChat': 'A chat needs a user or a group, and exactly one of them.',
  'messages.olderError': 'Older messages could not be loaded.',
  'messages.newerError': 'Newer messages could not be loaded.',
  'messages.newest': 'Go to the newest message',
  'messages.mention': 'Go to the first mention of you',
  'messages.today': 'Today',
  'messages.edited': 'Edited',
  'messages.failed': 'Not sent.',
  'messages.resend': 'Send again',
  'messages.more': 'Show more',
  'messages.less': 'Show less',
  'messages.noText': 'Empty message',
  'messages.arrived': '{name}: {text}',
  'messages.options': 'Message options',
  'messages.enter': 'Press Enter for actions',
  'messages.react': 'React',
  'messages.reactWith': 'React with {emoji}',
  'messages.moreReactions': 'More reactions',
  'messages.reactions': 'Reactions',
  'messages.reacted': { one: '{emoji}, {count} person', other: '{emoji}, {count} people' },
  'messages.reply': 'Reply',
  'messages.replyInThread': 'Reply in thread',
  'messages.replies': { one: '{count} reply', other: '{count} replies' },
  'messages.repliedTo': 'In reply to {name}: {text}',
  'messages.copy': 'Copy text',
  'messages.copied': 'Copied',
  'messages.notCopied': 'The text could not be copied.',
  'messages.edit': 'Edit',
  'messages.markAsUnread': 'Mark as unread',
  'messages.info': 'Info',
  'messages.delete.title': 'Delete this message?',
  'messages.delete.text': 'It is deleted for everyone in this chat. This cannot be undone.',
  'messages.delete.failed': 'The message could not be deleted. Try again.',
  'messages.picture.open': 'Open {name}',
  'messages.picture.more': { one: 'Open {name} and {count} more', other: 'Open {name} and {count} more' },
  'messages.picture.close': 'Close',
  'messages.file.download': 'Download {name}',

  'header.back': 'Back',
  'header.members': { one: '{count} member', other: '{count} members' },

  'thread.title': 'Thread',
  'thread.close': 'Close thread',
  'thread.noReplies': 'No replies yet',

  'chat.empty.title': 'Choose a chat',
  'chat.empty.description': 'Its messages appear here.',
  'chat.new': 'New chat',
  'chat.self': 'Message yourself',
  'chat.blocked': 'You blocked {name}.',
  'chat.unblock': 'Unblock',
  'chat.conversation': 'Chat with {name}',

  'composer.label': 'Message to {name}',
  'composer.placeholder': 'Write a message…',
  'composer.send': 'Send',
  'composer.save': 'Save',
  'composer.attach': 'Attach a file',
  'composer.emoji': 'Choose an emoji',
  'composer.files': 'Chosen files',
  'composer.fileRefused': 'Files of this kind cannot be sent here.',
  'composer.sizeRefused': '“{name}” is larger than {limit}.',
  'composer.countRefused': {
    one: 'Only {count} file can be sent at once.',
    other: 'Only {count} files can be sent at once.',
  },
  'composer.folderRefused': 'Folders cannot be sent. Choose the files in them.',
  'composer.drop': 'Drop to send to {name}',
  'composer.suggestions': 'Mention someone',
  'mention.everyone': 'everyone in this group',
  'composer.suggestionCount': { one: '{count} suggestion', other: '{count} suggestions' },
  'composer.replyingTo': 'Reply to {name}',
  'composer.replyingToSelf': 'Reply to yourself',
  'composer.cancelReply': 'Cancel reply',
  'composer.editing': 'Edit message',
  'composer.cancelEdit': 'Cancel edit',
  'composer.draft': 'Draft',
  'composer.count': '{count} / {limit}',
  'composer.tooLong': { one: '{count} character too many', other: '{count} characters too many' },
  'composer.notSaved': 'The change could not be saved. Try again.',
  'composer.notPrepared': 'The message could not be sent. Try again.',
  'composer.removePreview': 'Remove preview',
  'composer.noChat': 'Choose who to write to.',
  'search.all': 'Search chats, people and messages',
  'search.inChat': 'Search in this chat',
  'composer.disabled': 'You cannot write in this chat.',
} as const satisfies Record<string, DictionaryEntry>;

/** The key of a text of the message view. */
export type MessageTextKey =
  | keyof typeof enMessages
  | MessageInfoTextKey
  | EmojiTextKey
  | ChatActionTextKey
  | SearchTextKey
  | InfoTextKey
  | ViewerTextKey;
