import type { DataEvent } from './data-event.ts';

/** How often tabs ask whether the others are still there, in ms. A tab that does not answer is gone. */
const PULSE = 2_000;

/** The messages between tabs. */
interface TabMessage {
  /** Something was stored. */
  readonly isStored?: boolean;
  /** Events that are not stored, such as typing. */
  readonly events?: readonly DataEvent[];
  /** The users who are signed in in the tab. */
  readonly uids?: readonly string[];
  /** Whether the other tabs have to announce their users. */
  readonly isAsking?: boolean;
}

/** What a tab does when it receives messages of others. */
interface TabHandlers {
  uids(): readonly string[];
  onUids(tab: string, uids: readonly string[]): void;
  onEvents(events: readonly DataEvent[]): void;
  onStored(): void;
}

/** This tab among those that have the same database open. */
export class Tabs {
  readonly #id = Math.random().toString(36).slice(2);
  readonly #handlers: TabHandlers;
  #channel: BroadcastChannel | undefined;
  /** The tabs with users, and whether they answered since the last pulse. */
  readonly #others = new Map<string, { readonly uids: readonly string[]; hasAnswered: boolean }>();
  #pulse: ReturnType<typeof setInterval> | undefined;

  constructor(name: string, handlers: TabHandlers) {
    this.#handlers = handlers;
    if (typeof BroadcastChannel === 'undefined') return;
    this.#channel = new BroadcastChannel(name);
    this.#channel.onmessage = ({ data }: MessageEvent<TabMessage & { readonly tab: string }>) => {
      const { tab, uids, events, isStored, isAsking } = data;
      if (isStored) handlers.onStored();
      if (events) handlers.onEvents(events);
      if (uids) this.#hear(tab, uids);
      if (isAsking) this.announce();
    };
    globalThis.addEventListener?.('pagehide', this.#onHide);
    globalThis.addEventListener?.('pageshow', this.announce);
    this.post({ isAsking: true });
  }

  post(message: TabMessage): void {
    this.#channel?.postMessage({ ...message, tab: this.#id });
  }

  readonly announce = (): void => this.post({ uids: this.#handlers.uids() });

  leave(): void {
    clearInterval(this.#pulse);
    globalThis.removeEventListener?.('pagehide', this.#onHide);
    globalThis.removeEventListener?.('pageshow', this.announce);
    this.#channel?.close();
    // Later changes are stored, although no tab can be notified.
    this.#channel = undefined;
  }

  readonly #onHide = (): void => this.post({ uids: [] });

  #hear(tab: string, uids: readonly string[]): void {
    const known = this.#others.get(tab)?.uids ?? [];
    if (uids.length > 0) this.#others.set(tab, { uids, hasAnswered: true });
    else this.#others.delete(tab);
    if (String(uids) !== String(known)) this.#handlers.onUids(tab, uids);
    if (this.#others.size > 0) {
      this.#pulse ??= setInterval(() => this.#checkOthers(), PULSE);
    } else {
      clearInterval(this.#pulse);
      this.#pulse = undefined;
    }
  }

  #checkOthers(): void {
    for (const [tab, other] of this.#others) {
      if (other.hasAnswered) other.hasAnswered = false;
      else this.#hear(tab, []);
    }
    this.post({ isAsking: true });
  }
}
