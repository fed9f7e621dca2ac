import { createException, toException } from '../../client/boundary/exception.ts';
import { isOfGroup, messageId, receiverId, sdkId, senderId } from '../../client/boundary/messages.ts';
import { noSdk } from '../../client/session.ts';
import {
  DEFAULT_PAGE_SIZE,
  type Kit,
  type KitChatSDK,
  type KitSDK,
  LIMIT_REQUIRED_CODE,
} from '../../sdk/index.ts';
import type { ChatPeer } from './create-chat-peer.ts';

/** Which messages a list loads. */
export interface MessageQuery {
  readonly peer: ChatPeer | null;
  /** The id of the message whose thread is shown; '' for the chat itself. */
  readonly parentId: string;
  /** The app's builder. */
  readonly builder: Kit.MessagesRequestBuilder | undefined;
}

/** Fetches the next page to one side, oldest message first; [] after the last one. */
export type NextPage = () => Promise<readonly Kit.Message[]>;

type Setup = (builder: Kit.MessagesRequestBuilder) => void;

/** The requests of a chat or thread. */
export class MessageSource {
  readonly sdk: KitChatSDK;
  readonly peer: ChatPeer;
  readonly #query: MessageQuery;
  readonly #onPage: () => void;

  /**
   * @param onPage - called after each page.
   * @throws Kit.Exception without an SDK or a chat
   */
  constructor(sdk: KitSDK | undefined, query: MessageQuery, onPage: () => void = () => {}) {
    if (!sdk) throw noSdk();
    if (!query.peer) throw createException('ERR_BAD_CHAT', 'The chat is with nobody.');
    this.sdk = sdk as KitChatSDK;
    this.peer = query.peer;
    this.#query = query;
    this.#onPage = onPage;
  }

  /** Whether the SDK has pages to newer messages. */
  get hasNewer(): boolean {
    return typeof this.#build(() => {}).fetchNext === 'function';
  }

  /** Whether the SDK tells which messages changed. */
  get hasUpdates(): boolean {
    const { setUpdatedAfter, updatesOnly } = this.#builder();
    return Boolean(setUpdatedAfter && updatesOnly);
  }

  /** The page size, as far as is known. */
  get limit(): number {
    const { getLimit } = this.#builder() as Partial<Kit.RequestBuilder<unknown>>;
    return Number(getLimit?.call(this.#builder())) || DEFAULT_PAGE_SIZE;
  }

  /** The pages before a message; without one, from the newest message back. */
  older(before?: string): NextPage {
    return this.#pages('fetchPrevious', fromMessage(before));
  }

  /** The pages after a message. */
  newer(after: string): NextPage {
    return this.#pages('fetchNext', fromMessage(after));
  }

  /**
   * The messages that changed since a time in seconds, newest page first.
   * @param isWithoutNew - leaves out those sent since then.
   */
  changed(since: number, isWithoutNew: boolean): NextPage {
    const whole = Math.max(0, Math.floor(since));
    return this.#pages('fetchPrevious', [
      (builder) => void builder.setUpdatedAfter?.(whole).updatesOnly?.(isWithoutNew),
      (builder) => void builder.setUpdatedAfter?.(undefined as never).updatesOnly?.(false),
    ]);
  }

  /** Fetches a message by its id; null if the SDK cannot. */
  async find(id: string): Promise<Kit.Message | null> {
    return (await this.sdk.getMessageDetails?.(sdkId(id))) ?? null;
  }

  #builder(): Kit.MessagesRequestBuilder {
    const { builder } = this.#query;
    if (!builder) return new this.sdk.MessagesRequestBuilder();
    if (typeof builder.build === 'function') return builder;
    throw createException(
      'ERR_BUILDER_EXPECTED',
      'Expected a request builder, which has build(): not the request that build() returns, and not a promise.',
    );
  }

  /** Builds a request of the chat. The app's builder is used again, and must not keep what `setUp` sets. */
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
        if (parentId !== '') builder.setParentMessageId?.(undefined as never);
      }
    }
  }

  /** Sets a limit if the SDK requires one. */
  #pages(method: 'fetchPrevious' | 'fetchNext', [setUp, undo]: readonly [Setup, Setup?]): NextPage {
    let request: Kit.MessagesRequest | undefined;
    const open = (limit?: number) => {
      request = this.#build(setUp, undo, limit);
      return fetchPage(request, method);
    };
    const next = async () => {
      if (request) return fetchPage(request, method);
      try {
        return await open();
      } catch (cause) {
        if (toException(cause).code !== LIMIT_REQUIRED_CODE) throw cause;
        return open(DEFAULT_PAGE_SIZE);
      }
    };
    return async () => {
      const page = await next();
      if (page.length > 0 && page.every((message) => isElsewhere(message, this.peer)))
        throw createException('ERR_BAD_OBJECT', 'The builder gave messages of another chat.');
      this.#onPage();
      return page;
    };
  }
}

/** Whether a message certainly belongs to another chat; one without ids may be of this one. */
function isElsewhere(message: Kit.Message, { id, isGroup }: ChatPeer): boolean {
  const to = receiverId(message);
  if (isGroup || isOfGroup(message)) return to !== '' && (to !== id || isGroup !== isOfGroup(message));
  const from = senderId(message);
  return to !== '' && from !== '' && to !== id && from !== id;
}

function fromMessage(id: string | undefined): readonly [Setup, Setup?] {
  if (id === undefined) return [() => {}];
  return [
    (builder) => void builder.setMessageId(sdkId(id)),
    (builder) => void builder.setMessageId(undefined as never),
  ];
}

async function fetchPage(
  request: Kit.MessagesRequest,
  method: 'fetchPrevious' | 'fetchNext',
): Promise<readonly Kit.Message[]> {
  const page: unknown = await request[method]?.();
  if (Array.isArray(page)) return page as Kit.Message[];
  throw createException(
    'ERR_BAD_OBJECT',
    `${method}() gave no page: it resolves to an array, which is [] after the last page.`,
    page,
  );
}

/** The id of the first message of a page that has one. */
export function firstIdOf(page: readonly Kit.Message[]): string | undefined {
  return page.map(messageId).find((id) => id !== '');
}

/** The id of the last message of a page that has one. */
export function lastIdOf(page: readonly Kit.Message[]): string | undefined {
  return page.map(messageId).findLast((id) => id !== '');
}
