import { chatSdk } from '../../sdk/chat-sdk.ts';
import { DEFAULT_PAGE_SIZE, type Kit, type KitChatSDK, type KitSDK } from '../../sdk/index.ts';
import { createException } from './exception.ts';
import { isOfGroup, messageId, receiverId, sdkId, senderId } from './messages.ts';
import type { Peer } from './peer-map.ts';
import { expectBuilder, limitOf, pageOf, withLimit } from './requests.ts';

/** The chat or thread whose messages a list loads. */
export interface MessageQuery<P extends Peer = Peer> {
  readonly peer: P | null;
  /** The id of the thread's parent message; '' for the chat itself. */
  readonly parentId: string;
  /** The app's builder. */
  readonly builder: Kit.MessagesRequestBuilder | undefined;
}

/** Fetches the next page in one direction, oldest message first; [] after the last page. */
export type NextPage = () => Promise<readonly Kit.Message[]>;

type Setup = (builder: Kit.MessagesRequestBuilder) => void;

/** The requests of a chat or thread. */
export class MessageSource {
  readonly sdk: KitChatSDK;
  readonly peer: Peer;
  readonly #query: MessageQuery;
  readonly #onPage: () => void;

  /**
   * @param onPage - called after each page.
   * @throws Kit.Exception without a chat
   */
  constructor(sdk: KitSDK, query: MessageQuery, onPage: () => void = () => {}) {
    if (!query.peer) throw createException('ERR_BAD_CHAT', 'The chat is with nobody.');
    this.sdk = sdk as KitChatSDK;
    this.peer = query.peer;
    this.#query = query;
    this.#onPage = onPage;
  }

  /** Whether the SDK can page to newer messages. */
  get hasNewer(): boolean {
    return typeof this.#build(() => {}).fetchNext === 'function';
  }

  /** Whether the SDK reports changed messages. */
  get hasUpdates(): boolean {
    const { setUpdatedAfter, updatesOnly } = this.#builder();
    return Boolean(setUpdatedAfter && updatesOnly);
  }

  /** The page size, if known. */
  get limit(): number {
    return limitOf(this.#builder()) ?? DEFAULT_PAGE_SIZE;
  }

  /** Pages backwards from a message; without one, from the newest. */
  older(before?: string): NextPage {
    return this.#pages('fetchPrevious', fromMessage(before));
  }

  /** Pages forwards from a message. */
  newer(after: string): NextPage {
    return this.#pages('fetchNext', fromMessage(after));
  }

  /**
   * Pages through the messages changed since a time in seconds, newest page first.
   * @param isWithoutNew - leaves out messages sent since then.
   */
  changed(since: number, isWithoutNew: boolean): NextPage {
    const whole = Math.max(0, Math.floor(since));
    return this.#pages('fetchPrevious', [
      (builder) => void builder.setUpdatedAfter?.(whole).updatesOnly?.(isWithoutNew),
      (builder) => void builder.setUpdatedAfter?.(undefined as never).updatesOnly?.(false),
    ]);
  }

  /** Fetches a message by its id; null if the SDK cannot. */
  find(id: string): Promise<Kit.Message | null> {
    return fetchMessage(this.sdk, id);
  }

  #builder(): Kit.MessagesRequestBuilder {
    const { builder } = this.#query;
    if (!builder) return new this.sdk.MessagesRequestBuilder();
    expectBuilder(builder);
    return builder;
  }

  /** Builds a request of the chat. Restores what `setUp` sets, because the app's builder is reused. */
  #build(setUp: Setup, undo?: Setup, limit?: number): Kit.MessagesRequest {
    const { peer, parentId, builder: own } = this.#query;
    const builder = this.#builder();
    if (limit || !own) builder.setLimit(limit ?? DEFAULT_PAGE_SIZE);
    if (peer?.isGroup) builder.setGUID(this.peer.id);
    else builder.setUID(this.peer.id);
    if (parentId === '') builder.hideReplies?.(true);
    else if (!builder.setParentMessageId)
      throw createException('ERR_BAD_OBJECT', 'The SDK has no threads: setParentMessageId() is missing.');
    try {
      if (parentId !== '') builder.setParentMessageId?.(sdkId(parentId));
      setUp(builder);
      return builder.build();
    } finally {
      if (own) {
        undo?.(builder);
        if (parentId !== '') builder.setParentMessageId?.(undefined);
      }
    }
  }

  /** Sets a limit if the SDK requires one. */
  #pages(method: 'fetchPrevious' | 'fetchNext', [setUp, undo]: readonly [Setup, Setup?]): NextPage {
    let request: Kit.MessagesRequest | undefined;
    const fetch = async () => pageOf<Kit.Message>(await request?.[method]?.(), method);
    const open = (limit?: number) => {
      request = this.#build(setUp, undo, limit);
      return fetch();
    };
    const next = () => (request ? fetch() : withLimit(open));
    return async () => {
      const page = await next();
      if (page.length > 0 && page.every((message) => isElsewhere(message, this.peer)))
        throw createException('ERR_BAD_OBJECT', 'The builder gave messages of another chat.');
      this.#onPage();
      return page;
    };
  }
}

/** Fetches a message by its id; null if the SDK cannot, or returns another message. */
export async function fetchMessage(sdk: KitSDK, id: string): Promise<Kit.Message | null> {
  const message = await chatSdk(sdk).getMessageDetails?.call(sdk, sdkId(id));
  return message && messageId(message) === id ? message : null;
}

/** Whether a message certainly belongs to another chat; one without ids may belong to this chat. */
function isElsewhere(message: Kit.Message, { id, isGroup }: Peer): boolean {
  const to = receiverId(message);
  if (isGroup || isOfGroup(message)) return to !== '' && (to !== id || isGroup !== isOfGroup(message));
  const from = senderId(message);
  return to !== '' && from !== '' && to !== id && from !== id;
}

function fromMessage(id: string | undefined): readonly [Setup, Setup?] {
  if (id === undefined) return [() => {}];
  return [
    (builder) => void builder.setMessageId(sdkId(id)),
    (builder) => void builder.setMessageId(undefined),
  ];
}

/** The id of the first message of a page that has one. */
export function firstIdOf(page: readonly Kit.Message[]): string | undefined {
  return page.map(messageId).find((id) => id !== '');
}

/** The id of the last message of a page that has one. */
export function lastIdOf(page: readonly Kit.Message[]): string | undefined {
  return page.map(messageId).findLast((id) => id !== '');
}
