import { type Accessor, createMemo } from 'solid-js';
import { createGuard, type Report } from '../client/create-report.ts';
import type { ConversationEntry, ConversationRecord } from '../client/records/conversation-record.ts';
import { conversationView } from '../client/views/reactive-view.ts';
import type { Localizer } from '../localize/index.ts';
import type { Block, OrderEntry } from '../order/block-order.ts';
import type { AppConversation, Kit } from '../sdk/index.ts';
import { isSameArray } from '../utils/is-same-array.ts';

/** The sections that the list has itself. */
export type BuiltInSection = 'pinned' | 'chats';

/** A section of the app. */
export interface ConversationSection<Conversation extends Kit.Conversation = AppConversation> {
  /** Identifies it among the sections. */
  readonly id: string;
  /** Its heading. */
  readonly label: string;
  /** Whether a conversation belongs to it; called again when the conversation changes, or with another array of sections. */
  readonly matches: (conversation: Conversation) => boolean;
}

/** The heading of a section: an entry of the order, like a row. */
export class ConversationHeader implements OrderEntry {
  block: Block | null = null;
  height = 0;
  /** The id of its section. */
  readonly id: string;
  /** Returns the text. */
  readonly title: () => string;

  constructor(id: string, title: () => string) {
    this.id = id;
    this.title = title;
  }

  get isHeader(): true {
    return true;
  }
}

/** An entry of a conversation list: a row, or the heading of a section. */
export type ConversationItem = ConversationEntry | ConversationHeader;

/** The sections of a list, from top to bottom. */
export interface Sections {
  /** The heading of each section; null for one without. */
  readonly headers: readonly (ConversationHeader | null)[];
  /**
   * Returns the index of a conversation's section.
   * @param sync - writes a record into its SDK object, which sections of the app read.
   */
  sectionOf(
    record: ConversationRecord,
    isPinned: boolean,
    sync: (record: ConversationRecord) => void,
  ): number;
}

/** Pinned conversations above all others, without headings. */
export const PINNED_FIRST: Sections = {
  headers: [null, null],
  sectionOf: (_, isPinned) => (isPinned ? 0 : 1),
};

/** Creates the sections of a list; they end with their owner. */
export function createSections(
  settings: { sections?: readonly (BuiltInSection | ConversationSection<Kit.Conversation>)[] | undefined },
  t: Localizer['t'],
  report: Report,
): Accessor<Sections> {
  const given = createMemo(() => settings.sections ?? [], [], { equals: isSameArray });
  return createMemo(() => {
    const wanted = given();
    if (wanted.length === 0) return PINNED_FIRST;
    const all = [
      ...(wanted.includes('pinned') ? [] : ['pinned' as const]),
      ...wanted.filter((each) => each !== 'chats'),
      'chats' as const,
    ];
    const isIn = createGuard(report).wrap(
      (section: (typeof all)[number], record: ConversationRecord, isPinned: boolean): boolean =>
        typeof section === 'string'
          ? section === 'chats' || isPinned
          : Boolean(section.matches(conversationView(record))),
      false,
      'ERR_CALLBACK_FAILED',
    );
    return {
      headers: all.map((each) =>
        typeof each === 'string'
          ? new ConversationHeader(each, () => t(each === 'pinned' ? 'sections.pinned' : 'chats.title'))
          : new ConversationHeader(each.id, () => each.label),
      ),
      sectionOf(record, isPinned, sync) {
        sync(record);
        return all.findIndex((section) => isIn(section, record, isPinned));
      },
    };
  });
}
