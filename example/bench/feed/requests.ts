/** A request that waits for its answer. */
interface Waiting {
  answer: () => void;
}

/** The builders of a feed, and their answers: at once, or when they are released. */
export interface Requests {
  /** Whether answers wait until `release`. */
  isHeld: boolean;
  /** How many answers wait. */
  readonly waiting: number;
  /** Gives all answers that wait. */
  release(): void;
  /** Makes the class of a builder over these rows. A keyword keeps the rows whose index leaves 1 when divided by 3. */
  builderOf<T>(rows: readonly T[], first: number, page: number): new () => Builder<T>;
}

/** What a builder of the bench offers. All its filters can be read, so that a newcomer is fetched alone. */
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

/** Makes the requests of a feed. */
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
              if (requests.isHeld) await new Promise<void>((resolve) => waiting.push({ answer: resolve }));
              return answer;
            },
          };
        }
      };
    },
  };
  return requests;
}
