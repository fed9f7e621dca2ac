import type { Kit } from '../../sdk/index.ts';
import { type ContractCase, when } from '../contract-case.ts';
import { isNow, rejectionOf, say } from './actions.ts';

/** Editing and deleting messages. */
export const revisions: readonly ContractCase[] = [
  when(
    ['revisions'],
    'reports an edited message through its own callback, and lists the new text',
    async ({ expect, until, ...scene }, { revisions }) => {
      const [ann, bob] = await scene.everyone();
      const edited: Kit.Message[] = [];
      let received = 0;
      ann.addMessageListener(
        'contract',
        new ann.MessageListener({
          onTextMessageReceived: () => void received++,
          onMessageEdited: (message) => void edited.push(message),
        }),
      );
      const sent = await say(bob, scene.ann, 'Helo');
      await revisions.edit(bob, sent, 'Hello');
      await until('the edit', () => edited.length > 0);
      const message = edited[0] as Kit.TextMessage;
      expect([message.getId(), message.getText()]).toEqual([sent.getId(), 'Hello']);
      expect([isNow(message.getEditedAt()), received]).toEqual([true, 1]);
      const row = await ann.getConversation(scene.bob, 'user');
      const last = row.getLastMessage() as Kit.TextMessage;
      expect([last.getId(), last.getText()]).toEqual([sent.getId(), 'Hello']);
      expect(row.getUnreadMessageCount()).toBe(1);
    },
  ),

  when(
    ['revisions'],
    'reports a deleted message through its own callback',
    async ({ expect, until, ...scene }, { revisions }) => {
      const [ann, bob] = await scene.everyone();
      const deleted: Kit.Message[] = [];
      const onMessageDeleted = (message: Kit.Message) => void deleted.push(message);
      ann.addMessageListener('contract', new ann.MessageListener({ onMessageDeleted }));
      await say(bob, scene.ann, 'first');
      const sent = await say(bob, scene.ann, 'second');
      await revisions.remove(bob, sent);
      await until('the deletion', () => deleted.length > 0);
      expect([deleted[0]?.getId(), deleted[0]?.getConversationId()]).toEqual([
        sent.getId(),
        sent.getConversationId(),
      ]);
      expect(isNow(deleted[0]?.getDeletedAt())).toBe(true);
    },
  ),

  when(
    ['changes'],
    'edits one’s own message, and deletes it by its id; others may do neither',
    async ({ expect, ...scene }) => {
      const [ann, bob] = await scene.everyone();
      const sent = await say(bob, scene.ann, 'Helo');
      const edit = new bob.TextMessage(scene.ann, 'Hello', 'user');
      Object.assign(edit, { getId: () => sent.getId() });
      const edited = (await bob.editMessage?.(edit)) as Kit.TextMessage;
      expect([edited.getId(), edited.getText()]).toEqual([sent.getId(), 'Hello']);
      for (const call of [
        async () => ann.editMessage?.(edit),
        async () => ann.deleteMessage?.(sent.getId()),
      ]) {
        expect(typeof (await rejectionOf(call())).code).toBe('string');
      }
      const deleted = await bob.deleteMessage?.(sent.getId());
      expect([deleted?.getId(), isNow(deleted?.getDeletedAt())]).toEqual([sent.getId(), true]);
    },
  ),
];
