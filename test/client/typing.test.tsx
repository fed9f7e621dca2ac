import { render } from '@solidjs/testing-library';
import { KitConversations, KitMessageHeader, KitProvider } from 'solid-chat-kit';
import { controlOf } from 'solid-chat-kit/local/control';
import { createSignal, Show } from 'solid-js';
import { expect, it } from 'vitest';
import { idle, three } from '../conversations/harness.tsx';

it('is known to a list and to a header that are mounted after it began', async () => {
  const kit = await three();
  const ann = (await kit.getConversation('ann', 'user')).getConversationWith();
  const [isShown, setShown] = createSignal(false);
  const { container } = render(() => (
    <KitProvider sdk={kit}>
      <Show when={isShown()}>
        <KitConversations />
        <KitMessageHeader user={ann as never} />
      </Show>
    </KitProvider>
  ));
  await idle();
  controlOf(kit).typeAs('ann', new kit.TypingIndicator('me', 'user'));
  setShown(true);
  await idle();
  const words = [
    ...container.querySelectorAll('.kit-conversations__subtitle-typing, .kit-message-header__subtitle'),
  ];
  expect(words.map((each) => each.textContent).filter(Boolean)).toEqual(['typing…', 'typing…']);
});
