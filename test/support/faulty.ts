import type { Kit } from 'solid-chat-kit';

type Getter<T> = Extract<keyof T, `get${string}`>;
/** What only chats read of messages. */
type OfChats = 'getMuid' | 'getReplyCount' | 'getReactions' | `getQuotedMessage${string}`;
/** What nothing reads. */
type Unread = 'getLastReadMessageId';
type AllOf<T> = Record<Exclude<Getter<T>, Unread | OfChats>, true>;

/** Every accessor of every object of the contract that lists and chats read; the compiler finds missing ones. */
export const ACCESSORS = {
  user: namesOf<Kit.User>({
    getUid: true,
    getName: true,
    getAvatar: true,
    getStatus: true,
    getStatusMessage: true,
    getLastActiveAt: true,
    getRole: true,
    getTags: true,
    getBlockedByMe: true,
    getHasBlockedMe: true,
  }),
  group: namesOf<Kit.Group>({
    getGuid: true,
    getName: true,
    getIcon: true,
    getType: true,
    getCreatedAt: true,
    getMembersCount: true,
    getOwner: true,
  }),
  message: namesOf<Kit.TextMessage & Kit.MediaMessage & Kit.CustomMessage & Kit.ActionMessage>({
    getId: true,
    getConversationId: true,
    getParentMessageId: true,
    getSender: true,
    getReceiver: true,
    getReceiverType: true,
    getReceiverId: true,
    getType: true,
    getCategory: true,
    getSentAt: true,
    getDeliveredAt: true,
    getReadAt: true,
    getDeletedAt: true,
    getEditedAt: true,
    getMentionedUsers: true,
    getText: true,
    getCaption: true,
    getAttachment: true,
    getAttachments: true,
    getData: true,
    getMetadata: true,
    getConversationText: true,
    getAction: true,
    getActionBy: true,
    getActionOn: true,
    getActionFor: true,
  }),
  conversation: namesOf<Kit.Conversation>({
    getConversationId: true,
    getConversationType: true,
    getConversationWith: true,
    getLastMessage: true,
    getUnreadMessageCount: true,
    getUnreadMentionsCount: true,
    getTags: true,
    getPinnedAt: true,
    getMutedAt: true,
    getArchivedAt: true,
  }),
  inChat: Object.keys({
    getMuid: true,
    getReplyCount: true,
    getReactions: true,
    getQuotedMessageId: true,
    getQuotedMessage: true,
  } satisfies Record<Extract<keyof Kit.Message, OfChats>, true>),
  attachment: namesOf<Kit.Attachment>({
    getName: true,
    getUrl: true,
    getMimeType: true,
    getSize: true,
    getWidth: true,
    getHeight: true,
  }),
  reactionCount: namesOf<Kit.ReactionCount>({
    getReaction: true,
    getCount: true,
    getReactedByMe: true,
  }),
  reaction: namesOf<Kit.Reaction>({
    getMessageId: true,
    getReaction: true,
    getUid: true,
    getReactedBy: true,
    getReactedAt: true,
  }),
  reactionEvent: namesOf<Kit.ReactionEvent>({
    getReaction: true,
    getReceiverId: true,
    getReceiverType: true,
    getConversationId: true,
    getParentMessageId: true,
  }),
  typing: namesOf<Kit.TypingIndicator>({
    getSender: true,
    getReceiverId: true,
    getReceiverType: true,
  }),
  receipt: namesOf<Kit.MessageReceipt>({
    getMessageId: true,
    getReceiverType: true,
    getSender: true,
    getReadAt: true,
    getDeliveredAt: true,
    getReceiver: true,
    getConversationId: true,
  }),
};

function namesOf<T>(accessors: AllOf<T>): string[] {
  return Object.keys(accessors);
}

const failure = new Error('faulty');

/** An object that throws at every access. */
export function hostile<T extends object>(): T {
  const fail = () => {
    throw failure;
  };
  const traps = ['get', 'has', 'set', 'ownKeys', 'getPrototypeOf', 'getOwnPropertyDescriptor'];
  return new Proxy({}, Object.fromEntries(traps.map((trap) => [trap, fail]))) as T;
}

/** What an attacker, or a server with other units, may put into a field. */
const HOSTILE_VALUES: Readonly<Record<string, unknown>> = {
  'named __proto__': '__proto__',
  'named constructor': 'constructor',
  'an empty text': '',
  'a text of 1 MB': 'm'.repeat(1_000_000),
  'a text with NUL': 'a\0b',
  'a lone surrogate': '\ud800',
  'a bidi override': '\u202egnp.exe',
  'a line separator': '</script>\u2028<img src=x onerror="alert(1)">',
  'a negative number': -1,
  'a huge number': 1e9,
  infinity: Number.POSITIVE_INFINITY,
  'a time in milliseconds': 1_795_000_000_000,
  'a time far away': 8.64e15,
};

/** `npm run faults` tries these values in every accessor as well. */
const hostileFaults = Object.entries(process.env.FAULTS ? HOSTILE_VALUES : {}).map(
  ([name, value]) => [name, () => value] as const,
);

/** The faults of an accessor, each with its result. */
export const FAULTS: Readonly<Record<string, (() => unknown) | undefined>> = {
  ...Object.fromEntries(hostileFaults),
  missing: undefined,
  throwing: () => {
    throw failure;
  },
  null: () => null,
  'an object': () => ({}),
  'a number': () => 7,
  'not a number': () => Number.NaN,
  'a text': () => 'text',
  hostile: () => hostile(),
};

/** How often an accessor has thrown. */
export const thrown = { count: 0 };

const MARKS: ReadonlySet<string> = new Set(['getPinnedAt', 'getMutedAt', 'getArchivedAt']);

/** Returns the object with a faulty accessor. */
export function withFault<T extends object>(object: T, accessor: string, fault: string): T {
  // Any number is a time at which a conversation was marked.
  const give = MARKS.has(accessor) && fault === 'a number' ? () => 0 : FAULTS[fault];
  const value = give && (() => give());
  return Object.defineProperty(object, accessor, {
    value:
      value &&
      function faulty() {
        if (fault === 'throwing') thrown.count++;
        return value();
      },
    configurable: true,
  });
}
