import { createMemo, type JSX, Show } from 'solid-js';
import { nameOf, uidOf } from '../client/boundary/entities.ts';
import type { KitErrorHandler } from '../client/boundary/exception.ts';
import { isOwn, senderOf, sentAt } from '../client/boundary/messages.ts';
import { callApp, createGuard, createReport } from '../client/create-report.ts';
import { useChatKit } from '../client/use-chat-kit.ts';
import type { CalendarObject } from '../localize/calendar.ts';
import type { Kit } from '../sdk/index.ts';
import { defaultTextFormatters, type KitTextFormatter } from '../text/formatters/index.ts';
import { previewText } from '../text/preview-text.ts';
import { regionalPatterns } from '../ui/controls/create-calendar-clock.ts';
import { createFormatters } from '../ui/controls/create-formatters.ts';
import { createRowText } from '../ui/controls/create-row-text.ts';
import { KitDate } from '../ui/controls/date.tsx';
import { Guarded } from '../ui/controls/guarded.tsx';
import { type OwnProps, type RootAttributes, splitRoot } from '../ui/controls/root-attributes.ts';
import { drawSegments } from '../ui/controls/segments.tsx';
import { readableProps } from '../utils/readable-props.ts';
import { createThreadHeader } from './create-thread-header.ts';

/** The attributes of the root, without `onClose` and `onError`, which have another meaning. */
type Attributes = RootAttributes<HTMLDivElement, 'onClose' | 'onError'>;

/** The props of `KitThreadHeader`; all are reactive. All others are attributes of its root. */
export interface KitThreadHeaderProps extends Attributes {
  /** The parent message of the thread. */
  parentMessage: Kit.Message;
  /** Called when the close button is clicked; without it, there is no button. */
  onClose?: (() => void) | undefined;
  /** Called with a `Kit.Exception` for every error. */
  onError?: KitErrorHandler | null | undefined;
  /** Hides the number of replies. @defaultValue false */
  hideReplyCount?: boolean | undefined;
  /**
   * Date patterns of the message; they override `KitLocalize.calendarObject` and the defaults, key by key.
   * @defaultValue those of the region: in en-US today `h:mm A`, yesterday the word for it, other days `M/D/YYYY`
   */
  sentAtDateTimeFormat?: CalendarObject | undefined;
  /** The formatters of the message's text. @defaultValue mentions */
  textFormatters?: readonly KitTextFormatter[] | undefined;
  /** Renders the message instead of its preview. */
  messageView?: ((message: Kit.Message, builtIn: () => JSX.Element) => JSX.Element) | undefined;
}

const OWN: OwnProps<KitThreadHeaderProps, Attributes> = {
  parentMessage: 1,
  onClose: 1,
  onError: 1,
  hideReplyCount: 1,
  sentAtDateTimeFormat: 1,
  textFormatters: 1,
  messageView: 1,
};

/**
 * The header of a thread: its parent message, and the number of replies. CSS hook: `.kit-thread-header`.
 * @example <KitThreadHeader parentMessage={message} onClose={close} />
 */
export function KitThreadHeader(given: KitThreadHeaderProps): JSX.Element {
  const props = readableProps(given);
  const { localizer } = useChatKit();
  const report = createReport(() => props.onError);
  const guard = createGuard(report);
  const t = createRowText(localizer, guard);
  const thread = createThreadHeader({ parentMessage: () => props.parentMessage, onError: report });
  const root = splitRoot(props, OWN);
  const uid = () => uidOf(thread.me());
  const sender = () => {
    const message = thread.message();
    return isOwn(message, uid()) ? t('message.you') : nameOf(senderOf(message));
  };
  const formatters = createFormatters(() => props.textFormatters, defaultTextFormatters, guard.report);
  const preview = createMemo(() =>
    previewText(thread.message(), {
      t,
      user: thread.me(),
      formatters: formatters(),
      onError: (cause) => guard.report(cause, 'ERR_FORMATTER_FAILED'),
    }),
  );
  const replies = () => {
    const count = thread.replyCount();
    return count > 0 ? t('messages.replies', { count }) : t('thread.noReplies');
  };
  const builtIn = () => (
    <div class="kit-thread-header__bubble" data-own={isOwn(thread.message(), uid()) ? '' : undefined}>
      <div class="kit-thread-header__meta">
        <span class="kit-thread-header__sender">{sender()}</span>
        <KitDate
          timestamp={sentAt(thread.message())}
          calendarObject={regionalPatterns(localizer, props.sentAtDateTimeFormat)}
        />
      </div>
      <div class="kit-thread-header__text" data-kind={preview().kind}>
        {drawSegments(preview().body)}
      </div>
    </div>
  );
  return (
    <div dir={localizer.direction()} {...root.attributes} class={root.className('kit-thread-header')}>
      <div class="kit-thread-header__bar">
        <div class="kit-thread-header__body">
          <h2 class="kit-thread-header__title">{t('thread.title')}</h2>
          <Show when={!props.hideReplyCount}>
            <div class="kit-thread-header__reply-count">{replies()}</div>
          </Show>
        </div>
        <Show when={props.onClose}>
          <button
            type="button"
            class="kit-thread-header__close"
            aria-label={t('thread.close')}
            onClick={() => callApp(report, props.onClose)}
          />
        </Show>
      </div>
      <div class="kit-thread-header__message">
        <Show when={props.messageView} keyed fallback={builtIn()}>
          {(render) => (
            <Guarded fallback={builtIn} report={report} retryOn={thread.message}>
              {render(thread.message(), builtIn)}
            </Guarded>
          )}
        </Show>
      </div>
    </div>
  );
}
