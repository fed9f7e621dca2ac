import { type Accessor, createSignal } from 'solid-js';
import { peerKey } from '../../core/collections/peer-map.ts';
import { claim, parentId } from '../../core/messages/messages.ts';
import { isOfGroup } from '../../core/messages/peers.ts';
import { textOf } from '../../core/objects/read.ts';
import type { KitEvents } from '../../events/index.ts';
import type { Kit } from '../../sdk/index.ts';

/** A message of the signed-in user that is being sent, or that failed. */
export interface OutgoingMessage {
  /** The message object that the SDK is given; the same one until it is sent or discarded. */
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

/** The record of an outgoing message. */
export class Outgoing implements OutgoingMessage {
  readonly message: Kit.Message;
  readonly peer: string;
  readonly parentId: string;
  readonly progress: Accessor<number | null>;
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

  readonly #setProgress: (fraction: number | null) => void;

  /** @param at - when it was written, in seconds. */
  constructor(message: Kit.Message, at: number, channels: KitEvents, storedAs: string) {
    this.message = message;
    this.peer = peerKey({ isGroup: isOfGroup(message), id: textOf(message, 'getReceiverId') });
    this.parentId = parentId(message);
    this.channels = channels;
    this.storedAs = storedAs;
    const [progress, setProgress] = createSignal<number | null>(null);
    this.progress = progress;
    this.#setProgress = setProgress;
    claim(message, at);
  }

  /** It failed since the page was loaded, and has a muid, without which an SDK could send it twice. */
  get isWaiting(): boolean {
    return this.status === 'error' && this.attempt > 0 && textOf(this.message, 'getMuid') !== '';
  }

  /** Takes what an SDK reports. */
  setProgress(fraction: number | null): void {
    this.#setProgress(Number.isFinite(fraction) ? Math.min(1, Math.max(0, fraction ?? 0)) : null);
  }
}
