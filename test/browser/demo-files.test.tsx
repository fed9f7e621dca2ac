import { render } from '@solidjs/testing-library';
import { createLocalData, createLocalKit, User } from 'solid-chat-kit/local';
import { createSignal, Show } from 'solid-js';
import { expect, it } from 'vitest';
import { MessageContent } from '../../example/app/chat/message-content.tsx';

it('the demo shows a file each time it is mounted, and then releases its URL', async () => {
  const kit = createLocalKit({ data: createLocalData() });
  await kit.createUser(new User('me', 'Me'));
  await kit.createUser(new User('ann', 'Ann'));
  const me = await kit.login('me');
  const file = new File(['harbour'], 'harbour.txt', { type: 'text/plain' });
  const message = await kit.sendMessage(new kit.MediaMessage('ann', file, 'file', 'user'));
  const [isShown, setShown] = createSignal(true);
  const { container } = render(() => (
    <Show when={isShown()}>
      <MessageContent message={message} me={me} />
    </Show>
  ));
  const address = () => container.querySelector('a')?.href ?? '';
  const load = async (url: string) => (await fetch(url)).text();

  for (const _mount of [1, 2]) {
    setShown(true);
    const url = address();
    expect(await load(url)).toBe('harbour');
    setShown(false);
    await expect(load(url)).rejects.toThrow();
  }
});
