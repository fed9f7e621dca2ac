import { type JSX, untrack } from 'solid-js';
import { formatBytes } from '../text/format-bytes.ts';
import type { Attachments } from './attachments.ts';
import type { ComposerParts } from './composer-parts.ts';

/** Describes why a message cannot be sent; '' if it can. Unsent messages show their own state in their rows. */
export function statusText(
  { composer, settings, localizer, t }: ComposerParts,
  attachments: Attachments,
): string {
  const { disabled } = settings;
  if (disabled) return typeof disabled === 'string' ? disabled : t('composer.disabled');
  const error = composer.error();
  const code = error?.code;
  if (code === 'ERR_BAD_CHAT') return t('composer.noChat');
  if (code === 'ERR_NO_SDK') return t('error.noSdk');
  if (code === 'ERR_NOT_LOGGED_IN') return t('error.notLoggedIn');
  if (error && code === 'ERR_BAD_SDK') return error.message;
  if (composer.isTooLong())
    return t('composer.tooLong', { count: composer.length() - Number(settings.maxLength) });
  if (code !== undefined) return t(composer.edit() ? 'composer.notSaved' : 'composer.notPrepared');
  const refusal = attachments.refused();
  if (!refusal) return '';
  if (refusal.why === 'count') return t('composer.countRefused', { count: refusal.maxCount });
  if (refusal.why !== 'size') return t(`composer.${refusal.why}Refused`);
  const limit = formatBytes(refusal.maxBytes, localizer.language());
  return t('composer.sizeRefused', { name: refusal.name, limit });
}

/**
 * The error of the composer, announced politely, and the number of suggestions or chosen files for screen readers.
 * CSS hook: `.kit-message-composer__status`.
 */
export function ComposerStatus(props: { parts: ComposerParts; id: string; text: string }): JSX.Element {
  const { composer, suggestions, t } = untrack(() => props.parts);
  return (
    <>
      <div class="kit-message-composer__status" id={props.id} role="status" tabindex="-1">
        {props.text}
      </div>
      <div class="kit-live-region" aria-live="polite">
        {suggestions.isOpen()
          ? t('composer.suggestionCount', { count: suggestions.options().length })
          : composer.files().length > 0 && t('message.files', { count: composer.files().length })}
      </div>
    </>
  );
}
