import { useContext } from 'solid-js';
import { uidOf } from '../client/boundary/entities.ts';
import { writtenAt } from '../client/boundary/messages.ts';
import type { ReceiptWord } from '../client/boundary/receipts.ts';
import type { Guard } from '../client/create-report.ts';
import type { ConversationRecord } from '../client/records/conversation-record.ts';
import type { CalendarObject } from '../localize/calendar.ts';
import { formatDigits } from '../localize/date-pattern.ts';
import type { Localizer } from '../localize/index.ts';
import { defaultTextFormatters, type KitTextFormatter } from '../text/formatters/index.ts';
import { ownName } from '../text/own-name.ts';
import { type PreviewContext, type PreviewText, previewText } from '../text/preview-text.ts';
import { typingText } from '../text/typing-text.ts';
import { createCalendarClock } from '../ui/controls/create-calendar-clock.ts';
import { createFormatters } from '../ui/controls/create-formatters.ts';
import type { ConversationModel } from './create-conversation-model.ts';
import { DraftPreviews } from './draft-previews.ts';

/** The settings of the built-in parts, each read reactively. */
export interface ConversationTextSettings {
  lastMessageDateTimeFormat?: CalendarObject | undefined;
  textFormatters?: readonly KitTextFormatter[] | undefined;
  hideReceipts?: boolean | undefined;
}

/** The texts of the built-in parts of a row. They never throw, and track everything except the record itself. */
export interface ConversationTexts {
  /** Whether it is the signed-in user's chat with oneself. */
  isSelf(record: ConversationRecord): boolean;
  name(record: ConversationRecord): string;
  preview(record: ConversationRecord): PreviewText;
  /** Returns who is typing, as a sentence; '' for nobody. */
  typing(record: ConversationRecord): string;
  /** Returns the receipt of the user's own last message; '' if it is hidden. */
  receipt(record: ConversationRecord): ReceiptWord;
  /** Returns the receipt's label for assistive technology. */
  receiptLabel(record: ConversationRecord): string | undefined;
  date(record: ConversationRecord): string;
  /** Returns the unread count for the badge; '' without one. */
  unread(record: ConversationRecord): string;
  /** Returns the names of a row's marks, which have icons. */
  marks(record: ConversationRecord): string | undefined;
  /** Returns the unread count and the marks of a row in words. */
  unreadLabel(record: ConversationRecord): string;
}

/** Larger counts are shown as this number with a plus sign. */
const MAX_UNREAD = 999;
const NO_PREVIEW: PreviewText = { kind: 'none', sender: '', colon: '', body: [] };

/** Creates the texts of a conversation list. */
export function createConversationTexts(
  list: ConversationModel,
  settings: ConversationTextSettings,
  localizer: Localizer,
  t: Localizer['t'],
  guard: Guard,
): ConversationTexts {
  const formatters = createFormatters(() => settings.textFormatters, defaultTextFormatters, guard.report);
  const formatDate = createCalendarClock(localizer, () => settings.lastMessageDateTimeFormat, guard.report);
  const context: PreviewContext = {
    t,
    get user() {
      return list.user();
    },
    get formatters() {
      return formatters();
    },
    onError: (cause) => guard.report(cause, 'ERR_FORMATTER_FAILED'),
  };

  const draftOf = useContext(DraftPreviews);
  /** Returns the draft to show: none for the open chat, whose composer shows it, and none with unread messages. */
  const draft = (record: ConversationRecord) =>
    record.unread || list.isActive(record) ? undefined : draftOf?.(record);
  const receipt = (record: ConversationRecord) =>
    settings.hideReceipts || draft(record) ? '' : list.receiptIn(record);
  const receiptLabel = (record: ConversationRecord) => {
    const word = receipt(record);
    return word ? t(`receipt.${word}`) : undefined;
  };
  const isSelf = (record: ConversationRecord) => !record.isGroup && record.id === uidOf(list.user());
  return {
    isSelf,
    name: (record) => (isSelf(record) ? ownName(record.name, t) : record.name),
    preview: guard.wrap((record) => draft(record) ?? previewText(record.lastMessage, context), NO_PREVIEW),
    typing: (record) => typingText(list.typingIn(record), record.isGroup, t),
    receipt,
    receiptLabel,
    date: guard.wrap(({ lastMessage }) => formatDate(writtenAt(lastMessage)), ''),
    unread: ({ unread }) =>
      unread === 0
        ? ''
        : formatDigits(Math.min(unread, MAX_UNREAD), localizer.language()) + (unread > MAX_UNREAD ? '+' : ''),
    marks(record) {
      const { muted, archived } = record.marks;
      const names = [list.isPinned(record) && 'pinned', muted && 'muted', archived && 'archived'];
      return names.filter(Boolean).join(' ') || undefined;
    },
    unreadLabel(record) {
      const { unread: count, mentions, marks } = record;
      const unread = count > 0 && t('unread.count', { count });
      const words = [
        mentions > 0 && unread ? t('unread.mentioned', { unread }) : unread,
        list.isPinned(record) && t('row.pinned'),
        marks.muted && t('row.muted'),
        marks.archived && t('row.archived'),
      ];
      return words.filter(Boolean).join(', ');
    },
  };
}
