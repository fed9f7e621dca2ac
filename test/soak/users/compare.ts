import { type Kit, SelectionMode } from 'solid-chat-kit';
import { compareFrame, Differences, nameOfRow, rowsOf } from '../frame.ts';
import { type UserList, uidOf } from './app.tsx';
import type { Scene } from './steps.ts';

const named = (uid: string) => uid[0]?.toUpperCase() + uid.slice(1);
const part = (parent: Element, name: string) =>
  parent.getElementsByClassName(name)[0] as HTMLElement | undefined;
const textsOf = (parent: Element, name: string) =>
  [...parent.getElementsByClassName(name)].map((each) => each.textContent);

/** Returns how a mounted list differs from its server once everything is through. */
export function compareUsers(list: UserList, scene: Scene): string[] {
  const differences = new Differences();
  const { check } = differences;
  const { container, selected } = list;
  const { server, app, keyword } = scene;
  const { settings } = app;
  const expected = server.listed(keyword);
  const rows = rowsOf(container);
  check('rows', rows.map(nameOfRow), expected.map(named));
  check(
    'sections',
    textsOf(part(container, 'kit-list__items') as Element, 'kit-list__section-header'),
    settings.showSectionHeader ? [...new Set(expected.map((uid) => uid[0]?.toUpperCase()))] : [],
  );
  for (const row of rows) compareRow(row, list, scene, differences);
  const chips = settings.showSelectedUsersPreview && settings.selectionMode === SelectionMode.multiple;
  check('chips', textsOf(container, 'kit-users__selected-preview-chip-name'), chips ? [...selected] : []);
  const searched = keyword.trim();
  const words = searched
    ? { title: 'No results', description: `Nothing matches “${searched}”.` }
    : { title: 'No users yet', description: 'People you can chat with appear here.' };
  compareFrame(container, 'kit-users', expected.length, words, differences);
  const changes = server.membersChanged - list.membersChanged;
  compareSpeech(list, searched, expected.length, changes, server.temperament.shrinks, differences);
  list.membersChanged = server.membersChanged;
  compareObjects(list, scene, differences);
  return differences.found;
}

function compareRow(
  row: Element,
  { selected }: UserList,
  { server, client, app: { settings, throwing, failed } }: Scene,
  { check }: Differences,
): void {
  const uid = uidOf(row);
  const isShown = !settings.hideUserStatus && client.isOnline(uid);
  check(`${uid} online`, row.classList.contains('kit-users__list-item-online'), isShown);
  const subtitle = part(row, 'kit-users__subtitle')?.textContent ?? '';
  const word = client.isOnline(uid) ? 'Online' : /^Last seen .+/.test(subtitle) ? subtitle : 'Offline';
  const isHidden = settings.hideUserStatus || client.isBlocked(uid);
  check(`${uid} subtitle`, subtitle, isHidden ? '' : word);
  const box = part(row, 'kit-list-item__checkbox') as HTMLInputElement | undefined;
  const isSelectable = settings.selectionMode !== SelectionMode.none;
  check(`${uid} selected`, box?.checked, isSelectable ? selected.has(named(uid)) : undefined);
  const isThrowing = throwing !== '' && uid.includes(throwing);
  const slot = part(row, 'trailing')?.textContent;
  // One that threw is tried again with the next change of its row; presence that is hidden changes none.
  const mayBeOld = settings.hideUserStatus || (slot === undefined && failed.has(named(uid)));
  const status = server.isThere(uid) ? 'online' : 'offline';
  if (isThrowing || !mayBeOld) check(`${uid} slot`, slot, isThrowing ? undefined : status);
}

/**
 * Compares what a search announced: the last of it tells the results, or how many there are at least. Results that are
 * fetched again are not announced again, so the count may lack the last changes of members.
 */
function compareSpeech(
  list: UserList,
  keyword: string,
  count: number,
  changes: number,
  mayBeShort: boolean,
  { check }: Differences,
): void {
  const said = list.speech.take();
  const before = list.compared;
  list.compared = keyword;
  if (keyword === '' || (keyword === before && said.length === 0)) return;
  const [, number, more] = /^(\d+) results?( or more)?$/.exec(said.at(-1) ?? '') ?? [];
  // A short page passes for the last one.
  const mayBeMore = more !== undefined || mayBeShort;
  const isRight = mayBeMore ? Number(number) <= count + changes : Math.abs(Number(number) - count) <= changes;
  check(`announced results of '${keyword}'`, isRight ? count : said.at(-1), count);
}

/** Compares the SDK's objects that the app receives with what the rows show. */
function compareObjects(list: UserList, { server, client, app }: Scene, { check }: Differences): void {
  for (const row of rowsOf(list.container)) {
    const uid = uidOf(row);
    part(row, 'kit-list-item__action')?.click();
    const user: Kit.User = app.opened();
    const before = list.objects.get(uid);
    // A short page passes for the last one: rows below it may go, and come back with other objects.
    if (before && !server.temperament.shrinks)
      check(`${uid} has the same object as before`, before === user, true);
    list.objects.set(uid, user);
    if (app.settings.hideUserStatus) continue;
    check(`${uid} status of the object`, user.getStatus(), server.isThere(uid) ? 'online' : 'offline');
    check(`${uid} block of the object`, user.getBlockedByMe?.(), client.isBlocked(uid));
  }
}
