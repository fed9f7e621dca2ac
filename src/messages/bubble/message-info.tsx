import { createEffect, createMemo, createUniqueId, For, type JSX, on, Show, untrack } from 'solid-js';
import { avatarOf } from '../../client/boundary/entities.ts';
import { type Reader, readerOf } from '../../client/boundary/receipts.ts';
import { addTexts } from '../../localize/add-texts.ts';
import { enMessageInfo } from '../../localize/en-message-info.ts';
import { Avatar } from '../../ui/controls/avatar.tsx';
import { createModal } from '../../ui/controls/create-modal.ts';
import { createMessageReceipts } from '../model/create-message-receipts.ts';
import type { MessageRecord } from '../timeline/message-record.ts';
import type { MessageView } from './message-view.ts';

/** The props of `MessageInfo`. */
export interface MessageInfoProps {
  view: MessageView;
  /** The message; null closes the dialog. */
  record: MessageRecord | null;
  onEnd: () => void;
}

/**
 * Shows who received and read a message, and when; follows receipts while it is open. CSS hook: `.kit-message-info`.
 */
export function MessageInfo(props: MessageInfoProps): JSX.Element {
  addTexts(enMessageInfo);
  const { t, list, dates, nameOf, report } = untrack(() => props.view);
  const { phase, receipts, retry } = createMessageReceipts(() => props.record, list, report);
  const id = createUniqueId();
  const modal = createModal(
    () => props.record !== null,
    () => props.onEnd(),
  );
  // Close with the chat that the message belongs to.
  createEffect(on(list.peer, () => props.record && props.onEnd(), { defer: true }));

  const readers = createMemo(() => {
    const found = new Map<string, Reader>();
    for (const receipt of receipts()) {
      const reader = readerOf(receipt);
      if (reader.uid !== '' && reader.deliveredAt > 0) found.set(reader.uid, reader);
    }
    return found;
  });
  /** Returns the uids of users with such a time, the latest first. */
  const uidsOf = (timeOf: (reader: Reader) => number) =>
    createMemo(() =>
      [...readers().values()]
        .filter((reader) => timeOf(reader) > 0)
        .sort((a, b) => timeOf(b) - timeOf(a))
        .map(({ uid }) => uid),
    );
  const readAt = ({ readAt }: Reader) => readAt;
  const deliveredAt = ({ deliveredAt, readAt }: Reader) => (readAt ? 0 : deliveredAt);

  const section = (step: 'read' | 'delivered', timeOf: (reader: Reader) => number): JSX.Element => {
    const uids = uidsOf(timeOf);
    return (
      <Show when={uids().length > 0}>
        <h3 class="kit-message-info__heading" id={`${id}-${step}`}>
          {t(`messages.info.${step}`)}
        </h3>
        <ul class="kit-message-info__list" role="list" aria-labelledby={`${id}-${step}`}>
          <For each={uids()}>
            {(uid) => {
              const reader = () => readers().get(uid);
              const name = () => nameOf(reader()?.user ?? null, false);
              const time = () => {
                const current = reader();
                const at = current ? timeOf(current) : 0;
                return at > 0 ? `${dates.day(at)} ${dates.sent(at)}` : '';
              };
              return (
                <li class="kit-message-info__user">
                  <span class="kit-message-info__avatar" aria-hidden="true">
                    <Avatar name={name()} image={avatarOf(reader()?.user) || undefined} colorKey={uid} />
                  </span>
                  <bdi class="kit-message-info__name">{name()}</bdi>
                  <span class="kit-message-info__time">{time()}</span>
                </li>
              );
            }}
          </For>
        </ul>
      </Show>
    );
  };

  return (
    <dialog class="kit-dialog kit-message-info" aria-labelledby={`${id}-title`} ref={modal}>
      <Show when={props.record}>
        <div class="kit-message-info__header">
          <h2 class="kit-dialog__title" id={`${id}-title`}>
            {t('messages.info.title')}
          </h2>
          <button
            type="button"
            class="kit-message-info__close"
            aria-label={t('messages.picture.close')}
            onClick={() => props.onEnd()}
          />
        </div>
        {section('read', readAt)}
        {section('delivered', deliveredAt)}
        <p class="kit-dialog__text" role="status">
          <Show when={phase() === 'loading'}>{t('list.loading')}</Show>
          <Show when={phase() === 'ready' && readers().size === 0}>{t('messages.info.none')}</Show>
        </p>
        <p class="kit-dialog__error" role="alert">
          {phase() === 'error' ? t('messages.info.error') : ''}
        </p>
        <Show when={phase() === 'error'}>
          <div class="kit-dialog__actions">
            <button type="button" class="kit-button" data-variant="primary" onClick={retry}>
              {t('list.retry')}
            </button>
          </div>
        </Show>
      </Show>
    </dialog>
  );
}
