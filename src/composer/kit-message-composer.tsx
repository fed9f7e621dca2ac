import {
  createComputed,
  createEffect,
  createMemo,
  createUniqueId,
  type JSX,
  on,
  onMount,
  Show,
} from 'solid-js';
import { nameOf } from '../client/boundary/entities.ts';
import { idText } from '../client/boundary/messages.ts';
import { callApp, createGuard, createReport } from '../client/create-report.ts';
import { useChatKit } from '../client/use-chat-kit.ts';
import { createMessageSound } from '../ui/controls/create-message-sound.ts';
import { createRowText } from '../ui/controls/create-row-text.ts';
import { Guarded } from '../ui/controls/guarded.tsx';
import { createListRoot } from '../ui/list/list-root.tsx';
import { focusedNear } from '../utils/focused-near.ts';
import { createIdlePreload, onDemand } from '../utils/on-demand.ts';
import { readableProps } from '../utils/readable-props.ts';
import { AttachmentButton } from './attachment-button.tsx';
import { createAttachments } from './attachments.ts';
import { ComposerDrop } from './composer-drop.tsx';
import { ComposerField } from './composer-field.tsx';
import { type ComposerParts, createField, type DrawSlot, handleOf } from './composer-parts.ts';
import { ComposerStatus, statusText } from './composer-status.tsx';
import { createComposer } from './create-composer.ts';
import { createSuggestions } from './create-suggestions.ts';
import { EmojiButton } from './emoji-button.tsx';
import { emojiNames } from './emoji-names.ts';
import { type KitMessageComposerProps, OWN } from './props.ts';

/** The views around the text: suggestions, the message being replied to or edited, and chosen files. */
export const composerExtras = /* @__PURE__ */ onDemand(() => import('./composer-extras.ts'));

/**
 * Writes messages to a user or a group: text with mentions, replies, edits and files. Drafts are kept per chat;
 * sending continues after unmount. CSS hook: `.kit-message-composer`.
 * @example <KitMessageComposer user={user} />
 */
export function KitMessageComposer(given: KitMessageComposerProps): JSX.Element {
  const props = readableProps(given);
  const { localizer } = useChatKit();
  const report = createReport(() => props.onError);
  const guard = createGuard(report);
  const t = createRowText(localizer, guard);
  const playSound = createMessageSound(props, report);
  const composer = createComposer({
    user: () => props.user,
    group: () => props.group,
    parentMessageId: () => props.parentMessageId,
    disabled: () => props.disabled,
    initialComposerText: () => props.initialComposerText,
    disableTypingEvents: () => props.disableTypingEvents,
    disableMentions: () => props.disableMentions,
    disableStorage: () => props.disableStorage,
    maxLength: () => props.maxLength,
    onDraftChange: (chat, draft) => props.onDraftChange?.(chat, draft),
    get draftOf() {
      return props.draftOf;
    },
    onTextChange: (text) => props.onTextChange?.(text),
    onSendButtonClick: (message, mode, event) => props.onSendButtonClick?.(message, mode, event),
    onSend: playSound,
    onError: report,
  });
  const id = createUniqueId();
  const field = createField();
  const handle = handleOf(composer, field);
  const emojis = emojiNames(localizer, report);
  const lists = createMemo(() => [
    ...(props.suggestionLists ?? []),
    ...(props.hideEmojiPicker ? [] : [emojis]),
  ]);
  const suggestions = createSuggestions(composer, handle, lists, `${id}-suggestion`, report);
  const parts: ComposerParts = { composer, field, suggestions, settings: props, localizer, t, report };
  const attachments = createAttachments(composer, props);
  const extras = createIdlePreload(composerExtras, () => true);
  const Root = createListRoot(props, OWN);

  onMount(() => {
    if (props.autoFocus) field.focus();
    callApp(report, () => props.onReady?.(handle));
  });
  const isDisabled = createMemo(() => Boolean(props.disabled));
  let box!: HTMLDivElement;
  let hadFocus = false;
  // Read before the field is removed: then it loses the focus.
  createComputed(
    on(
      isDisabled,
      () => {
        hadFocus = box.contains(focusedNear(box));
      },
      { defer: true },
    ),
  );
  createEffect(
    on(
      isDisabled,
      (isOff) => {
        if (hadFocus && isOff)
          box.querySelector<HTMLElement>('[role="status"]')?.focus({ preventScroll: true });
        else if (hadFocus) field.focus();
      },
      { defer: true },
    ),
  );
  const slot: DrawSlot = (name, builtIn) => (
    <Show when={props[name]} keyed fallback={builtIn()}>
      {(render) => (
        <Guarded fallback={builtIn} report={report}>
          {render(handle, builtIn)}
        </Guarded>
      )}
    </Show>
  );
  const send = () => {
    composer.send();
    field.focus();
  };
  const status = () => statusText(parts, attachments);
  const describedBy = () =>
    [(composer.edit() ?? composer.reply()) && `${id}-preview`, status() && `${id}-status`]
      .filter(Boolean)
      .join(' ');
  const limit = () => Number(props.maxLength);
  const threadLabel = () => idText(props.parentMessageId) && t('messages.replyInThread');
  const dropLabel = () => threadLabel() || t('composer.drop', { name: nameOf(composer.peer()?.entity) });

  return (
    <Root class="kit-message-composer" dir={localizer.direction()}>
      <div class="kit-message-composer__box" data-disabled={isDisabled() ? '' : undefined} ref={box}>
        <Show when={!isDisabled() && extras()} keyed>
          {({ ComposerSuggestions }) => <ComposerSuggestions parts={parts} />}
        </Show>
        {slot('headerView', () => undefined)}
        <Show when={!isDisabled() && extras()} keyed>
          {({ ComposerPreview, ComposerLink, ComposerFiles }) => (
            <>
              <ComposerPreview parts={parts} id={`${id}-preview`} />
              <ComposerLink parts={parts} />
              <ComposerFiles parts={parts} />
            </>
          )}
        </Show>
        <Show when={!isDisabled()}>
          <div class="kit-message-composer__bar">
            <AttachmentButton parts={parts} attachments={attachments} slot={slot} />
            <ComposerField
              parts={parts}
              label={threadLabel() || t('composer.label', { name: nameOf(composer.peer()?.entity) })}
              placeholder={props.placeholderText ?? (threadLabel() || t('composer.placeholder'))}
              describedBy={describedBy()}
              onSend={send}
              onFiles={(data) => attachments.kinds().length > 0 && attachments.takeFrom(data)}
            >
              <EmojiButton parts={parts} onPick={handle.insert} />
            </ComposerField>
            {slot('auxiliaryButtonView', () => undefined)}
            {slot('sendButtonView', () => (
              <Show when={!props.hideSendButton}>
                <button
                  type="button"
                  class="kit-message-composer__send"
                  aria-label={t(composer.edit() ? 'composer.save' : 'composer.send')}
                  aria-disabled={composer.canSend() ? undefined : 'true'}
                  aria-busy={composer.isSaving() ? 'true' : undefined}
                  // Keep the focus in the field, and a phone's keyboard open.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={send}
                />
              </Show>
            ))}
          </div>
        </Show>
        <div class="kit-message-composer__footer" data-empty={status() || limit() > 0 ? undefined : ''}>
          <ComposerStatus parts={parts} id={`${id}-status`} text={status()} />
          <Show when={limit() > 0 && !isDisabled()}>
            <span
              class="kit-message-composer__count"
              data-over={composer.isTooLong() ? '' : undefined}
              aria-hidden="true"
            >
              {t('composer.count', { count: composer.length(), limit: limit() })}
            </span>
          </Show>
        </div>
      </div>
      <ComposerDrop parts={parts} attachments={attachments} label={dropLabel()} />
    </Root>
  );
}
