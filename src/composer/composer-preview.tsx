import { createMemo, type JSX, Show, untrack } from 'solid-js';
import { nameOf, uidOf } from '../client/boundary/entities.ts';
import { isOwn, senderOf } from '../client/boundary/messages.ts';
import type { Kit } from '../sdk/index.ts';
import { defaultTextFormatters } from '../text/formatters/index.ts';
import { previewText } from '../text/preview-text.ts';
import { createFormatters } from '../ui/controls/create-formatters.ts';
import { drawSegments } from '../ui/controls/segments.tsx';
import type { ComposerParts } from './composer-parts.ts';

/**
 * The message being replied to or edited, with a cancel button. CSS hooks: `.kit-message-composer__preview`, with
 * `data-mode`.
 */
export function ComposerPreview(props: { parts: ComposerParts; id: string }): JSX.Element {
  const { composer, settings, t, report } = untrack(() => props.parts);
  const formatters = createFormatters(() => settings.textFormatters, defaultTextFormatters, report);
  const target = createMemo(() => composer.edit() ?? composer.reply());
  const isEdit = () => composer.edit() !== null;
  const title = (message: Kit.Message) => {
    if (isEdit()) return t('composer.editing');
    const isSelf = isOwn(message, uidOf(composer.me()));
    return isSelf
      ? t('composer.replyingToSelf')
      : t('composer.replyingTo', { name: nameOf(senderOf(message)) });
  };
  const preview = (message: Kit.Message) =>
    previewText(message, {
      t,
      user: composer.me(),
      formatters: formatters(),
      onError: (cause) => report(cause, 'ERR_FORMATTER_FAILED'),
    });
  return (
    <Show when={target()} keyed>
      {(message) => (
        <div class="kit-message-composer__preview" data-mode={isEdit() ? 'edit' : 'reply'}>
          <div class="kit-message-composer__preview-body" id={props.id}>
            <div class="kit-message-composer__preview-title">{title(message)}</div>
            <div class="kit-message-composer__preview-text">{drawSegments(preview(message).body)}</div>
          </div>
          <button
            type="button"
            class="kit-message-composer__preview-close"
            aria-label={t(isEdit() ? 'composer.cancelEdit' : 'composer.cancelReply')}
            onClick={() => {
              composer.cancel();
              props.parts.field.focus();
            }}
          />
        </div>
      )}
    </Show>
  );
}
