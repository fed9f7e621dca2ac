import { expect, it, vi } from 'vitest';
import type * as Conversations from '../conversations/harness.tsx';

/** How long modules may take to load on a busy machine, in milliseconds. */
const PATIENCE_MS = 10_000;

/** Renders three conversations, with fresh modules, on a page that is never idle. */
async function openThree() {
  vi.resetModules();
  vi.stubGlobal('requestIdleCallback', () => 0);
  const { three, text, renderConversations } = (await import(
    '../conversations/harness.tsx'
  )) as typeof Conversations;
  const { controlOf } = await import('solid-chat-kit/local/control');
  const sdk = await three();
  const list = renderConversations(sdk);
  await list.ready();
  return { sdk, control: controlOf(sdk), text, list };
}

it('[limit.on-demand] a message of an unknown chat loads what fetches it', async () => {
  const { sdk, control, text, list } = await openThree();
  const { User } = await import('solid-chat-kit/local');
  await sdk.createUser(new User('dan', 'Dan'));
  control.sendAs('dan', text('me', 'Hello'));
  await vi.waitFor(() => expect(list.names()[0]).toBe('Dan'), PATIENCE_MS);
  list.unmount();
});
