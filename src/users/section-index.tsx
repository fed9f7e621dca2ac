import { createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { OTHER_SECTION } from '../core/order/sections.ts';
import { useKit } from '../primitives/session/kit-context.tsx';
import { createDelayed } from '../primitives/timing/create-delayed.ts';
import { indexByKey } from '../ui/controls/index-by-key.ts';
import type { SectionIndexState } from './create-section-index.ts';

/** Pages that are there sooner need no word of it. */
const PATIENCE_MS = 200;

/** The pinned header of the current section, and the letters to jump to. */
export function SectionIndex(props: { sections: SectionIndexState; loaded: number }): JSX.Element {
  const { t, language } = useKit().localizer;
  const isSlow = createDelayed(() => props.sections.sought() !== null, PATIENCE_MS);
  const label = (letter: string) => (letter === OTHER_SECTION ? t('section.other') : letter);
  const letterAt = (target: Element | null) => target?.closest<HTMLElement>('[data-letter]')?.dataset.letter;
  const onKeyDown = (event: KeyboardEvent & { currentTarget: HTMLElement }) => {
    const all = [...event.currentTarget.querySelectorAll('button')];
    const to = indexByKey(event.key, all.indexOf(document.activeElement as HTMLButtonElement), all.length);
    if (to === undefined) {
      // Letters that the edge has no room for are there for the keys.
      if (event.key.length === 1 && /\p{L}/u.test(event.key))
        props.sections.jump(event.key.toLocaleUpperCase(language()));
      return;
    }
    event.preventDefault();
    all[to]?.focus();
  };
  /** Moving a pressed pointer over the letters scrolls the list. */
  const onPointerMove = (event: PointerEvent) => {
    if ((event.buttons & 1) === 0) return;
    const letter = letterAt(document.elementFromPoint(event.clientX, event.clientY));
    // No pages load for letters that the finger only passes.
    if (letter && letter !== props.sections.current()?.letter && props.sections.isLoaded(letter))
      props.sections.jump(letter);
  };
  /** The letter that the Tab key reaches: the last focused one. */
  const [stop, setStop] = createSignal<string>();
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
      <Show when={isSlow()}>
        <button
          type="button"
          class="kit-list__pill"
          data-edge="start"
          onClick={() => props.sections.cancel()}
        >
          <span class="kit-spinner" aria-hidden="true" />
          <span role="status">{t('section.seeking', { letter: label(props.sections.sought() ?? '') })}</span>
          <bdi aria-hidden="true">{props.loaded}</bdi>
        </button>
      </Show>
      <Show when={props.sections.isNeeded()}>
        <nav
          class="kit-list__jump-index"
          aria-label={t('section.index')}
          onKeyDown={onKeyDown}
          onPointerMove={onPointerMove}
        >
          <For each={props.sections.letters()}>
            {(letter) => (
              <button
                type="button"
                data-letter={letter}
                tabindex={tabStop() === letter ? 0 : -1}
                aria-label={t('section.jump', { letter: label(letter) })}
                aria-current={props.sections.current()?.letter === letter ? 'true' : undefined}
                onFocus={() => setStop(letter)}
                onClick={() => props.sections.jump(letter)}
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
