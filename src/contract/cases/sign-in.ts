import { always, type ContractCase, when } from '../contract-case.ts';
import { conversationsOf, listenToTexts, rejectionOf, say } from './actions.ts';

/** Signing in and out, and who is notified. */
export const signIn: readonly ContractCase[] = [
  always('returns the signed-in user', async ({ expect, ann, ...scene }) => {
    const kit = await scene.signIn(ann);
    const user = await kit.getLoggedinUser();
    expect(user?.getUid()).toBe(ann);
  }),

  when(['login'], 'returns null when nobody is signed in', async ({ expect, ann, ...scene }, { login }) => {
    const kit = await scene.signIn(ann);
    await login.signOut(kit);
    expect(await kit.getLoggedinUser()).toBe(null);
    await login.signIn(kit, ann);
    expect((await kit.getLoggedinUser())?.getUid()).toBe(ann);
  }),

  when(
    ['login'],
    '[type.Exception] rejects every request when nobody is signed in',
    async ({ expect, ann, ...scene }, { login }) => {
      const kit = await scene.signIn(ann);
      await login.signOut(kit);
      const { code, message } = await rejectionOf(conversationsOf(kit));
      expect([typeof code, typeof message]).toEqual(['string', 'string']);
    },
  ),

  when(
    ['login'],
    'notifies login listeners who signed in, and of the sign-out',
    async ({ expect, until, ann, bob, ...scene }, { login }) => {
      const kit = await scene.signIn(ann);
      const heard: string[] = [];
      kit.addLoginListener(
        'contract',
        new kit.LoginListener({
          loginSuccess: (user) => void heard.push(`in ${user.getUid()}`),
          logoutSuccess: () => void heard.push('out'),
        }),
      );
      await login.signOut(kit);
      await login.signIn(kit, bob);
      await until('both to be told', () => heard.length >= 2);
      expect(heard).toEqual(['out', `in ${bob}`]);
      kit.removeLoginListener('contract');
      await login.signOut(kit);
      await login.signIn(kit, ann);
      expect(heard.length).toBe(2);
    },
  ),

  when(
    ['login'],
    'keeps its listeners when another user signs in, who only gets their own events',
    async ({ expect, until, ann, bob, cid, ...scene }, { login }) => {
      const kit = await scene.signIn(ann);
      const other = await scene.signIn(cid);
      const heard = listenToTexts(kit);
      await login.signOut(kit);
      await login.signIn(kit, bob);
      await say(other, ann, 'for Ann');
      await say(other, bob, 'for Bob');
      await until('the message for Bob', () => heard.length > 0);
      expect(heard).toEqual(['for Bob']);
    },
  ),
];
