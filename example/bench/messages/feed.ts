import type { Kit, KitChatSDK } from 'solid-chat-kit';
import { createListeners, createSdk } from '../feed/feed.ts';
import { BenchMessage, type BenchUser } from '../feed/objects.ts';
import { ME, makeUser, START, textOf } from '../feed/people.ts';
import { createRequests } from '../feed/requests.ts';

/** The pause between two messages, in seconds: some are in one group. */
const PAUSE = 110;

/** The number of messages of a chat. */
export interface ChatOptions {
  /** The messages of the first page. */
  first: number;
  /** The messages in total. @defaultValue first */
  total?: number;
}

/** A chat SDK with one chat, and functions that cause its events. */
export interface ChatFeed {
  readonly sdk: KitChatSDK;
  /** The other side of the chat. */
  readonly user: BenchUser;
  /** The page requests, which can be held back. */
  readonly requests: ReturnType<typeof createRequests>;
  /** How many events it has caused. */
  readonly events: number;
  /** Sends a message from the other side. */
  message(): void;
  isHeard(): boolean;
}

/** The messages of each further page. */
export const PAGE = 30;

/** Creates a feed of one chat; the same options give the same feed. */
export function createChatFeed({ first, total = first }: ChatOptions): ChatFeed {
  const user = makeUser(1);
  const listeners = createListeners();
  const requests = createRequests();
  const write = (index: number, isOwn: boolean) => {
    const [from, to] = isOwn ? [ME, user] : [user, ME];
    return new BenchMessage(index + 1, from, to, textOf(index), START + (index - total) * PAUSE);
  };
  const messages = Array.from({ length: total }, (_, index) => write(index, index % 3 === 0));
  const answer = async (page: readonly BenchMessage[]) => {
    await requests.pass();
    return page;
  };

  class MessagesRequestBuilder {
    #from: number | undefined;
    setUID() {
      return this;
    }
    setLimit() {
      return this;
    }
    getLimit() {
      return PAGE;
    }
    hideReplies() {
      return this;
    }
    setMessageId(id: number) {
      this.#from = id;
      return this;
    }
    build(): Kit.MessagesRequest {
      let size = this.#from === undefined ? first : PAGE;
      /** The index before which, or from which on, the next page is. */
      let before = this.#from === undefined ? messages.length : this.#from - 1;
      let after = this.#from ?? 0;
      return {
        fetchPrevious() {
          const end = before;
          before = Math.max(0, end - size);
          size = PAGE;
          return answer(messages.slice(before, end));
        },
        fetchNext() {
          const start = after;
          after = Math.min(messages.length, start + PAGE);
          return answer(messages.slice(start, after));
        },
      };
    }
  }

  return {
    sdk: createSdk(listeners, { MessagesRequestBuilder }) as KitChatSDK,
    user,
    requests,
    get events() {
      return messages.length - total;
    },
    message() {
      const message = write(messages.length, false);
      messages.push(message);
      for (const listener of listeners.message.values()) listener.onTextMessageReceived?.(message);
    },
    isHeard: () => listeners.message.size > 0,
  };
}
