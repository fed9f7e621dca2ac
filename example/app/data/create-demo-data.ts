import { createLocalData, createLocalKit, type LocalData, type SeedOptions } from 'solid-chat-kit/local';
import { type Accessor, createSignal, onCleanup } from 'solid-js';
import { avatarOf } from '../avatars.ts';

/** The database of the demo, which all its tabs share. */
const DATABASE = 'solid-chat-kit-demo';
/** How many conversations the data that is kept begins with, and how many messages the longest of them has. */
const KEPT = 200;
const KEPT_MESSAGES = 40;

/** The sizes that can be chosen, each with its words. */
export const SIZES = [
  [KEPT, '200'],
  [10_000, '10,000'],
  [100_000, '100,000'],
] as const;

/** What the demo shows, and where it is kept. */
export interface DemoData {
  /** Tells of the same data again when it went back to how it began. */
  data: Accessor<LocalData>;
  /** How many conversations it began with. */
  size: Accessor<number>;
  setSize(size: number): void;
  /** Whether it is there after a reload and in other tabs. */
  isKept: Accessor<boolean>;
  /** Why it is not, where the browser keeps nothing; known once somebody is signed in. */
  fault(): string | undefined;
  /** Goes back to how it began, in all tabs that share it. */
  reset(): Promise<void>;
}

const seedOf = (conversations: number): SeedOptions => ({
  seed: 356,
  conversations,
  // In memory they are made when they are asked for; what is kept is made at the first visit.
  messages: conversations === KEPT ? KEPT_MESSAGES : 120,
  avatar: avatarOf,
});

/** Opens what this browser keeps; the larger sizes are made in memory. */
export function createDemoData(): DemoData {
  const open = (size: number) =>
    size === KEPT
      ? createLocalKit({ persist: DATABASE, seed: seedOf(size) }).data
      : createLocalData(seedOf(size));
  const kept = open(KEPT);
  const [size, setSize] = createSignal(KEPT);
  const [data, setData] = createSignal(kept, { equals: false });
  // Who is signed in has to begin anew, in the other tabs as well.
  const tabs = new BroadcastChannel(DATABASE);
  tabs.onmessage = () => {
    if (data() === kept) setData(kept);
  };
  onCleanup(() => tabs.close());

  return {
    data,
    size,
    setSize(next) {
      setSize(next);
      setData(next === KEPT ? kept : open(next));
    },
    isKept: () => data() === kept && !kept.storage.reason,
    fault: () => (data() === kept ? kept.storage.reason?.message : undefined),
    async reset() {
      if (data() !== kept) {
        setData(open(size()));
        return;
      }
      await kept.reset();
      setData(kept);
      tabs.postMessage('reset');
    },
  };
}
