import { type Accessor, createEffect, createMemo, createSignal, on, untrack } from 'solid-js';
import { FETCH_TIMEOUT_MS } from '../client/boundary/calls.ts';
import { filesOf, type MessageFile, writtenText } from '../client/boundary/content.ts';
import { uidOf } from '../client/boundary/entities.ts';
import { isDeleted, messageId, messageType, sentAt } from '../client/boundary/messages.ts';
import { peerOfMessage } from '../client/boundary/peers.ts';
import { createSessionOf, subscribeToClient, watchConnection } from '../client/client.ts';
import type { ChatPeer } from '../client/create-chat-peer.ts';
import { createFetches } from '../client/create-fetches.ts';
import { attempt, type Report } from '../client/create-report.ts';
import { createEventBus } from '../client/events/create-event-bus.ts';
import { messageCallbacks } from '../client/events/message-callbacks.ts';
import { useChatKit } from '../client/use-chat-kit.ts';
import { chatSdk } from '../sdk/chat-sdk.ts';
import type { Kit, KitSDK } from '../sdk/index.ts';
import { KitUrlsFormatter } from '../text/formatters/index.ts';
import { createQuietRefresh } from '../utils/create-quiet-refresh.ts';

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
  /** 'image', 'video', 'audio', 'file' or 'text'. */
  readonly type: string;
  readonly sentAt: number;
  readonly file: MessageFile | null;
  /** The link, and the text that it is written in. */
  readonly link: { readonly href: string; readonly shown: string; readonly text: string } | null;
}

/** What the members of a chat share, newest first, in pages. */
export interface Shared {
  phase: Accessor<'loading' | 'error' | 'ready'>;
  items: Accessor<readonly SharedItem[]>;
  /** Loads the next page, unless one is loading or none is left; after an error it loads again. */
  more(): void;
}

/** Returns the kinds that an SDK can fetch. */
export function sharedKindsOf(sdk: KitSDK | undefined): readonly SharedKind[] {
  const { MessagesRequestBuilder: Builder } = chatSdk(sdk);
  if (!Builder) return [];
  const { setTypes, hasLinks } = new Builder();
  return [...(setTypes ? (['media', 'files'] as const) : []), ...(hasLinks ? (['links'] as const) : [])];
}

/** Loads the media, files or links of a chat in pages, and follows new and deleted messages. */
export function createShared(peer: Accessor<ChatPeer | null>, kind: SharedKind, report: Report): Shared {
  const { sdk, client, events } = useChatKit();
  const session = createSessionOf(client);
  const uid = createMemo(() => uidOf(session().user));
  const fetches = createFetches();
  const [phase, setPhase] = createSignal<'loading' | 'error' | 'ready'>('loading');
  const [items, setItems] = createSignal<readonly SharedItem[]>([]);
  const [hasMore, setHasMore] = createSignal(false);
  let request: Kit.MessagesRequest | undefined;

  const requestOf = (): Kit.MessagesRequest | undefined => {
    const { MessagesRequestBuilder: Builder } = chatSdk(untrack(sdk));
    const to = untrack(peer);
    if (!Builder || !to) return undefined;
    const builder = new Builder().setLimit(PAGE_SIZE);
    if (to.isGroup) builder.setGUID(to.id);
    else builder.setUID(to.id);
    builder.setCategories?.(['message']);
    if (kind === 'links') builder.hasLinks?.(true);
    else builder.setTypes?.([...TYPES[kind]]);
    builder.hideReplies?.(false);
    return builder.build();
  };
  const itemsOf = (page: readonly Kit.Message[]) => [...page].reverse().flatMap((each) => read(each, kind));
  const loadPage = () => {
    const from = request;
    if (!from) return;
    fetches.start(async () => from.fetchPrevious(), {
      timeoutMs: FETCH_TIMEOUT_MS,
      onAnswer(page) {
        const known = new Set(untrack(items).map(({ key }) => key));
        const found = itemsOf(page).filter(({ key }) => !known.has(key));
        setItems((before) => [...before, ...found]);
        setHasMore(page.length > 0);
        setPhase('ready');
      },
      onFailure(cause) {
        report(cause);
        setPhase('error');
      },
    });
  };
  const load = () => {
    fetches.endAll();
    setItems([]);
    setHasMore(false);
    setPhase('loading');
    if (untrack(uid) === '') return;
    try {
      request = requestOf();
      loadPage();
    } catch (cause) {
      report(cause);
      setPhase('error');
    }
  };
  createEffect(on([peer, uid, sdk], load));

  const drop = (message: Kit.Message) => {
    const id = messageId(message);
    if (isDeleted(message)) setItems((all) => all.filter((each) => each.messageId !== id));
  };
  const refresh = createQuietRefresh(() => {
    attempt(report, () => {
      const newest = requestOf();
      if (!newest || untrack(phase) !== 'ready') return;
      fetches.start(async () => newest.fetchPrevious(), {
        timeoutMs: FETCH_TIMEOUT_MS,
        onAnswer(page) {
          const known = new Set(untrack(items).map(({ key }) => key));
          const found = itemsOf(page).filter(({ key }) => !known.has(key));
          if (found.length > 0) setItems((before) => [...found, ...before]);
        },
        onFailure: report,
      });
    });
  });
  /** Looks for new items if a message belongs to this chat. */
  const follow = (message: Kit.Message) =>
    attempt(report, () => {
      const to = untrack(peer);
      const from = peerOfMessage(message, untrack(uid));
      if (from.id === to?.id && from.isGroup === to.isGroup) refresh();
    });
  subscribeToClient(client, {
    callbacks: { Message: messageCallbacks({ received: follow, revised: drop, receipt() {} }) },
    onLate: () => refresh(),
    onError: report,
  });
  watchConnection(client, {
    isLoading: () => untrack(phase) === 'loading',
    onConnected: (wasLost) => wasLost && refresh(),
    onError: report,
  });
  createEventBus({
    channels: events,
    subscribe({ messages }, onEvent) {
      onEvent(messages.ccMessageSent, ({ message, status }) => status === 'success' && follow(message));
      onEvent(messages.ccMessageDeleted, drop);
    },
    scheduled:
      (work) =>
      (...args) =>
        void attempt(report, () => work(...args)),
    report,
  });

  return {
    phase,
    items,
    more() {
      if (untrack(phase) === 'error' && untrack(items).length === 0) load();
      else if (untrack(phase) === 'error' || (untrack(phase) === 'ready' && untrack(hasMore))) {
        setPhase('loading');
        loadPage();
      }
    },
  };
}

/** Returns the files or links of a message. */
function read(message: Kit.Message, kind: SharedKind): SharedItem[] {
  const id = messageId(message);
  if (id === '' || isDeleted(message)) return [];
  const type = messageType(message);
  const shared = { messageId: id, type, sentAt: sentAt(message) };
  if (kind !== 'links')
    return filesOf(message).map((file, at) => ({ ...shared, key: `${id} ${at}`, file, link: null }));
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
