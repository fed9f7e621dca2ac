import 'solid-chat-kit/css-variables.css';
import { KitConversationsElement, KitUsersElement } from 'solid-chat-kit/element';
import { KitChatElement } from 'solid-chat-kit/element/chat';
import { controlOf } from 'solid-chat-kit/local/control';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { seeded } from './stage.tsx';

const PLACES = ['the page', 'a shadow root'] as const;
type Place = (typeof PLACES)[number];

/** Puts an element below a button into the page, or into a shadow root with the style sheets of the page. */
function put(element: HTMLElement, place: Place) {
  const box = document.createElement('div');
  const before = document.createElement('button');
  element.style.cssText = 'display:block;width:1000px;height:500px';
  document.body.append(before, box);
  onTestFinished(() => {
    before.remove();
    box.remove();
  });
  const root = place === 'the page' ? box : box.attachShadow({ mode: 'open' });
  if (root instanceof ShadowRoot) {
    const sheet = new CSSStyleSheet();
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    sheet.replaceSync(rules.map(({ cssText }) => cssText).join('\n'));
    root.adoptedStyleSheets = [sheet];
  }
  root.append(element);
  before.focus();
  return {
    all: (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)],
    find: (selector: string) => root.querySelector<HTMLElement>(selector) as HTMLElement,
  };
}

/** The focused element, also inside shadow roots. */
function focused(): HTMLElement {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active as HTMLElement;
}

const press = (keys: string) => userEvent.keyboard(keys);
const focusIsOn = (isIt: (element: HTMLElement) => unknown) =>
  vi.waitFor(() => expect(isIt(focused()), focused().outerHTML.slice(0, 300)).toBeTruthy());
const isIn = (selector: string) => (element: HTMLElement) => element.closest(selector);

describe.each(PLACES)('in %s', (place) => {
  it('[element.shadow-root] <kit-conversations> is walked through by keys', async () => {
    const { ann } = await seeded({ conversations: 12, groups: 0, users: 30 });
    const element = new KitConversationsElement();
    element.sdk = ann;
    const { all, find } = put(element, place);
    const rows = () => all('.kit-list__row');
    const rowWithFocus = () => rows().findIndex((row) => row.contains(focused()));
    await vi.waitFor(() => expect(rows().length).toBe(12));
    await press('{Tab}');
    await focusIsOn(() => rowWithFocus() === 0);
    await press('{ArrowDown}{ArrowDown}');
    await focusIsOn(() => rowWithFocus() === 2);
    await press('{Shift>}{F10}{/Shift}');
    await focusIsOn(isIn('.kit-menu__item'));
    await press('{Escape}');
    await focusIsOn(() => rowWithFocus() === 2);
    // The button of an open menu closes it.
    const button = all('.kit-list-item__menu-button')[2] ?? expect.fail('There is no menu button');
    await userEvent.click(button);
    await focusIsOn(isIn('.kit-menu__item'));
    await userEvent.click(button);
    await vi.waitFor(() => expect(find('.kit-menu')).toBeNull());
    const row = rows()[2];
    // A row that moves keeps the focus.
    const chats = await new ann.ConversationsRequestBuilder().setLimit(12).build().fetchNext();
    const uid = (chats[2] as (typeof chats)[0]).getConversationWith() as unknown as { getUid(): string };
    all('.kit-list-item__action')[2]?.focus();
    await controlOf(ann).sendAs(uid.getUid(), new ann.TextMessage('ann', 'Moves', 'user'));
    await vi.waitFor(() => expect(row?.textContent).toContain('Moves'));
    expect(row?.contains(focused())).toBe(true);
  });

  it('[element.shadow-root] <kit-users> has letters that keys walk through', async () => {
    const { ann } = await seeded({ conversations: 1, groups: 0, users: 80 });
    const element = new KitUsersElement();
    element.sdk = ann;
    const { all } = put(element, place);
    const letters = () => all('.kit-list__jump-index button');
    await vi.waitFor(() => expect(letters().length).toBeGreaterThan(3));
    letters()[0]?.focus();
    await press('{ArrowDown}{ArrowDown}');
    await focusIsOn((active) => active === letters()[2]);
  });

  it('[element.shadow-root] <kit-chat> is walked through by keys', async () => {
    const { ann } = await seeded({ conversations: 4, groups: 0, users: 10 });
    for (let i = 0; i < 30; i++)
      await controlOf(ann).sendAs('bob', new ann.TextMessage('ann', `Message ${i} `.repeat(20), 'user'));
    const element = new KitChatElement();
    Object.assign(element, { disableHistory: true, sdk: ann });
    const { all, find } = put(element, place);
    const message = (text: string) =>
      all('.kit-message-list__row').find((row) => row.textContent?.includes(text));
    await vi.waitFor(() => expect(all('.kit-list__row').length).toBe(4));
    find('.kit-list-item__action').focus();
    await press('{Enter}');
    await focusIsOn(isIn('.kit-message-composer textarea'));
    await vi.waitFor(() => expect(message('Message 29 ')).toBeDefined());
    message('Message 29 ')?.focus();
    await vi.waitFor(() => expect(find('.kit-message-list__tools')).not.toBeNull());
    await press('{ArrowUp}');
    await focusIsOn((active) => active === message('Message 28 '));
    await press('{Enter}');
    await focusIsOn(isIn('[role^="menuitem"]'));
    await press('{ArrowDown}');
    await press('{Escape}');
    await focusIsOn((active) => active === message('Message 28 '));
    await press('{Home}');
    await focusIsOn((active) => active === message('Message 0 '));
    find('.kit-message-list__newest').focus();
    await press('{Enter}');
    await focusIsOn((active) => active === message('Message 29 '));
    await press('{Tab}{Escape}');
    await focusIsOn((active) => active === message('Message 29 '));
  });
});
