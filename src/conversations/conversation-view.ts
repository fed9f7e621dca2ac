import { type Accessor, createMemo, createSignal } from 'solid-js';
import type { CalendarObject } from '../core/calendar.ts';
import type { ConversationRecord } from '../core/conversation-record.ts';
import { defaultTextFormatters, type KitTextFormatter } from '../formatters/index.ts';
import type { ConversationRow } from '../primitives/conversation-row.ts';
import { createCalendarClock } from '../primitives/create-calendar-clock.ts';
import type { ConversationList } from '../primitives/create-conversation-list.ts';
import type { AppConversation, Kit } from '../sdk/index.ts';
import type { RowView } from '../ui/row-model.ts';
import type { SlotRender } from '../ui/slot.tsx';

/** Draws a part of one row; `row` reads the row's facts. */
export type ConversationSlot<Conversation extends Kit.Conversation = AppConversation> = SlotRender<
  Conversation,
  ConversationRow
>;

/** The settings of the rows, each read reactively. */
export interface ConversationViewSettings {
  lastMessageDateTimeFormat?: CalendarObject | undefined;
  textFormatters?: readonly KitTextFormatter[] | undefined;
  hideReceipts?: boolean | undefined;
  hideUserStatus?: boolean | undefined;
  hideGroupType?: boolean | undefined;
}

/** What every row reads of its list. */
export interface ConversationView extends RowView<Kit.Conversation, ConversationRow, ConversationRecord> {
  readonly list: ConversationList;
  readonly settings: ConversationViewSettings;
  formatDate(seconds: number): string;
  formatters: Accessor<readonly KitTextFormatter[]>;
  /** Changes once things were quiet, for what may lag behind. */
  quiet: Accessor<unknown>;
  onQuiet(): void;
}

/** Makes what the rows of a conversation list share, beyond what those of every list do. */
export function createConversationView(
  list: ConversationList,
  settings: ConversationViewSettings,
  rows: RowView<Kit.Conversation, ConversationRow, ConversationRecord>,
): ConversationView {
  const formatters = createMemo(() => settings.textFormatters ?? defaultTextFormatters());
  const [quiet, onQuiet] = createSignal(undefined, { equals: false });
  return {
    ...rows,
    list,
    settings,
    formatDate: createCalendarClock(rows.localizer, () => settings.lastMessageDateTimeFormat, rows.report),
    formatters,
    quiet,
    onQuiet,
  };
}
