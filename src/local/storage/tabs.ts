import type { DataEvent } from '../data/data-event.ts';
import { MIGRATIONS } from './schema.ts';

/** The messages between tabs: that they exist, how far the journal is, and events that are not stored. */
interface TabMessage {
  readonly tab: string;
  readonly seq?: number;
  readonly events?: readonly DataEvent[];
}

/** What a tab does when it receives messages of others. */
export interface TabHandlers {
  onJournal(seq: number): void;
  onEvents(events: readonly DataEvent[]): void;
  onGone(tab: string): void;
}

/** This tab among those that have the same database open. Each holds a lock while it lives. */
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

  /** Takes this tab's lock, and starts to listen. */
  async enter(): Promise<void> {
    if (typeof BroadcastChannel !== 'undefined') {
      // Pages of another version would misread the messages.
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
      // Continues without a lock where locks are denied.
      if (held) void held.then(() => entered());
      else entered();
    });
  }

  tell(news: Omit<TabMessage, 'tab'> = {}): void {
    this.#channel?.postMessage({ ...news, tab: this.id } satisfies TabMessage);
  }

  /** Waits for another tab to end, by requesting its lock. */
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
    // Later changes are stored, although no tab can be notified.
    this.#channel = undefined;
  }

  /**
   * Does nothing without the Web Locks API, as on pages without https: crashed tabs are not noticed there.
   */
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
