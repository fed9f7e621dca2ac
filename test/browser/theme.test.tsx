import axe from 'axe-core';
import { KitConversations, KitUsers, SelectionMode } from 'solid-chat-kit';
import { describe, expect, it } from 'vitest';
import { openScene, painted, until } from '../support/message-scene.tsx';
import { emulate } from './emulate.ts';
import { nextFrame, type Stage, seeded, settled, stage } from './stage.tsx';

/** Both lists, in a wrapper without a theme; a chat is active, and two users are selected. */
async function lists(): Promise<{ chats: Stage; users: Stage }> {
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
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name).replace(/\s+/g, ' ')]));
}

describe('a theme', () => {
  it('[css.theme] is light or dark as the system is, until the wrapper says which', async () => {
    await emulate('prefers-color-scheme', 'light');
    const views = await lists();
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
    const { chats } = await lists();
    const outer = chats.host.parentElement as HTMLElement;
    outer.classList.add('kit');
    outer.dataset.theme = 'dark';
    expect(background(chats)).toBe(LIGHT);
    outer.classList.remove('kit');
    delete outer.dataset.theme;
  });
});

describe('a theme of one colour', () => {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
  /** The colour of layers painted over each other. */
  const painting = (...layers: string[]): number[] => {
    for (const layer of layers) {
      context.fillStyle = layer;
      context.fillRect(0, 0, 1, 1);
    }
    return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const luminance = (color: number[]) =>
    color
      .map((channel) => channel / 255)
      .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
      .reduce((sum, share, index) => sum + share * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
  const contrastOf = (front: string, ...back: string[]) => {
    const [dark = 0, light = 0] = [painting(front), painting(...back)].map(luminance).sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };

  it('[css.accent] reaches own bubbles, quotes and rows', async () => {
    const scene = await openScene({ messages: 4, height: 600 });
    const views = await lists();
    const sheet = document.createElement('style');
    sheet.textContent = '.kit { --kit-primary-color: #00796b } * { transition: none !important }';
    document.head.append(sheet);
    try {
      const answer = new scene.ann.TextMessage('bob', 'an answer', 'user');
      answer.setQuotedMessageId(Number((await scene.newest()).getId()));
      await scene.control.sendAs('ann', answer);
      await until(() => scene.find('.kit-message-bubble__quote'), 'the quote');
      await painted();
      for (const theme of ['light', 'dark']) {
        scene.host.dataset.theme = theme;
        views.users.host.dataset.theme = theme;
        await painted();
        const own = getComputedStyle(scene.find('[data-own] .kit-message-bubble__body'));
        const quote = getComputedStyle(scene.find('.kit-message-bubble__quote'));
        const sender = getComputedStyle(scene.find('.kit-message-bubble__quote-sender'));
        const selected = getComputedStyle(find(views.users, '[data-selected] .kit-list-item'));
        for (const [part, color] of [
          ['own bubble', painting(own.backgroundColor)],
          ['quote', painting(own.backgroundColor, quote.backgroundColor)],
          ['quoted name', painting(sender.color)],
          ['selected row', painting(selected.backgroundColor)],
        ] as const) {
          const [red = 0, green = 0, blue = 0] = color;
          expect([theme, part, green > red, green >= blue - 4], `${theme} ${part} ${color}`).toEqual([
            theme,
            part,
            true,
            true,
          ]);
        }
      }
    } finally {
      sheet.remove();
      scene.close();
    }
  });

  const ACCENTS = [
    '#000000',
    '#ffffff',
    '#ff0033',
    '#ffd400',
    '#00ff00',
    '#00a884',
    '#00ffff',
    '#1d9bf0',
    '#0000ff',
    '#9900ff',
    '#ff00ff',
    '#808080',
  ];
  const FRONTS = ['text-color-highlight', 'text-color-primary', 'text-color-secondary'];
  const BACKS = [
    ['background-color-01'],
    ['background-color-03'],
    ['elevated-background-color'],
    ['active-background-color'],
    ['selected-background-color'],
    ['extended-primary-color-50'],
    ['message-own-background-color'],
    ['message-own-background-color', 'message-quote-background-color'],
    ['message-own-background-color', 'message-quote-hover-background-color'],
    ['message-background-color', 'message-quote-background-color'],
  ];

  it.each([
    ['light', 4.5],
    ['dark', 4.5],
    ['light contrast', 7],
    ['dark contrast', 7],
  ] as const)('[css.accent] keeps texts readable with any accent in "%s"', (theme, least) => {
    const host = document.createElement('div');
    host.className = 'kit';
    host.dataset.theme = theme;
    const probe = host.appendChild(document.createElement('i'));
    document.body.append(host);
    const colorOf = (token: string) => {
      probe.style.color = `var(--kit-${token})`;
      return getComputedStyle(probe).color;
    };
    const low: string[] = [];
    for (const accent of ['', ...ACCENTS]) {
      host.style.setProperty('--kit-primary-color', accent || null);
      const demand = (contrast: number, needed: number, pair: string) => {
        if (contrast < needed) low.push(`${accent || 'default'}: ${pair} has ${contrast.toFixed(2)}`);
      };
      for (const front of FRONTS)
        for (const back of BACKS)
          demand(contrastOf(colorOf(front), ...back.map(colorOf)), least, `${front} on ${back.join(' + ')}`);
      for (const front of ['border-color-highlight', 'icon-color-highlight'])
        for (const back of BACKS)
          demand(contrastOf(colorOf(front), ...back.map(colorOf)), 3, `${front} on ${back.join(' + ')}`);
      for (const fill of ['primary-color', 'primary-hover-color'])
        demand(
          contrastOf(colorOf('text-color-on-primary'), colorOf(fill)),
          accent ? 4.5 : least,
          `text on ${fill}`,
        );
    }
    host.remove();
    expect(low).toEqual([]);
  });
});

describe('more contrast', () => {
  it('[css.contrast] comes with the word in data-theme and with the preference of the system, the same way', async () => {
    const views = await lists();
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
      const views = await lists();
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
    const views = await lists();
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
    const { chats, users } = await lists();
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
    const { users } = await lists();
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
