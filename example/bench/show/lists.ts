import { createConversationFeed } from '../feed/feed.ts';
import { mountStore } from '../lists/others/store.tsx';
import { mountTanStack } from '../lists/others/tanstack.tsx';
import { mountVirtuoso } from '../lists/others/virtuoso.ts';
import * as ours from '../lists/ours.tsx';
import type { Subject } from '../lists/subject.ts';
import * as vanilla from '../lists/vanilla/conversations.ts';
import { type Template, templateOf } from '../lists/vanilla/template.ts';

/** A list that the page can show. */
export interface ListChoice {
  id: 'ours' | 'vanilla' | 'store' | 'tanstack' | 'react';
  label: string;
  about: string;
  /** The maximum number of rows on this page. */
  most: number;
  /** Mounts it into a host with a fixed size. */
  mount(host: HTMLElement, rows: number): Promise<Subject>;
}

const feedOf = (first: number) => createConversationFeed({ first });
let template: Template | undefined;

/** All lists, on the same feed and with the same elements per row. */
export const LISTS: readonly ListChoice[] = [
  {
    id: 'ours',
    label: 'Solid Chat Kit',
    about: 'KitConversations with all it does',
    most: 100_000,
    mount: (host, rows) => ours.mountConversations({ host, feed: feedOf(rows) }),
  },
  {
    id: 'vanilla',
    label: 'By hand',
    about: 'Plain DOM, the same window: the limit',
    most: 100_000,
    async mount(host, rows) {
      template ??= await copyTemplate(host);
      return vanilla.mountConversations({ host, feed: feedOf(rows) }, template);
    },
  },
  {
    id: 'react',
    label: 'React Virtuoso',
    about: 'Memoised rows over an immutable array',
    most: 100_000,
    mount: (host, rows) => mountVirtuoso({ host, feed: feedOf(rows) }),
  },
  {
    id: 'tanstack',
    label: 'TanStack Virtual',
    about: 'createVirtualizer over createStore and reconcile',
    most: 10_000,
    mount: (host, rows) => mountTanStack({ host, feed: feedOf(rows) }),
  },
  {
    id: 'store',
    label: 'Solid store',
    about: 'createStore and reconcile, every row drawn',
    most: 3_000,
    mount: (host, rows) => mountStore({ host, feed: feedOf(rows) }),
  },
];

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
