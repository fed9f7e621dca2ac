import type { JSX } from 'solid-js';
import { useKit } from '../../client/kit-context.tsx';
import type { Search } from './create-search.ts';

/** How keys in a search field control the results. */
export interface ResultKeys {
  /** Focuses the first row, or moves to the next result. */
  enter(): void;
  /** Opens the first result, once it has loaded; `isBack` if Shift is held. */
  open(isBack: boolean): void;
  /** Moves to the previous result. */
  back?(): void;
  /** Ends the search in an empty field. */
  close?(): void;
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
  /** The results, if the field keeps the focus: the id of their listbox, and of the option that Enter opens. */
  listbox?: { id: string; isOpen: boolean; active: string | undefined } | undefined;
  /** The text of the empty field. @defaultValue 'Search' */
  placeholder?: string | undefined;
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
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: only a combobox has them. */}
      <input
        ref={input}
        class="kit-search-bar__input"
        type="search"
        autocomplete="off"
        placeholder={props.placeholder ?? t('search.placeholder')}
        aria-label={props.placeholder ?? t('search.placeholder')}
        role={props.listbox && 'combobox'}
        aria-autocomplete={props.listbox && 'list'}
        aria-controls={props.listbox?.id}
        aria-expanded={props.listbox && (props.listbox.isOpen ? 'true' : 'false')}
        aria-activedescendant={props.listbox?.active}
        value={props.search.text()}
        onInput={({ currentTarget: field }) => {
          props.search.type(field.value);
          // The app may refuse the text.
          if (field.value !== props.search.text()) field.value = props.search.text();
        }}
        on:keydown={(event) => {
          // During composition, keys belong to the input method.
          if (event.isComposing) return;
          const { keys, search } = props;
          if (event.key === 'ArrowDown') keys.enter();
          else if (event.key === 'ArrowUp' && keys.back) keys.back();
          else if (event.key === 'Enter') keys.open(event.shiftKey);
          else if (event.key === 'Escape' && search.text() !== '') clear();
          else if (event.key === 'Escape' && keys.close) keys.close();
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <button type="button" class="kit-search-bar__clear" aria-label={t('search.clear')} onClick={clear} />
    </div>
  );
}
