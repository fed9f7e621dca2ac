import { createMemo, createSignal, For, type JSX, Show, untrack } from 'solid-js';
import type { ListWindow } from '../list/window/create-window.ts';
import { formatDigits } from '../localize/date-pattern.ts';
import type { Localizer } from '../localize/index.ts';
import { createLetterOf, OTHER_SECTION } from '../order/sections.ts';
import { createDelayed } from '../utils/create-delayed.ts';
import { focusedNear } from '../utils/focused-near.ts';
import { indexByKey } from '../utils/index-by-key.ts';
import { createSectionIndex } from './create-section-index.ts';
import type { UserModel } from './create-user-model.ts';
import type { UserEntry } from './user-rows.ts';

/** Faster pages show no pill; it would only flicker. */
const SPINNER_DELAY_MS = 200;

/** The props of `SectionIndex`. */
export interface SectionIndexProps {
  localizer: Localizer;
  list: UserModel;
  listWindow: ListWindow<UserEntry> | undefined;
  /** Whether the letters are shown. */
  isNeeded: boolean;
  /** Receives the function to call when rows or the window have moved. */
  onReady: (follow: () => void) => void;
}

/** The pinned header of the current section, and the index of letters to jump to. */
export function SectionIndex(props: SectionIndexProps): JSX.Element {
  const { list, localizer } = untrack(() => props);
  const { t, language } = localizer;
  const sections = createSectionIndex(list, language, () => props.listWindow);
  untrack(() => props.onReady(sections.update));
  sections.update();
  const isSlow = createDelayed(() => sections.sought() !== null, SPINNER_DELAY_MS);
  const label = (letter: string) => (letter === OTHER_SECTION ? t('section.other') : letter);
  const letterAt = (target: Element | null) => target?.closest<HTMLElement>('[data-letter]')?.dataset.letter;
  const onKeyDown = (event: KeyboardEvent & { currentTarget: HTMLElement }) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = [...event.currentTarget.querySelectorAll('button')];
    const to = indexByKey(
      event.key,
      all.indexOf(focusedNear(event.currentTarget) as HTMLButtonElement),
      all.length,
    );
    if (to === undefined) {
      // Keys also reach letters that do not fit.
      const letter = event.key.length === 1 ? createLetterOf(language())(event.key) : OTHER_SECTION;
      if (letter !== OTHER_SECTION) sections.jump(letter);
      return;
    }
    event.preventDefault();
    all[to]?.focus();
  };
  /** Scrolls the list while a pressed pointer moves over the letters. */
  const onPointerMove = (event: PointerEvent & { currentTarget: HTMLElement }) => {
    if ((event.buttons & 1) === 0) return;
    const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
    const letter = letterAt(root.elementFromPoint(event.clientX, event.clientY));
    // Letters that the finger only passes do not load pages.
    if (letter && letter !== sections.current()?.letter && sections.isLoaded(letter)) sections.jump(letter);
  };
  /** The letter that is the Tab stop: the last focused one. */
  const [stop, setStop] = createSignal<string>();
  const tabStop = createMemo(() => {
    const letters = sections.letters();
    const last = stop();
    return last && letters.includes(last) ? last : letters[0];
  });
  return (
    <>
      <div class="kit-list__section-pinned" aria-hidden="true" hidden={sections.current() === null}>
        {sections.current()?.letter ?? ''}
      </div>
      <Show when={isSlow()}>
        <button type="button" class="kit-list__pill" data-edge="start" onClick={() => sections.cancel()}>
          <span class="kit-spinner" aria-hidden="true" />
          <span role="status">{t('section.seeking', { letter: label(sections.sought() ?? '') })}</span>
          <bdi aria-hidden="true">{formatDigits(list.length(), localizer.language())}</bdi>
        </button>
      </Show>
      <Show when={props.isNeeded}>
        <nav
          class="kit-list__jump-index"
          aria-label={t('section.index')}
          onKeyDown={onKeyDown}
          onPointerMove={onPointerMove}
        >
          <For each={sections.letters()}>
            {(letter) => (
              <button
                type="button"
                data-letter={letter}
                tabindex={tabStop() === letter ? 0 : -1}
                aria-label={t('section.jump', { letter: label(letter) })}
                aria-current={sections.current()?.letter === letter ? 'true' : undefined}
                onFocus={() => setStop(letter)}
                onClick={() => sections.jump(letter)}
              >
                {letter}
              </button>
            )}
          </For>
        </nav>
      </Show>
    </>
  );
}
