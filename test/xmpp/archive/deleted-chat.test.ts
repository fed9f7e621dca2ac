import { expect, it } from 'vitest';
import { NS } from '../../../src/xmpp/connection/extensions.ts';
import { archiveIdAt, BOB, inboxOfAnn, messageXml } from '../inbox-of.ts';

it('shows what arrives after a conversation was deleted, whatever time its sender gave', async () => {
  const ann = await inboxOfAnn();
  // Bob's clock is four minutes fast, or Bob is hostile; both are tolerated.
  await ann.hear(
    messageXml(BOB, 'm1', `<kit xmlns="${NS.kit}" sent="${archiveIdAt(240)}"/><body>Old</body>`, 1),
  );
  await ann.archive.clear(BOB, 'user');
  await ann.hear(messageXml(BOB, 'm2', '<body>New, by another client of Bob</body>', 60));
  expect(await ann.texts(BOB)).toEqual(['New, by another client of Bob']);
});

it('does not return messages of a deleted conversation as changes', async () => {
  const ann = await inboxOfAnn();
  await ann.hear(messageXml(BOB, 'm1', '<body>Old</body>', 1));
  await ann.archive.clear(BOB, 'user');
  expect(await ann.archive.changedSince(BOB, 0)).toEqual([]);
});
