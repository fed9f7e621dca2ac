import { createKitEvents, KitConversations, KitProvider, KitUsers } from 'solid-chat-kit';
import { createLocalKit, User } from 'solid-chat-kit/local';
import { renderToString } from 'solid-js/web';
import { expect, it } from 'vitest';
import { HOSTILE_MARKUP } from '../support/hostile-markup.ts';

it('[error.hostile-text] rows of a server are text in its markup, whatever they hold', async () => {
  const sdk = createLocalKit();
  await sdk.createUser(new User('me', 'Me'));
  await sdk.login('me');
  for (const [at, text] of HOSTILE_MARKUP.entries()) {
    await sdk.createUser(new User(`u${at}`, text));
    await sdk.sendMessage(new sdk.TextMessage(`u${at}`, text, 'user'));
  }
  const json = async (builder: { build(): { fetchNext(): Promise<readonly object[]> } }) =>
    JSON.parse(JSON.stringify(await builder.build().fetchNext()));
  const conversations = await json(new sdk.ConversationsRequestBuilder());
  const users = await json(new sdk.UsersRequestBuilder());
  const html = renderToString(() => (
    <KitProvider sdk={createLocalKit()} events={createKitEvents()} locale="en" timeZone="UTC">
      <KitConversations initialConversations={conversations} />
      <KitUsers initialUsers={users} />
    </KitProvider>
  ));
  const { JSDOM } = (await import('jsdom' as string)) as {
    JSDOM: new (html: string) => { window: { document: Document } };
  };
  const { document } = new JSDOM(html).window;
  expect(document.querySelectorAll('.kit-list__row')).toHaveLength(2 * HOSTILE_MARKUP.length);
  expect(document.body.textContent).toContain(HOSTILE_MARKUP[1]);
  expect(document.querySelectorAll('script, style, svg, iframe, a, [src]')).toHaveLength(0);
  const attributes = [...document.querySelectorAll('*')].flatMap((each) => [...each.attributes]);
  expect(attributes.filter(({ name }) => name.startsWith('on'))).toEqual([]);
});
