import { expect, it } from 'vitest';
import { type Stage, tryOnServer } from './server-trial.ts';

it.each<[string, (stage: Stage) => unknown, object]>([
  ['a timer', () => setTimeout(() => {}), { globals: ['setTimeout'] }],
  ['a frame', () => requestAnimationFrame(() => {}), { globals: ['requestAnimationFrame'] }],
  ['the page', () => document.body, { globals: ['document'] }],
  ['a later microtask', () => void Promise.resolve().then(() => localStorage), { globals: ['localStorage'] }],
  [
    'a listener',
    ({ sdk }) => sdk.addUserListener('trial', new sdk.UserListener({ onUserOnline() {} })),
    { listeners: 1 },
  ],
  ['a call', ({ sdk }) => sdk.getUser('ann').catch(() => {}), { calls: ['getUser'] }],
  [
    'a subscription',
    ({ channels }) => channels.users.ccUserBlocked.subscribe(),
    { channels: ['ccUserBlocked'] },
  ],
])('a trial on a server notices %s', async (_what, make, traces) => {
  expect(await tryOnServer(make)).toMatchObject(traces);
});
