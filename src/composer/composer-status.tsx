import { createMemo, type JSX, Show, untrack } from 'solid-js';
import type { Attachments } from './attachments.ts';
import type { ComposerParts } from './composer-parts.ts';

/** Describes why a message cannot be sent, or was not; '' if all is well. */
export function statusText({ composer, settings, t }: ComposerParts, attachments: Attachments): string {
  const code = composer.error()?.code;
  if (code === 'ERR_BAD_CHAT') return t('composer.noChat');
  if (code === 'ERR_NO_SDK') return t('error.noSdk');
  if (code === 'ERR_NOT_LOGGED_IN') return t('error.notLoggedIn');
  if (composer.isTooLong())
    return t('composer.tooLong', { count: composer.length() - Number(settings.maxLength) });
  if (code !== undefined) return t(composer.edit() ? 'composer.notSaved' : 'composer.notPrepared');
  if (attachments.isRefused()) return t('composer.fileRefused');
  const { length } = composer.failed();
  return length > 0 ? t('composer.notSent', { count: length }) : '';
}

/**
 * The error of the composer, announced politely, and the number of suggestions for screen readers. CSS hook:
 * `.kit-message-composer__status`.
 */
export function ComposerStatus(props: { parts: ComposerParts; id: string; text: string }): JSX.Element {
  const { composer, suggestions, t } = untrack(() => props.parts);
  const canRetry = createMemo(() => props.text !== '' && !composer.error() && composer.failed().length > 0);
  return (
    <>
      <div class="kit-message-composer__status">
        <span class="kit-message-composer__status-text" id={props.id} role="status">
          {props.text}
        </span>
        <Show when={canRetry()}>
          <button type="button" class="kit-message-composer__retry" onClick={() => composer.retry()}>
            {t('composer.retry')}
          </button>
        </Show>
      </div>
      <div class="kit-live-region" aria-live="polite">
        {suggestions.isOpen() && t('composer.suggestionCount', { count: composer.suggestions().length })}
      </div>
    </>
  );
}
