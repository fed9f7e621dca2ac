import { createLocalizer, KIT_LANGUAGES } from 'solid-chat-kit/localize';
import { For, type JSX } from 'solid-js';
import { t } from '../words/words.ts';
import { Icon } from './ui/icon.tsx';

/** Returns a language's own name: 'français'. */
export const languageName = (tag: string) =>
  new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;

/** Returns the settings of a language, with its text direction. */
export const inLanguage = (language: string) => ({
  language,
  direction: createLocalizer({ locale: language }).direction(),
});

/** Selects the language of the page, which takes its text direction. */
export function LanguageChoice(props: {
  language: string;
  onChoose: (choice: ReturnType<typeof inLanguage>) => void;
}): JSX.Element {
  return (
    <label class="bar-button bar-button--choice" title={t('demo.language')}>
      <Icon name="globe" />
      <select
        class="bar-button__select"
        aria-label={t('demo.language')}
        value={props.language}
        onChange={(event) => props.onChoose(inLanguage(event.currentTarget.value))}
      >
        <For each={KIT_LANGUAGES}>
          {(tag) => (
            <option value={tag} lang={tag}>
              {languageName(tag)}
            </option>
          )}
        </For>
      </select>
    </label>
  );
}
