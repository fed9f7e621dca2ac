import { keyOf } from '../data/keys.ts';
import { collect, type Page, within } from '../data/page.ts';
import { searchKey } from '../data/search-key.ts';
import type { Tx } from '../data/tx.ts';
import type { Work } from '../data/work.ts';
import type { Group } from '../objects/group.ts';
import type { GroupMember } from '../objects/group-member.ts';
import { viewsFor } from '../views.ts';
import { checkMember, groupOf } from './find.ts';
import { keywordOf } from './keywords.ts';

/** A filter for groups; unset fields filter nothing. */
export interface GroupFilter {
  keyword?: string;
  joinedOnly?: boolean;
}

/** A filter for the members of a group, or for the users banned from it. */
export interface MemberFilter {
  keyword?: string;
  scopes?: readonly string[];
  banned?: boolean;
}

/** Returns a page of the groups a user can find, by name; private groups only for members. */
export function* groupsPage(
  tx: Tx,
  uid: string,
  filter: GroupFilter,
  after: string | undefined,
  limit: number,
): Work<Page<Group>> {
  const keyword = keywordOf(filter);
  const { items, next } = yield* collect(
    within(tx, 'groups', keyOf('all')),
    after,
    limit,
    function* ({ guid, name, type }) {
      if (!searchKey(name).includes(keyword)) return false;
      if (!filter.joinedOnly && type !== 'private') return true;
      const member = yield* tx.get('members', keyOf(guid, 'is', uid));
      return member !== undefined && member.scope !== 'banned';
    },
  );
  const guids = items.map(({ guid }) => guid);
  const views = yield* viewsFor(tx, uid, { groups: guids });
  return { items: guids.map((guid) => views.group(guid)), next };
}

/** Returns a page of a group's members, in the order they joined. */
export function* membersPage(
  tx: Tx,
  uid: string,
  guid: string,
  filter: MemberFilter,
  after: string | undefined,
  limit: number,
): Work<Page<GroupMember>> {
  yield* groupOf(tx, guid);
  yield* checkMember(tx, uid, guid);
  const keyword = keywordOf(filter);
  const { items, next } = yield* collect(
    within(tx, 'members', keyOf(guid, filter.banned ? 'banned' : 'in')),
    after,
    limit,
    ({ scope, nameKey }) => (!filter.scopes || filter.scopes.includes(scope)) && nameKey.includes(keyword),
  );
  const views = yield* viewsFor(tx, uid, { users: items.map((member) => member.uid) });
  return { items: items.map((member) => views.member(member)), next };
}
