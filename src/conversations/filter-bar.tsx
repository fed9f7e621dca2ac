import { For, type JSX, Show, untrack } from 'solid-js';
import { useKit } from '../client/kit-context.tsx';
import { addTexts } from '../localize/add-texts.ts';
import { formatDigits } from '../localize/date-pattern.ts';
import { enChatActions } from '../localize/en-chat-actions.ts';
import type { TextKey } from '../localize/index.ts';
import { indexInRow } from '../utils/index-by-key.ts';
import type { BuiltInFilter, Filters } from './create-filters.ts';

/** Larger counts are shown as this number with a plus sign, as are counts while more pages can be loaded. */
const MAX_COUNT = 99;

/**
 * The filters above the rows, as radio buttons: arrow keys choose the next one. CSS hooks: `.kit-conversations__filters`,
 * `.kit-conversations__filter`.
 */
export function FilterBar(props: {
  filters: Filters;
  /** How many of the loaded rows count for a filter. */
  countOf: (id: string) => number;
  hasMore: boolean;
}): JSX.Element {
  addTexts(enChatActions);
  const { localizer } = useKit();
  const { t } = localizer;
  const { filters } = untrack(() => props);
  let bar!: HTMLDivElement;
  const label = (id: string) => filters.labelOf(id) ?? t(`filters.${id as BuiltInFilter}` satisfies TextKey);
  const count = (id: string) => {
    const all = props.countOf(id);
    const digits = formatDigits(Math.min(all, MAX_COUNT), localizer.language());
    return all > MAX_COUNT || props.hasMore ? `${digits}+` : digits;
  };
  const choose = (id: string) => {
    filters.choose(id);
    // The bar scrolls to it.
    bar.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const ids = filters.ids();
    const isRtl = localizer.direction() === 'rtl';
    const next = ids[indexInRow(event.key, isRtl, ids.indexOf(filters.active()), ids.length) ?? -1];
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    choose(next);
  };
  return (
    <div
      class="kit-conversations__filters"
      role="radiogroup"
      aria-label={t('filters.title')}
      ref={bar}
      onKeyDown={onKeyDown}
    >
      <For each={filters.ids()}>
        {(id) => (
          // biome-ignore lint/a11y/useSemanticElements: a radio input cannot hold a count
          <button
            type="button"
            class="kit-conversations__filter"
            role="radio"
            aria-checked={filters.active() === id ? 'true' : 'false'}
            tabindex={filters.active() === id ? 0 : -1}
            data-filter={id}
            onClick={() => choose(id)}
          >
            <span>{label(id)}</span>
            <Show when={props.countOf(id) > 0}>
              {/* Separates the words of the accessible name. */ ' '}
              <span class="kit-conversations__filter-count">{count(id)}</span>
            </Show>
          </button>
        )}
      </For>
    </div>
  );
}
