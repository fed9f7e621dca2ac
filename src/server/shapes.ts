import {
  type Check,
  count,
  exactlyOne,
  flag,
  id,
  list,
  object,
  objectOrId,
  oneOf,
  optional,
  text,
  time,
} from './check.ts';

// The checks of the types in json.ts. Nested messages are checked when they are read.

export const checkUser = object({
  id,
  name: text,
  avatar: optional(text),
  online: optional(flag),
  status: optional(text),
  lastActiveAt: optional(time),
  statusMessage: optional(text),
  role: optional(text),
  tags: optional(list(text)),
  blockedByMe: optional(flag),
  hasBlockedMe: optional(flag),
});

export const checkMembership = object({ scope: optional(text), joinedAt: optional(time) });

export const checkGroup = object({
  id,
  name: text,
  avatar: optional(text),
  type: optional(oneOf('public', 'private', 'password')),
  members: optional(count),
  createdAt: optional(time),
  owner: optional(id),
  tags: optional(list(text)),
});

const ADDRESS = {
  from: objectOrId(checkUser),
  to: optional(objectOrId(checkUser)),
  group: optional(objectOrId(checkGroup)),
  conversationId: optional(text),
};

/** Requires a receiver: a user or a group. */
const addressed =
  (check: Check): Check =>
  (value, path) => {
    check(value, path);
    exactlyOne(value, 'to', 'group', path);
  };

const checkFile = object({
  name: text,
  url: text,
  type: optional(text),
  size: optional(count),
  width: optional(count),
  height: optional(count),
});

export const checkMessage: Check = addressed(
  object({
    id,
    ...ADDRESS,
    text: optional(text),
    file: optional(checkFile),
    files: optional(list(checkFile)),
    type: optional(text),
    sentAt: time,
    deliveredAt: optional(time),
    readAt: optional(time),
    editedAt: optional(time),
    deletedAt: optional(time),
    muid: optional(text),
    parentId: optional(id),
    replies: optional(count),
    quotedId: optional(id),
    reactions: optional(list(object({ emoji: text, count, mine: optional(flag) }))),
    mentions: optional(list(objectOrId(checkUser))),
    action: optional(oneOf('joined', 'left', 'kicked', 'banned', 'unbanned', 'added', 'scopeChanged')),
    on: optional(objectOrId(checkUser)),
    scope: optional(text),
    oldScope: optional(text),
  }),
);

const checkFields = object({
  user: optional(checkUser),
  group: optional(checkGroup),
  conversationId: optional(text),
  unread: optional(count),
  unreadMentions: optional(count),
  lastReadId: optional(id),
  tags: optional(list(text)),
  pinnedAt: optional(time),
  mutedAt: optional(time),
  archivedAt: optional(time),
});

export const checkConversation: Check = (value, path) => {
  checkFields(value, path);
  exactlyOne(value, 'user', 'group', path);
};

export const checkTyping = addressed(object({ ...ADDRESS, typing: flag }));
export const checkReceipt = addressed(object({ ...ADDRESS, messageId: id, at: time, all: optional(flag) }));
export const checkUserReceipts = list(
  object({ from: objectOrId(checkUser), deliveredAt: optional(time), readAt: optional(time) }),
);
export const checkUserReaction = object({ emoji: text, from: objectOrId(checkUser), at: time });
export const checkReaction = object({
  message: checkMessage,
  emoji: text,
  from: objectOrId(checkUser),
  added: flag,
  at: time,
});
