import type { KitChatSDK } from '../../sdk/index.ts';
import { always, type ContractCase, when } from '../contract-case.ts';
import { findUser, isNow } from './actions.ts';

/** Presence, and who is notified of it. */
export const presence: readonly ContractCase[] = [
  always('reports who comes online, and lists them as online', async ({ expect, until, ...scene }) => {
    const ann = await scene.signIn(scene.ann);
    const heard = listenToPresence(ann);
    expect((await findUser(ann, scene.cid)).getStatus()).toBe('offline');
    await scene.signIn(scene.cid);
    await until('the event', () => heard.length > 0);
    expect(heard).toEqual([`online: ${scene.cid} online`]);
    expect((await findUser(ann, scene.cid)).getStatus()).toBe('online');
  }),

  when(
    ['login'],
    'reports who goes offline, and lists them as offline, with the time',
    async ({ expect, until, ...scene }, { login }) => {
      const ann = await scene.signIn(scene.ann);
      const heard = listenToPresence(ann);
      const cid = await scene.signIn(scene.cid);
      await until('the first event', () => heard.length === 1);
      await login.signOut(cid);
      await until('the second event', () => heard.length === 2);
      expect(heard[1]).toBe(`offline: ${scene.cid} offline`);
      const user = await findUser(ann, scene.cid);
      expect([user.getStatus(), isNow(user.getLastActiveAt())]).toEqual(['offline', true]);
    },
  ),

  when(
    ['login', 'devices'],
    'keeps a user online while another device is connected',
    async ({ expect, until, ...scene }, { login }) => {
      const ann = await scene.signIn(scene.ann);
      const heard = listenToPresence(ann);
      const desk = await scene.signIn(scene.cid);
      const phone = await scene.signIn(scene.cid);
      const bob = await scene.signIn(scene.bob);
      await until('both users', () => heard.length === 2);
      await login.signOut(phone);
      await login.signOut(bob);
      await until('the other one', () => heard.length === 3);
      await login.signOut(desk);
      await until('the last device', () => heard.length === 4);
      expect(heard.slice(2)).toEqual([`offline: ${scene.bob} offline`, `offline: ${scene.cid} offline`]);
    },
  ),
];

function listenToPresence(kit: KitChatSDK): string[] {
  const heard: string[] = [];
  kit.addUserListener(
    'presence',
    new kit.UserListener({
      onUserOnline: (user) => void heard.push(`online: ${user.getUid()} ${user.getStatus()}`),
      onUserOffline: (user) => void heard.push(`offline: ${user.getUid()} ${user.getStatus()}`),
    }),
  );
  return heard;
}
