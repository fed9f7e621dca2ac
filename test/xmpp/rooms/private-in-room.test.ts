import { expect, it } from 'vitest';
import { ANN, inboxOfAnn } from '../inbox-of.ts';

const CREW = 'crew@conference.example.org';
/** The id that the room gives its next message. */
const NEXT_ID = '1790000001000000';

const copied = (direction: 'received' | 'sent', from: string, to: string) =>
  `<message xmlns="jabber:client" from="${ANN}" to="${ANN}/desk"><${direction} xmlns="urn:xmpp:carbons:2">
    <forwarded xmlns="urn:xmpp:forward:0"><message xmlns="jabber:client" type="chat" from="${from}" to="${to}"
    id="${NEXT_ID}"><body>psst</body></message></forwarded></${direction}></message>`;

it.each([
  ['to this user', copied('received', `${CREW}/eve`, `${ANN}/phone`)],
  ['by this user', copied('sent', `${ANN}/phone`, `${CREW}/eve`)],
])('[sdk.xmpp.hostile] keeps a copied private message %s out of the chat of its room', async (_, xml) => {
  const ann = await inboxOfAnn();
  await ann.archive.changeChat(CREW, 'group', () => undefined);
  await ann.hear(xml);
  expect(await ann.texts(CREW)).toEqual([]);
  expect(await ann.archive.message(`${CREW}/${NEXT_ID}`)).toBeUndefined();
  expect(ann.dropped).toEqual({ 'private-message': 1 });
});
