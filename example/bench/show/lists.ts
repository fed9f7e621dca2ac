import { createConversationFeed } from '../feed/feed.ts';
import { createTraffic, type Mix } from '../feed/traffic.ts';
import { mountStore } from '../lists/others/store.tsx';
import { mountTanStack } from '../lists/others/tanstack.tsx';
import { mountVirtuoso } from '../lists/others/virtuoso.ts';
import * as ours from '../lists/ours.tsx';
import type { Subject } from '../lists/subject.ts';
import * as vanilla from '../lists/vanilla/conversations.ts';
import { type Template, templateOf } from '../lists/vanilla/template.ts';
import { createDice } from '../measure/sample.ts';
import { type ChatFeed, createChatFeed, PAGE } from '../messages/feed.ts';
import * as chat from '../messages/ours.tsx';
import { type ChatSubject, settleFrames } from '../messages/subject.ts';
import * as chatByTanStack from '../messages/tanstack.tsx';
import * as chatByHand from '../messages/vanilla/chat.ts';
import { type ChatTemplate, chatTemplateOf } from '../messages/vanilla/template.ts';

/** What the lists of the page show. */
export const VIEWS = ['Conversations', 'Messages'] as const;
export type View = (typeof VIEWS)[number];

/** A mounted list of the page. */
export interface ShownList {
  readonly host: HTMLElement;
  readonly scroller: HTMLElement;
  /** How many events it was given. */
  events(): number;
  /** Creates a function that causes one event after the other, the same ones for each list of the view. */
  createTraffic(mix: Mix, seed: number): () => void;
  dispose(): void;
}

/** A list that the page can show. */
export interface ListChoice {
  id:
    | 'ours'
    | 'vanilla'
    | 'store'
    | 'tanstack'
    | 'react'
    | 'messages'
    | 'messages-vanilla'
    | 'messages-tanstack';
  view: View;
  label: string;
  about: string;
  /** The maximum number of rows on this page. */
  most: number;
  /** Mounts it into a host with a fixed size. */
  mount(host: HTMLElement, rows: number): Promise<ShownList>;
}

const showList = ({ feed, ...subject }: Subject): ShownList => ({
  ...subject,
  events: () => feed.events,
  createTraffic: (mix, seed) => createTraffic(feed, mix, createDice(seed)),
});
const showChat = ({ feed, ...subject }: ChatSubject): ShownList => ({
  ...subject,
  events: () => feed.events,
  createTraffic: () => feed.message,
});
/** A chat whose newest messages are there at once. */
const chatOf = (first: number): ChatFeed => createChatFeed({ first });
/** The most messages that the kit keeps loaded. */
const LOADED = 600;

const feedOf = (first: number) => createConversationFeed({ first });
let template: Template | undefined;
let chatTemplate: ChatTemplate | undefined;

/** All lists, those of a view on the same feed and with the same elements per row. */
export const LISTS: readonly ListChoice[] = [
  {
    id: 'ours',
    view: 'Conversations',
    label: 'Solid Chat Kit',
    about: 'KitConversations with all it does',
    most: 100_000,
    mount: async (host, rows) => showList(await ours.mountConversations({ host, feed: feedOf(rows) })),
  },
  {
    id: 'vanilla',
    view: 'Conversations',
    label: 'By hand',
    about: 'Plain DOM, the same window: the limit',
    most: 100_000,
    async mount(host, rows) {
      template ??= await copyTemplate(host);
      return showList(await vanilla.mountConversations({ host, feed: feedOf(rows) }, template));
    },
  },
  {
    id: 'react',
    view: 'Conversations',
    label: 'React Virtuoso',
    about: 'Memoised rows over an immutable array',
    most: 100_000,
    mount: async (host, rows) => showList(await mountVirtuoso({ host, feed: feedOf(rows) })),
  },
  {
    id: 'tanstack',
    view: 'Conversations',
    label: 'TanStack Virtual',
    about: 'createVirtualizer over createStore and reconcile',
    most: 10_000,
    mount: async (host, rows) => showList(await mountTanStack({ host, feed: feedOf(rows) })),
  },
  {
    id: 'store',
    view: 'Conversations',
    label: 'Solid store',
    about: 'createStore and reconcile, every row drawn',
    most: 3_000,
    mount: async (host, rows) => showList(await mountStore({ host, feed: feedOf(rows) })),
  },
  {
    id: 'messages',
    view: 'Messages',
    label: 'KitMessageList',
    about: 'A chat with all it does',
    most: LOADED,
    mount: async (host, rows) => showChat(await chat.mountOurs({ host, feed: chatOf(rows) })),
  },
  {
    id: 'messages-vanilla',
    view: 'Messages',
    label: 'Plain DOM',
    about: 'The same markup and window: the limit',
    most: LOADED,
    async mount(host, rows) {
      chatTemplate ??= await copyChatTemplate(host);
      return showChat(await chatByHand.mountVanilla({ host, feed: chatOf(rows) }, chatTemplate));
    },
  },
  {
    id: 'messages-tanstack',
    view: 'Messages',
    label: 'createVirtualizer',
    about: 'As apps write it, over a store',
    most: LOADED,
    mount: async (host, rows) => showChat(await chatByTanStack.mountTanStack({ host, feed: chatOf(rows) })),
  },
];

/** Returns the lists of the same view. */
export const listsBeside = (id: ListChoice['id']): readonly ListChoice[] =>
  LISTS.filter(({ view }) => view === listOf(id).view);

/** Returns the list with an id. */
export function listOf(id: ListChoice['id']): ListChoice {
  const list = LISTS.find((each) => each.id === id);
  if (!list) throw new Error(`There is no list ${id}.`);
  return list;
}

/** Copies the markup for the hand-written list from a small list of the kit in its place. */
async function copyTemplate(host: HTMLElement): Promise<Template> {
  const subject = await ours.mountConversations({ host, feed: feedOf(30) });
  const copy = templateOf(subject);
  subject.dispose();
  host.replaceChildren();
  return copy;
}

/** Copies the markup for the hand-written chat from a small one of the kit in its place. */
async function copyChatTemplate(host: HTMLElement): Promise<ChatTemplate> {
  const subject = await chat.mountOurs({ host, feed: chatOf(PAGE) });
  await settleFrames();
  // The first row is a day.
  subject.scroller.scrollTop = 0;
  subject.scroller.dispatchEvent(new Event('scroll'));
  await settleFrames();
  const copy = await chatTemplateOf(subject);
  subject.dispose();
  host.replaceChildren();
  return copy;
}
