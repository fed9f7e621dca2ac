import { flushNow } from 'solid-chat-kit/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { device } from '../../browser/emulate.ts';
import { firstNames, NAMES, openChats, say } from '../../browser/named-chats.tsx';
import { nameOf } from '../../browser/stage.tsx';
import { Random } from '../../support/seeded-random.ts';

/** How many clicks and keys are tried; half of each. */
const TRIES = import.meta.env.SOAK ? 1000 : 60;

it(`[conv.holdOrder] at 100 events a second each click and each Enter acts on the row aimed at, in ${TRIES} tries`, async () => {
  const chosen: string[] = [];
  const { ann, view } = await openChats({
    onItemClick: (conversation) => chosen.push(conversation.getConversationWith().getName()),
  });
  const { move, click, key } = device();
  const random = new Random(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  let shifts = 0;
  /** Lets time pass, with a message every 10 ms, and then time without messages. */
  const pass = (ms: number, quietMs = 0) => {
    const before = firstNames(view).join();
    for (let at = 0; at < ms; at += 10) {
      const name = random.pick(NAMES);
      say(ann, name, `Message at ${at}`);
      if (at % 40 === 0) flushNow();
      vi.advanceTimersByTime(10);
    }
    vi.advanceTimersByTime(quietMs);
    if (firstNames(view).join() !== before) shifts++;
  };
  const { left, top } = view.scroller.getBoundingClientRect();
  const pills = () => [...view.host.querySelectorAll('.kit-list__pill:not([hidden])')];
  const isAt = (element: Element, x: number, y: number) => {
    const box = element.getBoundingClientRect();
    return x >= box.left && x < box.right && y >= box.top && y < box.bottom;
  };
  const missed: string[] = [];
  const tell = (aimed: string) => {
    const got = chosen.splice(0);
    if (got.join() !== aimed) missed.push(`${aimed}: ${got}`);
  };

  for (let tries = 0; tries < TRIES / 2; ) {
    const [x, y] = [left + 20 + random.below(200), top + 4 + random.below(560)];
    await move(x, y);
    const row = document.elementFromPoint(x, y)?.closest('li');
    // A pill rendered there was the target.
    if (!row || pills().some((pill) => isAt(pill, x, y))) continue;
    tries++;
    const aimed = nameOf(row);
    pass(random.below(49) * 10);
    await click(x, y);
    tell(aimed);
    // Long enough for the order to continue.
    pass(100, 420);
  }
  const clicks = shifts;
  expect(clicks).toBeGreaterThan(0.45 * TRIES);

  view.rows()[1]?.querySelector<HTMLElement>('.kit-list-item__action')?.focus();
  for (let i = 0; i < TRIES / 2; i++) {
    await key(random.chance(0.5) ? 'ArrowDown' : 'ArrowUp');
    const aimed = nameOf(document.activeElement?.closest('li') as Element);
    pass(random.below(100) * 10);
    await key('Enter', '\r');
    tell(aimed);
    if (i % 25 === 0) pass(500, 4500);
  }
  await move(800, 10);
  expect(shifts - clicks).toBeGreaterThanOrEqual(TRIES / 50);
  expect(missed).toEqual([]);
}, 300_000);
