import { type KitEvents, SelectionMode } from 'solid-chat-kit';
import { flushNow } from 'solid-chat-kit/testing';
import { vi } from 'vitest';
import { nameOfRow, rowsOf } from '../frame.ts';
import type { Random } from '../random.ts';
import type { UserApp, UserSettings } from './app.tsx';
import type { UserClient } from './client.ts';
import type { UserServer } from './server.ts';

/** What a step did, for the log; undefined if there was nothing to do. */
type Said = string | undefined;

/** A server, an app in one tab with lists of its users, and chance. */
export interface Scene {
  readonly server: UserServer;
  readonly client: UserClient;
  readonly app: UserApp;
  readonly events: KitEvents;
  readonly random: Random;
  /** The text in the search fields. */
  keyword: string;
}

/** Everything that can happen, with its weight. */
export const USER_STEPS: Readonly<Record<string, readonly [weight: number, step: (scene: Scene) => Said]>> = {
  look: [15, ({ client }) => client.calls.find((call) => !call.hasLooked)?.look() as undefined],
  answer: [20, answer],
  failCall: [2, failCall],
  presence: [10, ({ server, random }) => server.turn(random.pick(server.listed('')))],
  deliver: [15, ({ client }) => client.wire.shift()?.() as undefined],
  block: [6, block],
  member: [2, member],
  search: [4, (scene) => search(scene, scene.random.pick(['a', 'an', 'zz', 'E ', 'o']))],
  searchOff: [4, (scene) => search(scene, '')],
  select: [6, select],
  builder: [2, swapBuilder],
  slot: [2, breakSlots],
  setting: [4, changeSetting],
  focus: [3, focusRow],
  key: [3, pressKey],
  mount: [2, mount],
  user: [1, switchUser],
  disconnect: [2, ({ client }) => (client.disconnect() ? 'connection lost' : undefined)],
  connect: [6, ({ client }) => (client.connect() ? 'connected' : undefined)],
  clock: [
    12,
    ({ random }) => vi.advanceTimersByTime(random.pick([16, 100, 400, 1100])) as unknown as undefined,
  ],
  frame: [8, () => flushNow() as undefined],
};

function answer({ client: { calls }, random }: Scene): Said {
  if (calls.length === 0) return undefined;
  calls.splice(random.below(calls.length), 1)[0]?.answer();
  return 'a call is answered';
}

function failCall({ client }: Scene): Said {
  const call = client.calls.shift();
  call?.fail({ code: 'ERR_SERVER', name: 'Error', message: 'busy' });
  return call && 'a call fails';
}

function block({ server, client, events, random }: Scene): Said {
  const uid = random.pick(server.listed(''));
  const isBlocked = client.toggleBlock(uid);
  events.users[isBlocked ? 'ccUserBlocked' : 'ccUserUnblocked'].next(client.user(uid));
  return `${uid} is ${isBlocked ? 'blocked' : 'unblocked'}`;
}

function member({ server, random }: Scene): Said {
  const uid = random.pick(server.everyone);
  if (server.listed('').length === 1) return undefined;
  return `${uid} ${server.toggleMember(uid)}`;
}

function search(scene: Scene, word: string): Said {
  if (word === scene.keyword) return undefined;
  scene.keyword = word;
  for (const { container } of scene.app.lists.values()) typeInto(container, word);
  return `search for '${word}'`;
}

/** Types into the search field of a list. */
function typeInto(container: Element, word: string): void {
  const input = container.getElementsByClassName('kit-search-bar__input')[0] as HTMLInputElement;
  input.value = word;
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function rowOf({ app, random }: Scene): Element | undefined {
  const rows = rowsOf(app.container);
  return rows.length > 0 ? random.pick(rows) : undefined;
}

function select(scene: Scene): Said {
  const row = rowOf(scene);
  const box = row?.getElementsByClassName('kit-list-item__checkbox')[0] as HTMLElement | undefined;
  box?.click();
  return row && box && `${nameOfRow(row)} clicked`;
}

function swapBuilder({ app }: Scene): Said {
  app.swapBuilder();
  return 'another builder';
}

function breakSlots({ app, random }: Scene): Said {
  app.setThrowing(random.pick(['', 'a', 'e']));
  return `slots ${app.throwing ? `with '${app.throwing}' throw` : 'work'}`;
}

function changeSetting({ app, random }: Scene): Said {
  const { settings } = app;
  const name = random.pick(Object.keys(settings) as (keyof UserSettings)[]);
  if (name === 'selectionMode') app.set({ selectionMode: random.pick(Object.values(SelectionMode)) });
  else app.set({ [name]: !settings[name] });
  return `${name} is ${settings[name]}`;
}

function focusRow(scene: Scene): Said {
  const row = rowOf(scene);
  (row?.getElementsByClassName('kit-list-item__action')[0] as HTMLElement | undefined)?.focus();
  return row && `${nameOfRow(row)} has the focus`;
}

function pressKey({ random }: Scene): Said {
  const { activeElement } = document;
  if (!activeElement?.matches('.kit-list__row *')) return undefined;
  const key = random.pick(['ArrowDown', 'ArrowUp', 'Home', 'End']);
  activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  return `${key} pressed`;
}

function mount(scene: Scene): Said {
  const { app, random } = scene;
  const name = random.chance(0.3) ? 'first' : 'second';
  const isMounted = app.toggle(name);
  const list = app.lists.get(name);
  if (list && scene.keyword) typeInto(list.container, scene.keyword);
  return `${name} list ${isMounted ? 'mounted' : 'unmounted'}`;
}

function switchUser({ client, app }: Scene): Said {
  for (const list of app.lists.values()) list.objects.clear();
  client.switchUser();
  return `${client.me} signs in`;
}
