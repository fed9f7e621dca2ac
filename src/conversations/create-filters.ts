import {
  type Accessor,
  batch,
  createComputed,
  createEffect,
  createMemo,
  createSignal,
  on,
  untrack,
} from 'solid-js';
import { callApp, createGuard, type Report } from '../client/create-report.ts';
import type { ConversationEntry, ConversationRecord } from '../client/records/conversation-record.ts';
import { conversationView } from '../client/views/reactive-view.ts';
import type { ListWindow } from '../list/window/create-window.ts';
import type { AppConversation, Kit } from '../sdk/index.ts';
import { createControllable } from '../utils/create-controllable.ts';
import { isSameArray } from '../utils/is-same-array.ts';
import type { ConversationItem } from './create-sections.ts';

/** The filters that the list has itself. */
export type BuiltInFilter = 'all' | 'unread' | 'mentions' | 'groups' | 'archived';

/** A filter of the app. Archived conversations never pass it. */
export interface ConversationFilter<Conversation extends Kit.Conversation = AppConversation> {
  /** Identifies it among the filters. */
  readonly id: string;
  /** Its name. */
  readonly label: string;
  /** Whether a conversation passes; called again when the conversation changes, or with another array of filters. */
  readonly matches: (conversation: Conversation) => boolean;
}

/** The app's settings of the filters, read reactively. */
export interface FilterSettings {
  filters?: readonly (BuiltInFilter | ConversationFilter<Kit.Conversation>)[] | undefined;
  filter?: string | undefined;
  onFilterChange?: ((id: string) => void) | undefined;
}

/**
 * Whether an entry passes a filter.
 * @param sync - writes a record into its SDK object, which filters of the app read.
 */
export type Predicate = (entry: ConversationEntry, sync: (record: ConversationRecord) => void) => boolean;

/** The filters of a conversation list, and the active one. */
export interface Filters {
  /** The ids in order; [] without filters. */
  ids: Accessor<readonly string[]>;
  /** The id of the active filter; '' without filters. */
  active: Accessor<string>;
  /** The label of a filter of the app; undefined for a built-in one. */
  labelOf(id: string): string | undefined;
  /** Selects a filter; selecting the active one reapplies it. */
  choose(id: string): void;
  /** The active filter; null for all conversations but the archived ones. */
  predicate: Accessor<Predicate | null>;
  /** Whether a conversation counts for a filter with a count: unread, or with mentions. */
  counts(id: string, record: ConversationRecord): boolean;
}

/** What each built-in filter shows, of the conversations that are not archived. */
const BUILT_IN: Readonly<Record<string, (record: ConversationRecord) => boolean>> = {
  unread: ({ unread }) => unread > 0,
  mentions: ({ mentions }) => mentions > 0,
  groups: ({ isGroup }) => isGroup,
};

/** Conversations of these filters stay when they are read, until a filter is chosen. */
const STAYING = new Set(['unread', 'mentions']);

/** Creates the filters of a list; they end with their owner. */
export function createFilters(settings: FilterSettings, report: Report): Filters {
  const given = createMemo(() => settings.filters ?? [], [], { equals: isSameArray });
  const filters = createMemo(
    () => new Map(given().map((each) => (typeof each === 'string' ? [each, undefined] : [each.id, each]))),
  );
  const preset = () => settings.filter;
  const [chosen, request, setOwn] = createControllable(
    () => (settings.onFilterChange ? preset() : undefined),
    untrack(preset) ?? '',
    (id) => callApp(report, () => settings.onFilterChange?.(id)),
  );
  createEffect(on(preset, (id) => setOwn(id ?? ''), { defer: true }));
  const ids = createMemo(() => [...filters().keys()]);
  const active = createMemo(() => (filters().has(chosen()) ? chosen() : (ids()[0] ?? '')));
  /** The active filter, if it is one of the app. */
  const own = createMemo(() => filters().get(active()));
  const [choices, setChoices] = createSignal(0);
  const matches = createGuard(report).wrap(
    (filter: ConversationFilter<Kit.Conversation>, record: ConversationRecord): boolean =>
      Boolean(filter.matches(conversationView(record))),
    true,
    'ERR_CALLBACK_FAILED',
  );
  const predicate = createMemo((): Predicate | null => {
    choices();
    const staticId = active();
    const staticOwn = own();
    if (staticOwn) {
      return ({ record }, sync) => {
        if (record.marks.archived > 0) return false;
        sync(record);
        return matches(staticOwn, record);
      };
    }
    if (staticId === '' || staticId === 'all') return null;
    if (staticId === 'archived') return ({ record }) => record.marks.archived > 0;
    const stays = STAYING.has(staticId) ? new WeakSet<ConversationRecord>() : undefined;
    return ({ record }) => {
      if (record.marks.archived > 0) return false;
      const passes = stays?.has(record) || (BUILT_IN[staticId]?.(record) ?? true);
      if (passes) stays?.add(record);
      return passes;
    };
  });
  return {
    ids,
    active,
    labelOf: (id) => filters().get(id)?.label,
    choose: (id) =>
      batch(() => {
        request(id);
        setChoices((count) => count + 1);
      }),
    predicate,
    counts: (id, record) =>
      record.marks.archived === 0 && STAYING.has(id) && !filters().get(id) && Boolean(BUILT_IN[id]?.(record)),
  };
}

/** Shows each filter where it was left. Call it after the list, whose effects run first. */
export function keepPlaces(
  active: Accessor<string>,
  listWindow: () => ListWindow<ConversationItem> | undefined,
): void {
  const places = new Map<string, ReturnType<ListWindow<ConversationItem>['reading']>>();
  createComputed<string>((before) => {
    const now = active();
    const shown = listWindow();
    // A filter that was left at its top opens at its top.
    if (before !== undefined && before !== now)
      places.set(
        before,
        untrack(() => (shown && shown.top() > 0 ? shown.reading() : undefined)),
      );
    return now;
  });
  createEffect(
    on(
      active,
      (id) => {
        const place = places.get(id);
        const shown = listWindow();
        if (place?.entry.block) shown?.reveal(place.entry, place.top);
        else shown?.reset();
      },
      { defer: true },
    ),
  );
}
