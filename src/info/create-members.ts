import { type Accessor, createEffect, createMemo, createSignal, on, untrack } from 'solid-js';
import { FETCH_TIMEOUT_MS } from '../client/boundary/calls.ts';
import { partnerOf } from '../client/boundary/conversations.ts';
import { addFailures, guidOf, nameOf, ownerOf, scopeOf, uidOf } from '../client/boundary/entities.ts';
import { isAction, isOwn } from '../client/boundary/messages.ts';
import { fetchPage } from '../client/boundary/requests.ts';
import type { NextRows } from '../client/boundary/search-source.ts';
import { createSessionOf, subscribeToClient, watchConnection } from '../client/client.ts';
import { createFetches } from '../client/create-fetches.ts';
import { attempt, type Report } from '../client/create-report.ts';
import { createEntities } from '../client/entities.ts';
import { useChatKit } from '../client/use-chat-kit.ts';
import { readValue } from '../client/views/live-row.ts';
import { createRowPages, type RowPages, type RowSource } from '../list/pages/create-row-pages.ts';
import { createFollowedEntities } from '../list/publish/create-followed-entities.ts';
import { chatSdk } from '../sdk/chat-sdk.ts';
import type { AppConversation, AppMessage, GroupMemberScope, Kit, KitChatSDK } from '../sdk/index.ts';
import { includesWord } from '../utils/find-matches.ts';

const PAGE_SIZE = 30;
/** The largest page of most SDKs. */
const MAX_PAGE_SIZE = 100;

/** A member's role, which determines permissions and the badge. */
export type Role = GroupMemberScope | 'owner';

/** A member of a group: the same object as long as the user is a member. */
export interface Member {
  readonly uid: string;
  user: Accessor<Kit.GroupMember>;
  name: Accessor<string>;
  role: Accessor<Role>;
}

/** A member whose data can change. */
interface OwnMember extends Member {
  scope: Accessor<string>;
  update(user: Kit.GroupMember, scope: string): void;
}

/** A change of a member. */
export type MemberChange = 'kick' | 'ban' | GroupMemberScope;

/** The members of a group, in pages. */
export interface Members extends Pick<RowPages<Member>, 'phase' | 'items' | 'hasMore' | 'more'> {
  /** Whether the SDK can search members. Tracked. */
  canSearch: Accessor<boolean>;
  /** Whether the signed-in user may add members. Tracked. */
  canAdd: Accessor<boolean>;
  /** Returns the changes of a member that the signed-in user may make. Tracked. */
  changesOf(member: Member): readonly MemberChange[];
  uid: Accessor<string>;
  /** Follows the presence of a member, such as 'online', while the owner lives; '' for a blocked user. */
  createPresence(member: Member): Accessor<string>;
  /** Whether a user is a loaded member. Tracked. */
  has(user: Kit.User): boolean;
  /** Resolves to whether the SDK made the change. */
  change(member: Member, change: MemberChange): Promise<boolean>;
  /** Whether the signed-in user may see who is banned. Tracked. */
  canUnban: Accessor<boolean>;
  /** Resolves to whether the SDK lifted the ban. */
  unban(uid: string): Promise<boolean>;
  /** Adds users; resolves to those who were not added. */
  add(users: readonly Kit.User[]): Promise<readonly Kit.User[]>;
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
  const [canSearch, setCanSearch] = createSignal(false);
  /** The scope of the signed-in user among admins and moderators; '' for none of them. */
  const [staffScope, setStaffScope] = createSignal('');

  const entities = createMemo(() => client()?.part(createEntities));
  const followed = createFollowedEntities(() => entities()?.records, report);

  const createMember = (first: Kit.GroupMember, scopeNow = scopeOf(first)): OwnMember => {
    const id = uidOf(first);
    const [user, setUser] = createSignal(first);
    const [scope, setScope] = createSignal(scopeNow);
    return {
      uid: id,
      user,
      name: () => nameOf(user()),
      scope,
      role: () => (id !== '' && id === owner() ? 'owner' : ((scope() || 'participant') as Role)),
      update(user, scope) {
        setUser(() => user);
        setScope(scope);
      },
    };
  };
  const builderOf = (id: string): Kit.GroupMembersRequestBuilder | undefined => {
    const { GroupMembersRequestBuilder: Builder } = untrack(can);
    return Builder && new Builder(id);
  };
  const source = createMemo((): RowSource<OwnMember> | null => {
    const [staticUid, staticGuid, staticKeyword] = [uid(), guid(), keyword()];
    if (!sdk() || staticUid === '') return null;
    const open = (): NextRows<OwnMember> => {
      const builder = builderOf(staticGuid)?.setLimit(PAGE_SIZE);
      // A shorter page is the last one, if the SDK can read the page size.
      const pageSize = builder?.getLimit?.() ?? 0;
      setCanSearch(Boolean(builder?.setSearchKeyword));
      if (staticKeyword !== '') builder?.setSearchKeyword?.(staticKeyword);
      const request = builder?.build();
      return async () => {
        const part = untrack(entities);
        const since = part?.records.log.begin();
        try {
          const page = request ? await fetchPage(request) : [];
          if (part && untrack(uid) === staticUid)
            for (const each of page) {
              const peer = { isGroup: false, id: uidOf(each) };
              if (part.records.has(peer)) part.records.merge(each, peer, since);
            }
          part?.publish();
          const rows = page.map((each) => createMember(each)).filter(({ uid }) => uid !== '');
          return { rows, isEnd: page.length === 0 || page.length < pageSize };
        } finally {
          if (since !== undefined) part?.records.log.end(since);
        }
      };
    };
    return { key: `${staticUid} ${staticGuid}`, keyword: staticKeyword, open };
  });
  const pages = createRowPages(
    source,
    (member) => member.uid,
    report,
    (member, fetched) => {
      member.update(fetched.user(), fetched.scope());
      return member;
    },
  );
  /** Finds the signed-in user's scope, who may be on a later page. */
  const loadStaff = () => {
    fetches.endAll();
    setStaffScope('');
    const me = untrack(uid);
    if (me === '') return;
    attempt(report, () => {
      const staff = builderOf(untrack(guid))
        ?.setLimit(MAX_PAGE_SIZE)
        .setScopes?.(['admin', 'moderator'])
        .build();
      if (!staff) return;
      fetches.start(() => fetchPage(staff), {
        timeoutMs: FETCH_TIMEOUT_MS,
        onAnswer(page) {
          const self = page.find((each) => uidOf(each) === me);
          if (self) setStaffScope(scopeOf(self));
        },
        onFailure: report,
      });
    });
  };
  createEffect(on([guid, uid, sdk], loadStaff));

  const isHere = (other: Kit.Group) => guidOf(other) === untrack(guid);
  const enter = (user: Kit.User, scope?: string) => {
    const member = createMember(user, scope);
    const isWanted = includesWord(untrack(member.name), untrack(keyword));
    pages.edit((all, hasMore) =>
      hasMore || !isWanted || all.some(({ uid }) => uid === member.uid) ? all : [...all, member],
    );
  };
  const leave = (id: string) =>
    pages.edit((all) => (all.some(({ uid }) => uid === id) ? all.filter(({ uid }) => uid !== id) : all));
  const rescope = (id: string, scope: string) => {
    if (id === untrack(uid)) {
      // The answer may be older.
      fetches.endAll();
      setStaffScope(scope);
    }
    pages.edit((all) => {
      const member = all.find(({ uid }) => uid === id);
      member?.update(untrack(member.user), scope);
      return all;
    });
  };
  const reload = () => {
    loadStaff();
    pages.restart();
  };
  subscribeToClient(client, {
    callbacks: {
      Group: {
        onGroupMemberJoined: (_action, user, to) => isHere(to) && enter(user),
        onMemberAddedToGroup: (_action, user, _by, to) => isHere(to) && enter(user),
        onGroupMemberLeft: (_action, user, from) => isHere(from) && leave(uidOf(user)),
        onGroupMemberKicked: (_action, user, _by, from) => isHere(from) && leave(uidOf(user)),
        onGroupMemberBanned: (_action, user, _by, from) => isHere(from) && leave(uidOf(user)),
        onGroupMemberScopeChanged: (_action, user, scope, _before, of) =>
          isHere(of) && rescope(uidOf(user), scope),
      },
    },
    onLate: reload,
    onError: report,
  });
  watchConnection(client, {
    isLoading: () => untrack(pages.phase) === 'loading',
    onConnected: (wasLost) => wasLost && reload(),
    onError: report,
  });

  /**
   * Makes a change of a group, and shows it in lists and the open chat: SDKs do not report it to this session.
   * @param work - resolves to the number of messages about the change
   */
  const call = async (to: string, work: (current: KitChatSDK) => Promise<number>): Promise<boolean> => {
    const [current, of, me, { conversations, messages }] = untrack(
      () => [sdk() as KitChatSDK, client(), uid(), events()] as const,
    );
    const isSameUser = () => untrack(client) === of && untrack(uid) === me;
    const publish = async (count: number) => {
      const conversation = await current.getConversation(to, 'group');
      if (!isSameUser()) return;
      const [entities, copy] = [of?.part(createEntities), partnerOf(conversation)];
      const known = entities?.records.find({ isGroup: true, id: to });
      if (known && copy && entities) {
        entities.records.merge(copy, known);
        entities.publish();
      }
      conversations.ccUpdateConversation.next(conversation as AppConversation);
      const limit = Math.min(count, MAX_PAGE_SIZE);
      const request = new current.MessagesRequestBuilder().setGUID(to).setLimit(limit).build();
      const found: Kit.Message[] = [];
      for (let page = found; found.length < count; found.unshift(...page)) {
        page = [...(await request.fetchPrevious())];
        if (page.length === 0) break;
      }
      if (!isSameUser()) return;
      for (const message of found.slice(-count))
        if (isAction(message) && isOwn(message, me))
          messages.ccMessageSent.next({ message: message as AppMessage, status: 'success' });
    };
    try {
      const count = await work(current);
      if (isSameUser() && count > 0) publish(count).catch(report);
      return true;
    } catch (cause) {
      report(cause);
      return false;
    }
  };

  const ownScope = () =>
    pages
      .items()
      .find((each) => each.uid === uid())
      ?.scope() || staffScope();
  const ownRole = (): Role =>
    owner() !== '' && owner() === uid() ? 'owner' : ((ownScope() || 'participant') as Role);
  const isStaff = () => ownRole() === 'owner' || ownRole() === 'admin';
  return {
    ...pages,
    canSearch,
    uid,
    canAdd: () => Boolean(can().addMembersToGroup) && isStaff(),
    canUnban: () =>
      Boolean(can().BannedMembersRequestBuilder && can().unbanGroupMember) &&
      (isStaff() || ownRole() === 'moderator'),
    unban: (id) =>
      call(untrack(guid), async (current) => {
        await current.unbanGroupMember?.(untrack(guid), id);
        return 1;
      }),
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
    createPresence(member) {
      const entry = createMemo(() => {
        const records = entities()?.records;
        return records ? followed.follow(records, member.user(), { isGroup: false, id: member.uid }) : null;
      });
      return () => {
        const shown = entry();
        return shown ? readValue(shown, 'presence', () => shown.record.presence) : '';
      };
    },
    has: (user) => pages.items().some((each) => each.uid === uidOf(user)),
    async change({ uid: id }, change) {
      const to = untrack(guid);
      const isDone = await call(to, async (current) => {
        if (change === 'kick') await current.kickGroupMember?.(to, id);
        else if (change === 'ban') await current.banGroupMember?.(to, id);
        else await current.updateGroupMemberScope?.(to, id, change);
        return 1;
      });
      if (!isDone || to !== untrack(guid)) return isDone;
      if (change === 'kick' || change === 'ban') leave(id);
      else rescope(id, change);
      return true;
    },
    async add(users) {
      const to = untrack(guid);
      const ids = users.map(uidOf);
      let failures = new Map<string, unknown>();
      const isDone = await call(to, async (current) => {
        const { GroupMember: Made } = current;
        const added = Made ? ids.map((id) => new Made(id, 'participant')) : ids;
        failures = addFailures(await current.addMembersToGroup?.(to, added, []), ids);
        return ids.length - failures.size;
      });
      if (!isDone) return users;
      for (const cause of failures.values()) report(cause);
      if (to === untrack(guid))
        for (const user of users) if (!failures.has(uidOf(user))) enter(user, 'participant');
      return users.filter((user) => failures.has(uidOf(user)));
    },
  };
}
