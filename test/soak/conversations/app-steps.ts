import { SelectionMode } from 'solid-chat-kit';
import { flushNow } from 'solid-chat-kit/testing';
import { vi } from 'vitest';
import { nameOfRow, rowsOf } from '../frame.ts';
import { SoakUser } from '../objects.ts';
import type { App, Settings } from './app.tsx';
import { checkboxOf } from './compare.ts';
import type { Said } from './steps.ts';
import type { World } from './world.ts';

/** The actions of an app on its lists and of time, with their weights. */
export const APP_STEPS: Readonly<Record<string, readonly [number, (world: World, app: App) => Said]>> = {
  clock: [15, clock],
  frame: [10, frame],
  builder: [2, swapBuilder],
  select: [4, select],
  slots: [3, breakSlots],
  signIn: [1, signIn],
  mount: [2, mount],
  setting: [4, changeSetting],
  search: [3, ({ random }, app) => search(app, random.pick(['a', 'e', 'team', 'zz']))],
  searchOff: [3, (_, app) => search(app, '')],
  focus: [3, focusRow],
  key: [3, pressKey],
  pointer: [4, movePointer],
};

function clock({ server, random }: World): Said {
  server.now += random.below(3);
  vi.advanceTimersByTime(random.pick([16, 100, 1100]));
  return undefined;
}

function frame(): Said {
  flushNow();
  return undefined;
}

function swapBuilder({ random }: World, app: App): Said {
  app.setType(random.pick([undefined, 'user', 'group']));
  return `builder of type ${app.type}`;
}

function select({ random }: World, app: App): Said {
  const rows = rowsOf(app.container);
  if (rows.length === 0) return undefined;
  const row = random.pick(rows);
  checkboxOf(row)?.click();
  return `${nameOfRow(row)} clicked`;
}

function breakSlots({ random }: World, app: App): Said {
  app.setThrowing(random.pick(['', '', 'a', 'e', '*']));
  return `slots of '${app.throwing}' throw`;
}

/** Another user signs in, and this one again. */
function signIn({ client }: World, app: App): Said {
  client.emit('Login', 'logoutSuccess');
  client.emit('Login', 'loginSuccess', new SoakUser('you', 'online'));
  client.emit('Login', 'logoutSuccess');
  client.emit('Login', 'loginSuccess', new SoakUser('me', 'online'));
  client.typing.clear();
  client.heardIds.clear();
  for (const list of app.lists.values()) list.forget();
  return 'another user signs in for a moment';
}

function mount({ random }: World, app: App): Said {
  const name = random.chance(0.3) ? 'first' : 'second';
  return `${name} list ${app.toggle(name) ? 'mounted' : 'unmounted'}`;
}

function changeSetting({ random }: World, app: App): Said {
  const name = random.pick(Object.keys(app.settings) as (keyof Settings)[]);
  if (name === 'selectionMode') app.set({ selectionMode: random.pick(Object.values(SelectionMode)) });
  else if (name === 'holdOrder') app.set({ holdOrder: random.pick(['hover', 'press', 'none']) });
  else app.set({ [name]: !app.settings[name] });
  return `${name} is ${app.settings[name]}`;
}

/** Types into the search fields of all lists. */
export function search(app: App, word: string): Said {
  const fields = app.container.getElementsByClassName('kit-search-bar__input');
  for (const field of fields as HTMLCollectionOf<HTMLInputElement>) {
    field.value = word;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  return fields.length > 0 ? `search for '${word}'` : undefined;
}

function someAction({ random }: World, app: App): HTMLElement | undefined {
  const actions = [...app.container.getElementsByClassName('kit-list-item__action')];
  return actions.length > 0 ? (random.pick(actions) as HTMLElement) : undefined;
}

function focusRow(world: World, app: App): Said {
  const action = someAction(world, app);
  action?.focus();
  return action && `${action.textContent} has the focus`;
}

function pressKey({ random }: World): Said {
  const { activeElement } = document;
  if (!activeElement?.matches('.kit-list__row *')) return undefined;
  const key = random.pick(['ArrowDown', 'ArrowUp', 'Home', 'End']);
  activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  return `${key} pressed`;
}

/** A mouse moves over a row, is pressed there, or is let go. */
function movePointer(world: World, app: App): Said {
  const action = someAction(world, app);
  const type = world.random.pick(['pointermove', 'pointermove', 'pointerdown', 'pointerup']);
  action?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
  return action && `${type} at ${action.textContent}`;
}
