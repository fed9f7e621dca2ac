import { expect, it } from 'vitest';
import type { Archive } from '../../../src/xmpp/archive/archive.ts';
import { dropOrphans } from '../../../src/xmpp/archive/orphans.ts';
import { ABOVE } from '../../../src/xmpp/archive/records.ts';
import { BOB, EVE, inboxOfAnn, messageXml } from '../inbox-of.ts';

const correction = (of: string, text: string) =>
  `<replace xmlns="urn:xmpp:message-correct:0" id="${of}"/><body>${text}</body>`;
const orphans = (archive: Archive) => archive.read((tx) => tx.range('orphans', '', { from: '', to: ABOVE }));

it('keeps each change without a message once, and forgets it with its message', async () => {
  const ann = await inboxOfAnn();
  for (let times = 0; times < 2; times++) await ann.hear(messageXml(BOB, 'c1', correction('m1', 'New'), 2));
  expect(await orphans(ann.archive)).toHaveLength(1);
  await ann.hear(messageXml(BOB, 'm1', '<body>Old</body>', 1));
  expect(await ann.texts(BOB)).toEqual(['New']);
  expect(await orphans(ann.archive)).toEqual([]);
});

it('keeps the newest changes of a sender whose messages never come, and those of others', async () => {
  const ann = await inboxOfAnn();
  await ann.hear(messageXml(BOB, 'b1', correction('m1', 'New'), 1));
  for (let each = 1; each <= 250; each++) {
    await ann.hear(messageXml(EVE, `c${each}`, correction(`none-${each}`, 'Ha'), each));
  }
  const kept = await orphans(ann.archive);
  expect(kept).toHaveLength(201);
  const byEve = kept
    .filter(({ change }) => change.from === EVE)
    .map(({ targets }) => targets[0]?.split('-')[1]);
  expect([byEve[0], byEve.at(-1)]).toEqual(['51', '250']);
});

it('forgets changes whose messages an archive without gaps does not have', async () => {
  const ann = await inboxOfAnn();
  await ann.hear(messageXml(EVE, 'c1', correction('none', 'Ha'), 1));
  await ann.hear(messageXml(EVE, 'c2', correction('later', 'Ha'), 1_000));
  const [old] = await orphans(ann.archive);
  await ann.archive.write((tx) => dropOrphans(tx, 'team@conference.example.org', Number.MAX_SAFE_INTEGER));
  expect(await orphans(ann.archive)).toHaveLength(2);
  await ann.archive.write((tx) => dropOrphans(tx, undefined, (old?.change.at ?? 0) + 1));
  expect((await orphans(ann.archive)).map(({ change }) => change.at > (old?.change.at ?? 0))).toEqual([true]);
});
