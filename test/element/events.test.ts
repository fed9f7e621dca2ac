// Each file has its own page: a page defines an element once.
// @vitest-environment-options { "url": "http://localhost/events" }
import { KIT_ERROR, type Kit, SelectionMode } from 'solid-chat-kit';
import type { KitConversationsElement, KitUsersElement } from 'solid-chat-kit/element';
import { controlOf } from 'solid-chat-kit/local/control';
import { expect, it, onTestFinished, vi } from 'vitest';
import { control, idle, names, page, town } from './harness.ts';

const EVENTS = [
  'kit-item-click',
  'kit-select',
  'kit-selection',
  'kit-error',
  'kit-empty',
  'kit-search-bar-click',
];

/** Records an element's events at the document: type and detail. */
function hear() {
  const heard: [type: string, detail: unknown][] = [];
  const listen = (event: Event) => heard.push([event.type, (event as CustomEvent).detail]);
  for (const type of EVENTS) document.addEventListener(type, listen);
  onTestFinished(() => {
    for (const type of EVENTS) document.removeEventListener(type, listen);
  });
  return heard;
}

async function users(attributes = ''): Promise<{ element: KitUsersElement; objects: Kit.User[] }> {
  const sdk = await town();
  const element = page<KitUsersElement>(`<kit-users ${attributes}></kit-users>`);
  const objects: Kit.User[] = [];
  element.trailingView = (user) => {
    objects.push(user);
    return null;
  };
  element.sdk = sdk;
  await idle();
  return { element, objects };
}

it("[element.events] dispatches a click with the SDK's own object, and bubbles", async () => {
  const heard = hear();
  const { element, objects } = await users();
  const own = vi.fn();
  element.onItemClick = own;
  const listener = vi.fn((event: CustomEvent<Kit.User>) => event.detail.getUid());
  element.addEventListener('kit-item-click', listener);
  control(element, 'Cleo').click();
  expect(listener).toHaveReturnedWith('cleo');
  expect(heard).toHaveLength(1);
  expect(heard[0]?.[0]).toBe('kit-item-click');
  expect(heard[0]?.[1]).toBe(objects[1]);
  expect(own).toHaveBeenCalledExactlyOnceWith(objects[1]);
  expect(listener.mock.calls[0]?.[0]).toMatchObject({ bubbles: true, composed: false, cancelable: false });
  element.removeEventListener('kit-item-click', listener);
  control(element, 'Bob').click();
  expect(listener).toHaveBeenCalledTimes(1);
});

it('[element.item-click] toggles the row in a selection mode, unless the property is set', async () => {
  const heard = hear();
  const { element, objects } = await users('selection-mode="multiple"');
  const [bob, cleo] = objects;
  element.addEventListener('kit-item-click', () => {});
  control(element, 'Bob').click();
  await idle();
  expect(heard).toEqual([
    ['kit-select', { item: bob, selected: true }],
    ['kit-selection', [bob]],
  ]);
  expect(element.selection).toEqual([bob]);

  heard.length = 0;
  const own = vi.fn();
  element.onItemClick = own;
  control(element, 'Cleo').click();
  await idle();
  expect(own).toHaveBeenCalledExactlyOnceWith(cleo);
  expect(heard).toEqual([['kit-item-click', cleo]]);
  expect(element.selection).toEqual([bob]);
  control(element, 'Cleo', '.kit-list-item__checkbox').click();
  expect(element.selection).toEqual([bob, cleo]);
});

it('[element.selection] dispatches the selection once per action', async () => {
  const heard = hear();
  const { element, objects } = await users('selection-mode="single"');
  const [bob, cleo] = objects;
  const own = vi.fn();
  element.onSelect = own;
  control(element, 'Bob').click();
  await idle();
  control(element, 'Cleo').click();
  await idle();
  expect(heard).toEqual([
    ['kit-select', { item: bob, selected: true }],
    ['kit-selection', [bob]],
    ['kit-select', { item: bob, selected: false }],
    ['kit-select', { item: cleo, selected: true }],
    ['kit-selection', [cleo]],
  ]);
  expect(own.mock.calls).toEqual([
    [bob, true],
    [bob, false],
    [cleo, true],
  ]);
  element.selectionMode = SelectionMode.none;
  await idle();
  expect(heard.slice(5)).toEqual([
    ['kit-select', { item: cleo, selected: false }],
    ['kit-selection', []],
  ]);
});

it('[element.events] reports errors, including those of its own callbacks', async () => {
  const heard = hear();
  const sdk = await town();
  const element = page<KitConversationsElement>('<kit-conversations></kit-conversations>');
  const own = vi.fn();
  element.onError = own;
  controlOf(sdk).failNext('ConversationsRequest.fetchNext');
  element.sdk = sdk;
  await idle();
  expect(heard.map(([type]) => type)).toEqual(['kit-error']);
  expect(own).toHaveBeenCalledExactlyOnceWith(heard[0]?.[1]);

  element.querySelector<HTMLElement>('.kit-state-view__actions button')?.click();
  await idle();
  expect(names(element)).toEqual(['Bob', 'Cleo']);
  heard.length = 0;
  element.onItemClick = () => {
    throw new Error('Mine');
  };
  control(element, 'Bob').click();
  expect(heard.map(([type]) => type)).toEqual(['kit-item-click', 'kit-error']);
  expect(heard[1]?.[1]).toMatchObject({ code: KIT_ERROR.CALLBACK_FAILED });
});

it('[element.events] reports an empty list, and a click on the search bar', async () => {
  const heard = hear();
  const sdk = await town();
  const element = page<KitUsersElement>('<kit-users search-keyword="nobody"></kit-users>');
  element.sdk = sdk;
  await idle();
  expect(heard).toEqual([['kit-empty', null]]);
  heard.length = 0;
  const chats = page<KitConversationsElement>('<kit-conversations show-search-bar></kit-conversations>');
  const own = vi.fn();
  chats.onSearchBarClicked = own;
  chats.sdk = sdk;
  await idle();
  chats.querySelector<HTMLElement>('.kit-search-bar')?.click();
  expect(heard).toEqual([['kit-search-bar-click', null]]);
  expect(own).toHaveBeenCalledOnce();
});

it('[element.errors] without onError an error is reported, unless a listener of kit-error prevents that', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const element = page<KitUsersElement>('<kit-users></kit-users>');
  element.sdk = await town();
  const failure = new Error('Mine');
  element.onItemClick = () => {
    throw failure;
  };
  await idle();
  control(element, 'Bob').click();
  expect(reported.mock.calls).toEqual([[failure]]);
  element.addEventListener('kit-error', (event) => event.preventDefault());
  control(element, 'Bob').click();
  expect(reported).toHaveBeenCalledOnce();
});

it('[element.selected] the page may hold the selection', async () => {
  const heard = hear();
  const { element, objects } = await users('selection-mode="multiple"');
  const [bob, cleo] = objects as [Kit.User, Kit.User];
  element.selected = [bob];
  await idle();
  control(element, 'Cleo').click();
  await idle();
  expect(heard.at(-1)).toEqual(['kit-selection', [bob, cleo]]);
  expect(element.selection).toEqual([bob]);
  element.selected = [bob, cleo];
  await idle();
  expect(element.querySelectorAll('[data-selected]')).toHaveLength(2);
});
