import { afterEach, expect, it, vi } from 'vitest';
import { openChat, say } from './harness.tsx';

afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand');
  Reflect.deleteProperty(navigator, 'clipboard');
});

/** Opens a chat with "Hello", and copies it. */
async function copied() {
  const chat = await openChat(({ bob }) => say(bob, 'ann', 'Hello'));
  await chat.openMenu(chat.row('Hello'));
  chat.choose('Copy text');
  const said = (text: string) => vi.waitFor(() => expect(chat.container.textContent).toContain(text));
  return { chat, said };
}

it.each([
  ['lack the clipboard', undefined],
  ['refuse it', { writeText: () => Promise.reject(new DOMException('Refused', 'NotAllowedError')) }],
])(
  '[messages.copy] copies where browsers %s, as on pages without HTTPS and in frames',
  async (_how, clipboard) => {
    const setData = vi.fn();
    const execCommand = () =>
      document.dispatchEvent(
        Object.assign(new Event('copy', { cancelable: true }), { clipboardData: { setData } }),
      );
    Object.assign(document, { execCommand });
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    const { chat, said } = await copied();
    await said('Copied');
    expect([setData.mock.calls, chat.errors]).toEqual([[['text/plain', 'Hello']], []]);
  },
);

it('[messages.copy] says that nothing was copied, and why', async () => {
  const { chat, said } = await copied();
  await said('The text could not be copied.');
  expect(chat.find('.kit-toast')?.textContent).toBe('The text could not be copied.');
  expect(chat.errors.map(({ message }) => message)).toEqual([
    'The browser copied nothing: serve the page over HTTPS.',
  ]);
});
