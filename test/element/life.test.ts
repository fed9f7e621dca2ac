// A page of its own: a page defines an element once.
// @vitest-environment-options { "url": "http://localhost/life" }
import {
  createKitEvents,
  init,
  KitConversationEvents,
  type KitConversationsElement,
  type KitUsersElement,
} from 'solid-chat-kit/element';
import { controlOf } from 'solid-chat-kit/local/control';
import { afterEach, expect, it, vi } from 'vitest';
import { defineElement } from '../../src/element/define-element.ts';
import { scrollerOf, withViewport } from '../support/layout.ts';
import { control, idle, names, page, phase, town } from './harness.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('[element.several] lists of two users share a page, each with its own SDK', async () => {
  const mine = await town();
  const hers = await town();
  await hers.createUser(new hers.User('dan', 'Dan'));
  const [left, right] = [
    page<KitUsersElement>('<kit-users></kit-users>'),
    page<KitUsersElement>('<kit-users></kit-users>'),
  ];
  left.sdk = mine;
  right.sdk = hers;
  left.hideSearch = true;
  await idle();
  expect(names(left)).toEqual(['Bob', 'Cleo']);
  expect(names(right)).toEqual(['Bob', 'Cleo', 'Dan']);
  expect(right.querySelector('.kit-search-bar')).not.toBeNull();
});

it('[element.kit-events] follows the channels of the script, or its own; both say what is true of the SDK', async () => {
  const sdk = await town();
  const [shared, apart] = [
    page<KitConversationsElement>('<kit-conversations></kit-conversations>'),
    page<KitConversationsElement>('<kit-conversations></kit-conversations>'),
  ];
  const own = createKitEvents();
  apart.events = own;
  shared.sdk = sdk;
  apart.sdk = sdk;
  await idle();
  for (const [channels, uid] of [
    [KitConversationEvents, 'bob'],
    [own.conversations, 'cleo'],
  ] as const) {
    channels.ccConversationDeleted.next(await sdk.getConversation(uid, 'user'));
    await idle();
    for (const list of [shared, apart]) expect(names(list)).not.toContain(uid === 'bob' ? 'Bob' : 'Cleo');
  }
});

it('[element.move] stays alive when it moves within a task, with its rows, selection and place', async () => {
  withViewport(200);
  const sdk = await town();
  const element = page<KitUsersElement>('<kit-users selection-mode="multiple"></kit-users>');
  element.sdk = sdk;
  await idle();
  control(element, 'Bob').click();
  const row = element.querySelector('.kit-list__row');
  const scroller = scrollerOf(element);
  scroller.scrollTop = 30;
  scroller.dispatchEvent(new Event('scroll'));
  const listeners = controlOf(sdk).listenerCount();
  const fetches = controlOf(sdk).calls['UsersRequest.fetchNext'];
  const place = page('<section></section>');
  element.remove();
  // Browsers reset the scroll position.
  scroller.scrollTop = 0;
  place.append(element);
  await idle();
  expect(element.querySelector('.kit-list__row')).toBe(row);
  expect(scroller.scrollTop).toBe(30);
  expect(element.selection).toHaveLength(1);
  expect(controlOf(sdk).listenerCount()).toBe(listeners);
  expect(controlOf(sdk).calls['UsersRequest.fetchNext']).toBe(fetches);
});

it('[element.removal] ends everything when it is removed, and starts again when it is inserted', async () => {
  const sdk = await town();
  const listenersBefore = controlOf(sdk).listenerCount();
  const element = page<KitUsersElement>('<kit-users selection-mode="multiple" hide-search></kit-users>');
  const parent = element.parentElement;
  element.sdk = sdk;
  await idle();
  control(element, 'Bob').click();
  expect(controlOf(sdk).listenerCount()).toBeGreaterThan(listenersBefore);
  element.remove();
  await idle();
  expect(controlOf(sdk).listenerCount()).toBe(listenersBefore);
  expect(element.childNodes).toHaveLength(0);
  expect(element.selection).toEqual([]);
  parent?.append(element);
  await idle();
  expect(names(element)).toEqual(['Bob', 'Cleo']);
  expect(element.querySelector('.kit-search-bar')).toBeNull();
});

it('[element.sdk] waits for an SDK, warns after a while, and stops waiting with it', async () => {
  vi.useFakeTimers();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const element = page<KitUsersElement>('<kit-users>One moment</kit-users>');
  const failed = vi.fn();
  element.addEventListener('kit-error', failed);
  const gone = page<KitUsersElement>('<kit-users></kit-users>');
  gone.remove();
  await idle();
  vi.advanceTimersByTime(4999);
  expect(warn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('<kit-users> still has no chat SDK'),
    element,
  );
  expect(element.textContent).toBe('One moment');
  expect(failed).not.toHaveBeenCalled();
  vi.useRealTimers();

  const sdk = await town();
  element.sdk = sdk;
  await idle();
  expect(phase(element)).toBe('ready');
  element.sdk = undefined;
  expect(element.childNodes).toHaveLength(0);
  expect(controlOf(sdk).listenerCount()).toBe(0);
});

it('[element.sdk] takes the SDK of init, where it has none of its own', async () => {
  const element = page<KitUsersElement>('<kit-users></kit-users>');
  expect(() => init({} as never)).toThrow(TypeError);
  init({ sdk: await town() });
  await idle();
  expect(names(element)).toEqual(['Bob', 'Cleo']);
  expect(element.sdk).toBeUndefined();
});

it('[element.twice] changes nothing when its script is loaded twice, and warns', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const before = customElements.get('kit-users');
  defineElement('kit-users', class extends HTMLElement {});
  expect(customElements.get('kit-users')).toBe(before);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('<kit-users> is already defined'));
});
