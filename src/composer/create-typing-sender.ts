import { type Accessor, createEffect, onCleanup } from 'solid-js';
import { notify } from '../client/boundary/calls.ts';
import type { ChatPeer } from '../client/create-chat-peer.ts';
import { attempt, type Report } from '../client/create-report.ts';
import { chatSdk } from '../sdk/chat-sdk.ts';
import type { KitSDK } from '../sdk/index.ts';
import { createTimer } from '../utils/create-timer.ts';

/** The minimum time between signals, and the pause after which typing ends, in milliseconds. */
const RENEW_MS = 3000;
const PAUSE_MS = 3000;

/** Notifies the other members of a chat that the user is typing. */
export interface TypingSender {
  /** Handles input. */
  typed(): void;
  /** Ends typing, because the text was sent or cleared. */
  ended(): void;
}

/** Creates a typing sender; typing ends with its owner, when another chat opens, and when it is turned off. */
export function createTypingSender(
  sdk: Accessor<KitSDK | undefined>,
  peer: Accessor<ChatPeer | null>,
  isOn: Accessor<boolean>,
  report: Report,
): TypingSender {
  let startedAt = Number.NEGATIVE_INFINITY;
  /** Ends the current signal, in the chat where it started. */
  let end: (() => void) | undefined;
  const ended = () => {
    pause.stop();
    startedAt = Number.NEGATIVE_INFINITY;
    end?.();
    end = undefined;
  };
  const pause = createTimer(ended);
  createEffect(() => {
    sdk();
    peer();
    isOn();
    onCleanup(ended);
  });
  return {
    typed() {
      const current = chatSdk(sdk());
      const { TypingIndicator } = current;
      const to = peer();
      if (!isOn() || !to || !TypingIndicator) return;
      pause.start(PAUSE_MS);
      const now = performance.now();
      if (now - startedAt < RENEW_MS) return;
      startedAt = now;
      attempt(report, () => {
        const indicator = new TypingIndicator(to.id, to.isGroup ? 'group' : 'user');
        end = () => void notify(report, () => current.endTyping?.(indicator));
        void notify(report, () => current.startTyping?.(indicator));
      });
    },
    ended,
  };
}
