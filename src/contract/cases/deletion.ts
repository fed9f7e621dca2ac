import { always, type ContractCase } from '../contract-case.ts';
import { listenToTexts, peersOf, rejectionOf, say } from './actions.ts';

/** Deleting a conversation. */
export const deletion: readonly ContractCase[] = [
  always('resolves to a message, and deletes only one’s own copy', async ({ expect, ...scene }) => {
    const [ann, bob] = await scene.everyone();
    await say(bob, scene.ann, 'old');
    expect(typeof (await ann.deleteConversation(scene.bob, 'user'))).toBe('string');
    expect((await peersOf(ann)).includes(scene.bob)).toBe(false);
    expect((await peersOf(bob)).includes(scene.ann)).toBe(true);
  }),

  always(
    'lists it again with a new message, and counts only that one as unread',
    async ({ expect, until, ...scene }) => {
      const [ann, bob] = await scene.everyone();
      const heard = listenToTexts(ann);
      await say(bob, scene.ann, 'old');
      await ann.deleteConversation(scene.bob, 'user');
      const sent = await say(bob, scene.ann, 'new');
      await until('both messages', () => heard.length === 2);
      expect((await peersOf(ann))[0]).toBe(scene.bob);
      const row = await ann.getConversation(scene.bob, 'user');
      expect([row.getLastMessage()?.getId(), row.getUnreadMessageCount()]).toEqual([sent.getId(), 1]);
    },
  ),

  always('deletes a group’s conversation but keeps the membership', async ({ expect, until, ...scene }) => {
    const [ann, bob] = await scene.everyone();
    const heard = listenToTexts(ann);
    await say(bob, scene.group, 'old', 'group');
    await ann.deleteConversation(scene.group, 'group');
    expect((await peersOf(ann)).includes(scene.group)).toBe(false);
    await say(bob, scene.group, 'new', 'group');
    await until('both messages', () => heard.length === 2);
    expect((await peersOf(ann))[0]).toBe(scene.group);
  }),

  always(
    '[type.Exception] rejects deleting a conversation that does not exist',
    async ({ expect, ...scene }) => {
      const ann = await scene.signIn(scene.ann);
      const { code } = await rejectionOf(ann.deleteConversation('nobody-of-this-id', 'user'));
      expect(typeof code).toBe('string');
    },
  ),
];
