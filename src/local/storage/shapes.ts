import type { AnyRecord, StoreName } from '../data/records.ts';

/** The fields that a record must have: texts, whole numbers, objects. */
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
const isText = (value: unknown): boolean => typeof value === 'string';
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
const KINDS = [isText, Number.isSafeInteger, isObject];
/** Lists that may be missing, by what they hold. */
const LISTS = Object.entries({
  tags: isText,
  endTags: isText,
  mentions: isText,
  withheldFrom: isText,
  events: isObject,
  sessions: isObject,
  earlier: isObject,
});

/** Whether this is a record of the store; it may have come from anywhere. */
export function isRecord(store: StoreName, value: unknown): value is AnyRecord {
  if (!isObject(value)) return false;
  const record = value as Record<string, unknown>;
  return (
    isText(record.role ?? '') &&
    FIELDS[store].every((names = '', kind) =>
      names.split(' ').every((name) => !name || KINDS[kind]?.(record[name])),
    ) &&
    LISTS.every(([name, isItem]) => {
      const { [name]: list = [] } = record;
      return Array.isArray(list) && list.every(isItem);
    })
  );
}
