import { type Accessor, createSignal, untrack } from 'solid-js';
import type { Report } from '../../client/create-report.ts';
import { StoredMap } from '../../client/stored-map.ts';
import type { StoredAccount } from '../../utils/stored-account.ts';

/** The maximum number of recent emojis. */
const MAX_RECENT = 27;
const RECENT = 'recent';
const TONE = 'tone';

/** The stored state of the picker. */
export interface EmojiMemory {
  /** The last picked emojis with their skin tones, newest first. */
  recent: Accessor<readonly string[]>;
  /** The skin tone from 0 (none) to 5. */
  tone: Accessor<number>;
  addRecent(emoji: string): void;
  setTone(tone: number): void;
  /** Loads the stored state of an account; without one, it lasts as long as its owner. */
  open(account: StoredAccount | undefined): void;
}

/** Creates the stored state of a picker. */
export function createEmojiMemory(report: Report): EmojiMemory {
  const [recent, setRecent] = createSignal<readonly string[]>([]);
  const [tone, setTone] = createSignal(0);
  let stored: StoredMap<string> | undefined;
  return {
    recent,
    tone,
    addRecent(emoji) {
      const next = [emoji, ...untrack(recent).filter((each) => each !== emoji)].slice(0, MAX_RECENT);
      setRecent(next);
      stored?.set(RECENT, next.join(' '));
    },
    setTone(next) {
      setTone(next);
      stored?.set(TONE, next > 0 ? String(next) : undefined);
    },
    open(account) {
      stored = account && new StoredMap('emoji', account, (value) => typeof value === 'string', report);
      if (!stored) return;
      const entries = stored.load();
      setRecent(entries.get(RECENT)?.split(' ').slice(0, MAX_RECENT) ?? []);
      const known = Number(entries.get(TONE) ?? 0);
      setTone(Number.isInteger(known) && known >= 0 && known <= 5 ? known : 0);
    },
  };
}
