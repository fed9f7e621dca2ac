import { render } from '@solidjs/testing-library';
import { createKitEvents, KitProvider, type KitSDK, KitUsers, type KitUsersProps } from 'solid-chat-kit';
import { createLocalData, createLocalKit, type LocalData, type LocalKit, User } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { flushNow } from 'solid-chat-kit/testing';
import { createStore } from 'solid-js/store';
import { vi } from 'vitest';

/** The optional fields of a created user. */
export interface Person {
  name?: string;
  avatar?: string;
  statusMessage?: string;
  status?: string;
  role?: string;
  tags?: string[];
  lastActiveAt?: number;
}

/** A user object without a data set. */
export function person(uid: string, { name = uid, status, lastActiveAt, ...rest }: Person = {}): User {
  const user = new User(uid, name);
  user.setAvatar(rest.avatar);
  user.setStatusMessage(rest.statusMessage);
  user.setRole(rest.role);
  user.setTags(rest.tags);
  if (status !== undefined) user.setStatus(status);
  user.setLastActiveAt(lastActiveAt);
  return user;
}

/** A data set of these users, seen by another one, "me"; in memory. */
export async function peopled(people: Record<string, Person>): Promise<LocalKit> {
  const data = createLocalData();
  const kit = createLocalKit({ data });
  await kit.createUser(new kit.User('me', 'Me'));
  for (const [uid, each] of Object.entries(people)) await kit.createUser(person(uid, each));
  for (const [uid, { status }] of Object.entries(people)) if (status) controlOf(kit).setPresence(uid, status);
  await kit.login('me');
  controlOf(kit).resetCalls();
  return kit;
}

/** Opens another session on the data set of a kit. */
export async function session(data: LocalData, uid: string): Promise<LocalKit> {
  const kit = createLocalKit({ data });
  await kit.login(uid);
  return kit;
}

/** `count` users named A000, A001 …, or by `name`. */
export function crowd(count: number, name = (index: number) => `A${String(index).padStart(3, '0')}`) {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `u${String(index).padStart(4, '0')}`,
      { name: name(index) },
    ]),
  );
}

/** Renders the list with props that can change later. */
export function renderUsers(sdk: KitSDK | undefined, initial: KitUsersProps = {}, locale = 'en') {
  const [props, setProps] = createStore<KitUsersProps>({ ...initial });
  const events = createKitEvents();
  const view = render(() => (
    <KitProvider sdk={sdk} events={events} locale={locale} timeZone="UTC">
      <KitUsers {...props} />
    </KitProvider>
  ));
  const { container } = view;
  const one = <E extends HTMLElement = HTMLElement>(selector: string): E => {
    const element = container.querySelector<E>(selector);
    if (!element) throw new Error(`There is no ${selector}.`);
    return element;
  };
  const all = <E extends HTMLElement = HTMLElement>(selector: string) => [
    ...container.querySelectorAll<E>(selector),
  ];
  const row = (name: string): HTMLElement => {
    const found = all('.kit-users__list-item').find((each) => nameOf(each) === name);
    if (!found) throw new Error(`There is no row ${name}, only ${all('.kit-users__list-item').map(nameOf)}.`);
    return found;
  };
  return {
    ...view,
    events,
    set: setProps,
    one,
    all,
    has: (selector: string) => container.querySelector(selector) !== null,
    row,
    action: (name: string) => inside(row(name), '.kit-list-item__action'),
    checkbox: (name: string) => inside<HTMLInputElement>(row(name), '.kit-list-item__checkbox'),
    /** The names of the mounted rows, in order. */
    names: () => all('.kit-users__list-item').map(nameOf),
    /** Rows and section headers in order, a header as [A]. */
    outline: () =>
      all('.kit-list__items > :is(.kit-users__list-item, .kit-list__section-header)').map((each) =>
        each.matches('.kit-list__section-header') ? `[${each.textContent}]` : nameOf(each),
      ),
    phase: () => one('.kit-list').dataset.phase,
    /** Waits until the first page is loaded, empty or failed. */
    ready: () => vi.waitFor(() => inPhase(container)),
    type: (text: string) => {
      const input = one<HTMLInputElement>('.kit-search-bar__input');
      input.value = text;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    },
  };
}

/** The result of `renderUsers`. */
export type RenderedUsers = ReturnType<typeof renderUsers>;

export function nameOf(row: Element): string {
  return row.querySelector('.kit-list-item__action')?.textContent ?? '';
}

export function inside<E extends HTMLElement = HTMLElement>(parent: Element, selector: string): E {
  const element = parent.querySelector<E>(selector);
  if (!element) throw new Error(`There is no ${selector} inside.`);
  return element;
}

function inPhase(container: Element): void {
  const phase = container.querySelector<HTMLElement>('.kit-list')?.dataset.phase;
  if (phase === 'loading') throw new Error('The list is still loading.');
  flushNow();
}

/** Returns how often pages of users were fetched. */
export function fetchCount(kit: LocalKit): number {
  return controlOf(kit).calls['UsersRequest.fetchNext'] ?? 0;
}
