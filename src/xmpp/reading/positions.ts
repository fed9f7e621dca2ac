import type { Agent } from 'stanza';
import type { PubsubEvent, PubsubItem, ReceivedMessage } from 'stanza/protocol/index.js';
import type { Archive } from '../archive/archive.ts';
import type { PositionChange } from '../archive/change.ts';
import { type ChatKind, refKey } from '../archive/records.ts';
import { NS } from '../connection/extensions.ts';
import { fetchItems } from '../connection/private-node.ts';
import type { Clock } from '../inbox/clock.ts';
import type { DropReason } from '../shared/dropped.ts';
import type { SessionPart } from '../sync/part.ts';
import type { ReadMarks } from './read-marks.ts';

/** The parts of a session that read positions need. */
export interface PositionsContext {
  readonly me: string;
  readonly archive: Archive;
  readonly marks: ReadMarks;
  readonly clock: Clock;
  readonly drop: (reason: DropReason) => undefined;
  apply(changes: readonly PositionChange[]): Promise<void>;
  kindOf(chat: string): ChatKind;
  report(error: unknown): void;
}

/** A published read position: the archive id of the newest read message. */
interface Displayed {
  readonly itemType?: string;
  readonly id?: string;
}

/** The maximum number of read positions to fetch. */
const MAX_ITEMS = 1000;

/** Synchronises the read positions of a user's devices (XEP-0490). */
export class Positions implements SessionPart {
  readonly #context: PositionsContext;

  constructor(context: PositionsContext) {
    this.#context = context;
  }

  /** Handles read positions that another device published. */
  message({ from, pubsub }: ReceivedMessage): boolean {
    const items = (pubsub as PubsubEvent | undefined)?.items;
    if (items?.node !== NS.displayed) return false;
    const { me, drop, report } = this.#context;
    if (from && from !== me) drop('forged-position');
    else this.#take(items.published ?? [], items.retracted).catch(report);
    return true;
  }

  async online(agent: Agent, isResumed: boolean): Promise<void> {
    const { marks, archive } = this.#context;
    // A server without PEP has no read positions.
    if (!isResumed) await this.#take(await fetchItems(agent, NS.displayed, MAX_ITEMS).catch(() => []));
    for (const { key, unpublished, unsentReceipt } of archive.chats.values()) {
      // If this fails, the next session publishes it.
      if (unpublished || unsentReceipt) marks.publish(key).catch(() => undefined);
    }
  }

  async #take(items: readonly PubsubItem[], removed: readonly string[] = []): Promise<void> {
    const unread = items.filter(({ content }) => !(content as Displayed | undefined)?.id);
    const reset = [...removed, ...unread.map(({ id }) => id)];
    for (const chat of reset) if (chat?.includes('@')) await this.#context.marks.reset(chat);
    const { me, archive, clock, kindOf, apply } = this.#context;
    const changes = items.flatMap(({ id: chat, content }): PositionChange[] => {
      const { id } = (content ?? {}) as Displayed;
      // A read on this device that is not published yet is newer.
      if (!chat?.includes('@') || !id || archive.chats.get(chat)?.unpublished) return [];
      const targets = [refKey(chat, '', id)];
      return [{ what: 'position', chat, kind: kindOf(chat), from: me, at: clock.now(), targets }];
    });
    if (changes.length > 0) await apply(changes);
  }
}
