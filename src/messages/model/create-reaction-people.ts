import { type Accessor, createEffect, createMemo, createSignal, on, untrack } from 'solid-js';
import { FETCH_TIMEOUT_MS } from '../../client/boundary/calls.ts';
import { uidOf } from '../../client/boundary/entities.ts';
import { sdkId } from '../../client/boundary/messages.ts';
import type { ReactionTally } from '../../client/boundary/reactions.ts';
import { objectOf, textOf } from '../../client/boundary/read.ts';
import { createFetches } from '../../client/create-fetches.ts';
import type { Report } from '../../client/create-report.ts';
import { useChatKit } from '../../client/use-chat-kit.ts';
import { trackRow } from '../../client/views/live-row.ts';
import { chatSdk } from '../../sdk/chat-sdk.ts';
import type { Kit } from '../../sdk/index.ts';
import type { MessageRecord } from '../timeline/message-record.ts';
import type { MessageList } from './message-list.ts';

/** A user who reacted to a message with an emoji. */
export interface ReactionPerson {
  readonly uid: string;
  /** Null if the SDK does not provide the user. */
  readonly user: Kit.User | null;
  readonly emoji: string;
  readonly isSelf: boolean;
}

/** The users who reacted to a message. */
export interface ReactionPeople {
  phase: Accessor<'loading' | 'error' | 'ready'>;
  /** The reactions to the message, by emoji. */
  tallies: Accessor<readonly ReactionTally[]>;
  /** Who is known: the signed-in user first, then the loaded ones, oldest reaction first. */
  people: Accessor<readonly ReactionPerson[]>;
  /** The number of others. */
  rest: Accessor<number>;
  /** Whether another page can be loaded. */
  hasMore: Accessor<boolean>;
  /** Loads the next page, unless one is loading or none is left; after an error it loads again. */
  more(): void;
}

const PAGE_SIZE = 30;
const NONE: readonly ReactionTally[] = [];

/**
 * Loads who reacted to a message, in pages, and again when its reactions change. Without SDK support, only the user's
 * own reactions and the remaining count are available.
 * @param emoji - the emoji, or '' for all
 */
export function createReactionPeople(
  record: Accessor<MessageRecord | null>,
  emoji: Accessor<string>,
  list: Pick<MessageList, 'me'>,
  report: Report,
): ReactionPeople {
  const { sdk } = useChatKit();
  const fetches = createFetches();
  const [phase, setPhase] = createSignal<'loading' | 'error' | 'ready'>('loading');
  const [loaded, setLoaded] = createSignal<readonly ReactionPerson[]>([]);
  const [hasMore, setHasMore] = createSignal(false);
  let request: Kit.PageRequest<Kit.Reaction> | undefined;

  const tallies = createMemo(() => {
    const current = record();
    if (!current) return NONE;
    trackRow(current)();
    return current.isDeleted ? NONE : current.reactions;
  });
  const shownTallies = () => tallies().filter((each) => emoji() === '' || each.emoji === emoji());
  const own = (): ReactionPerson[] => {
    const user = list.me();
    return shownTallies()
      .filter(({ mine }) => mine)
      .map((each) => ({ uid: uidOf(user), user, emoji: each.emoji, isSelf: true }));
  };
  const people = createMemo(() => [...own(), ...loaded()]);
  const rest = () => Math.max(0, shownTallies().reduce((sum, { count }) => sum + count, 0) - people().length);

  const read = (reaction: Kit.Reaction): ReactionPerson => {
    const user = objectOf<Kit.User>(reaction, 'getReactedBy');
    const uid = textOf(reaction, 'getUid') || uidOf(user);
    const isSelf = uid === untrack(() => uidOf(list.me()));
    return { uid, user, emoji: textOf(reaction, 'getReaction'), isSelf };
  };
  const loadPage = (isFirst: boolean) => {
    const from = request;
    if (!from) return;
    fetches.start(async () => from.fetchNext(), {
      timeoutMs: FETCH_TIMEOUT_MS,
      onAnswer(page) {
        const found = [...page].map(read);
        // Their order and number may have changed between pages.
        const known = new Set((isFirst ? [] : untrack(loaded)).map(keyOf));
        const others = found.filter((each) => !each.isSelf && !known.has(keyOf(each)));
        setLoaded((before) => (isFirst ? others : [...before, ...others]));
        setHasMore(found.length > 0 && untrack(rest) > 0);
        setPhase('ready');
      },
      onFailure(cause) {
        report(cause);
        setPhase('error');
      },
    });
  };
  const load = () => {
    fetches.endAll();
    const id = untrack(record)?.id;
    const { ReactionsRequestBuilder: Builder } = untrack(sdk) ? chatSdk(untrack(sdk)) : {};
    if (!id || !Builder) {
      setPhase('ready');
      return;
    }
    try {
      const builder = new Builder().setMessageId(sdkId(id)).setLimit(PAGE_SIZE);
      if (untrack(emoji) !== '') builder.setReaction(untrack(emoji));
      request = builder.build();
      loadPage(true);
    } catch (cause) {
      report(cause);
      setPhase('error');
    }
  };
  createEffect(
    on([record, emoji, tallies], ([current, tab], before) => {
      // The same people stay while they are loaded again.
      if (current !== before?.[0] || tab !== before[1]) {
        request = undefined;
        setLoaded([]);
        setHasMore(false);
        setPhase('loading');
      }
      load();
    }),
  );
  return {
    phase,
    tallies,
    people,
    rest,
    hasMore,
    more() {
      if (untrack(phase) === 'error') {
        setPhase('loading');
        load();
      } else if (untrack(phase) === 'ready' && untrack(hasMore)) {
        setPhase('loading');
        loadPage(false);
      }
    },
  };
}

const keyOf = ({ uid, emoji }: ReactionPerson) => `${emoji} ${uid}`;
