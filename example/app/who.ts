/** The users to sign in as: two well-known ones, and some more. */
export const PEOPLE = ['ann', 'bob', ...Array.from({ length: 8 }, (_, index) => `user-${index + 2}`)];

const NAME = 'as';

/** Returns the user of this tab, from the URL. */
export function uidOfTab(): string {
  const uid = new URLSearchParams(location.search).get(NAME);
  return uid && PEOPLE.includes(uid) ? uid : 'ann';
}

/** Writes this tab's user into the URL, so that a reload signs in again. */
export function rememberUid(uid: string): void {
  const url = new URL(location.href);
  if (uid === 'ann') url.searchParams.delete(NAME);
  else url.searchParams.set(NAME, uid);
  history.replaceState(null, '', url);
}

/** Returns the URL of a tab for a user. */
export function addressFor(uid: string): string {
  return `?${new URLSearchParams({ [NAME]: uid })}`;
}

/** Returns another user: the other of the two, for most. */
export function otherThan(uid: string | undefined): string {
  return uid === 'bob' ? 'ann' : 'bob';
}
