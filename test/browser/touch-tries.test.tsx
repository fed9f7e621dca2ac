import { flushNow } from 'solid-chat-kit/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Random } from '../support/seeded-random.ts';
import { emulateTouch, finger } from './emulate.ts';
import { NAMES, openChats, say } from './named-chats.tsx';
import { nameOf } from './stage.tsx';

/** Waits for a frame; timers are fake. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

it('[conv.holdOrder] at 100 events a second each tap opens the chat that was touched, in 50 tries', {
  timeout: 300_000,
}, async () => {
  await emulateTouch();
  const chosen: string[] = [];
  const { ann, view } = await openChats({
    onItemClick: (conversation) => chosen.push(conversation.getConversationWith().getName()),
  });
  const { press, lift } = finger();
  const random = new Random(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { left, top } = view.scroller.getBoundingClientRect();
  const rowAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('li');
  const missed: string[] = [];
  let moved = 0;
  for (let tries = 0; tries < 50; ) {
    vi.advanceTimersByTime(1000);
    for (let n = 0; n < 10; n++) say(ann, random.pick(NAMES));
    flushNow();
    for (const glide of document.getAnimations()) glide.finish();
    await nextFrame();
    const [x, y] = [left + 20 + random.below(200), top + 4 + random.below(560)];
    const row = rowAt(x, y);
    if (!row) continue;
    tries++;
    const before = view.rows().slice(0, 9).map(nameOf).join();
    const aimed = nameOf(row);
    // Not drawn yet when the finger touches.
    document.addEventListener('pointerdown', () => say(ann, random.pick(NAMES)), {
      capture: true,
      once: true,
    });
    await press(x, y);
    for (let n = random.below(20); n >= 0; n--) {
      say(ann, random.pick(NAMES));
      vi.advanceTimersByTime(10);
    }
    await nextFrame();
    await lift();
    await nextFrame();
    await nextFrame();
    const got = chosen.splice(0).join();
    if (got !== aimed) missed.push(`${aimed}: ${got}`);
    vi.advanceTimersByTime(600);
    if (view.rows().slice(0, 9).map(nameOf).join() !== before) moved++;
  }
  expect(moved).toBeGreaterThan(25);
  expect(missed).toEqual([]);
});
