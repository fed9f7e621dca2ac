import type { Kit } from '../../sdk/index.ts';
import { type ContractCase, when } from '../contract-case.ts';
import { listenToMessages, listenToTexts, rejectionOf, say } from './actions.ts';

/** Sending a message only once, and fetching a single one. */
export const sends: readonly ContractCase[] = [
  when(
    ['muids'],
    'sends a message with a muid once, however often it is asked',
    async ({ expect, until, ...scene }) => {
      const [ann, bob] = await scene.everyone();
      const heard = listenToTexts(ann);
      const message = new bob.TextMessage(scene.ann, 'once', 'user');
      message.setMuid?.('a muid of Bob');
      const atOnce = await Promise.all([bob.sendMessage(message), bob.sendMessage(message)]);
      const later = await bob.sendMessage(message);
      await say(bob, scene.ann, 'after it');
      await until('the second message', () => heard.includes('after it'));
      expect(heard).toEqual(['once', 'after it']);
      expect(new Set([...atOnce, later].map((sent) => sent.getId())).size).toBe(1);
      expect((await ann.getConversation(scene.bob, 'user')).getUnreadMessageCount()).toBe(2);
    },
  ),

  when(
    ['muids'],
    'shows the muid to both sides, and keeps the muids of users apart',
    async ({ expect, until, ...scene }) => {
      const [ann, bob] = await scene.everyone();
      const received = listenToMessages(ann);
      const sent: Kit.Message[] = [];
      for (const [kit, to] of [
        [bob, scene.ann],
        [ann, scene.bob],
      ] as const) {
        const message = new kit.TextMessage(to, 'Hello', 'user');
        message.setMuid?.('the same muid');
        sent.push(await kit.sendMessage(message));
      }
      await until('the message', () => received.length > 0);
      expect([sent[0]?.getMuid?.(), received[0]?.getMuid?.()]).toEqual(['the same muid', 'the same muid']);
      expect(sent[0]?.getId() === sent[1]?.getId()).toBe(false);
    },
  ),

  when(
    ['cancellation', 'connection', 'muids'],
    'gives up a message that waits for the connection, and sends no other one less',
    async ({ expect, until, ...scene }, { connection }) => {
      const [ann, bob] = await scene.everyone();
      const heard = listenToTexts(ann);
      const write = (text: string) => {
        const message = new bob.TextMessage(scene.ann, text, 'user');
        message.setMuid?.(`a muid of ${text}`);
        return message;
      };
      const given = write('given up');
      await connection.drop(bob);
      const rejection = rejectionOf(bob.sendMessage(given));
      await bob.cancelMessage?.(given);
      expect(typeof (await rejection).code).toBe('string');
      await connection.restore(bob);
      await bob.sendMessage(write('kept'));
      // Asked again, by an app that missed the answer, it is not sent either.
      expect(typeof (await rejectionOf(bob.sendMessage(given))).code).toBe('string');
      await say(bob, scene.ann, 'after it');
      await until('the last message', () => heard.includes('after it'));
      expect(heard).toEqual(['kept', 'after it']);
    },
  ),

  when(
    ['messageDetails'],
    'returns a message by its id to those who see it, and to nobody else',
    async ({ expect, ...scene }) => {
      const [ann, bob, cid] = await scene.everyone();
      const sent = await say(bob, scene.ann, 'Hello');
      const found = await ann.getMessageDetails?.(sent.getId());
      expect([found?.getId(), (found as Kit.TextMessage).getText()]).toEqual([sent.getId(), 'Hello']);
      const calls = [
        async () => cid.getMessageDetails?.(sent.getId()),
        async () => ann.getMessageDetails?.(999_999_999),
      ];
      for (const call of calls) expect(typeof (await rejectionOf(call())).code).toBe('string');
    },
  ),
];
