import { type Accessor, createMemo } from 'solid-js';
import { conversationIdOf, lastMessageOf, partnerOf } from '../client/boundary/conversations.ts';
import { entityId, isGroupEntity, nameOf, pictureOf, uidOf } from '../client/boundary/entities.ts';
import { createException } from '../client/boundary/exception.ts';
import type { OpenedChat } from '../client/boundary/kinds.ts';
import {
  isOwn,
  messageId,
  receiverOf,
  receivingUser,
  senderOf,
  sentAt,
} from '../client/boundary/messages.ts';
import { objectOf } from '../client/boundary/read.ts';
import {
  canSearchMessages,
  type NextRows,
  searchConversations,
  searchMessages,
  searchUsers,
} from '../client/boundary/search-source.ts';
import type { Report } from '../client/create-report.ts';
import type { SessionState } from '../client/session.ts';
import { createRowPages, type RowPages, type RowSource } from '../list/pages/create-row-pages.ts';
import type { TextKey } from '../localize/index.ts';
import type { Kit, KitSDK } from '../sdk/index.ts';
import type { KitSearchProps } from './props.ts';

const NO_CHAT = 'A message has no chat to open: getReceiver() or getSender() returns nobody.';

/** A result, as its row shows it. */
export interface Hit {
  readonly key: string;
  readonly entity: Kit.User | Kit.Group | null;
  /** The message, or the last one of a conversation. */
  readonly message: Kit.Message | null;
  open(): void;
}

/** The results of one kind. */
export interface HitSection {
  readonly name: 'conversations' | 'users' | 'messages';
  readonly title: TextKey;
  readonly results: RowPages<Hit>;
}

/** The options of the results. */
export interface HitsOptions {
  keyword: Accessor<string>;
  session: Accessor<SessionState>;
  props: KitSearchProps;
  report: Report;
}

/** Creates the sections of results; each has pages of its own. */
export function createHits({ keyword, session, props, report }: HitsOptions): readonly HitSection[] {
  const signedIn = createMemo(() => {
    const { user, sdk } = session();
    return user && sdk && { uid: uidOf(user), sdk };
  });
  const section = <T>(
    name: HitSection['name'],
    title: TextKey,
    isHidden: (sdk: KitSDK) => boolean | undefined,
    search: (sdk: KitSDK, keyword: string) => NextRows<T>,
    hitOf: (item: T, uid: string) => Hit,
  ): HitSection => {
    const request = createMemo((): RowSource<Hit> | null => {
      const staticUser = signedIn();
      const wanted = keyword();
      if (!staticUser || wanted === '' || isHidden(staticUser.sdk)) return null;
      const open = (): NextRows<Hit> => {
        const next = search(staticUser.sdk, wanted);
        return async () => {
          const { rows, isEnd } = await next();
          return { isEnd, rows: rows.map((row) => hitOf(row, staticUser.uid)) };
        };
      };
      return { keyword: wanted, key: staticUser.uid, open };
    });
    return { name, title, results: createRowPages(request, ({ key }) => key, report) };
  };
  return [
    section(
      'conversations',
      'chats.title',
      () => props.hideConversations,
      searchConversations,
      (conversation) => ({
        key: conversationIdOf(conversation),
        entity: partnerOf(conversation),
        message: lastMessageOf(conversation),
        open: () => props.onConversationClick?.(conversation as never),
      }),
    ),
    section(
      'users',
      'search.people',
      () => props.hideUsers,
      searchUsers,
      (user) => ({
        key: uidOf(user),
        entity: user,
        message: null,
        open: () => props.onUserClick?.(user as never),
      }),
    ),
    section(
      'messages',
      'messages.title',
      (sdk) => props.hideMessages || !canSearchMessages(sdk),
      (sdk, wanted) => searchMessages(sdk, wanted),
      (message, uid) => {
        const entity = chatEntityOf(message, uid);
        return {
          key: messageId(message),
          entity,
          message,
          open() {
            if (entity) props.onMessageClick?.(message as never, chatWith(entity));
            else report(createException('ERR_BAD_OBJECT', NO_CHAT, message));
          },
        };
      },
    ),
  ];
}

/** Returns the user or group of a message's chat; null if the SDK does not provide it. */
function chatEntityOf(message: Kit.Message, uid: string): Kit.User | Kit.Group | null {
  if (receiverOf(message).isGroup) return objectOf<Kit.Group>(message, 'getReceiver');
  return isOwn(message, uid) ? receivingUser(message) : senderOf(message);
}

function chatWith(entity: Kit.User | Kit.Group): OpenedChat {
  return isGroupEntity(entity) ? { group: entity } : { user: entity as Kit.User };
}

/** Returns what the row of a user or group shows. */
export function describeEntity(entity: Kit.User | Kit.Group | null) {
  const name = nameOf(entity);
  return { name, picture: entity ? pictureOf(entity) : '', colorKey: entityId(entity) || name };
}

/** When a result was active last, in seconds. */
export const timeOf = ({ message }: Hit): number => sentAt(message);
