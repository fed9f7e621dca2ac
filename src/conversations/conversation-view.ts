import { type Accessor, createMemo, createSignal } from 'solid-js';
import type { CalendarObject } from '../core/calendar.ts';
import type { ConversationRecord } from '../core/conversation-record.ts';
import { defaultTextFormatters, type KitTextFormatter } from '../formatters/index.ts';
import type { Localizer } from '../localize/index.ts';
import type { ConversationRow } from '../primitives/conversation-row.ts';
import { createCalendarClock } from '../primitives/create-calendar-clock.ts';
import type { ConversationList } from '../primitives/create-conversation-list.ts';
import type { Kit } from '../sdk/index.ts';
import type { RowView } from '../ui/row-model.ts';
import { createSlots, type RowSlots, type SlotRender } from '../ui/slot.tsx';

/** Draws a part of one row; `row` reads the row's facts. */
export type ConversationSlot = SlotRender<Kit.Conversation, ConversationRow>;

/** What every row reads of its list. */
export interface ConversationView extends RowView<Kit.Conversation, ConversationRow, ConversationRecord> {
  readonly list: ConversationList;
  readonly localizer: Localizer;
  formatDate(seconds: number): string;
  formatters: Accessor<readonly KitTextFormatter[]>;
  hideReceipts(): boolean;
  hideUserStatus(): boolean;
  hideGroupType(): boolean;
  /** Changes once things were quiet, for what may lag behind. */
  quiet: Accessor<unknown>;
  onQuiet(): void;
}

/** The settings of the rows, each read reactively. */
export interface ConversationViewSettings extends RowSlots<Kit.Conversation, ConversationRow> {
  lastMessageDateTimeFormat?: CalendarObject | undefined;
  textFormatters?: readonly KitTextFormatter[] | undefined;
  hideReceipts?: boolean | undefined;
  hideUserStatus?: boolean | undefined;
  hideGroupType?: boolean | undefined;
}

/** Makes what the rows of a list share. */
export function createConversationView(
  settings: ConversationViewSettings,
  shared: Pick<ConversationView, 'list' | 'localizer' | 'report' | 'actions' | 'controls'>,
): ConversationView {
  const [quiet, setQuiet] = createSignal(undefined, { equals: false });
  const formatters = createMemo(() => settings.textFormatters ?? defaultTextFormatters());
  return {
    ...shared,
    slots: createSlots(settings),
    formatDate: createCalendarClock(shared.localizer, () => settings.lastMessageDateTimeFormat),
    formatters,
    hideReceipts: () => Boolean(settings.hideReceipts),
    hideUserStatus: () => Boolean(settings.hideUserStatus),
    hideGroupType: () => Boolean(settings.hideGroupType),
    quiet,
    onQuiet: setQuiet,
  };
}
