import { createEffect, type JSX, on, Show } from 'solid-js';
import { useKit } from '../../client/kit-context.tsx';
import { closeByCancel } from '../../ui/controls/escape.ts';
import type { Picture } from './message-view.ts';

/** Shows a single picture, as large as the window allows. CSS hook: `.kit-picture-viewer`. */
export function PictureViewer(props: { picture: Picture | null; onEnd: () => void }): JSX.Element {
  const { t } = useKit().localizer;
  let dialog!: HTMLDialogElement;
  createEffect(
    on(
      () => props.picture,
      (picture, before) => {
        if (Boolean(picture) !== dialog.open) {
          if (!dialog.showModal) dialog.toggleAttribute('open', picture !== null);
          else if (picture) dialog.showModal();
          else dialog.close();
        }
        if (!picture && before?.opener.isConnected) before.opener.focus({ preventScroll: true });
      },
    ),
  );
  return (
    <dialog
      class="kit-picture-viewer"
      aria-label={props.picture?.name}
      ref={(element) => {
        dialog = element;
        element.addEventListener('click', (event) => {
          if (!(event.target as Element).closest('img, a, button')) props.onEnd();
        });
        closeByCancel(element, () => props.onEnd());
      }}
    >
      <Show when={props.picture}>
        {(picture) => (
          <>
            <div class="kit-picture-viewer__bar">
              <bdi class="kit-picture-viewer__name">{picture().name}</bdi>
              <a
                class="kit-picture-viewer__button"
                data-icon="download"
                href={picture().url}
                download={picture().name}
                target="_blank"
                rel="noopener noreferrer"
              >
                <span class="kit-live-region">{t('messages.file.download', { name: picture().name })}</span>
              </a>
              <button
                type="button"
                class="kit-picture-viewer__button"
                data-icon="close"
                aria-label={t('messages.picture.close')}
                onClick={() => props.onEnd()}
              />
            </div>
            <img class="kit-picture-viewer__image" src={picture().url} alt={picture().name} />
          </>
        )}
      </Show>
    </dialog>
  );
}
