import type { DataEvent } from '../data/data-event.ts';
import { MIGRATIONS } from './schema.ts';

/** What tabs tell each other: that they are there, how far the journal is, and what passes without being stored. */
interface TabMessage {
  readonly tab: string;
  readonly seq?: number;
  readonly events?: readonly DataEvent[];
}

/** What a tab does when it hears of others. */
export interface TabHandlers {
  onJournal(seq: number): void;
  onEvents(events: readonly DataEvent[]): void;
  onGone(tab: string): void;
}

/** This tab among those that have the same database open. Each holds a lock as long as it lives. */
export class Tabs {
  readonly id: string;
  readonly #name: string;
  readonly #handlers: TabHandlers;
  readonly #leaving = new AbortController();
  readonly #watched = new Set<string>();
  #channel: BroadcastChannel | undefined;

  constructor(name: string, id: string, handlers: TabHandlers) {
    this.#name = `solid-chat-kit/${name}/`;
    this.id = id;
    this.#handlers = handlers;
  }

  /** Takes this tab's lock, and listens. */
  async enter(): Promise<void> {
    if (typeof BroadcastChannel !== 'undefined') {
      // Pages of another version would misread what is told.
      this.#channel = new BroadcastChannel(this.#name + MIGRATIONS.length);
      this.#channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
        this.watch(data.tab);
        if (data.seq !== undefined) this.#handlers.onJournal(data.seq);
        if (data.events) this.#handlers.onEvents(data.events);
      };
    }
    await new Promise<void>((entered) => {
      const held = this.#lock(this.id, () => {
        entered();
        return new Promise((leave) => this.#leaving.signal.addEventListener('abort', leave));
      });
      // Where locks are refused, it goes on without.
      if (held) void held.then(() => entered());
      else entered();
    });
  }

  tell(news: Omit<TabMessage, 'tab'> = {}): void {
    this.#channel?.postMessage({ ...news, tab: this.id } satisfies TabMessage);
  }

  /** Waits for another tab to end: whoever gets its lock knows that it is gone. */
  watch(tab: string): void {
    if (tab === this.id || this.#watched.has(tab)) return;
    this.#watched.add(tab);
    this.#lock(tab, () => {
      this.#watched.delete(tab);
      this.#handlers.onGone(tab);
    });
  }

  leave(): void {
    this.#leaving.abort();
    this.#channel?.close();
    // What is stored after this is stored, though nobody can be told.
    this.#channel = undefined;
  }

  /** Nothing where there are no locks, as on pages without https: there a tab that crashes is not noticed. */
  #lock(tab: string, whenHeld: () => unknown): Promise<unknown> | undefined {
    const { locks } = globalThis.navigator ?? {};
    const isOwn = tab === this.id;
    return locks
      ?.request(
        this.#name + tab,
        isOwn ? {} : { signal: this.#leaving.signal },
        whenHeld as LockGrantedCallback<unknown>,
      )
      .catch(() => undefined);
  }
}
