import { KitChat, KitProvider } from 'solid-chat-kit';
import { render } from 'solid-js/web';
import { expect, it, onTestFinished, vi } from 'vitest';
import { seeded } from './stage.tsx';

it('[chat.open] takes clicks where a script renders it into the document of an iframe', async () => {
  const { ann } = await seeded({ conversations: 5, users: 8, groups: 0 });
  const frame = document.createElement('iframe');
  frame.style.cssText = 'width:1000px;height:600px';
  document.body.append(frame);
  const inside = frame.contentDocument as Document;
  const dispose = render(
    () => (
      <KitProvider sdk={ann} locale="en">
        <KitChat disableHistory />
      </KitProvider>
    ),
    inside.body,
  );
  onTestFinished(() => {
    dispose();
    frame.remove();
  });
  const click = (selector: string) =>
    vi.waitFor(() => {
      const element = inside.querySelector<HTMLElement>(selector);
      if (!element) throw new Error(`There is no ${selector}.`);
      element.click();
    });
  const has = (selector: string) => vi.waitFor(() => expect(inside.querySelector(selector)).not.toBeNull());
  await click('.kit-list-item__action');
  await has('.kit-chat__main .kit-message-list');
  await click('.kit-chat__new');
  await has('.kit-chat__users');
});
