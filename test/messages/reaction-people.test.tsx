import type { Kit } from 'solid-chat-kit';
import type { LocalKit } from 'solid-chat-kit/local';
import { expect, it, vi } from 'vitest';
import { openChat, say } from './harness.tsx';

/** Opens a chat in which Bob and the user reacted with 👍, and Bob with 🎉 too. */
async function openReacted(change: (ann: LocalKit) => void = () => {}) {
  const chat = await openChat(async ({ ann, bob }) => {
    const sent = await say(bob, 'ann', 'Hello');
    await bob.addReaction(sent.getId(), '👍');
    await ann.addReaction(sent.getId(), '👍');
    await bob.addReaction(sent.getId(), '🎉');
    change(ann);
  });
  const chip = (at: number) =>
    chat.rows()[0]?.querySelectorAll<HTMLElement>('.kit-message-bubble__reaction')[at] as HTMLElement;
  const tip = () => chat.find('.kit-reaction-tip')?.textContent ?? '';
  const openList = () => {
    chip(0).focus();
    chip(0).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ContextMenu', bubbles: true, cancelable: true }),
    );
  };
  const people = () =>
    [...chat.container.querySelectorAll('.kit-reactions__person')].map((each) =>
      [
        each.querySelector('.kit-reactions__name')?.textContent,
        each.querySelector('.kit-reactions__emoji')?.textContent,
      ].join(' '),
    );
  const status = () => chat.find('.kit-reactions [role="status"]')?.textContent;
  return { ...chat, chip, tip, openList, people, status };
}

const point = (element: Element, type: string) =>
  element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));

/** A builder of reactions, whose pages a test makes. */
const pagesOf = (fetchNext: () => Promise<readonly Partial<Kit.Reaction>[]>) =>
  class {
    setMessageId() {
      return this;
    }
    setReaction() {
      return this;
    }
    setLimit() {
      return this;
    }
    build() {
      return { fetchNext };
    }
  };
const reaction = (uid: string, emoji = '👍') => ({
  getReaction: () => emoji,
  getUid: () => uid,
  getReactedBy: () => ({ getUid: () => uid, getName: () => `Name of ${uid}` }) as Kit.User,
});

it('[messages.reactors] a reaction under the pointer names who reacted, and no longer once the pointer leaves', async () => {
  const chat = await openReacted();
  point(chat.chip(0), 'pointerover');
  await vi.waitFor(() => expect(chat.tip()).toBe('You and Bob Okafor'));
  expect(chat.chip(0).getAttribute('aria-describedby')).toBe(chat.find('.kit-reaction-tip')?.id);
  point(chat.chip(1), 'pointerover');
  await vi.waitFor(() => expect(chat.tip()).toBe('Bob Okafor'));
  point(chat.rows()[0] as Element, 'pointerover');
  await vi.waitFor(() => expect(chat.tip()).toBe(''));
  expect(chat.chip(1).hasAttribute('aria-describedby')).toBe(false);
});

it('[messages.reactors] Escape closes the names, and the focus stays on the reaction', async () => {
  const chat = await openReacted();
  chat.chip(0).focus();
  chat.chip(0).dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
  await vi.waitFor(() => expect(chat.tip()).not.toBe(''));
  chat
    .chip(0)
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(chat.tip()).toBe(''));
  expect(document.activeElement).toBe(chat.chip(0));
});

it('[messages.reactors] nothing loads before it is asked for', async () => {
  const chat = await openReacted();
  expect(chat.control.calls['ReactionsRequest.fetchNext'] ?? 0).toBe(0);
  chat.openList();
  await vi.waitFor(() => expect(chat.people().length).toBe(2));
  expect(chat.control.calls['ReactionsRequest.fetchNext']).toBe(1);
});

it('[messages.reactors] the list has a tab for each emoji, and removes the user’s own reaction', async () => {
  const chat = await openReacted();
  chat.openList();
  await vi.waitFor(() => expect(chat.people()).toEqual(['You 👍', 'Bob Okafor 👍']));
  const tabs = () => [...chat.container.querySelectorAll<HTMLElement>('[role="tab"]')];
  expect(tabs().map((tab) => tab.textContent)).toEqual(['All 3', '👍 2', '🎉 1']);
  expect(tabs().map((tab) => tab.getAttribute('aria-selected'))).toEqual(['false', 'true', 'false']);
  tabs()[1]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  await vi.waitFor(() => expect(chat.people()).toEqual(['Bob Okafor 🎉']));
  tabs()[0]?.click();
  await vi.waitFor(() => expect(chat.people()).toEqual(['You 👍', 'Bob Okafor 👍', 'Bob Okafor 🎉']));
  const own = chat.find('button.kit-reactions__person');
  expect(own?.textContent).toContain('Tap to remove');
  own?.click();
  await vi.waitFor(() => expect(chat.people()).toEqual(['Bob Okafor 👍', 'Bob Okafor 🎉']));
  await vi.waitFor(() => expect(chat.chip(0).getAttribute('aria-pressed')).toBe('false'));
});

it('[messages.reactors] pages follow each other, each person once', async () => {
  const pages = [[reaction('a')], [reaction('a'), reaction('b')], [reaction('c')], []];
  const fetchNext = vi.fn(async () => pages.shift() ?? []);
  const chat = await openReacted((ann) => {
    Object.assign(ann, { ReactionsRequestBuilder: pagesOf(fetchNext) });
    const { MessagesRequestBuilder: Messages } = ann;
    class Many extends Messages {
      override build() {
        const request = super.build();
        return {
          ...request,
          fetchNext: () => request.fetchNext(),
          async fetchPrevious() {
            const page = await request.fetchPrevious();
            for (const each of page)
              Object.assign(each, {
                getReactions: () => [
                  { getReaction: () => '👍', getCount: () => 9, getReactedByMe: () => false },
                ],
              });
            return page;
          },
        };
      }
    }
    Object.assign(ann, { MessagesRequestBuilder: Many });
  });
  chat.openList();
  await vi.waitFor(() => expect(chat.people()).toEqual(['Name of a 👍', 'Name of b 👍', 'Name of c 👍']));
  await vi.waitFor(() => expect(chat.status()).toBe('6 others'));
  expect(fetchNext).toHaveBeenCalledTimes(4);
});

it('[messages.reactors] an SDK that cannot tell who reacted: the user, and how many others', async () => {
  const chat = await openReacted((ann) => Object.assign(ann, { ReactionsRequestBuilder: undefined }));
  point(chat.chip(0), 'pointerover');
  await vi.waitFor(() => expect(chat.tip()).toBe('You and 1 other'));
  point(chat.chip(1), 'pointerover');
  await vi.waitFor(() => expect(chat.tip()).toBe('🎉, 1 person'));
  chat.openList();
  await vi.waitFor(() => expect([chat.people(), chat.status()]).toEqual([['You 👍'], '1 other']));
});

it('[messages.reactors] a failed page says so, and loads on demand', async () => {
  let isDown = true;
  const chat = await openReacted((ann) =>
    Object.assign(ann, {
      ReactionsRequestBuilder: pagesOf(async () => {
        if (isDown) throw { code: 'ERR_DOWN', message: 'down' };
        return [reaction('bob')];
      }),
    }),
  );
  chat.openList();
  await vi.waitFor(() =>
    expect(chat.find('.kit-reactions [role="alert"]')?.textContent).toBe(
      'The reactions could not be loaded.',
    ),
  );
  expect(chat.errors.map(({ code }) => code)).toEqual(['ERR_DOWN']);
  isDown = false;
  chat.find('.kit-reactions .kit-button')?.click();
  await vi.waitFor(() => expect(chat.people()).toEqual(['You 👍', 'Name of bob 👍']));
});

it('[messages.reactors] the list closes with the last reaction', async () => {
  const chat = await openChat(async ({ ann, bob }) => {
    await ann.addReaction((await say(bob, 'ann', 'Hello')).getId(), '👍');
  });
  const chip = () => chat.find('.kit-message-bubble__reaction') as HTMLElement;
  chip().focus();
  chip().dispatchEvent(
    new KeyboardEvent('keydown', { key: 'F10', shiftKey: true, bubbles: true, cancelable: true }),
  );
  await vi.waitFor(() => expect(chat.find('.kit-reactions__tabs')).toBeNull());
  await vi.waitFor(() => expect(chat.find('button.kit-reactions__person')).not.toBeNull());
  chat.find('button.kit-reactions__person')?.click();
  await vi.waitFor(() => expect(chat.find<HTMLDialogElement>('.kit-reactions')?.open).toBe(false));
});
