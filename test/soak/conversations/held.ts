import { flushNow } from 'solid-chat-kit/testing';
import { vi } from 'vitest';
import { Differences, nameOfRow, rowsOf } from '../frame.ts';
import { microtasks } from '../quiet.ts';
import type { App } from './app.tsx';
import { compareRow } from './compare.ts';
import { edit, post, presence } from './steps.ts';
import type { World } from './world.ts';

/** How long the rows are held, in rounds of milliseconds: long enough for what is fetched, and no 5 s of rest. */
const ROUNDS = 8;
const ROUND_MS = 400;

const named = (id: string) => id[0]?.toUpperCase() + id.slice(1);

/** Lets a pointer do something in a row. */
const point = (row: Element, type: string) =>
  row
    .getElementsByClassName('kit-list-item__action')[0]
    ?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));

/** What the upper pill of a list says; '' if it is hidden. */
function pillOf(container: Element): string {
  const pill = container.querySelector<HTMLElement>('.kit-list__pill[data-edge="start"]');
  return pill && !pill.hidden ? (pill.textContent ?? '') : '';
}

/**
 * Holds the rows of a list after all is quiet, while messages, edits and presence come: rows must stay and show what
 * comes, the pill must count those that will move, and they must be where they belong once the hold has ended.
 * @param look - compares what must hold at any moment
 * @returns what is different.
 */
export async function holdRows(
  { world, app }: { world: World; app: App },
  worlds: readonly World[],
  look: () => void,
): Promise<readonly string[]> {
  const { server, random } = world;
  const { shuffles, redelivers } = server.temperament;
  const list = app.lists.get('first') ?? app.lists.get('second');
  // A late message still moves its row to the top.
  if (!list || shuffles || redelivers) return [];
  const names = () => rowsOf(list.container).map(nameOfRow);
  const before = names();
  if (before.length < 2) return [];
  const { holdOrder } = app.settings;
  const isHeld = holdOrder !== 'none';
  const isPress = holdOrder !== 'hover' || random.chance(0.5);
  const differences = new Differences();
  const { check } = differences;
  const hold = (type: string) => point(random.pick(rowsOf(list.container)), type);
  const wait = async (ms: number) => {
    await microtasks();
    for (const each of worlds) each.letThrough();
    await microtasks();
    vi.advanceTimersByTime(ms);
    flushNow();
    await microtasks();
    look();
  };

  if (isPress) hold('pointerdown');
  const chats = server.listed(app.type).filter(({ isMember }) => isMember);
  /** The rows that got messages, the latest one first. */
  let moved: string[] = [];
  const after = () => [...moved, ...before.filter((name) => !moved.includes(name))];
  for (let round = 0; round < ROUNDS; round++) {
    if (!isPress) hold('pointermove');
    const kind = round < ROUNDS - 3 ? random.pick(['post', 'post', 'edit', 'presence', '']) : '';
    if (kind === 'post') {
      const chat = random.pick(chats);
      post(world, chat, random.chance(0.2));
      moved = [named(chat.id), ...moved.filter((name) => name !== named(chat.id))];
    } else if (kind === 'edit') edit(world);
    else if (kind === 'presence') presence(world);
    await wait(ROUND_MS);
    check('held rows', names(), isHeld ? before : after());
  }
  for (const row of rowsOf(list.container)) {
    const chat = chats.find(({ id }) => named(id) === nameOfRow(row));
    if (chat) compareRow(row, chat, server, app.settings, differences);
  }
  const waiting = isHeld ? moved.filter((name, at) => before[at] !== name).length : 0;
  check('pill', pillOf(list.container), waiting === 0 ? '' : `${waiting} moved`);
  const end = random.pick(['up', 'rest', 'pill']);
  if (end === 'pill' && waiting > 0)
    list.container.querySelector<HTMLElement>('.kit-list__pill[data-edge="start"]')?.click();
  else if (end !== 'rest') window.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'mouse' }));
  await wait(end === 'rest' ? 5100 : 600);
  window.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'mouse' }));
  await wait(600);
  check('rows after the hold', names(), after());
  check('pill after the hold', pillOf(list.container), '');
  return differences.found.map((line) => `held, ${line}`);
}
