import { type Accessor, createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { OTHER_SECTION, type SectionHeader } from '../core/sections.ts';
import type { UserEntry } from '../core/user-book.ts';
import type { UserList } from '../primitives/create-user-list.ts';
import type { ListWindow } from '../primitives/create-window.ts';
import { useKit } from '../primitives/kit-context.tsx';

/** More letters than this do not fit the edge: only every n-th is shown. */
const MOST_LETTERS = 27;

/** Where the window stands among the sections. */
export interface SectionIndexState {
  /** The sections that the index shows. */
  letters: Accessor<readonly SectionHeader[]>;
  /** The section at the top of the window, once its own header is scrolled out. */
  current: Accessor<SectionHeader | null>;
  /** Whether more than one screen is loaded. */
  isNeeded: Accessor<boolean>;
  /** Rows or window moved. */
  follow(): void;
  jump(section: SectionHeader): void;
}

/** Makes what the pinned header and the jump index of a user list show. */
export function createSectionIndex(
  list: UserList,
  window: () => ListWindow<UserEntry> | undefined,
): SectionIndexState {
  const { order } = list.source;
  const [current, setCurrent] = createSignal<SectionHeader | null>(null);
  const [isNeeded, setNeeded] = createSignal(false);
  const letters = createMemo(() => {
    list.source.version();
    const sections = list.sections();
    const step = Math.ceil(sections.length / MOST_LETTERS);
    return step <= 1 ? sections : sections.filter((_, index) => index % step === 0);
  });
  return {
    letters,
    current,
    isNeeded: () => isNeeded() && letters().length > 1,
    follow() {
      const shown = window();
      if (!shown) return;
      const top = shown.top();
      setNeeded(shown.viewport() > 0 && order.totalHeight > shown.viewport());
      setCurrent(() => (top > 0 ? sectionAt(list.sections(), order.find(top).index) : null));
    },
    jump(section) {
      window()?.reveal(section, 'start');
    },
  };
}

/** The section that the entry at an index lies in. */
function sectionAt(sections: readonly SectionHeader[], index: number): SectionHeader | null {
  let end = 0;
  for (const section of sections) {
    end += section.count + 1;
    if (index < end) return section;
  }
  return null;
}

/** The header of the current section over the rows, and the letters to jump to at the edge. */
export function SectionIndex(props: { sections: SectionIndexState }): JSX.Element {
  const { localizer } = useKit();
  const { t } = localizer;
  const label = (letter: string) => (letter === OTHER_SECTION ? t('section.other') : letter);
  const onKeyDown = (event: KeyboardEvent & { currentTarget: HTMLElement }) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const next = buttons[buttons.findIndex((button) => button === document.activeElement) + step];
    event.preventDefault();
    next?.focus();
  };
  return (
    <>
      <div class="kit-list__section-pinned" aria-hidden="true" hidden={props.sections.current() === null}>
        {props.sections.current()?.letter ?? ''}
      </div>
      <Show when={props.sections.isNeeded()}>
        <nav class="kit-list__jump-index" aria-label={t('section.index')} onKeyDown={onKeyDown}>
          <For each={props.sections.letters()}>
            {(section, index) => (
              <button
                type="button"
                tabindex={index() === 0 ? 0 : -1}
                aria-label={t('section.jump', { letter: label(section.letter) })}
                aria-current={props.sections.current() === section ? 'true' : undefined}
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
