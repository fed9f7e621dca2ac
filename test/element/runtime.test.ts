import { createRoot, createSignal } from 'solid-js';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
});

const load = () => import('../../src/element/runtime.ts');

it('[element.trusted-types] makes the markup of templates by one policy, once it is drawn', async () => {
  const createHTML = vi.fn((html: string) => html);
  const createPolicy = vi.fn((_name: string, rules: { createHTML: (html: string) => string }) => ({
    createHTML: (html: string) => createHTML(rules.createHTML(html)),
  }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { template } = await load();
  const [bold, plain] = [template('<b>One'), template('<i>Two')];
  expect(createPolicy).not.toHaveBeenCalled();
  const [first, second] = [bold(), bold()];
  expect(first.outerHTML).toBe('<b>One</b>');
  expect(second).not.toBe(first);
  expect(plain().outerHTML).toBe('<i>Two</i>');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['solid-chat-kit']);
  expect(createHTML.mock.calls).toEqual([['<b>One'], ['<i>Two']]);
});

it('[element.trusted-types] leaves it to the page if its policy is rejected, or without Trusted Types', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refusal = new TypeError('not listed');
  vi.stubGlobal('trustedTypes', {
    createPolicy: () => {
      throw refusal;
    },
  });
  const refused = await load();
  expect(refused.template('<b>One')().outerHTML).toBe('<b>One</b>');
  expect(refused.template('<b>Two')().outerHTML).toBe('<b>Two</b>');
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"solid-chat-kit"'), refusal);
  vi.resetModules();
  vi.stubGlobal('trustedTypes', undefined);
  expect((await load()).template('<b>One')().outerHTML).toBe('<b>One</b>');
  expect(warn).toHaveBeenCalledOnce();
});

it('[element.server] delegates events to the document, and does nothing without one', async () => {
  const listen = vi.spyOn(document, 'addEventListener');
  const { delegateEvents } = await load();
  delegateEvents(['touchmove']);
  expect(listen).toHaveBeenCalledExactlyOnceWith('touchmove', expect.any(Function));
  vi.stubGlobal('document', undefined);
  vi.stubGlobal('window', undefined);
  expect(() => delegateEvents(['touchend'])).not.toThrow();
});

it('[element.chat] sets and removes what a component spreads on its root', async () => {
  const { spread } = await load();
  const root = document.createElement('div');
  const [name, setName] = createSignal<string | undefined>('kit-message-header');
  const end = createRoot((dispose) => {
    spread(root, {
      dir: 'rtl',
      get class() {
        return name();
      },
    });
    return dispose;
  });
  expect(root.outerHTML).toBe('<div dir="rtl" class="kit-message-header"></div>');
  setName('kit-message-header wide');
  expect(root.className).toBe('kit-message-header wide');
  setName(undefined);
  expect(root.outerHTML).toBe('<div dir="rtl"></div>');
  end();
});
