import type { Kit, KitChatSDK } from '../../sdk/index.ts';
import { type ContractCase, when } from '../contract-case.ts';
import { idOf, isNow, listenToMessages, rejectionOf, say } from './actions.ts';
import { messagesWith } from './message-pages.ts';

/** Reactions to messages, and messages that quote others. */
export const reactions: readonly ContractCase[] = [
  when(
    ['reactions'],
    'counts reactions by emoji, each user once, and tells one’s own',
    async ({ expect, ...scene }) => {
      const [ann, bob] = await scene.everyone();
      const sent = await say(bob, scene.ann, 'Hello');
      await ann.addReaction?.(sent.getId(), '👍');
      await ann.addReaction?.(sent.getId(), '👍');
      await bob.addReaction?.(sent.getId(), '👍');
      const answer = await bob.addReaction?.(sent.getId(), '🎉');
      expect(countsOf(answer)).toEqual(['👍 2 mine', '🎉 1 mine']);
      expect(await countsWith(ann, scene.bob)).toEqual(['👍 2 mine', '🎉 1']);
      await ann.removeReaction?.(sent.getId(), '👍');
      expect(await countsWith(ann, scene.bob)).toEqual(['👍 1', '🎉 1']);
    },
  ),

  when(
    ['reactions'],
    'notifies the others who reacted, and who no longer does',
    async ({ expect, until, ...scene }) => {
      const [ann, bob] = await scene.everyone();
      const heard: [string, Kit.ReactionEvent][] = [];
      ann.addMessageListener(
        'contract',
        new ann.MessageListener({
          onMessageReactionAdded: (event) => void heard.push(['added', event]),
          onMessageReactionRemoved: (event) => void heard.push(['removed', event]),
        }),
      );
      const sent = await say(ann, scene.group, 'Hello', 'group');
      await bob.addReaction?.(sent.getId(), '👍');
      await bob.removeReaction?.(sent.getId(), '👍');
      await until('both events', () => heard.length >= 2);
      expect(
        heard.map(([word, event]) => {
          const reaction = event.getReaction();
          return [word, reaction.getReaction(), reaction.getUid(), reaction.getMessageId()];
        }),
      ).toEqual([
        ['added', '👍', scene.bob, sent.getId()],
        ['removed', '👍', scene.bob, sent.getId()],
      ]);
      const event = heard[0]?.[1] as Kit.ReactionEvent;
      expect([event.getReceiverType(), event.getReceiverId()]).toEqual(['group', scene.group]);
      expect(isNow(event.getReaction().getReactedAt())).toBe(true);
    },
  ),

  when(
    ['reactions'],
    'rejects reactions to a message that the user does not see',
    async ({ expect, ...scene }) => {
      const [ann, bob, cid] = await scene.everyone();
      const sent = await say(bob, scene.ann, 'Hello');
      const { code } = await rejectionOf((async () => cid.addReaction?.(sent.getId(), '👍'))());
      expect(typeof code).toBe('string');
      expect(await countsWith(ann, scene.bob)).toEqual([]);
    },
  ),

  when(
    ['reactions', 'reactionPages'],
    'pages through who reacted, oldest first, to all emojis or to one',
    async ({ expect, ...scene }) => {
      const [ann, bob, cid] = await scene.everyone();
      const sent = await say(bob, scene.group, 'Hello', 'group');
      await ann.addReaction?.(sent.getId(), '👍');
      await bob.addReaction?.(sent.getId(), '🎉');
      await cid.addReaction?.(sent.getId(), '👍');
      expect(await reactorsOf(ann, sent)).toEqual([`👍 ${scene.ann}`, `🎉 ${scene.bob}`, `👍 ${scene.cid}`]);
      expect(await reactorsOf(ann, sent, '👍')).toEqual([`👍 ${scene.ann}`, `👍 ${scene.cid}`]);
      await ann.removeReaction?.(sent.getId(), '👍');
      expect(await reactorsOf(bob, sent)).toEqual([`🎉 ${scene.bob}`, `👍 ${scene.cid}`]);
    },
  ),

  when(['quotes'], 'shows the message that another one quotes', async ({ expect, until, ...scene }) => {
    const [ann, bob] = await scene.everyone();
    const received = listenToMessages(ann);
    const quoted = await say(bob, scene.ann, 'question');
    const message = new bob.TextMessage(scene.ann, 'answer', 'user');
    message.setQuotedMessageId?.(idOf(quoted));
    await bob.sendMessage(message);
    await until('both messages', () => received.length >= 2);
    const [fetched] = (await messagesWith(ann, scene.bob).build().fetchPrevious()).slice(-1);
    for (const each of [received[1], fetched]) {
      const quote = each?.getQuotedMessage?.() as Kit.TextMessage;
      expect([quote.getId(), quote.getText(), quote.getSender().getUid()]).toEqual([
        quoted.getId(),
        'question',
        scene.bob,
      ]);
    }
    expect(received[0]?.getQuotedMessage?.() ?? 'none').toBe('none');
  }),
];

function countsOf(message: Kit.Message | undefined): string[] {
  return (message?.getReactions?.() ?? []).map(
    (each) => `${each.getReaction()} ${each.getCount()}${each.getReactedByMe() ? ' mine' : ''}`,
  );
}

/** Returns all reactions to a message, by pages of one, with the users who reacted. */
async function reactorsOf(kit: KitChatSDK, message: Kit.Message, emoji?: string): Promise<string[]> {
  if (!kit.ReactionsRequestBuilder) return [];
  const builder = new kit.ReactionsRequestBuilder().setMessageId(message.getId()).setLimit(1);
  if (emoji) builder.setReaction(emoji);
  const request = builder.build();
  const found: string[] = [];
  for (;;) {
    const page = await request.fetchNext();
    if (page.length === 0) return found;
    for (const each of page)
      found.push(`${each.getReaction()} ${each.getReactedBy?.().getUid() ?? each.getUid()}`);
  }
}

/** Returns the reactions to the newest message with a user. */
async function countsWith(kit: KitChatSDK, uid: string): Promise<string[]> {
  return countsOf((await messagesWith(kit, uid).build().fetchPrevious()).at(-1));
}
