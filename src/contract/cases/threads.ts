import { type ContractCase, when } from '../contract-case.ts';
import { idOf, say } from './actions.ts';
import { messagesWith, textsIn } from './message-pages.ts';

/** Threads apart from the other messages. */
export const threads: readonly ContractCase[] = [
  when(
    ['threadPages', 'threads'],
    'pages through the replies of one thread, and keeps them out of the other pages',
    async ({ expect, ...scene }, { threads }) => {
      const [ann, bob] = await scene.everyone();
      const parent = await say(bob, scene.ann, 'question');
      const other = await say(bob, scene.ann, 'another question');
      for (const words of ['one', 'two', 'three']) await threads.reply(bob, parent, words);
      await threads.reply(bob, other, 'elsewhere');
      const main = messagesWith(ann, scene.bob);
      main.hideReplies?.(true);
      expect(textsIn(await main.build().fetchPrevious())).toEqual(['question', 'another question']);
      const thread = messagesWith(ann, scene.bob, 2);
      thread.setParentMessageId?.(idOf(parent));
      const request = thread.build();
      expect(textsIn(await request.fetchPrevious())).toEqual(['two', 'three']);
      expect(textsIn(await request.fetchPrevious())).toEqual(['one']);
    },
  ),

  when(
    ['threadPages', 'threads'],
    'counts the replies, which do not become the last message of the conversation',
    async ({ expect, ...scene }, { threads }) => {
      const [ann, bob] = await scene.everyone();
      const parent = await say(bob, scene.ann, 'question');
      for (const words of ['one', 'two']) await threads.reply(bob, parent, words);
      const main = messagesWith(ann, scene.bob);
      main.hideReplies?.(true);
      const [found] = await main.build().fetchPrevious();
      expect([found?.getId(), found?.getReplyCount?.()]).toEqual([parent.getId(), 2]);
      const row = await ann.getConversation(scene.bob, 'user');
      expect(row.getLastMessage()?.getId()).toBe(parent.getId());
    },
  ),
];
