import { createLocalData, createLocalKit, type LocalData, type SeedOptions } from 'solid-chat-kit/local';
import { type Accessor, batch, createEffect, createSignal, on, onCleanup } from 'solid-js';
import type { DemoTexts } from '../../texts/demo-texts.ts';
import { loadTexts } from '../../texts/index.ts';
import { avatarOf } from '../avatars.ts';
import { STORY_MINUTES, writeStory } from '../story/story.ts';
import { fileOf } from './files.ts';

/** The demo's database of a language, which all its tabs share. */
const DATABASE = 'solid-chat-kit-demo';
/** The number of conversations in the stored data, and the number of messages in the longest of them. */
const KEPT = 200;
const KEPT_MESSAGES = 24;

/** The sizes to choose from, and their labels. */
export const SIZES = [
  [KEPT, '200'],
  [10_000, '10,000'],
  [100_000, '100,000'],
] as const;

/** The data of the demo, and where it is stored. */
export interface DemoData {
  /** The data set, once its texts have loaded; notifies again after a reset. */
  data: Accessor<LocalData | undefined>;
  texts: Accessor<DemoTexts | undefined>;
  /** The initial number of conversations. */
  size: Accessor<number>;
  setSize(size: number): void;
  /** Whether it is stored across reloads and shared with other tabs. */
  isKept: Accessor<boolean>;
  /** Why it is not stored; known once somebody is signed in. */
  fault(): string | undefined;
  /** Resets the data, in all tabs that share it. */
  reset(): Promise<void>;
  /** Makes a data set for a show, in memory. */
  makeAside(): Promise<LocalData>;
}

/** The people of the seed wrote before those of the story. */
const seedTime = () => Math.floor(Date.now() / 1000) - STORY_MINUTES * 60;

const seedOf = (conversations: number, texts: DemoTexts | undefined): SeedOptions => ({
  seed: 10,
  now: seedTime(),
  conversations,
  // In memory, messages are created on demand; stored data is created at the first visit.
  messages: conversations === KEPT ? KEPT_MESSAGES : 120,
  avatar: avatarOf,
  file: fileOf,
  ...(texts && { texts: texts.seed }),
});

/** Opens the stored data of this browser in a language; larger sizes are created in memory. */
export function createDemoData(language: Accessor<string>): DemoData {
  const stored = new Map<string, LocalData>();
  const [size, setSize] = createSignal(KEPT);
  const [texts, setTexts] = createSignal<DemoTexts>();
  const [data, setData] = createSignal<LocalData | undefined>(undefined, { equals: false });

  const kept = () => stored.get(language());
  const open = (conversations: number): LocalData => {
    const tag = language();
    const seed = seedOf(conversations, texts());
    if (conversations !== KEPT) return createLocalData(seed);
    const found = stored.get(tag) ?? createLocalKit({ persist: `${DATABASE}-${tag}`, seed }).data;
    stored.set(tag, found);
    return found;
  };
  const tellStory = async (next: LocalData) => {
    const story = texts()?.story;
    // Data that cannot be read is reported by those who use it.
    if (story) await writeStory(next, story).catch(() => undefined);
  };
  /** Shows a data set, once it has the story. */
  const show = async (next: LocalData) => {
    const tag = language();
    await tellStory(next);
    if (tag === language()) setData(next);
  };
  createEffect(
    on(language, async (tag) => {
      const loaded = await loadTexts(tag);
      if (tag !== language()) return;
      batch(() => {
        setTexts(loaded);
        void show(open(size()));
      });
    }),
  );
  // Signed-in users start over, in the other tabs as well.
  const tabs = new BroadcastChannel(DATABASE);
  tabs.onmessage = ({ data: tag }) => {
    if (tag === language() && data() === kept()) setData(kept());
  };
  onCleanup(() => tabs.close());
  const isStored = () => data() !== undefined && data() === kept();

  return {
    data,
    texts,
    size,
    setSize(next) {
      setSize(next);
      void show(open(next));
    },
    isKept: () => isStored() && !kept()?.storage.reason,
    fault: () => (isStored() ? kept()?.storage.reason?.message : undefined),
    async reset() {
      const tag = language();
      if (isStored()) {
        await kept()?.reset();
        tabs.postMessage(tag);
      }
      await show(open(size()));
    },
    async makeAside() {
      const aside = createLocalData(seedOf(KEPT, texts()));
      await tellStory(aside);
      return aside;
    },
  };
}
