import { expect, it } from 'vitest';

it('[element.server] can be imported on a server, where nothing is defined and nothing listens', async () => {
  expect(typeof HTMLElement).toBe('undefined');
  const { KitLocalize, KitUsersElement, SelectionMode } = await import('solid-chat-kit/element');
  expect(SelectionMode.single).toBe(0);
  expect(KitUsersElement).toBeTypeOf('function');
  expect(KitLocalize.language).toBe('en');
});
