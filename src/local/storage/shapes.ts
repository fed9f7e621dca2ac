import type { AnyRecord, StoreName } from '../data/records.ts';

/** The fields that a record must have: texts, numbers, objects. */
const FIELDS: { readonly [Store in StoreName]: readonly [text: string, numbers?: string, objects?: string] } =
  {
    users: ['uid name status'],
    groups: ['guid name type owner', 'createdAt membersCount'],
    members: ['guid uid scope nameKey', 'rank joinedAt'],
    relations: ['uid kind other nameKey'],
    conversations: [
      'uid conversationId type end nameKey',
      'activeAt lastId unread unreadMentions deliveredId deliveredAt readId readAt hiddenId',
    ],
    messages: [
      'conversationId sender receiverType receiverId',
      'id parentId sentAt deliveredAt readAt editedAt deletedAt',
      'content mentions',
    ],
    media: ['', 'id', 'blob'],
    journal: ['', 'seq', 'events'],
    meta: ['key', 'lastId now seq', 'sessions'],
  };
const TYPES = ['string', 'number', 'object'];
const LISTS = ['tags', 'endTags', 'mentions', 'withheldFrom', 'events', 'sessions'];

/** Whether this is a record of the store; it may have come from anywhere. */
export function isRecord(store: StoreName, value: unknown): value is AnyRecord {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Record<string, unknown>;
  const hasFields = FIELDS[store].every((names = '', type) =>
    names.split(' ').every((name) => !name || (typeof record[name] === TYPES[type] && record[name] !== null)),
  );
  return hasFields && LISTS.every((name) => record[name] === undefined || Array.isArray(record[name]));
}
