import type { Page, UserJSON, UsersQuery } from '../../server/index.ts';
import { nameOf, type Person } from './person.ts';

/** The filters of a query of users. */
type Filters = Omit<UsersQuery, 'limit' | 'after' | 'signal'>;

/** The query of a page of people. */
export type PeopleQuery = Pick<UsersQuery, 'limit' | 'after'> & Filters;

/** A person's position in a list. */
interface Place {
  /** The name, then the JID: the sort key, and the cursor of pages. */
  readonly place: string;
  readonly jid: string;
}

/** Returns the sorted positions of people. */
export function sorted(people: readonly Person[]): Place[] {
  return people
    .map((person) => ({ place: placeOf(person), jid: person.jid }))
    .sort((a, b) => (a.place < b.place ? -1 : 1));
}

function placeOf(person: Person): string {
  return `${nameOf(person).toLowerCase()}\n${person.jid}`;
}

/** Whether a user passes the filters of a query. */
function matches(user: UserJSON, filters: Filters): boolean {
  const { keyword, status, roles, tags, ids, hideBlocked } = filters;
  const id = String(user.id);
  if (ids && !ids.includes(id)) return false;
  if (status && status !== (user.online ? 'online' : 'offline')) return false;
  if (hideBlocked && user.blockedByMe) return false;
  if (roles && !roles.includes(user.role ?? '')) return false;
  if (tags && !tags.some((tag) => user.tags?.includes(tag))) return false;
  if (!keyword) return true;
  const word = keyword.toLowerCase();
  return user.name.toLowerCase().includes(word) || id.toLowerCase().includes(word);
}

/** Returns the page of a query from sorted people. */
export function pageOf(
  people: readonly Place[],
  query: PeopleQuery,
  userOf: (jid: string) => UserJSON,
): Page<UserJSON> & { items: UserJSON[] } {
  const items: UserJSON[] = [];
  let last = '';
  for (let index = firstAfter(people, query.after); index < people.length; index++) {
    const { place, jid } = people[index] as Place;
    const user = userOf(jid);
    if (!matches(user, query)) continue;
    // One more match means that there is another page.
    if (items.length === query.limit) return { items, next: last };
    items.push(user);
    last = place;
  }
  return { items };
}

/** Returns the index of the first position after a cursor. */
function firstAfter(people: readonly { readonly place: string }[], after: UsersQuery['after']): number {
  if (after === undefined) return 0;
  let low = 0;
  let high = people.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((people[middle]?.place ?? '') > String(after)) high = middle;
    else low = middle + 1;
  }
  return low;
}
