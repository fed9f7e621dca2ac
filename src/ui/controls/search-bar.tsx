import type { JSX } from 'solid-js';
import type { Search } from '../../primitives/list/create-search.ts';
import { useKit } from '../../primitives/session/kit-context.tsx';

/** The props of `SearchBar`. */
export interface SearchBarProps {
  search: Search;
  /** What is searched, for assistive technology: one page may have several lists. */
  label: string;
  /** The bar was clicked. */
  onClick?: () => void;
}

/** A search field with a button that empties it; Escape does too. CSS hook: `.kit-search-bar`. */
export function SearchBar(props: SearchBarProps): JSX.Element {
  const { t } = useKit().localizer;
  let input!: HTMLInputElement;
  const clear = () => {
    props.search.clear();
    input.focus();
  };
  return (
    // The role and no <search>, which element resets know. The click is told of, not needed: the field takes the focus.
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
        onInput={(event) => props.search.type(event.currentTarget.value)}
        onKeyDown={(event) => {
          // While a character is being composed, Escape belongs to the input method.
          if (event.key !== 'Escape' || event.isComposing || props.search.text() === '') return;
          event.preventDefault();
          event.stopPropagation();
          clear();
        }}
      />
      <button type="button" class="kit-search-bar__clear" aria-label={t('search.clear')} onClick={clear} />
    </div>
  );
}
