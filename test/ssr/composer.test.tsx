import { KitMessageComposer, KitProvider } from 'solid-chat-kit';
import { createLocalKit, User } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { renderToString } from 'solid-js/web';
import { expect, it } from 'vitest';

it('a server draws a composer without asking the SDK, and without style attributes', () => {
  const sdk = createLocalKit();
  const html = renderToString(() => (
    <KitProvider sdk={sdk} locale="en">
      <KitMessageComposer
        user={new User('bob', 'Bob')}
        initialComposerText="Dear Bob"
        maxLength={100}
        autoFocus
      />
    </KitProvider>
  ));
  expect(html).toContain('aria-label="Message to Bob"');
  expect(html).toContain('8 / 100');
  expect(html).not.toMatch(/\sstyle=/);
  expect([controlOf(sdk).listenerCount(), controlOf(sdk).calls]).toEqual([0, {}]);
});
