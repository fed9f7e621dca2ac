import { type Accessor, createEffect, createMemo, createSignal, untrack } from 'solid-js';
import type { ListWindow } from '../list/window/create-window.ts';
import { letterOrderOf, OTHER_SECTION, type SectionHeader } from '../order/sections.ts';
import { isSameArray } from '../utils/is-same-array.ts';
import { memoize } from '../utils/memoize.ts';
import type { UserModel } from './create-user-model.ts';
import type { UserEntry } from './user-rows.ts';

/** The minimum height of a letter, and the free space above and below the index, in px. */
const LETTER_PX = 24;
const MARGIN_PX = 40;
/** Scripts with more section letters than this have no index. */
const MAX_SECTIONS = 100;

/** The state of the section index. */
export interface SectionIndexState {
  /** The letters of the index. */
  letters: Accessor<readonly string[]>;
  /** The section at the top of the window, once its own header has scrolled out; otherwise null. */
  current: Accessor<SectionHeader | null>;
  /** The letter for which pages are loading; null for none. */
  sought: Accessor<string | null>;
  /** Call this when rows or the window have moved. */
  update(): void;
  /** Jumps to a section, or to the next one after it; loads pages until it appears. */
  jump(letter: string): void;
  /** Whether a section is loaded. */
  isLoaded(letter: string): boolean;
  /** Stops loading pages for a letter. */
  cancel(): void;
}

/** The growth of a list's sections. */
interface Growth {
  generation: number;
  count: number;
  last: string;
  isSorted: boolean;
}

/** Creates the content of a user list's pinned header and section index. */
export function createSectionIndex(
  list: UserModel,
  language: Accessor<string>,
  listWindow: () => ListWindow<UserEntry> | undefined,
): SectionIndexState {
  const { order } = list.source;
  const { state } = list;
  const [top, setTop] = createSignal<SectionHeader | null>(null);
  const [most, setMost] = createSignal(MAX_SECTIONS);
  const [sought, setSought] = createSignal<string | null>(null);
  const isShown = () => state.phase === 'ready';
  const compare = createMemo(() => letterOrderOf(language()));
  const sections = () => {
    list.source.version();
    return list.sections();
  };
  const sectionOf = (letter: string) => list.sections().find((section) => section.letter === letter);
  /** The letters of the index, including letters whose users are not loaded yet. */
  const letters = createMemo(
    (): readonly string[] => {
      const loaded = sections().map(({ letter }) => letter);
      if (loaded.length > MAX_SECTIONS) return spread(loaded, most());
      const alphabet = alphabetOf(language());
      const isOfAlphabet = loaded.filter((letter) => alphabet.includes(letter)).length * 2 > loaded.length;
      const isAll = state.paging === 'end' || state.mayBeEnd;
      if (loaded.length < 2 || isAll || !isOfAlphabet) return spread(loaded, most());
      return spread([...new Set([...loaded, ...alphabet])].sort(compare()), most());
    },
    [],
    { equals: isSameArray },
  );
  const lastLetter = () =>
    list
      .sections()
      .map(({ letter }) => letter)
      .findLast((letter) => letter !== OTHER_SECTION) ?? '';
  /**
   * Whether each page so far continued the alphabet: then a letter before the last one is loaded, or does not exist.
   */
  const growth = createMemo<Growth | undefined>((before) => {
    const count = sections().length;
    const { generation } = state;
    if (count > MAX_SECTIONS) return { generation, count, last: '', isSorted: false };
    const last = lastLetter();
    if (before?.generation !== generation) return { generation, count, last, isSorted: true };
    const added = list.sections().filter(({ letter }) => compare()(letter, before.last) > 0).length;
    return { generation, count, last, isSorted: before.isSorted && count - before.count <= added };
  });
  const show = (section: SectionHeader) => {
    setSought(null);
    listWindow()?.reveal(section, 'start');
  };
  /** Whether no further page can contain a letter. */
  const isPast = (letter: string) =>
    state.paging === 'end' ||
    (growth()?.isSorted === true && letter !== OTHER_SECTION && compare()(letter, lastLetter()) < 0);
  /** Whether a section can be at the top of the window: the content from its start fills the window. */
  const canLead = (section: SectionHeader) =>
    state.paging === 'end' || order.totalHeight - order.offsetOf(section) >= (listWindow()?.viewport() ?? 0);
  createEffect(() => {
    const letter = sought();
    if (letter === null) return;
    sections();
    if (state.phase !== 'ready' || state.paging === 'error') {
      setSought(null);
      return;
    }
    if (state.paging !== 'idle' && state.paging !== 'end') return;
    untrack(() => {
      const found = sectionOf(letter);
      const isDone = found ? canLead(found) : isPast(letter);
      const next = list.sections().find((section) => compare()(section.letter, letter) >= 0);
      const section = found ?? next ?? list.sections().at(-1);
      if (!isDone) list.loadMore();
      // Rows cannot be mounted within an effect.
      else if (section) queueMicrotask(() => show(section));
      else setSought(null);
    });
  });
  return {
    letters,
    current: () => (isShown() ? top() : null),
    sought,
    update() {
      const shown = listWindow();
      if (!shown) return;
      const at = shown.top();
      const height = shown.viewport();
      if (height > 0) setMost(Math.max(3, Math.floor((height - MARGIN_PX) / LETTER_PX)));
      setTop(at > 0 ? sectionAt(list.sections(), order.find(at).index) : null);
    },
    jump(letter) {
      const section = sectionOf(letter);
      if (section) show(section);
      if (!section || !canLead(section)) setSought(letter);
    },
    isLoaded: (letter) => sectionOf(letter) !== undefined,
    cancel: () => void setSought(null),
  };
}

/** Returns evenly spread letters that fit the edge, including the first and the last. */
function spread(letters: readonly string[], most: number): readonly string[] {
  const last = letters.length - 1;
  if (last < most) return [...letters];
  const step = last / (most - 1);
  return letters.filter((_, index) => index === Math.round(Math.round(index / step) * step));
}

/** Returns the section of the entry at an index. */
function sectionAt(sections: readonly SectionHeader[], index: number): SectionHeader | null {
  let end = 0;
  for (const section of sections) {
    end += section.count + 1;
    if (index < end) return section;
  }
  return null;
}

/** First and last letter of the alphabets that fold to single letters, by script. */
const ALPHABETS: Readonly<Record<string, readonly [first: string, last: string]>> = {
  Latn: ['A', 'Z'],
  Grek: ['Α', 'Ω'],
  Cyrl: ['А', 'Я'],
  Hebr: ['א', 'ת'],
};

/** Letters in these ranges that begin no name, or fold to another letter. */
const LEFT_OUT = /[\u03a2ЙЪЫЬךםןףץ]/;

/** Returns the section letters of a language in order; [] if it has no short alphabet. */
const alphabetOf = /* @__PURE__ */ memoize((language: string): readonly string[] => {
  const { script = '' } = new Intl.Locale(language).maximize();
  const range = ALPHABETS[script];
  if (!range) return [];
  const [first, last] = range.map((letter) => letter.codePointAt(0) as number) as [number, number];
  const letters = Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  return letters.filter((letter) => !LEFT_OUT.test(letter));
});
