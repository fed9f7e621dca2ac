import { createEffect, type JSX, on, Show, untrack } from 'solid-js';
import { firstLink } from '../text/link-preview.ts';
import { LinkCard } from '../ui/controls/link-card.tsx';
import { createTimer } from '../utils/create-timer.ts';
import type { ComposerParts } from './composer-parts.ts';

/** The pause in typing before a link counts as finished, in milliseconds. */
const PAUSE_MS = 400;

/** The preview of the first link that is being written, with a button that removes it. CSS hook: `.kit-message-composer__link`. */
export function ComposerLink(props: { parts: ComposerParts }): JSX.Element {
  const { composer, settings, field, t, report } = untrack(() => props.parts);
  const { text, key, linkPreview, setLinkPreview } = composer;
  const follow = () => {
    const url = firstLink(untrack(text));
    if (url === untrack(linkPreview)?.url) return;
    setLinkPreview(url === '' ? null : { url, preview: undefined });
  };
  const timer = createTimer(follow);
  createEffect(
    on([text, key], ([written, at], before) => {
      if (!untrack(() => settings.linkPreview)) return;
      // Another draft, and one without a link, shows at once.
      if (at !== before?.[1] || firstLink(written) === '') follow();
      else timer.start(PAUSE_MS);
    }),
  );
  const shown = () => {
    const link = linkPreview();
    return settings.linkPreview && !composer.edit() && link?.preview !== null ? link?.url : undefined;
  };
  return (
    <Show when={shown()} keyed>
      {(url) => (
        <div class="kit-message-composer__link">
          <div class="kit-link-preview">
            <LinkCard
              url={url}
              preview={untrack(linkPreview)?.preview ?? undefined}
              ask={settings.linkPreview}
              report={report}
              onPreview={(preview) => setLinkPreview({ url, preview })}
            />
          </div>
          <button
            type="button"
            class="kit-message-composer__preview-close"
            aria-label={t('composer.removePreview')}
            onClick={() => {
              setLinkPreview({ url, preview: null });
              field.focus();
            }}
          />
        </div>
      )}
    </Show>
  );
}
