import { USER_STATUS } from 'solid-chat-kit/contract';
import type { LocalData } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js';
import { createStore } from 'solid-js/store';
import type { DemoTexts } from '../../texts/demo-texts.ts';
import { t } from '../../words/words.ts';
import type { Session } from '../device/create-device.ts';
import { someText } from '../live/some-text.ts';
import { loadPeers, type Peer, somePeer } from './create-peers.ts';

/** The simulated kinds of events. */
export const KINDS = ['messages', 'typing', 'presence', 'receipts'] as const;
/** A simulated kind of event. */
export type EventKind = (typeof KINDS)[number];

/** The interval of the simulation, in ms. */
const TICK = 50;
/** How many messages a burst sends. */
export const BURST = 10_000;
const TYPING_ENDS_AFTER = 2_500;

/** Simulates other users who act on what a signed-in user sees. */
export interface Simulator {
  isRunning: Accessor<boolean>;
  start(): void;
  stop(): void;
  /** Events per second. */
  rate: Accessor<number>;
  setRate(rate: number): void;
  kinds: Record<EventKind, boolean>;
  setKind(kind: EventKind, isOn: boolean): void;
  /** Sends 10,000 messages in one task. */
  burst(): Promise<void>;
  /** The result, as text. */
  report: Accessor<string>;
}

/** Creates a simulator for the user of a session. */
export function createSimulator(
  data: Accessor<LocalData | undefined>,
  session: Accessor<Session | undefined>,
  texts: Accessor<DemoTexts | undefined>,
): Simulator {
  const [isRunning, setRunning] = createSignal(false);
  const [rate, setRate] = createSignal(5);
  const [report, setReport] = createSignal('');
  const [kinds, setKinds] = createStore({ messages: true, typing: true, presence: true, receipts: true });
  let peers: Promise<Peer[]> | undefined;
  let clock: ReturnType<typeof setInterval> | undefined;
  const ends = new Set<ReturnType<typeof setTimeout>>();
  let due = 0;
  let count = 0;

  const peersOf = ({ me }: Session) => {
    const current = data();
    peers ??= current ? loadPeers(current, me.getUid()) : Promise.resolve([]);
    return peers;
  };

  async function act({ kit, me }: Session, peer: Peer, kind: EventKind): Promise<void> {
    const control = controlOf(kit);
    const uid = me.getUid();
    switch (kind) {
      case 'messages':
        await control.sendAs(
          peer.uid,
          new kit.TextMessage(peer.receiverId, someText(texts()?.news), peer.type),
        );
        break;
      case 'typing': {
        const indicator = new kit.TypingIndicator(peer.receiverId, peer.type);
        const end = setTimeout(() => {
          ends.delete(end);
          void attempt(control.typeAs(peer.uid, indicator, false));
        }, TYPING_ENDS_AFTER);
        ends.add(end);
        await control.typeAs(peer.uid, indicator, true);
        break;
      }
      case 'presence':
        await control.setPresence(peer.uid, Math.random() < 0.5 ? USER_STATUS.ONLINE : USER_STATUS.OFFLINE);
        break;
      case 'receipts':
        if (peer.type === 'group') break;
        if (!peer.own) {
          // With nothing left to read, another device of the user sends a message.
          peer.own = await control.sendAs(
            uid,
            new kit.TextMessage(peer.uid, someText(texts()?.news), peer.type),
          );
        } else {
          const { own } = peer;
          const isDelivered = Boolean(own.getDeliveredAt());
          if (isDelivered) peer.own = undefined;
          else own.setDeliveredAt(Math.floor(Date.now() / 1_000));
          await control.receiveAs(peer.uid, own, isDelivered);
        }
    }
  }

  /** Reports an error, such as a full storage; returns whether all went well. */
  async function attempt(work: Promise<unknown>): Promise<boolean> {
    try {
      await work;
      return true;
    } catch (error) {
      stop();
      setReport(error instanceof Error ? error.message : String(error));
      return false;
    }
  }

  async function tick(): Promise<void> {
    const current = session();
    if (!current) return;
    const chosen = KINDS.filter((kind) => kinds[kind]);
    const known = await peersOf(current);
    if (!isRunning() || chosen.length === 0 || known.length === 0) return;
    due += (rate() * TICK) / 1000;
    for (; due >= 1; due--) {
      const kind = chosen[count++ % chosen.length];
      const peer = somePeer(known);
      if (kind && peer) void attempt(act(current, peer, kind));
    }
    setReport(t('demo.eventCount', { count }));
  }

  function stop(): void {
    clearInterval(clock);
    clock = undefined;
    setRunning(false);
  }

  // Another user or data set has other conversations.
  createEffect(
    on(session, () => {
      peers = undefined;
    }),
  );
  onCleanup(() => {
    stop();
    for (const end of ends) clearTimeout(end);
  });

  return {
    isRunning,
    start() {
      if (clock !== undefined) return;
      count = 0;
      due = 1;
      setRunning(true);
      clock = setInterval(() => void tick(), TICK);
      void tick();
    },
    stop,
    rate,
    setRate,
    kinds,
    setKind: (kind, isOn) => setKinds(kind, isOn),
    async burst() {
      const current = session();
      if (!current) return;
      const known = await peersOf(current);
      if (known.length === 0) return;
      setReport(t('demo.sending'));
      const start = performance.now();
      const sends: Promise<void>[] = [];
      for (let sent = 0; sent < BURST; sent++) {
        const peer = somePeer(known);
        if (peer) sends.push(act(current, peer, 'messages'));
      }
      if (!(await attempt(Promise.all(sends)))) return;
      const ms = Math.round(performance.now() - start);
      setReport(t('demo.burstSent', { count: BURST, ms }));
    },
    report,
  };
}
