import { describe, expect, it } from 'vitest';
import { listFiles, readText } from '../../../scripts/files.mjs';
import {
  captionOf,
  customText,
  filesOf,
  groupChangeOf,
  mentionedUsers,
  previewOf,
  writtenText,
} from '../../../src/client/boundary/content.ts';
import {
  conversationIdOf,
  isConversation,
  lastMessageOf,
  lastReadId,
  marksOf,
  partnerOf,
  unreadCount,
  unreadMentions,
} from '../../../src/client/boundary/conversations.ts';
import {
  avatarOf,
  groupTypeOf,
  guidOf,
  haveSameDescription,
  iconOf,
  isBlockedUser,
  isDescribed,
  lastActiveAt,
  membersCountOf,
  nameOf,
  ownerOf,
  scopeOf,
  statusMessageOf,
  statusOf,
  tagsOf,
  uidOf,
} from '../../../src/client/boundary/entities.ts';
import { ErrorCollector } from '../../../src/client/boundary/error-collector.ts';
import { isCustomMessage } from '../../../src/client/boundary/kinds.ts';
import {
  categoryOf,
  isDeleted,
  isEdited,
  isMessage,
  isOfGroup,
  isRead,
  messageId,
  messageType,
  muidOf,
  parentId,
  quotedId,
  quotedMessage,
  receiverId,
  receivingUser,
  replyCountOf,
  revisedAt,
  senderId,
  senderOf,
  sentAt,
} from '../../../src/client/boundary/messages.ts';
import { peerOfConversation } from '../../../src/client/boundary/peers.ts';
import { reactionChange, reactionsOf } from '../../../src/client/boundary/reactions.ts';
import type { AccessorName } from '../../../src/client/boundary/read.ts';
import { readerOf, receiptMessageId, receiptReceiver } from '../../../src/client/boundary/receipts.ts';

const failure = new Error('not here');

/** An object that throws at every access. */
const hostile = new Proxy(
  {},
  {
    get() {
      throw failure;
    },
  },
);

/** Values of wrong types, for each kind of accessor. */
const WRONG = {
  text: [undefined, null, {}, [], true, Number.NaN, Number.POSITIVE_INFINITY, () => 'ann', hostile],
  id: [undefined, null, 0, '0', '', {}, [], true, Number.NaN, Number.POSITIVE_INFINITY, hostile],
  number: [undefined, null, '', 'soon', {}, [], true, Number.NaN, Number.POSITIVE_INFINITY, hostile],
  flag: [undefined, null, false, 0, ''],
  boolean: [undefined, null, 0, 1, '', 'true', {}],
  object: [undefined, null, '', 'ann', 7, true, Number.NaN],
  list: [undefined, null, 'ann', 7, {}, true],
  /** Where it counts that there is such an accessor, not what it gives. */
  presence: [],
} as const;

/** What SDKs give for the same value. */
const USUAL = {
  text: (): [unknown, unknown][] => [
    ['ann', 'ann'],
    [7, '7'],
    [7n, '7'],
  ],
  id: (): [unknown, unknown][] => [
    ['m1', 'm1'],
    ['7', '7'],
    [7, '7'],
    [2n ** 60n, String(2n ** 60n)],
  ],
  seconds: (): [unknown, unknown][] => [
    [1_700_000_000, 1_700_000_000],
    ['1700000000', 1_700_000_000],
    [1_700_000_000.5, 1_700_000_000.5],
    [1_700_000_000_500, 1_700_000_000.5],
    ['1700000000000', 1_700_000_000],
  ],
  count: (): [unknown, unknown][] => [
    [3, 3],
    ['3', 3],
    [-3, 0],
  ],
  flag: (): [unknown, unknown][] => [
    [true, true],
    [1, true],
    ['true', true],
  ],
};

interface Case {
  /** Reads an object through the boundary. */
  readonly read: (object: never) => unknown;
  /** The values that count as none. */
  readonly wrong: keyof typeof WRONG;
  /** What is read then, and without the accessor. */
  readonly none: unknown;
  /** Values of an SDK, and what is read of them. */
  readonly usual: readonly (readonly [given: unknown, read: unknown])[];
  /** The other accessors of the object. */
  readonly with?: object;
}

const text = (reader: (object: never) => unknown, others?: object): Case => ({
  read: reader,
  wrong: 'text',
  none: '',
  usual: USUAL.text(),
  ...(others && { with: others }),
});
const id = (reader: (object: never) => unknown, others?: object): Case => ({
  ...text(reader, others),
  wrong: 'id',
  usual: USUAL.id(),
});
const seconds = (reader: (object: never) => unknown): Case => ({
  read: reader,
  wrong: 'number',
  none: 0,
  usual: USUAL.seconds(),
});
const count = (reader: (object: never) => unknown): Case => ({
  ...seconds(reader),
  usual: USUAL.count(),
});
const flag = (reader: (object: never) => unknown): Case => ({
  read: reader,
  wrong: 'flag',
  none: false,
  usual: USUAL.flag(),
});
const object = (reader: (object: never) => unknown, others?: object): Case => ({
  read: reader,
  wrong: 'object',
  none: null,
  usual: [[ann, ann]],
  ...(others && { with: others }),
});

const sent = { getId: () => 7 };
const ann = { getUid: () => 'ann', getName: () => 'Ann' };
/** Its files are shown as pictures and videos. */
const album = { getCategory: () => 'message', getType: () => 'image' };
/** Reads a field of a message's file, whose accessor the object has. */
const fileField =
  (name: 'name' | 'url' | 'bytes' | 'width' | 'height') =>
  (attachment: object): unknown =>
    filesOf({ getAttachments: () => [attachment] } as never)[0]?.[name];
const reacted =
  (name: 'messageId' | 'emoji' | 'uid') =>
  (reaction: object): unknown =>
    reactionChange({ getReaction: () => reaction } as never, true)[name];

/** The accessors that the kit leaves to apps. */
const UNREAD: readonly Case[] = [];

const CASES = {
  getUid: [text(uidOf), text((user) => senderId({ getSender: () => user } as never)), text(reacted('uid'))],
  getGuid: [text(guidOf)],
  getName: [
    text(nameOf),
    { ...text(isDescribed), none: false, usual: USUAL.text().map(([given]) => [given, true]) },
    text(fileField('name')),
  ],
  getAvatar: [text(avatarOf)],
  getIcon: [text(iconOf)],
  getStatus: [text(statusOf)],
  getStatusMessage: [text(statusMessageOf)],
  getLastActiveAt: [seconds(lastActiveAt)],
  getTags: [
    {
      read: tagsOf,
      wrong: 'list',
      none: [],
      usual: [
        [
          ['vip', 7, null, 'new'],
          ['vip', 'new'],
        ],
      ],
    },
  ],
  getBlockedByMe: [flag(isBlockedUser)],
  getMembersCount: [count(membersCountOf)],
  getOwner: [text(ownerOf)],
  getScope: [text(scopeOf)],
  getId: [
    id(messageId),
    id((message) => quotedId({ getQuotedMessage: () => message } as never)),
    { read: isMessage, wrong: 'presence', none: false, usual: [] },
  ],
  getConversationId: [text(conversationIdOf)],
  getParentMessageId: [id(parentId)],
  getReplyCount: [count(replyCountOf)],
  getReactions: [
    { read: (message) => reactionsOf(message) ?? [], wrong: 'list', none: [], usual: [[[], []]] },
    {
      read: (message) => reactionsOf(message) ?? [],
      wrong: 'list',
      none: [],
      usual: [
        [
          [{ getReaction: () => '👍', getCount: () => '2', getReactedByMe: () => 1 }, null, hostile, {}],
          [{ emoji: '👍', count: 2, mine: true }],
        ],
      ],
    },
  ],
  getCount: [
    {
      read: (each) => reactionsOf({ getReactions: () => [each] } as never)?.length ?? 0,
      wrong: 'number',
      none: 0,
      usual: [
        [2, 1],
        ['2', 1],
        [-2, 0],
      ],
      with: { getReaction: () => '👍' },
    },
  ],
  getReactedByMe: [
    {
      ...flag((each) => reactionsOf({ getReactions: () => [each] } as never)?.[0]?.mine),
      with: { getReaction: () => '👍', getCount: () => 1 },
    },
  ],
  getReaction: [
    text(reacted('emoji')),
    text((each) => reactionsOf({ getReactions: () => [each] } as never)?.[0]?.emoji ?? '', {
      getCount: () => 1,
    }),
    {
      read: (event) => reactionChange(event, true),
      wrong: 'object',
      none: { messageId: '', emoji: '', uid: '', isAdded: true },
      usual: [],
    },
  ],
  getReactedBy: [{ ...object(reacted('uid')), none: '', usual: [[ann, 'ann']] }],
  getMessageId: [id(receiptMessageId), id(reacted('messageId'))],
  getQuotedMessageId: [id(quotedId)],
  getQuotedMessage: [object(quotedMessage)],
  getMuid: [text(muidOf)],
  getSender: [
    object(senderOf),
    { ...object((receipt) => readerOf(receipt).user) },
    { ...object(senderId), none: '', usual: [[ann, 'ann']] },
  ],
  getReceiver: [
    text(receiptReceiver),
    object(receivingUser),
    {
      ...object(isOfGroup),
      none: false,
      usual: [
        [ann, false],
        [{ getGuid: () => 'crew' }, true],
      ],
    },
  ],
  getReceiverType: [
    {
      read: isOfGroup,
      wrong: 'text',
      none: false,
      usual: [
        ['user', false],
        ['group', true],
      ],
    },
  ],
  getReceiverId: [text(receiverId)],
  getType: [text(messageType), text(groupTypeOf)],
  getCategory: [text(categoryOf)],
  getSentAt: [seconds(sentAt)],
  getDeliveredAt: [seconds((receipt) => readerOf(receipt).deliveredAt)],
  getReadAt: [
    seconds((receipt) => readerOf(receipt).readAt),
    seconds((receipt) => readerOf(receipt).deliveredAt),
    flag(isRead),
  ],
  getDeletedAt: [
    seconds(revisedAt),
    { ...seconds(isDeleted), none: false, usual: USUAL.seconds().map(([given]) => [given, true]) },
  ],
  getEditedAt: [
    seconds(revisedAt),
    { ...seconds(isEdited), none: false, usual: USUAL.seconds().map(([given]) => [given, true]) },
  ],
  getMentionedUsers: [{ read: mentionedUsers, wrong: 'list', none: [], usual: [[[ann], [ann]]] }],
  getText: [
    text(writtenText),
    text((message) => previewOf(message, null).text, { getType: () => 'text', getCategory: () => 'message' }),
  ],
  getCaption: [text(captionOf)],
  getAttachment: [{ ...object((message) => filesOf(message).length), none: 0, usual: [[ann, 1]] }],
  getAttachments: [
    {
      read: (message) => filesOf(message).length,
      wrong: 'list',
      none: 0,
      usual: [[[null, hostile, ann], 3]],
    },
  ],
  getUrl: [text(fileField('url'))],
  getSize: [count(fileField('bytes'))],
  getMimeType: [
    {
      read: (attachment) => filesOf({ ...album, getAttachments: () => [attachment] } as never)[0]?.kind,
      wrong: 'text',
      none: 'image',
      usual: [
        ['video/mp4', 'video'],
        ['image/png', 'image'],
        ['application/octet-stream', 'image'],
        ['application/pdf', 'file'],
      ],
    },
  ],
  getWidth: [count(fileField('width'))],
  getHeight: [count(fileField('height'))],
  getConversationText: [text(customText)],
  getAction: [text((message) => groupChangeOf(message).action)],
  getActionBy: [{ ...object((message) => groupChangeOf(message).by), none: '', usual: [[ann, 'Ann']] }],
  getActionOn: [{ ...object((message) => groupChangeOf(message).on), none: '', usual: [[ann, 'Ann']] }],
  getConversationWith: [object(partnerOf)],
  getLastMessage: [
    {
      ...object(lastMessageOf),
      usual: [
        [{}, null],
        [[], null],
        [sent, sent],
      ],
    },
  ],
  getUnreadMessageCount: [
    count(unreadCount),
    { read: isConversation, wrong: 'presence', none: false, usual: [] },
  ],
  getLastReadMessageId: [id(lastReadId)],
  getConversationType: [
    {
      read: (conversation) => peerOfConversation(conversation).id,
      wrong: 'text',
      // Then it is a group if the partner is.
      none: 'crew',
      usual: [
        ['user', 'ann'],
        ['group', 'crew'],
      ],
      with: { getConversationWith: () => ({ getUid: () => 'ann', getGuid: () => 'crew' }) },
    },
  ],
  getRole: [
    {
      read: (user) => haveSameDescription(user, ann as never),
      wrong: 'text',
      none: true,
      usual: [
        ['admin', false],
        [7, false],
      ],
      with: ann,
    },
  ],
  getHasBlockedMe: UNREAD,
  getCreatedAt: UNREAD,
  getData: [
    {
      read: isCustomMessage,
      wrong: 'presence',
      none: false,
      usual: [[{ question: 'When?' }, true]],
      with: { getCategory: () => 'custom' },
    },
  ],
  getMetadata: UNREAD,
  getActionFor: UNREAD,
  getReactedAt: UNREAD,
  getUnreadMentionsCount: [count(unreadMentions)],
  getPinnedAt: [seconds((conversation) => marksOf(conversation).pinned)],
  getMutedAt: [seconds((conversation) => marksOf(conversation).muted)],
  getArchivedAt: [seconds((conversation) => marksOf(conversation).archived)],
} satisfies Record<AccessorName, readonly Case[]>;

const rows = Object.entries(CASES as Record<AccessorName, readonly Case[]>).flatMap(([accessor, cases]) =>
  cases.map((each, at) => ({
    name: cases.length > 1 ? `${accessor} (${at + 1})` : accessor,
    accessor,
    ...each,
  })),
);

/** Reads with errors collected; returns what was read, and the reports. */
function reading(work: () => unknown): { found: unknown; reports: unknown[] } {
  const reports: unknown[] = [];
  let found: unknown;
  new ErrorCollector((cause) => reports.push(cause)).run(() => {
    found = work();
  });
  return { found, reports };
}

describe.each(rows)('$name', ({ accessor, read, wrong, none, usual, with: others = {} }) => {
  const of = (object: unknown) => read(object as never);
  const giving = (value: unknown) => ({ ...others, [accessor]: () => value });

  it('reads as nothing where it is missing, no function, or of a wrong type', () => {
    expect([{ ...others }, { ...others, [accessor]: 'ann' }].map(of)).toEqual([none, none]);
    for (const value of WRONG[wrong]) expect(of(giving(value)), String(typeof value)).toEqual(none);
  });

  it('reads as nothing where it throws, which is reported once for an object', () => {
    const throwing = {
      ...others,
      [accessor]() {
        throw failure;
      },
    };
    if (wrong === 'presence') return expect(of(throwing)).toBe(true);
    const { found, reports } = reading(() => [of(throwing), of(throwing)]);
    expect(found).toEqual([none, none]);
    return expect(reports).toEqual([
      expect.objectContaining({
        code: 'ERR_BAD_OBJECT',
        message: `${accessor}() threw: not here`,
        details: failure,
      }),
    ]);
  });

  it('reads as nothing of nothing, and of an object that throws at everything', () => {
    if (Object.keys(others).length === 0)
      expect([null, undefined, hostile].map(of)).toEqual([none, none, none]);
    else expect(of({ ...others, [accessor]: undefined })).toEqual(none);
  });

  it('reads what SDKs give, also of frozen objects, instances and proxies', () => {
    for (const [given, expected] of usual) {
      class Instance {
        readonly #given = given;
        constructor() {
          Object.assign(this, others);
        }
        [accessor]() {
          return this.#given;
        }
      }
      const objects = [
        giving(given),
        Object.freeze(giving(given)),
        new Instance(),
        new Proxy(giving(given), {}),
      ];
      for (const object of objects) expect(of(object)).toEqual(expected);
    }
  });
});

it('every accessor that the boundary reads is in the table', () => {
  const sources = listFiles('src/client/boundary', /\.ts$/).map(readText).join('');
  const untested = Object.entries(CASES).filter(
    ([accessor, cases]) => cases.length === 0 && sources.includes(`'${accessor}'`),
  );
  expect(untested).toEqual([]);
});
