import { createLocalizer, KIT_LANGUAGES } from 'solid-chat-kit/localize';
import { For, type JSX } from 'solid-js';
import { t } from '../words/words.ts';
import { Icon } from './ui/icon.tsx';

/** Returns a language's own name: 'français'. */
const nameOf = (tag: string) => new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;

/** Selects the language of the page, which takes its text direction. */
export function LanguageChoice(props: {
  language: string;
  onChoose: (choice: { language: string; direction: 'ltr' | 'rtl' }) => void;
}): JSX.Element {
  const choose = (language: string) =>
    props.onChoose({ language, direction: createLocalizer({ locale: language }).direction() });
  return (
    <label class="bar-button bar-button--choice" title={t('demo.language')}>
      <Icon name="globe" />
      <select
        class="bar-button__select"
        aria-label={t('demo.language')}
        value={props.language}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <For each={KIT_LANGUAGES}>
          {(tag) => (
            <option value={tag} lang={tag}>
              {nameOf(tag)}
            </option>
          )}
        </For>
      </select>
    </label>
  );
}
