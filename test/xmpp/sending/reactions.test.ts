import { expect, it } from 'vitest';
import type { ArchiveChange } from '../../../src/xmpp/archive/change.ts';
import { Clock } from '../../../src/xmpp/inbox/clock.ts';
import { Revisions } from '../../../src/xmpp/sending/revisions.ts';
import { ANN, BOB, inboxOfAnn, messageXml } from '../inbox-of.ts';

/** Ann's revisions of a message by Bob; `sends` says how each stanza goes out. */
async function revisionsOfAnn(sends: () => Promise<void> = async () => undefined) {
  const ann = await inboxOfAnn();
  await ann.hear(messageXml(BOB, 'm1', '<body>Hello</body>', 1));
  const revisions = new Revisions({
    me: ANN,
    archive: ann.archive,
    clock: new Clock(),
    transmit: sends,
    apply: async (changes: readonly ArchiveChange[]) => void (await ann.archive.apply(changes)),
  });
  const read = async () => {
    const [message] = await ann.archive.page({ chat: BOB, limit: 1 });
    if (!message) throw new Error('No message.');
    return message;
  };
  return { revisions, read, emojis: async () => (await read()).reactions?.[ANN]?.emojis ?? [] };
}

it('[sdk.xmpp.revisions] keeps both of two reactions that are made at once', async () => {
  const { revisions, read, emojis } = await revisionsOfAnn();
  const message = await read();
  await Promise.all([revisions.react(message, '👍', true), revisions.react(message, '🎉', true)]);
  expect(await emojis()).toEqual(['👍', '🎉']);
});

it('[sdk.xmpp.revisions] makes a reaction after one that failed', async () => {
  let refusals = 1;
  const { revisions, read, emojis } = await revisionsOfAnn(async () => {
    if (refusals-- > 0) throw new Error('refused');
  });
  const message = await read();
  const results = await Promise.allSettled([
    revisions.react(message, '👍', true),
    revisions.react(message, '🎉', true),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(await emojis()).toEqual(['🎉']);
});
