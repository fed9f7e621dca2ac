import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import { nameOf, uidOf } from '../client/boundary/entities.ts';
import type { ChatPeer } from '../client/create-chat-peer.ts';
import { createFetches } from '../client/create-fetches.ts';
import type { Report } from '../client/create-report.ts';
import type { Localizer } from '../localize/index.ts';
import { chatSdk } from '../sdk/chat-sdk.ts';
import type { Kit, KitSDK } from '../sdk/index.ts';
import { groupMentionName } from '../text/group-mention-name.ts';
import { createTimer } from '../utils/create-timer.ts';
import { includesWord, searchKey } from '../utils/find-matches.ts';
import type { GroupMention, MentionQuery } from './mentions.ts';

/** The maximum number of suggestions: as many as fit without scrolling. */
const MAX_SUGGESTIONS = 6;
/** The pause in typing before a search, in milliseconds. */
const PAUSE_MS = 150;

/** The options of a mention search. */
export interface MentionSearchOptions {
  sdk: Accessor<KitSDK | undefined>;
  peer: Accessor<ChatPeer | null>;
  me: Accessor<Kit.User | null>;
  /** The text typed after an '@'; null without one. */
  query: Accessor<MentionQuery | null>;
  t: Localizer['t'];
  report: Report;
}

/** Who matches a keyword. */
interface Found {
  readonly users: readonly Kit.User[];
  readonly groups: readonly GroupMention[];
}

const NOBODY: Found = { users: [], groups: [] };

/**
 * Finds whom to mention: in a group its members, or all users if the SDK cannot search members; otherwise the
 * other user. Several members at once are found with them, so that none of these is chosen by a key that was meant for a
 * user. Results stay while the next keyword is being searched.
 */
export function createMentionSearch(options: MentionSearchOptions): Accessor<Found> {
  const { sdk, peer, me, query, t, report } = options;
  const [found, setFound] = createSignal(NOBODY);
  const fetches = createFetches();
  const keyword = createMemo(() => query()?.keyword ?? null);

  const search = () => {
    const [current, to, word] = [sdk(), peer(), keyword()];
    if (!current || !to || word === null) return;
    if (!to.isGroup) {
      setFound({ users: [to.entity as Kit.User].filter((user) => matches(user, word)), groups: [] });
      return;
    }
    const groups = groupMentionsOf(current, word, t);
    fetches.start(async () => requestOf(current, to.id, word).fetchNext(), {
      onAnswer: (page) => {
        const uid = uidOf(me());
        const users = [...page].filter((user) => uidOf(user) !== uid).slice(0, MAX_SUGGESTIONS);
        setFound({ users, groups });
      },
      onFailure: (cause) => {
        setFound({ users: [], groups });
        report(cause);
      },
    });
  };
  const timer = createTimer(search);
  createEffect(
    on([keyword, peer], ([word], before) => {
      fetches.endAll();
      const wasOpen = before && before[0] !== null && before[1] === peer();
      if (word !== null && wasOpen) {
        timer.start(PAUSE_MS);
        return;
      }
      timer.stop();
      setFound(NOBODY);
      search();
    }),
  );
  return found;
}

function requestOf(sdk: KitSDK, guid: string, keyword: string): Kit.PageRequest<Kit.User> {
  const { GroupMembersRequestBuilder: Members } = chatSdk(sdk);
  const builder = Members ? new Members(guid) : new sdk.UsersRequestBuilder();
  builder.setLimit(MAX_SUGGESTIONS + 1);
  if (keyword !== '') builder.setSearchKeyword?.(keyword);
  return builder.build();
}

function matches(user: Kit.User, keyword: string): boolean {
  return [nameOf(user), uidOf(user)].some((text) => includesWord(text, keyword));
}

/** Returns the words of the SDK of which the name, or the description, begins with the keyword. */
function groupMentionsOf(sdk: KitSDK, keyword: string, t: Localizer['t']): GroupMention[] {
  const start = searchKey(keyword);
  return (chatSdk(sdk).groupMentions ?? [])
    .map((word) => ({
      word,
      name: groupMentionName(word, t),
      description: word === 'all' ? t('mention.everyone') : undefined,
    }))
    .filter(({ word, name, description = '' }) =>
      [word, name, description].some((text) => searchKey(text).startsWith(start)),
    );
}
