import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import { nameOf, uidOf } from '../client/boundary/entities.ts';
import type { ChatPeer } from '../client/create-chat-peer.ts';
import { createFetches } from '../client/create-fetches.ts';
import type { Report } from '../client/create-report.ts';
import { chatSdk } from '../sdk/chat-sdk.ts';
import type { Kit, KitSDK } from '../sdk/index.ts';
import { createTimer } from '../utils/create-timer.ts';
import { includesWord } from '../utils/find-matches.ts';
import type { MentionQuery } from './mentions.ts';

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
  report: Report;
}

/**
 * Finds the users to mention: in a group its members, or all users if the SDK cannot search members; otherwise the
 * other user. Results stay while the next keyword is being searched.
 */
export function createMentionSearch(options: MentionSearchOptions): Accessor<readonly Kit.User[]> {
  const { sdk, peer, me, query, report } = options;
  const [found, setFound] = createSignal<readonly Kit.User[]>([]);
  const fetches = createFetches();
  const keyword = createMemo(() => query()?.keyword ?? null);

  const search = () => {
    const [current, to, word] = [sdk(), peer(), keyword()];
    if (!current || !to || word === null) return;
    if (!to.isGroup) {
      setFound([to.entity as Kit.User].filter((user) => matches(user, word)));
      return;
    }
    fetches.start(async () => requestOf(current, to.id, word).fetchNext(), {
      onAnswer: (page) => {
        const uid = uidOf(me());
        setFound([...page].filter((user) => uidOf(user) !== uid).slice(0, MAX_SUGGESTIONS));
      },
      onFailure: (cause) => {
        setFound([]);
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
      setFound([]);
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
