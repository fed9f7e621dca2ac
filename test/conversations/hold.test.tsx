import { fireEvent } from '@solidjs/testing-library';
import type { KitConversationsProps } from 'solid-chat-kit';
import { controlOf } from 'solid-chat-kit/local/control';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { chats, idle, renderConversations, text } from './harness.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

async function open(props: KitConversationsProps = {}) {
  const kit = await chats({ ann: 'Hi', bob: 'Yo', cid: 'Ciao' });
  const list = renderConversations(kit, props);
  await list.ready();
  return {
    list,
    say: async (uid: string) => {
      controlOf(kit).sendAs(uid, text('me', 'News'));
      await idle();
    },
    point: (type: string, target: EventTarget = list.row('Ann')) =>
      target.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', bubbles: true })),
    pill: () => list.one('.kit-list__pill[data-edge="start"]'),
  };
}

it('[conv.holdOrder] holds while a pointer moves over the rows, and 500 ms after; rows change in place', async () => {
  const { list, say, point } = await open();
  point('pointermove');
  await say('cid');
  expect(list.names()).toEqual(['Ann', 'Bob', 'Cid']);
  expect([list.preview('Cid'), list.badge('Cid')]).toEqual(['News', '2']);
  vi.advanceTimersByTime(400);
  point('pointermove');
  vi.advanceTimersByTime(499);
  expect(list.names()[0]).toBe('Ann');
  vi.advanceTimersByTime(1);
  expect(list.names()).toEqual(['Cid', 'Ann', 'Bob']);
});

it('[conv.holdOrder] holds while a pointer is down, and until the click that follows has come', async () => {
  const { list, say, point } = await open({ holdOrder: 'press' });
  point('pointermove');
  point('pointerdown');
  await say('cid');
  point('pointerup', window);
  expect(list.names()[0]).toBe('Ann');
  vi.advanceTimersByTime(500);
  expect(list.names()[0]).toBe('Cid');
});

it('[conv.holdOrder] moves no row under a press for what came just before it', async () => {
  const { list, say, point } = await open({ holdOrder: 'press' });
  const said = say('cid');
  point('pointerdown');
  await said;
  expect([list.names()[0], list.preview('Cid')]).toEqual(['Ann', 'News']);
  point('pointerup', window);
  vi.advanceTimersByTime(500);
  expect(list.names()).toEqual(['Cid', 'Ann', 'Bob']);
});

it('[conv.holdOrder] holds while the keyboard is in the list', async () => {
  const { list, say } = await open();
  list.action('Ann').focus();
  fireEvent.keyDown(list.action('Ann'), { key: 'ArrowDown' });
  await say('cid');
  vi.advanceTimersByTime(3000);
  fireEvent.keyDown(list.action('Bob'), { key: 'ArrowDown' });
  vi.advanceTimersByTime(4000);
  await idle();
  expect(list.names()[0]).toBe('Ann');
  (document.activeElement as HTMLElement).blur();
  await idle();
  expect(list.names()[0]).toBe('Cid');
});

it('[conv.holdOrder] continues after 5 s without a movement', async () => {
  const { list, say, point } = await open();
  point('pointerdown');
  await say('cid');
  vi.advanceTimersByTime(4000);
  point('pointermove');
  vi.advanceTimersByTime(4999);
  expect(list.names()[0]).toBe('Ann');
  vi.advanceTimersByTime(1);
  expect(list.names()[0]).toBe('Cid');
});

it('[conv.holdOrder] is not held by hovering with `press`, and by nothing with `none`', async () => {
  const { list, say, point } = await open({ holdOrder: 'press' });
  point('pointermove');
  list.action('Ann').focus();
  await say('cid');
  expect(list.names()[0]).toBe('Cid');
  list.set({ holdOrder: 'none' });
  point('pointerdown');
  await say('bob');
  expect(list.names()[0]).toBe('Bob');
});

it('[conv.holdOrder] a pill says how many rows wait, and lets them move', async () => {
  const { list, say, point, pill } = await open();
  point('pointermove');
  await say('ann');
  vi.advanceTimersByTime(300);
  expect(pill().hidden).toBe(true);
  point('pointermove');
  await say('bob');
  await say('cid');
  vi.advanceTimersByTime(300);
  expect(pill().textContent).toBe('2 moved');
  expect(pill().tabIndex).toBe(-1);
  pill().click();
  expect(list.names()).toEqual(['Cid', 'Bob', 'Ann']);
  expect(pill().hidden).toBe(true);
});
