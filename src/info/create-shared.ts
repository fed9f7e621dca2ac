import { type Accessor, createMemo, untrack } from 'solid-js';
import {
  captionOf,
  contentKind,
  filesOf,
  type MessageFile,
  writtenText,
} from '../client/boundary/content.ts';
import { nameOf, uidOf } from '../client/boundary/entities.ts';
import { compareIds, isDeleted, messageId, senderOf, sentAt } from '../client/boundary/messages.ts';
import { peerOfMessage } from '../client/boundary/peers.ts';
import { pageOf } from '../client/boundary/requests.ts';
import type { NextRows } from '../client/boundary/search-source.ts';
import { createSessionOf, subscribeToClient, watchConnection } from '../client/client.ts';
import type { ChatPeer } from '../client/create-chat-peer.ts';
import type { Report } from '../client/create-report.ts';
import { createEventBus } from '../client/events/create-event-bus.ts';
import { messageCallbacks } from '../client/events/message-callbacks.ts';
import { editedMessage } from '../client/records/edited-message.ts';
import { useChatKit } from '../client/use-chat-kit.ts';
import { createRowPages, type RowPages, type RowSource } from '../list/pages/create-row-pages.ts';
import { chatSdk } from '../sdk/chat-sdk.ts';
import type { Kit, KitSDK } from '../sdk/index.ts';
import { KitUrlsFormatter } from '../text/formatters/index.ts';

const PAGE_SIZE = 30;

/** The kinds of what the members of a chat share. */
export type SharedKind = 'media' | 'files' | 'links';

const TYPES: Readonly<Record<SharedKind, readonly string[]>> = {
  media: ['image', 'video'],
  files: ['file', 'audio'],
  links: ['text'],
};

/** A file or link of a message. */
export interface SharedItem {
  /** Unique among the items of a kind. */
  readonly key: string;
  readonly messageId: string;
  /** Held for the URLs of its files, which an SDK may revoke otherwise. */
  readonly message: Kit.Message;
  /** 'image', 'video', 'audio', 'file' or 'text'. */
  readonly type: string;
  readonly sentAt: number;
  /** The name of who sent it. */
  readonly sender: string;
  /** The text beside a file; '' without one. */
  readonly caption: string;
  readonly file: MessageFile | null;
  /** The link, and the text that it is written in. */
  readonly link: { readonly href: string; readonly shown: string; readonly text: string } | null;
}

/** Returns the kinds that an SDK can fetch. */
export function sharedKindsOf(sdk: KitSDK | undefined): readonly SharedKind[] {
  const { MessagesRequestBuilder: Builder } = chatSdk(sdk);
  if (!Builder) return [];
  const { setTypes, hasLinks } = new Builder();
  return [...(setTypes ? (['media', 'files'] as const) : []), ...(hasLinks ? (['links'] as const) : [])];
}

/** Loads the media, files or links of a chat in pages, newest first, and follows new, edited and deleted messages. */
export function createShared(
  peer: Accessor<ChatPeer | null>,
  kind: SharedKind,
  report: Report,
): RowPages<SharedItem> {
  const { sdk, client, events } = useChatKit();
  const session = createSessionOf(client);
  const uid = createMemo(() => uidOf(session().user));
  const source = createMemo((): RowSource<SharedItem> | null => {
    const [staticPeer, me] = [peer(), uid()];
    const { MessagesRequestBuilder: Builder } = chatSdk(sdk());
    if (!Builder || !staticPeer || me === '') return null;
    const open = (): NextRows<SharedItem> => {
      const builder = new Builder().setLimit(PAGE_SIZE);
      if (staticPeer.isGroup) builder.setGUID(staticPeer.id);
      else builder.setUID(staticPeer.id);
      builder.setCategories?.(['message']);
      if (kind === 'links') builder.hasLinks?.(true);
      else builder.setTypes?.([...TYPES[kind]]);
      builder.hideReplies?.(false);
      const request = builder.build();
      return async () => {
        const page = pageOf<Kit.Message>(await request.fetchPrevious(), 'fetchPrevious');
        return { rows: [...page].reverse().flatMap((each) => read(each, kind)), isEnd: page.length === 0 };
      };
    };
    return { key: `${me} ${staticPeer.key}`, keyword: '', open };
  });
  const pages = createRowPages(
    source,
    ({ key }) => key,
    report,
    (before, fetched) => (contentOf(before) === contentOf(fetched) ? before : fetched),
  );

  /** Replaces the items of a message, which keep their place. */
  const replace = (message: Kit.Message, found: readonly SharedItem[]) => {
    const id = messageId(message);
    pages.edit((all, hasMore) => {
      const known = all.findIndex((each) => each.messageId === id);
      if (known < 0 && found.length === 0) return all;
      const others = all.filter((each) => each.messageId !== id);
      const at = known < 0 ? others.findIndex((each) => isOlder(each, message)) : known;
      // Messages older than the loaded ones arrive with their page.
      if (at < 0) return hasMore ? all : [...others, ...found];
      return [...others.slice(0, at), ...found, ...others.slice(at)];
    });
  };
  const drop = (message: Kit.Message) => replace(message, []);
  const follow = (message: Kit.Message) => {
    const to = untrack(peer);
    const from = peerOfMessage(message, untrack(uid));
    if (from.id === to?.id && from.isGroup === to.isGroup) replace(message, read(message, kind));
  };
  const revise = (message: Kit.Message) => (isDeleted(message) ? drop(message) : follow(message));
  subscribeToClient(client, {
    callbacks: { Message: messageCallbacks({ received: follow, revised: revise, receipt() {} }) },
    onLate: pages.restart,
    onError: report,
  });
  watchConnection(client, {
    isLoading: () => untrack(pages.phase) === 'loading',
    onConnected: (wasLost) => wasLost && pages.restart(),
    onError: report,
  });
  createEventBus({
    channels: events,
    subscribe({ messages }, onEvent) {
      onEvent(messages.ccMessageSent, ({ message, status }) => status === 'success' && follow(message));
      onEvent(messages.ccMessageEdited, (edit) => {
        const message = editedMessage(edit);
        if (message) follow(message);
      });
      onEvent(messages.ccMessageDeleted, drop);
    },
    report,
  });
  return pages;
}

const contentOf = ({ message: _, ...item }: SharedItem): string => JSON.stringify(item);

const isOlder = (item: SharedItem, message: Kit.Message): boolean =>
  (item.sentAt - sentAt(message) || compareIds(item.messageId, messageId(message))) < 0;

/** Returns the files or links of a message. */
function read(message: Kit.Message, kind: SharedKind): SharedItem[] {
  const id = messageId(message);
  const type = contentKind(message);
  if (id === '' || isDeleted(message) || !TYPES[kind].includes(type)) return [];
  const sender = nameOf(senderOf(message));
  const shared = {
    messageId: id,
    message,
    type,
    sentAt: sentAt(message),
    sender,
    caption: captionOf(message),
  };
  if (kind !== 'links')
    return filesOf(message).map((file, at) => ({
      ...shared,
      type: file.kind,
      key: `${id} ${at}`,
      file,
      link: null,
    }));
  const text = writtenText(message);
  return new KitUrlsFormatter().format(text).flatMap((segment, at) =>
    segment.type === 'link' && /^https?:/i.test(segment.href)
      ? [
          {
            ...shared,
            key: `${id} ${at}`,
            file: null,
            link: { href: segment.href, shown: segment.text, text },
          },
        ]
      : [],
  );
}
