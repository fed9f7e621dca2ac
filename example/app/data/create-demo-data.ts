import { createLocalData, createLocalKit, type LocalData, type SeedOptions } from 'solid-chat-kit/local';
import { type Accessor, createSignal, onCleanup } from 'solid-js';
import { avatarOf } from '../avatars.ts';

/** The demo's database, which all its tabs share. */
const DATABASE = 'solid-chat-kit-demo';
/** The number of conversations in the stored data, and the number of messages in the longest of them. */
const KEPT = 200;
const KEPT_MESSAGES = 40;

/** The sizes to choose from, and their labels. */
export const SIZES = [
  [KEPT, '200'],
  [10_000, '10,000'],
  [100_000, '100,000'],
] as const;

/** The data of the demo, and where it is stored. */
export interface DemoData {
  /** The data set; notifies again after a reset. */
  data: Accessor<LocalData>;
  /** The initial number of conversations. */
  size: Accessor<number>;
  setSize(size: number): void;
  /** Whether it is stored across reloads and shared with other tabs. */
  isKept: Accessor<boolean>;
  /** Why it is not stored; known once somebody is signed in. */
  fault(): string | undefined;
  /** Resets the data, in all tabs that share it. */
  reset(): Promise<void>;
}

const seedOf = (conversations: number): SeedOptions => ({
  seed: 356,
  conversations,
  // In memory, messages are created on demand; stored data is created at the first visit.
  messages: conversations === KEPT ? KEPT_MESSAGES : 120,
  avatar: avatarOf,
});

/** Opens the stored data of this browser; larger sizes are created in memory. */
export function createDemoData(): DemoData {
  const open = (size: number) =>
    size === KEPT
      ? createLocalKit({ persist: DATABASE, seed: seedOf(size) }).data
      : createLocalData(seedOf(size));
  const kept = open(KEPT);
  const [size, setSize] = createSignal(KEPT);
  const [data, setData] = createSignal(kept, { equals: false });
  // Signed-in users start over, in the other tabs as well.
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
