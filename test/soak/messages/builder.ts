import type { Random } from '../random.ts';
import type { StoredMessage } from './objects.ts';
import { byTime, type MessageServer } from './server.ts';

type Ask = <F, T>(look: () => F, told: (found: F) => T) => Promise<T>;

/** Makes the class of an SDK that builds requests of messages. */
export function makeBuilder(server: MessageServer, ask: Ask, random: Random): unknown {
  const { temperament } = server;
  class MessagesRequestBuilder {
    chat = '';
    parent = 0;
    limit = temperament.pageSize;
    isWithout = false;
    from: StoredMessage | undefined;
    since: number | undefined;
    isChangesOnly = false;
    setUID(chat: string) {
      this.chat = chat;
      return this;
    }
    setGUID(chat: string) {
      this.chat = chat;
      return this;
    }
    setLimit(limit: number) {
      this.limit = Math.min(limit, temperament.pageSize);
      return this;
    }
    getLimit() {
      return this.limit;
    }
    setMessageId(id: unknown) {
      this.from = id === undefined ? undefined : server.find(id);
      return this;
    }
    setParentMessageId(id: unknown) {
      this.parent = server.find(id)?.id ?? 0;
      return this;
    }
    hideReplies(isWithout: boolean) {
      this.isWithout = isWithout;
      return this;
    }
    build() {
      const { chat, parent, limit, since, isChangesOnly } = this;
      let older = this.from;
      let newer = this.from;
      const all = () => {
        const messages = server.listed(chat, parent);
        if (since === undefined) return messages;
        return messages.filter((each) => each.updatedAt >= since && !(isChangesOnly && each.sentAt >= since));
      };
      const size = () => (temperament.shrinks && random.chance(0.3) ? Math.max(1, limit - 1) : limit);
      const page = (messages: StoredMessage[]) =>
        messages.map((stored) => ({ stored, object: server.object(stored) }));
      // Only an answer that arrives takes the request on: the next attempt asks for the same page.
      const request: Record<string, unknown> = {
        fetchPrevious: () =>
          ask(
            () => {
              const before = all().filter((each) => !older || byTime(each, older) < 0);
              const found = before.slice(-size());
              const repeated = temperament.overlaps && found.length > 0 && older && since === undefined;
              return { found, shown: page(repeated && older ? [...found, older] : found) };
            },
            ({ found, shown }) => {
              older = found[0] ?? older;
              return shown.map(({ object }) => object);
            },
          ),
      };
      if (temperament.hasNewer)
        request.fetchNext = () =>
          ask(
            () => {
              const after = all().filter((each) => !newer || byTime(each, newer) > 0);
              return page(after.slice(0, size()));
            },
            (found) => {
              newer = found.at(-1)?.stored ?? newer;
              return found.map(({ object }) => object);
            },
          );
      return request;
    }
  }
  if (temperament.hasUpdates)
    Object.assign(MessagesRequestBuilder.prototype, {
      setUpdatedAfter(this: MessagesRequestBuilder, seconds: number) {
        this.since = seconds;
        return this;
      },
      updatesOnly(this: MessagesRequestBuilder, isChangesOnly: boolean) {
        this.isChangesOnly = isChangesOnly;
        return this;
      },
    });
  return MessagesRequestBuilder;
}
