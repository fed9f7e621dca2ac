/** A request without an answer yet. */
interface Waiting {
  answer: () => void;
}

/** The builders of a feed; requests are answered at once, or when they are released. */
export interface Requests {
  /** Whether answers wait for `release`. */
  isHeld: boolean;
  /** The number of waiting answers. */
  readonly waiting: number;
  /** Releases all waiting answers. */
  release(): void;
  /** Resolves at once, or when answers are released. */
  pass(): Promise<void>;
  /** Creates a builder class over these rows. A keyword filters the rows whose index modulo 3 is 1. */
  builderOf<T>(rows: readonly T[], first: number, page: number): new () => Builder<T>;
}

/** A builder of the bench. All its filters are readable, so that a newcomer is fetched alone. */
export interface Builder<T> {
  setLimit(limit: number): unknown;
  getLimit(): number;
  setSearchKeyword(keyword: string): unknown;
  getSearchKeyword(): string;
  getConversationType(): undefined;
  getTags(): undefined;
  getUserTags(): undefined;
  getGroupTags(): undefined;
  build(): { fetchNext(): Promise<readonly T[]> };
}

/** Creates the requests of a feed. */
export function createRequests(): Requests {
  const waiting: Waiting[] = [];
  const requests: Requests = {
    isHeld: false,
    get waiting() {
      return waiting.length;
    },
    release() {
      for (const { answer } of waiting.splice(0)) answer();
    },
    async pass() {
      if (requests.isHeld) await new Promise<void>((resolve) => waiting.push({ answer: resolve }));
    },
    builderOf<T>(rows: readonly T[], first: number, page: number) {
      return class implements Builder<T> {
        #keyword = '';
        setLimit() {
          return this;
        }
        getLimit() {
          return page;
        }
        setSearchKeyword(keyword: string) {
          this.#keyword = keyword;
          return this;
        }
        getSearchKeyword() {
          return this.#keyword;
        }
        getConversationType() {
          return undefined;
        }
        getTags() {
          return undefined;
        }
        getUserTags() {
          return undefined;
        }
        getGroupTags() {
          return undefined;
        }
        build() {
          const found = this.#keyword === '' ? rows : rows.filter((_, index) => index % 3 === 1);
          const firstPage = this.#keyword === '' ? first : page;
          let next = 0;
          return {
            async fetchNext() {
              const from = next;
              next += from === 0 ? firstPage : page;
              const answer = found.slice(from, next);
              await requests.pass();
              return answer;
            },
          };
        }
      };
    },
  };
  return requests;
}
