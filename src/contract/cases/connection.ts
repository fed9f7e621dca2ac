import type { KitChatSDK } from '../../sdk/index.ts';
import { type ContractCase, when } from '../contract-case.ts';
import { conversationsOf, idOfPeer, listenToTexts, say } from './actions.ts';

/** Losing and restoring the connection. */
export const connection: readonly ContractCase[] = [
  when(
    ['connection'],
    'reports the loss and the return, and lists what was missed at the next request',
    async ({ expect, until, ...scene }, { connection }) => {
      const [ann, bob] = await scene.everyone();
      const heard = listenToConnection(ann);
      await connection.drop(ann);
      await until('the loss', () => heard.length === 1);
      await say(bob, scene.ann, 'missed');
      await connection.restore(ann);
      await until('the return', () => heard.length === 2);
      expect(heard).toEqual(['disconnected', 'connected']);
      const [row] = await conversationsOf(ann);
      expect(row && idOfPeer(row)).toBe(scene.bob);
      expect(row?.getUnreadMessageCount()).toBe(1);
    },
  ),

  when(
    ['connection'],
    'keeps its listeners, and delivers what happens after the return',
    async ({ expect, until, ...scene }, { connection }) => {
      const [ann, bob] = await scene.everyone();
      const heard = listenToConnection(ann);
      const texts = listenToTexts(ann);
      await connection.drop(ann);
      await connection.restore(ann);
      await until('the return', () => heard.includes('connected'));
      await say(bob, scene.ann, 'after');
      await until('the message', () => texts.length > 0);
      expect(texts).toEqual(['after']);
    },
  ),
];

function listenToConnection(kit: KitChatSDK): string[] {
  const heard: string[] = [];
  kit.addConnectionListener(
    'connection',
    new kit.ConnectionListener({
      onConnected: () => void heard.push('connected'),
      onDisconnected: () => void heard.push('disconnected'),
    }),
  );
  return heard;
}
