import { type Accessor, createMemo, createSignal, For, type JSX, Show, untrack } from 'solid-js';
import { OTHER_SECTION, type SectionHeader } from '../core/order/sections.ts';
import { isSameArray } from '../core/order/window-range.ts';
import type { UserEntry } from '../core/users/user-rows.ts';
import type { ListWindow } from '../primitives/list/create-window.ts';
import { useKit } from '../primitives/session/kit-context.tsx';
import type { UserList } from '../primitives/users/create-user-list.ts';
import { indexByKey } from '../ui/controls/index-by-key.ts';

/** The maximum number of letters that fit the edge; with more sections, only some are shown. */
const MOST_LETTERS = 27;
/** More rows than this count as more than a screen before there is any layout, as on a server. */
const SURELY_LONG = 20;

/** The position of the window among the sections. */
export interface SectionIndexState {
  /** The sections shown in the index. */
  letters: Accessor<readonly SectionHeader[]>;
  /** The section at the top of the window, once its own header is scrolled out. */
  current: Accessor<SectionHeader | null>;
  /** Whether more than one screen is loaded. */
  isNeeded: Accessor<boolean>;
  /** Call this when rows or the window have moved. */
  follow(): void;
  jump(section: SectionHeader): void;
}

/** Creates the content of a user list's pinned header and jump index. */
export function createSectionIndex(
  list: UserList,
  listWindow: () => ListWindow<UserEntry> | undefined,
): SectionIndexState {
  const { order } = list.source;
  const [top, setTop] = createSignal<SectionHeader | null>(null);
  const [isLong, setLong] = createSignal(untrack(list.length) > SURELY_LONG);
  const isShown = () => list.state.phase === 'ready';
  const letters = createMemo(
    (): readonly SectionHeader[] => {
      list.source.version();
      return spread(list.sections());
    },
    [],
    { equals: isSameArray },
  );
  return {
    letters,
    current: () => (isShown() ? top() : null),
    isNeeded: () => isShown() && isLong() && letters().length > 1,
    follow() {
      const shown = listWindow();
      if (!shown) return;
      const at = shown.top();
      setLong(shown.viewport() > 0 && order.totalHeight > shown.viewport());
      setTop(at > 0 ? sectionAt(list.sections(), order.find(at).index) : null);
    },
    jump(section) {
      listWindow()?.reveal(section, 'start');
    },
  };
}

/** Returns as many sections as fit the edge, evenly spread, including the first and the last. */
function spread(sections: readonly SectionHeader[]): readonly SectionHeader[] {
  const last = sections.length - 1;
  if (last < MOST_LETTERS) return [...sections];
  const step = last / (MOST_LETTERS - 1);
  return sections.filter((_, index) => index === Math.round(Math.round(index / step) * step));
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

/** The pinned header of the current section, and the letters to jump to. */
export function SectionIndex(props: { sections: SectionIndexState }): JSX.Element {
  const { t } = useKit().localizer;
  const label = (letter: string) => (letter === OTHER_SECTION ? t('section.other') : letter);
  const buttons = new WeakMap<Element, SectionHeader>();
  const onKeyDown = (event: KeyboardEvent & { currentTarget: HTMLElement }) => {
    const all = [...event.currentTarget.querySelectorAll('button')];
    const to = indexByKey(event.key, all.indexOf(document.activeElement as HTMLButtonElement), all.length);
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  };
  /** Moving a pressed pointer over the letters scrolls the list. */
  const onPointerMove = (event: PointerEvent) => {
    if ((event.buttons & 1) === 0) return;
    const section = buttons.get(document.elementFromPoint(event.clientX, event.clientY) ?? document.body);
    if (section && section !== props.sections.current()) props.sections.jump(section);
  };
  /** The letter that the Tab key reaches: the last focused one. */
  const [stop, setStop] = createSignal<SectionHeader>();
  const tabStop = createMemo(() => {
    const letters = props.sections.letters();
    const last = stop();
    return last && letters.includes(last) ? last : letters[0];
  });
  return (
    <>
      <div class="kit-list__section-pinned" aria-hidden="true" hidden={props.sections.current() === null}>
        {props.sections.current()?.letter ?? ''}
      </div>
      <Show when={props.sections.isNeeded()}>
        <nav
          class="kit-list__jump-index"
          aria-label={t('section.index')}
          onKeyDown={onKeyDown}
          onPointerMove={onPointerMove}
        >
          <For each={props.sections.letters()}>
            {(section) => (
              <button
                type="button"
                ref={(button) => buttons.set(button, section)}
                tabindex={tabStop() === section ? 0 : -1}
                aria-label={t('section.jump', { letter: label(section.letter) })}
                aria-current={props.sections.current() === section ? 'true' : undefined}
                onFocus={() => setStop(section)}
                onClick={() => props.sections.jump(section)}
              >
                {section.letter}
              </button>
            )}
          </For>
        </nav>
      </Show>
    </>
  );
}
