import type { Kit, KitSDK } from 'solid-chat-kit';
import { type Call, makeCall } from '../calls.ts';
import { type ListenerKind, Listeners } from '../listeners.ts';
import { SoakUser } from '../objects.ts';
import type { Random } from '../random.ts';
import {
  entityOf,
  idOf,
  isGroup,
  messageOf,
  type StoredMessage,
  UnsentText,
  UnsentTextWithMuid,
} from './objects.ts';

/** How the SDK of one run behaves. */
export interface Temperament {
  /** Ids are numbers instead of texts. */
  numbers: boolean;
  pageSize: number;
  /** Pages begin with a message of the page before. */
  overlaps: boolean;
  /** Some pages are shorter than their limit. */
  shrinks: boolean;
  hasNewer: boolean;
  hasUpdates: boolean;
  hasDetails: boolean;
  hasMuids: boolean;
  /** Calls that are under way when the connection is lost never answer; else they reject. */
  hangs: boolean;
  /** Events may overtake each other, by a few places. */
  shuffles: boolean;
  /** Some events come twice. */
  repeats: boolean;
  /** The sender gets events of its own messages. */
  tellsSender: boolean;
}

/** A call that waits: for the server to do it, then for the answer to arrive. */
/** A call, and the function that was called. */
export interface NamedCall extends Call {
  readonly name: string;
}

interface Event {
  /** Whether pages count what it tells: it comes before a page that is read after it. */
  readonly isCounted: boolean;
  readonly deliver: () => void;
}

const byTime = (a: StoredMessage, b: StoredMessage) => a.sentAt - b.sentAt || a.id - b.id;

/** A chat server with one client, "me"; events and answers move only when a run says so. */
export class MessageServer {
  readonly messages: StoredMessage[] = [];
  readonly calls: NamedCall[] = [];
  readonly sdk: KitSDK;
  readonly temperament: Temperament;
  isConnected = true;
  now = 1_700_000_000;
  wire: Event[] = [];
  /** Messages up to this place are read, by chat. */
  readonly readUpTo = new Map<string, StoredMessage>();
  readonly #random: Random;
  readonly #listeners = new Listeners();
  #lastId = 0;

  constructor(temperament: Temperament, random: Random) {
    this.temperament = temperament;
    this.#random = random;
    this.sdk = this.#makeSdk();
  }

  /** The messages of a chat, or of one of its threads, in order. */
  listed(chat: string, parent = 0): StoredMessage[] {
    return this.messages.filter((each) => each.chat === chat && each.parent === parent).sort(byTime);
  }

  find(id: unknown): StoredMessage | undefined {
    return this.messages.find((each) => String(idOf(each.id, this.temperament.numbers)) === String(id));
  }

  post(chat: string, from: string, text: string, parent = 0, muid = ''): StoredMessage {
    const known = muid && this.messages.find((each) => each.muid === muid);
    if (known) return known;
    const message: StoredMessage = {
      id: ++this.#lastId,
      chat,
      from,
      muid,
      parent,
      sentAt: this.now,
      text,
      editedAt: 0,
      deletedAt: 0,
      deliveredAt: 0,
      readAt: 0,
      reactions: new Map(),
      replies: 0,
      updatedAt: this.now,
    };
    this.messages.push(message);
    const first = this.messages.find((each) => each.id === parent);
    if (first) {
      first.replies++;
      first.updatedAt = this.now;
    }
    return message;
  }

  /** Adds or removes a reaction. */
  react(message: StoredMessage, emoji: string, uid: string, isAdded: boolean): void {
    const uids = message.reactions.get(emoji) ?? new Set();
    if (isAdded) uids.add(uid);
    else uids.delete(uid);
    if (uids.size > 0) message.reactions.set(emoji, uids);
    else message.reactions.delete(emoji);
    message.updatedAt = this.now;
  }

  /** The newest message of others that is not read. */
  unread(chat: string): StoredMessage | undefined {
    const read = this.readUpTo.get(chat);
    return this.listed(chat).findLast((each) => each.from !== 'me' && (!read || byTime(each, read) > 0));
  }

  tellMessage(message: StoredMessage): void {
    this.tell('onTextMessageReceived', this.object(message), message.parent !== 0);
  }

  /** Sends an event; without a connection it is lost. */
  tell(name: string, argument: unknown, isCounted = false): void {
    if (!this.isConnected) return;
    const { shuffles, repeats } = this.temperament;
    const event = { isCounted, deliver: () => this.emit('Message', name, argument) };
    this.wire.push(event);
    if (repeats && this.#random.chance(0.2)) this.wire.push(event);
    if (shuffles && !isCounted && this.#random.chance(0.3)) {
      const at = Math.max(0, this.wire.length - 1 - this.#random.below(4));
      this.wire.splice(at, 0, ...this.wire.splice(this.wire.length - 1, 1));
    }
  }

  emit(kind: ListenerKind, name: string, ...args: unknown[]): void {
    this.#listeners.emit(kind, name, ...args);
  }

  get listenerCount(): number {
    return this.#listeners.size;
  }

  disconnect(): boolean {
    if (!this.isConnected) return false;
    this.isConnected = false;
    this.wire = [];
    for (const call of this.calls.splice(0)) {
      // The server may have done it.
      if (this.#random.chance(0.4)) call.look();
      if (!this.temperament.hangs) call.fail(new Error('connection lost'));
    }
    this.emit('Connection', 'onDisconnected');
    return true;
  }

  connect(): boolean {
    if (this.isConnected) return false;
    this.isConnected = true;
    this.emit('Connection', 'inConnecting');
    this.emit('Connection', 'onConnected');
    return true;
  }

  object(message: StoredMessage): Kit.TextMessage {
    return messageOf(message, this.temperament.numbers);
  }

  /** Delivers what a page that is looked up now counts. */
  #deliverCounted(): void {
    const [counted, others] = [true, false].map((kind) =>
      this.wire.filter(({ isCounted }) => isCounted === kind),
    );
    this.wire = others as Event[];
    for (const { deliver } of counted as Event[]) deliver();
  }

  /** A call whose answer is computed, and arrives, when the run says so. */
  #call<F, T>(name: string, look: () => F, told: (found: F) => T): Promise<T> {
    if (!this.isConnected) return Promise.reject(new Error('offline'));
    const { call, answer } = makeCall(look, told);
    const lookUp = call.look;
    call.look = () => {
      if (!call.hasLooked) this.#deliverCounted();
      lookUp();
    };
    this.calls.push(Object.assign(call, { name }));
    return answer;
  }

  #makeSdk(): KitSDK {
    const { temperament } = this;
    const same = <T>(answer: T) => answer;
    const call = <T>(name: string, look: () => T) => this.#call(name, look, same);
    /** Calls that change a message, and answer with it. */
    const changes = (name: string, change: (message: StoredMessage) => void) => (id: unknown) =>
      call(name, () => {
        const message = this.find(id);
        if (!message) throw new Error('no such message');
        change(message);
        return this.object(message);
      });
    class NoPages {
      build() {
        return { fetchNext: async () => [] };
      }
      setLimit() {
        return this;
      }
      setSearchKeyword() {
        return this;
      }
    }
    const send = (message: UnsentText & Partial<UnsentTextWithMuid>) =>
      this.#call(
        'sendMessage',
        () => {
          const parent = this.find(message.getParentMessageId())?.id ?? 0;
          const muid = message.getMuid?.() ?? '';
          const { length } = this.messages;
          const stored = this.post(message.getReceiverId(), 'me', message.getText(), parent, muid);
          if (temperament.tellsSender && this.messages.length > length) this.tellMessage(stored);
          return this.object(stored);
        },
        same,
      );
    const sdk: Record<string, unknown> = {
      ConversationsRequestBuilder: NoPages,
      UsersRequestBuilder: NoPages,
      MessagesRequestBuilder: makeBuilder(this, (look, told) => this.#call('page', look, told), this.#random),
      TextMessage: temperament.hasMuids ? UnsentTextWithMuid : UnsentText,
      TypingIndicator: NoPages,
      getLoggedinUser: async () => new SoakUser('me', 'online'),
      getConversation: (chat: string) =>
        call('getConversation', () => {
          const messages = this.listed(chat);
          if (messages.length === 0) throw new Error('no such conversation');
          const read = this.readUpTo.get(chat);
          const unread = messages.filter((each) => each.from !== 'me' && (!read || byTime(each, read) > 0));
          return {
            getConversationId: () => chat,
            getConversationType: () => (isGroup(chat) ? 'group' : 'user'),
            getConversationWith: () => entityOf(chat),
            getLastMessage: () => this.object(messages.at(-1) as StoredMessage),
            getUnreadMessageCount: () => unread.length,
            ...(temperament.hasUpdates && {
              getLastReadMessageId: () => (read ? idOf(read.id, temperament.numbers) : 0),
            }),
          };
        }),
      markAsDelivered: () => {},
      markAsRead: (message: Kit.Message) =>
        call('markAsRead', () => {
          const stored = this.find(message.getId());
          const before = stored && this.readUpTo.get(stored.chat);
          if (stored && (!before || byTime(stored, before) > 0)) this.readUpTo.set(stored.chat, stored);
        }),
      sendMessage: send,
      deleteMessage: changes('deleteMessage', (message) => {
        message.deletedAt ||= ++this.now;
        message.updatedAt = this.now;
      }),
      addReaction: (id: unknown, emoji: string) =>
        changes('addReaction', (message) => this.react(message, emoji, 'me', true))(id),
      removeReaction: (id: unknown, emoji: string) =>
        changes('removeReaction', (message) => this.react(message, emoji, 'me', false))(id),
      startTyping: () => {},
      endTyping: () => {},
    };
    if (temperament.hasDetails) sdk.getMessageDetails = changes('getMessageDetails', () => {});
    return { ...sdk, ...this.#listeners.members() } as unknown as KitSDK;
  }
}

type Ask = <F, T>(look: () => F, told: (found: F) => T) => Promise<T>;

function makeBuilder(server: MessageServer, ask: Ask, random: Random): unknown {
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
