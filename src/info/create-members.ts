import { type Accessor, createEffect, createMemo, createSignal, on, untrack } from 'solid-js';
import { FETCH_TIMEOUT_MS } from '../client/boundary/calls.ts';
import { partnerOf } from '../client/boundary/conversations.ts';
import { guidOf, nameOf, ownerOf, scopeOf, uidOf } from '../client/boundary/entities.ts';
import { isAction, isOwn } from '../client/boundary/messages.ts';
import { createSessionOf, subscribeToClient, watchConnection } from '../client/client.ts';
import { createFetches } from '../client/create-fetches.ts';
import { attempt, type Report } from '../client/create-report.ts';
import { createEntities } from '../client/entities.ts';
import { useChatKit } from '../client/use-chat-kit.ts';
import { chatSdk } from '../sdk/chat-sdk.ts';
import type { AppConversation, AppMessage, GroupMemberScope, Kit, KitChatSDK } from '../sdk/index.ts';
import { includesWord } from '../utils/find-matches.ts';

const PAGE_SIZE = 30;
/** The largest page of most SDKs. */
const MOST_A_PAGE = 100;

/** What a member may do in a group, and what a badge says. */
export type Role = GroupMemberScope | 'owner';

/** A member of a group. */
export interface Member {
  readonly uid: string;
  readonly user: Kit.User;
  readonly name: string;
  /** Tracked: the row stays when the role changes. */
  readonly role: Accessor<Role>;
  setScope(scope: string): void;
}

/** A change of a member. */
export type MemberChange = 'kick' | 'ban' | GroupMemberScope;

/** The members of a group, in pages. */
export interface Members {
  phase: Accessor<'loading' | 'error' | 'ready'>;
  members: Accessor<readonly Member[]>;
  hasMore: Accessor<boolean>;
  /** Loads the next page, unless one is loading or none is left; after an error it loads again. */
  more(): void;
  /** Whether the SDK can search members. Tracked. */
  canSearch: Accessor<boolean>;
  /** Whether the signed-in user may add members. Tracked. */
  canAdd: Accessor<boolean>;
  /** Returns the changes of a member that the signed-in user may make. Tracked. */
  changesOf(member: Member): readonly MemberChange[];
  uid: Accessor<string>;
  /** Whether a user is a loaded member. */
  has(user: Kit.User): boolean;
  /** Resolves to whether the SDK made the change. */
  change(member: Member, change: MemberChange): Promise<boolean>;
  /** Resolves to whether the SDK added the users. */
  add(users: readonly Kit.User[]): Promise<boolean>;
}

/** Loads the members of a group in pages, and follows who joins, leaves and gets another role. */
export function createMembers(
  group: Accessor<Kit.Group>,
  keyword: Accessor<string>,
  report: Report,
): Members {
  const { sdk, client, events } = useChatKit();
  const session = createSessionOf(client);
  const uid = createMemo(() => uidOf(session().user));
  const can = () => chatSdk(sdk());
  const guid = createMemo(() => guidOf(group()));
  const owner = () => ownerOf(group());
  const fetches = createFetches();
  const ownFetches = createFetches();
  const [phase, setPhase] = createSignal<'loading' | 'error' | 'ready'>('loading');
  const [members, setMembers] = createSignal<readonly Member[]>([]);
  const [hasMore, setHasMore] = createSignal(false);
  const [canSearch, setCanSearch] = createSignal(false);
  /** The role of the signed-in user. */
  const [ownScope, setOwnScope] = createSignal('');
  let request: Kit.PageRequest<Kit.GroupMember> | undefined;
  /** Whether the members are those of the request: those of an earlier one stay until its first page arrives. */
  let isCurrent = false;
  /** Changes since the fetch of a page began, by uid: null for who left. They are applied to the page. */
  const changes = new Map<string, (() => void) | null>();
  /** The page size, if the SDK can read it: a shorter page is the last one. */
  let pageSize = 0;

  const memberOf = (user: Kit.GroupMember, scope = scopeOf(user)): Member => {
    const id = uidOf(user);
    const [current, setScope] = createSignal(scope);
    const role = () => (id !== '' && id === owner() ? 'owner' : ((current() || 'participant') as Role));
    return { uid: id, user, name: nameOf(user), role, setScope };
  };
  const builderOf = (): Kit.GroupMembersRequestBuilder | undefined => {
    const { GroupMembersRequestBuilder: Builder } = untrack(can);
    return Builder && new Builder(untrack(guid));
  };
  const loadPage = () => {
    const from = request;
    if (!from) return;
    const isFirst = !isCurrent;
    changes.clear();
    fetches.start(async () => from.fetchNext(), {
      timeoutMs: FETCH_TIMEOUT_MS,
      onAnswer(page) {
        const found = [...page]
          .map((each) => memberOf(each))
          .filter(({ uid: id }) => id !== '' && changes.get(id) !== null);
        const self = found.find((each) => each.uid === untrack(uid));
        if (self) setOwnScope(scopeOf(self.user));
        // Joins and leaves may have moved members between pages.
        const known = new Set((isFirst ? [] : untrack(members)).map((each) => each.uid));
        const others = found.filter((each) => !known.has(each.uid));
        isCurrent = true;
        setMembers((before) => (isFirst ? others : [...before, ...others]));
        setHasMore(page.length > 0 && page.length >= pageSize);
        for (const apply of [...changes.values()]) apply?.();
        setPhase('ready');
      },
      onFailure(cause) {
        report(cause);
        setPhase('error');
      },
    });
  };
  const load = (limit = PAGE_SIZE) => {
    fetches.endAll();
    request = undefined;
    isCurrent = false;
    try {
      const builder = builderOf()?.setLimit(limit);
      pageSize = builder?.getLimit?.() ?? 0;
      setCanSearch(Boolean(builder?.setSearchKeyword));
      if (untrack(keyword) !== '') builder?.setSearchKeyword?.(untrack(keyword));
      request = builder?.build();
      loadPage();
    } catch (cause) {
      report(cause);
      setPhase('error');
    }
  };
  /** Finds the signed-in user's role, which may be on a later page. */
  const loadOwn = () => {
    ownFetches.endAll();
    setOwnScope('');
    if (untrack(uid) === '') return;
    attempt(report, () => {
      const staff = builderOf()?.setLimit(MOST_A_PAGE).setScopes?.(['admin', 'moderator']).build();
      if (!staff) return;
      ownFetches.start(async () => staff.fetchNext(), {
        timeoutMs: FETCH_TIMEOUT_MS,
        onAnswer(page) {
          const self = [...page].find((each) => uidOf(each) === untrack(uid));
          if (self) setOwnScope(scopeOf(self));
        },
        onFailure: report,
      });
    });
  };
  createEffect(on([guid, uid, sdk], loadOwn));
  createEffect(
    on([guid, uid, keyword, sdk], ([, me], before) => {
      if (before?.[0] !== untrack(guid) || before[1] !== me) setMembers([]);
      fetches.endAll();
      setPhase('loading');
      if (me !== '') load();
    }),
  );

  const isHere = (other: Kit.Group) => guidOf(other) === untrack(guid);
  const enter = (user: Kit.User, scope?: string) => {
    changes.set(uidOf(user), () => enter(user, scope));
    const member = memberOf(user, scope);
    const isWanted = !untrack(hasMore) && includesWord(member.name, untrack(keyword));
    setMembers((all) => (all.some((each) => each.uid === member.uid) || !isWanted ? all : [...all, member]));
  };
  const leave = (user: Kit.User) => {
    changes.set(uidOf(user), null);
    setMembers((all) => all.filter((each) => each.uid !== uidOf(user)));
  };
  const rescope = (user: Kit.User, scope: string) => {
    const id = uidOf(user);
    changes.set(id, () => rescope(user, scope));
    if (id === untrack(uid)) setOwnScope(scope);
    untrack(members)
      .find((each) => each.uid === id)
      ?.setScope(scope);
  };
  subscribeToClient(client, {
    callbacks: {
      Group: {
        onGroupMemberJoined: (_action, user, to) => isHere(to) && enter(user),
        onMemberAddedToGroup: (_action, user, _by, to) => isHere(to) && enter(user),
        onGroupMemberLeft: (_action, user, from) => isHere(from) && leave(user),
        onGroupMemberKicked: (_action, user, _by, from) => isHere(from) && leave(user),
        onGroupMemberBanned: (_action, user, _by, from) => isHere(from) && leave(user),
        onGroupMemberScopeChanged: (_action, user, scope, _before, of) => isHere(of) && rescope(user, scope),
      },
    },
    onError: report,
  });
  watchConnection(client, {
    isLoading: () => untrack(phase) === 'loading',
    onConnected(wasLost) {
      if (!wasLost) return;
      loadOwn();
      load(Math.min(MOST_A_PAGE, Math.max(PAGE_SIZE, untrack(members).length)));
    },
    onError: report,
  });

  /**
   * Shows changes by the signed-in user in lists and the open chat: SDKs do not report them to this session.
   * @param count - the number of messages about them
   */
  const publish = async (current: KitChatSDK, count: number) => {
    const conversation = await current.getConversation(untrack(guid), 'group');
    const [entities, copy] = [untrack(client)?.part(createEntities), partnerOf(conversation)];
    const known = entities?.records.find({ isGroup: true, id: untrack(guid) });
    if (known && copy && entities) {
      entities.records.merge(copy, known);
      entities.publish();
    }
    const { conversations, messages } = events();
    conversations.ccUpdateConversation.next(conversation as AppConversation);
    const builder = new current.MessagesRequestBuilder().setGUID(untrack(guid)).setLimit(count);
    for (const message of await builder.build().fetchPrevious())
      if (isAction(message) && isOwn(message, untrack(uid)))
        messages.ccMessageSent.next({ message: message as AppMessage, status: 'success' });
  };
  const call = async (work: (current: KitChatSDK) => unknown, count = 1): Promise<boolean> => {
    const current = untrack(sdk) as KitChatSDK;
    const [from, me] = [untrack(guid), untrack(uid)];
    try {
      await work(current);
    } catch (cause) {
      report(cause);
      return false;
    }
    if (from === untrack(guid) && me === untrack(uid)) publish(current, count).catch(report);
    return true;
  };

  const ownRole = (): Role =>
    owner() !== '' && owner() === uid() ? 'owner' : ((ownScope() || 'participant') as Role);
  const isStaff = () => ownRole() === 'owner' || ownRole() === 'admin';
  return {
    phase,
    members,
    hasMore,
    canSearch,
    uid,
    more() {
      const isFailed = untrack(phase) === 'error';
      if (untrack(phase) === 'loading' || (!isFailed && !untrack(hasMore))) return;
      setPhase('loading');
      if (isFailed && !isCurrent) load();
      else loadPage();
    },
    canAdd: () => Boolean(can().addMembersToGroup) && isStaff(),
    changesOf(member) {
      const role = member.role();
      const isModerator = ownRole() === 'moderator' && role === 'participant';
      if (member.uid === uid() || role === 'owner' || !(isStaff() || isModerator)) return [];
      const scopes = (['admin', 'moderator', 'participant'] as const).filter(
        (scope) => isStaff() && can().updateGroupMemberScope && scope !== role,
      );
      return [
        ...scopes,
        ...(can().kickGroupMember ? (['kick'] as const) : []),
        ...(can().banGroupMember ? (['ban'] as const) : []),
      ];
    },
    has: (user) => members().some((each) => each.uid === uidOf(user)),
    async change({ uid: id, user }, change) {
      const to = untrack(guid);
      const isDone = await call((current) => {
        if (change === 'kick') return current.kickGroupMember?.(to, id);
        if (change === 'ban') return current.banGroupMember?.(to, id);
        return current.updateGroupMemberScope?.(to, id, change);
      });
      if (!isDone || to !== untrack(guid)) return isDone;
      if (change === 'kick' || change === 'ban') leave(user);
      else rescope(user, change);
      return true;
    },
    async add(users) {
      const to = untrack(guid);
      const isDone = await call((current) => {
        const { GroupMember: Made } = current;
        const ids = users.map(uidOf);
        const added = Made ? ids.map((id) => new Made(id, 'participant')) : ids;
        return current.addMembersToGroup?.(to, added, []);
      }, users.length);
      if (isDone && to === untrack(guid)) for (const user of users) enter(user, 'participant');
      return isDone;
    },
  };
}
