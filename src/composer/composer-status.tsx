import { type JSX, untrack } from 'solid-js';
import type { Attachments } from './attachments.ts';
import type { ComposerParts } from './composer-parts.ts';

/** Describes why a message cannot be sent; '' if it can. Unsent messages show their own state in their rows. */
export function statusText({ composer, settings, t }: ComposerParts, attachments: Attachments): string {
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
  const refused = attachments.refused();
  return refused ? t(`composer.${refused}Refused`) : '';
}

/**
 * The error of the composer, announced politely, and the number of suggestions for screen readers. CSS hook:
 * `.kit-message-composer__status`.
 */
export function ComposerStatus(props: { parts: ComposerParts; id: string; text: string }): JSX.Element {
  const { suggestions, t } = untrack(() => props.parts);
  return (
    <>
      <div class="kit-message-composer__status" id={props.id} role="status" tabindex="-1">
        {props.text}
      </div>
      <div class="kit-live-region" aria-live="polite">
        {suggestions.isOpen() && t('composer.suggestionCount', { count: suggestions.options().length })}
      </div>
    </>
  );
}
