import axe from 'axe-core';
import {
  type Kit,
  KitConversations,
  type KitConversationsProps,
  KitUsers,
  type KitUsersProps,
  SelectionMode,
} from 'solid-chat-kit';
import type { LocalKit, SeedOptions } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { createSignal, type JSX } from 'solid-js';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { nextFrame, type Stage, seeded, settled, stage } from './stage.tsx';

/** All rules up to WCAG 2.2 AA and axe's best practices; target sizes only on request. */
const RULES: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // What passes is not listed, and no style sheet is fetched for rules that do not run.
  resultTypes: ['violations'],
  preload: false,
  rules: { 'target-size': { enabled: true } },
};

const LOOKS = [
  { theme: 'light', locale: 'en' },
  { theme: 'dark', locale: 'ar' },
] as const;

interface Scene {
  kit: LocalKit;
  view: Stage;
}

interface State<P> {
  seed?: SeedOptions;
  /** Runs before the list is mounted. */
  before?: (kit: LocalKit) => void;
  props?: (kit: LocalKit) => P;
  /** Brings the state about; resolves when it is reached. */
  reach: (scene: Scene) => unknown;
}

const get = (view: Stage, selector: string) => view.host.querySelector<HTMLElement>(selector) as HTMLElement;
const shows = (selector: string) => (scene: Scene) =>
  vi.waitFor(() => expect(get(scene.view, selector)?.checkVisibility()).toBe(true));
const toEnd = ({ view }: Scene) => {
  view.scroller.scrollTop = view.scroller.scrollHeight;
};
const ready = ({ view }: Scene) => settled(view);
const openMenu = async ({ view }: Scene) => {
  get(view, '.kit-list-item__menu-button').click();
  await shows('.kit-menu')({ view } as Scene);
};
const openDialog = async (scene: Scene) => {
  await openMenu(scene);
  get(scene.view, '[role="menuitem"]:last-of-type').click();
  await shows('.kit-dialog')(scene);
};
const search = (words: string, state: string) => async (scene: Scene) => {
  await ready(scene);
  await userEvent.fill(get(scene.view, 'input[type="search"]'), words);
  await shows(state)(scene);
};

/** Fails with a short list of axe's violations. */
async function expectNothingFound({ view }: Scene): Promise<void> {
  await nextFrame();
  const passing = document
    .getAnimations()
    .filter((each) => each.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(passing.map((each) => each.finished));
  const { violations } = await axe.run(view.host, RULES);
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} | ${node.any[0]?.message ?? node.failureSummary}`),
  );
  expect(found).toEqual([]);
}

const LINKS: Pick<KitUsersProps, 'titleView' | 'trailingView'> &
  Pick<KitConversationsProps, 'titleView' | 'trailingView'> = {
  titleView: () => (
    <a href="#profile" style={{ display: 'inline-block', padding: '2px 0', color: 'inherit' }}>
      Profile
    </a>
  ),
  trailingView: () => (
    <button type="button" style={{ padding: '6px 10px' }}>
      Call
    </button>
  ),
};

const PIN = [
  { id: 'pin', title: 'Pin' },
  { id: 'mute', title: 'Mute' },
];

const CHATS: Record<string, State<KitConversationsProps>> = {
  loading: {
    before: (kit) => controlOf(kit).setLatency(600_000),
    reach: shows('.kit-conversations__shimmer'),
  },
  empty: { seed: { conversations: 0 }, reach: shows('.kit-conversations__empty-state-view') },
  error: {
    before: (kit) => controlOf(kit).failNext('ConversationsRequest.fetchNext'),
    reach: shows('.kit-conversations__error-state-view'),
  },
  populated: { reach: ready },
  filters: {
    props: () => ({ filters: ['all', 'unread', 'archived'] }),
    reach: async (scene) => {
      await ready(scene);
      await shows('.kit-conversations__filter')(scene);
      get(scene.view, '[data-filter="unread"]').click();
    },
  },
  sections: {
    props: () => ({
      sections: [
        {
          id: 'groups',
          label: 'Groups',
          matches: (each: Kit.Conversation) => each.getConversationType() === 'group',
        },
      ],
    }),
    reach: shows('.kit-list__section-header'),
  },
  'a filter without chats': {
    props: () => ({ filters: ['archived', 'all'] }),
    reach: shows('.kit-state-view .kit-button'),
  },
  'a row is active': {
    reach: async (scene) => {
      await ready(scene);
      scene.view.rows()[1]?.querySelector<HTMLElement>('button')?.click();
      await shows('.kit-conversations__list-item-active')(scene);
    },
  },
  'single selection': {
    props: () => ({ selectionMode: SelectionMode.single }),
    reach: async (scene) => {
      await ready(scene);
      get(scene.view, '[type="radio"]').click();
    },
  },
  'multiple selection': {
    props: () => ({ selectionMode: SelectionMode.multiple }),
    reach: async (scene) => {
      await ready(scene);
      for (const box of [...scene.view.host.querySelectorAll<HTMLElement>('[type="checkbox"]')].slice(0, 3))
        box.click();
    },
  },
  'search with results': { props: () => ({ showSearchBar: true }), reach: search('a', '.kit-list__row') },
  'search without results': {
    props: () => ({ showSearchBar: true }),
    reach: search('zzzz', '.kit-conversations__empty-state-view'),
  },
  'menu open': {
    reach: async (scene) => {
      await ready(scene);
      await openMenu(scene);
    },
  },
  'menu of the app open': {
    props: () => ({ options: () => PIN }),
    reach: async (scene) => {
      await ready(scene);
      await openMenu(scene);
    },
  },
  'dialog open': {
    reach: async (scene) => {
      await ready(scene);
      await openDialog(scene);
    },
  },
  'toast after a deletion': {
    reach: async (scene) => {
      await ready(scene);
      await openDialog(scene);
      get(scene.view, '.kit-dialog [data-variant="danger"]').click();
      await shows('.kit-toast')(scene);
    },
  },
  offline: {
    reach: async (scene) => {
      await ready(scene);
      controlOf(scene.kit).disconnect();
      await shows('.kit-list__banner')(scene);
    },
  },
  'next page under way': {
    reach: async (scene) => {
      await ready(scene);
      controlOf(scene.kit).setLatency(600_000);
      toEnd(scene);
      await shows('.kit-list__footer[data-state="loading"]')(scene);
      toEnd(scene);
    },
  },
  'next page failed': {
    reach: async (scene) => {
      await ready(scene);
      controlOf(scene.kit).failNext('ConversationsRequest.fetchNext');
      toEnd(scene);
      await shows('.kit-list__footer[data-state="error"]')(scene);
      toEnd(scene);
    },
  },
  'end of the list': {
    seed: { conversations: 20 },
    reach: async (scene) => {
      await vi.waitFor(() => {
        toEnd(scene);
        expect(get(scene.view, '.kit-list__footer[data-state="end"]')).not.toBeNull();
      });
      toEnd(scene);
      await ready(scene);
    },
  },
  'new activity above and below': {
    reach: async (scene) => {
      await ready(scene);
      scene.view.scroller.scrollTop = 600;
      await nextFrame();
      controlOf(scene.kit).sendAs('bob', new scene.kit.TextMessage('ann', 'Hello', 'user'));
      await shows('.kit-list__pill[data-edge="start"]')(scene);
      await shows('.kit-list__pill[data-edge="end"]')(scene);
    },
  },
  typing: {
    reach: async (scene) => {
      await ready(scene);
      controlOf(scene.kit).typeAs('bob', new scene.kit.TypingIndicator('ann', 'user'));
      await shows('.kit-conversations__subtitle-typing')(scene);
    },
  },
  'links and buttons in slots': { props: () => LINKS, reach: ready },
  'rows of the app': {
    props: () => ({
      itemView: (chat) => (
        <div style={{ padding: '20px' }}>
          {chat.getConversationWith().getName()}{' '}
          <a href="#more" style={{ display: 'inline-block', padding: '6px', color: 'inherit' }}>
            More
          </a>
        </div>
      ),
    }),
    reach: ready,
  },
};

const USERS: Record<string, State<KitUsersProps>> = {
  loading: { before: (kit) => controlOf(kit).setLatency(600_000), reach: shows('.kit-users__shimmer') },
  empty: {
    seed: { conversations: 0, users: 2 },
    props: (kit) => ({ usersRequestBuilder: new kit.UsersRequestBuilder().setUIDs(['nobody']) }),
    reach: shows('.kit-users__empty-state-view'),
  },
  error: {
    before: (kit) => controlOf(kit).failNext('UsersRequest.fetchNext'),
    reach: shows('.kit-users__error-state-view'),
  },
  'sections and jump index': { reach: shows('.kit-list__jump-index') },
  'pinned section': {
    reach: async (scene) => {
      await ready(scene);
      scene.view.scroller.scrollTop = 300;
      await shows('.kit-list__section-pinned')(scene);
    },
  },
  'without sections': { props: () => ({ showSectionHeader: false, showScrollbar: true }), reach: ready },
  'single selection': {
    props: () => ({ selectionMode: SelectionMode.single }),
    reach: async (scene) => {
      await ready(scene);
      get(scene.view, '[type="radio"]').click();
    },
  },
  'chips of a multiple selection': {
    props: () => ({ selectionMode: SelectionMode.multiple, showSelectedUsersPreview: true }),
    reach: async (scene) => {
      await ready(scene);
      for (const box of [...scene.view.host.querySelectorAll<HTMLElement>('[type="checkbox"]')].slice(0, 6))
        box.click();
      await shows('.kit-users__selected-preview-chip')(scene);
    },
  },
  'search with results': { reach: search('an', '.kit-list__row') },
  'search without results': { reach: search('zzzz', '.kit-users__empty-state-view') },
  'menu open': {
    props: () => ({ options: () => PIN }),
    reach: async (scene) => {
      await ready(scene);
      await openMenu(scene);
    },
  },
  offline: {
    reach: async (scene) => {
      await ready(scene);
      controlOf(scene.kit).disconnect();
      await shows('.kit-list__banner')(scene);
    },
  },
  'next page failed': {
    reach: async (scene) => {
      await ready(scene);
      controlOf(scene.kit).failNext('UsersRequest.fetchNext');
      toEnd(scene);
      await shows('.kit-list__footer[data-state="error"]')(scene);
      toEnd(scene);
    },
  },
  'links and buttons in slots': { props: () => LINKS, reach: ready },
};

async function open(
  look: (typeof LOOKS)[number],
  state: State<object>,
  draw: (props: object) => JSX.Element,
) {
  const { ann } = await seeded({ conversations: 120, users: 200, ...state.seed });
  state.before?.(ann);
  const props = state.props?.(ann) ?? {};
  const scene = { kit: ann, view: stage(() => draw(props), { kit: ann, ...look }) };
  await state.reach(scene);
  return scene;
}

describe.each(LOOKS)('axe finds nothing ($theme, $locale)', (look) => {
  it.each(Object.entries(CHATS))('[a11y.axe] in the conversation list: %s', async (_, state) => {
    const [active, setActive] = createSignal<Kit.Conversation>();
    const scene = await open(look, state, (props) => (
      <KitConversations
        disableSoundForMessages
        activeConversation={active()}
        onItemClick={(chat) => setActive(() => chat)}
        {...props}
      />
    ));
    await expectNothingFound(scene);
  });

  it.each(Object.entries(USERS))('[a11y.axe] in the user list: %s', async (_, state) => {
    await expectNothingFound(await open(look, state, (props) => <KitUsers {...props} />));
  });
});
