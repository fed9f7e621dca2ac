import { For, type JSX, Show, untrack } from 'solid-js';
import { formatBytes } from '../text/format-bytes.ts';
import { shownFileName } from '../utils/direction.ts';
import type { ChosenFile } from './chosen-file.ts';
import type { ComposerParts } from './composer-parts.ts';

/** The chosen files, each with a button that removes it. CSS hook: `.kit-message-composer__files`. */
export function ComposerFiles(props: { parts: ComposerParts }): JSX.Element {
  const { composer, field, localizer, t } = untrack(() => props.parts);
  const remove = (file: ChosenFile) => {
    composer.removeFile(file);
    field.focus();
  };
  return (
    <Show when={composer.files().length > 0}>
      <ul class="kit-message-composer__files" aria-label={t('composer.files')}>
        <For each={composer.files()}>
          {(chosen) => (
            <li class="kit-message-composer__file" data-kind={chosen.kind}>
              <span class="kit-message-composer__file-preview">
                <Show when={chosen.kind === 'image' && chosen.url}>
                  <img class="kit-message-composer__file-image" src={chosen.url} alt="" />
                </Show>
              </span>
              <span class="kit-message-composer__file-body">
                <bdi class="kit-message-composer__file-name">{shownFileName(chosen.file.name)}</bdi>
                <span class="kit-message-composer__file-size">
                  {formatBytes(chosen.file.size, localizer.language())}
                </span>
              </span>
              <button
                type="button"
                class="kit-message-composer__file-remove"
                aria-label={t('select.remove', { name: shownFileName(chosen.file.name) })}
                onClick={() => remove(chosen)}
              />
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
