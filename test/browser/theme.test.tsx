import axe from 'axe-core';
import { KitConversations, KitUsers, SelectionMode } from 'solid-chat-kit';
import { describe, expect, it } from 'vitest';
import { emulate } from './emulate.ts';
import { nextFrame, type Stage, seeded, settled, stage } from './stage.tsx';

/** Both lists, in a wrapper without a theme; a chat is active, and two users are selected. */
async function scene(): Promise<{ chats: Stage; users: Stage }> {
  const { ann } = await seeded({ conversations: 60, users: 100 });
  const first = (await new ann.ConversationsRequestBuilder().setLimit(1).build().fetchNext())[0];
  let active = first;
  const chats = stage(
    () => (
      <KitConversations
        showSearchBar
        disableSoundForMessages
        activeConversation={active}
        onItemClick={(conversation) => {
          active = conversation as typeof first;
        }}
      />
    ),
    { kit: ann },
  );
  const users = stage(() => <KitUsers selectionMode={SelectionMode.multiple} showSelectedUsersPreview />, {
    kit: ann,
  });
  for (const view of [chats, users]) {
    delete view.host.dataset.theme;
    await settled(view);
  }
  for (const row of users.rows().slice(0, 2)) row.querySelector<HTMLElement>('[type="checkbox"]')?.click();
  await nextFrame();
  return { chats, users };
}

const wear = (views: { chats: Stage; users: Stage }, theme: string | undefined) => {
  for (const { host } of Object.values(views)) {
    if (theme === undefined) delete host.dataset.theme;
    else host.dataset.theme = theme;
  }
};
const find = (view: Stage, selector: string) => view.host.querySelector(selector) as HTMLElement;
const background = (view: Stage) => getComputedStyle(view.root).backgroundColor;
const LIGHT = 'rgb(255, 255, 255)';
const DARK = 'rgb(19, 20, 23)';

/** Returns the computed value of every token of a wrapper. */
function tokensOf({ host }: Stage): Record<string, string> {
  const style = getComputedStyle(host);
  const names = [...style].filter((name) => name.startsWith('--kit-'));
  expect(names.length).toBeGreaterThan(80);
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
}

describe('a theme', () => {
  it('[css.theme] is light or dark as the system is, until the wrapper says which', async () => {
    await emulate('prefers-color-scheme', 'light');
    const views = await scene();
    const { chats } = views;
    expect(background(chats)).toBe(LIGHT);
    wear(views, 'dark');
    expect(background(chats)).toBe(DARK);
    await emulate('prefers-color-scheme', 'dark');
    wear(views, undefined);
    expect(background(chats)).toBe(DARK);
    wear(views, 'light');
    expect(background(chats)).toBe(LIGHT);
  });

  it('[css.theme] of a wrapper ends at another one', async () => {
    await emulate('prefers-color-scheme', 'light');
    const { chats } = await scene();
    const outer = chats.host.parentElement as HTMLElement;
    outer.classList.add('kit');
    outer.dataset.theme = 'dark';
    expect(background(chats)).toBe(LIGHT);
    outer.classList.remove('kit');
    delete outer.dataset.theme;
  });
});

describe('more contrast', () => {
  it('[css.contrast] comes with the word in data-theme and with the preference of the system, the same way', async () => {
    const views = await scene();
    wear(views, 'light');
    const usual = tokensOf(views.chats);
    wear(views, 'light contrast');
    const worn = tokensOf(views.chats);
    expect(worn).not.toEqual(usual);
    await emulate('prefers-contrast', 'more');
    wear(views, 'light');
    expect(tokensOf(views.chats)).toEqual(worn);
  });

  it.each(['light contrast', 'dark contrast'])(
    '[css.contrast] has a text contrast of 7:1 in "%s"',
    async (theme) => {
      const views = await scene();
      wear(views, theme);
      await nextFrame();
      await Promise.allSettled(document.getAnimations().map((each) => each.finished));
      for (const { host } of Object.values(views)) {
        const { violations } = await axe.run(host, { runOnly: ['color-contrast-enhanced'] });
        const found = violations.flatMap(({ nodes }) =>
          nodes.map((node) => `${node.target}: ${node.any[0]?.message ?? ''}`),
        );
        expect(found).toEqual([]);
      }
    },
  );

  it('[css.contrast] draws an edge around what has but a fill otherwise', async () => {
    const views = await scene();
    const edges = () => [
      getComputedStyle(find(views.chats, '.kit-search-bar')).borderTopColor,
      getComputedStyle(find(views.users, '.kit-users__selected-preview-chip')).boxShadow.split(') ')[0],
    ];
    wear(views, 'light');
    expect(edges()).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0']);
    wear(views, 'light contrast');
    await nextFrame();
    await Promise.allSettled(document.getAnimations().map((each) => each.finished));
    expect(edges()).toEqual(['rgb(74, 77, 86)', 'rgb(74, 77, 86']);
  });
});

describe('a density', () => {
  const DENSITIES = [
    ['', 72, 64, 48],
    ['cosy', 64, 56, 44],
    ['compact', 56, 52, 36],
  ] as const;

  it.each(DENSITIES)('[css.density] "%s" has rows of %i and %i px', async (density, chat, user, avatar) => {
    const { chats, users } = await scene();
    for (const { host } of [chats, users]) host.dataset.density = density;
    const height = (view: Stage, selector: string) => find(view, selector).getBoundingClientRect().height;
    expect(height(chats, '.kit-list__row')).toBe(chat);
    expect(height(users, '.kit-users__list-item')).toBe(user);
    expect(height(chats, '.kit-avatar')).toBe(avatar);
    // Both lines are inside their row.
    for (const [view, px] of [
      [chats, chat],
      [users, user],
    ] as const)
      expect(find(view, '.kit-list-item__body').scrollHeight).toBeLessThanOrEqual(px);
  });

  it('[css.density] changes under a list that is scrolled, which stays where it is read', async () => {
    const { users } = await scene();
    users.scroller.scrollTop = 1200;
    await nextFrame();
    await nextFrame();
    const placeOf = (row: Element | undefined) =>
      (row?.getBoundingClientRect().top ?? Number.NaN) - users.scroller.getBoundingClientRect().top;
    const read = users.rows().find((row) => placeOf(row) >= 0);
    const before = placeOf(read);
    users.host.dataset.density = 'compact';
    await nextFrame();
    await nextFrame();
    await nextFrame();
    // The row above, which is the anchor, may have shrunk.
    expect(Math.abs(placeOf(read) - before)).toBeLessThanOrEqual(64 - 52);
    const bottoms = users.rows().map((row) => row.getBoundingClientRect().bottom);
    expect(Math.max(...bottoms)).toBeGreaterThanOrEqual(users.scroller.getBoundingClientRect().bottom);
  });
});
