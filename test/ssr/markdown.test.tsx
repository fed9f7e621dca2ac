import { createKitEvents, defaultTextFormatters, KitMessageList, KitProvider } from 'solid-chat-kit';
import { createLocalKit, User } from 'solid-chat-kit/local';
import { KitMarkdownFormatter } from 'solid-chat-kit/markdown';
import { renderToString } from 'solid-js/web';
import { expect, it } from 'vitest';

it('[messages.markdown] a server renders formatted text, and hostile text as text', async () => {
  const sdk = createLocalKit();
  await sdk.createUser(new User('ann', 'Ann'));
  await sdk.createUser(new User('bob', 'Bob'));
  await sdk.login('ann');
  const text = '**<img src=x onerror=alert(1)>**\n- *a*\n```\n</pre><script>alert(1)</script>\n```';
  await sdk.sendMessage(new sdk.TextMessage('bob', text, 'user'));
  const messages = await new sdk.MessagesRequestBuilder().setUID('bob').build().fetchPrevious();
  const html = renderToString(() => (
    <KitProvider sdk={createLocalKit()} events={createKitEvents()} locale="en">
      <KitMessageList
        user={new User('bob', 'Bob')}
        initialMessages={JSON.parse(JSON.stringify(messages))}
        textFormatters={[new KitMarkdownFormatter(), ...defaultTextFormatters()]}
      />
    </KitProvider>
  ));
  expect(html).toMatch(
    /<strong[^>]*class="kit-text-strong "[^>]*>.*&lt;img src=x onerror=alert\(1\)>.*<\/strong>/,
  );
  expect(html).toMatch(/<ul[^>]*class="kit-text-list "/);
  expect(html).toMatch(/<pre[^>]*class="kit-text-code-block "[^>]*dir="ltr"/);
  expect(html).not.toMatch(/<script|<img/);
});
