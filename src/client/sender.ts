import { type Accessor, batch, createEffect, createSignal, on, onCleanup } from 'solid-js';
import { isServer } from 'solid-js/web';
import { chatSdk } from '../sdk/chat-sdk.ts';
import type { AppMessage, Kit, KitSDK } from '../sdk/index.ts';
import { onCleared } from '../utils/stored-account.ts';
import { FETCH_TIMEOUT_MS } from './boundary/calls.ts';
import { filesOf } from './boundary/content.ts';
import { createException, toException } from './boundary/exception.ts';
import {
  categoryOf,
  claim,
  isMessage,
  messageType,
  muidOf,
  readId,
  receiverId,
  sdkId,
} from './boundary/messages.ts';
import { type Client, holdClient } from './client.ts';
import { attempt, type Report, reportUnhandled } from './create-report.ts';
import type { KitEvents, MessageSentEvent } from './events/ui-events.ts';
import { eventsOf } from './main-sdk.ts';
import { OutboxEntry } from './records/outbox.ts';
import { StoredMap } from './stored-map.ts';
import { describeText, isStoredText, reviveText, type StoredText } from './stored-text.ts';

/** The assumed minimum upload speed, in bytes per millisecond. */
const SLOWEST = 50;
/** The longest delay of a timer, in milliseconds. */
const MAX_MS = 2 ** 31 - 1;

/** A message of the signed-in user that is being sent, or that failed. */
export interface OutgoingMessage {
  /** The message as it is shown; the same object until it is sent or discarded. */
  readonly message: Kit.Message;
  /** The key of the receiver, from `peerKey`. */
  readonly peer: string;
  /** The id of the message whose thread it belongs to; '' outside threads. */
  readonly parentId: string;
  readonly status: 'inprogress' | 'error';
  /** Why it failed. */
  readonly cause: Kit.Exception | null;
  /** Whether it will be resent at the next connection. */
  readonly isWaiting: boolean;
  /** The sent part of its file, from 0 to 1; null if the SDK does not report it. Reactive. */
  readonly progress: Accessor<number | null>;
}

/** The options of a send. */
export interface SendOptions {
  /** Whether an unsent text survives a reload. @defaultValue true */
  readonly isStored?: boolean;
  /**
   * Creates the message again, so that each attempt passes a new object to the SDK. Without it, attempts pass the
   * message itself.
   */
  readonly create?: (() => Kit.Message) | undefined;
}

/** A message whose receiver can be set again. */
type Restorable = Kit.Message & { setReceiverId?(id: string): void };

/** Everything needed to send a message, because SDKs may clear the objects they are given. */
interface Delivery {
  readonly create: (() => Kit.Message) | undefined;
  /** '' if the SDK has no muids. */
  readonly muid: string;
  /** The channels on which its state is emitted. */
  channels: KitEvents;
  /** Whether it is in the storage. */
  readonly isStored: boolean;
  /** Removes it from the storage. */
  readonly forget: () => void;
  /** The number of the latest attempt on this page; 0 for none. */
  attempt: number;
  /** Cancels its upload. */
  cancel: (() => void) | undefined;
  setProgress(fraction: number | null): void;
}

/**
 * Sends the messages of the signed-in user, with or without a mounted component, and resends failed ones at the next
 * connection. Unsent texts survive a reload and come back as failed.
 */
export interface Sender {
  /** Loads the signed-in user's stored texts; `report` receives errors. */
  open(report: Report): Sender;
  /** Returns the messages to a chat, or to a thread in it, in the order they were written. Reactive. */
  of(peer: string, parent?: string): readonly OutgoingMessage[];
  /** Returns the outgoing message with this object. Reactive. */
  find(message: Kit.Message): OutgoingMessage | undefined;
  /**
   * Sends or resends a message, and emits `ccMessageSent`. Resolves to null once it is sent, or to the error; never
   * rejects.
   */
  send(message: Kit.Message, channels: KitEvents, options?: SendOptions): Promise<Kit.Exception | null>;
  /** Resends a failed message; an SDK with muids delivers it once. Does nothing while it is being sent. */
  resend(message: Kit.Message): Promise<Kit.Exception | null>;
  /** Removes a message without sending it, and emits `ccMessageDeleted`; cancels it and its upload if the SDK can. */
  discard(message: Kit.Message): void;
}

/** Creates the sender of a client. */
export function createSender(client: Client): Sender {
  const { sdk, outbox } = client;
  let report: Report = (cause, code) => reportUnhandled(toException(cause, code));
  const [changed, setChanged] = createSignal(0);
  const bump = () => setChanged((count) => count + 1);
  const deliveries = new Map<OutboxEntry, Delivery>();

  /** The stored texts, and the user they belong to. */
  let stored: { readonly uid: string; readonly texts: StoredMap<StoredText>; stop(): void } | undefined;
  const load = () => {
    const uid = client.uid();
    if (uid === null || uid === stored?.uid || isServer) return;
    const account = { uid, scope: sdk.storageScope };
    const texts = new StoredMap('unsent', account, isStoredText, (cause, code) => report(cause, code));
    stored = { uid, texts, stop: onCleared(account, { forget: discardAll }) };
    const { TextMessage } = chatSdk(sdk);
    if (!TextMessage) return;
    for (const [name, text] of texts.load()) {
      attempt(report, () => {
        const create = () => reviveText(TextMessage, text);
        const entry = new OutboxEntry(create(), text.at);
        entry.status = 'error';
        entry.cause = createException('ERR_NOT_SENT', 'The page was closed before the message was sent.');
        // It is unknown whether newer messages follow it.
        entry.isOvertaken = true;
        const options = { create, muid: text.muid, channels: eventsOf(sdk), name };
        deliveries.set(entry, createDelivery(entry, options));
        outbox.add(entry);
        outbox.notifyChanged(entry);
      });
    }
  };

  const createDelivery = (
    entry: OutboxEntry,
    options: Pick<Delivery, 'create' | 'muid' | 'channels'> & { name: string },
  ): Delivery => {
    const { name, create, muid, channels } = options;
    const texts = stored?.texts;
    const [progress, setProgress] = createSignal<number | null>(null);
    entry.progress = progress;
    return {
      create,
      muid,
      channels,
      isStored: name !== '',
      forget: () => name && texts?.set(name, undefined),
      attempt: 0,
      cancel: undefined,
      setProgress: (fraction) =>
        void setProgress(Number.isFinite(fraction) ? Math.min(1, Math.max(0, fraction ?? 0)) : null),
    };
  };

  let sending = 0;
  let release: (() => void) | undefined;
  /** Keeps the client while a message is being sent, waits for the connection, or would be lost. */
  const hold = () => {
    const isHeld = ([entry, { attempt, isStored }]: [OutboxEntry, Delivery]) =>
      attempt > 0 && (entry.isWaiting || !isStored);
    if (sending > 0 || [...deliveries].some(isHeld)) release ??= holdClient(sdk).release;
    else {
      release?.();
      release = undefined;
    }
  };
  const drop = (entry: OutboxEntry) => {
    deliveries.get(entry)?.forget();
    deliveries.delete(entry);
    hold();
  };
  const emit = ({ channels }: Delivery, event: MessageSentEvent) =>
    client.channels.emit(({ messages }, send) => send(messages.ccMessageSent, event), report, channels);

  /** Whether the outbox is applying an SDK answer; its delivery announces the result. */
  let isAnswering = false;
  const succeed = (delivery: Delivery, unsent: Kit.Message, sent: Kit.Message, isHere: boolean) =>
    batch(() => {
      delivery.forget();
      isAnswering = true;
      // Apply a late answer even if the message has failed or was discarded.
      const isNews = isHere && outbox.report({ message: sent, status: 'success', unsent });
      isAnswering = false;
      if (isNews) emit(delivery, { message: sent, status: 'success', unsent });
    });
  const fail = (entry: OutboxEntry, delivery: Delivery, number: number, cause: Kit.Exception) => {
    if (delivery.attempt !== number || deliveries.get(entry) !== delivery) return;
    const { message } = entry;
    // Without a muid, the SDK could deliver it twice.
    const isWaiting = delivery.muid !== '';
    batch(() => {
      if (outbox.update(entry, { message, status: 'error', cause, isWaiting }))
        emit(delivery, { message, status: 'error', isWaiting });
      entry.cause = cause;
      bump();
    });
  };
  const dispatch = (entry: OutboxEntry, delivery: Delivery): Promise<Kit.Exception | null> => {
    const uid = client.uid();
    const { message } = entry;
    const number = ++delivery.attempt;
    batch(() => {
      delivery.setProgress(null);
      deliveries.set(entry, delivery);
      outbox.update(entry, { message, status: 'inprogress' });
      emit(delivery, { message, status: 'inprogress' });
    });
    sending++;
    hold();
    return new Promise((resolve) => {
      let isOver = false;
      const end = (cause: Kit.Exception | null) => {
        clearTimeout(timer);
        resolve(cause);
        // A late answer ends an attempt a second time.
        if (!isOver) sending--;
        isOver = true;
        hold();
      };
      const failed = (cause: unknown) => {
        fail(entry, delivery, number, toException(cause, 'ERR_NOT_SENT'));
        end(entry.cause);
      };
      const timer = setTimeout(
        () => failed(createException('ERR_NOT_SENT', 'The SDK did not answer in time.')),
        timeoutOf(message),
      );
      const upload: Kit.UploadOptions = {
        onProgress: (fraction) => delivery.setProgress(fraction),
        onCancelable: (cancel) => {
          delivery.cancel = cancel;
        },
      };
      deliver(sdk, () => compose(entry, delivery), upload).then((sent) => {
        succeed(delivery, message, isMessage(sent) ? sent : message, client.uid() === uid);
        end(null);
      }, failed);
    });
  };

  const sender: Sender = {
    open(next) {
      report = next;
      load();
      return sender;
    },
    of(peer, parent) {
      changed();
      return outbox.of(peer, parent).filter((each) => !each.isSent);
    },
    find(message) {
      changed();
      return outbox.find(message);
    },
    send(message, channels, options = {}) {
      const known = outbox.find(message);
      const delivery = known && deliveries.get(known);
      if (delivery) {
        delivery.channels = channels;
        return sender.resend(message);
      }
      const at = known?.at ?? Math.floor(Date.now() / 1000);
      const name = muidOf(message) || createMuid();
      attempt(report, () => message.setMuid?.(name));
      claim(message, at);
      const text = options.isStored === false ? null : describeText(message, at);
      if (text) stored?.texts.set(name, text);
      const entry = known ?? outbox.open(message, at);
      // It replaces a failed message with the same content.
      drop(entry);
      entry.message = message;
      const { create } = options;
      const muid = muidOf(message);
      return dispatch(entry, createDelivery(entry, { create, muid, channels, name: text ? name : '' }));
    },
    async resend(message) {
      const entry = outbox.find(message);
      const delivery = entry && deliveries.get(entry);
      return delivery && entry.isFailed ? dispatch(entry, delivery) : null;
    },
    discard(message) {
      const entry = outbox.find(message);
      const delivery = entry && deliveries.get(entry);
      if (delivery) {
        attempt(report, () => delivery.cancel?.());
        attempt(report, () => {
          const canceled = chatSdk(sdk).cancelMessage?.(message);
          Promise.resolve(canceled).catch(report);
        });
        drop(entry);
      }
      batch(() => {
        outbox.discard(message);
        if (delivery)
          client.channels.emit(
            ({ messages }, send) => send(messages.ccMessageDeleted, message as AppMessage),
            report,
            delivery.channels,
          );
      });
    },
  };
  /** Discards all messages, because the stored data of the account is being cleared. */
  const discardAll = () => {
    const entries = [...deliveries.keys()];
    deliveries.clear();
    for (const { message } of entries) outbox.discard(message);
    hold();
  };
  const close = () => {
    stored?.stop();
    stored = undefined;
    deliveries.clear();
    bump();
    hold();
  };

  outbox.subscribe({
    changed: bump,
    sent(message, entry) {
      const delivery = entry && deliveries.get(entry);
      bump();
      if (!delivery) return;
      drop(entry);
      // A list received or fetched the message before the answer arrived.
      if (!isAnswering) emit(delivery, { message, status: 'success', unsent: entry.message });
    },
  });
  client.subscribe({
    callbacks: {
      Connection: {
        onConnected() {
          for (const [entry, delivery] of [...deliveries])
            if (entry.isFailed && entry.isWaiting) void dispatch(entry, delivery);
        },
      },
    },
    onError: (cause) => report(cause),
  });
  client.onClear(close);
  createEffect(on(client.session, load));
  onCleanup(() => stored?.stop());
  return sender;
}

/** Returns the object for an attempt. */
function compose({ message: shown, receiver, parentId, at }: OutboxEntry, delivery: Delivery): Kit.Message {
  const message: Restorable = delivery.create?.() ?? shown;
  claim(message, at);
  if (muidOf(message) !== delivery.muid) message.setMuid?.(delivery.muid);
  if (receiverId(message) !== receiver.id) message.setReceiverId?.(receiver.id);
  if (readId(message, 'getParentMessageId') !== parentId) message.setParentMessageId?.(sdkId(parentId));
  return message;
}

/** Returns the timeout for a message, in milliseconds; files get more time by size. */
function timeoutOf(message: Kit.Message): number {
  const size = filesOf(message).reduce((sum, { bytes }) => sum + bytes, 0);
  return Math.min(FETCH_TIMEOUT_MS + size / SLOWEST, MAX_MS);
}

/**
 * Sends a message with the SDK method for its kind; calls the SDK at once.
 * @param compose - returns the object to pass to the SDK.
 */
async function deliver(
  sdk: KitSDK,
  compose: () => Kit.Message,
  upload: Kit.UploadOptions,
): Promise<Kit.Message> {
  const message = compose();
  const { sendMessage, sendMediaMessage, sendCustomMessage } = chatSdk(sdk);
  const category = categoryOf(message);
  const isText = category === 'message' && messageType(message) === 'text';
  if (category === 'custom' && sendCustomMessage)
    return sendCustomMessage.call(sdk, message as Kit.CustomMessage);
  if (category === 'message' && !isText && sendMediaMessage)
    return sendMediaMessage.call(sdk, message as Kit.MediaMessage, upload);
  if (sendMessage) return sendMessage.call(sdk, message);
  throw createException('ERR_NOT_SENT', 'The SDK has no method to send this message.');
}

/** Creates a message id. Pages without TLS have no `crypto.randomUUID`. */
function createMuid(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}
