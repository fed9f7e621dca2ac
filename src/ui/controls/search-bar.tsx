import type { JSX } from 'solid-js';
import { useKit } from '../../client/kit-context.tsx';
import type { Search } from './create-search.ts';

/** How keys in a search field control the results. */
export interface ResultKeys {
  /** Focuses the first row. */
  enter(): void;
  /** Opens the first result, once it has loaded. */
  open(): void;
}

/** The props of `SearchBar`. */
export interface SearchBarProps {
  search: Search;
  /** The label for assistive technology: a page may have several lists. */
  label: string;
  /** Called when the bar is clicked. */
  onClick?: () => void;
  /** The keyboard actions on the results. */
  keys: ResultKeys;
}

/**
 * A search field with a button to clear it. Escape clears it too, ArrowDown moves to the results, and Enter opens the
 * first. CSS hook: `.kit-search-bar`.
 */
export function SearchBar(props: SearchBarProps): JSX.Element {
  const { t } = useKit().localizer;
  let input!: HTMLInputElement;
  const clear = () => {
    props.search.clear();
    input.focus();
  };
  return (
    // A role instead of <search>, which page styles may reset. The click is only reported; the field has the focus.
    // biome-ignore lint/a11y/useSemanticElements: see above
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div class="kit-search-bar" role="search" aria-label={props.label} onClick={() => props.onClick?.()}>
      <span class="kit-search-bar__icon" aria-hidden="true" />
      <input
        ref={input}
        class="kit-search-bar__input"
        type="search"
        autocomplete="off"
        placeholder={t('search.placeholder')}
        aria-label={t('search.placeholder')}
        value={props.search.text()}
        onInput={({ currentTarget: field }) => {
          props.search.type(field.value);
          // The app may refuse the text.
          if (field.value !== props.search.text()) field.value = props.search.text();
        }}
        on:keydown={(event) => {
          // During composition, keys belong to the input method.
          if (event.isComposing) return;
          if (event.key === 'ArrowDown') props.keys.enter();
          else if (event.key === 'Enter') props.keys.open();
          else if (event.key === 'Escape' && props.search.text() !== '') clear();
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <button type="button" class="kit-search-bar__clear" aria-label={t('search.clear')} onClick={clear} />
    </div>
  );
}
