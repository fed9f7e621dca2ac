import type { LocalKit } from 'solid-chat-kit/local';
import { describe, expect, it, vi } from 'vitest';
import { PLACES, tab, tabOf, textsWith, useFreshDatabases } from './durable.ts';
import { names, record, text } from './town.ts';

vi.setConfig({ testTimeout: 60_000 });
useFreshDatabases();

/** A message with a muid. */
function once(kit: LocalKit, to: string, words: string, muid: string, type = 'user') {
  const message = text(kit, to, words, type);
  message.setMuid(muid);
  return message;
}

describe.each(Object.entries(PLACES))('a muid %s', (_where, open) => {
  const everyone = async () => (await open()) as [LocalKit, LocalKit, LocalKit];

  it('[sdk.muid] is sent once, whether asked for at once, later or from another object', async () => {
    const [ann, bob] = await everyone();
    const heard = record(bob);
    const message = once(ann, 'bob', 'once', 'm');
    const sent = await Promise.all([ann.sendMessage(message), ann.sendMessage(message)]);
    sent.push(await ann.sendMessage(once(ann, 'bob', 'other words', 'm')));
    await ann.sendMessage(text(ann, 'bob', 'after it'));
    const received = () => names(heard).filter((name) => name === 'onTextMessageReceived').length;
    await vi.waitFor(() => expect(received()).toBeGreaterThan(1));
    expect(new Set(sent.map((one) => one.getId())).size).toBe(1);
    expect(sent.map((one) => [one.getMuid(), 'getText' in one && one.getText()])).toEqual(
      sent.map(() => ['m', 'once']),
    );
    expect(received()).toBe(2);
    expect(await textsWith(bob, 'ann')).toEqual(['once', 'after it']);
  });

  it('belongs to its sender and its conversation', async () => {
    const [ann, bob] = await everyone();
    await ann.sendMessage(once(ann, 'bob', 'of Ann', 'm'));
    await bob.sendMessage(once(bob, 'ann', 'of Bob', 'm'));
    expect(await textsWith(ann, 'bob')).toEqual(['of Ann', 'of Bob']);
    await expect(ann.sendMessage(once(ann, 'cid', 'elsewhere', 'm'))).rejects.toMatchObject({
      code: 'ERR_BAD_MESSAGE',
      message: expect.stringContaining('a muid of its own'),
    });
  });

  it('gives nothing to those who have left the group', async () => {
    const [ann, bob] = await everyone();
    await ann.createGroup(new ann.Group('crew', 'Crew'));
    await ann.addMembersToGroup('crew', ['bob']);
    const message = once(bob, 'crew', 'as a member', 'm', 'group');
    await bob.sendMessage(message);
    await ann.banGroupMember('crew', 'bob');
    await expect(bob.sendMessage(message)).rejects.toMatchObject({ code: 'ERR_NOT_A_MEMBER' });
  });

  it('that is no text, or too long, is refused', async () => {
    const [ann] = await everyone();
    for (const muid of [7 as never, {} as never, 'x'.repeat(256)]) {
      await expect(ann.sendMessage(once(ann, 'bob', 'x', muid))).rejects.toMatchObject({
        code: 'ERR_BAD_ARGUMENT',
        message: expect.stringContaining('255'),
      });
    }
    for (const muid of ['\0\n\v\f', '__proto__', '\ud800', 'x'.repeat(255)]) {
      const [first, second] = [once(ann, 'bob', muid, muid), once(ann, 'bob', muid, muid)];
      expect((await ann.sendMessage(first)).getId()).toBe((await ann.sendMessage(second)).getId());
    }
  });
});

describe('a muid in a database', () => {
  it('is sent once from two tabs, and after a reload', async () => {
    const [one, two, bob] = [await tabOf('ann'), await tabOf('ann'), await tabOf('bob')];
    const sent = await Promise.all(
      [one, two, one, two].map((kit) => kit.sendMessage(once(kit, 'bob', 'once', 'm'))),
    );
    await one.data.close();
    await two.data.close();
    const again = tab();
    await again.login('ann');
    sent.push(await again.sendMessage(once(again, 'bob', 'once', 'm')));
    expect(new Set(sent.map((message) => message.getId())).size).toBe(1);
    expect(await textsWith(bob, 'ann')).toEqual(['once']);
  });

  it('outlives an export and an import', async () => {
    const ann = await tabOf('ann');
    await tabOf('bob');
    const sent = await ann.sendMessage(once(ann, 'bob', 'once', 'm'));
    await ann.data.importData(await ann.data.exportData());
    expect((await ann.sendMessage(once(ann, 'bob', 'once', 'm'))).getId()).toBe(sent.getId());
  });
});

it('[sdk.getMessageDetails] a message is found by its id, in a seed too, and by those alone who see it', async () => {
  const { createLocalKit } = await import('solid-chat-kit/local');
  const ann = createLocalKit({ seed: { conversations: 20, users: 40 }, persist: false });
  await ann.login('ann');
  const row = await ann.getConversation('bob', 'user');
  const last = row.getLastMessage();
  expect((await ann.getMessageDetails(last?.getId() ?? 0)).getConversationId()).toBe(row.getConversationId());
  const other = createLocalKit({ data: ann.data });
  await other.login('user-2');
  const sent = await ann.sendMessage(text(ann, 'bob', 'new'));
  for (const [kit, id] of [
    [other, last?.getId()],
    [other, sent.getId()],
    [ann, 0],
    [ann, -1],
    [ann, Number.NaN],
    [ann, 'x'],
    [ann, undefined],
    [ann, 1e300],
  ] as const) {
    await expect(kit.getMessageDetails(id as never)).rejects.toMatchObject({ code: 'ERR_MESSAGE_NOT_FOUND' });
  }
  expect((await ann.getMessageDetails(String(sent.getId()))).getId()).toBe(sent.getId());
});
