import { KitLocalize, KitUsersElement, SelectionMode } from 'solid-chat-kit/element';
import { expect, it } from 'vitest';

it('[element.server] can be imported on a server, where nothing is defined', () => {
  expect(typeof HTMLElement).toBe('undefined');
  expect(typeof customElements).toBe('undefined');
  expect(KitUsersElement).toBeTypeOf('function');
  expect(SelectionMode.single).toBe(0);
  expect(KitLocalize.language).toBe('en');
});
