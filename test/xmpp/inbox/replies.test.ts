import { createClient, JXT } from 'stanza';
import { expect, it } from 'vitest';
import { extensions, NS } from '../../../src/xmpp/connection/extensions.ts';
import { BOB, inboxOfAnn, messageXml } from '../inbox-of.ts';

const reply = (body: string, range: string, quoted: string = NS.reply) =>
  `<reply xmlns="${NS.reply}" id="m1"/><fallback xmlns="${NS.fallback}" for="${quoted}"><body ${range}/></fallback><body>${body}</body>`;

it.each([
  ['of a reply', reply('&gt; 👍 Hi\nYes', 'start="0" end="7"'), 'Yes'],
  ['without a start', reply('&gt; Hi\nYes', 'end="5"'), 'Yes'],
  ['at the end', reply('Yes\n&gt; Hi', 'start="3" end="99"'), 'Yes'],
])('[sdk.xmpp.replies] shows no quotation %s in the text', async (_, content, text) => {
  const ann = await inboxOfAnn();
  await ann.hear(messageXml(BOB, 'm1', '<body>Hi</body>', 1));
  await ann.hear(messageXml(BOB, 'm2', content, 2));
  expect(await ann.texts(BOB)).toEqual(['Hi', text]);
});

it.each([
  ['for another purpose', reply('Hello', 'start="0" end="2"', 'urn:example')],
  ['without an end', reply('Hello', '')],
  ['that ends before it starts', reply('Hello', 'start="4" end="2"')],
  ['of no numbers', reply('Hello', 'start="x" end="y"')],
])('[sdk.xmpp.replies] leaves the text with a fallback %s as it is', async (_, content) => {
  const ann = await inboxOfAnn();
  await ann.hear(messageXml(BOB, 'm2', content, 2));
  expect(await ann.texts(BOB)).toEqual(['Hello']);
});

it('[sdk.xmpp.replies] writes a fallback for the whole body without a range', () => {
  const { stanzas } = createClient({ jid: BOB });
  stanzas.define(extensions(JXT));
  const xml = String(stanzas.export('message', { body: 'Deleted.', fallback: { for: NS.retract } }));
  expect(xml).toContain(`<fallback xmlns="${NS.fallback}" for="${NS.retract}"/>`);
});
