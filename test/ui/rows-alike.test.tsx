import { render } from '@solidjs/testing-library';
import { KitConversations, KitProvider, KitUsers, SelectionMode } from 'solid-chat-kit';
import { type LocalKit, User } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import type { JSX } from 'solid-js';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { chats, text } from '../conversations/harness.tsx';

// A row without slots is one template, one with slots is built from parts. Everything not rendered by the app
// is the same in both.

/** The parts of a row that a slot may replace, with their surroundings. */
const PARTS = [
  'leading-view',
  'body',
  'body-title',
  'body-subtitle',
  'trailing-view',
  'menu-button:not([hidden])',
];
const DRAWN: Record<string, string[]> = {
  leadingView: ['leading-view'],
  titleView: ['body', 'body-title'],
  subtitleView: ['body', 'body-subtitle'],
  trailingView: ['trailing-view'],
  // One that throws falls back to the list's row.
  itemView: [],
};

let kit: LocalKit;

beforeAll(async () => {
  kit = await chats({ ann: 'Hi', bob: 'Hello', cid: 'Hey' });
  const dan = new User('dan', 'Dan');
  dan.setAvatar('/dan.png');
  await kit.createUser(dan);
  controlOf(kit).sendAs('dan', text('me', 'Good morning'));
  await kit.sendMessage(text('bob', 'An answer'));
  controlOf(kit).setPresence('ann', 'online');
  controlOf(kit).typeAs('cid', new kit.TypingIndicator('me', 'user'));
});

beforeEach(() => void vi.useFakeTimers());

/** Returns the markup of a list's rows, part by part. */
async function markup(list: () => JSX.Element): Promise<Record<string, string[]>> {
  const { container, unmount } = render(() => (
    <KitProvider sdk={kit} timeZone="UTC" locale="en">
      {list()}
    </KitProvider>
  ));
  // Until it is quiet: then machine-readable dates are written.
  await vi.advanceTimersByTimeAsync(2000);
  expect(container.querySelectorAll('.kit-list__row').length).toBeGreaterThan(2);
  expect(container.querySelectorAll('time:not([datetime])')).toHaveLength(0);
  const found = Object.fromEntries(
    PARTS.map((part) => [part, [...container.querySelectorAll(`.kit-list-item__${part}`)].map(htmlOf)]),
  );
  const shells = [...container.querySelectorAll('.kit-list__row, .kit-list-item')].map((each) =>
    htmlOf(each.cloneNode(false) as Element),
  );
  unmount();
  return { ...found, shells };
}

/** Written once things are quiet, and irrelevant for the row itself. */
const POSITIONS = new Set(['aria-posinset', 'aria-setsize']);

/** Returns an element's markup with sorted attributes, without what differs by list. */
function htmlOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const each of [copy, ...copy.querySelectorAll('*')]) {
    const attributes = [...each.attributes].sort((a, b) => a.name.localeCompare(b.name));
    for (const { name } of attributes) each.removeAttribute(name);
    for (const { name, value } of attributes) if (!POSITIONS.has(name)) each.setAttribute(name, value);
  }
  return copy.outerHTML.replaceAll(/kit-row-[\w-]+-/g, '');
}

const own = () => 'own';
const fail = () => {
  throw new Error('no');
};
const options = () => [{ id: 'a', title: 'A', onClick: () => {} }];

const LISTS: Record<string, (slots: object) => JSX.Element> = {
  KitConversations: (slots) => <KitConversations {...slots} />,
  'KitConversations with checkboxes and without menu': (slots) => (
    <KitConversations {...slots} selectionMode={SelectionMode.multiple} hideDeleteConversation />
  ),
  KitUsers: (slots) => <KitUsers {...slots} />,
  'KitUsers with checkboxes and menu': (slots) => (
    <KitUsers {...slots} selectionMode={SelectionMode.multiple} options={options} />
  ),
};

describe.each(Object.entries(LISTS))('a row of %s', (_, list) => {
  it.each(Object.entries(DRAWN))('is the same but for what %s draws', async (slot, drawn) => {
    const draw = slot === 'itemView' ? fail : own;
    const whole = await markup(() => list({}));
    const slotted = await markup(() => list({ [slot]: draw, onError: () => {} }));
    for (const part of [...PARTS, 'shells'].filter((each) => !drawn.includes(each)))
      expect(slotted[part], part).toEqual(whole[part]);
  });
});
