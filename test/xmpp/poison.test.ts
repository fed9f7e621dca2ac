import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { Archive } from '../../src/xmpp/archive/archive.ts';
import { NS } from '../../src/xmpp/connection/extensions.ts';
import { Clock } from '../../src/xmpp/inbox/clock.ts';
import { readUserMessage } from '../../src/xmpp/inbox/read-stanza.ts';
import { mentionOf } from '../../src/xmpp/mentions.ts';
import { ANN, BOB, EVE, messageXml, parse } from './inbox-of.ts';

/** Nested deeper than a database can copy; `JSON.parse` of V8 does not recurse. */
const DEEP = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;

it('stores a page of the archive although one message of it has content that no database takes', async () => {
  const drop = () => undefined;
  const archive = await Archive.open(ANN, {
    name: `poison ${crypto.randomUUID()}`,
    persist: true,
    mention: mentionOf('ann'),
    drop,
    onError(error) {
      throw error;
    },
  });
  const inbox = { me: ANN, clock: new Clock(), drop };
  const page = [
    messageXml(BOB, 'm1', '<body>Hello</body>', 1),
    messageXml(EVE, 'm2', `<body>place</body><kit xmlns="${NS.kit}" type="place">${DEEP}</kit>`, 2),
    messageXml(BOB, 'm3', '<body>Are you there?</body>', 3),
  ];
  // As CatchUp does: all results in one transaction, again at each sign-in.
  await archive.apply(page.flatMap((xml) => readUserMessage({ message: parse(xml) }, inbox)));
  const texts = (await archive.page({ chat: BOB, limit: 9 })).map(({ text }) => text);
  archive.close();
  expect(texts).toEqual(['Hello', 'Are you there?']);
});
