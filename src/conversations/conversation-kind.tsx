import { groupTypeOf } from '../client/boundary/entities.ts';
import type { ConversationEntry } from '../client/records/conversation-record.ts';
import { conversationView } from '../client/views/reactive-view.ts';
import type { AppConversation, GroupType, Kit, UserStatus } from '../sdk/index.ts';
import { statusWord } from '../ui/controls/status-class.ts';
import type { RowKind, SlotRender } from '../ui/row/row-view.ts';
import type { ConversationRow } from './conversation-row.ts';
import { ConversationSubtitle } from './conversation-subtitle.tsx';
import type { ConversationTexts } from './conversation-texts.ts';
import { ConversationTrailing } from './conversation-trailing.tsx';
import type { ConversationModel } from './create-conversation-model.ts';

/** Renders a part of a row: `conversation` is a reactive view, `row` has what the SDK's object lacks. */
export type ConversationSlot<Conversation extends Kit.Conversation = AppConversation> = SlotRender<
  Conversation,
  ConversationRow
>;

/** The settings for marks in rows, each read reactively. */
export interface ConversationStateSettings {
  hideUserStatus?: boolean | undefined;
  hideGroupType?: boolean | undefined;
}

/** Creates the parts of rows that are specific to conversations. */
export function conversationKind(
  list: ConversationModel,
  settings: ConversationStateSettings,
  texts: ConversationTexts,
): RowKind<Kit.Conversation, ConversationRow, ConversationEntry> {
  const presence = (entry: ConversationEntry) =>
    texts.isSelf(entry.record) ? '' : presenceState(entry, settings);
  return {
    root: 'kit-conversations',
    nameOf: ({ record }) => texts.name(record),
    itemOf: ({ record }) => conversationView(record),
    rowOf: list.rowOf,
    isActive: ({ record }) => list.isActive(record),
    stateOf: (entry) => (entry.record.isGroup ? groupState(entry, settings) : presence(entry)),
    isCounted: true,
    isOnlineUnsaid: (entry) => !entry.record.isGroup && presence(entry) !== '',
    drawSubtitle: (row) => <ConversationSubtitle row={row} texts={texts} />,
    drawTrailing: (row) => <ConversationTrailing row={row} texts={texts} />,
  };
}

function presenceState({ record }: ConversationEntry, settings: ConversationStateSettings): string {
  const presence = record.partner?.presence ?? '';
  return !settings.hideUserStatus && (presence as UserStatus) === 'online' ? presence : '';
}

function groupState({ record }: ConversationEntry, settings: ConversationStateSettings): string {
  const groupType = groupTypeOf(record.partner?.entity);
  return settings.hideGroupType || (groupType as GroupType) === 'public' ? '' : statusWord(groupType);
}
