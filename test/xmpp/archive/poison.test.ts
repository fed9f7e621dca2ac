import '../../support/databases.ts';
import { expect, it } from 'vitest';
import { Archive } from '../../../src/xmpp/archive/archive.ts';
import { NS } from '../../../src/xmpp/connection/extensions.ts';
import { Clock } from '../../../src/xmpp/inbox/clock.ts';
import { readUserMessage } from '../../../src/xmpp/inbox/read-stanza.ts';
import { mentionOf } from '../../../src/xmpp/json/mentions.ts';
import { Dropped } from '../../../src/xmpp/shared/dropped.ts';
import { ANN, BOB, EVE, messageXml, parse } from '../inbox-of.ts';

/** Nested deeper than a database can copy; `JSON.parse` of V8 does not recurse. */
const DEEP = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;

/** Opens an archive in a database; counts what it drops. */
async function openArchive() {
  const dropped = new Dropped();
  const archive = await Archive.open(ANN, {
    name: `poison ${crypto.randomUUID()}`,
    persist: true,
    mention: mentionOf('ann'),
    drop: dropped.drop,
    onError(error) {
      throw error;
    },
  });
  const read = (xml: string) =>
    readUserMessage({ message: parse(xml) }, { me: ANN, clock: new Clock(), drop: dropped.drop });
  const texts = async () => (await archive.page({ chat: BOB, limit: 9 })).map(({ text }) => text);
  return { archive, read, texts, dropped: dropped.counts };
}

const HELLO = messageXml(BOB, 'm1', '<body>Hello</body>', 1);
const QUESTION = messageXml(BOB, 'm3', '<body>Are you there?</body>', 3);

it('stores a page of the archive although one message of it is nested too deep', async () => {
  const { archive, read, texts, dropped } = await openArchive();
  const poison = messageXml(
    EVE,
    'm2',
    `<body>place</body><kit xmlns="${NS.kit}" type="place">${DEEP}</kit>`,
    2,
  );
  // As CatchUp does: all results in one transaction, again at each sign-in.
  await archive.apply([HELLO, poison, QUESTION].flatMap(read));
  expect(await texts()).toEqual(['Hello', 'Are you there?']);
  expect(dropped).toEqual({ oversized: 1 });
  archive.close();
});

it('stores all but the change that no database takes, and how far the archive is here', async () => {
  const { archive, read, texts, dropped } = await openArchive();
  const [before, after] = [HELLO, QUESTION].map(read);
  // Functions cannot be copied into a database.
  const poison = read(messageXml(EVE, 'm2', '<body>Hi</body>', 2)).map((change) => ({
    ...change,
    data: () => undefined,
  }));
  const effects = await archive.apply(
    [before, poison, after].flatMap((changes) => changes ?? []),
    (tx) => tx.put('meta', { key: 'sync ', newest: 'm3' }),
  );
  expect(await texts()).toEqual(['Hello', 'Are you there?']);
  expect(effects.map(({ what }) => what)).toEqual(['message', 'message']);
  expect(await archive.read((tx) => tx.get('meta', 'sync '))).toMatchObject({ newest: 'm3' });
  expect([dropped, archive.chats.has(EVE)]).toEqual([{ malformed: 1 }, false]);
  archive.close();
});

it('stores what is written at the same time as a change that no database takes', async () => {
  const { archive, read } = await openArchive();
  const poison = read(messageXml(EVE, 'm2', '<body>Hi</body>')).map((change) => ({
    ...change,
    data: () => undefined,
  }));
  const written = archive.write(async (tx) =>
    tx.put('outbox', { key: 'o1', chat: BOB, kind: 'user', at: 1, stanza: {} }),
  );
  await Promise.all([archive.apply(poison), written]);
  expect(await archive.all('outbox')).toMatchObject([{ key: 'o1' }]);
  archive.close();
});

it('drops nothing when the database itself fails', async () => {
  const { archive, read, dropped } = await openArchive();
  archive.close();
  await expect(archive.apply(read(HELLO))).rejects.toThrow();
  expect(dropped).toEqual({});
});
