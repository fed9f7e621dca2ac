import { type Accessor, createEffect, createMemo, createSignal, on, untrack } from 'solid-js';
import { nameOf, uidOf } from '../client/boundary/entities.ts';
import { createFetches } from '../client/create-fetches.ts';
import { callApp, type Report } from '../client/create-report.ts';
import type { Kit } from '../sdk/index.ts';
import { searchKey } from '../utils/find-matches.ts';
import type { Composer } from './composer.ts';
import type { GroupMention } from './mentions.ts';
import type { ComposerHandle, Suggestion, SuggestionList } from './props.ts';

/** The maximum number of entries: as many as fit without scrolling. */
const MAX_SUGGESTIONS = 6;
/** The maximum length of the text after a trigger, in code units. */
const MAX_KEYWORD = 40;

/** An option of the list that is open: an entry, or a user or several to mention. */
export type SuggestionOption = Suggestion & {
  readonly user?: Kit.User | undefined;
  readonly group?: GroupMention | undefined;
};

/** The suggestions for what is being typed, and the active one. */
export interface Suggestions {
  readonly listId: string;
  readonly isOpen: Accessor<boolean>;
  /** The accessible name of the list; undefined for mentions. */
  readonly label: Accessor<string | undefined>;
  readonly options: Accessor<readonly SuggestionOption[]>;
  readonly active: Accessor<number>;
  /** The id of the active option's element. */
  readonly activeId: Accessor<string | undefined>;
  optionId(index: number): string;
  setActive(index: number): void;
  /** Sets whether the field has the focus; otherwise the list is closed. */
  setFocused(isFocused: boolean): void;
  choose(option: SuggestionOption): void;
  /** Handles a key; returns whether the list used it. */
  key(key: string): boolean;
}

/** The text after a trigger, up to the caret. */
interface Query {
  readonly list: SuggestionList;
  readonly start: number;
  readonly keyword: string;
}

/** Finds the text after the trigger of a list; null without one. */
function queryOf(list: SuggestionList, text: string, caret: number): Query | null {
  const { trigger, isAtStart } = list;
  const start = trigger === '' ? -1 : text.slice(0, caret).lastIndexOf(trigger);
  if (start < 0 || (isAtStart ? start > 0 : /\S/.test(text[start - 1] ?? ' '))) return null;
  const keyword = text.slice(start + trigger.length, caret);
  return /\s/.test(keyword) || keyword.length > MAX_KEYWORD ? null : { list, start, keyword };
}

/** Returns the users and the words for several of them, after the users whose names begin with the keyword. */
function mentionOptions(composer: Composer, keyword: string): SuggestionOption[] {
  const groups = composer.groupSuggestions().slice(0, MAX_SUGGESTIONS / 2);
  const users = composer.suggestions().slice(0, MAX_SUGGESTIONS - groups.length);
  const isBetter = (user: Kit.User) => searchKey(nameOf(user)).startsWith(searchKey(keyword));
  const toOption = (user: Kit.User) => ({ id: uidOf(user), label: nameOf(user), user });
  return [
    ...users.filter(isBetter).map(toOption),
    ...groups.map((group) => ({
      id: group.word,
      label: group.name,
      description: group.description,
      group,
    })),
    ...users.filter((user) => !isBetter(user)).map(toOption),
  ];
}

/** Creates the suggestions of a composer: those of the first list that applies, else mentions. */
export function createSuggestions(
  composer: Composer,
  handle: ComposerHandle,
  lists: Accessor<readonly SuggestionList[]>,
  id: string,
  report: Report,
): Suggestions {
  const [active, setActive] = createSignal(0);
  const [isFocused, setFocused] = createSignal(false);
  const [found, setFound] = createSignal<readonly Suggestion[]>([]);
  /** The start of the query that the user has dismissed. */
  const [dismissed, setDismissed] = createSignal(-1);
  const fetches = createFetches();
  const query = createMemo(
    (): Query | null => {
      const [start, end] = composer.caret();
      if (start !== end) return null;
      const text = composer.text();
      return lists().reduce<Query | null>((query, list) => query ?? queryOf(list, text, end), null);
    },
    null,
    { equals: (a, b) => a?.list === b?.list && a?.start === b?.start && a?.keyword === b?.keyword },
  );
  createEffect(
    on(query, (now, before) => {
      fetches.endAll();
      if (now?.start !== before?.start) setDismissed(-1);
      // What was found for the same list stays until the answer.
      if (now?.list !== before?.list) setFound([]);
      if (!now) return;
      fetches.start(async () => now.list.search(now.keyword), {
        onAnswer: (answer) => setFound([...answer].slice(0, MAX_SUGGESTIONS)),
        onFailure: (cause) => {
          setFound([]);
          report(cause, 'ERR_CALLBACK_FAILED');
        },
      });
    }),
  );
  const own = () => {
    const current = query();
    return current && current.start !== dismissed() && found().length > 0 ? current : null;
  };
  const options = createMemo((): readonly SuggestionOption[] => {
    if (own()) return found();
    const mention = composer.mention();
    return mention ? mentionOptions(composer, mention.keyword) : [];
  });
  const isOpen = createMemo(() => isFocused() && options().length > 0);
  createEffect(on(options, () => setActive(0)));
  const optionId = (index: number) => `${id}-${index}`;
  const choose = (option: SuggestionOption) =>
    untrack(() => {
      const mentioned = option.user ?? option.group;
      if (mentioned) {
        handle.choose(mentioned);
        return;
      }
      const current = own();
      if (!current) return;
      const end = composer.caret()[1];
      const { text = '' } = option;
      composer.select(current.start, end);
      handle.insert(text === '' || composer.text()[end] === ' ' ? text : `${text} `);
      callApp(report, () => current.list.onChoose?.(option, handle));
    });
  return {
    listId: id,
    isOpen,
    label: () => own()?.list.label,
    options,
    active,
    activeId: () => (isOpen() ? optionId(active()) : undefined),
    optionId,
    setActive,
    setFocused,
    choose,
    key(key) {
      if (!isOpen()) return false;
      const { length } = options();
      switch (key) {
        case 'ArrowDown':
          setActive((active() + 1) % length);
          return true;
        case 'ArrowUp':
          setActive((active() + length - 1) % length);
          return true;
        case 'Enter':
        case 'Tab': {
          const option = options()[active()];
          if (option) choose(option);
          return true;
        }
        case 'Escape':
          if (own()) setDismissed(query()?.start ?? -1);
          else composer.dismiss();
          return true;
        default:
          return false;
      }
    },
  };
}
