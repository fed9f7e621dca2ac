/** Who can be signed in as: two well-known people, and some more. */
export const PEOPLE = ['ann', 'bob', ...Array.from({ length: 8 }, (_, index) => `user-${index + 2}`)];

const NAME = 'as';

/** Whom this tab signs in, as its address says. */
export function uidOfTab(): string {
  const uid = new URLSearchParams(location.search).get(NAME);
  return uid && PEOPLE.includes(uid) ? uid : 'ann';
}

/** Writes into the address whom this tab signs in, so that a reload does it again. */
export function rememberUid(uid: string): void {
  const url = new URL(location.href);
  if (uid === 'ann') url.searchParams.delete(NAME);
  else url.searchParams.set(NAME, uid);
  history.replaceState(null, '', url);
}

/** The address of a tab for someone. */
export function addressFor(uid: string): string {
  return `?${new URLSearchParams({ [NAME]: uid })}`;
}

/** Someone who is not this one: the other of the two, for most. */
export function otherThan(uid: string | undefined): string {
  return uid === 'bob' ? 'ann' : 'bob';
}
