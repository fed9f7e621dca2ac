import { type Accessor, batch, createSignal } from 'solid-js';
import { createException, toException } from '../../client/boundary/exception.ts';
import { messageId } from '../../client/boundary/messages.ts';
import { has, textOf } from '../../client/boundary/read.ts';
import { holdClient } from '../../client/client.ts';
import type { KitEvents, MessageSentEvent } from '../../events/index.ts';
import { chatSdk } from '../../sdk/chat-sdk.ts';
import type { Kit, KitSDK } from '../../sdk/index.ts';
import type { StoredAccount } from '../../storage/stored-account.ts';
import { attempt, type Report } from '../guard/create-report.ts';
import { eventsOf } from '../session/main-sdk.ts';
import { StoredMap } from '../storage/stored-map.ts';
import { deliver, patience } from './deliver.ts';
import { Outgoing, type OutgoingMessage } from './outgoing-message.ts';
import { describeText, isStoredText, reviveText, type StoredText } from './stored-text.ts';

/** The options of a send. */
export interface SendOptions {
  /** Whether a text survives a reload until it is sent. @defaultValue true */
  readonly isStored?: boolean;
  /** Creates the message once more: each try gives the SDK a new object. Without it, the SDK is given the message. */
  readonly create?: () => Kit.Message;
}

/**
 * The messages of one user that are being sent, and those that failed. It outlives composers and lists, so
 * that a send goes on without them. Messages that failed are sent again at the next connection. Unsent texts
 * survive a reload and come back as failed.
 */
export class Outbox {
  /** Counts changes. Reactive. */
  readonly changed: Accessor<number>;
  readonly #sdk: KitSDK;
  /** Reports what the storage and the SDK's objects throw. */
  report: Report;
  readonly #stored: StoredMap<StoredText>;
  readonly #bump: () => void;
  readonly #isSignedIn: () => boolean;
  #messages: Outgoing[] = [];
  /** Ends the listening for the next connection. */
  #stopListening: (() => void) | undefined;

  /** @param isSignedIn - returns whether the user is still, or again, the signed-in one. */
  constructor(sdk: KitSDK, account: StoredAccount, report: Report, isSignedIn: () => boolean) {
    this.#sdk = sdk;
    this.report = report;
    this.#isSignedIn = isSignedIn;
    this.#stored = new StoredMap('unsent', account, isStoredText, (cause, code) => this.report(cause, code));
    const [changed, setChanged] = createSignal(0);
    this.changed = changed;
    this.#bump = () => setChanged((count) => count + 1);
    this.#restore();
  }

  /** Returns the messages to a chat, or to a thread in it, in the order they were written. Reactive. */
  of(peer: string, parent = ''): readonly OutgoingMessage[] {
    this.changed();
    return this.#messages.filter((each) => each.peer === peer && each.parentId === parent);
  }

  /**
   * Sends a message, and emits `ccMessageSent`. Resolves to null once it is sent, or to the error; never
   * rejects. A message that is in the outbox already is sent again.
   */
  send(message: Kit.Message, channels: KitEvents, options: SendOptions = {}): Promise<Kit.Exception | null> {
    const known = this.#find(message);
    if (known) {
      known.channels = channels;
      return this.resend(message);
    }
    const at = Math.floor(Date.now() / 1000);
    const muid = textOf(message, 'getMuid') || createMuid();
    attempt(this.report, () => message.setMuid?.(muid));
    const text = options.isStored === false ? null : describeText(message, at);
    if (text) this.#stored.set(muid, text);
    const outgoing = new Outgoing({
      message,
      create: options.create,
      at,
      muid: textOf(message, 'getMuid'),
      channels,
      storedAs: text ? muid : '',
    });
    this.#messages.push(outgoing);
    return this.#send(outgoing);
  }

  /** Sends a failed message again; an SDK with muids sends it once. Does nothing while it is being sent. */
  async resend(message: Kit.Message): Promise<Kit.Exception | null> {
    const outgoing = this.#find(message);
    return outgoing?.status === 'error' ? this.#send(outgoing) : null;
  }

  /** Removes a message without sending it, and emits `ccMessageDeleted`; cancels it and its upload if the SDK can. */
  discard(message: Kit.Message): void {
    const outgoing = this.#find(message);
    if (!outgoing) return;
    attempt(this.report, () => outgoing.cancel?.());
    attempt(this.report, () => {
      const canceled = chatSdk(this.#sdk).cancelMessage?.(message);
      Promise.resolve(canceled).catch(this.report);
    });
    batch(() => {
      this.#remove(outgoing);
      attempt(this.report, () => outgoing.channels.messages.ccMessageDeleted.next(message));
    });
  }

  /** Takes a message that turned out to be sent, because a list received or fetched it: all lists hear of it. */
  settle(sent: Kit.Message, unsent: Kit.Message): void {
    const muid = textOf(sent, 'getMuid');
    const outgoing = this.#find(unsent) ?? this.#messages.find((each) => muid !== '' && each.muid === muid);
    if (outgoing) this.#succeed(outgoing, sent);
  }

  /** Ends the outbox for another user: answers are only announced to its own; stored texts stay stored. */
  close(): void {
    this.#stopListening?.();
    this.#messages = [];
    this.#bump();
  }

  /** Discards all messages, because what is stored of the account is cleared. */
  forget(): void {
    this.close();
  }

  #restore(): void {
    const { TextMessage } = chatSdk(this.#sdk);
    if (!TextMessage) return;
    for (const [name, stored] of this.#stored.load()) {
      attempt(this.report, () => {
        const create = () => reviveText(TextMessage, stored);
        const outgoing = new Outgoing({
          message: create(),
          create,
          at: stored.at,
          muid: stored.muid,
          channels: eventsOf(this.#sdk),
          storedAs: name,
        });
        outgoing.status = 'error';
        outgoing.cause = createException('ERR_NOT_SENT', 'The page was closed before the message was sent.');
        this.#messages.push(outgoing);
      });
    }
  }

  #send(outgoing: Outgoing): Promise<Kit.Exception | null> {
    const { message } = outgoing;
    const number = ++outgoing.attempt;
    batch(() => {
      outgoing.status = 'inprogress';
      outgoing.cause = null;
      outgoing.setProgress(null);
      this.#emit(outgoing, { message, status: 'inprogress' });
      this.#bump();
    });
    return new Promise((resolve) => {
      const fail = (cause: unknown) => {
        this.#fail(outgoing, number, toException(cause, 'ERR_NOT_SENT'));
        resolve(outgoing.cause);
      };
      const timer = setTimeout(
        () => fail(createException('ERR_NOT_SENT', 'The SDK did not answer in time.')),
        patience(message),
      );
      const upload: Kit.UploadOptions = {
        onProgress: (fraction) => outgoing.setProgress(fraction),
        onCancelable: (cancel) => {
          outgoing.cancel = cancel;
        },
      };
      deliver(this.#sdk, () => outgoing.compose(), upload)
        .then((sent) => {
          this.#succeed(outgoing, has(sent, 'getId') ? sent : message);
          resolve(null);
        }, fail)
        .finally(() => clearTimeout(timer));
    });
  }

  /** Handles a sent message, also a late answer: it counts although the message failed or was discarded. */
  #succeed(outgoing: Outgoing, sent: Kit.Message): void {
    const id = messageId(sent);
    if (outgoing.sentAs.has(id)) return;
    // Without muids, two attempts may both be sent.
    outgoing.sentAs.add(id);
    batch(() => {
      this.#emit(outgoing, { message: sent, status: 'success', unsent: outgoing.message });
      this.#remove(outgoing);
    });
  }

  /** Takes a failure of the latest attempt. */
  #fail(outgoing: Outgoing, number: number, cause: Kit.Exception): void {
    if (outgoing.attempt !== number || !this.#messages.includes(outgoing)) return;
    const isNews = outgoing.status === 'inprogress';
    outgoing.cause = cause;
    outgoing.status = 'error';
    batch(() => {
      if (isNews)
        this.#emit(outgoing, { message: outgoing.message, status: 'error', isWaiting: outgoing.isWaiting });
      this.#bump();
    });
    if (this.#messages.some(isWaiting)) this.#resendAtConnection();
  }

  /** Sends the messages that wait for it when the SDK connects. */
  #resendAtConnection(): void {
    if (this.#stopListening) return;
    const { client, release } = holdClient(this.#sdk);
    const stop = client.follow({
      callbacks: {
        Connection: {
          onConnected: () => {
            this.#stopListening?.();
            for (const each of this.#messages.filter(isWaiting)) void this.#send(each);
          },
        },
      },
      onError: (cause) => this.report(cause),
    });
    this.#stopListening = () => {
      stop();
      release();
      this.#stopListening = undefined;
    };
  }

  #find(message: Kit.Message): Outgoing | undefined {
    return this.#messages.find((each) => each.message === message);
  }

  #remove(outgoing: Outgoing): void {
    if (outgoing.storedAs) this.#stored.set(outgoing.storedAs, undefined);
    this.#messages = this.#messages.filter((each) => each !== outgoing);
    if (!this.#messages.some(isWaiting)) this.#stopListening?.();
    this.#bump();
  }

  #emit({ channels }: Outgoing, event: MessageSentEvent): void {
    if (this.#isSignedIn()) attempt(this.report, () => channels.messages.ccMessageSent.next(event));
  }
}

const isWaiting = (each: Outgoing) => each.isWaiting;

/** Creates an id for a message. Pages without TLS have no `crypto.randomUUID`. */
function createMuid(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}
