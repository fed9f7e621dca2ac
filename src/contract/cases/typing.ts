import type { Kit, KitChatSDK } from '../../sdk/index.ts';
import { always, type ContractCase } from '../contract-case.ts';

/** Who receives typing events. */
export const typing: readonly ContractCase[] = [
  always(
    '[type.TypingIndicator] reports the start and end of typing, to a user and in a group',
    async ({ expect, until, ...scene }) => {
      const [ann, bob] = await scene.everyone();
      const heard = listenToTyping(ann);
      bob.startTyping(new bob.TypingIndicator(scene.group, 'group'));
      bob.endTyping(new bob.TypingIndicator(scene.group, 'group'));
      bob.startTyping(new bob.TypingIndicator(scene.ann, 'user'));
      await until('all three', () => heard.length === 3);
      // Compared per conversation: the order across conversations is undefined.
      const inGroup = heard.filter((text) => text.endsWith(scene.group));
      expect(inGroup).toEqual([
        `${scene.bob} starts, group ${scene.group}`,
        `${scene.bob} ends, group ${scene.group}`,
      ]);
      expect(heard.filter((text) => !inGroup.includes(text))).toEqual([
        `${scene.bob} starts, user ${scene.ann}`,
      ]);
    },
  ),

  always('notifies only the receiver', async ({ expect, until, ...scene }) => {
    const [ann, bob, cid] = await scene.everyone();
    const heard = [listenToTyping(ann), listenToTyping(bob), listenToTyping(cid)];
    bob.startTyping(new bob.TypingIndicator(scene.ann, 'user'));
    bob.startTyping(new bob.TypingIndicator(scene.group, 'group'));
    await until('all members of the group', () => heard[0]?.length === 2 && heard[2]?.length === 1);
    expect(heard.map((texts) => texts.sort())).toEqual([
      [`${scene.bob} starts, group ${scene.group}`, `${scene.bob} starts, user ${scene.ann}`],
      [],
      [`${scene.bob} starts, group ${scene.group}`],
    ]);
  }),
];

function listenToTyping(kit: KitChatSDK): string[] {
  const heard: string[] = [];
  const note = (word: string) => (indicator: Kit.TypingIndicator) =>
    void heard.push(
      `${indicator.getSender().getUid()} ${word}, ${indicator.getReceiverType()} ${indicator.getReceiverId()}`,
    );
  kit.addMessageListener(
    'typing',
    new kit.MessageListener({ onTypingStarted: note('starts'), onTypingEnded: note('ends') }),
  );
  return heard;
}
