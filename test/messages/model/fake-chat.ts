import type { Kit, KitSDK } from 'solid-chat-kit';
import { TextMessage, User } from 'solid-chat-kit/local';
import { FakeSdk, settled } from '../../support/fake-sdk.ts';

/** A fetch of a page, which waits until the test answers it. */
export interface FakePage {
  readonly method: 'fetchPrevious' | 'fetchNext';
  /** The message to page from. */
  readonly from: unknown;
  readonly updatedAfter: unknown;
  answer(page: unknown): Promise<void>;
  fail(cause?: unknown): Promise<void>;
}

/** What a fake chat lacks. */
export interface FakeChatGaps {
  newer?: boolean;
  updates?: boolean;
}

/** A chat SDK controlled by a test. Somebody is signed in from the start. */
export class FakeChat extends FakeSdk {
  readonly pages: FakePage[] = [];
  readonly MessagesRequestBuilder: new () => Kit.MessagesRequestBuilder;

  constructor(gaps: FakeChatGaps = {}) {
    super();
    const { pages } = this;
    this.MessagesRequestBuilder = class {
      #from: unknown;
      #updatedAfter: unknown;
      setUID() {
        return this;
      }
      setGUID() {
        return this;
      }
      setLimit() {
        return this;
      }
      setMessageId(id: unknown) {
        this.#from = id;
        return this;
      }
      setParentMessageId() {
        return this;
      }
      setUpdatedAfter = gaps.updates
        ? undefined
        : (seconds: unknown) => {
            this.#updatedAfter = seconds;
            return this;
          };
      updatesOnly = gaps.updates ? undefined : () => this;
      build() {
        const built = { from: this.#from, updatedAfter: this.#updatedAfter };
        const fetch = (method: FakePage['method']) => () =>
          new Promise<never>((resolve, reject) => {
            pages.push({
              method,
              ...built,
              answer: (page) => {
                resolve(page as never);
                return settled();
              },
              fail: (cause = new Error('Offline')) => {
                reject(cause);
                return settled();
              },
            });
          });
        return {
          fetchPrevious: fetch('fetchPrevious'),
          ...(!gaps.newer && { fetchNext: fetch('fetchNext') }),
        };
      }
    } as never;
  }

  /** The latest fetch of a page. */
  get page(): FakePage {
    const last = this.pages.at(-1);
    if (!last) throw new Error('No page was fetched.');
    return last;
  }

  /** Tells the list that messages arrived. */
  arrive(...messages: Kit.Message[]): void {
    for (const each of messages) this.emit('message', 'onTextMessageReceived', each);
  }
}

/** Adds members to a fake chat, or replaces them. */
export function withMembers<S extends KitSDK>(sdk: S, members: object): S {
  return Object.assign(sdk, members);
}

/** A text from Ann, with its id as the text. */
export function fromAnnAs(id: number, text = String(id), sentAt = 1_700_000_000 + id): TextMessage {
  const message = new TextMessage('me', text, 'user');
  message.setId(id);
  message.setSender(new User('ann', 'Ann'));
  message.setSentAt(sentAt);
  return message;
}

/** Texts from Ann with ids from one number up to another. */
export function textsFromAnn(from: number, to: number): TextMessage[] {
  return Array.from({ length: to - from + 1 }, (_, at) => fromAnnAs(from + at));
}
