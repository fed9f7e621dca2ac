import { type JSX, Show } from 'solid-js';
import { useKit } from '../../client/kit-context.tsx';
import { createModal } from '../../ui/controls/create-modal.ts';
import type { Picture } from './message-view.ts';

/** Shows a single picture, as large as the window allows. CSS hook: `.kit-picture-viewer`. */
export function PictureViewer(props: { picture: Picture | null; onEnd: () => void }): JSX.Element {
  const { t } = useKit().localizer;
  const modal = createModal(
    () => props.picture !== null,
    () => props.onEnd(),
    (target) => !target.closest('img, a, button'),
  );
  return (
    <dialog class="kit-picture-viewer" aria-label={props.picture?.name} ref={modal}>
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
