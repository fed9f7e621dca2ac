import type { KitChatSDK } from '../../sdk/index.ts';
import { always, type ContractCase } from '../contract-case.ts';
import { listenToTexts, say } from './actions.ts';

/** Adding, replacing, calling and removing listeners. */
export const listeners: readonly ContractCase[] = [
  always('calls listeners in the order they were added', async ({ expect, until, ...scene }) => {
    const [ann, bob] = await scene.everyone();
    const heard: string[] = [];
    for (const id of ['z', 'a', 'm']) note(ann, id, heard);
    await say(bob, scene.ann, 'Hello');
    await until('all three', () => heard.length >= 3);
    expect(heard).toEqual(['z', 'a', 'm']);
  }),

  always(
    'replaces a listener with the same id, and never calls removed ones',
    async ({ expect, until, ...scene }) => {
      const [ann, bob] = await scene.everyone();
      const heard: string[] = [];
      note(ann, 'contract', heard, 'first');
      note(ann, 'contract', heard, 'second');
      note(ann, 'gone', heard);
      ann.removeMessageListener('gone');
      note(ann, 'last', heard);
      await say(bob, scene.ann, 'Hello');
      await until('the last one', () => heard.includes('last'));
      expect([...heard].sort()).toEqual(['last', 'second']);
    },
  ),

  always(
    'calls all others when a listener removes itself during a call',
    async ({ expect, until, ...scene }) => {
      const [ann, bob] = await scene.everyone();
      const heard: string[] = [];
      note(ann, 'before', heard);
      const onTextMessageReceived = () => {
        heard.push('once');
        ann.removeMessageListener('once');
      };
      ann.addMessageListener('once', new ann.MessageListener({ onTextMessageReceived }));
      note(ann, 'after', heard);
      await say(bob, scene.ann, 'one');
      await say(bob, scene.ann, 'two');
      await until('both messages', () => heard.filter((word) => word === 'after').length === 2);
      expect(heard).toEqual(['before', 'once', 'after', 'before', 'after']);
    },
  ),

  always(
    'calls a listener added during a call from the next event on',
    async ({ expect, until, ...scene }) => {
      const [ann, bob] = await scene.everyone();
      let late: string[] | undefined;
      const onTextMessageReceived = () => {
        late ??= listenToTexts(ann, 'late');
      };
      ann.addMessageListener('early', new ann.MessageListener({ onTextMessageReceived }));
      await say(bob, scene.ann, 'one');
      await say(bob, scene.ann, 'two');
      await until('the second message', () => late?.includes('two') ?? false);
      expect(late?.filter((text) => text === 'two')).toEqual(['two']);
    },
  ),

  always('keeps ids of different kinds apart', async ({ expect, until, ...scene }) => {
    const [ann, bob] = await scene.everyone();
    const heard = listenToTexts(ann);
    ann.addUserListener('contract', new ann.UserListener({}));
    ann.addGroupListener('contract', new ann.GroupListener({}));
    ann.addConnectionListener('contract', new ann.ConnectionListener({}));
    ann.addLoginListener('contract', new ann.LoginListener({}));
    await say(bob, scene.ann, 'one');
    ann.removeUserListener('contract');
    ann.removeGroupListener('contract');
    ann.removeConnectionListener('contract');
    ann.removeLoginListener('contract');
    await say(bob, scene.ann, 'two');
    await until('both messages', () => heard.length === 2);
    expect(heard).toEqual(['one', 'two']);
  }),
];

/** Collects a word for each text message. */
function note(kit: KitChatSDK, id: string, heard: string[], word = id): void {
  const onTextMessageReceived = () => void heard.push(word);
  kit.addMessageListener(id, new kit.MessageListener({ onTextMessageReceived }));
}
