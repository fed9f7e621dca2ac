import { type Accessor, createSignal } from 'solid-js';
import { claim, parentId, readId, receiverOf, sdkId } from '../../client/boundary/messages.ts';
import { textOf } from '../../client/boundary/read.ts';
import { type Peer, peerKey } from '../../core/collections/peer-map.ts';
import type { KitEvents } from '../../events/index.ts';
import type { Kit } from '../../sdk/index.ts';

/** A message of the signed-in user that is being sent, or that failed. */
export interface OutgoingMessage {
  /** The message as it is shown; the same object until it is sent or discarded. */
  readonly message: Kit.Message;
  /** The key of the user or group it goes to, as by `peerKey`. */
  readonly peer: string;
  /** The id of the message whose thread it belongs to; '' outside threads. */
  readonly parentId: string;
  readonly status: 'inprogress' | 'error';
  /** Why it failed. */
  readonly cause: Kit.Exception | null;
  /** Whether it is sent again by itself at the next connection. */
  readonly isWaiting: boolean;
  /** How much of its file was sent, from 0 to 1; null if the SDK does not tell. Reactive. */
  readonly progress: Accessor<number | null>;
}

/** A message of an SDK that can set the receiver again. */
type Restorable = Kit.Message & { setReceiverId?(id: string): void };

/** What an outgoing message is made from. */
export interface OutgoingSource {
  readonly message: Kit.Message;
  /** Creates the message once more. Without it, the SDK is given the message itself. */
  readonly create?: (() => Kit.Message) | undefined;
  /** When it was written, in seconds. */
  readonly at: number;
  /** Its muid; '' where the SDK has none. */
  readonly muid: string;
  /** The channels it is announced on. */
  readonly channels: KitEvents;
  /** Its name in storage; '' if it is not stored. */
  readonly storedAs: string;
}

/** The record of an outgoing message: it keeps what is needed to send it, because SDKs may empty what they are given. */
export class Outgoing implements OutgoingMessage {
  readonly message: Kit.Message;
  readonly peer: string;
  readonly parentId: string;
  readonly progress: Accessor<number | null>;
  readonly muid: string;
  /** Its name in storage; '' if it is not stored. */
  readonly storedAs: string;
  /** The channels it is announced on. */
  channels: KitEvents;
  status: OutgoingMessage['status'] = 'inprogress';
  cause: Kit.Exception | null = null;
  /** The number of the latest attempt to send it. */
  attempt = 0;
  /** The ids that the SDK has answered with. */
  readonly sentAs = new Set<string>();
  /** Cancels its upload. */
  cancel: (() => void) | undefined;

  readonly #source: OutgoingSource;
  readonly #receiver: Peer;
  readonly #setProgress: (fraction: number | null) => void;

  constructor(source: OutgoingSource) {
    const { message } = source;
    this.#source = source;
    claim(message, source.at);
    this.message = message;
    this.#receiver = receiverOf(message);
    this.peer = peerKey(this.#receiver);
    this.parentId = parentId(message);
    this.muid = source.muid;
    this.channels = source.channels;
    this.storedAs = source.storedAs;
    const [progress, setProgress] = createSignal<number | null>(null);
    this.progress = progress;
    this.#setProgress = setProgress;
  }

  /** Returns the object for another try. */
  compose(): Kit.Message {
    const { create, at } = this.#source;
    const message: Restorable = create?.() ?? this.message;
    claim(message, at);
    if (textOf(message, 'getMuid') !== this.muid) message.setMuid?.(this.muid);
    if (textOf(message, 'getReceiverId') !== this.#receiver.id) message.setReceiverId?.(this.#receiver.id);
    if (readId(message, 'getParentMessageId') !== this.parentId)
      message.setParentMessageId?.(sdkId(this.parentId));
    return message;
  }

  /** It failed since the page was loaded, and has a muid, without which an SDK could send it twice. */
  get isWaiting(): boolean {
    return this.status === 'error' && this.attempt > 0 && this.muid !== '';
  }

  /** Takes what an SDK reports. */
  setProgress(fraction: number | null): void {
    this.#setProgress(Number.isFinite(fraction) ? Math.min(1, Math.max(0, fraction ?? 0)) : null);
  }
}
