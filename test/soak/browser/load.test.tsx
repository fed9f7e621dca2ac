import 'solid-chat-kit/css-variables.css';
import { createKitEvents, KitConversations, KitProvider, KitUsers } from 'solid-chat-kit';
import { User } from 'solid-chat-kit/local';
import type { JSX } from 'solid-js';
import { render } from 'solid-js/web';
import { expect, it, onTestFinished, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { nextFrame } from '../../browser/stage.tsx';
import { heard, withUser } from '../../conversations/harness.tsx';
import { FakeSdk } from '../../support/fake-sdk.ts';
import { Random } from '../../support/random.ts';

const ROWS = 100_000;
/** 20,000 a second. */
const PER_FRAME = Math.ceil(20_000 / 60);
/** A frame that a person notices, in milliseconds. */
const SLOW_MS = 50;

const uid = (at: number) => `u${String(at).padStart(6, '0')}`;
const badge = (count: number) => (count > 999 ? '999+' : `${count}`);
const figure = (name: string, value: string) => console.log(`FIGURE ${name} | ${value}`);

function mount(sdk: FakeSdk, list: () => JSX.Element): HTMLElement {
  const host = document.createElement('div');
  host.style.height = '700px';
  document.body.append(host);
  const dispose = render(
    () => (
      <KitProvider sdk={sdk} events={createKitEvents()} locale="en">
        {list()}
      </KitProvider>
    ),
    host,
  );
  onTestFinished(() => {
    dispose();
    host.remove();
  });
  return host;
}

const browser = () =>
  cdp() as { send(method: string): Promise<{ metrics: { name: string; value: number }[] }> };

/** How long the page's thread has worked, in milliseconds: on a busy machine, time that passes says little. */
async function worked(): Promise<number> {
  const { metrics } = await browser().send('Performance.getMetrics');
  const time = metrics.find(({ name }) => name === 'ThreadTime');
  if (!time) throw new Error('The browser has no ThreadTime.');
  return time.value * 1000;
}

/**
 * Emits events, 20,000 a second in frames of 60 a second; returns how long each frame worked, in milliseconds. The
 * garbage of the set-up is collected before.
 */
async function pour(total: number, emit: (nth: number) => void): Promise<number[]> {
  await browser().send('Performance.enable');
  await browser().send('HeapProfiler.collectGarbage');
  const frames: number[] = [];
  let last = await worked();
  for (let done = 0; done < total; ) {
    for (let left = PER_FRAME; left > 0 && done < total; left--) emit(done++);
    // Changes are published in a frame, and painted after it.
    await nextFrame();
    await new Promise((resolve) => setTimeout(resolve));
    const now = await worked();
    frames.push(now - last);
    last = now;
  }
  return frames;
}

/** Prints how many frames were slow, and expects at most 1%. */
function expectSmooth(what: string, frames: readonly number[]): void {
  const share = (100 * frames.filter((ms) => ms > SLOW_MS).length) / frames.length;
  const longest = Math.max(...frames);
  figure(
    what,
    `${share.toFixed(1)}% of ${frames.length} frames, the longest ${Math.round(longest)} ms of work`,
  );
  expect(share).toBeLessThanOrEqual(1);
}

it('20,000 messages a second for 10 s at 100,000 conversations keep frames short, and end as the model', async () => {
  const sdk = new FakeSdk();
  const host = mount(sdk, () => <KitConversations disableSoundForMessages />);
  await vi.waitFor(() => expect(sdk.fetches.length).toBe(1));
  const chats = Array.from({ length: ROWS }, (_, at) =>
    withUser(uid(at), heard({ id: ROWS - at, from: uid(at), sentAt: 1_700_000_000 - at })),
  );
  await sdk.latest.answer(chats);
  await vi.waitFor(() => expect(host.querySelector('.kit-list__row')).not.toBeNull());
  await nextFrame();
  const random = new Random(7);
  const unread = new Map<number, number>();
  const newest = new Map<number, number>();
  const frames = await pour(200_000, (nth) => {
    // Mostly a few busy chats, as in life.
    const at = random.chance(0.5) ? random.below(50) : random.below(ROWS);
    unread.set(at, (unread.get(at) ?? 0) + 1);
    newest.set(at, nth);
    const words = `w${nth}`;
    const message = heard({ id: ROWS + 1 + nth, from: uid(at), sentAt: 1_700_000_001 + nth, words });
    sdk.emit('message', 'onTextMessageReceived', message);
  });
  const order = [...newest]
    .sort(([, a], [, b]) => b - a)
    .map(([at, nth]) => `${uid(at)} w${nth} ${badge(unread.get(at) ?? 0)}`);
  const lines = () =>
    [...host.querySelectorAll('.kit-conversations__list-item')].map((row) => {
      const part = (selector: string) => row.querySelector(selector)?.textContent;
      const name = part('.kit-list-item__action')?.toLowerCase();
      return `${name} ${part('.kit-conversations__subtitle-text-body')} ${part('.kit-badge__count')}`;
    });
  await vi.waitFor(() => expect(lines()).toEqual(order.slice(0, lines().length)));
  expect(lines().length).toBeGreaterThan(5);
  const wrong = chats.filter((chat, at) => chat.getUnreadMessageCount() !== (unread.get(at) ?? 0));
  expect(wrong.length).toBe(0);
  expectSmooth('20,000 messages a second for 10 s at 100,000 conversations: frames over 50 ms', frames);
}, 180_000);

it('1,000,000 presence events, 20,000 a second, at 100,000 users keep frames short, and end as the model', async () => {
  const sdk = new FakeSdk();
  const host = mount(sdk, () => <KitUsers />);
  await vi.waitFor(() => expect(sdk.fetches.length).toBe(1));
  const users = Array.from({ length: ROWS }, (_, at) => new User(uid(at), uid(at)));
  await sdk.latest.answer(users);
  await vi.waitFor(() => expect(host.querySelector('.kit-list__row')).not.toBeNull());
  await nextFrame();
  const random = new Random(8);
  const online = new Set<number>();
  const copies = users.map((_, at) => new User(uid(at), uid(at)));
  const frames = await pour(1_000_000, () => {
    const at = random.chance(0.1) ? random.below(30) : random.below(ROWS);
    const isOnline = !online.delete(at);
    if (isOnline) online.add(at);
    const user = copies[at] as User;
    user.setStatus(isOnline ? 'online' : 'offline');
    sdk.emit('user', isOnline ? 'onUserOnline' : 'onUserOffline', user);
  });
  const rows = () => [...host.querySelectorAll('.kit-users__list-item')];
  const shown = () => rows().map((row) => row.classList.contains('kit-users__list-item-online'));
  await vi.waitFor(() => expect(shown()).toEqual(rows().map((_, at) => online.has(at))));
  expect(rows().length).toBeGreaterThan(5);
  const wrong = users.filter((user, at) => (user.getStatus() === 'online') !== online.has(at));
  expect(wrong.length).toBe(0);
  expectSmooth('1,000,000 presence events, 20,000 a second, at 100,000 users: frames over 50 ms', frames);
}, 180_000);
