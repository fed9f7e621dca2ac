import { render } from '@solidjs/testing-library';
import {
  createKitEvents,
  type Kit,
  KitConversations,
  type KitConversationsProps,
  KitProvider,
  type KitSDK,
} from 'solid-chat-kit';
import {
  Conversation,
  createLocalData,
  createLocalKit,
  Group,
  type LocalData,
  type LocalKit,
  TextMessage,
  User,
} from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { flushNow } from 'solid-chat-kit/testing';
import { createStore } from 'solid-js/store';
import { expect } from 'vitest';
import { FakeSdk } from '../support/fake-sdk.ts';

/** 'ann' becomes 'Ann'. */
export const named = (uid: string) => uid[0]?.toUpperCase() + uid.slice(1);

/** Creates a session of "me" with a message of each of these users, newest first. */
export async function chats(texts: Record<string, string>): Promise<LocalKit> {
  const kit = createLocalKit({ data: createLocalData() });
  await kit.createUser(new User('me', 'Me'));
  await kit.login('me');
  for (const [uid, words] of Object.entries(texts).reverse()) {
    await kit.createUser(new User(uid, named(uid)));
    controlOf(kit).sendAs(uid, text('me', words));
  }
  controlOf(kit).resetCalls();
  return kit;
}

/** A data set with three chats. */
export const three = () => chats({ ann: 'Hi', bob: 'Yo', cid: 'Ciao' });

/** A session of "me" with `count` conversations, named A000 (the newest), A001 and so on. */
export async function crowd(count: number): Promise<LocalKit> {
  const uids = Array.from({ length: count }, (_, index) => `a${String(index).padStart(3, '0')}`);
  return chats(Object.fromEntries(uids.map((uid) => [uid, `Hi of ${uid}`])));
}

/** Creates a group of "me" with these members; it becomes the newest conversation. */
export async function addGroup(
  kit: LocalKit,
  guid: string,
  members: string[],
  type = 'public',
): Promise<void> {
  await kit.createGroup(new Group(guid, named(guid), type, type === 'password' ? 'secret' : undefined));
  await kit.addMembersToGroup(guid, members);
}

/** Opens another session on the data set of a kit. */
export async function session(data: LocalData, uid: string): Promise<LocalKit> {
  const kit = createLocalKit({ data });
  await kit.login(uid);
  return kit;
}

/** A message to send. */
export function text(to: string, words: string, type = 'user'): TextMessage {
  return new TextMessage(to, words, type);
}

/** The fields of a message without a data set. */
interface MessageFacts {
  id: number;
  sentAt?: number;
  from?: string;
  to?: string;
  group?: string;
  words?: string;
}

/** A message as an SDK returns it. */
export function heard({
  id,
  from = 'ann',
  to = 'me',
  group,
  words = `Message ${id}`,
  sentAt = 1000 + id,
}: MessageFacts) {
  const message = new TextMessage(group ?? to, words, group ? 'group' : 'user');
  message.setId(id);
  message.setSentAt(sentAt);
  message.setSender(new User(from, named(from)));
  return message;
}

/** A conversation as an SDK returns it. */
export function withUser(uid: string, last?: Kit.Message, unread = 0): Conversation {
  const conversation = new Conversation(`me_user_${uid}`, 'user', new User(uid, named(uid)));
  conversation.setLastMessage(last);
  conversation.setUnreadMessageCount(unread);
  return conversation;
}

/** A conversation with a group as an SDK returns it. */
export function withGroup(guid: string, last?: Kit.Message, unread = 0): Conversation {
  const conversation = new Conversation(`group_${guid}`, 'group', new Group(guid, named(guid)));
  conversation.setLastMessage(last);
  conversation.setUnreadMessageCount(unread);
  return conversation;
}

/** Runs everything that only waits for promises, and publishes it. */
export async function idle(): Promise<void> {
  for (let i = 0; i < 100; i++) await Promise.resolve();
  flushNow();
}

const ROW = '.kit-conversations__list-item';

/** The parts of a rendered list in a container. */
export function partsOf(container: Element) {
  const one = <E extends HTMLElement = HTMLElement>(selector: string): E => inside<E>(container, selector);
  const all = <E extends HTMLElement = HTMLElement>(selector: string) => [
    ...container.querySelectorAll<E>(selector),
  ];
  const row = (name: string): HTMLElement => {
    const found = all(ROW).find((each) => nameOf(each) === name);
    if (!found) throw new Error(`There is no row ${name}, only ${all(ROW).map(nameOf)}.`);
    return found;
  };
  return {
    one,
    all,
    has: (selector: string) => container.querySelector(selector) !== null,
    row,
    action: (name: string) => inside(row(name), '.kit-list-item__action'),
    checkbox: (name: string) => inside<HTMLInputElement>(row(name), '.kit-list-item__checkbox'),
    /** The names of the mounted rows, in order. */
    names: () => all(ROW).map(nameOf),
    /** The preview with its sender, without hidden parts. */
    preview: (name: string) => shownText(inside(row(name), '.kit-list-item__body-subtitle')),
    /** The unread count as shown; '' without a badge. */
    badge: (name: string) => {
      const badge = inside(row(name), '.kit-badge');
      return badge.hidden ? '' : (badge.querySelector('.kit-badge__count')?.textContent ?? '');
    },
    date: (name: string) => inside(row(name), '.kit-conversations__trailing-view-date').textContent,
    /** The label of the receipt; null if it is not shown. */
    receiptLabel: (name: string) =>
      inside(row(name), '.kit-conversations__subtitle-receipts').getAttribute('aria-label'),
    /** The word of the receipt, or ''. */
    receipt: (name: string) => {
      const ticks = inside(row(name), '.kit-conversations__subtitle-receipts');
      return !ticks.hasAttribute('aria-label') ? '' : (/kit-receipts-(\w+)/.exec(ticks.className)?.[1] ?? '');
    },
    typing: (name: string) => {
      const subtitle = inside(row(name), '.kit-conversations__subtitle');
      const typing = inside(subtitle, '.kit-conversations__subtitle-typing');
      return 'typing' in subtitle.dataset ? typing.textContent : '';
    },
    /** The modifiers of the row's class, such as 'online'. */
    states: (name: string) =>
      [...row(name).classList]
        .filter((each) => each.startsWith(`${ROW.slice(1)}-`))
        .map((each) => each.slice(ROW.length)),
    phase: () => one('.kit-list').dataset.phase,
    menuItems: () => all('[role="menuitem"]').map((each) => each.textContent),
    openMenu: (name: string) => inside(row(name), '.kit-list-item__menu-button').click(),
    choose: (title: string) => {
      const item = all('[role="menuitem"]').find((each) => each.textContent === title);
      if (!item) throw new Error(`The menu has no ${title}.`);
      item.click();
    },
    /** Ends the toast, as closing the page does: what it could undo is sent. */
    endToast: () => window.dispatchEvent(new Event('pagehide')),
    undo: () => one('.kit-toast__undo').click(),
    toast: () => (one('.kit-toast').hidden ? '' : one('.kit-toast__text').textContent),
    dialogButton: (title: string) => {
      const button = all<HTMLButtonElement>('.kit-dialog button').find((each) => each.textContent === title);
      if (!button) throw new Error(`The dialog has no ${title}.`);
      return button;
    },
    type: (keyword: string) => {
      const input = one<HTMLInputElement>('.kit-search-bar__input');
      input.value = keyword;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    },
    /** Waits until the first page is loaded, empty or failed. */
    ready: async () => {
      await idle();
      expect(one('.kit-list').dataset.phase).not.toBe('loading');
    },
  };
}

/** Renders the list with props that can change later. */
export function renderConversations(sdk: KitSDK | undefined, initial: KitConversationsProps = {}) {
  const [props, setProps] = createStore<KitConversationsProps>({ ...initial });
  const events = createKitEvents();
  const view = render(() => (
    <KitProvider sdk={sdk} events={events} locale="en" timeZone="UTC">
      <KitConversations {...props} />
    </KitProvider>
  ));
  return { ...view, ...partsOf(view.container), events, set: setProps };
}

/** Renders a list over a fake SDK with a pending first page. */
export async function renderAsking(props: KitConversationsProps = {}) {
  const sdk = new FakeSdk();
  const list = renderConversations(sdk, props);
  await idle();
  const answer = async (page: readonly Kit.Conversation[]) => {
    await sdk.latest.answer(page);
    await idle();
  };
  return { sdk, list, answer };
}

/** Renders a list over a fake SDK with an answered first page. */
export async function renderFaked(page: readonly Kit.Conversation[], props: KitConversationsProps = {}) {
  const { sdk, list, answer } = await renderAsking(props);
  await answer(page);
  return { sdk, list };
}

/** Renders lists side by side, one per page, with one SDK and one set of channels. */
export async function renderSideBySide(...pages: (() => readonly Kit.Conversation[])[]) {
  const sdk = new FakeSdk();
  const events = createKitEvents();
  const { container } = render(() => (
    <KitProvider sdk={sdk} events={events} locale="en" timeZone="UTC">
      {pages.map(() => (
        <div class="list">
          <KitConversations />
        </div>
      ))}
    </KitProvider>
  ));
  await idle();
  for (const [index, page] of pages.entries()) await sdk.fetches[index]?.answer(page());
  await idle();
  return { sdk, events, lists: [...container.querySelectorAll('.list')].map(partsOf) };
}

/** Drops the connection and restores it. */
export async function reconnect(sdk: FakeSdk): Promise<void> {
  sdk.emit('connection', 'onDisconnected');
  sdk.emit('connection', 'onConnected');
  await idle();
}

/** The result of `renderConversations`. */
export type RenderedConversations = ReturnType<typeof renderConversations>;

export function nameOf(row: Element): string {
  const action = row.querySelector('.kit-list-item__action');
  return action?.textContent || (action?.getAttribute('aria-label') ?? '');
}

export function inside<E extends HTMLElement = HTMLElement>(parent: Element, selector: string): E {
  const element = parent.querySelector<E>(selector);
  if (!element) throw new Error(`There is no ${selector} inside.`);
  return element;
}

function shownText(element: HTMLElement): string {
  if (element.hidden || element.matches('[data-typing] > :not(.kit-conversations__subtitle-typing)'))
    return '';
  return [...element.childNodes]
    .map((node) => (node instanceof HTMLElement ? shownText(node) : (node.textContent ?? '')))
    .join('');
}

/** Returns how often pages of conversations were fetched. */
export function fetchCount(kit: LocalKit): number {
  return controlOf(kit).calls['ConversationsRequest.fetchNext'] ?? 0;
}
