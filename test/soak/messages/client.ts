import type { Kit, KitSDK } from 'solid-chat-kit';
import { type Call, makeCall } from '../calls.ts';
import { type ListenerKind, Listeners } from '../listeners.ts';
import { SoakUser } from '../objects.ts';
import { makeBuilder } from './builder.ts';
import {
  entityOf,
  idOf,
  isGroup,
  reactionEvent,
  readEvent,
  type StoredMessage,
  UnsentText,
  UnsentTextWithMuid,
} from './objects.ts';
import { byTime, type MessageServer } from './server.ts';

/** A call, and the function that was called. */
export interface NamedCall extends Call {
  readonly name: string;
}

interface Event {
  /** Whether pages count what it tells: it comes before a page that is read after it. */
  readonly isCounted: boolean;
  readonly deliver: () => void;
}

/** A client of a server, as one tab has it; its events and answers move only when a run says so. */
export class MessageClient {
  readonly server: MessageServer;
  readonly calls: NamedCall[] = [];
  readonly sdk: KitSDK;
  isConnected = true;
  wire: Event[] = [];
  readonly #listeners = new Listeners();

  constructor(server: MessageServer) {
    this.server = server;
    this.sdk = this.#makeSdk();
    server.clients.push(this);
  }

  /** The other clients of the user. */
  get others(): MessageClient[] {
    return this.server.clients.filter((each) => each !== this);
  }

  /** Sends an event; without a connection it is lost. */
  tell(name: string, argument: unknown, isCounted: boolean): void {
    if (!this.isConnected) return;
    const { temperament, random } = this.server;
    const { shuffles, repeats } = temperament;
    const event = { isCounted, deliver: () => this.emit('Message', name, argument) };
    this.wire.push(event);
    if (repeats && random.chance(0.2)) this.wire.push(event);
    if (shuffles && !isCounted && random.chance(0.3)) {
      const at = Math.max(0, this.wire.length - 1 - random.below(4));
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
      if (this.server.random.chance(0.4)) call.look();
      if (!this.server.temperament.hangs) call.fail(new Error('connection lost'));
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

  /** Answers all calls of one function. */
  answerAll(name: string): void {
    for (const call of this.calls.filter((each) => each.name === name)) {
      this.calls.splice(this.calls.indexOf(call), 1);
      call.answer();
    }
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

  /** The user reacts in this tab, of which the others are told. */
  #react(message: StoredMessage, emoji: string, isAdded: boolean): void {
    const { server } = this;
    if (isAdded === Boolean(message.reactions.get(emoji)?.has('me'))) return;
    server.react(message, emoji, 'me', isAdded);
    const event = reactionEvent(message, emoji, 'me', server);
    server.tell(`onMessageReaction${isAdded ? 'Added' : 'Removed'}`, event, true, this.others);
  }

  #makeSdk(): KitSDK {
    const { server } = this;
    const { temperament } = server;
    const same = <T>(answer: T) => answer;
    const call = <T>(name: string, look: () => T) => this.#call(name, look, same);
    /** Calls that change a message, and answer with it. */
    const changes = (name: string, change: (message: StoredMessage) => void) => (id: unknown) =>
      call(name, () => {
        const message = server.find(id);
        if (!message) throw new Error('no such message');
        change(message);
        return server.object(message);
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
          const parent = server.find(message.getParentMessageId())?.id ?? 0;
          const muid = message.getMuid?.() ?? '';
          const { length } = server.messages;
          const stored = server.post(message.getReceiverId(), 'me', message.getText(), parent, muid);
          if (server.messages.length > length)
            server.tellMessage(stored, temperament.tellsSender ? server.clients : this.others);
          return server.object(stored);
        },
        same,
      );
    const sdk: Record<string, unknown> = {
      ConversationsRequestBuilder: NoPages,
      UsersRequestBuilder: NoPages,
      MessagesRequestBuilder: makeBuilder(
        server,
        (look, told) => this.#call('page', look, told),
        server.random,
      ),
      TextMessage: temperament.hasMuids ? UnsentTextWithMuid : UnsentText,
      TypingIndicator: NoPages,
      getLoggedinUser: async () => new SoakUser('me', 'online'),
      getConversation: (chat: string) =>
        call('getConversation', () => {
          const messages = server.listed(chat);
          if (messages.length === 0) throw new Error('no such conversation');
          const read = server.readUpTo.get(chat);
          const unread = messages.filter((each) => each.from !== 'me' && (!read || byTime(each, read) > 0));
          return {
            getConversationId: () => chat,
            getConversationType: () => (isGroup(chat) ? 'group' : 'user'),
            getConversationWith: () => entityOf(chat),
            getLastMessage: () => server.object(messages.at(-1) as StoredMessage),
            getUnreadMessageCount: () => unread.length,
            ...(temperament.hasUpdates && {
              getLastReadMessageId: () => (read ? idOf(read.id, temperament.numbers) : 0),
            }),
          };
        }),
      markAsDelivered: () => {},
      markAsRead: (message: Kit.Message) =>
        call('markAsRead', () => {
          const stored = server.find(message.getId());
          const before = stored && server.readUpTo.get(stored.chat);
          if (!stored || (before && byTime(stored, before) <= 0)) return;
          server.readUpTo.set(stored.chat, stored);
          server.tell('onMessagesRead', readEvent(stored, server), false, this.others);
        }),
      sendMessage: send,
      deleteMessage: changes('deleteMessage', (message) => {
        message.deletedAt ||= ++server.now;
        message.updatedAt = server.now;
        server.tell('onMessageDeleted', server.object(message), false, this.others);
      }),
      addReaction: (id: unknown, emoji: string) =>
        changes('addReaction', (message) => this.#react(message, emoji, true))(id),
      removeReaction: (id: unknown, emoji: string) =>
        changes('removeReaction', (message) => this.#react(message, emoji, false))(id),
      startTyping: () => {},
      endTyping: () => {},
    };
    if (temperament.hasDetails) sdk.getMessageDetails = changes('getMessageDetails', () => {});
    return { ...sdk, ...this.#listeners.members() } as unknown as KitSDK;
  }
}
