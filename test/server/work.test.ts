import { expect, it, vi } from 'vitest';
import { openChat } from '../../example/server/chat.mjs';

/** Counts the reads of a send and a read in a group of this size, with all members connected. */
async function readsIn(size: number): Promise<number> {
  const chat = await openChat();
  const members = [];
  for (let index = 0; index < size; index++) {
    members.push(await chat.caller((await chat.signIn(`user ${index}`)).token));
  }
  await chat.createGroup(
    'crew',
    'Crew',
    members.map(({ user }) => user),
  );
  let events = 0;
  for (const { user, session, device } of members) {
    await chat.live.prepare(user);
    const send = (text: string) => {
      if (text.startsWith('["message"') || text.startsWith('["read"')) events += 1;
    };
    chat.live.connect({ user, session, id: device, send, end: () => undefined });
  }
  const present = () => chat.store.all('SELECT user_id FROM presence');
  await vi.waitFor(async () => expect(await present()).toHaveLength(size), 20_000);
  await new Promise(setImmediate);
  const all = vi.spyOn(chat.store, 'all');
  const [ann, bob] = members as [(typeof members)[0], (typeof members)[0]];
  const sent = await chat.send(ann, { group: 'crew', text: 'Hi' });
  await chat.read(bob, { id: Number(sent?.id) });
  await vi.waitFor(() => expect(events).toBe(2 * (size - 1)), 20_000);
  const reads = all.mock.calls.filter(([sql]) => !/presence|blocks/.test(sql)).length;
  await chat.close();
  return reads;
}

it('[helper.ownServer.work] a send and a read cost as many statements in a large group as in a small one', async () => {
  expect(await readsIn(120)).toBe(await readsIn(6));
});
