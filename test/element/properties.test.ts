// A page of its own: a page defines an element once.
// @vitest-environment-options { "url": "http://localhost/properties" }
import { type Kit, SelectionMode } from 'solid-chat-kit';
import { KitConversationsElement, KitUsersElement } from 'solid-chat-kit/element';
import { expect, it, vi } from 'vitest';
import { control, idle, names, page, phase, town } from './harness.ts';

it('[element.light-dom] draws the lists into the element itself, in place of what the page put there', async () => {
  const sdk = await town();
  const chats = page<KitConversationsElement>('<kit-conversations><p>One moment</p></kit-conversations>');
  const users = page<KitUsersElement>('<kit-users></kit-users>');
  expect(chats).toBeInstanceOf(KitConversationsElement);
  expect(users).toBeInstanceOf(KitUsersElement);
  expect(chats.textContent).toBe('One moment');
  chats.sdk = sdk;
  users.sdk = sdk;
  await idle();
  expect(chats.shadowRoot).toBeNull();
  expect(chats.children).toHaveLength(1);
  expect(chats.querySelector(':scope > .kit-conversations')).not.toBeNull();
  expect(users.querySelector(':scope > .kit-users')).not.toBeNull();
  expect(names(chats)).toEqual(['Bob', 'Cleo']);
  expect(names(users)).toEqual(['Bob', 'Cleo']);
});

it('[element.attributes] reads flags by their presence, and "false" as no', async () => {
  const sdk = await town();
  const users = page<KitUsersElement>('<kit-users hide-search show-section-header="false"></kit-users>');
  users.sdk = sdk;
  await idle();
  expect(users.hideSearch).toBe(true);
  expect(users.querySelector('.kit-search-bar')).toBeNull();
  expect(users.querySelector('.kit-list__section-header')).toBeNull();
  users.setAttribute('hide-search', 'false');
  users.removeAttribute('show-section-header');
  expect(users.hideSearch).toBe(false);
  expect(users.showSectionHeader).toBeUndefined();
  expect(users.querySelector('.kit-search-bar')).not.toBeNull();
  await idle();
  expect(users.querySelector('.kit-list__section-header')).not.toBeNull();
});

it('[element.attributes] reads words, modes and texts, and says which word it does not know', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const sdk = await town();
  const users = page<KitUsersElement>(
    '<kit-users selection-mode="multiple" search-keyword="cle" section-header-key="getUid"></kit-users>',
  );
  users.sdk = sdk;
  await idle();
  expect(users.selectionMode).toBe(SelectionMode.multiple);
  expect(users.sectionHeaderKey).toBe('getUid');
  expect(names(users)).toEqual(['Cleo']);
  expect(users.querySelectorAll('[type="checkbox"]')).toHaveLength(1);
  users.setAttribute('selection-mode', 'single');
  expect(users.selectionMode).toBe(SelectionMode.single);
  expect(warn).not.toHaveBeenCalled();
  users.setAttribute('selection-mode', 'several');
  expect(users.selectionMode).toBeUndefined();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    'solid-chat-kit: "several" is not one of single, multiple, none.',
  );

  const chats = page<KitConversationsElement>(
    '<kit-conversations hold-order="hover" custom-sound-for-messages="/ding.mp3" locale="de"></kit-conversations>',
  );
  chats.sdk = sdk;
  await idle();
  expect(chats.holdOrder).toBe('hover');
  expect(chats.customSoundForMessages).toBe('/ding.mp3');
  expect(chats.locale).toBe('de');
});

it('[element.properties] has a property for each prop, which takes null back to the default', async () => {
  const sdk = await town();
  const chats = page<KitConversationsElement>('<kit-conversations></kit-conversations>');
  chats.sdk = sdk;
  chats.conversationsRequestBuilder = new sdk.ConversationsRequestBuilder().setLimit(1);
  await idle();
  expect(names(chats)).toEqual(['Bob']);
  chats.conversationsRequestBuilder = null as never;
  await idle();
  expect(names(chats)).toEqual(['Bob', 'Cleo']);
  const builder = new sdk.ConversationsRequestBuilder();
  chats.conversationsRequestBuilder = builder;
  expect(chats.conversationsRequestBuilder).toBe(builder);

  let chosen: Kit.Conversation | undefined;
  chats.onItemClick = (conversation) => {
    chosen = conversation;
  };
  await idle();
  control(chats, 'Cleo').click();
  chats.activeConversation = chosen;
  expect(control(chats, 'Cleo').getAttribute('aria-current')).toBe('true');
  expect(control(chats, 'Bob').getAttribute('aria-current')).not.toBe('true');
  chats.options = () => [];
  expect(
    control(chats, 'Bob').closest('li')?.querySelector('.kit-list-item__menu-button:not([hidden])'),
  ).toBeNull();
});

it('[element.views] takes DOM nodes, texts and functions for views', async () => {
  const sdk = await town();
  const make = (text: string) => Object.assign(document.createElement('b'), { textContent: text });
  const chats = page<KitConversationsElement>('<kit-conversations></kit-conversations>');
  chats.headerView = make('My chats');
  chats.titleView = (conversation, row) => make(`${row.name()} in ${conversation.getConversationType()}`);
  chats.subtitleView = () => 'plain';
  chats.trailingView = () => null;
  chats.sdk = sdk;
  await idle();
  expect(chats.querySelector('.kit-list__header')).toBeNull();
  expect(chats.querySelector('b')?.textContent).toBe('My chats');
  const [first] = chats.querySelectorAll('.kit-list__row');
  expect(first?.querySelector('.kit-list-item__body-title b')?.textContent).toBe('Bob in user');
  expect(first?.querySelector('.kit-list-item__body-subtitle')?.textContent).toBe('plain');
  chats.titleView = undefined;
  expect(names(chats)).toEqual(['Bob', 'Cleo']);

  const users = page<KitUsersElement>('<kit-users></kit-users>');
  users.emptyView = () => make('Nobody');
  users.usersRequestBuilder = new sdk.UsersRequestBuilder().setUIDs(['none']);
  users.sdk = sdk;
  await idle();
  expect(phase(users)).toBe('empty');
  expect(users.querySelector('b')?.textContent).toBe('Nobody');
});

it('[element.upgrade] keeps properties set before the element was defined, over attributes', async () => {
  const sdk = await town();
  const host = document.createElement('div');
  // A document without custom elements does not upgrade it until it is moved to the page.
  const other = document.implementation.createHTMLDocument();
  const users = other.createElement('kit-users');
  users.setAttribute('hide-search', '');
  users.setAttribute('selection-mode', 'multiple');
  Object.assign(users, { sdk, selectionMode: SelectionMode.single, showSectionHeader: false });
  expect(users).not.toBeInstanceOf(KitUsersElement);
  document.body.append(host);
  host.append(users);
  expect(users).toBeInstanceOf(KitUsersElement);
  expect(Object.keys(users)).toEqual([]);
  await idle();
  expect(users.selectionMode).toBe(SelectionMode.single);
  expect(users.hideSearch).toBe(true);
  expect(users.querySelectorAll('[type="radio"]')).toHaveLength(2);
  expect(users.querySelector('.kit-list__section-header')).toBeNull();
  users.setAttribute('selection-mode', 'none');
  expect(users.selectionMode).toBe(SelectionMode.none);
  host.remove();
});

it('[element.host-class] carries the tokens, beside the classes of the page', async () => {
  const chats = page('<kit-conversations class="sidebar"></kit-conversations>');
  expect([...chats.classList]).toEqual(['sidebar', 'kit']);
  chats.className = 'other';
  expect([...chats.classList]).toEqual(['other', 'kit']);
  const wrapper = page('<div class="kit"><kit-users></kit-users></div>');
  expect(wrapper.querySelector('kit-users')?.classList.contains('kit')).toBe(false);
});
