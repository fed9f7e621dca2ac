import { always, type ContractCase } from '../contract-case.ts';
import { rejectionOf, say } from './actions.ts';

/** What calls reject with. */
export const errors: readonly ContractCase[] = [
  always('[type.Exception] rejects with a code and a message', async ({ expect, ...scene }) => {
    const ann = await scene.signIn(scene.ann);
    const calls = [
      () => ann.getConversation('nobody-of-this-id', 'user'),
      () => ann.getConversation('no-group-of-this-id', 'group'),
      () => say(ann, 'nobody-of-this-id', 'Hello'),
    ];
    for (const call of calls) {
      const { code, message } = await rejectionOf(call());
      expect([typeof code, typeof message]).toEqual(['string', 'string']);
      expect(Boolean(code && message)).toBe(true);
    }
  }),
];
