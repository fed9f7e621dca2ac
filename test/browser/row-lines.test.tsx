import { KitConversations, type KitConversationsProps } from 'solid-chat-kit';
import { createLocalData, createLocalKit, type LocalKit } from 'solid-chat-kit/local';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Stage, settled, signIn, stage } from './stage.tsx';

// The positions of a row's parts: each line has two, which share its width.

const LONG =
  'Words enough to reach the end of any line, however wide it is, and to be cut there by an ellipsis';

/** Ann, who read a long message of Bob and has `unread` messages of Cleo; with long names. */
async function people(unread: number): Promise<LocalKit> {
  const data = createLocalData();
  const guest = createLocalKit({ data });
  for (const uid of ['ann', 'bob', 'cleo'])
    await guest.createUser(
      new guest.User(uid, `${uid} with a name that is as long as the whole line is wide`),
    );
  const ann = await signIn(data, 'ann');
  for (const [uid, count] of [
    ['bob', 1],
    ['cleo', unread],
  ] as const) {
    const other = await signIn(data, uid);
    for (let i = 0; i < count; i++) await other.sendMessage(new other.TextMessage('ann', LONG, 'user'));
  }
  const chats = await new ann.ConversationsRequestBuilder().setLimit(9).build().fetchNext();
  const read = chats.find((chat) => chat.getConversationId().includes('bob'))?.getLastMessage();
  if (read) await ann.markAsRead(read);
  return ann;
}

const UNREAD = 0;
const READ = 1;

/** The edges of a part of a row, in px from the row's own; for text, the edges of its line. */
function edges(view: Stage, row: number, selector: string): { start: number; end: number; width: number } {
  const box = view.rows()[row]?.querySelector('.kit-list-item')?.getBoundingClientRect();
  const part = view.rows()[row]?.querySelector(selector)?.getBoundingClientRect();
  if (!box || !part) expect.fail(`There is no ${selector}`);
  const isRtl = getComputedStyle(view.root).direction === 'rtl';
  const [left, right] = [part.left - box.left, box.right - part.right];
  return { start: isRtl ? right : left, end: isRtl ? left : right, width: part.width };
}

async function open(props: KitConversationsProps = {}, { unread = 3, width = 360, locale = 'en' } = {}) {
  const kit = await people(unread);
  const view = stage(() => <KitConversations disableSoundForMessages {...props} />, { kit, width, locale });
  await settled(view);
  // Without hover and focus.
  await userEvent.unhover(view.root);
  return view;
}

const NAME = '.kit-list-item__action';
const TEXT = '.kit-conversations__subtitle-text-body';
const DATE = '.kit-conversations__trailing-view-date';
const BADGE = '.kit-badge';
const MENU = '.kit-list-item__menu-button';
/** The padding at the end of a row. */
const PADDING = 12;

describe.each([
  ['en', 360],
  ['en', 280],
  ['ar', 360],
])('a row in %s, %i px wide', (locale, width) => {
  it('runs the message to the edge below the date, and the name up to it', async () => {
    const view = await open({}, { locale, width });
    const date = edges(view, READ, DATE);
    expect(date.end).toBeCloseTo(PADDING, 0);
    expect(edges(view, READ, TEXT).end).toBeCloseTo(PADDING, 0);
    const gap = edges(view, READ, NAME).end - (date.end + date.width);
    expect(gap).toBeGreaterThan(8);
    expect(gap).toBeLessThan(16);
  });

  it.each([1, 12, 120])('runs the message up to the count of %i', async (unread) => {
    const view = await open({}, { locale, width, unread });
    const badge = edges(view, UNREAD, BADGE);
    expect(badge.end).toBeCloseTo(PADDING, 0);
    const gap = edges(view, UNREAD, TEXT).end - (badge.end + badge.width);
    expect(gap).toBeGreaterThan(8);
    expect(gap).toBeLessThan(16);
    // The count does not narrow the name, unless it is wider than the date.
    const date = edges(view, UNREAD, DATE);
    const beside = Math.max(date.end + date.width, badge.end + badge.width) + 24;
    expect(edges(view, UNREAD, NAME).end).toBeLessThan(beside);
  });

  it('makes room for the menu where it shows', async () => {
    const view = await open({}, { locale, width });
    for (const row of [UNREAD, READ]) {
      await userEvent.hover(view.rows()[row] as HTMLElement);
      const menu = edges(view, row, MENU);
      expect(edges(view, row, TEXT).end).toBeGreaterThanOrEqual(menu.end + menu.width - 1);
    }
    const menu = edges(view, UNREAD, MENU);
    await userEvent.hover(view.rows()[UNREAD] as HTMLElement);
    expect(edges(view, UNREAD, BADGE).end).toBeGreaterThanOrEqual(menu.end + menu.width - 1);
  });
});

it('a row keeps the room, and is marked, while its menu is open', async () => {
  const view = await open();
  const row = view.rows()[UNREAD] as HTMLElement;
  row.querySelector<HTMLElement>(MENU)?.click();
  await vi.waitFor(() => expect(row.contains(document.activeElement)).toBe(false));
  const menu = edges(view, UNREAD, MENU);
  expect(edges(view, UNREAD, BADGE).end).toBeGreaterThanOrEqual(menu.end + menu.width - 1);
  const background = (index: number) =>
    getComputedStyle(view.rows()[index]?.querySelector('.kit-list-item') as Element).backgroundColor;
  expect(background(READ)).toBe('rgba(0, 0, 0, 0)');
  expect(background(UNREAD)).not.toBe('rgba(0, 0, 0, 0)');
});

it('a row without a menu reserves no space for one', async () => {
  const view = await open({ options: () => [] });
  await userEvent.hover(view.rows()[READ] as HTMLElement);
  expect(edges(view, READ, TEXT).end).toBeCloseTo(PADDING, 0);
});

it('a trailing part of the app has its own column, beside both lines', async () => {
  const view = await open({ trailingView: () => <div class="own">Own words</div> });
  const own = edges(view, READ, '.own');
  for (const part of [NAME, TEXT]) {
    expect(edges(view, READ, part).end).toBeGreaterThan(own.end + own.width);
  }
  const menu = edges(view, READ, MENU);
  expect(own.end).toBeGreaterThanOrEqual(menu.end + menu.width);
});

it('a date in many words is cut before the name is lost', async () => {
  const lastMessageDateTimeFormat = { today: '[A date in so many words that no line has room for it]' };
  const view = await open({ lastMessageDateTimeFormat });
  const box = view.rows()[READ]?.querySelector('.kit-list-item') as HTMLElement;
  expect(edges(view, READ, NAME).width).toBeGreaterThan(box.clientWidth * 0.3);
  expect(edges(view, READ, DATE).end).toBeCloseTo(PADDING, 0);
});

describe('the sender in a group', () => {
  async function group(name: string, locale = 'en', from: 'ann' | 'bob' = 'bob') {
    const data = createLocalData();
    const guest = createLocalKit({ data });
    await guest.createUser(new guest.User('ann', 'Ann'));
    await guest.createUser(new guest.User('bob', name));
    const ann = await signIn(data, 'ann');
    await ann.createGroup(new ann.Group('crew', 'Crew', 'public'));
    await ann.addMembersToGroup('crew', ['bob']);
    const sender = from === 'ann' ? ann : await signIn(data, 'bob');
    await sender.sendMessage(new sender.TextMessage('crew', LONG, 'group'));
    const view = stage(() => <KitConversations disableSoundForMessages />, { kit: ann, locale });
    await settled(view);
    const part = (which: string) =>
      view.host.querySelector<HTMLElement>(`.kit-conversations__subtitle-text-${which}`) as HTMLElement;
    return { prefix: part('prefix'), sender: part('sender'), colon: part('colon'), body: part('body') };
  }

  it.each([
    ['en', ': '],
    ['fr', '\u00a0: '],
    ['zh', '：'],
  ])('is cut together with its colon, right before the message, in %s', async (locale, expected) => {
    const { prefix, sender, colon, body } = await group('Alexandra Konstantinopoulou', locale);
    // The words of a language are fetched once it is needed.
    await vi.waitFor(() => expect(colon.textContent?.replace('\u202f', '\u00a0')).toBe(expected));
    expect(sender.textContent).toBe('Alexandra Konstantinopoulou');
    expect(prefix.scrollWidth).toBeGreaterThan(prefix.clientWidth);
    expect(body.getBoundingClientRect().left).toBeCloseTo(prefix.getBoundingClientRect().right, 0);
  });

  it('runs in the direction of the language that its word comes in', async () => {
    const { prefix, sender, colon } = await group('Bo', 'ar', 'ann');
    await vi.waitFor(() => expect(sender.textContent).toBe('أنت'));
    expect(getComputedStyle(prefix).direction).toBe('rtl');
    expect(colon.getBoundingClientRect().right).toBeCloseTo(sender.getBoundingClientRect().left, 0);
  });

  it('is close to its colon when the name is short', async () => {
    const { sender, colon } = await group('Bo');
    expect(sender.scrollWidth).toBe(sender.clientWidth);
    expect(colon.getBoundingClientRect().left).toBeCloseTo(sender.getBoundingClientRect().right, 0);
  });
});
