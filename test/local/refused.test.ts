import { readFileSync } from 'node:fs';
import { createLocalKit } from 'solid-chat-kit/local';
import { expect, it } from 'vitest';
import { REFUSED, type RightsScene } from './refused.ts';
import { names, record, signIn, text, town } from './town.ts';

async function scene(): Promise<RightsScene> {
  const data = await town('ann', 'bob', 'eve');
  const [ann, bob, eve] = await Promise.all(['ann', 'bob', 'eve'].map((uid) => signIn(data, uid)));
  if (!ann || !bob || !eve) throw new Error('Somebody is missing.');
  await ann.createGroup(new ann.Group('crew', 'Crew', 'public'));
  await ann.createGroup(new ann.Group('past', 'Past', 'public'));
  await ann.createGroup(new ann.Group('secret', 'Secret', 'private'));
  await ann.createGroup(new ann.Group('club', 'Club', 'password', 'open sesame'));
  await ann.addMembersToGroup('crew', ['eve']);
  await ann.addMembersToGroup('past', ['eve']);
  await ann.addMembersToGroup('secret', ['bob']);
  await ann.banGroupMember('past', 'eve');
  await bob.blockUsers(['eve']);
  return {
    ann,
    bob,
    eve,
    nobody: createLocalKit({ data }),
    theirs: await ann.sendMessage(text(ann, 'bob', 'for Bob')),
    secret: await ann.sendMessage(text(ann, 'secret', 'for few', 'group')),
    said: await ann.sendMessage(text(ann, 'crew', 'for all', 'group')),
  };
}

it.each(REFUSED)('a signed-in user may not %s', async (_right, code, attempt) => {
  const there = await scene();
  const heard = [record(there.ann), record(there.bob)];
  await expect(attempt(there)).rejects.toMatchObject({ code });
  // Nobody is told, and nothing has changed.
  await there.ann.sendMessage(text(there.ann, 'bob', 'a mark'));
  await expect.poll(() => names(heard[1] ?? []).filter((name) => name.startsWith('on'))).toHaveLength(1);
  expect(heard[0]).toEqual([]);
});

it('the table of rights names each of them', () => {
  const page = readFileSync(new URL('../../docs/embedded-sdk.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| (.+) \| `(ERR_\w+)` \|$/gm)].map(([, right, code]) => [right, code]);
  expect(rows.filter(([right]) => REFUSED.some(([name]) => name === right))).toEqual(
    REFUSED.map(([right, code]) => [right, code]),
  );
});

it('a user who names another sender, id or time sends as oneself, now', async () => {
  const { ann, eve } = await scene();
  const forged = text(eve, 'ann', 'forged');
  forged.setSender(new eve.User('bob', 'Bob'));
  forged.setSentAt(1);
  forged.setId(1);
  const sent = await eve.sendMessage(forged);
  expect([sent.getSender().getUid(), sent.getSentAt() > 1, Number(sent.getId()) > 1]).toEqual([
    'eve',
    true,
    true,
  ]);
  const [received] = await new ann.MessagesRequestBuilder().setUID('eve').build().fetchPrevious();
  expect(received?.getSender().getUid()).toBe('eve');
});

it('a muid of someone else gives away nothing', async () => {
  const { ann, eve } = await scene();
  const [first, second] = [text(ann, 'bob', 'first'), text(eve, 'ann', 'second')];
  for (const each of [first, second]) each.setMuid('same');
  await ann.sendMessage(first);
  const sent = await eve.sendMessage(second);
  expect('getText' in sent && sent.getText()).toBe('second');
});

it('typing in a group from outside, and to someone who has blocked the user, is told to nobody', async () => {
  const { ann, bob, eve } = await scene();
  const heard = [record(ann), record(bob)];
  eve.startTyping(new eve.TypingIndicator('secret', 'group'));
  eve.startTyping(new eve.TypingIndicator('bob', 'user'));
  await ann.sendMessage(text(ann, 'bob', 'a mark'));
  await expect
    .poll(() => names(heard[1] ?? []))
    .toContainEqual(expect.stringContaining('onTextMessageReceived'));
  expect(heard.flatMap(names).filter((name) => name.includes('Typing'))).toEqual([]);
});

it('lists of groups leave out private ones of others', async () => {
  const { eve } = await scene();
  const groups = await new eve.GroupsRequestBuilder().build().fetchNext();
  expect(groups.map((group) => group.getGuid())).not.toContain('secret');
});
