import { KitAvatar, KitDate, type LocalizationKey } from 'solid-chat-kit';
import { type JSX, Match, Show, Switch } from 'solid-js';
import { t, type WordKey } from '../../words/words.ts';
import type { Session } from '../device/create-device.ts';
import { Icon } from '../ui/icon.tsx';
import type { MessageLine } from './layout.ts';
import { actionText, MessageContent } from './message-content.tsx';
import type { Progress } from './message-entry.ts';

const TIME = { today: 'HH:mm', yesterday: 'HH:mm', lastWeek: 'HH:mm', otherDays: 'HH:mm' };
const dayPatterns = () => ({
  today: `[${t('demo.today')}]`,
  yesterday: `[${t('date.yesterday')}]`,
  lastWeek: 'dddd',
});

const PROGRESS_WORDS: Record<Progress, WordKey | LocalizationKey> = {
  sending: 'demo.sending',
  error: 'receipt.error',
  sent: 'receipt.sent',
  delivered: 'receipt.delivered',
  read: 'receipt.read',
};

/** A message, and the day before it if a new one starts. */
export function MessageRow(props: {
  line: MessageLine;
  session: Session;
  isGroup: boolean;
  onResend: () => void;
}): JSX.Element {
  const entry = () => props.line.entry;
  const message = () => entry().message;
  const sender = () => message().getSender();
  return (
    <>
      <Show when={props.line.day}>
        {(day) => (
          <li class="day">
            <KitDate timestamp={day()} calendarObject={dayPatterns()} />
          </li>
        )}
      </Show>
      <Show when={props.line.startsUnread}>
        <li class="unread-mark">
          <span>{t('demo.unreadMark')}</span>
        </li>
      </Show>
      <Switch
        fallback={
          <li
            class="message"
            classList={{
              'message--own': entry().isOwn,
              'message--first': props.line.isFirst,
              'message--last': props.line.isLast,
              'message--group': props.isGroup && !entry().isOwn,
            }}
            data-key={entry().key}
            data-progress={entry().progress}
          >
            <Show when={props.isGroup && !entry().isOwn && props.line.isLast}>
              <div class="message__avatar" aria-hidden="true">
                <KitAvatar name={sender().getName()} image={sender().getAvatar()} id={sender().getUid()} />
              </div>
            </Show>
            <div class="message__bubble">
              <span class="visually-hidden">{entry().isOwn ? t('message.you') : sender().getName()}:</span>
              <Show when={props.isGroup && !entry().isOwn && props.line.isFirst}>
                <span class="message__sender" aria-hidden="true">
                  <bdi>{sender().getName()}</bdi>
                </span>
              </Show>
              <MessageContent message={message()} me={props.session.me} />
              <span class="message__meta">
                <Show when={message().getEditedAt() && !message().getDeletedAt()}>
                  <span>{t('demo.edited')}</span>
                </Show>
                <KitDate timestamp={message().getSentAt()} calendarObject={TIME} />
                <Show when={entry().progress}>
                  {(progress) => (
                    <span
                      class={`receipt kit-receipts-${progress()}`}
                      role="img"
                      aria-label={t(PROGRESS_WORDS[progress()])}
                    />
                  )}
                </Show>
              </span>
            </div>
            <Show when={entry().progress === 'error'}>
              <div class="message__failure">
                <Icon name="alert" />
                {t('receipt.error')}
                <button class="link-button" type="button" onClick={() => props.onResend()}>
                  {t('list.retry')}
                </button>
              </div>
            </Show>
          </li>
        }
      >
        <Match when={message().getCategory() === 'action'}>
          <li class="happening" data-key={entry().key}>
            {actionText(message())}
          </li>
        </Match>
      </Switch>
    </>
  );
}
