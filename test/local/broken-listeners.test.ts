import type { LocalKit } from 'solid-chat-kit/local';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { names, record, signIn, text, town } from './town.ts';

let ann: LocalKit;
let bob: LocalKit;
const fault = new Error('broken');
const breaks = () => {
  throw fault;
};
const reported = vi.fn();

beforeEach(async () => {
  reported.mockClear();
  vi.stubGlobal('reportError', reported);
  const data = await town('ann', 'bob');
  ann = await signIn(data, 'ann');
  bob = await signIn(data, 'bob');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('a subscriber that throws is reported, and everyone gets all later events', async () => {
  await ann.data.attach('broken', 'ann', { uid: 'ann', deliver: breaks });
  const calls = record(ann);
  await bob.sendMessage(text(bob, 'ann', 'one'));
  await bob.sendMessage(text(bob, 'ann', 'two'));
  expect(names(calls)).toEqual(['onTextMessageReceived', 'onTextMessageReceived']);
  expect(reported.mock.calls).toEqual([[fault], [fault]]);
});

it('a listener whose callback cannot even be read is reported, and the others are called', async () => {
  const broken = Object.defineProperty({}, 'onTextMessageReceived', { get: breaks });
  ann.addMessageListener('broken', broken);
  const calls = record(ann);
  await bob.sendMessage(text(bob, 'ann', 'one'));
  expect(names(calls)).toEqual(['onTextMessageReceived']);
  expect(reported.mock.calls).toEqual([[fault]]);
});
