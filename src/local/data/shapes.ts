import type { Records, StoreName } from './records.ts';

/** The required fields of records: texts, integers, objects. */
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
    receipts: ['conversationId uid step', 'parentId id at'],
  };
/** Optional lists: of texts, none of numbers, of objects. */
const LISTS = ['tags endTags mentions withheldFrom repliesWithheldFrom', '', 'earlier reactions more'];

const isText = (value: unknown): boolean => typeof value === 'string';
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
const KINDS = [isText, Number.isSafeInteger, isObject] as const;

const named = (names = ''): string[] => names.split(' ').filter(Boolean);

/** Whether a value of unknown origin is a record of the store. */
export function isRecord<S extends StoreName>(store: S, value: unknown): value is Records[S] {
  if (!isObject(value)) return false;
  const record = value as Record<string, unknown>;
  return (
    isText(record.role ?? '') &&
    KINDS.every(
      (isOfKind, kind) =>
        named(FIELDS[store][kind]).every((name) => isOfKind(record[name])) &&
        named(LISTS[kind]).every((name) => {
          const { [name]: list = [] } = record;
          return Array.isArray(list) && list.every(isOfKind);
        }),
    )
  );
}
