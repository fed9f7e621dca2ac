import { type ContractCase, when } from '../contract-case.ts';
import { findUser, listenToTexts, say } from './actions.ts';

/** Blocks hold messages back, and both sides can read them. */
export const blocking: readonly ContractCase[] = [
  when(['blocks'], 'shows a block to the user who set it, until it ends', async ({ expect, ...scene }) => {
    const [ann, , cid] = await scene.everyone();
    const blocks = async () => [
      (await findUser(ann, scene.bob)).getBlockedByMe(),
      (await findUser(ann, scene.cid)).getBlockedByMe(),
      (await findUser(cid, scene.bob)).getBlockedByMe(),
    ];
    await ann.blockUsers?.([scene.bob]);
    expect((await blocks()).map(Boolean)).toEqual([true, false, false]);
    await ann.unblockUsers?.([scene.bob]);
    expect((await blocks()).map(Boolean)).toEqual([false, false, false]);
  }),

  when(
    ['mutualBlocks', 'blocks'],
    'shows a block to the blocked user, until it ends',
    async ({ expect, ...scene }) => {
      const [ann, bob] = await scene.everyone();
      const blocks = async () => {
        const user = await findUser(bob, scene.ann);
        return [user.getHasBlockedMe(), user.getBlockedByMe()].map(Boolean);
      };
      await ann.blockUsers?.([scene.bob]);
      expect(await blocks()).toEqual([true, false]);
      await ann.unblockUsers?.([scene.bob]);
      expect(await blocks()).toEqual([false, false]);
    },
  ),

  when(['blocks'], 'withholds messages of a blocked user', async ({ expect, until, ...scene }) => {
    const [ann, bob] = await scene.everyone();
    const heard = listenToTexts(ann);
    await ann.blockUsers?.([scene.bob]);
    // Some SDKs reject here, others let the sender believe that the message was sent.
    await say(bob, scene.ann, 'blocked').catch(() => undefined);
    await ann.unblockUsers?.([scene.bob]);
    await say(bob, scene.ann, 'free');
    await until('the second message', () => heard.length > 0);
    expect(heard).toEqual(['free']);
    expect((await ann.getConversation(scene.bob, 'user')).getUnreadMessageCount()).toBe(1);
  }),

  when(['blocks'], 'shows in the conversation that its user is blocked', async ({ expect, ...scene }) => {
    const [ann, bob] = await scene.everyone();
    await say(bob, scene.ann, 'Hello');
    await ann.blockUsers?.([scene.bob]);
    const entity = (await ann.getConversation(scene.bob, 'user')).getConversationWith();
    expect('getBlockedByMe' in entity && entity.getBlockedByMe()).toBe(true);
  }),
];
