import { expect, it } from 'vitest';
import { XmppFunctions } from '../../../src/xmpp/kit/functions.ts';
import type { XmppSession } from '../../../src/xmpp/session/session.ts';

const CALL = { signal: new AbortController().signal };
const chatOf = (key: string, lastAt: number) => ({ key, kind: 'user', lastAt, lastKey: `${key}/m` });

/** The functions of an account whose past is filled in, one step at a time. */
function fillingOf(known: readonly string[], steps: readonly (string | undefined)[]) {
  const chats = new Map(known.map((key, index) => [key, chatOf(key, 100 - index)]));
  const left = [...steps];
  const session = {
    archive: { chats, message: async () => undefined },
    agent: {},
    json: { conversation: ({ key }: { key: string }) => ({ id: key }) },
    catchUp: {
      get hasGaps() {
        return left.length > 0;
      },
      async progress() {
        const key = left.shift();
        if (key) chats.set(key, chatOf(key, left.length));
      },
    },
  };
  return new XmppFunctions(session as unknown as XmppSession);
}

it('[sdk.xmpp.newest-first] answers with the chats that are here while the past is filled in; the next page has the rest', async () => {
  const functions = fillingOf(['ann', 'bob'], [undefined, 'cid', undefined]);
  const first = await functions.conversations({ ...CALL, limit: 30, after: undefined });
  expect(first).toMatchObject({ items: [{ id: 'ann' }, { id: 'bob' }], isPartial: true });
  const second = await functions.conversations({ ...CALL, limit: 30, after: first.next ?? undefined });
  expect(second).toMatchObject({ items: [{ id: 'cid' }], isPartial: true });
  const last = await functions.conversations({ ...CALL, limit: 30, after: second.next ?? undefined });
  expect(last).toMatchObject({ items: [], next: null });
});

it('fills pages while enough chats are here', async () => {
  const functions = fillingOf(['ann', 'bob', 'cid'], [undefined]);
  const page = await functions.conversations({ ...CALL, limit: 2, after: undefined });
  expect(page).toMatchObject({ items: [{ id: 'ann' }, { id: 'bob' }], isPartial: false });
});

it('tells of a next page while the past may have one', async () => {
  const functions = fillingOf(['ann', 'bob'], ['cid']);
  const page = await functions.conversations({ ...CALL, limit: 2, after: undefined });
  const next = await functions.conversations({ ...CALL, limit: 2, after: page.next ?? undefined });
  expect(next).toMatchObject({ items: [{ id: 'cid' }], next: null });
});
